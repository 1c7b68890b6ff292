"""The words that Rizontical's cards are written in: references, filters, picks, values, conditions, continuous effects,
costs and operations. What an operation does to the duel is in `duel` and `battle`; its printed text is in `wording`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeGuard, cast

from pydantic import BeforeValidator, Discriminator, Field, PlainValidator, Tag, TypeAdapter, model_validator

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.program import Condition, Jump, Node, Op, Value, Vocabulary, compile_into, standard, typed
from engines.kernel.state import Id, Verdict
from engines.kernel.text import say

from .board import ADJACENT, AROUND, CELLS
from .state import Card, Fighter, Power, Token

if TYPE_CHECKING:
    from engines.kernel.event import Event

    from .duel import Duel

words = Vocabulary()


def mapping(raw: Any) -> TypeGuard[dict[str, Any]]:
    """Whether a part of a card document is a mapping."""
    return isinstance(raw, dict)


Element = Literal["neutral", "fire", "ice", "air", "earth", "thunder", "water", "akasha"]
"""The eight elements. [RZ-811]"""
AttackType = Literal["physical", "magical"]
"""The two types. [RZ-815]"""


def _changeable(raw: Any) -> Any:
    if raw in ("speed", "weakness", "resistance"):
        raise ValueError("Speed, Weakness and Resistance never change [RZ-863]")
    if raw in ("hp", "protection"):
        raise ValueError(f"{raw} is no stat that changes; HP are healed or lost, Protection is gained by `protect` [RZ-864]")
    return raw


Stat = Annotated[Literal["atk", "def", "mana", "mp", "ra", "psh"], BeforeValidator(_changeable)]
"""The stats that may change: Speed, Weakness and Resistance never do. [RZ-863]"""
Status = Literal["Burned", "First", "Invincible", "Last", "Poison", "Shield"]
DmgKind = Literal[
    "hit", "melee", "ra", "psh", "power", "skill", "ability", "status", "all",
    "neutral", "fire", "ice", "air", "earth", "thunder", "water", "akasha", "physical", "magical",
]  # fmt: skip
"""What a DMG may be called by conditions and effects that change it. [RZ-1008]"""
Label = Literal["passive", "trigger", "spell", "spell*", "mana", "ultimate", "unique"]
"""The seven Skill labels. [RZ-842]"""
Direction = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]

ELEMENTS: tuple[str, ...] = ("neutral", "fire", "ice", "air", "earth", "thunder", "water", "akasha")
TYPES: tuple[str, ...] = ("physical", "magical")
STATUSES: tuple[str, ...] = ("Burned", "First", "Invincible", "Last", "Poison", "Shield")
KIND_NAMES = {
    "hit": "Hit", "melee": "Melee", "ra": "RA", "psh": "PSH", "power": "Power", "skill": "Skill",
    "ability": "Ability", "status": "Status", "all": "All",
} | {name: name.capitalize() for name in (*ELEMENTS, *TYPES)}  # fmt: skip
BUFF_NAMES = tuple(
    f"{kind} DMG {way}"
    for kind in KIND_NAMES.values()
    for way in ("Dealt", "Taken")
    if (kind, way) != ("Status", "Dealt")
)
"""The names that Buffs and Debuffs can have. [RZ-1008 RZ-1009]"""
CONDITION_NAMES = (*STATUSES, *BUFF_NAMES)

EVENTS = (
    "announced", "about_to_be_hit", "hit_done", "hit_negated", "calc_a", "calc_b", "dmg_about", "damaged", "hp_lost",
    "healed", "defeated", "would_be_defeated", "deployed", "removed", "step", "moved", "push_about", "pushed", "blocked",
    "power_used", "power_set", "would_be_destroyed", "destroyed", "power_left", "skill_used", "condition_gained",
    "condition_lost", "marker_placed", "ap_gained", "ap_lost", "drawn", "discarded", "searched", "summoned",
    "tile_placed", "deck_empty", "bonus_taken", "round_start", "turn_start", "own_turn_start", "turn_end",
    "own_turn_end", "round_end",
)  # fmt: skip
EventName = Literal[
    "announced", "about_to_be_hit", "hit_done", "hit_negated", "calc_a", "calc_b", "dmg_about", "damaged", "hp_lost",
    "healed", "defeated", "would_be_defeated", "deployed", "removed", "step", "moved", "push_about", "pushed", "blocked",
    "power_used", "power_set", "would_be_destroyed", "destroyed", "power_left", "skill_used", "condition_gained",
    "condition_lost", "marker_placed", "ap_gained", "ap_lost", "drawn", "discarded", "searched", "summoned",
    "tile_placed", "deck_empty", "bonus_taken", "round_start", "turn_start", "own_turn_start", "turn_end",
    "own_turn_end", "round_end",
]  # fmt: skip


class Scope:
    """Where an effect looks things up: whose it is, the Fighter and the card it is on, what it answers, its registers."""

    __slots__ = ("event", "g", "it", "seat", "source", "user", "vars")

    def __init__(self, g: Duel, seat: int, user: Id = 0, source: Id = 0, event: Event | None = None, vars: Any = None):
        self.g = g
        self.seat = seat
        self.user = user
        self.source = source
        self.event = event
        self.vars: dict[str, Any] = vars or {}
        self.it: int = -1

    def ids(self, ref: str) -> tuple[Id, ...]:
        """The things (or cells, for targets that are cells) that a reference names; none if there are none."""
        found = self._one(ref)
        if isinstance(found, tuple):
            return found
        return () if found is None or found == 0 and ref not in ("it", *self.vars) else (found,)

    def _one(self, ref: str) -> Id | tuple[Id, ...] | None:
        if ref in self.vars:
            return self.vars[ref]
        return _MEANINGS[ref](self) if ref in _MEANINGS else 0


def _bearer(scope: Scope) -> Id:
    thing = scope.g.known(scope.source) if scope.source else None
    return thing.bearer if isinstance(thing, Power) else 0


_MEANINGS: dict[str, Callable[[Scope], Any]] = {
    "user": lambda scope: scope.user,
    "source": lambda scope: scope.source,
    "it": lambda scope: None if scope.it < 0 else scope.it,
    "bearer": _bearer,
    "subject": lambda scope: scope.event.subject if scope.event is not None else 0,
    "other": lambda scope: scope.event.other if scope.event is not None else 0,
    "attacker": lambda scope: scope.g.attacker(scope),
    "struck": lambda scope: scope.g.struck(),
    "ally_now": lambda scope: scope.g.ally_now(scope.seat),
    "enemy_now": lambda scope: scope.g.ally_now(1 - scope.seat),
}


# --------------------------------------------------------------------------------------------- references and filters

REFS = ("user", "you", "opponent", "source", "bearer", "attacker", "struck", "subject", "other", "ally_now", "enemy_now", "it")


def _ref(raw: Any) -> str:
    if isinstance(raw, str) and (raw in REFS or (raw[:1] == "t" and raw[1:].isdigit())):
        return raw
    raise ValueError(f"a reference is one of {', '.join(REFS)} or t1, t2, ..., not {raw!r}")


Ref = Annotated[str, PlainValidator(_ref)]
Seat = Literal["you", "opponent", "both"]
ValueField = Annotated[Any, typed(words.value)]
ConditionField = Annotated[Any, typed(words.condition)]
ProgramField = Annotated[Any, typed(words.program)]


class Filter(Node):
    """What things or cells are meant: all parts given must fit. Allies and enemies are Fighters, entities Fighters and
    Summons. [RZ-1421 RZ-1424]"""

    is_: Literal["fighter", "summon", "entity", "tile", "power", "cell", "card"] = Field(alias="is")
    side: Literal["ally", "enemy", "own", "opposing", "any"] = "any"
    range: Literal["ra", "inf", "around", "adjacent"] | int | None = None
    of: Who | None = None
    at: Ref | None = None
    slot: Literal["current", "same"] | int | None = None
    has: str | None = None
    lacks: str | None = None
    element: Element | None = None
    type: AttackType | None = None
    label: Label | None = None
    rank: Literal["common", "legendary"] | None = None
    category: Literal["normal", "permanent", "trigger", "aura"] | None = None
    zone: Literal["hand", "deck", "void", "field", "board"] | None = None
    facedown: bool | None = None
    deploy_zone: Literal["you", "opponent"] | None = None
    half: Literal["you", "opponent"] | None = None
    empty: bool | None = None
    not_: Ref | tuple[Ref, ...] = Field(default=(), alias="not")
    if_: Any = Field(default=None, alias="if")

    @model_validator(mode="before")
    @classmethod
    def _condition(cls, raw: Any) -> Any:
        if mapping(raw) and "if" in raw:
            return {**raw, "if": words.condition(raw["if"])}
        return raw

    @model_validator(mode="after")
    def _known(self) -> Filter:
        for name in (self.has, self.lacks):
            if name is not None and name not in CONDITION_NAMES:
                raise ValueError(f"no condition is called {name!r}")
        return self

    def find(self, scope: Scope) -> tuple[int, ...]:
        """All that fit now, in a fixed order that depends on public facts only."""
        return tuple(self._fitting(scope))

    def any(self, scope: Scope) -> bool:
        """Whether anything fits now."""
        for _ in self._fitting(scope):
            return True
        return False

    def _fitting(self, scope: Scope) -> Iterator[int]:
        near = self._near(scope) if self.measured else None
        if self.is_ == "cell":
            for cell in CELLS if near is None else sorted(near):
                if self._cell_fits(scope, cell):
                    yield cell
            return
        g, tests = scope.g, self.tests
        for id in self._candidates(scope):
            if near is not None and g.cell_of(id) not in near:
                continue
            thing = g.s.things[id]
            for test in tests:
                if not test(scope, id, thing):
                    break
            else:
                yield id

    def hides(self, scope: Scope) -> bool:
        """Whether its player alone can tell what fits: cards of a hand or a deck that is not empty. [RZ-310 RZ-311 RZ-1603]"""
        return self.zone in ("hand", "deck") and bool(tuple(self._candidates(scope)))

    def _candidates(self, scope: Scope) -> Sequence[Id]:
        """The things of the kind and side meant."""
        g = scope.g
        kind, side = self.is_, self.side
        if kind == "card" or self.zone in ("hand", "deck", "void"):
            return g.cards_in(self.zone or "hand", scope.seat, side, fighters=kind == "fighter")
        seat = None if side == "any" else scope.seat if side in ("ally", "own") else 1 - scope.seat
        if kind == "fighter":
            return g.fighters(seat)
        if kind == "summon":
            return g.summons(seat)
        if kind == "entity":
            return (*g.fighters(seat), *g.summons(seat))
        if kind == "tile":
            return g.tile_ids(seat)
        return g.powers(seat) if self.zone == "field" else (*g.powers(seat), *g.summons(seat), *g.tile_ids(seat))

    def fits(self, scope: Scope, id: int) -> bool:
        """Whether one thing or cell fits now."""
        if self.measured and scope.g.cell_of(id) not in self._near(scope):
            return False
        if self.is_ == "cell":
            return self._cell_fits(scope, id)
        thing = scope.g.known(id)
        for test in self.all_tests:
            if not test(scope, id, thing):
                return False
        return True

    @functools.cached_property
    def measured(self) -> bool:
        """Whether distance counts."""
        return self.range not in (None, "inf")

    @functools.cached_property
    def all_tests(self) -> tuple[Callable[[Scope, Id, Any], bool], ...]:
        """What has to hold of a thing, its distance left out."""
        return (self._kind_fits, *((self._side_fits,) if self.side != "any" else ()), *self.tests)

    @functools.cached_property
    def tests(self) -> tuple[Callable[[Scope, Id, Any], bool], ...]:
        """What has to hold of a thing besides its kind, side and distance: a test for each part that is given."""
        every = (
            (bool(self.not_), self._is_another),
            (self.range == "inf", self._on_board),
            (self.at is not None, self._place_fits),
            (self.slot is not None, self._slot_fits),
            (self.has is not None or self.lacks is not None, self._conditions_fit),
            (self.element is not None or self.type is not None, self._kinds_fit),
            (self.rank is not None or self.category is not None or self.label is not None, self._card_fits),
            (self.facedown is not None, self._face_fits),
            (self.deploy_zone is not None or self.half is not None, self._area_fits),
            (self.if_ is not None, self._condition_fits),
        )
        return tuple(test for given, test in every if given)

    @functools.cached_property
    def once_played(self) -> Filter:
        """Cards as they are meant once they lie on the field: a card that is announced still costs what it did in the hand."""
        if self.is_ != "card":
            return self
        return Filter.model_validate({name: getattr(self, name) for name in Filter.model_fields} | {"is_": "power", "zone": "field"})

    def _side_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        return (thing.controller == scope.seat) == (self.side in ("ally", "own"))

    def _is_another(self, scope: Scope, id: Id, thing: Any) -> bool:
        refs = (self.not_,) if isinstance(self.not_, str) else self.not_
        return not any(id in scope.ids(ref) for ref in refs)

    def _on_board(self, scope: Scope, id: Id, thing: Any) -> bool:
        return scope.g.cell_of(id) is not None

    def _place_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        g = scope.g
        return any(g.cell_of(each) == g.cell_of(id) for each in scope.ids(cast(str, self.at)))

    def _conditions_fit(self, scope: Scope, id: Id, thing: Any) -> bool:
        g = scope.g
        return (self.has is None or g.has(id, self.has)) and (self.lacks is None or not g.has(id, self.lacks))

    def _kinds_fit(self, scope: Scope, id: Id, thing: Any) -> bool:
        g = scope.g
        if g.cards[thing.card].kind != "fighter":
            return False
        return (self.element is None or self.element in g.elements(id)) and (self.type is None or self.type in g.types(id))

    def _card_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        card = scope.g.cards[thing.card]
        if isinstance(thing, Power) and thing.facedown and thing.controller != scope.seat:
            return False
        if self.rank is not None and getattr(card, "rank", None) != self.rank:
            return False
        if self.category is not None and getattr(card, "category", None) != self.category:
            return False
        return self.label is None or any(skill.label == self.label for skill in getattr(card, "skills", ()))

    def _face_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        return getattr(thing, "facedown", False) == self.facedown

    def _area_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        g = scope.g
        if self.deploy_zone is not None:
            seat = scope.seat if self.deploy_zone == "you" else 1 - scope.seat
            if g.cell_of(id) not in g.deploy_zone(seat):
                return False
        return self.half is None or self._half_fits(scope, g.cell_of(id))

    def _condition_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        return self._condition_holds(scope, id)

    def _condition_holds(self, scope: Scope, id: int) -> bool:
        if self.if_ is None:
            return True
        before, outer = scope.it, scope.vars
        scope.it = id
        if "it" in outer:
            scope.vars = {**outer, "it": id}
        holds = self.if_.holds(scope)
        scope.it, scope.vars = before, outer
        return holds

    def _kind_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        kind = self.is_
        if isinstance(thing, Fighter):
            return kind in ("fighter", "entity") and thing.cell is not None
        if isinstance(thing, Power):
            return kind == "power"
        if isinstance(thing, Token):
            if thing.cell is None:
                return False
            if kind == "power":
                return self.zone != "field"
            return kind == "tile" if thing.tile else kind in ("summon", "entity")
        return isinstance(thing, Card) and kind in ("card", "power", "fighter")

    def _slot_fits(self, scope: Scope, id: Id, thing: Any) -> bool:
        slot = getattr(thing, "slot", None)
        if self.slot == "current":
            return slot == scope.g.s.turn
        if self.slot == "same":
            return scope.source != 0 and slot == getattr(scope.g.thing(scope.user or scope.source), "slot", None)
        return slot is not None and slot + 1 == self.slot

    def _half_fits(self, scope: Scope, cell: int | None) -> bool:
        """Whether a cell is on a player's half: rows 1 to 4 are seat A's. [RZ-502]"""
        if cell is None:
            return False
        seat = scope.seat if self.half == "you" else 1 - scope.seat
        return (cell < len(CELLS) // 2) == (seat == 0)

    def _cell_fits(self, scope: Scope, cell: int) -> bool:
        g = scope.g
        if self.empty and cell in g.s.board:
            return False
        if self.empty is False and cell not in g.s.board:
            return False
        if self.deploy_zone is not None:
            seat = scope.seat if self.deploy_zone == "you" else 1 - scope.seat
            if cell not in g.deploy_zone(seat):
                return False
        if self.half is not None and not self._half_fits(scope, cell):
            return False
        if self.at is not None and not any(g.cell_of(each) == cell for each in scope.ids(self.at)):
            return False
        return self._condition_holds(scope, cell)

    def _near(self, scope: Scope) -> frozenset[int]:
        """The cells within the range of any of the things that it is measured from. [RZ-555 RZ-504 RZ-505]"""
        g = scope.g
        near: frozenset[int] = frozenset()
        for origin in find(scope, self.of) if self.of is not None else (scope.user or scope.source,):
            start = g.cell_of(origin)
            if start is None:
                continue
            if self.range == "around":
                near = near.union(AROUND[start])
            elif self.range == "adjacent":
                near = near.union(ADJACENT[start])
            else:
                near |= g.within(start, self.range if isinstance(self.range, int) else g.stat(origin, "ra"))
        return near


class Pick(Node):
    """A number of things picked among those that fit, or all of them, or some drawn by chance. [RZ-1416 RZ-1423]"""

    pick: int | None = None
    upto: int | None = None
    any_: Filter | None = Field(default=None, alias="any")
    all_: Filter | None = Field(default=None, alias="all")
    random: int | None = None
    from_: Filter | None = Field(default=None, alias="from")
    by: Seat = "you"

    @model_validator(mode="after")
    def _one_way(self) -> Pick:
        ways = [way for way in (self.pick, self.upto, self.any_, self.all_, self.random) if way is not None]
        if len(ways) != 1:
            raise ValueError("a selector has exactly one of pick, upto, any, all, random")
        if (self.any_ is None and self.all_ is None) == (self.from_ is None):
            raise ValueError("pick, upto and random take from; any and all bring their own filter")
        if self.pick is not None and self.pick < 1 or self.upto is not None and self.upto < 1:
            raise ValueError("at least 1 has to be picked")
        return self

    @functools.cached_property
    def filter(self) -> Filter:
        """What is picked among."""
        return cast(Filter, self.from_ or self.any_ or self.all_)

    @property
    def asks(self) -> bool:
        """Whether somebody picks."""
        return self.all_ is None and self.random is None

    @property
    def ordered(self) -> bool:
        """Whether the order of picking counts. [RZ-1423]"""
        return self.any_ is not None

    def span(self, found: int) -> tuple[int, int]:
        """How many are picked of those found: fewest, most. [RZ-1416]"""
        if self.pick is not None:
            return min(self.pick, found), min(self.pick, found)
        return 0, found if self.upto is None else min(self.upto, found)

    def needed(self) -> bool:
        """Whether the effect can't be used when nothing fits. [RZ-1414]"""
        return self.pick is not None


