"""Positions as documents: who has what, where, whose turn. They load into a legal state in the middle of a match, can
be written from any, and are what scenarios begin with. Places are named as in the view.

    turn: 10           the number of the turn (default 10, so that nobody is in a first turn)
    active: A          whose turn it is
    first: A           the starting player
    players: 2         how many; or the highest side that is given
    phase: invocation  or end (after the attack), awakening, restoration (the package), effects (beginning-of-turn
        effects)
    A: {summoners: [...], field: [...], attached: [...], hand: [ids], library: [ids], cemetery: [ids], excluded: [ids],
        stock: 0, ether: 0, shorts: 0, turns: 3, out: false}

A Summoner is a card id or {card, life, level, capacity, tilted, pending, lost, level_pile, attached, marks}, a card in
play an id or {card, owner, tilted, sick, counters, marks, attached, used, token, copy_of, base, parts, times}; what is
attached is an id or a card with `controller`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.kernel.cards.ground import player_ref
from engines.kernel.documents import near
from engines.kernel.positions import BadPosition, card_ids, fields_of, known_card, read_match, seat_of
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import Board
from .cards import Ability
from .counters import place_counters
from .permissions import sick
from .state import Card, Counter, Permanent, Seat, Summoner
from .triggers import settle
from .turns import Match, Turn
from .view import _badges  # pyright: ignore[reportPrivateUsage]
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


def place(g: Board, document: Mapping[str, Any]) -> None:
    """Put a match into a position and go on to its first question."""
    fields_of(document, {"turn", "active", "first", "players", "phase", "drawn", "round", *SEATS}, "a position")
    s = g.s
    given = max((seat_of(letter, len(SEATS)) for letter in SEATS if letter in document), default=0)
    n = max(int(document.get("players", 2)), given + 1)
    s.things, s.agenda, s.combat, s.lasting, s.heard, s.recent = [], [], [], [], [], []
    s.gone, s.fate, s.spent = {}, {}, {}
    s.seats = [Seat(kept=True) for _ in range(n)]
    s.active = seat_of(document.get("active", "A"), len(SEATS))
    s.first = seat_of(document.get("first", document.get("active", "A")), len(SEATS))
    s.turn = int(document.get("turn", 10))
    s.round = int(document.get("round", (s.turn + n - 1) // n))
    s.dirty = False
    for seat in range(n):
        _side(g, seat, document.get(SEATS[seat]) or {})
    for seat in range(n):
        _attach_to_players(g, seat, document.get(SEATS[seat]) or {})
    _agenda(g, document.get("phase", "invocation"), drawn=document.get("drawn"))
    g.reshaped()
    settle(g)
    g.story = []
    g.run()


def _agenda(g: Board, phase: str, *, drawn: bool | None) -> None:

    s = g.s
    steps = {
        "invocation": "main",
        "end": "main",
        "awakening": "awaken",
        "restoration": "other_package",
        "effects": "begin_effects",
    }
    if phase not in steps:
        raise BadPosition(f"phase is one of {', '.join(steps)}, not {phase!r}")
    if phase == "awakening":
        s.turn -= 1
        s.seats[s.active].turns -= 1
    s.phase = {"effects": "restoration"}.get(phase, phase)
    s.gate = phase not in ("awakening", "restoration") if drawn is None else drawn
    s.announced = phase == "end"
    s.attacks_left = 0 if phase == "end" else 1
    s.agenda = [Match(step="next_turn"), Turn(seat=s.active, step=steps[phase])]


def _make(g: Board, seat: int, card: Any, kinds: Sequence[str] = ()) -> Id:
    known_card(g, card, kinds)
    return g.add(lambda id: Card(id=id, card=card, owner=seat))


def _side(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    known = {
        "summoners",
        "field",
        "attached",
        "hand",
        "library",
        "cemetery",
        "excluded",
        "stock",
        "ether",
        "shorts",
        "turns",
        "out",
        "leveled",
    }
    fields_of(document, known, "a side")
    side = g.s.seats[seat]
    for zone in ("hand", "cemetery", "excluded"):
        setattr(side, zone, tuple(_make(g, seat, card) for card in document.get(zone, ())))
    side.library = tuple(_make(g, seat, card) for card in document.get("library", ["plain-creature"] * 12))
    side.stock, side.ether, side.shorts = document.get("stock", 0), document.get("ether", 0), document.get("shorts", 0)
    side.turns = document.get("turns", max(1, g.s.turn // len(g.s.seats)))
    side.out = int(document.get("out", 0))
    side.leveled = g.s.turn if document.get("leveled") else 0
    side.summoners = tuple(
        _summoner(g, seat, each) for each in document.get("summoners", ("plain-summoner", "plain-summoner-two"))
    )
    for each in document.get("field", ()):
        _permanent(g, seat, each)


def _summoner(g: Board, seat: int, document: Any) -> Id:
    known = {"card", "life", "level", "capacity", "tilted", "pending", "lost", "level_pile", "attached", "marks"}
    document = fields_of(document, known, "a Summoner")
    card = document.get("card", "plain-summoner")
    if not isinstance(card, str) or card not in g.cards or g.cards[card].kind != "summoner":
        raise BadPosition(
            f"no Summoner is called {card!r}; {near(card, (id for id in g.cards if g.cards[id].kind == 'summoner'))}"
        )
    printed = g.cards[card]
    level = document.get("level", 1)
    lost = int(document.get("lost", 0))
    pile = tuple(_make(g, seat, each, ("level_up",)) for each in document.get("level_pile", ()))
    id = g.add(
        lambda id: Summoner(
            id=id, card=card, owner=seat, life=0 if lost else document.get("life", printed.life), level=level,
            lost=lost,
            capacity=0 if lost else document.get("capacity", printed.capacity(level)),
            tilted=bool(document.get("tilted")),
            pending=document.get("pending", 0), marks=tuple(document.get("marks", ())), pile=pile,
        )
    )  # fmt: skip
    for each in document.get("attached", ()):
        _permanent(g, seat, each, host=id)
    return id


def _permanent(g: Board, seat: int, document: Any, host: int = 0) -> Id:
    known = {
        "card", "owner", "controller", "tilted", "sick", "counters", "marks", "attached", "used", "token", "copy_of",
        "base", "named", "typed", "parts", "times",
    }  # fmt: skip
    document = fields_of(document, known, "a card in play")
    seat = seat_of(document["controller"], len(SEATS)) if "controller" in document else seat
    owner = seat_of(document["owner"], len(SEATS)) if "owner" in document else seat
    card = document.get("card", "plain-creature")
    id = _make(g, owner, card)
    if not getattr(g.cards[card], "stays", False):
        raise BadPosition(f"{card} does not stay in play")
    printed: dict[str, int] = document.get("counters") or {}
    counters = tuple(Counter(kind.startswith("+"), n) for kind, n in printed.items())
    stamp = g.next_stamp()
    g.s.things[id] = Permanent(
        id=id, card=card, owner=owner, controller=seat, home=seat, since=stamp, hosted=stamp,
        arrived=g.s.turn if document.get("sick") else 0,
        tilted=bool(document.get("tilted")), host=host, counters=counters, marks=tuple(document.get("marks", ())),
        used={_used(g, card, name): g.s.turn for name in document.get("used", ())}, token=bool(document.get("token")),
        copied=document.get("copy_of", ""),
        base=tuple(document["base"]) if "base" in document else None,
        parts=tuple(_make(g, owner, each) for each in document.get("parts", ())), code=g.new_code(seat, host),
    )  # fmt: skip
    if "named" in document or "typed" in document:
        text = document.get("copy_of", card)
        g.s.borrowed[id] = document.get("named", text), document.get("typed", text)
    side = g.s.seats[seat]
    side.field += (id,)
    g.touch()
    for name, n in cast(dict[str, int], document.get("times") or {}).items():
        ability = next(
            each
            for each in _limited(g, card)
            if name in (each.where, each.where.split(":")[1] if ":" in each.where else "")
        )
        for _ in range(n):
            g.spend(ability.limit, id, ability.where, seat)
    if host and "Allergy" in g.cards[card].ability_names and g.is_permanent(host):
        place_counters(g, host, "-1/-1", 1, id)
    for each in document.get("attached", ()):
        _permanent(g, seat, each, host=id)
    return id


def _used(g: Board, card: str, name: str) -> str:
    """The name that an Action's use is saved under, by its name in notation."""
    own = g.cards[card].action(name)
    if own is not None:
        return own.where
    return next(each.where for keyword in L.keywords.values() for each in keyword.abilities if each.key == name)


