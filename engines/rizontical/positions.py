"""Positions: a duel as a document (YAML) that loads into a legal state and can be written from any state. Everything
may be left out: a side without Fighters gets a plain one in its corner, a Power deck is filled with plain Powers.
[docs/positions.md]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, cast

from msgspec import Meta

from engines.kernel.documents import near, unknown
from engines.kernel.positions import BadPosition, Count, card_ids, fields_of, known_card, one_of, read_match, seat_of
from engines.kernel.state import Id, Procedure
from engines.kernel.text import SEATS

from .board import BY_NAME, DIRECTIONS, NAMES, SHORT_NAMES
from .cards import counts_of
from .state import SLOTS, Card, Fighter, Numen, Seat, Token
from .turns import Bonus, PlayerTurn, Round, TimelineTurn
from .words import BUFFS, STATUSES

if TYPE_CHECKING:
    from .duel import Duel

BLANKS: tuple[dict[str, Any], ...] = (
    {
        "kind": "numen", "id": "plain-numen", "name": "Plain Numen",
        "enchantment": {"always": [{"change": {"atk": 0, "to": {"kind": "fighter", "side": "own"}}}]},
        "conjuration": {"cost": {"ap": 20}, "do": [{"draw": 1}]},
    },
    {"kind": "fighter", "id": "plain-fighter", "name": "Plain Fighter", "elements": ["neutral"], "types": ["physical"],
     "hp": 5, "atk": 2, "mp": 2, "speed": 5, "ra": 1, "psh": 1},
    {"kind": "power", "id": "plain-power", "name": "Plain Power", "category": "normal", "cost": {"ap": 20},
     "do": [{"draw": 1}]},
)  # fmt: skip
"""Cards without any effect worth mentioning, for positions that do not care."""

CONDITION_WORDS = (*STATUSES, *(f"{way} {name}" for way in ("buff", "debuff") for name in BUFFS))
"""The conditions of a Fighter, as positions write them."""
PILES = {
    "hand": "power", "power_deck": "power", "fighter_deck": "fighter", "power_void": "power", "fighter_void": "fighter",
}  # fmt: skip
"""What a document says of a side as a list of cards, with their kind."""
COUNTED = ("uses", "times")
NUMBERS = ("ap", "souls", "legendary", "unique")
LEVELS = ("hp", "mana", "protection")
COUNTS = dict[int | Annotated[str, Meta(pattern=r"^\d+$")], Count]
OF_MATCH: dict[str, Any] = {
    **dict.fromkeys(("round", "turn", "player_turn", "quiet_rounds"), Count),
    **dict.fromkeys(("active", "first", "last", "phase"), str), "sheltered": bool, "A": dict[str, Any],
    "B": dict[str, Any], "tokens": list[dict[str, Any]],
}  # fmt: skip
OF_SIDE: dict[str, Any] = {
    **dict.fromkeys(PILES, list[str]), **dict.fromkeys(NUMBERS, Count), "numen": str, "legendary": bool, "unique": bool,
    **dict.fromkeys(("fighters", "powers"), dict[Any, Any]), "ultimate": list[Count],
    **dict.fromkeys(("numen_uses", "numen_times"), COUNTS),
}  # fmt: skip
FIGHTER: dict[str, Any] = {
    "card": str, "cell": str, **dict.fromkeys(LEVELS, Count), "conditions": dict[str, int | None],
    "changes": dict[str, int], **dict.fromkeys(COUNTED, COUNTS), "owner": str,
}  # fmt: skip
POWER: dict[str, Any] = {
    "card": str, "facedown": bool, "shield": bool, "owner": str, "use": Count, "time": Count,
    "set_in": tuple[int, int, int], "bearer": str,
}  # fmt: skip
TOKEN: dict[str, Any] = {
    "card": str, "owner": str, "cell": str, "facing": str, "shield": bool, **dict.fromkeys(COUNTED, COUNTS),
}  # fmt: skip
"""What a document says of a duel, a side, a Fighter, a Power, and a Summon or Tile: of what kind each of that is."""


def _cell(name: Any) -> int:
    if name not in BY_NAME:
        raise BadPosition(f"a cell is a1 to h8, not {name!r}")
    return BY_NAME[name]


def place(g: Duel, document: Mapping[str, Any]) -> None:
    """Put a duel into a position, resting on the question that comes first in it.

    Raises:
        BadPosition: something in the document is impossible or unknown.
    """
    document = fields_of(document, OF_MATCH, "a position")
    s = g.s
    s.things, s.agenda = [], []
    g.touch()
    for seat, letter in enumerate("AB"):
        _side(g, seat, document.get(letter, {}))
    for token in document.get("tokens", ()):
        _token(g, token)
    sheltered = document.get("sheltered")
    s.round = document.get("round", 2)
    s.turn = document.get("turn", 1) - 1
    active = seat_of(document.get("active", "A"))
    first = seat_of(document.get("first", document.get("active", "A")))
    s.player_turn = document.get("player_turn", 1 if sheltered else 10)
    s.quiet_rounds = document.get("quiet_rounds", 0)
    s.last = seat_of(document["last"]) if "last" in document else None if sheltered else 1 - active
    s.setup_first = 0
    s.active = s.priority = active
    s.order = (first, 1 - first)
    s.sheltered = active if sheltered else None
    s.phase = document.get("phase", "turn")
    s.agenda = _agenda(g, s.phase, active, first)
    g.touch()
    g.story = []
    g.run()


def _agenda(g: Duel, phase: str, active: int, first: int) -> list[Procedure]:
    """What is under way in a phase."""
    turn = TimelineTurn(played=1 if active == first else 2, step="bonus")
    own_turn = TimelineTurn(played=0 if active == first else 1, step="play")
    stacks: dict[str, tuple[Procedure, ...]] = {
        "turn": (turn, PlayerTurn(seat=active, step="take_stock")),
        "own_turn_start": (own_turn,),
        "turn_end": (turn, PlayerTurn(seat=active, step="end_effects")),
        "turn_start": (TimelineTurn(),),
        "order": (TimelineTurn(step="decide"),),
        "bonus": (TimelineTurn(played=0, step="play"), Bonus(seat=active)),
        "round_start": (),
        "round_end": (),
    }
    one_of(phase, stacks, "phase")
    if phase == "bonus":
        g.s.order = (1 - active, active)
    if phase == "round_start":
        g.s.round -= 1
    rounds = {"round_start": Round(), "round_end": Round(step="end")}
    return [rounds.get(phase, Round(step="next_turn")), *stacks[phase]]


def new_card(g: Duel, seat: int, card: str) -> Id:
    """A card that is not in play."""
    return g.add(lambda id: Card(id=id, card=card, owner=seat, since=g.next_stamp()))


def new_numen(g: Duel, seat: int, card: str) -> Id:
    """A Numen in its zone."""
    return g.add(lambda id: Numen(id=id, card=card, owner=seat, **counts_of(g.cards[card])))


def _make(g: Duel, seat: int, card: Any, kind: str) -> Id:
    return new_card(g, seat, known_card(g, card, (kind,)))


def _side(g: Duel, seat: int, document: Any) -> None:
    given = fields_of(document, OF_SIDE, f"side {SEATS[seat]}")
    side = g.s.seats[seat] = Seat(ap=4)
    side.numen = new_numen(g, seat, known_card(g, given.get("numen", "plain-numen"), ("numen",)))
    side.numen_shown = True
    for field in COUNTED:
        _count(g, side.numen, field, given.get("numen_" + field, {}))
    for field in NUMBERS:
        setattr(side, field, given.get(field, getattr(side, field)))
    side.ultimate = tuple(slot - 1 for slot in given.get("ultimate", ()))
    fighters: Mapping[Any, Any] = given.get(
        "fighters", {1: {"card": "plain-fighter", "cell": "a1" if seat == 0 else "h8"}}
    )
    for slot, each in fighters.items():
        _fighter(g, seat, _slot(slot), each)
    powers: Mapping[Any, Any] = given.get("powers", {})
    for slot, each in powers.items():
        _power(g, seat, _slot(slot), each)
    for pile, kind in PILES.items():
        cards = given.get(pile, ["plain-power"] * 12 if pile == "power_deck" else ())
        setattr(side, pile, tuple(_make(g, seat, card, kind) for card in cards))


def _slot(name: Any) -> int:
    """A slot by its number."""
    return int(one_of(str(name), [str(slot + 1) for slot in SLOTS], "a slot")) - 1


def _fighter(g: Duel, seat: int, slot: int, document: Any) -> None:
    if isinstance(document, str):
        document = dict(zip(("card", "cell"), document.split(" ", 1), strict=False))
    given = fields_of(document, FIGHTER, "a Fighter")
    if g.s.seats[seat].slots[slot]:
        raise BadPosition(f"slot {slot + 1} is not free")
    id = _make(g, seat_of(given.get("owner", SEATS[seat])), given.get("card", "plain-fighter"), "fighter")
    g.enter(id, seat, slot)
    cell = _cell(given.get("cell"))
    if cell in g.s.board:
        raise BadPosition(f"two entities on {NAMES[cell]}")
    g.stand(id, cell)
    fighter = g.alter(id)
    for field in LEVELS:
        setattr(fighter, field, given.get(field, getattr(fighter, field)))
    conditions: Mapping[str, int | None] = given.get("conditions", {})
    if strange := unknown(conditions, CONDITION_WORDS):
        raise BadPosition(f"conditions: {strange}")
    fighter.conditions = {name: value or 0 for name, value in conditions.items()}
    fighter.changes = dict(given.get("changes", {}))
    for field in COUNTED:
        _count(g, id, field, given.get(field, {}))


def _count(g: Duel, id: Id, field: str, counts: Mapping[Any, int]) -> None:
    """Set what is left of the Use or Time of some effects, numbered from 1."""
    if counts:
        left = {int(number) - 1: left for number, left in counts.items()}
        setattr(g.alter(id), field, {**getattr(g.thing(id), field), **left})


def _power(g: Duel, seat: int, slot: int, document: Any) -> None:
    given = fields_of(document, POWER, "a Power")
    id = _make(g, seat_of(given.get("owner", SEATS[seat])), given.get("card"), "power")
    bearer, where = 0, given.get("bearer")
    if where is not None:
        places = [f"{letter}{slot + 1}" for letter in "AB" for slot in SLOTS]
        bearer = _on_slot(g, one_of(where, places, "bearer"), "slots")
        if not bearer:
            raise BadPosition(
                f"no Fighter on {where}; list the bearer's side first, or B's Auras on A's Fighters under B"
            )
    facedown = given.get("facedown", g.cards[given["card"]].category == "trigger")
    g.lay(id, seat, slot, facedown=facedown, bearer=bearer)
    power = g.alter(id)
    power.pending, power.shield = False, given.get("shield", False)
    if facedown:
        power.set_in = tuple(given.get("set_in", (1, 0, 1)))
    for field, name in (("uses", "use"), ("times", "time")):
        if name in given:
            _count(g, id, field, {1: given[name]})


def _on_slot(g: Duel, where: str, row: str) -> Id:
    """What is on a slot, like A2; 0 for nothing."""
    return getattr(g.s.seats[seat_of(where[0])], row)[int(where[1]) - 1]


def _token(g: Duel, document: Any) -> None:
    document = fields_of(document, TOKEN, "a Summon or Tile")
    card = known_card(g, document.get("card"), ("summon", "tile"))
    cell, tile = _cell(document.get("cell")), g.cards[card].kind == "tile"
    if cell in (g.s.tiles if tile else g.s.board):
        raise BadPosition(f"{NAMES[cell]} is taken")
    facing = document.get("facing", "n") if tile and g.cards[card].facing else ""
    if facing and facing not in DIRECTIONS:
        hint = f"did you mean {SHORT_NAMES[facing]}?" if facing in SHORT_NAMES else near(facing, DIRECTIONS)
        raise BadPosition(f"facing: {facing!r} is unknown, {hint}")
    owner = seat_of(document.get("owner", "A"))
    how: dict[str, Any] = {"tile": tile, "facing": facing, "shield": bool(document.get("shield"))}
    id = g.add(lambda id: Token(id=id, card=card, owner=owner, **how, **counts_of(g.cards[card])))
    g.stand(id, cell)
    for field in COUNTED:
        _count(g, id, field, document.get(field, {}))


# ------------------------------------------------------------------------------------------------------------- reading


def read(g: Duel, path: str) -> Any:
    """A figure of a duel for scenarios, by its name there."""
    head, *rest = path.split(".")
    s = g.s
    if head in ("A", "B"):
        return _read_side(g, seat_of(head), rest[0])
    if head in PLACES:
        id, field = PLACES[head](g, rest[0]), rest[1] if len(rest) > 1 else "card" if head == "tile" else ""
        return bool(id) if not field else _read_thing(g, id, field) if id else None
    if head == "cell":
        id = g.entity_at(_cell(rest[0]))
        return None if not id else _where(g, id) if isinstance(g.thing(id), Fighter) else g.thing(id).card
    if head == "tokens":
        tokens = [g.thing(id) for id in (*g.summons(), *g.tile_ids())]
        return sum(token.owner == seat_of(rest[0]) and token.card == rest[1] for token in tokens)
    if head in ("active", "last", "priority"):
        seat = getattr(s, head)
        return None if seat is None else SEATS[seat]
    if head == "first":
        return SEATS[s.order[0]] if s.order else None
    if head == "turn":
        return s.turn + 1
    return list(s.used) if head == "used" else read_match(g, head)


def _fighter_at(g: Duel, where: str) -> Id:
    return g.entity_at(BY_NAME[where]) if where in BY_NAME else _on_slot(g, where, "slots")


def _tile_at(g: Duel, where: str) -> Id:
    return g.s.tiles.get(_cell(where), 0)


def _token_at(g: Duel, where: str) -> Id:
    id = g.entity_at(_cell(where))
    return id if isinstance(g.thing(id), Token) else _tile_at(g, where)


PLACES: dict[str, Callable[[Duel, str], Id]] = {
    "fighters": _fighter_at, "powers": lambda g, where: _on_slot(g, where, "powers"), "tile": _tile_at,
    "token": _token_at,
}  # fmt: skip
"""What is at a place, by the word for what is looked for there."""


def _where(g: Duel, id: Id) -> str:
    return f"{SEATS[g.fighter(id).controller]}{g.fighter(id).slot + 1}"


def _counts(thing: Any, field: str) -> dict[int, int]:
    """What is left of the Use or Time of each effect that has one, numbered from 1."""
    return {number + 1: left for number, left in getattr(thing, field).items()}


OF_THING: dict[str, Callable[[Duel, Any], Any]] = {
    "cell": lambda g, thing: None if thing.cell is None else NAMES[cast(int, g.cell_of(thing.id))],
    "slot": lambda _, thing: thing.slot + 1,
    "owner": lambda _, thing: SEATS[thing.owner],
    "controller": lambda _, thing: SEATS[thing.controller],
    "bearer": lambda g, thing: _where(g, thing.bearer) if thing.bearer and g.in_play(thing.bearer) else None,
    "set_in": lambda _, thing: list(thing.set_in) if thing.facedown and thing.set_in is not None else None,
    "uses": lambda _, thing: _counts(thing, "uses"),
    "times": lambda _, thing: _counts(thing, "times"),
    "marks": lambda g, thing: list(g.marks(thing.id)),
    "elements": lambda g, thing: list(g.elements(thing.id)),
    "types": lambda g, thing: list(g.types(thing.id)),
    "conditions": lambda _, thing: dict(thing.conditions),
    "changes": lambda _, thing: dict(thing.changes),
    "card": lambda _, thing: thing.card,
}
"""What is read of a thing otherwise than as a figure."""


def _read_thing(g: Duel, id: Id, field: str) -> Any:
    thing = g.thing(id)
    if field in OF_THING:
        return OF_THING[field](g, thing)
    return g.measure(id, field) if isinstance(thing, Fighter) else getattr(thing, field)


def _read_side(g: Duel, seat: int, field: str) -> Any:
    side = g.s.seats[seat]
    if field in ("hand", "power_deck", "fighter_deck"):
        return len(getattr(side, field))
    if field in PILES or field.endswith("_cards"):
        return card_ids(g, getattr(side, field.removesuffix("_cards")))
    if field == "numen":
        return g.thing(side.numen).card
    if field in ("numen_uses", "numen_times"):
        return _counts(g.thing(side.numen), field.removeprefix("numen_"))
    return [slot + 1 for slot in side.ultimate] if field == "ultimate" else getattr(side, field)


# ------------------------------------------------------------------------------------------------------------- writing


def write(g: Duel) -> dict[str, Any]:
    """The position of a duel as a document that `place` reads. What is pending is not part of a position."""
    s = g.s
    active = SEATS[s.active if s.active is not None else s.priority or 0]
    document: dict[str, Any] = {
        "round": max(1, s.round), "turn": s.turn + 1 if s.turn >= 0 else 1, "active": active,
        "first": SEATS[s.order[0]] if s.order else active,
        **({"last": SEATS[s.last]} if s.last is not None else {}), "player_turn": s.player_turn,
        **({"sheltered": True} if s.sheltered is not None else {}),
        **{letter: _write_side(g, seat) for seat, letter in enumerate("AB")},
    }  # fmt: skip
    tokens = [_write_thing(g, id, TOKEN) for id in (*g.summons(), *g.tile_ids())]
    return document | ({"tokens": tokens} if tokens else {})


def _write_side(g: Duel, seat: int) -> dict[str, Any]:
    side = g.s.seats[seat]
    deployed = [id for id in side.slots if id and g.fighter(id).cell is not None]
    plain = ("numen", "numen_uses", "numen_times", *NUMBERS, "ultimate")
    return {
        **{field: _read_side(g, seat, field) for field in plain},
        "fighters": {g.slot_of(id): _write_thing(g, id, FIGHTER) for id in deployed},
        "powers": {g.slot_of(id): _write_thing(g, id, POWER) for id in side.powers if id},
        **{pile: card_ids(g, getattr(side, pile)) for pile in PILES},
    }


def _write_thing(g: Duel, id: Id, fields: Iterable[str]) -> dict[str, Any]:
    """What a document says of a thing, but for what it has none of."""
    said = {field: _read_thing(g, id, field) for field in fields}
    return {field: each for field, each in said.items() if each not in (None, "", {})}
