"""Positions as documents: who has what, where, whose turn. They load into a legal state in the middle of a match, can
be written from any, and are what scenarios begin with.

    turn: 10           the number of the turn (default 10)
    active: A          whose turn it is
    first: A           who went first
    phase: main_1      or battle, main_2, draw (before the card is drawn), end (before what the end sets off)
    arena: card        or {A: card, B: card}; {card, owner}
    A: {lf: 2000, lanes: {1: creature}, stacks: {1: [cards, bottom first]}, hand: [ids], deck: [ids], extra: [ids],
        grave: [ids], banish: [ids], summoned: 0, stacked: 0}

A creature is a card id or {card, owner, down, since, up, damage, attacked, moved, weapons, tokens, new}: `since` is the
turn since which it lies so (default: long ago), `up` says of one that lies face-up that it came face-down. A card in a
stack is an id, or {card, down: true, turn}.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engines.kernel.positions import BadPosition, card_ids, fields_of, known_card, one_of, read_match, seat_of
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import Board
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
PILES = ("deck", "hand", "extra", "grave", "banish")
STEPS = {"main_1": "main", "main_2": "main", "battle": "battle", "draw": "draw_phase", "end": "end_phase"}
CREATURE = {
    "card", "owner", "down", "since", "up", "damage", "attacked", "moved", "weapons", "tokens", "new",
}  # fmt: skip


def place(g: Board, document: Mapping[str, Any]) -> None:
    """Put a match into a position and go on to its first question."""
    fields_of(document, {"turn", "active", "first", "phase", "arena", "A", "B", "quiet"}, "a position")
    s = g.s
    s.things, s.agenda, s.lasting, s.heard, s.recent, s.since = [], [], [], [], [], []
    s.seats = [empty_side(int(g.option("lanes"))) for _ in (0, 1)]
    s.active, s.first = seat_of(document.get("active", "A")), seat_of(document.get("first", "A"))
    s.turn, s.quiet = int(document.get("turn", 10)), int(document.get("quiet", 0))
    s.phase = one_of(document.get("phase", "main_1"), STEPS, "phase")
    for seat in (0, 1):
        _side(g, seat, document.get(SEATS[seat]) or {})
    arena: Any = document.get("arena") or {}
    rows = cast(dict[str, str], {"A": arena} if isinstance(arena, str) else dict(arena))
    for letter, card in rows.items():
        s.arena = (*s.arena, _make(g, seat_of(letter), card, ("arena",)))
    s.agenda = [Match(step="turns"), Turn(seat=s.active, step=STEPS[s.phase])]
    g.reshaped()
    check(g)
    g.story = []
    g.run()


def _make(g: Board, seat: int, card: Any, kinds: Sequence[str] = ()) -> Id:
    known_card(g, card, kinds)
    return g.add(lambda id: Card(id=id, card=card, owner=seat, since=g.next_stamp()))


def _side(g: Board, seat: int, document: Mapping[str, Any]) -> None:
    fields_of(document, {*PILES, "lf", "lanes", "stacks", "summoned", "stacked"}, "a side")
    side = g.s.seats[seat]
    for pile in PILES:
        default = ["plain-creature"] * 10 if pile == "deck" else []
        setattr(side, pile, tuple(_make(g, seat, card) for card in document.get(pile, default)))
    for name in ("lf", "summoned", "stacked"):
        setattr(side, name, int(document.get(name, getattr(side, name))))
    for number, each in cast(dict[Any, list[Any]], document.get("stacks") or {}).items():
        lane = _lane(g, number)
        row = tuple(_stacked(g, seat, card) for card in each)
        side.stacks = (*side.stacks[:lane], row, *side.stacks[lane + 1 :])
    for number, each in cast(dict[Any, Any], document.get("lanes") or {}).items():
        lane = _lane(g, number)
        side.lanes = (*side.lanes[:lane], _creature(g, seat, lane, each), *side.lanes[lane + 1 :])


def _lane(g: Board, number: Any) -> int:
    if not str(number).isdigit() or int(number) - 1 not in g.row:
        raise BadPosition(f"there is no lane {number!r}")
    return int(number) - 1


def _stacked(g: Board, seat: int, document: Any) -> Id:
    given = fields_of(document, {"card", "down", "turn"}, "a card in a stack")
    id = _make(g, seat, given.get("card"))
    if given.get("down"):
        g.thing(id).down, g.thing(id).turn = True, int(given.get("turn", max(1, g.s.turn - 1)))
    return id


def _creature(g: Board, seat: int, lane: int, document: Any) -> Id:
    given = fields_of(document, CREATURE, "a creature")
    owner = seat_of(given["owner"]) if "owner" in given else seat
    id = _make(g, owner, given.get("card"), ("creature", "token"))
    card = g.cards[given["card"]]
    now = g.s.turn if given.get("new") else 0
    down = bool(given.get("down"))
    weapons = tuple(_make(g, seat, each, ("weapon",)) for each in given.get("weapons", ()))
    g.s.things[id] = Creature(
        id=id, card=card.id, owner=owner, since=g.next_stamp(), controller=seat, home=seat, lane=lane, down=down,
        entered_down=down or bool(given.get("up")), arrived=now, turned=int(given.get("since", now)),
        damage=int(given.get("damage", 0)), attacks=int(given.get("attacked", 0)), moves=int(given.get("moved", 0)),
        weapons=weapons, token=card.kind == "token", pile=tuple(given.get("tokens", ())),
    )  # fmt: skip
    for each in weapons:
        cast(Card, g.thing(each)).host = id
    g.touch()
    return id


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Board, path: str) -> Any:
    """A figure of a match for scenarios.

    `A.lf`, `A.hand`, `A.deck`, `A.extra` (counts), `A.hand_cards`, `A.deck_cards`, `A.grave`, `A.banish` (card ids),
    `A.souls`, `A.summoned`, `A.stacked`, `A.won`; `a3` (whether something stands there), `a3.card`, `a3.atk`, `a3.def`,
    `a3.left`, `a3.damage`, `a3.down`, `a3.weapons`, `a3.tokens`, `a3.owner`, `a3.stack` (card ids, bottom first),
    `a3.bonus`, `a3.arrows`; `arena`; `phase`, `turn`, `active`, `first`, `game`, `winner` ("A" or "draw"), `clause` (of
    the result), `pending`, `lasting` (how many).
    """
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
    if what in ("hand", "deck", "extra"):
        return len(getattr(side, what))
    if what in ("grave", "banish"):
        return card_ids(g, getattr(side, what))
    if what.endswith("_cards"):
        return card_ids(g, getattr(side, what.removesuffix("_cards")))
    if what == "won":
        return g.s.series.won[seat] if g.s.series is not None else 0
    return len(g.souls(seat)) if what == "souls" else getattr(side, what)


def _read_lane(g: Board, seat: int, lane: int, what: str) -> Any:
    if what == "stack":
        return card_ids(g, g.stack(seat, lane))
    if what == "bonus":
        return list(g.bonus(seat, lane))
    id = g.in_lane(seat, lane)
    if not what:
        return bool(id)
    if not id:
        return None
    thing = g.creature(id)
    if what in ("atk", "def"):
        return g.stat(id, what)
    if what == "weapons":
        return card_ids(g, thing.weapons)
    if what == "tokens":
        return [thing.card, *thing.pile] if thing.token else []
    if what == "arrows":
        return list(g.arrows(id))
    if what == "owner":
        return SEATS[thing.owner]
    return g.remaining(id) if what == "left" else getattr(thing, what)


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
            **{name: getattr(side, name) for name in ("lf", "summoned", "stacked")},
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
    document: dict[str, Any] = {"card": thing.card, "since": thing.turned, "damage": thing.damage}
    if thing.owner != thing.controller:
        document["owner"] = SEATS[thing.owner]
    more: dict[str, Any] = {
        "down": thing.down, "up": thing.entered_down and not thing.down, "attacked": thing.attacks,
        "moved": thing.moves, "weapons": card_ids(g, thing.weapons), "tokens": list(thing.pile),
        "new": thing.arrived == g.s.turn,
    }  # fmt: skip
    return document | {name: each for name, each in more.items() if each}
