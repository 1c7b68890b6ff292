"""Positions as documents: who has what, where, whose turn. They load into a legal state in the middle of a match, can
be written from any, and are what scenarios begin with. [docs/positions.md]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from engines.kernel.positions import Count, card_ids, dealt, fields_of, known_card, one_of, read_match, seat_of
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import PILES, Board
from .happening import check
from .state import Card, Creature, empty_side
from .turns import Match, Turn

BLANKS: tuple[dict[str, Any], ...] = (
    {"kind": "creature", "id": "plain-creature", "name": "Plain Creature", "atk": 100, "def": 200},
    {"kind": "creature", "id": "plain-one", "name": "Plain One", "cost": 1, "atk": 300, "def": 300},
    {
        "kind": "creature", "id": "plain-soul", "name": "Plain Soul", "atk": 100, "def": 100,
        "soul_bonus": {"atk": 100, "def": 100},
    },
    {"kind": "rune", "id": "plain-rune", "name": "Plain Rune", "do": [{"heal": {"to": {"kind": "creature"}}}]},
    {
        "kind": "jinx", "id": "plain-jinx", "name": "Plain Jinx",
        "abilities": [{"when": {"event": "attack_declared", "player": "foe"}, "do": [{"draw": 1}]}],
    },
    {"kind": "weapon", "id": "plain-weapon", "name": "Plain Weapon", "atk": 100},
    {"kind": "artifact", "id": "plain-artifact", "name": "Plain Artifact", "soul_bonus": {"atk": 100, "def": 100}},
    {"kind": "arena", "id": "plain-arena", "name": "Plain Arena"},
    {"kind": "token", "id": "plain-token", "name": "Plain Token", "atk": 100, "def": 100},
)  # fmt: skip
"""Cards without any effect worth mentioning, for positions that do not care."""
STEPS = {"main_1": "main", "main_2": "main", "battle": "battle", "draw": "draw_phase", "end": "end_phase"}
FIGURES = ("lf", "summoned", "stacked")
COUNTS = {"damage": "damage", "attacked": "attacks", "moved": "moves"}
"""What a document says of a side, and of a creature, as a number: of a creature with the field that has it."""
OF_MATCH: dict[str, Any] = {
    "turn": Count, "active": str, "first": str, "phase": str, "arena": str | dict[str, str], "A": dict[str, Any],
    "B": dict[str, Any], "quiet": Count,
}  # fmt: skip
OF_SIDE: dict[str, Any] = {
    **dict.fromkeys(PILES, list[str]), **dict.fromkeys(FIGURES, Count), "lanes": dict[Any, Any],
    "stacks": dict[Any, list[Any]],
}  # fmt: skip
STACKED: dict[str, Any] = {"card": str, "down": bool, "turn": Count}
OF_CREATURE: dict[str, Any] = {
    **dict.fromkeys(COUNTS, Count), "card": str, "owner": str, "down": bool, "since": Count, "up": bool,
    "weapons": list[str], "tokens": list[str], "new": bool,
}  # fmt: skip
"""What a document says, and of what kind each of that is."""


def place(g: Board, document: Mapping[str, Any]) -> None:
    """Put a match into a position and go on to its first question."""
    document = fields_of(document, OF_MATCH, "a position")
    s = g.s
    s.things, s.agenda, s.lasting, s.heard, s.recent, s.since = [], [], [], [], [], []
    s.seats = [empty_side(int(g.option("lanes"))) for _ in (0, 1)]
    s.active, s.first = seat_of(document.get("active", "A")), seat_of(document.get("first", "A"))
    s.turn, s.quiet = document.get("turn", 10), document.get("quiet", 0)
    s.phase = one_of(document.get("phase", "main_1"), STEPS, "phase")
    for seat in (0, 1):
        _side(g, seat, document.get(SEATS[seat], {}))
    arena = document.get("arena", {})
    for letter, card in ({"A": arena} if isinstance(arena, str) else arena).items():
        s.arena = (*s.arena, dealt(g, seat_of(letter), card, ("arena",)))
    s.agenda = [Match(step="turns"), Turn(seat=s.active, step=STEPS[s.phase])]
    g.reshaped()
    check(g)
    g.story = []
    g.run()


def _side(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    document = fields_of(document, OF_SIDE, f"side {SEATS[seat]}")
    side = g.s.seats[seat]
    for pile in PILES:
        default = ["plain-creature"] * 10 if pile == "deck" else []
        setattr(side, pile, tuple(dealt(g, seat, card) for card in document.get(pile, default)))
    for name in FIGURES:
        setattr(side, name, document.get(name, getattr(side, name)))
    stacks, lanes = list(side.stacks), list(side.lanes)
    for number, each in document.get("stacks", {}).items():
        stacks[_lane(g, number)] = tuple(_stacked(g, seat, card) for card in each)
    for number, each in document.get("lanes", {}).items():
        lanes[_lane(g, number)] = _creature(g, seat, _lane(g, number), each)
    side.stacks, side.lanes = tuple(stacks), tuple(lanes)


def _lane(g: Board, number: Any) -> int:
    return int(one_of(str(number), [str(lane + 1) for lane in g.row], "a lane")) - 1


def _stacked(g: Board, seat: int, document: Any) -> Id:
    given = fields_of(document, STACKED, "a card in a stack")
    id = dealt(g, seat, given.get("card"))
    if given.get("down"):
        g.thing(id).down, g.thing(id).turn = True, given.get("turn", max(1, g.s.turn - 1))
    return id


def _creature(g: Board, seat: int, lane: int, document: Any) -> Id:
    given = fields_of(document, OF_CREATURE, "a creature")
    owner = seat_of(given.get("owner", SEATS[seat]))
    id = dealt(g, owner, given.get("card"), ("creature", "token"))
    now, down = g.s.turn if given.get("new") else 0, bool(given.get("down"))
    weapons = tuple(dealt(g, seat, each, ("weapon",)) for each in given.get("weapons", ()))
    pile = tuple(known_card(g, each, ("token",)) for each in given.get("tokens", ()))
    counts: dict[str, Any] = {field: given.get(name, 0) for name, field in COUNTS.items()}
    g.s.things[id] = Creature(
        id=id, card=given["card"], owner=owner, since=g.next_stamp(), controller=seat, home=seat, lane=lane, down=down,
        entered_down=down or bool(given.get("up")), arrived=now, turned=given.get("since", now), weapons=weapons,
        token=g.cards[given["card"]].kind == "token", pile=pile, **counts,
    )  # fmt: skip
    for each in weapons:
        cast(Card, g.thing(each)).host = id
    g.touch()
    return id


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Board, path: str) -> Any:
    """A figure of a match for scenarios, by its name there."""
    head, _, rest = path.partition(".")
    if head in ("A", "B"):
        return _read_side(g, seat_of(head), rest)
    if head[:1] in ("a", "b") and head[1:].isdigit():
        return _read_lane(g, "ab".index(head[0]), int(head[1:]) - 1, rest)
    if head == "arena":
        return card_ids(g, g.s.arena)
    return len(g.pending()) if head == "pending" else read_match(g, head)


def _read_side(g: Board, seat: int, what: str) -> Any:
    side = g.s.seats[seat]
    if what.endswith("_cards") or what in ("grave", "banish"):
        return card_ids(g, getattr(side, what.removesuffix("_cards")))
    if what == "won":
        return g.s.series.won[seat] if g.s.series is not None else 0
    if what == "souls":
        return len(g.souls(seat))
    return len(getattr(side, what)) if what in PILES else getattr(side, what)


OF_LANE: dict[str, Callable[[Board, int, int], Any]] = {
    "stack": lambda g, seat, lane: card_ids(g, g.stack(seat, lane)),
    "bonus": lambda g, seat, lane: list(g.bonus(seat, lane)),
    "": lambda g, seat, lane: bool(g.in_lane(seat, lane)),
}
READ: dict[str, Callable[[Board, Id, Creature], Any]] = {
    "atk": lambda g, id, _: g.stat(id, "atk"),
    "def": lambda g, id, _: g.stat(id, "def"),
    "left": lambda g, id, _: g.remaining(id),
    "arrows": lambda g, id, _: list(g.arrows(id)),
    "weapons": lambda g, _, thing: card_ids(g, thing.weapons),
    "tokens": lambda _g, _, thing: [thing.card, *thing.pile] if thing.token else [],
    "owner": lambda _g, _, thing: SEATS[thing.owner],
}


def _read_lane(g: Board, seat: int, lane: int, what: str) -> Any:
    if what in OF_LANE:
        return OF_LANE[what](g, seat, lane)
    id = g.in_lane(seat, lane)
    if not id:
        return None
    return READ[what](g, id, g.creature(id)) if what in READ else getattr(g.creature(id), what)


# ------------------------------------------------------------------------------------------------------------- writing


def write(g: Board) -> dict[str, Any]:
    """The position of a match as a document that `place` reads. What is pending or lasts is not part of a position."""
    s = g.s
    document: dict[str, Any] = {
        "turn": max(1, s.turn), "active": SEATS[s.active], "first": SEATS[s.first],
        "phase": s.phase if s.phase in STEPS else "main_1", "quiet": s.quiet,
    }  # fmt: skip
    if s.arena:
        document["arena"] = {SEATS[g.owner_of(id)]: g.thing(id).card for id in s.arena}
    for seat, side in enumerate(s.seats):
        document[SEATS[seat]] = {
            **{pile: card_ids(g, getattr(side, pile)) for pile in PILES},
            **{name: getattr(side, name) for name in FIGURES},
            "lanes": {lane + 1: _write_creature(g, id) for lane, id in enumerate(side.lanes) if id},
            "stacks": {
                lane + 1: [{"card": each.card, "down": True, "turn": each.turn} if each.down else each.card
                           for each in map(g.thing, row)]
                for lane, row in enumerate(side.stacks) if row
            },
        }  # fmt: skip
    return document


def _write_creature(g: Board, id: Id) -> dict[str, Any]:
    thing = g.creature(id)
    more: dict[str, Any] = {
        "card": thing.card, "owner": SEATS[thing.owner] if thing.owner != thing.controller else "", "down": thing.down,
        "up": thing.entered_down and not thing.down, "weapons": card_ids(g, thing.weapons), "tokens": list(thing.pile),
        "new": thing.arrived == g.s.turn, **{name: getattr(thing, field) for name, field in COUNTS.items()},
    }  # fmt: skip
    return {"since": thing.turned, "damage": thing.damage, **{name: each for name, each in more.items() if each}}
