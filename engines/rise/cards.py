"""Rise's cards as documents: Summoners, Creatures, Doors, Incantations, Imminents and Level Ups. [RS-501 RS-601 to RS-607]

Whatever the rules forbid on a card is refused when it is read.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, cast

from pydantic import BeforeValidator, Field, model_validator

from engines.kernel.cards import Card
from engines.kernel.parts import Part
from engines.kernel.program import Condition, Op, compiled

from .effects import (
    FOR_CREATURES,
    AbilityName,
    ActionType,
    ConditionField,
    Cost,
    ProgramField,
    Range,
    Replacement,
    Sel,
    Static,
    StaticField,
    StaticGrant,
    StaticLose,
    StaticModify,
    StaticPrice,
    TableField,
    Trigger,
    Until,
    words,
)
from .ops import Roll, Toss

Program = tuple[Any, ...]


def _reads_openly(part: Any, *, acting: bool = False) -> None:
    """Refuses what would let others see, from what is offered, asked or at work, which cards a hand or library holds: only what an
    operation acts on, and the cards whose invocation has another price, may lie there. [RS-302 RS-725]"""
    if isinstance(part, Sel) and part.hidden and not acting:
        raise ValueError(
            f"whether something is asked, offered or at work follows from public facts, so nothing in a {part.zone} decides it; let an "
            "operation pick there, or count a hand by `cards` [RS-302 RS-725]"
        )
    if isinstance(part, Part):
        inside = isinstance(part, Op) or acting and not isinstance(part, Condition | Cost | Until)
        for name in type(part).model_fields:
            _reads_openly(getattr(part, name), acting=inside or isinstance(part, StaticPrice) and name == "cards")
    elif isinstance(part, Mapping):
        for each in cast(Mapping[Any, Any], part).values():
            _reads_openly(each, acting=acting)
    elif isinstance(part, tuple | list):
        for each in cast(tuple[Any, ...], part):
            _reads_openly(each, acting=acting)


def _one_each(specs: tuple[Sel, ...]) -> tuple[Sel, ...]:
    """Targets are single unless they say how many, and announced for all to hear."""
    if any(spec.zone in ("hand", "library") for spec in specs):
        raise ValueError("targets are announced openly, so a card in a hand or library is none [RS-302]")
    return tuple(spec.model_copy(update={"count": 1}) if spec.count == "all" else spec for spec in specs)


class Aimed(Part):
    """Something with targets, chosen when it is announced. [RS-646 RS-647]"""

    targets: tuple[Sel, ...] = ()

    @model_validator(mode="after")
    def _single(self) -> Aimed:
        object.__setattr__(self, "targets", _one_each(self.targets))
        return self


class Action(Aimed):
    """An Action: a Direct Purchase, a Coin Toss or a Dice Roll, always at Imminent speed. [RS-632 RS-639]

    `limit` is once a turn unless it says otherwise [RS-640]; `when` narrows it to a time; `repeat_on_success` tosses again after a
    Success. A dice Action has either `succeeds` with `success` and `fail`, or a `table` of numbers. [RS-637]
    """

    id: str = Field(pattern=r"^[a-z0-9]+(_[a-z0-9]+)*$", max_length=24)
    name: str = Field(default="", max_length=40)
    fr: str = Field(default="", max_length=40)
    type: ActionType
    cost: Cost = Cost()
    limit: Literal["turn", "unlimited", "once_per_game"] = "turn"
    when: Literal["any", "your_turn", "opponents_turn", "before_attack_announced", "attack"] = "any"
    requires: ConditionField = None
    do: ProgramField = ()
    success: ProgramField = ()
    fail: ProgramField = ()
    repeat_on_success: Literal["ask", "auto"] | None = None
    succeeds: Range | None = None
    table: TableField = ()
    sides: int = Field(default=6, ge=2, le=100)

    @model_validator(mode="after")
    def _fits_type(self) -> Action:
        chance = bool(self.success or self.fail or self.table or self.succeeds is not None or self.repeat_on_success)
        if self.type == "purchase" and (chance or not self.do):
            raise ValueError("a Direct Purchase has `do` and neither toss nor roll [RS-633]")
        if self.type == "toss" and (
            self.do or self.table or self.succeeds is not None or not (self.success or self.fail)
        ):
            raise ValueError("a Coin Toss has `success`, and `fail` if a Failure does something [RS-637]")
        if self.type == "dice" and (
            self.do or self.repeat_on_success or bool(self.table) == (self.succeeds is not None)
        ):
            raise ValueError("a Dice Roll has either `succeeds` with `success` and `fail`, or a `table` [RS-637]")
        return self

    @functools.cached_property
    def program(self) -> Program:
        """What performing it does, compiled; the toss or roll is part of it. [RS-637]"""
        if self.type == "purchase":
            return compiled(self.do)
        return compiled((self.draw,))

    @functools.cached_property
    def relaunches(self) -> bool:
        """Whether it performs an Action of another card anew. [RS-1125]"""
        return any(op.word == "relaunch" for op in self.do)

    @functools.cached_property
    def draw(self) -> Any:
        """The toss or roll that it makes."""
        if self.type == "toss":
            return Toss(success=self.success, fail=self.fail, repeat_on_success=self.repeat_on_success)
        return Roll(sides=self.sides, succeeds=self.succeeds, success=self.success, fail=self.fail, table=self.table)


class Skill(Aimed):
    """A Summoner Skill. It is no Action. [RS-503 RS-513 RS-514]"""

    name: str = Field(min_length=1, max_length=40)
    fr: str = Field(default="", max_length=40)
    from_level: int = Field(default=1, ge=1)
    capacity: int = Field(default=1, ge=0)
    limit: int | None = Field(default=None, ge=1)
    requires: ConditionField = None
    do: ProgramField

    @functools.cached_property
    def program(self) -> Program:
        """What it does, compiled."""
        return compiled(self.do)

    @functools.cached_property
    def key(self) -> str:
        """Its name in notation."""
        return "-".join("".join(c if c.isalnum() else " " for c in self.name.lower()).split())


class Ability(Part):
    """An Ability with what its card prints beside it: a Symbiosis' partner and bonus, what an opened Lock does, what freeing brings.
    [RS-1118 RS-1121 RS-1122]"""

    ability: AbilityName
    partner: Sel | None = None
    attack: int = 0
    defense: int = 0
    grants: tuple[AbilityName, ...] = ()
    opened: ProgramField = ()
    freed: ProgramField = ()
    restraints: tuple[Literal["attack", "block", "actions"], ...] = ("attack", "block")

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, raw: Any) -> Any:
        return {"ability": raw} if isinstance(raw, str) else raw

    @model_validator(mode="after")
    def _fits(self) -> Ability:
        if (self.ability == "Symbiosis") != (self.partner is not None):
            raise ValueError("Symbiosis, and no other Ability, names a partner [RS-1122]")
        if self.opened and self.ability != "Lock" or self.freed and self.ability != "Chained":
            raise ValueError("opened belongs to Lock [RS-1118], freed to Chained [RS-1121]")
        return self

    @functools.cached_property
    def statics(self) -> tuple[Static, ...]:
        """What a Symbiosis gives while its partner is there. [RS-1122]"""
        if self.partner is None:
            return ()
        there = words.condition({"and": [{"has": {"ability": "Symbiosis"}}, {"exists": self.partner}]})
        found: list[Static] = []
        if self.attack or self.defense:
            found.append(
                StaticModify.model_validate(
                    {"attack": self.attack, "defense": self.defense, "to": "self", "while": there}
                )
            )
        if self.grants:
            found.append(StaticGrant.model_validate({"abilities": self.grants, "to": "self", "while": there}))
        return tuple(found)


class Invoke(Part):
    """What invoking costs: Capacity Points of one Summoner, or of each of two; and further costs. [RS-504 RS-542 RS-1113]"""

    capacity: int = Field(default=1, ge=0)
    gold: int = Field(default=0, ge=0)
    ether: int = Field(default=0, ge=0)
    sacrifice: Sel | None = None
    discard: int = Field(default=0, ge=0)

    @functools.cached_property
    def extra(self) -> Cost:
        """What is paid beside Capacity."""
        return Cost(gold=self.gold, ether=self.ether, sacrifice=self.sacrifice, discard=self.discard)


def _rank(raw: Any) -> Any:
    if raw in ("inf", float("inf")):
        return 0
    if isinstance(raw, int) and not isinstance(raw, bool) and raw >= 1:
        return raw
    raise ValueError(f"a rank is a number from 1 or inf, not {raw!r} [RS-105 RS-106]")


Rank = Annotated[int, BeforeValidator(_rank)]
"""The largest number of copies in one library; 0 is infinite. [RS-105 RS-106]"""


class Printed(Card, frozen=True):
    """What every card of Rise has. [RS-607 RS-611]"""

    types: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    statics: tuple[StaticField, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    replaces: tuple[Replacement, ...] = ()

    @model_validator(mode="after")
    def _reads_openly(self) -> Printed:
        _reads_openly(self)
        return self

    @functools.cached_property
    def ability_names(self) -> tuple[str, ...]:
        """The Abilities printed on it. [RS-611]"""
        return tuple(each.ability for each in self.abilities)

    @functools.cached_property
    def working(self) -> frozenset[str]:
        """The Abilities that work on it: those for Creatures only on a Creature, and Distance on every Door. [RS-614 RS-1018]"""
        if self.kind == "creature":
            return frozenset(self.ability_names)
        natural = ("Distance",) if self.kind == "door" else ()
        return frozenset((*(name for name in self.ability_names if name not in FOR_CREATURES), *natural))

    @functools.cached_property
    def all_statics(self) -> tuple[Static, ...]:
        """Its statics, those of its Abilities' parameters among them."""
        return (*self.statics, *(each for ability in self.abilities for each in ability.statics))

    @functools.cached_property
    def shifts(self) -> bool:
        """Whether it gives or takes Abilities as long as it is in play."""
        return any(isinstance(part, StaticGrant | StaticLose) for part in self.all_statics)

    @functools.cached_property
    def at_work(self) -> bool:
        """Whether something is so as long as it is in play."""
        return bool(self.all_statics) or "Madness" in self.ability_names

    def ability(self, name: str) -> Ability | None:
        """An Ability printed on it, with its parameters."""
        return next((each for each in self.abilities if each.ability == name), None)

    @functools.cached_property
    def programs(self) -> Mapping[str, Program]:
        """Its effects, compiled, by the name that what is carried out is saved under."""
        found: dict[str, Program] = {}
        for number, trigger in enumerate(self.triggers):
            found[f"trig:{number}"] = trigger.program
            found[f"trig:{number}:last"] = trigger.last_program
        for number, replacement in enumerate(self.replaces):
            found[f"repl:{number}"] = replacement.program
        for ability in self.abilities:
            if ability.opened:
                found["opened"] = compiled(ability.opened)
            if ability.freed:
                found["freed"] = compiled(ability.freed)
        return found