def _who(raw: Any) -> Any:
    if isinstance(raw, Filter | Pick):
        return raw
    if isinstance(raw, str):
        return _ref(raw)
    if isinstance(raw, dict) and "is" in raw:
        return Filter.model_validate(raw)
    if isinstance(raw, dict):
        return Pick.model_validate(raw)
    raise ValueError(f"a reference, a filter or a selector is wanted, not {raw!r}")


Who = Annotated[Any, PlainValidator(_who)]
"""Things or cells: a reference, a filter (all that fit), or a selector."""
Filter.model_rebuild()


def nodes(part: Any) -> Iterable[Node]:
    """A part of an effect with all parts inside it."""
    if isinstance(part, Node):
        yield part
        part = tuple(getattr(part, name) for name in type(part).model_fields)
    if isinstance(part, tuple):
        for each in cast(tuple[Any, ...], part):
            yield from nodes(each)


def find(scope: Scope, who: Any) -> tuple[int, ...]:
    """What a reference, a filter or a selector that asks nobody means now."""
    if isinstance(who, str):
        return scope.ids(who)
    if isinstance(who, Filter):
        return who.find(scope)
    return who.filter.find(scope)


def meant(scope: Scope, who: Any, id: Id) -> bool:
    """Whether a thing is among those meant."""
    if isinstance(who, str):
        return id in scope.ids(who)
    if isinstance(who, Filter):
        return who.fits(scope, id)
    return who.filter.fits(scope, id)


