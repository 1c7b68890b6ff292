"""Positions: a duel as a document (YAML) that loads into a legal state and can be written from any state.

Everything may be left out: a side without Fighters gets a plain one in its corner, a Power deck is filled with plain
Powers. A document is a mapping with

    round, turn (1 to 4), active, first (who plays first in this timeline turn), last (who played the latest turn),
    phase: turn (the default: the active player chooses an action), turn_start, turn_end, round_start or round_end
    sheltered: true   it is the first player turn of the duel
    A, B: numen, numen_uses, numen_times, ap, souls, fighters: {slot: {card, cell, hp, mana, protection, conditions:
    {name: value}, uses, times}},
          powers: {slot: {card, facedown, use, time, shield, bearer: B2}}, hand, power_deck, fighter_deck, power_void,
          fighter_void: [card, ...], legendary, unique: true, ultimate: [slot, ...]
    tokens: [{card, owner, cell, facing, shield, uses, times}]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from engines.kernel.documents import near, unknown
from engines.kernel.positions import BadPosition, read_match, seat_of
from engines.kernel.state import Id
from engines.kernel.text import SEATS

from .board import BY_NAME, DIRECTIONS, NAMES, SHORT_NAMES
from .cards import times_of, uses_of
from .state import SLOTS, Card, Fighter, Numen, Power, Token
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


def _cell(name: Any) -> int:
    if name not in BY_NAME:
        raise BadPosition(f"a cell is a1 to h8, not {name!r}")
    return BY_NAME[name]


def place(g: Duel, document: Mapping[str, Any]) -> None:
    """Put a duel into a position, resting on the question that comes first in it.

    Raises:
        BadPosition: something in the document is impossible or unknown.
    """
    known = {
        "round",
        "turn",
        "active",
        "first",
        "last",
        "phase",
        "sheltered",
        "A",
        "B",
        "tokens",
        "player_turn",
        "quiet_rounds",
        "bonus",
    }
    if strange := unknown(document, known):
        raise BadPosition(f"a position: {strange}")
    s = g.s
    s.things, s.agenda = [], []
    g.touch()
    for seat, letter in enumerate("AB"):
        _side(g, seat, cast(Mapping[str, Any], document.get(letter) or {}))
    for token in cast(Sequence[Mapping[str, Any]], document.get("tokens") or ()):
        _token(g, token)
    s.round = document.get("round", 2)
    s.turn = document.get("turn", 1) - 1
    active = seat_of(document.get("active", "A"))
    first = seat_of(document.get("first", document.get("active", "A")))
    s.player_turn = document.get("player_turn", 1 if document.get("sheltered") else 10)
    s.quiet_rounds = document.get("quiet_rounds", 0)
    s.last = seat_of(document["last"]) if "last" in document else None if document.get("sheltered") else 1 - active
    s.setup_first = 0
    s.active = s.priority = active
    s.order = (first, 1 - first)
    s.sheltered = active if document.get("sheltered") else None
    _agenda(g, document.get("phase", "turn"), active, first)
    g.touch()
    g.story = []
    g.run()


def _agenda(g: Duel, phase: str, active: int, first: int) -> None:

    s = g.s
    s.phase = phase
    turn = TimelineTurn(played=1 if active == first else 2, step="bonus")
    stacks: dict[str, list[Any]] = {
        "turn": [Round(step="next_turn"), turn, PlayerTurn(seat=active, step="take_stock")],
        "own_turn_start": [Round(step="next_turn"), TimelineTurn(played=0 if active == first else 1, step="play")],
        "turn_end": [Round(step="next_turn"), turn, PlayerTurn(seat=active, step="end_effects")],
        "turn_start": [Round(step="next_turn"), TimelineTurn()],
        "order": [Round(step="next_turn"), TimelineTurn(step="decide")],
        "bonus": [
            Round(step="next_turn"),
            TimelineTurn(played=1 if active == first else 0, step="play"),
            Bonus(seat=active),
        ],
        "round_start": [Round()],
        "round_end": [Round(step="end")],
    }
    if phase not in stacks:
        raise BadPosition(f"phase is one of {', '.join(stacks)}, not {phase!r}")
    if phase == "bonus":
        s.order = (1 - active, active)
        stacks["bonus"][1] = TimelineTurn(played=0, step="play")
    if phase == "round_start":
        s.round -= 1
    s.agenda = stacks[phase]


def new_numen(g: Duel, seat: int, card: str) -> Id:
    """A Numen in its zone."""
    uses, times = uses_of(g.cards[card]), times_of(g.cards[card])
    return g.add(lambda id: Numen(id=id, card=card, owner=seat, uses=uses, times=times))


def _make(g: Duel, seat: int, card: Any, kind: str) -> Id:
    if not isinstance(card, str) or card not in g.cards or g.cards[card].kind != kind:
        raise BadPosition(
            f"no {kind} is called {card!r}; {near(card, (id for id in g.cards if g.cards[id].kind == kind))}"
        )
    return g.add(lambda id: Card(id=id, card=card, owner=seat, since=g.next_stamp()))


def _side(g: Duel, seat: int, document: Mapping[str, Any]) -> None:
    known = {
        "numen", "ap", "souls", "fighters", "powers", "hand", "power_deck", "fighter_deck", "power_void",
        "fighter_void", "legendary",
        "unique", "ultimate", "numen_uses", "numen_times",
    }  # fmt: skip
    if strange := unknown(document, known):
        raise BadPosition(f"a side: {strange}")
    side = g.s.seats[seat] = type(g.s.seats[seat])()
    numen = document.get("numen", "plain-numen")
    if numen not in g.cards or g.cards[numen].kind != "numen":
        raise BadPosition(f"no numen is called {numen!r}")
    side.numen = new_numen(g, seat, numen)
    side.numen_shown = True
    for field in ("uses", "times"):
        _count(g, side.numen, field, document.get("numen_" + field) or {})
    side.ap = document.get("ap", 4)
    side.souls = document.get("souls", 0)
    side.legendary, side.unique = bool(document.get("legendary")), bool(document.get("unique"))
    side.ultimate = tuple(slot - 1 for slot in document.get("ultimate", ()))
    fighters: Mapping[Any, Any] = document.get(
        "fighters", {1: {"card": "plain-fighter", "cell": "a1" if seat == 0 else "h8"}}
    )
    for slot, each in fighters.items():
        _fighter(g, seat, int(slot) - 1, each)
    powers: Mapping[Any, Any] = document.get("powers") or {}
    for slot, each in powers.items():
        _power(g, seat, int(slot) - 1, each)
    side.hand = tuple(_make(g, seat, card, "power") for card in document.get("hand", ()))
    side.power_deck = tuple(_make(g, seat, card, "power") for card in document.get("power_deck", ["plain-power"] * 12))
    side.fighter_deck = tuple(_make(g, seat, card, "fighter") for card in document.get("fighter_deck", ()))
    side.power_void = tuple(_make(g, seat, card, "power") for card in document.get("power_void", ()))
    side.fighter_void = tuple(_make(g, seat, card, "fighter") for card in document.get("fighter_void", ()))


def _fighter(g: Duel, seat: int, slot: int, document: Any) -> None:
    if isinstance(document, str):
        card, _, cell = document.partition(" ")
        document = {"card": card, "cell": cell}
    known = {"card", "cell", "hp", "mana", "protection", "conditions", "uses", "times", "changes", "owner"}
    if strange := unknown(document, known):
        raise BadPosition(f"a Fighter: {strange}")
    if slot not in SLOTS or g.s.seats[seat].slots[slot]:
        raise BadPosition(f"slot {slot + 1} is not free")
    id = _make(
        g, seat_of(document["owner"]) if "owner" in document else seat, document.get("card", "plain-fighter"), "fighter"
    )
    g.enter(id, seat, slot)
    cell = _cell(document.get("cell"))
    if cell in g.s.board:
        raise BadPosition(f"two entities on {NAMES[cell]}")
    g.stand(id, cell)
    fighter = g.alter(id)
    for field in ("hp", "mana", "protection"):
        if field in document:
            setattr(fighter, field, document[field])
    conditions: Mapping[str, int | None] = document.get("conditions") or {}
    if strange := unknown(conditions, CONDITION_WORDS):
        raise BadPosition(f"conditions: {strange}")
    fighter.conditions = {name: value or 0 for name, value in conditions.items()}
    fighter.changes = dict(document.get("changes") or {})
    for field in ("uses", "times"):
        _count(g, id, field, document.get(field) or {})


def _count(g: Duel, id: Id, field: str, counts: Mapping[Any, int]) -> None:
    """Set what is left of the Use or Time of some effects, numbered from 1."""
    if counts:
        given = {int(number) - 1: left for number, left in counts.items()}
        setattr(g.alter(id), field, {**getattr(g.thing(id), field), **given})


def _power(g: Duel, seat: int, slot: int, document: Any) -> None:
    if isinstance(document, str):
        document = {"card": document}
    known = {"card", "facedown", "use", "time", "shield", "bearer", "owner", "set_in"}
    if strange := unknown(document, known):
        raise BadPosition(f"a Power: {strange}")
    id = _make(g, seat_of(document["owner"]) if "owner" in document else seat, document["card"], "power")
    bearer = 0
    if "bearer" in document:
        where = document["bearer"]
        bearer = g.s.seats[seat_of(where[0])].slots[int(where[1]) - 1]
        if not bearer:
            raise BadPosition(
                f"no Fighter on {where}; list the bearer's side first, or B's Auras on A's Fighters under B"
            )
    facedown = document.get("facedown", g.cards[document["card"]].category == "trigger")
    g.lay(id, seat, slot, facedown=facedown, bearer=bearer)
    power = g.alter(id)
    power.pending = False
    if facedown:
        power.set_in = tuple(document.get("set_in", (1, 0, 1)))
    power.shield = document.get("shield", False)
    for field, name in (("uses", "use"), ("times", "time")):
        if name in document:
            _count(g, id, field, {1: document[name]})


def _token(g: Duel, document: Mapping[str, Any]) -> None:
    card = document.get("card")
    if card is None or card not in g.cards or g.cards[card].kind not in ("summon", "tile"):
        tokens = (id for id in g.cards if g.cards[id].kind in ("summon", "tile"))
        raise BadPosition(f"no Summon or Tile is called {card!r}; {near(card, tokens)}")
    cell, tile = _cell(document.get("cell")), g.cards[card].kind == "tile"
    home = g.s.tiles if tile else g.s.board
    if cell in home:
        raise BadPosition(f"{NAMES[cell]} is taken")
    facing = document.get("facing", "n") if tile and g.cards[card].facing else ""
    if facing and facing not in DIRECTIONS:
        hint = f"did you mean {SHORT_NAMES[facing]}?" if facing in SHORT_NAMES else near(facing, DIRECTIONS)
        raise BadPosition(f"facing: {facing!r} is unknown, {hint}")
    owner = seat_of(document.get("owner", "A"))
    id = home[cell] = g.add(
        lambda id: Token(
            id=id, card=card, owner=owner, tile=tile, cell=cell, facing=facing, shield=bool(document.get("shield")),
            uses=uses_of(g.cards[card]), times=times_of(g.cards[card]),
        )
    )  # fmt: skip
    for field in ("uses", "times"):
        _count(g, id, field, document.get(field) or {})


def read(g: Duel, path: str) -> Any:
    """A figure of a duel for scenarios.

    `A.ap`, `A.souls`, `A.hand` (a count), `A.hand_cards`, `A.power_deck`, `A.fighter_deck` (counts),
    `A.power_void`, `A.fighter_void` (card ids), `A.legendary`, `A.unique`, `A.ultimate` (slots), `A.numen` (also
    numen_uses, numen_times); `fighters.A2.hp` or `fighters.c4.hp` (also mana, protection, atk, def, mp, ra, psh,
    speed, max_hp, card, cell, slot, owner, conditions, uses, times, marks; with nothing behind: whether there is
    one); `powers.A3.card` (also use, time, shield, facedown, bearer, marks); `cell.c4` (who is there: "A2", a
    Summon's id, or null) and `tile.c4` (its card id) and `tile.c4.facing`; `token.c4.uses` (or times, marks) of a
    Summon or Tile; `tokens.A.ID` (how many); `round`, `turn`, `phase`, `active`, `first`, `winner` ("A", "B" or
    "draw"), `clause` (of the result), `used`, `hits`, `lasting` (how many effects last).
    """
    head, *rest = path.split(".")
    s = g.s
    if head in ("A", "B"):
        return _read_side(g, seat_of(head), rest[0])
    if head == "fighters":
        return _read_fighter(g, rest)
    if head == "powers":
        id = s.seats[seat_of(rest[0][0])].powers[int(rest[0][1]) - 1]
        if len(rest) == 1 or not id:
            return bool(id) if len(rest) == 1 else None
        if rest[1] == "marks":
            return list(g.marks(id))
        bearer = g.thing(id).bearer
        return (_where(g, bearer) if bearer else None) if rest[1] == "bearer" else getattr(g.thing(id), rest[1])
    if head == "cell":
        id = g.entity_at(_cell(rest[0]))
        thing = g.thing(id) if id else None
        return (
            f"{SEATS[thing.controller]}{thing.slot + 1}"
            if isinstance(thing, Fighter)
            else thing.card
            if thing
            else None
        )
    if head == "tile":
        tile = g.thing(s.tiles[_cell(rest[0])]) if _cell(rest[0]) in s.tiles else None
        return None if tile is None else getattr(tile, rest[1] if len(rest) > 1 else "card")
    if head == "token":
        thing = g.thing(g.entity_at(_cell(rest[0])))
        if rest[1] == "marks":
            return list(g.marks(thing.id if isinstance(thing, Token) else s.tiles[_cell(rest[0])]))
        return _counts(thing if isinstance(thing, Token) else g.thing(s.tiles[_cell(rest[0])]), rest[1])
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


def _where(g: Duel, id: Id) -> str:
    return f"{SEATS[g.fighter(id).controller]}{g.fighter(id).slot + 1}"


def _read_side(g: Duel, seat: int, field: str) -> Any:
    side = g.s.seats[seat]
    if field in ("hand", "power_deck", "fighter_deck"):
        return len(getattr(side, field))
    if field in ("power_void", "fighter_void"):
        return _ids(g, getattr(side, field))
    if field.endswith("_cards"):
        return _ids(g, getattr(side, field.removesuffix("_cards")))
    if field == "numen":
        return g.thing(side.numen).card
    if field in ("numen_uses", "numen_times"):
        return _counts(g.thing(side.numen), field.removeprefix("numen_"))
    if field == "ultimate":
        return [slot + 1 for slot in side.ultimate]
    return getattr(side, field)


def _read_fighter(g: Duel, rest: list[str]) -> Any:
    where, field = rest[0], rest[1] if len(rest) > 1 else ""
    id = g.entity_at(BY_NAME[where]) if where in BY_NAME else g.s.seats[seat_of(where[0])].slots[int(where[1]) - 1]
    if not field:
        return bool(id)
    fighter = g.fighter(id)
    if field == "cell":
        return None if fighter.cell is None else NAMES[fighter.cell]
    if field == "slot":
        return fighter.slot + 1
    if field in ("owner", "controller"):
        return SEATS[getattr(fighter, field)]
    if field in ("uses", "times"):
        return _counts(fighter, field)
    if field in ("card", "conditions"):
        return getattr(fighter, field)
    if field in ("elements", "types", "marks"):
        return list(getattr(g, field)(id))
    return g.measure(id, field)


def write(g: Duel) -> dict[str, Any]:
    """The position of a duel as a document that `place` reads. What is pending is not part of a position."""
    s = g.s
    document: dict[str, Any] = {"round": max(1, s.round), "turn": s.turn + 1 if s.turn >= 0 else 1}
    document["active"] = SEATS[s.active if s.active is not None else s.priority or 0]
    document["first"] = SEATS[s.order[0]] if s.order else document["active"]
    if s.last is not None:
        document["last"] = SEATS[s.last]
    document["player_turn"] = s.player_turn
    if s.sheltered is not None:
        document["sheltered"] = True
    for seat, letter in enumerate("AB"):
        document[letter] = _write_side(g, seat)
    tokens = [_write_token(s.things[id]) for id in (*g.summons(), *g.tile_ids())]
    return document | ({"tokens": tokens} if tokens else {})


def _ids(g: Duel, ids: Sequence[Id]) -> list[str]:
    return [g.thing(id).card for id in ids]


def _write_side(g: Duel, seat: int) -> dict[str, Any]:
    side = g.s.seats[seat]
    numen = g.thing(side.numen)
    return {
        "numen": numen.card,
        "numen_uses": _counts(numen, "uses"),
        "numen_times": _counts(numen, "times"),
        "ap": side.ap,
        "souls": side.souls,
        "legendary": side.legendary,
        "unique": side.unique,
        "ultimate": [slot + 1 for slot in side.ultimate],
        "fighters": {
            slot + 1: _write_fighter(g, id)
            for slot, id in enumerate(side.slots)
            if id and g.fighter(id).cell is not None
        },
        "powers": {slot + 1: _write_power(g, id) for slot, id in enumerate(side.powers) if id},
        "hand": _ids(g, side.hand),
        "power_deck": _ids(g, side.power_deck),
        "fighter_deck": _ids(g, side.fighter_deck),
        "power_void": _ids(g, side.power_void),
        "fighter_void": _ids(g, side.fighter_void),
    }


def _counts(thing: Any, field: str) -> dict[int, int]:
    """What is left of the Use or Time of each effect that has one, numbered from 1."""
    return {number + 1: left for number, left in getattr(thing, field).items()}


def _write_fighter(g: Duel, id: Id) -> dict[str, Any]:
    fighter: Fighter = g.fighter(id)
    return {
        "card": fighter.card,
        "cell": NAMES[cast(int, fighter.cell)],
        "hp": fighter.hp,
        "mana": fighter.mana,
        "protection": fighter.protection,
        "conditions": dict(fighter.conditions),
        "changes": dict(fighter.changes),
        "uses": _counts(fighter, "uses"),
        "times": _counts(fighter, "times"),
        "owner": SEATS[fighter.owner],
    }


def _write_power(g: Duel, id: Id) -> dict[str, Any]:
    power: Power = g.thing(id)
    document: dict[str, Any] = {
        "card": power.card,
        "facedown": power.facedown,
        "shield": power.shield,
        "owner": SEATS[power.owner],
    }
    if power.use is not None:
        document["use"] = power.use
    if power.time is not None:
        document["time"] = power.time
    if power.facedown and power.set_in is not None:
        document["set_in"] = list(power.set_in)
    if power.bearer and g.in_play(power.bearer):
        bearer = g.fighter(power.bearer)
        document["bearer"] = f"{SEATS[bearer.controller]}{bearer.slot + 1}"
    return document


def _write_token(token: Token) -> dict[str, Any]:
    document: dict[str, Any] = {
        "card": token.card,
        "owner": SEATS[token.owner],
        "cell": NAMES[cast(int, token.cell)],
        "shield": token.shield,
    }
    for field in ("uses", "times"):
        if counts := _counts(token, field):
            document[field] = counts
    return document | ({"facing": token.facing} if token.facing else {})