class Level(Part):
    """A level of a Summoner and its Capacity. [RS-501]"""

    level: int = Field(ge=1)
    capacity: int = Field(ge=0)


class SummonerCard(Printed, frozen=True):
    """A Summoner as printed. [RS-501]"""

    kind: Literal["summoner"]
    life: int = Field(ge=1, le=99)
    levels: tuple[Level, ...] = Field(min_length=1)
    skills: tuple[Skill, ...] = ()

    @model_validator(mode="after")
    def _levels_in_order(self) -> SummonerCard:
        if [each.level for each in self.levels] != list(range(1, len(self.levels) + 1)):
            raise ValueError("levels are numbered 1, 2, ... in order [RS-501]")
        if any(skill.from_level > len(self.levels) for skill in self.skills):
            raise ValueError("a Skill asks for a level that the Summoner has not [RS-501]")
        if len({skill.key for skill in self.skills}) < len(self.skills):
            raise ValueError("two Skills have the same name")
        return self

    def capacity(self, level: int) -> int:
        """The Capacity of a level. [RS-501]"""
        return self.levels[level - 1].capacity

    @functools.cached_property
    def free_skills(self) -> bool:
        """Whether a Skill costs no point."""
        return any(not skill.capacity for skill in self.skills)

    @functools.cached_property
    def programs(self) -> Mapping[str, Program]:
        """Its Skills and triggers, compiled."""
        own = Printed.programs.func(self)  # type: ignore[attr-defined]
        return {**own, **{f"skill:{number}": skill.program for number, skill in enumerate(self.skills)}}