# -------------------------------------------------------------------------------------------------- values, conditions

class Everyone(Filter):
    """What a loop goes through: several Fighters by the Speed Rule. [RZ-1401]"""

    def find(self, scope: Scope) -> tuple[int, ...]:
        return tuple(scope.g.in_speed_order(super().find(scope)))


standard(words, filters=Everyone)


@words.register("stat")
class StatOf(Value):
    """A stat of a thing as it is now (or was when it left play, RZ-1612)."""

    stat: Literal["atk", "def", "hp", "max_hp", "mana", "mp", "ra", "psh", "speed", "protection", "use", "time", "push"]
    of: Ref

    def read(self, scope: Scope) -> int:
        ids = scope.ids(self.of)
        return scope.g.figure(ids[0], self.stat) if ids else 0


@words.register("cond")
class ConditionValue(Value):
    """The value of a Buff (or Debuff, with `debuff: true`) on a Fighter."""

    cond: str
    of: Ref
    debuff: bool = False

    def read(self, scope: Scope) -> int:
        name = ("debuff " if self.debuff else "buff ") + self.cond
        return sum(scope.g.conditions(id).get(name, 0) for id in scope.ids(self.of)[:1])


@words.register("count")
class Count(Value):
    count: Filter

    def read(self, scope: Scope) -> int:
        return len(self.count.find(scope))


class _OfSeat(Value):
    def _seat(self, scope: Scope, who: str) -> Any:
        return scope.g.s.seats[scope.seat if who == "you" else 1 - scope.seat]


@words.register("ap")
class ApOf(_OfSeat):
    ap: Literal["you", "opponent"]

    def read(self, scope: Scope) -> int:
        return self._seat(scope, self.ap).ap


@words.register("souls")
class SoulsOf(_OfSeat):
    souls: Literal["you", "opponent"]

    def read(self, scope: Scope) -> int:
        return self._seat(scope, self.souls).souls


@words.register("hand")
class HandOf(_OfSeat):
    hand: Literal["you", "opponent"]

    def read(self, scope: Scope) -> int:
        return len(self._seat(scope, self.hand).hand)


