"""The words that Rizontical's cards are written in: references, filters, picks, values, conditions, continuous effects,
costs and operations. What an operation does to the duel is in `duel` and `battle`; its printed text is in `wording`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeGuard, cast

from pydantic import BeforeValidator, Discriminator, Field, PlainValidator, Tag, TypeAdapter, model_validator

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.program import Condition, Node, Value, Vocabulary, standard, typed
from engines.kernel.state import Id
from engines.kernel.text import say

from .board import ADJACENT, AROUND, CELLS
from .state import Card, Fighter, Power, Token

if TYPE_CHECKING:
    from engines.kernel.event import Event

    from .reading import Reading

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
        raise ValueError(
            f"{raw} is no stat that changes; HP are healed or lost, Protection is gained by `protect` [RZ-864]"
        )
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

    def __init__(
        self, g: Reading, seat: int, user: Id = 0, source: Id = 0, event: Event | None = None, vars: Any = None
    ):
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

REFS = (
    "user",
    "you",
    "opponent",
    "source",
    "bearer",
    "attacker",
    "struck",
    "subject",
    "other",
    "ally_now",
    "enemy_now",
    "it",
)


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
        """Whether its player alone can tell what fits now: cards of a hand or a deck that is not empty, a face-down card.
        [RZ-310 RZ-311 RZ-312 RZ-1603]"""
        if self.home in ("hand", "deck"):
            return bool(tuple(self._candidates(scope)))
        things = scope.g.s.things
        return self.secret and any(
            getattr(things[id], "facedown", False) and things[id].controller == scope.seat
            for id in self._candidates(scope)
        )

    @functools.cached_property
    def home(self) -> str | None:
        """The zone whose cards are meant; cards without a zone are those of a hand."""
        return self.zone or ("hand" if self.is_ == "card" else None)

    @functools.cached_property
    def secret(self) -> bool:
        """Whether what fits can be something that only one player knows, beyond how many cards there are. [RZ-1603]"""
        if self.home in ("hand", "deck"):
            return bool(self.tests)
        ranked = self.is_ == "power" and self.rank is not None and self.facedown is not False and self.zone != "void"
        return ranked or secretive(self.if_) or secretive(self.of)

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
        return Filter.model_validate(
            {name: getattr(self, name) for name in Filter.model_fields} | {"is_": "power", "zone": "field"}
        )

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
        return (self.element is None or self.element in g.elements(id)) and (
            self.type is None or self.type in g.types(id)
        )

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


def read_who(raw: Any) -> Any:
    """Things as a card names them: a reference, or a selector."""
    if isinstance(raw, Filter | Pick):
        return raw
    if isinstance(raw, str):
        return _ref(raw)
    if isinstance(raw, dict) and "is" in raw:
        return Filter.model_validate(raw)
    if isinstance(raw, dict):
        return Pick.model_validate(raw)
    raise ValueError(f"a reference, a filter or a selector is wanted, not {raw!r}")


Who = Annotated[Any, PlainValidator(read_who)]
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


def named_in(part: Any) -> set[str]:
    """The references and other words that a part of an effect holds."""
    values = [getattr(node, name) for node in nodes(part) for name in type(node).model_fields]
    rows = [cast("tuple[Any, ...]", value) if isinstance(value, tuple) else (value,) for value in values]
    return {word for row in rows for word in row if isinstance(word, str)}


def secretive(part: Any) -> bool:
    """Whether a part of an effect looks at what only one player knows. [RZ-1603]"""
    return any(isinstance(node, Filter) and node.secret for node in nodes(part))


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
            return (
                getattr(scope.g.thing(scope.user), "slot", -1) in seat.ultimate if scope.user else bool(seat.ultimate)
            )
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
    did: (
        tuple[Ref, Literal["move", "hit", "push", "skill"]]
        | tuple[Ref, Literal["move", "hit", "push", "skill"], Literal["this_turn"]]
    )

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

    @functools.cached_property
    def secret(self) -> bool:
        """Whether only one player knows by how much. [RZ-1603]"""
        return secretive(self.by) or secretive(self.if_)


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

    def fits(self, scope: Scope, *, public: bool = False) -> bool:
        """Whether the scope's event is the situation; `public`: whether it may be, for all that everybody knows. [RZ-1603]"""
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
        elif not (public and self.secret[0]) and not _about(scope, subject, event.subject, event.seat):
            return False
        if other is not None and not (event.other and _about(scope, other, event.other, None)):
            return False
        return condition is None or public and self.secret[1] or condition.holds(scope)

    @functools.cached_property
    def secret(self) -> tuple[bool, bool]:
        """Whether what it is about, and its condition, are things that only one player knows. [RZ-1603]"""
        return secretive(self.subject), secretive(self.if_)

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
        refs = named_in(self)
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
        if mapping(raw) and mapping(own := raw.get("destroy_own")):
            if own.get("side", "own") not in ("own", "ally"):
                raise ValueError("only what is one's own is destroyed for a cost [RZ-1403]")
            raw = {**raw, "destroy_own": {"side": "own", **own}}
        for key in ("hp", "protection"):
            if mapping(raw) and mapping(inner := raw.get(key)):
                rest = {name: value for name, value in raw.items() if name != key}
                of = inner.get("who", inner.get("of", "user"))
                return {**rest, key: inner["n"], "of": of}
        return raw