class LibraryCard(Printed, frozen=True):
    """A card for the library. [RS-104 RS-105] Its own `targets` are chosen as it is invoked, for its Base Effects. [RS-646]"""

    rank: Rank
    imminent: bool = False
    constant: bool = False
    invoke: Invoke = Invoke()
    attach: Sel | None = None
    targets: tuple[Sel, ...] = ()
    base_effects: ProgramField = ()
    actions: tuple[Action, ...] = ()
    token: bool = False

    @model_validator(mode="after")
    def _sound(self) -> LibraryCard:
        object.__setattr__(self, "targets", _one_each(self.targets))
        if len({action.id for action in self.actions}) < len(self.actions):
            raise ValueError("two Actions have the same id")
        if self.attach is not None and not self.attaches:
            raise ValueError("only Equipment, a Disease or a Bomb is attached [RS-1048 RS-1127 RS-1201]")
        costs = [self.invoke.sacrifice, *(action.cost.sacrifice for action in self.actions)]
        if not self.stays and sum(each is not None for each in costs) > 1:
            raise ValueError("a one-shot card and its Actions have one sacrifice as a cost at most [RS-645]")
        if "Cold" in self.ability_names and "Disease" not in self.ability_names:
            raise ValueError("Cold is a Disease; the card carries both Abilities [RS-1201]")
        return self

    @functools.cached_property
    def attaches(self) -> bool:
        """Whether it is attached to something: Equipment, Diseases, Bombs. [RS-1048 RS-1127 RS-1201]"""
        return any(name in self.ability_names for name in ("Equipment", "Disease", "Bomb"))

    @functools.cached_property
    def stays(self) -> bool:
        """Whether it is Constant: it remains in play. [RS-606]"""
        return self.kind in ("creature", "door") or self.constant or self.attaches

    @functools.cached_property
    def at_imminent_speed(self) -> bool:
        """Whether it may be invoked on opponents' turns and in response. [RS-605]"""
        return self.kind == "imminent" or self.imminent

    @functools.cached_property
    def hosts(self) -> Sel | None:
        """What it may be attached to. [RS-1048 RS-1127 RS-1201]"""
        if not self.attaches:
            return None
        if self.attach is not None:
            return self.attach
        if "Cold" in self.ability_names:
            return Sel.model_validate({"kind": "player", "controller": "opponents"})
        if "Equipment" in self.ability_names:
            return Sel.model_validate({"any": [{"constant": True, "attached": False}, {"kind": "summoner"}]})
        return Sel.model_validate({"kind": "creature"})

    @functools.cached_property
    def programs(self) -> Mapping[str, Program]:
        """Its effects, compiled."""
        own = Printed.programs.func(self)  # type: ignore[attr-defined]
        actions = {f"act:{action.id}": action.program for action in self.actions}
        return {**own, **actions, "base": compiled(self.base_effects)}

    def action(self, id: str) -> Action | None:
        """An Action by its id."""
        return next((action for action in self.actions if action.id == id), None)