def _limited(g: Board, card: str) -> list[Ability]:
    """The abilities of a card, and of its keywords, that happen only so often in a match."""
    return [each for each in g.cards[card].every if each.limit is not None and each.limit.period == "match"]


def _attach_to_players(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    for each in document.get("attached", ()):
        known = dict(fields_of(each, {"card", "controller", "owner", "marks", "times"}, "a card attached to a player"))
        known.setdefault("controller", SEATS[(seat + 1) % len(g.s.seats)])
        _permanent(g, seat, known, host=player_ref(seat))


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Board, path: str) -> Any:
    """A figure of a match for scenarios.

    `A.stock`, `A.ether`, `A.hand`, `A.library` (counts), `A.hand_cards`, `A.library_cards`, `A.cemetery`, `A.excluded`,
    `A.field`, `A.attached`, `A.removed` (card ids), `A.shorts`, `A.out`, `A.turns`, `A.mulligans`; `as1.life` (level,
    capacity, tilted, pending, lost, level_pile, attached, marks, card); `b3` (whether there is one), `b3.attack`
    (defense, card, kind, tilted, counters, marks, controller, owner, attached, abilities, types, sick, plane, token,
    badges, parts), `b3.1.card`; `phase`, `turn`, `round`, `active`, `first`, `gate`, `announced`, `winner` ("A" or
    "draw"), `clause` (of the result), `places`, `combat`, `chain`, `lasting` (how many), `stamp`.
    """
    head, _, rest = path.partition(".")
    s = g.s
    if head in tuple(SEATS):
        return _read_side(g, seat_of(head, len(SEATS)), rest)
    if head[:1] in "abcd" and head[1:2].isdigit() or head[1:2] == "s" and head[2:].isdigit() or head in tuple("abcd"):
        return _read_place(g, head, rest)
    if head == "places":
        return None if s.outcome is None else list(s.outcome.places)
    if head == "chain":
        return len(g.chain())
    return len(s.combat) if head == "combat" else read_match(g, head)