@words.register("event")
class EventValue(Value):
    event: Literal["amount", "cells", "blocked"]

    def read(self, scope: Scope) -> int:
        if scope.event is None:
            return 0
        return scope.event.cells if self.event == "cells" else scope.event.amount


@words.register("distance")
class DistanceOf(Value):
    distance: tuple[Ref, Ref]

    def read(self, scope: Scope) -> int:
        ends = [scope.g.cell_of(id) for ref in self.distance for id in scope.ids(ref)[:1]]
        if len(ends) < 2 or ends[0] is None or ends[1] is None:
            return 99
        return scope.g.distance(ends[0], ends[1])


@words.register("number")
class NumberAsked(Value):
    """A number that its player names (only in `let`)."""

    number: tuple[ValueField, ValueField]

    def ask(self, scope: Scope) -> Ask | None:
        low, high = (part.read(scope) for part in self.number)
        if high <= low:
            return None
        options = [Option(str(n), say("number", n=n), n) for n in range(low, high + 1)]
        return Ask(scope.seat, "number", one_of(say("rz-ask-number"), options), str(low), ("RZ-1415",))

    def read(self, scope: Scope) -> int:
        return self.number[0].read(scope)


@words.register("exists")
class Exists(Condition):
    exists: Filter

    def holds(self, scope: Scope) -> bool:
        return self.exists.any(scope)


@words.register("has")
class Has(Condition):
    has: tuple[Ref, str]

    @model_validator(mode="after")
    def _known(self) -> Has:
        if self.has[1] not in CONDITION_NAMES:
            raise ValueError(f"no condition is called {self.has[1]!r}")
        return self

    def holds(self, scope: Scope) -> bool:
        return any(scope.g.has(id, self.has[1]) for id in scope.ids(self.has[0]))


@words.register("marker")
class MarkerPlaced(Condition):
    marker: tuple[Literal["you", "opponent", "slot"], Literal["ultimate", "unique", "legendary"]]

    def holds(self, scope: Scope) -> bool:
        where, kind = self.marker
        seat = scope.g.s.seats[1 - scope.seat if where == "opponent" else scope.seat]
        if kind == "ultimate":
            return getattr(scope.g.thing(scope.user), "slot", -1) in seat.ultimate if scope.user else bool(seat.ultimate)
        return bool(getattr(seat, kind))


@words.register("turn_of")
class TurnOf(Condition):
    turn_of: Literal["you", "opponent"]

    def holds(self, scope: Scope) -> bool:
        return scope.g.s.active == (scope.seat if self.turn_of == "you" else 1 - scope.seat)


@words.register("timeline")
class Timeline(Condition):
    timeline: int = Field(ge=1, le=4)

    def holds(self, scope: Scope) -> bool:
        return scope.g.s.turn + 1 == self.timeline


@words.register("did")
class Did(Condition):
    did: tuple[Ref, Literal["move", "hit", "push", "skill"]] | tuple[
        Ref, Literal["move", "hit", "push", "skill"], Literal["this_turn"]
    ]

    def holds(self, scope: Scope) -> bool:
        done = scope.g.s.did.get(self.did[1], ())
        return any(id in done for id in scope.ids(self.did[0]))


@words.register("dmg_kind")
class OfKind(Condition):
    dmg_kind: str

    def holds(self, scope: Scope) -> bool:
        return scope.event is not None and self.dmg_kind in scope.event.kind.split()


@words.register("defeated")
class WasDefeated(Condition):
    defeated: Ref

    def holds(self, scope: Scope) -> bool:
        return any(not isinstance(scope.g.thing(id), Fighter) for id in scope.ids(self.defeated))


# ------------------------------------------------------------------------------------------------- continuous effects


class During(Node):
    """A part of a continuous effect."""

    if_: Any = Field(default=None, alias="if")

    @model_validator(mode="before")
    @classmethod
    def _condition(cls, raw: Any) -> Any:
        if mapping(raw) and mapping(raw.get("if")):
            return {**raw, "if": words.condition(raw["if"])}
        return raw


class ModStat(During):
    """A stat is higher or lower. [RZ-863: never Speed, Weakness or Resistance]"""

    mod: Literal["stat"]
    which: Stat
    by: ValueField
    on: Who


class ModDmg(During):
    """DMG of a kind, dealt or taken, is more, less or multiplied. [RZ-1211]"""

    mod: Literal["dmg"]
    kind: DmgKind
    way: Literal["dealt", "taken"]
    by: ValueField | None = None
    times: Literal[2, 3, "half"] | None = None
    on: Who

    @model_validator(mode="after")
    def _one(self) -> ModDmg:
        if (self.by is None) == (self.times is None):
            raise ValueError("mod dmg has either by or times")
        return self


class ModCost(During):
    """The AP cost of cards or Skills is higher or lower, never below 0."""

    mod: Literal["cost"]
    of: Who
    by: ValueField


GRANTS = (
    "extra_hit", "hit_through", "hit_inf", "move_through", "deploy_current", "deploy_anywhere", "diagonal_only",
    "act_after_hit",
)  # fmt: skip


class Grant(During):
    """Something that the rules would not allow is allowed. [RZ-1407]"""

    grant: Literal[
        "extra_hit", "hit_through", "hit_inf", "move_through", "deploy_current", "deploy_anywhere", "diagonal_only",
        "act_after_hit",
    ]  # fmt: skip
    on: Who


class Forbid(During):
    """Something that the rules allow is forbidden. "skill:LABEL" and "gain:CONDITION" name which."""

    forbid: str
    on: Who

    @model_validator(mode="after")
    def _known(self) -> Forbid:
        head, _, tail = self.forbid.partition(":")
        plain = {"move", "hit", "push", "be_pushed", "draw", "deploy", "set", "discard", "heal"}
        labels = {"passive", "trigger", "spell", "spell*", "mana", "ultimate", "unique"}
        gains = (*CONDITION_NAMES, "buff", "debuff", "status")
        known = head in plain and not tail or head == "skill" and tail in labels or head == "gain" and tail in gains
        if not known:
            raise ValueError(f"nothing called {self.forbid!r} can be forbidden")
        return self


class Order(During):
    """Plays its turn first or last."""

    order: Literal["first", "last"]
    on: Who


class Also(During):
    """Has an element or a type besides its own."""

    also: str
    on: Who

    @model_validator(mode="after")
    def _known(self) -> Also:
        if self.also not in (*ELEMENTS, *TYPES):
            raise ValueError(f"{self.also!r} is neither an element nor a type")
        return self


REPLACED = ("dmg_about", "hp_lost", "would_be_defeated", "would_be_destroyed")


class InsteadOf(During):
    """Another thing happens instead of an event. [RZ-1609]"""

    instead_of: Literal["dmg_about", "hp_lost", "would_be_defeated", "would_be_destroyed"]
    subject: Who
    do: ProgramField
    once: bool = False


class Prevent(During):
    """An event does not happen. [RZ-1609]"""

    prevent: Literal["dmg_about", "hp_lost", "would_be_defeated", "would_be_destroyed"]
    subject: Who
    once: bool = False


class Change(During):
    """An event happens with another amount; `do` follows it. [RZ-1609]"""

    change: Literal["amount"]
    of: Literal["dmg_about", "hp_lost"]
    subject: Who
    by: ValueField | None = None
    to: ValueField | None = None
    times: Literal[2, 3, "half"] | None = None
    do: ProgramField = ()
    once: bool = False