class Body(LibraryCard, frozen=True):
    """A card with Attack and Defense. [RS-601 RS-602]"""

    attack: int = Field(default=0, ge=0)
    defense: int = Field(ge=0)

    @model_validator(mode="after")
    def _defended(self) -> Body:
        if self.defense == 0 and "Morpher" not in self.ability_names:
            raise ValueError("only a Morpher is printed with Defense 0 [RS-915]")
        if self.attaches:
            raise ValueError("a Creature or Door is not attached to anything")
        return self


class CreatureCard(Body, frozen=True):
    """A Creature. [RS-601]"""

    kind: Literal["creature"]


class DoorCard(Body, frozen=True):
    """A Door. [RS-602]"""

    kind: Literal["door"]


class IncantationCard(LibraryCard, frozen=True):
    """An Incantation: a play for one's own turn. [RS-604]"""

    kind: Literal["incantation"]


class ImminentCard(LibraryCard, frozen=True):
    """An Imminent: a play for any turn. [RS-605]"""

    kind: Literal["imminent"]


class LevelUpCard(Printed, frozen=True):
    """A Level Up. [RS-520 RS-528]"""

    kind: Literal["level_up"]
    rank: Rank
    summoner: str | None = None
    gain: int = Field(default=1, ge=1)
    base_effects: ProgramField = ()
    attaches: ClassVar[bool] = False
    stays: ClassVar[bool] = False
    at_imminent_speed: ClassVar[bool] = False
    hosts: ClassVar[Sel | None] = None
    actions: ClassVar[tuple[Action, ...]] = ()

    @functools.cached_property
    def programs(self) -> Mapping[str, Program]:
        """What it does beside raising the level, compiled."""
        return {"base": compiled(self.base_effects)}


RiseCard = Annotated[
    SummonerCard | CreatureCard | DoorCard | IncantationCard | ImminentCard | LevelUpCard, Field(discriminator="kind")
]
"""Any card of Rise, told apart by `kind`."""
