"""Positions as documents: who has what, where, whose turn. They load into a legal state in the middle of a match, can
be written from any, and are what scenarios begin with. Places are named as in the view. [docs/positions.md]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, cast

from engines.kernel.cards.costs import Limit
from engines.kernel.cards.ground import player_ref
from engines.kernel.positions import (
    BadPosition,
    Count,
    card_ids,
    dealt,
    fields_of,
    known_card,
    one_of,
    read_match,
    seat_of,
)
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import Board
from .cards import Ability
from .combat import sick
from .counters import place_counters
from .state import Counter, Permanent, Seat, Summoner
from .triggers import settle
from .turns import Match, Turn
from .view import badges
from .words import L


def _levels() -> list[dict[str, int]]:
    return [{"level": n, "capacity": n} for n in (1, 2, 3)]


BLANKS: tuple[dict[str, Any], ...] = (
    {"kind": "summoner", "id": "plain-summoner", "name": "Plain Summoner", "life": 10, "levels": _levels()},
    {"kind": "summoner", "id": "plain-summoner-two", "name": "Plain Summoner Two", "life": 10, "levels": _levels()},
    {"kind": "creature", "id": "plain-creature", "name": "Plain Creature", "rank": "inf", "attack": 2, "defense": 2},
    {"kind": "door", "id": "plain-door", "name": "Plain Door", "rank": "inf", "defense": 3},
    {"kind": "incantation", "id": "plain-incantation", "name": "Plain Incantation", "rank": "inf"},
    {"kind": "imminent", "id": "plain-imminent", "name": "Plain Imminent", "rank": "inf"},
    {"kind": "level_up", "id": "plain-level", "name": "Plain Level", "rank": "inf"},
)
"""Cards without any effect worth mentioning, for positions that do not care."""


STEPS = {
    "invocation": "main", "end": "main", "awakening": "awaken", "restoration": "other_package",
    "effects": "begin_effects",
}  # fmt: skip
"""The phases of a document, each with the step that the turn is at."""
PILES = ("hand", "library", "cemetery", "excluded")
OF_LIBRARIES = tuple(kind for kind in L.cards if kind != "summoner")
FIGURES = ("stock", "ether", "shorts", "turns")
STATES = ("level", "pending", "lost")
"""What a document says of a side, and of a Summoner, as a number."""
KINDS = ("+1/+1", "-1/-1")
OF_MATCH: dict[str, Any] = {
    **dict.fromkeys(("turn", "players", "round"), Count), **dict.fromkeys(("active", "first", "phase"), str),
    **dict.fromkeys(SEATS, dict[str, Any]), "drawn": bool,
}  # fmt: skip
OF_SIDE: dict[str, Any] = {
    **dict.fromkeys(PILES, list[str]), **dict.fromkeys(FIGURES, Count),
    **dict.fromkeys(("summoners", "field", "attached"), list[Any]), "out": Count | bool, "leveled": bool,
}  # fmt: skip
OF_SUMMONER: dict[str, Any] = {
    **dict.fromkeys((*STATES, "life", "capacity"), Count), "card": str, "tilted": bool, "attached": list[Any],
    **dict.fromkeys(("level_pile", "marks"), list[str]),
}  # fmt: skip
ATTACHED: dict[str, Any] = {
    **dict.fromkeys(("card", "controller", "owner"), str), "marks": list[str], "times": dict[str, Count],
}  # fmt: skip
OF_PERMANENT: dict[str, Any] = {
    **ATTACHED, **dict.fromkeys(("tilted", "sick", "token"), bool), "attached": list[Any],
    **dict.fromkeys(("copy_of", "named", "typed"), str), **dict.fromkeys(("used", "parts"), list[str]),
    "counters": dict[Literal["+1/+1", "-1/-1"], Count], "base": tuple[int, int],
}  # fmt: skip
"""What a document says, and of what kind each of that is."""


def place(g: Board, document: Mapping[str, Any]) -> None:
    """Put a match into a position and go on to its first question."""
    document = fields_of(document, OF_MATCH, "a position")
    s = g.s
    given = max((seat_of(letter, len(SEATS)) for letter in SEATS if letter in document), default=0)
    most = g.rules.seats[1]
    n = max(document.get("players", 2), given + 1)
    if n > most:
        raise BadPosition(f"'players' are at most {most}, not {n}")
    s.things, s.agenda, s.combat, s.lasting, s.heard, s.recent = [], [], [], [], [], []
    s.gone, s.fate, s.spent = {}, {}, {}
    s.seats = [Seat(kept=True) for _ in range(n)]
    s.active = seat_of(document.get("active", "A"), len(SEATS))
    s.first = seat_of(document.get("first", document.get("active", "A")), len(SEATS))
    s.turn = document.get("turn", 10)
    s.round = document.get("round", (s.turn + n - 1) // n)
    s.dirty = False
    sides: list[Mapping[str, Any]] = [document.get(SEATS[seat], {}) for seat in range(n)]
    for seat, side in enumerate(sides):
        _side(g, seat, side)
    for seat, side in enumerate(sides):
        _attach_to_player(g, seat, side)
    _go_on(g, one_of(document.get("phase", "invocation"), STEPS, "phase"), document.get("drawn"))
    g.reshaped()
    settle(g)
    g.story = []
    g.run()


def _go_on(g: Board, phase: str, drawn: bool | None) -> None:
    """The turn goes on at a phase."""
    s = g.s
    if phase == "awakening":
        s.turn -= 1
        s.seats[s.active].turns -= 1
    s.phase = {"effects": "restoration"}.get(phase, phase)
    s.gate = phase not in ("awakening", "restoration") if drawn is None else drawn
    s.announced = phase == "end"
    s.attacks_left = 0 if phase == "end" else 1
    s.agenda = [Match(step="next_turn"), Turn(seat=s.active, step=STEPS[phase])]


def _side(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    document = fields_of(document, OF_SIDE, f"side {SEATS[seat]}")
    side = g.s.seats[seat]
    side.turns = max(1, g.s.turn // len(g.s.seats))
    for zone in PILES:
        default = ["plain-creature"] * 12 if zone == "library" else ()
        setattr(side, zone, tuple(dealt(g, seat, card, OF_LIBRARIES) for card in document.get(zone, default)))
    for name in FIGURES:
        setattr(side, name, document.get(name, getattr(side, name)))
    side.out, side.leveled = int(document.get("out", 0)), g.s.turn if document.get("leveled") else 0
    summoners = document.get("summoners", ("plain-summoner", "plain-summoner-two"))
    side.summoners = tuple(_summoner(g, seat, each) for each in summoners)
    for each in document.get("field", ()):
        _permanent(g, seat, each)


def _summoner(g: Board, seat: int, document: Any) -> Id:
    given = {"card": "plain-summoner", **fields_of(document, OF_SUMMONER, "a Summoner")}
    printed = g.cards[known_card(g, given["card"], ("summoner",))]
    pile = tuple(dealt(g, seat, each, ("level_up",)) for each in given.get("level_pile", ()))
    states: dict[str, Any] = {"level": 1, "lost": 0, **{name: given[name] for name in STATES if name in given}}
    one_of(states["level"], [n + 1 for n in range(len(printed.levels))], "level")
    full = {"life": printed.life, "capacity": printed.capacity(states["level"])}
    points: dict[str, Any] = {name: 0 if states["lost"] else given.get(name, n) for name, n in full.items()}
    id = g.add(
        lambda id: Summoner(
            id=id, card=printed.id, owner=seat, tilted=bool(given.get("tilted")), marks=tuple(given.get("marks", ())),
            pile=pile, **states, **points,
        )
    )  # fmt: skip
    for each in given.get("attached", ()):
        _permanent(g, seat, each, host=id)
    return id


def _permanent(g: Board, seat: int, document: Any, host: int = 0) -> Id:
    given: dict[str, Any] = {"card": "plain-creature", **fields_of(document, OF_PERMANENT, "a card in play")}
    seat = seat_of(given.get("controller", SEATS[seat]), len(SEATS))
    owner, card = seat_of(given.get("owner", SEATS[seat]), len(SEATS)), given["card"]
    id = dealt(g, owner, card)
    if not getattr(g.cards[card], "stays", False):
        raise BadPosition(f"{card} does not stay in play")
    copied = known_card(g, given["copy_of"]) if "copy_of" in given else ""
    counters: dict[str, int] = given.get("counters", {})
    stamp = g.next_stamp()
    g.s.things[id] = Permanent(
        id=id, card=card, owner=owner, controller=seat, home=seat, since=stamp, hosted=stamp,
        arrived=g.s.turn if given.get("sick") else 0, tilted=bool(given.get("tilted")), host=host,
        counters=tuple(Counter(kind.startswith("+"), n) for kind, n in counters.items()),
        marks=tuple(given.get("marks", ())), token=bool(given.get("token")), copied=copied,
        base=tuple(given["base"]) if "base" in given else None,
        parts=tuple(dealt(g, owner, each) for each in given.get("parts", ())), code=g.new_code(seat, host),
    )  # fmt: skip
    if "named" in given or "typed" in given:
        text = given.get("copy_of", card)
        g.s.borrowed[id] = given.get("named", text), given.get("typed", text)
    g.s.seats[seat].field += (id,)
    g.touch()
    uses = {_use(g, card, name): 1 for name in given.get("used", ())}
    rationed = {name: each for each in _limited(g, card) for name in (*each.where.split(":")[1:2], each.where)}
    for name, n in given.get("times", {}).items():
        uses[rationed[one_of(name, rationed, "times")]] = n
    for ability, n in uses.items():
        for _ in range(n):
            g.spend(cast(Limit, ability.often), id, ability.where, seat)
    if host and "Allergy" in g.cards[card].keyword_names and g.is_permanent(host):
        place_counters(g, host, "-1/-1", 1, id)
    for each in given.get("attached", ()):
        _permanent(g, seat, each, host=id)
    return id


def _use(g: Board, card: str, name: str) -> Ability:
    """An Action by its name in notation: of a card, or of a keyword."""
    own = g.cards[card].action(name)
    shared = {each.key: each for keyword in L.keywords.values() for each in keyword.abilities if each.use}
    return own or shared[one_of(name, shared, "used")]


def _limited(g: Board, card: str) -> list[Ability]:
    """The abilities of a card, and of its keywords, that happen only so often in a match."""
    return [each for each in g.cards[card].every if each.limit is not None and each.limit.period == "match"]


def _attach_to_player(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    foe = SEATS[(seat + 1) % len(g.s.seats)]
    for each in document.get("attached", ()):
        given = fields_of(each, ATTACHED, "a card attached to a player")
        _permanent(g, seat, {"controller": foe, **given}, host=player_ref(seat))


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Board, path: str) -> Any:
    """A figure of a match for scenarios, by its name there."""
    head, _, rest = path.partition(".")
    if head in tuple(SEATS):
        return _read_side(g, seat_of(head, len(SEATS)), rest)
    if head[:1] in "abcd" and head[1:2].isdigit() or head[1:2] == "s" and head[2:].isdigit() or head in tuple("abcd"):
        return _read_place(g, head, rest)
    if head == "places":
        return None if g.s.outcome is None else list(g.s.outcome.places)
    return len(g.chain()) if head == "chain" else len(g.s.combat) if head == "combat" else read_match(g, head)


def _cards(g: Board, ids: Iterable[Id]) -> list[str]:
    """The cards that things in play look like."""
    return [g.definition(id) for id in ids]


def _read_side(g: Board, seat: int, what: str) -> Any:
    side = g.s.seats[seat]
    if what in ("cemetery", "excluded"):
        return card_ids(g, g.pile(seat, what))
    if what == "removed" or what.endswith("_cards"):
        return card_ids(g, getattr(side, what.removesuffix("_cards")))
    if what == "field":
        return _cards(g, (id for id in side.field if not g.permanent(id).host))
    if what == "attached":
        return _cards(g, g.attachments(player_ref(seat)))
    return bool(side.out) if what == "out" else len(getattr(side, what)) if what in PILES else getattr(side, what)


OF_THING: dict[str, Callable[[Board, Id], Any]] = {
    "attached": lambda g, id: _cards(g, g.attachments(id)), "attack": lambda g, id: g.attack(id),
    "defense": lambda g, id: g.defense(id),
    "counters": lambda g, id: {kind: n for kind in KINDS if (n := g.counters(id, kind))},
    "controller": lambda g, id: SEATS[g.known(id).controller], "owner": lambda g, id: SEATS[g.known(id).owner],
    "kind": lambda g, id: g.kind_of(id), "plane": lambda g, id: g.plane(id), "sick": sick,
    "abilities": lambda g, id: sorted(g.abilities(id)), "types": lambda g, id: list(g.types(id)),
    "card": lambda g, id: g.definition(id), "badges": badges,
    "level_pile": lambda g, id: card_ids(g, g.known(id).pile), "parts": lambda g, id: card_ids(g, g.known(id).parts),
    "marks": lambda g, id: list(g.known(id).marks),
}  # fmt: skip
"""What is read of something in play beside its own fields."""


def _read_place(g: Board, head: str, rest: str) -> Any:
    first, _, more = rest.partition(".")
    if first.isdigit():
        head, rest = f"{head}.{first}", more
    id = g.at(head)
    if not id or not rest:
        return None if rest else bool(id)
    return OF_THING[rest](g, id) if rest in OF_THING else getattr(g.known(id), rest)


# ------------------------------------------------------------------------------------------------------------- writing


def write(g: Board) -> dict[str, Any]:
    """The position of a match as a document that `place` reads. What is pending or lasts is not part of a position."""
    s = g.s
    phase = "end" if s.phase == "end" or s.announced else "invocation"
    document: dict[str, Any] = {
        "turn": max(1, s.turn), "round": s.round, "active": SEATS[s.active], "first": SEATS[s.first], "phase": phase,
        "players": len(s.seats),
    }  # fmt: skip
    for seat, side in enumerate(s.seats):
        document[SEATS[seat]] = {
            "summoners": [_write_summoner(g, id) for id in side.summoners],
            "field": [_write_permanent(g, id) for id in side.field if not g.permanent(id).host],
            "attached": _write_attached(g, player_ref(seat)),
            **{pile: card_ids(g, getattr(side, pile)) for pile in PILES},
            **{name: getattr(side, name) for name in FIGURES},
            "out": side.out, "leveled": side.leveled == s.turn,
        }  # fmt: skip
    return document


def _write_attached(g: Board, id: int) -> list[dict[str, Any]]:
    return [_write_permanent(g, each) for each in g.attachments(id)]


def _write_summoner(g: Board, id: Id) -> dict[str, Any]:
    summoner = g.summoner(id)
    return {
        **{name: getattr(summoner, name) for name in (*STATES, "card", "life", "capacity", "tilted")},
        "level_pile": card_ids(g, summoner.pile), "marks": list(summoner.marks), "attached": _write_attached(g, id),
    }  # fmt: skip


def _write_permanent(g: Board, id: Id) -> dict[str, Any]:
    thing = g.permanent(id)
    lasting = [each for each in thing.counters if not each.bound]
    counts = {kind: sum(each.n for each in lasting if each.plus == (kind == KINDS[0])) for kind in KINDS}
    more: dict[str, Any] = {
        "controller": SEATS[thing.controller] if thing.host else "",
        "owner": SEATS[thing.owner] if thing.owner != thing.controller else "",
        "tilted": thing.tilted, "token": thing.token, "sick": thing.arrived == g.s.turn,
        "counters": {kind: n for kind, n in counts.items() if n}, "marks": list(thing.marks), "copy_of": thing.copied,
        **dict(zip(("named", "typed"), g.s.borrowed.get(id, ()), strict=False)),
        "base": list(thing.base or ()), "parts": card_ids(g, thing.parts),
        "times": {
            each.where: n
            for each in _limited(g, thing.card)
            if (n := g.allowed(each.limit, id, thing.controller) - g.left(each.limit, id, each.where, thing.controller))
        },
        "attached": _write_attached(g, id),
    }  # fmt: skip
    return {"card": thing.card, **{name: each for name, each in more.items() if each}}