def _during_tag(raw: Any) -> str:
    if isinstance(raw, During):
        return type(raw).__name__
    if not mapping(raw):
        return "?"
    for key, tag in (
        ("grant", "Grant"), ("forbid", "Forbid"), ("order", "Order"), ("also", "Also"), ("instead_of", "InsteadOf"),
        ("prevent", "Prevent"), ("change", "Change"),
    ):  # fmt: skip
        if key in raw:
            return tag
    return {"stat": "ModStat", "dmg": "ModDmg", "cost": "ModCost"}.get(raw.get("mod", ""), "?")


Continuous = Annotated[
    Annotated[ModStat, Tag("ModStat")]
    | Annotated[ModDmg, Tag("ModDmg")]
    | Annotated[ModCost, Tag("ModCost")]
    | Annotated[Grant, Tag("Grant")]
    | Annotated[Forbid, Tag("Forbid")]
    | Annotated[Order, Tag("Order")]
    | Annotated[Also, Tag("Also")]
    | Annotated[InsteadOf, Tag("InsteadOf")]
    | Annotated[Prevent, Tag("Prevent")]
    | Annotated[Change, Tag("Change")],
    Discriminator(
        _during_tag,
        custom_error_type="continuous",
        custom_error_message="a continuous effect has one of mod (stat, dmg or cost), grant, forbid, order, also, "
        "instead_of, prevent, change; Speed, Weakness and Resistance never change [RZ-863]",
    ),
]
Replacement = InsteadOf | Prevent | Change
Continuous_reader: TypeAdapter[Any] = TypeAdapter(Continuous)


class When(Node):
    """The situation that an effect waits for."""

    event: EventName | tuple[EventName, ...]
    subject: Who | None = None
    other: Who | None = None
    kind: str | tuple[str, ...] | None = None
    if_: Any = Field(default=None, alias="if")

    @model_validator(mode="before")
    @classmethod
    def _condition(cls, raw: Any) -> Any:
        if mapping(raw) and mapping(raw.get("if")):
            return {**raw, "if": words.condition(raw["if"])}
        return raw

    @functools.cached_property
    def events(self) -> tuple[str, ...]:
        """The names of the events."""
        return (self.event,) if isinstance(self.event, str) else self.event

    def fits(self, scope: Scope) -> bool:
        """Whether the scope's event is the situation."""
        event = scope.event
        assert event is not None
        events, kinds, subject, other, condition = self.parts
        if event.name not in events and not self._own(scope, event):
            return False
        if kinds and kinds.isdisjoint(event.kind.split()):
            return False
        if subject is None:
            if event.name.startswith("own_") and event.seat != scope.seat:
                return False
        elif not _about(scope, subject, event.subject, event.seat):
            return False
        if other is not None and not (event.other and _about(scope, other, event.other, None)):
            return False
        return condition is None or condition.holds(scope)

    @functools.cached_property
    def parts(self) -> tuple[Any, ...]:
        """What is compared with an event, in the order of comparing."""
        return self.events, self.kinds, self.subject, self.other, self.if_

    @functools.cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of event that are meant; none given means any."""
        return frozenset((self.kind,) if isinstance(self.kind, str) else self.kind or ())

    @functools.cached_property
    def local(self) -> bool:
        """Whether it matters where its own card lies."""
        values = [value for part in nodes(self) for value in vars(part).values()]
        rows = [cast(tuple[Any, ...], value) if isinstance(value, tuple) else (value,) for value in values]
        refs = {ref for row in rows for ref in row if isinstance(ref, str)}
        near = any(isinstance(part, Filter) and part.measured and part.of is None for part in nodes(self))
        return near or not refs.isdisjoint(("same", "source", "bearer", "user"))

    def _own(self, scope: Scope, event: Event) -> bool:
        """The end of a player turn is both turn end and its player's own turn end. [RZ-603]"""
        return event.name == "turn_end" and "own_turn_end" in self.events and event.seat == scope.seat


def _about(scope: Scope, who: Any, id: Id, seat: int | None) -> bool:
    if isinstance(who, str) and who in ("you", "opponent"):
        return seat == (scope.seat if who == "you" else 1 - scope.seat)
    return bool(id) and meant(scope, who, id)


# --------------------------------------------------------------------------------------------------------------- costs


class Cost(Node):
    """What has to be paid besides AP, Mana, Use and Markers: all of it or nothing. [RZ-1404]"""

    hp: int | None = None
    of: Who = "user"
    discard: int | None = None
    from_: Filter | None = Field(default=None, alias="from")
    protection: int | None = None
    remove_condition: str | None = None
    destroy_own: Filter | None = None

    @model_validator(mode="before")
    @classmethod
    def _shape(cls, raw: Any) -> Any:
        if mapping(raw) and mapping(inner := raw.get("discard")):
            rest = {key: value for key, value in raw.items() if key != "discard"}
            return {**rest, "discard": inner.get("n", 1), **({"from": inner["from"]} if "from" in inner else {})}
        for key in ("hp", "protection"):
            if mapping(raw) and mapping(inner := raw.get(key)):
                rest = {name: value for name, value in raw.items() if name != key}
                of = inner.get("who", inner.get("of", "user"))
                return {**rest, key: inner["n"], "of": of}
        return raw


# ---------------------------------------------------------------------------------------------------------- operations


class RizOp(Op):
    """An operation of Rizontical: picks that its fields ask for are asked first, then `do` carries it out.

    `able` says whether it can do anything at all (for what may be done, and for effects that cannot be applied).
    """

    single: ClassVar[str] = ""
    """The parameter that is meant where a card gives a bare value instead of a mapping."""

    @classmethod
    def short(cls, value: Any) -> dict[str, Any]:
        """The parameters that a bare value stands for."""
        if value is None or value == {}:
            return {}
        if not cls.single:
            raise ValueError(f"{cls.word} takes a mapping of parameters")
        return {cls.single: value}

    @classmethod
    def fields_asked(cls) -> tuple[str, ...]:
        """The fields that may hold a selector."""
        names = _FIELDS.get(cls)
        if names is None:
            names = tuple(
                name for name, info in cls.model_fields.items() if any(isinstance(m, PlainValidator) and m.func is _who for m in info.metadata)
            )
            _FIELDS[cls] = names
        return names

    @functools.cached_property
    def picks(self) -> tuple[tuple[str, Pick], ...]:
        """The fields that hold a selector, with it."""
        return tuple((name, who) for name in self.fields_asked() if isinstance(who := getattr(self, name), Pick))

    def run(self, g: Duel, frame: Any) -> Verdict:
        asked = self.picks
        for name, pick in asked:
            if f"{name}!" in frame.vars:
                continue
            scope = g.scope(frame)
            found = pick.filter.find(scope)
            if pick.random is not None:
                frame.note(f"{name}!", g.drawn_from(found, pick.random))
                continue
            if pick.all_ is not None:
                frame.note(f"{name}!", found)
                continue
            least, most = pick.span(len(found))
            if least == most == len(found) and not pick.filter.hides(scope):
                frame.note(f"{name}!", found)
                continue
            return g.ask_pick(frame, self, pick, found, least, most)
        self.do(g, frame, g.scope(frame))
        if asked:
            frame.vars = {name: value for name, value in frame.vars.items() if not name.endswith("!")}
        return None

    def took(self, g: Duel, frame: Any, *answer: Any) -> Verdict:
        for name, _ in self.picks:
            if f"{name}!" not in frame.vars:
                picked = answer[0]
                frame.note(f"{name}!", picked if isinstance(picked, tuple) else (picked,))
                return "go"
        return None

    def them(self, scope: Scope, name: str) -> tuple[int, ...]:
        """The things that a field means, those picked for it included; things that left are left out. [RZ-1415]"""
        who = getattr(self, name)
        if who is None:
            return ()
        if isinstance(who, Pick):
            return scope.vars.get(f"{name}!", who.filter.find(scope))
        return find(scope, who)

    def one(self, scope: Scope, name: str) -> int | None:
        """The one thing or cell that a field means, if there is one."""
        found = self.them(scope, name)
        return found[0] if found else None

    def seats(self, scope: Scope, seat: str) -> tuple[int, ...]:
        """The seats that "you", "opponent" or "both" means; both in priority order."""
        if seat == "both":
            first = scope.g.s.priority or 0
            return (first, 1 - first)
        return (scope.seat if seat == "you" else 1 - scope.seat,)

    def able(self, scope: Scope) -> bool:
        """Whether it can do anything now: whether what it needs is there."""
        return all(not pick.needed() or pick.filter.any(scope) for _, pick in self.picks)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        """Carry it out."""
        raise AssertionError(f"{self.word} is compiled to other instructions")