def _read_side(g: Board, seat: int, what: str) -> Any:
    side = g.s.seats[seat]
    if what in ("hand", "library"):
        return len(getattr(side, what))
    if what in ("cemetery", "excluded"):
        return card_ids(g, g.pile(seat, what))
    if what == "removed":
        return card_ids(g, side.removed)
    if what.endswith("_cards"):
        return card_ids(g, getattr(side, what.removesuffix("_cards")))
    if what == "field":
        return [g.definition(id) for id in side.field if not g.permanent(id).host]
    if what == "attached":
        return [g.definition(id) for id in g.attachments(player_ref(seat))]
    if what == "out":
        return bool(side.out)
    return getattr(side, what)


def _read_place(g: Board, head: str, rest: str) -> Any:
    first, _, more = rest.partition(".")
    if first.isdigit():
        head, rest = f"{head}.{first}", more
    id = g.at(head)
    if not rest:
        return bool(id)
    if not id:
        return None
    thing = g.known(id)
    if rest == "attached":
        return [g.definition(each) for each in g.attachments(id)]
    if rest in ("attack", "defense"):
        return getattr(g, rest)(id)
    if rest == "counters":
        return {kind: g.counters(id, kind) for kind in ("+1/+1", "-1/-1") if g.counters(id, kind)}
    if rest in ("controller", "owner"):
        return SEATS[getattr(thing, rest)]
    if rest in ("kind", "plane"):
        return g.kind_of(id) if rest == "kind" else g.plane(id)
    if rest == "sick":
        return sick(g, id)
    if rest == "abilities":
        return sorted(g.abilities(id))
    if rest == "types":
        return list(g.types(id))
    if rest == "card":
        return g.definition(id)
    if rest == "badges":
        return _badges(g, id)
    if rest in ("level_pile", "parts"):
        return card_ids(g, thing.pile if rest == "level_pile" else thing.parts)
    if rest == "marks":
        return list(thing.marks)
    return getattr(thing, rest)


