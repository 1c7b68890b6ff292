"""Positions as documents: who has what, where, whose turn. They load into a legal state in the middle of a match, can
be written from any, and are what scenarios begin with. [docs/positions.md]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from engines.kernel.positions import BadPosition, Count, card_ids, fields_of, known_card, one_of, read_match, seat_of
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import PILES, Board
from .checking import check
from .state import NOW, PENDING, TOKENS, Card, Creature, Seat
from .turns import Match, Turn

BLANKS: tuple[dict[str, Any], ...] = (
    {"kind": "creature", "id": "plain-creature", "name": "Plain Creature", "family": "Beast", "level": 1, "attack": 2,
     "health": 4},
    {"kind": "creature", "id": "plain-guard", "name": "Plain Guard", "family": "Beast", "level": 1, "attack": 2,
     "health": 4, "xp": 100},
    {"kind": "creature", "id": "plain-two", "name": "Plain Two", "family": "Beast", "level": 2, "attack": 3,
     "health": 5, "xp": 200},
    {"kind": "creature", "id": "plain-wall", "name": "Plain Wall", "family": "Stone", "level": 1, "attack": 0,
     "health": 20},
    {"kind": "spell", "id": "plain-spell", "name": "Plain Spell", "level": 1, "do": [{"gain": {"life": 1}}]},
    {"kind": "weapon", "id": "plain-weapon", "name": "Plain Weapon", "level": 1, "attack": 2, "health": 2},
    {"kind": "armour", "id": "plain-armour", "name": "Plain Armour", "level": 1, "health": 4},
    {"kind": "token", "id": "plain-token", "name": "Plain Token", "family": "Beast", "attack": 1, "health": 1},
)  # fmt: skip
"""Cards without any effect worth mentioning, for positions that do not care."""
RICH = 10_000
"""The Experience of who does not care: Level 8."""
STEPS = {"start": "shields", "main": "main", "end": "ends"}
WHEN = {"now": NOW, "next": PENDING, "both": NOW | PENDING}
FLAGS = ("down", "moved", "acted")
COUNTS = ("damage", *TOKENS, "ready")
STATES = ("charmed", "pacified")
NUMBERS = ("life", "xp", "used", "turns")
EQUIPMENT = {"weapons": "weapon", "armours": "armour"}
OF_MATCH: dict[str, Any] = {
    "turn": Count, "active": str, "first": str, "phase": str, "A": dict[str, Any], "B": dict[str, Any],
}  # fmt: skip
OF_SIDE: dict[str, Any] = {
    **dict.fromkeys(PILES, list[str]), **dict.fromkeys(NUMBERS, Count), **dict.fromkeys(EQUIPMENT, list[Any]),
    "ranks": list[list[Any]], "tricks": list[str],
}  # fmt: skip
OF_CREATURE: dict[str, Any] = {
    **dict.fromkeys(FLAGS, bool), **dict.fromkeys(COUNTS, Count), **dict.fromkeys(STATES, str), "card": str,
    "owner": str, "new": bool, "morale": str, "returned": Count, "under": str,
}  # fmt: skip
EQUIPPED: dict[str, Any] = {"card": str, "owner": str, "left": Count, "used": bool}
"""What a document says, and of what kind each of that is."""


def place(g: Board, document: Mapping[str, Any]) -> None:
    """Put a match into a position and go on to its first question."""
    document = fields_of(document, OF_MATCH, "a position")
    s = g.s
    s.things, s.agenda, s.lasting, s.heard, s.sprung, s.recent = [], [], [], [], [], []
    s.seats = [Seat(), Seat()]
    s.active, s.first = seat_of(document.get("active", "A")), seat_of(document.get("first", "A"))
    s.turn = document.get("turn", 10)
    s.phase = one_of(document.get("phase", "main"), STEPS, "phase")
    for seat in (0, 1):
        _side(g, seat, document.get(SEATS[seat], {}))
    s.agenda = [Match(step="turns"), Turn(seat=s.active, step=STEPS[s.phase])]
    g.reshaped()
    check(g)
    g.story = []
    g.run()


def _make(g: Board, seat: int, card: Any, kinds: Sequence[str] = ()) -> Id:
    known_card(g, card, kinds)
    return g.deal(seat, card, left=g.cards[card].health if g.cards[card].kind in ("weapon", "armour") else 0)


def _side(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    document = fields_of(document, OF_SIDE, f"side {SEATS[seat]}")
    side = g.s.seats[seat]
    for pile in PILES:
        default = ["plain-creature"] * 10 if pile == "library" else []
        setattr(side, pile, tuple(_make(g, seat, card) for card in document.get(pile, default)))
    for name in NUMBERS:
        setattr(side, name, document.get(name, RICH if name == "xp" else getattr(side, name)))
    side.began = side.level
    for zone, kind in EQUIPMENT.items():
        setattr(side, zone, tuple(_equipment(g, seat, each, kind) for each in document.get(zone, ())))
    rows = document.get("ranks", [])
    if len(rows) > 3 or any(not 1 <= len(row) <= 5 for row in rows):
        raise BadPosition("a side has up to 3 ranks of 1 to 5 creatures [RB-407 RB-408]")
    side.ranks = tuple(tuple(_creature(g, seat, each) for each in row) for row in rows)
    played = document.get("tricks", [])
    tricks = [id for id, card in g.cards.items() if card.kind == "trick"]
    ids = {card: _make(g, seat, card, ("trick",)) for card in sorted({*played, *tricks})}
    side.tricks = tuple(ids[card] for card in played)
    side.trick_set = tuple(id for card, id in ids.items() if card not in played)
    g.touch()


def _equipment(g: Board, seat: int, document: Any, kind: str) -> Id:
    given = fields_of(document, EQUIPPED, f"a {kind}")
    owner = seat_of(given["owner"]) if "owner" in given else seat
    id = _make(g, owner, given.get("card"), (kind,))
    thing = cast(Card, g.thing(id))
    thing.lent = owner != seat
    thing.left = given.get("left", thing.left)
    thing.used = g.s.turn if given.get("used") else 0
    return id


def _creature(g: Board, seat: int, document: Any) -> Id:
    given = fields_of(document, OF_CREATURE, "a creature")
    owner = seat_of(given["owner"]) if "owner" in given else seat
    id = _make(g, owner, given.get("card"), ("creature", "token"))
    fields = {name: given.get(name, False) for name in FLAGS} | {name: given.get(name, 0) for name in COUNTS}
    for name in STATES:
        fields[name] = WHEN[one_of(given[name], WHEN, name)] if given.get(name) else 0
    mode = one_of(given["morale"], ("damage", "health"), "morale") if given.get("morale") else ""
    under = _make(g, owner, given["under"], ("creature",)) if given.get("under") else 0
    g.s.things[id] = Creature(
        id=id, card=given["card"], owner=owner, since=g.next_stamp(), controller=seat, home=seat, under=under,
        token=g.cards[given["card"]].kind == "token", arrived=g.s.turn if given.get("new") else 0,
        gone=int(fields["moved"]), mode=mode,
        returned=(given["card"],) * given.get("returned", 0), **fields,
    )  # fmt: skip
    return id


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Board, path: str) -> Any:
    """A figure of a match for scenarios, by its name there."""
    head, _, rest = path.partition(".")
    place = head.lower()
    if head in ("A", "B"):
        return _read_side(g, seat_of(head), rest)
    if place[:1] in ("s", "n") and place[1:2] in tuple("123waz") and len(place) == 3:
        return _read_thing(g, g.at(place), rest)
    return read_match(g, head)


def _read_side(g: Board, seat: int, what: str) -> Any:
    side = g.s.seats[seat]
    if what in ("hand", "library"):
        return len(getattr(side, what))
    if what in ("discard", "removed", "weapons", "armours", "waiting", "tricks", "trick_set"):
        return card_ids(g, getattr(side, what))
    if what.endswith("_cards"):
        return card_ids(g, getattr(side, what.removesuffix("_cards")))
    if what == "ranks":
        return [card_ids(g, row) for row in side.ranks]
    return g.allowance(seat) if what == "allowance" else getattr(side, what)


def _read_thing(g: Board, id: Id, what: str) -> Any:
    if not what or not id:
        return bool(id) if not what else None
    return FIGURES[what](g, id) if what in FIGURES else getattr(g.thing(id), what)


def _state(g: Board, id: Id, name: str) -> str | None:
    return next((word for word, bits in WHEN.items() if bits == getattr(g.creature(id), name)), None)


def _under(g: Board, id: Id) -> str | None:
    return card_ids(g, [g.creature(id).under])[0] or None


FIGURES: dict[str, Callable[[Board, Id], Any]] = {
    "left": lambda g, id: g.remaining(id),
    "attack": lambda g, id: g.attack(id),
    "health": lambda g, id: g.max_health(id),
    "health_tokens": lambda g, id: g.creature(id).health,
    "x": lambda g, id: g.spots()[id].x,
    "row": lambda g, id: g.spots()[id].row,
    "keywords": lambda g, id: [f"{name} {x}" if x else name for name, x, _ in g.wording(id).traits],
    "adjacent": lambda g, id: [g.place(each) for each in g.related("adjacent", id)],
    "front": lambda g, id: [g.place(each) for each in g.related("in_front", id)],
    "owner": lambda g, id: SEATS[g.thing(id).owner],
    "controller": lambda g, id: SEATS[g.creature(id).controller],
    "marks": lambda g, id: g.marks(id, g.creature(id).controller),
    "morale": lambda g, id: g.creature(id).mode,
    "returned": lambda g, id: len(g.creature(id).returned),
    "under": _under,
    "charmed": lambda g, id: _state(g, id, "charmed"),
    "pacified": lambda g, id: _state(g, id, "pacified"),
}
"""What is read of a thing otherwise than it is saved."""


# ------------------------------------------------------------------------------------------------------------- writing


def write(g: Board) -> dict[str, Any]:
    """The position of a match as a document that `place` reads. What is pending or lasts is not part of a position."""
    s = g.s
    document: dict[str, Any] = {
        "turn": max(1, s.turn), "active": SEATS[s.active], "first": SEATS[s.first],
        "phase": s.phase if s.phase in STEPS else "main",
    }  # fmt: skip
    for seat, side in enumerate(s.seats):
        document[SEATS[seat]] = {
            **{pile: card_ids(g, getattr(side, pile)) for pile in PILES},
            **{name: getattr(side, name) for name in NUMBERS},
            "tricks": card_ids(g, side.tricks),
            **{zone: [_write_equipment(g, id) for id in getattr(side, zone)] for zone in EQUIPMENT},
            "ranks": [[_write_creature(g, id) for id in row] for row in side.ranks],
        }
    return document


def _write_equipment(g: Board, id: Id) -> dict[str, Any]:
    thing = g.thing(id)
    lent = {"owner": SEATS[thing.owner]} if thing.lent else {}
    return {"card": thing.card, "left": thing.left, "used": thing.used == g.s.turn, **lent}


def _write_creature(g: Board, id: Id) -> dict[str, Any]:
    thing = g.creature(id)
    more: dict[str, Any] = {
        "owner": SEATS[thing.owner] if thing.owner != thing.controller else "", "new": thing.arrived == g.s.turn,
        "morale": thing.mode, "returned": thing.returned.count(thing.card), "under": _under(g, id),
        **{name: getattr(thing, name) for name in (*FLAGS, *COUNTS)}, **{name: _state(g, id, name) for name in STATES},
    }  # fmt: skip
    return {"card": thing.card} | {name: each for name, each in more.items() if each}