_FIELDS: dict[type[RizOp], tuple[str, ...]] = {}
op = words.register
Duration = Literal["now", "combat", "turn", "timeline_turn", "round", "next_own_turn", "while_source", "stays"]


class AimAround(Node):
    """Cells a hit is aimed at, measured from its user: `one` cell within RA, one within `n`, any cell, the cells around
    or adjacent, a line of `n` cells, or wherever some things stand. [RZ-717 RZ-855]"""

    shape: Literal["one", "one_within", "inf", "around", "adjacent", "line", "all", "on"]
    n: int = 0
    filter: Filter | None = None
    ref: Ref = "user"


def _aim(raw: Any) -> AimAround:
    if isinstance(raw, AimAround):
        return raw
    if isinstance(raw, str) and raw in ("one", "inf", "around", "adjacent"):
        return AimAround.model_validate({"shape": raw})
    if mapping(raw) and len(raw) == 1:
        key, value = next(iter(raw.items()))
        if key in ("one_within", "line") and isinstance(value, int) and 1 <= value <= 8:
            return AimAround.model_validate({"shape": key, "n": value})
        if key == "all":
            return AimAround.model_validate({"shape": key, "filter": value})
        if key == "on":
            return AimAround.model_validate({"shape": key, "ref": value})
    raise ValueError("an aim is one, inf, around, adjacent, {one_within: n}, {line: n}, {all: F} or {on: t1}")


Aim = Annotated[AimAround, PlainValidator(_aim)]


@op("hit")
class Hit_(RizOp):
    """Makes a Fighter hit: a hit with a combat phase of its own, no Basic Hit and no SPELL hit. [RZ-1214]"""

    who: Who = "user"
    at: Who | None = None
    aim: Aim | None = None
    atk: ValueField | None = None
    element: Element | None = None
    type: AttackType | None = None

    def able(self, scope: Scope) -> bool:
        return bool(self.them(scope, "who")) and super().able(scope)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        attacker = self.one(scope, "who")
        if attacker is None or not isinstance(g.thing(attacker), Fighter):
            return
        atk = None if self.atk is None else self.atk.read(scope)
        cells: list[int] | None = None
        if self.at is not None:
            at = [id for id in self.them(scope, "at") if id < g.first_id or g.in_play(id)]
            cells = [cell for id in at if (cell := g.cell_of(id)) is not None]
            if not cells:  # whom it was to hit has left [RZ-1415]
                return
        g.order_hit(attacker, cells, self.aim, scope, atk=atk, element=self.element or "", type=self.type or "")


@op("deal")
class Deal_(RizOp):
    """DMG that is not from a hit. [RZ-1231]"""

    n: ValueField
    to: Who
    element: Element | None = None
    type: AttackType | None = None
    kind: Literal["power", "skill", "ability"] | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        amount = self.n.read(scope)
        g.deal_dmg(scope, [(id, amount) for id in self.them(scope, "to")], self.element or "", self.type or "", self.kind or "")


@op("lose_hp")
class LoseHp(RizOp):
    """HP are lost; that is not DMG. [RZ-872]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        n = self.n.read(scope)
        g.lose_hp(scope, [(id, n) for id in self.them(scope, "who")])


@op("heal")
class Heal(RizOp):
    """HP are restored, up to the printed HP. [RZ-864]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.heal(id, self.n.read(scope)))


@op("transfer_hp")
class TransferHp(RizOp):
    """One Fighter loses HP and another is healed by what was really lost. [RZ-865 RZ-866]"""

    n: ValueField
    from_: Who = Field(alias="from")
    to: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        giver, taker = self.one(scope, "from_"), self.one(scope, "to")
        if giver is not None and taker is not None:
            g.lose_hp(scope, [(giver, self.n.read(scope))], heals=taker)


@op("defeat")
class Defeat_(RizOp):
    """Defeated outright."""

    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.defeat_all(scope, self.them(scope, "who"))


@op("stat")
class StatChange(RizOp):
    """A stat changes: for good (until its Fighter leaves play), or for a time. [RZ-871]"""

    which: Stat
    by: ValueField
    who: Who
    for_: Duration = Field(default="stays", alias="for")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.change_stat(scope, id, self.which, self.by.read(scope), self.for_)


@op("set_stat")
class SetStat(RizOp):
    """A stat becomes a number."""

    which: Stat
    to: ValueField
    who: Who
    for_: Duration = Field(default="stays", alias="for")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.set_stat(scope, id, self.which, self.to.read(scope), self.for_)


@op("protect")
class Protect(RizOp):
    """Protection is gained, up to 6. [RZ-831 RZ-869]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.protect(id, self.n.read(scope))


@op("move")
class Move_(RizOp):
    """A Fighter moves step by step, by the choice of a player. [RZ-522]"""

    who: Who
    upto: ValueField | None = None
    by: Literal["you", "opponent", "owner"] = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        who = self.them(scope, "who")
        picked = isinstance(self.who, Pick) and self.who.ordered  # in the order wanted [RZ-1423]
        for id in reversed(who if picked else g.in_speed_order(who)):
            g.order_move(scope, id, None if self.upto is None else self.upto.read(scope), self.by)


@op("push")
class Push_(RizOp):
    """An entity is pushed in a straight line. [RZ-549]"""

    who: Who
    n: ValueField
    upto: bool = False
    away_from: Ref | None = None
    dir: Direction | Literal["facing", "choose"] | None = None

    def able(self, scope: Scope) -> bool:
        return super().able(scope) and any(scope.g.can_be_pushed(id) for id in self._maybe(scope))

    def _maybe(self, scope: Scope) -> tuple[int, ...]:
        return find(scope, self.who)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(g.in_speed_order(self.them(scope, "who"))):
            away = scope.ids(self.away_from)[0] if self.away_from and scope.ids(self.away_from) else 0
            g.order_push(scope, id, self.n.read(scope), away=away, dir=self.dir or "", upto=self.upto)


@op("put")
class Put(RizOp):
    """An entity is put on an empty cell; it does not step on the cells between. [RZ-562]"""

    who: Who
    cell: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id, cell = self.one(scope, "who"), self.one(scope, "cell")
        if id is not None and cell is not None:
            g.put(id, cell)


@op("swap_cells")
class SwapCells(RizOp):
    """Two entities change places."""

    a: Who
    b: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        a, b = self.one(scope, "a"), self.one(scope, "b")
        if a is None or b is None:
            both = self.them(scope, "a")
            if len(both) == 2:
                a, b = both
        if a is not None and b is not None and a != b:
            g.swap_cells(a, b)


@op("change_slot")
class ChangeSlot(RizOp):
    """A Fighter goes to another, empty slot of its player. [RZ-670]"""

    who: Who
    slot: int | None = Field(default=None, ge=1, le=4)

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "who")
        if id is not None:
            g.order_slot(scope, id, None if self.slot is None else self.slot - 1)


@op("stop_motion")
class StopMotion(RizOp):
    """The running Move or push of an entity is cut off. [RZ-1130 RZ-1132]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.stop_motion(scope.event.subject if scope.event is not None else 0)