# ------------------------------------------------------------------------------------------------------------- writing


def write(g: Board) -> dict[str, Any]:
    """The position of a match as a document that `place` reads. What is pending or lasts is not part of a position."""
    s = g.s
    phase = "end" if s.phase == "end" or s.announced else "invocation"
    document: dict[str, Any] = {
        "turn": max(1, s.turn), "round": s.round, "active": SEATS[s.active], "first": SEATS[s.first], "phase": phase,
        "players": len(s.seats),
    }  # fmt: skip
    for seat in range(len(s.seats)):
        document[SEATS[seat]] = _write_side(g, seat)
    return document


def _write_side(g: Board, seat: int) -> dict[str, Any]:
    side = g.s.seats[seat]
    return {
        "summoners": [_write_summoner(g, id) for id in side.summoners],
        "field": [_write_permanent(g, id) for id in side.field if not g.permanent(id).host],
        "attached": [_write_permanent(g, id) for id in g.attachments(player_ref(seat))],
        "hand": card_ids(g, side.hand),
        "library": card_ids(g, side.library),
        "cemetery": card_ids(g, side.cemetery),
        "excluded": card_ids(g, side.excluded),
        "stock": side.stock,
        "ether": side.ether,
        "shorts": side.shorts,
        "turns": side.turns,
        "out": side.out,
        "leveled": side.leveled == g.s.turn,
    }


def _write_summoner(g: Board, id: Id) -> dict[str, Any]:
    summoner = g.summoner(id)
    return {
        "card": summoner.card, "life": summoner.life, "level": summoner.level, "capacity": summoner.capacity,
        "tilted": summoner.tilted,
        "pending": summoner.pending, "lost": summoner.lost, "level_pile": card_ids(g, summoner.pile),
        "marks": list(summoner.marks),
        "attached": [_write_permanent(g, each) for each in g.attachments(id)],
    }  # fmt: skip


def _write_permanent(g: Board, id: Id) -> dict[str, Any]:
    thing = g.permanent(id)
    document: dict[str, Any] = {"card": thing.card}
    if thing.host:
        document["controller"] = SEATS[thing.controller]
    if thing.owner != thing.controller:
        document["owner"] = SEATS[thing.owner]
    for name in ("tilted", "token"):
        if getattr(thing, name):
            document[name] = True
    if thing.arrived == g.s.turn:
        document["sick"] = True
    lasting = [each for each in thing.counters if not each.bound]
    if lasting:
        counters: dict[str, int] = {}
        for each in lasting:
            kind = "+1/+1" if each.plus else "-1/-1"
            counters[kind] = counters.get(kind, 0) + each.n
        document["counters"] = counters
    if thing.marks:
        document["marks"] = list(thing.marks)
    if thing.copied:
        document["copy_of"] = thing.copied
    for name, card in zip(("named", "typed"), g.s.borrowed.get(thing.id, ()), strict=False):
        document[name] = card
    if thing.base is not None:
        document["base"] = list(thing.base)
    if thing.parts:
        document["parts"] = card_ids(g, thing.parts)
    times = {
        each.where: n
        for each in _limited(g, thing.card)
        if (n := g.allowed(each.limit, id, thing.controller) - g.left(each.limit, id, each.where, thing.controller))
    }
    if times:
        document["times"] = times
    attached = g.attachments(id)
    if attached:
        document["attached"] = [_write_permanent(g, each) for each in attached]
    return document