@op("deploy")
class Deploy_(RizOp):
    """A Fighter is deployed from the Fighter deck. An effect may use the current slot. [RZ-706]"""

    seat: Literal["you", "opponent"] = "you"
    slot: Literal["same", "current", "choose"] | int | None = None
    cell: Literal["anywhere"] | None = None
    from_: Literal["top", "choose"] = Field(default="top", alias="from")

    def able(self, scope: Scope) -> bool:
        seat = scope.seat if self.seat == "you" else 1 - scope.seat
        return scope.g.can_deploy(seat, self.cell == "anywhere")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        seat = scope.seat if self.seat == "you" else 1 - scope.seat
        g.order_deploy(scope, seat, self.slot, self.from_, anywhere=self.cell == "anywhere")


@op("return_fighter")
class ReturnFighter(RizOp):
    """A Fighter goes back to its owner's Fighter deck; that is no defeat. [RZ-212]"""

    who: Who
    to: Literal["top", "bottom", "shuffle"] = "shuffle"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.return_fighters(self.them(scope, "who"), self.to)


@op("revive")
class Revive(RizOp):
    """A Fighter of the own Fighter void is deployed."""

    from_: Who = Field(alias="from")
    slot: Literal["same", "current", "choose"] | int | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "from_")
        if id is not None:
            g.order_revive(scope, id, self.slot)


@op("take_control")
class TakeControl(RizOp):
    """An opposing Fighter or Power comes under the user's control. [RZ-1610]"""

    who: Who
    for_: Duration = Field(default="stays", alias="for")

    def check(self, who: Filter) -> None:
        """Refuse what could mean a Summon or a Tile. [RZ-1108 RZ-1128]"""
        if who.is_ != "fighter" and (who.is_ != "power" or who.zone != "field"):
            raise ValueError("only its owner can own a Summon or a Tile; a Power to take over has zone: field [RZ-1108 RZ-1128]")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(g.in_speed_order(self.them(scope, "who"))):
            g.order_control(scope, id, self.for_)


@op("draw")
class Draw(RizOp):
    """Powers are drawn: as many as there are. [RZ-1426]"""

    n: ValueField = Field(default_factory=lambda: words.value(1))
    seat: Seat = "you"

    def able(self, scope: Scope) -> bool:
        return any(scope.g.can_draw(seat) for seat in self.seats(scope, self.seat))

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.draw_cards({seat: self.n.read(scope) for seat in self.seats(scope, self.seat)})


@op("discard")
class Discard_(RizOp):
    """Powers are discarded from a hand, without AP for them."""

    n: ValueField = Field(default_factory=lambda: words.value(1))
    seat: Seat = "you"
    random: bool = False

    def able(self, scope: Scope) -> bool:
        return any(scope.g.s.seats[seat].hand for seat in self.seats(scope, self.seat))

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in reversed(self.seats(scope, self.seat)):
            g.order_discard(seat, self.n.read(scope), random=self.random)


@op("search")
class Search(RizOp):
    """A Power is searched for in the own Power deck, which is shuffled afterwards. [RZ-1409 RZ-1410 RZ-1614]"""

    f: Filter | None = Field(default=None, alias="F")
    to: Literal["hand"] = "hand"
    n: int = 1

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_search(scope, self.f, self.n)


@op("look")
class Look(RizOp):
    """Hidden cards are looked at: the top of a deck, a hand, or a face-down card; `reorder` puts them back in any order."""

    n: ValueField = Field(default_factory=lambda: words.value(1))
    of: Literal["power_deck", "fighter_deck", "opponent_power_deck", "opponent_fighter_deck", "opponent_hand"] | Who = "power_deck"
    reorder: bool = False

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_look(scope, self.n.read(scope), self.of, self.reorder)


@op("reveal")
class Reveal(RizOp):
    """A face-down card is shown to everybody."""

    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in self.them(scope, "who"):
            g.reveal(id)


@op("recover")
class Recover(RizOp):
    """A Power comes back from the own void."""

    f: Who = Field(alias="F")
    from_: Literal["void"] = Field(default="void", alias="from")
    to: Literal["hand", "deck"] = "hand"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in self.them(scope, "f"):
            g.recover(id, self.to)


@op("return_power")
class ReturnPower(RizOp):
    """A Power leaves the field for its owner's hand or deck; that is no destruction. [RZ-1554]"""

    who: Who
    to: Literal["hand", "deck"] = "hand"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one([id for id in self.them(scope, "who") if isinstance(g.thing(id), Power)], lambda id: g.power_leaves(id, self.to))


@op("shuffle")
class Shuffle(RizOp):
    """A deck is shuffled."""

    seat: Seat = "you"
    deck: Literal["power", "fighter"] = "power"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.shuffle_deck(seat, self.deck)


@op("play")
class Play(RizOp):
    """A Power is played from the hand in the middle of an effect, free of AP if so said."""

    card: Who
    free: bool = False

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "card")
        if id is not None:
            g.order_play(scope, id, free=self.free)


@op("set_free")
class SetFree(RizOp):
    """A Trigger Power is set from the hand without its AP."""

    card: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "card")
        if id is not None:
            g.order_set(scope, id)


@op("destroy")
class Destroy(RizOp):
    """Powers (Summons and Tiles are some) are destroyed. [RZ-951 RZ-1105 RZ-1126]"""

    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.destroy_all(scope, self.them(scope, "who"))


@op("ap")
class GainAp(RizOp):
    """AP are gained."""

    n: ValueField
    seat: Seat = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.gain_ap(seat, self.n.read(scope))


@op("lose_ap")
class LoseAp(RizOp):
    """AP are lost, as many as there are. [RZ-731]"""

    n: ValueField
    seat: Seat = "opponent"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.lose_ap(seat, self.n.read(scope))


@op("use")
class GainUse(RizOp):
    """A Power gains (or loses) Use. [RZ-869]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in self.them(scope, "who"):
            g.change_use(id, self.n.read(scope))


@op("time")
class GainTime(RizOp):
    """A Power gains (or loses) Time; at 0 it goes to the void. [RZ-924 RZ-869]"""

    n: ValueField
    who: Who

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.change_time(id, self.n.read(scope)))


@op("souls")
class GainSouls(RizOp):
    """Souls are gained (or lost) without a defeat."""

    n: ValueField
    seat: Seat = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for seat in self.seats(scope, self.seat):
            g.change_souls(seat, self.n.read(scope))


class _Given(RizOp):
    name: str
    v: ValueField = Field(default_factory=lambda: words.value(1))
    who: Who

    @model_validator(mode="after")
    def _known(self) -> _Given:
        if self.name not in BUFF_NAMES:
            raise ValueError(f"no Buff or Debuff is called {self.name!r}; it is a kind of DMG, DMG, and Dealt or Taken")
        if isinstance(self.who, Filter) and self.who.is_ != "fighter":
            raise ValueError("Buffs and Debuffs can only be given to Fighters [RZ-1007]")
        if isinstance(self.who, Pick) and self.who.filter.is_ != "fighter":
            raise ValueError("Buffs and Debuffs can only be given to Fighters [RZ-1007]")
        return self


@op("buff")
class GiveBuff(_Given):
    """A Buff is given, or its value raised, up to 6. [RZ-1005 RZ-1006]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.give(id, f"buff {self.name}", self.v.read(scope)))


@op("debuff")
class GiveDebuff(_Given):
    """A Debuff is given, or its value raised, up to 6."""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.give(id, f"debuff {self.name}", self.v.read(scope)))


@op("status")
class GiveStatus(RizOp):
    """A Status is given. [RZ-1018]"""

    name: Status
    who: Who

    @model_validator(mode="after")
    def _fits(self) -> GiveStatus:
        who = self.who.filter if isinstance(self.who, Pick) else self.who
        if isinstance(who, Filter) and who.is_ != "fighter" and self.name != "Shield":
            raise ValueError("a Power, and so a Summon or a Tile, can only have Shield [RZ-1013 RZ-1113]")
        return self

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.one_by_one(self.them(scope, "who"), lambda id: g.give(id, self.name, 0))


@op("cleanse")
class Cleanse(RizOp):
    """Conditions are removed; which ones its player picks if there are more than that many."""

    what: str = "any"
    n: ValueField | Literal["all"] = Field(default_factory=lambda: words.value(1))
    who: Who
    upto: bool = False

    @model_validator(mode="after")
    def _known(self) -> Cleanse:
        if self.what not in ("any", "buff", "debuff", "status", *CONDITION_NAMES):
            raise ValueError(f"no condition is called {self.what!r}")
        return self

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(g.in_speed_order(self.them(scope, "who"))):
            n = 99 if self.n == "all" else self.n.read(scope)
            g.order_cleanse(scope, id, self.what, n, upto=self.upto)


@op("move_buff")
class MoveBuff(RizOp):
    """Buff values move from Fighters onto another, as much as arrives. [RZ-875]"""

    from_: Who = Field(alias="from")
    to: Who
    names: Literal["any"] | tuple[str, ...] = "any"
    v: ValueField | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        to = self.one(scope, "to")
        if to is not None:
            names = BUFF_NAMES if self.names == "any" else self.names
            limit = None if self.v is None else self.v.read(scope)
            g.order_move_buffs(scope, self.them(scope, "from_"), to, names, limit)


@op("shift")
class Shift(RizOp):
    """The value of a Buff or Debuff that is there rises or falls; at 0 it is gone. [RZ-1016]"""

    name: str
    by: ValueField
    who: Who
    debuff: bool = False

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        name = ("debuff " if self.debuff else "buff ") + self.name
        g.one_by_one(self.them(scope, "who"), lambda id: g.shift(id, name, self.by.read(scope)))


@op("mark")
class Mark(RizOp):
    """A Marker is placed."""

    kind: Literal["ultimate", "unique", "legendary"]
    where: Literal["you", "opponent"] | Ref = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.change_marker(scope, self.kind, self.where, placed=True)


@op("unmark")
class Unmark(RizOp):
    """A Marker is removed. [RZ-1025]"""

    kind: Literal["ultimate", "unique", "legendary"]
    where: Literal["you", "opponent"] | Ref = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.change_marker(scope, self.kind, self.where, placed=False)


@op("summon")
class Summon_(RizOp):
    """Summons are brought onto empty cells of their owner's choice. [RZ-1101]"""

    token: str
    n: int = 1
    cells: Filter | None = None

    def able(self, scope: Scope) -> bool:
        return scope.g.token_room(scope.seat, self.token) > 0

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_tokens(scope, self.token, self.n, self.cells)


@op("place_tile")
class PlaceTile(RizOp):
    """Tiles are put on empty cells of their owner's choice. [RZ-1121]"""

    tile: str
    n: int = 1
    upto: bool = False
    cell: Who | None = None
    cells: Filter | None = None
    facing: Direction | None = None

    def able(self, scope: Scope) -> bool:
        return scope.g.token_room(scope.seat, self.tile) > 0

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        cell = self.one(scope, "cell") if self.cell is not None else None
        if self.cell is not None and cell is None:
            return
        g.order_tokens(scope, self.tile, self.n, self.cells, cell=cell, facing=self.facing or "", upto=self.upto)


@op("turn_tile")
class TurnTile(RizOp):
    """Push Tiles are turned."""

    who: Who
    facing: Direction | None = None

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in reversed(self.them(scope, "who")):
            g.order_turn(scope, id, self.facing or "")


@op("copy_token")
class CopyToken(RizOp):
    """An own Summon or Tile is copied. [RZ-1108 RZ-1128]"""

    who: Who
    cell: Who | None = None

    def check(self, who: Filter) -> None:
        """Refuse what could mean an opposing one. [RZ-1108 RZ-1128]"""
        if who.side not in ("own", "ally"):
            raise ValueError("only its owner can copy a Summon or a Tile; say side: own [RZ-1108 RZ-1128]")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        id = self.one(scope, "who")
        if id is not None and isinstance(g.thing(id), Token) and g.thing(id).owner == scope.seat:
            cell = self.one(scope, "cell") if self.cell is not None else None
            g.order_tokens(scope, g.thing(id).card, 1, None, cell=cell, facing=g.thing(id).facing)


@op("negate")
class Negate(RizOp):
    """Something that is under way does nothing this once. [RZ-1425]"""

    what: Literal["action", "hit", "skill", "power", "dmg", "this"]
    single: ClassVar[str] = "what"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.negate(frame, self.what)


@op("negate_skills")
class NegateSkills(RizOp):
    """Skills of a Fighter are off for a time, ongoing parts included. [RZ-1425]"""

    who: Who
    for_: Duration = Field(default="turn", alias="for")

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        for id in g.in_speed_order(self.them(scope, "who")):
            g.negate_skills(scope, id, self.for_)


@op("end_turn")
class EndTurn(RizOp):
    """The turn ends once everything under way is finished. [RZ-1322]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.end_turn()


@op("end_round")
class EndRound(RizOp):
    """The round ends once everything under way is finished. [RZ-632 RZ-636]"""

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.end_round()


@op("extra_action")
class ExtraAction(RizOp):
    """A player may take one further action at once."""

    seat: Literal["you", "opponent"] = "you"
    kind: Literal["any", "move", "hit", "push", "skill", "power", "set", "deploy", "discard", "bonus"] = "any"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.order_extra_action(scope.seat if self.seat == "you" else 1 - scope.seat, self.kind)


@op("extra_turn")
class ExtraTurn(RizOp):
    """A player plays one more player turn in this timeline turn, after the running one."""

    seat: Literal["you", "opponent"] = "you"

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.extra_turn(scope.seat if self.seat == "you" else 1 - scope.seat)


@op("effect")
class StartEffect(RizOp):
    """A continuous effect begins, for a time."""

    during: tuple[Continuous, ...]
    for_: Duration | dict[str, Any] = Field(default="turn", alias="for")
    while_: Any = None

    @model_validator(mode="before")
    @classmethod
    def _while(cls, raw: Any) -> Any:
        if mapping(raw) and mapping(raw.get("for")):
            return {**raw, "for": "while_source", "while_": words.condition(raw["for"]["while"])}
        return raw

    def do(self, g: Duel, frame: Any, scope: Scope) -> None:
        g.start_effect(frame, scope, self)


@op("coin")
class Coin(RizOp):
    """A coin is tossed. [RZ-1607]"""

    heads: ProgramField = ()
    tails: ProgramField = ()

    def compile(self, program: list[Any]) -> None:
        toss, over = _Toss(), Jump()
        program.append(toss)
        compile_into(self.heads, program)
        program.append(over)
        toss.to = len(program)
        compile_into(self.tails, program)
        over.to = len(program)


class _Toss:
    def __init__(self) -> None:
        self.to = 0

    def run(self, g: Duel, frame: Any) -> Verdict:
        if not g.toss_coin(frame.seat):
            frame.pc = self.to
        return None
