"""Rizontical's cards as documents: Numens, Fighters, Powers, and the Summon and Tile tokens. [RZ-115]

Whatever the rules forbid on a card is refused when it is read. [RZ-1611]
"""

from __future__ import annotations

import functools
from typing import Annotated, Any, ClassVar, Literal, cast

from pydantic import AfterValidator, Field, model_validator

from engines.kernel.cards import Card
from engines.kernel.parts import Part
from engines.kernel.program import Op, compiled, typed

from .effects import (
    AttackType,
    ConditionField,
    Continuous,
    Cost,
    Element,
    Filter,
    Label,
    Pick,
    ProgramField,
    Replacement,
    ValueField,
    When,
    mapping,
    nodes,
    secretive,
    words,
)
from .ops import Aim, CopyToken, TakeControl


def limits(low: int, high: int, clause: str) -> AfterValidator:
    """What a printed number may be, by a clause. [RZ-1611]"""

    def check(value: int) -> int:
        if not low <= value <= high:
            raise ValueError(f"{value} is not from {low} to {high} [{clause}]")
        return value

    return AfterValidator(check)


def distinct(clauses: str) -> AfterValidator:
    """That nothing is named twice, by its clauses. [RZ-1611]"""

    def check(names: tuple[str, ...]) -> tuple[str, ...]:
        if len(set(names)) < len(names):
            raise ValueError(f"each is named once [{clauses}]")
        return names

    return AfterValidator(check)


Stat10 = Annotated[int, limits(0, 10, "RZ-861")]
"""A stat as printed: 0 to 10. [RZ-861]"""
Tracker = Annotated[int, limits(1, 6, "RZ-869")]
"""Use and Time as printed: 1 to 6. [RZ-869]"""


class HitStats(Part, frozen=True):
    """Values of a SPELL's hit other than its Fighter's. [RZ-858]"""

    atk: ValueField | None = None
    element: Element | None = None
    type: AttackType | None = None


class Ability(Part, frozen=True):
    """What every effect on a card has, whatever kind of effect it is."""

    when: When | None = None
    if_: ConditionField = Field(default=None, alias="if")
    costs: tuple[Cost, ...] = ()
    targets: dict[str, Pick] = {}
    do: ProgramField = ()
    during: tuple[Continuous, ...] = ()
    use: Tracker | None = None
    time: Tracker | None = None
    priced: ClassVar[bool] = False
    """Whether it is a card or a Skill, whose AP cost effects change."""

    @model_validator(mode="before")
    @classmethod
    def _no_condition(cls, raw: Any) -> Any:
        if mapping(raw) and raw.get("if", 0) is None:
            raise ValueError("an empty condition; leave `if` out")
        return raw

    @model_validator(mode="after")
    def _parts_have_conditions(self) -> Ability:
        if self.if_ is not None and self.during:
            raise ValueError("what is always at work has its condition as the `if` of a part of `during`")
        return self

    @model_validator(mode="after")
    def _targets_named(self) -> Ability:
        if list(self.targets) != [f"t{n}" for n in range(1, len(self.targets) + 1)]:
            raise ValueError("targets are named t1, t2, ... in order")
        several = [name for name, pick in self.targets.items() if pick.span(99) != (1, 1)]
        if several and several != [list(self.targets)[-1]]:
            raise ValueError("only the last target may be several")
        return self

    @model_validator(mode="after")
    def _tokens_stay_owned(self) -> Ability:
        for op in nodes(self.do):
            if isinstance(op, CopyToken | TakeControl):
                who = self.targets.get(op.who, op.who) if isinstance(op.who, str) else op.who
                if not isinstance(who, str):
                    op.check(who.filter if isinstance(who, Pick) else who)
        return self

    @functools.cached_property
    def program(self) -> tuple[Any, ...]:
        """Its operations, compiled."""
        return compiled(self.do)

    @functools.cached_property
    def named(self) -> tuple[tuple[str, Pick], ...]:
        """Its targets with their names, in order."""
        return tuple(self.targets.items())

    @functools.cached_property
    def replacements(self) -> tuple[tuple[int, Replacement], ...]:
        """The replacements among its continuous parts, with their places."""
        return tuple((n, part) for n, part in enumerate(self.during) if isinstance(part, Replacement))

    @functools.cached_property
    def secret_if(self) -> bool:
        """Whether only its player knows if its condition holds. [RZ-1603]"""
        return secretive(self.if_)

    @functools.cached_property
    def secret_price(self) -> bool:
        """Whether only its player knows what it costs. [RZ-1603]"""
        return secretive(getattr(self, "ap", None))

    @model_validator(mode="after")
    def _reads_no_other_hand(self) -> Ability:
        conditions = (self.when.if_ if self.when is not None else None, self.if_, getattr(self, "ap", None))
        read = [each for part in conditions for each in nodes(part) if isinstance(each, Filter) and each.secret]
        named = [pick.filter for pick in self.targets.values() if pick.asks]
        for each in (*read, *named):
            if each.home in ("hand", "deck") and each.side not in ("own", "ally"):
                raise ValueError("nobody but its player may know what a hand or a deck holds [RZ-310 RZ-311]")
        return self

    @model_validator(mode="after")
    def _asks_nobody_by_a_secret(self) -> Ability:
        if any(isinstance(op, Op) and op.may and secretive(op.if_) for op in nodes(self.do)):
            raise ValueError("who is asked would tell what a hand or a deck holds; ask first, then look [RZ-1603]")
        return self

    @functools.cached_property
    def least_ap(self) -> int:
        """The AP that it costs at least, as printed; 0 if that depends on the match."""
        printed = getattr(self, "ap", getattr(self, "cost", 0))
        return printed if isinstance(printed, int) else getattr(printed, "just", 0)

    @functools.cached_property
    def markers(self) -> tuple[str, ...]:
        """The Markers that its use places."""
        return ()

    @functools.cached_property
    def doubtful(self) -> tuple[Any, ...]:
        """Its operations, if each of them may turn out to do nothing; else none. [RZ-1414]"""
        return self.do if all(hasattr(op, "able") for op in self.do) else ()

    def printed_ap(self, scope: Any) -> int:
        """The AP that it costs as printed."""
        return 0

    @functools.cached_property
    def modes(self) -> Any:
        """The choice of modes that is made when its use is announced, if it begins with one. [RZ-1415]"""
        first = self.do[0] if self.do else None
        return first if first is not None and first.word == "choose_mode" and first.if_ is None else None


Condition_ = Annotated[Any, typed(words.condition)]


def program_at(cards: Any, card: str, ability: int, path: tuple[int, ...]) -> tuple[Any, ...]:
    """A program of an ability: its own, or that of a replacement. [RZ-1609]

    `path` leads there: the place of a part of `during` (left out for the ability's own program), then any number of times
    the place of an operation that starts an effect and the place of its part.
    """
    key = ("program", card, ability, path)
    program = cards.memory.get(key)
    if program is None:
        whole: Ability = cards[card].abilities[ability]
        first, rest = (path[:1], path[1:]) if len(path) % 2 else ((), path)
        program = compiled(cast(Any, whole.during[first[0]]).do) if first else whole.program
        for pc, part in zip(rest[::2], rest[1::2], strict=True):
            program = compiled(program[pc].during[part].do)
        cards.memory[key] = program
    return program


def uses_of(card: Any) -> dict[int, int]:
    """The Use of a card's effects as printed, by their places."""
    return {number: each.use for number, each in enumerate(card.abilities) if each.use is not None}


def times_of(card: Any) -> dict[int, int]:
    """The Time of a card's effects as printed, by their places."""
    return {number: each.time for number, each in enumerate(card.abilities) if each.time is not None}


class Skill(Ability, frozen=True):
    """A Skill of a Fighter. [RZ-842]"""

    label: Label
    ap: ValueField = Field(default_factory=lambda: words.value(0))
    mana: int | None = Field(default=None, ge=0, le=1)
    aim: Aim | None = None
    hit: HitStats = HitStats()
    priced: ClassVar[bool] = True

    @model_validator(mode="after")
    def _fits_label(self) -> Skill:
        if self.label == "trigger" and self.when is None:
            raise ValueError("a TRIGGER Skill names its situation in `when` [RZ-844]")
        if self.label in ("spell", "spell*") and self.when is not None:
            raise ValueError("a SPELL is used as an action and waits for nothing [RZ-852]")
        if self.label not in ("spell", "spell*") and (self.aim is not None or self.hit != HitStats()):
            raise ValueError("only a SPELL has an aim and values for its hit [RZ-855]")
        if self.during and self.label != "passive":
            raise ValueError("only a PASSIVE Skill is always at work [RZ-843]")
        if self.label == "passive" and self.do and self.when is None:
            raise ValueError("a PASSIVE Skill that does something says when")
        if not self.do and not self.during and not self.spell:
            raise ValueError("a Skill does something")
        if self.mana is not None and (self.mana == 1) != (self.label == "mana"):
            raise ValueError("a MANA Skill costs 1 Mana, no other Skill any [RZ-847]")
        return self

    @functools.cached_property
    def markers(self) -> tuple[str, ...]:
        """The Markers that its use places. [RZ-848 RZ-850]"""
        return (self.label,) if self.label in ("ultimate", "unique") else ()

    def printed_ap(self, scope: Any) -> int:
        """The AP that it costs as printed."""
        return self.ap.read(scope)

    @functools.cached_property
    def spell(self) -> bool:
        """Whether it is a SPELL or SPELL*."""
        return self.label in ("spell", "spell*")

    @functools.cached_property
    def triggered(self) -> bool:
        """Whether it is used in a situation, like a TRIGGER. [RZ-844 RZ-852]"""
        return self.label == "trigger" or (self.when is not None and self.label != "passive")


class Enchantment(Ability, frozen=True):
    """A Numen's Enchantment: always active, or usable in a situation. [RZ-802]"""

    mode: Literal["continuous", "situational"]
    ap: ValueField = Field(default_factory=lambda: words.value(0))

    @model_validator(mode="after")
    def _fits_mode(self) -> Enchantment:
        if (self.mode == "continuous") != bool(self.during) or (self.mode == "situational") != bool(
            self.when and self.do
        ):
            raise ValueError("a continuous Enchantment has `during`, a situational one `when` and `do` [RZ-802]")
        return self

    def printed_ap(self, scope: Any) -> int:
        """The AP that it costs as printed."""
        return self.ap.read(scope)


class Conjuration(Ability, frozen=True):
    """A Numen's Conjuration. [RZ-803]"""

    ap: ValueField

    def printed_ap(self, scope: Any) -> int:
        """The AP that it costs as printed."""
        return self.ap.read(scope)


class Numen(Card, frozen=True):
    """A Numen, with its two abilities. [RZ-801]"""

    kind: Literal["numen"]
    enchantment: Enchantment
    conjuration: Conjuration

    @functools.cached_property
    def abilities(self) -> tuple[Ability, ...]:
        """Enchantment and Conjuration."""
        return (self.enchantment, self.conjuration)


class Matches(Part, frozen=True):
    """Weakness or Resistance: how much, and to which elements and types. [RZ-829 RZ-830]"""

    value: Stat10 = 0
    to: Annotated[tuple[Element | AttackType, ...], distinct("RZ-829 RZ-830")] = ()


class FighterCard(Card, frozen=True):
    """A Fighter as printed. [RZ-811 RZ-815 RZ-821 to RZ-830 RZ-835 RZ-841 RZ-862]"""

    kind: Literal["fighter"]
    elements: Annotated[tuple[Element, ...], distinct("RZ-811")] = Field(min_length=1, max_length=7)
    types: Annotated[tuple[AttackType, ...], distinct("RZ-815")] = Field(min_length=1, max_length=2)
    hp: Annotated[int, limits(1, 10, "RZ-861")]
    mana: Stat10 = 0
    atk: Stat10 = 0
    def_: Stat10 = Field(default=0, alias="def")
    mp: Stat10 = 0
    speed: Annotated[int, limits(0, 20, "RZ-862")]
    ra: Stat10 = 0
    psh: Stat10 = 0
    weakness: Matches = Matches()
    resistance: Matches = Matches()
    skills: tuple[Skill, ...] = ()

    @model_validator(mode="after")
    def _few_skills(self) -> FighterCard:
        if len(self.skills) > 3:
            raise ValueError(f"skills: a Fighter has up to 3, not {len(self.skills)} [RZ-841]")
        return self

    @functools.cached_property
    def abilities(self) -> tuple[Ability, ...]:
        """Its Skills."""
        return self.skills

    @functools.cached_property
    def passives(self) -> tuple[tuple[int, Skill], ...]:
        """The Skills with an ongoing part, with their places."""
        return tuple((number, skill) for number, skill in enumerate(self.skills) if skill.during)

    @functools.cached_property
    def active(self) -> tuple[tuple[int, Skill], ...]:
        """The Skills that are used as actions, with their places. [RZ-711 RZ-852]"""
        labels = ("passive", "trigger")
        return tuple(
            (n, skill) for n, skill in enumerate(self.skills) if skill.label not in labels and not skill.triggered
        )

    @functools.cached_property
    def waiting(self) -> tuple[tuple[int, Skill], ...]:
        """The Skills that wait for a situation, with their places."""
        return tuple((number, skill) for number, skill in enumerate(self.skills) if skill.when is not None)

    @functools.cached_property
    def printed(self) -> dict[str, int]:
        """The printed stats by name."""
        return {
            "hp": self.hp, "mana": self.mana, "atk": self.atk, "def": self.def_, "mp": self.mp, "speed": self.speed,
            "ra": self.ra, "psh": self.psh,
        }  # fmt: skip


class PowerCard(Card, Ability, frozen=True):
    """A Power. [RZ-901 RZ-931 to RZ-945]"""

    kind: Literal["power"]
    rank: Literal["common", "legendary"] = "common"
    category: Literal["normal", "permanent", "trigger", "aura"]
    cost: int = Field(ge=0, le=20)
    unique: bool = False
    on: Filter | None = None
    priced: ClassVar[bool] = True

    @model_validator(mode="after")
    def _fits_category(self) -> PowerCard:
        if self.category == "trigger" and self.when is None:
            raise ValueError("a Trigger Power names its situation in `when` [RZ-934]")
        if self.category == "normal" and self.when is not None:
            raise ValueError("a Normal Power is used as an action and waits for nothing [RZ-931]")
        if self.category in ("normal", "trigger") and self.during:
            raise ValueError("only a Permanent or an Aura is always at work [RZ-932]")
        if self.on is not None and (self.category != "aura" or self.on.is_ != "fighter"):
            raise ValueError("only an Aura says on which Fighters it lies [RZ-943]")
        if not self.do and not self.during:
            raise ValueError("a Power does something")
        return self

    @functools.cached_property
    def markers(self) -> tuple[str, ...]:
        """The Markers that playing it places. [RZ-911 RZ-913]"""
        return (*(("legendary",) if self.rank == "legendary" else ()), *(("unique",) if self.unique else ()))

    def printed_ap(self, scope: Any) -> int:
        """The AP that it costs as printed."""
        return self.cost

    @functools.cached_property
    def abilities(self) -> tuple[Ability, ...]:
        """Its one effect."""
        return (self,)

    @functools.cached_property
    def stays(self) -> bool:
        """Whether it stays on the field after its use. [RZ-932 RZ-935 RZ-941]"""
        return self.category in ("permanent", "aura") or (
            self.category == "trigger" and (self.use is not None or self.time is not None)
        )

    @functools.cached_property
    def on_play(self) -> bool:
        """Whether its operations are carried out as it is played."""
        return bool(self.do) and self.when is None and (self.category == "normal" or self.use is None)

    @functools.cached_property
    def used_in_play(self) -> bool:
        """Whether its effect is used as an action while it is in play. [RZ-925]"""
        return self.category in ("permanent", "aura") and bool(self.do) and self.when is None and self.use is not None


class SummonAbility(Ability, frozen=True):
    """A passive or trigger effect of a Summon. [RZ-1102]"""

    label: Literal["passive", "trigger"]

    @model_validator(mode="after")
    def _fits_label(self) -> SummonAbility:
        if (self.label == "passive") != bool(self.during) or (self.label == "trigger") != bool(self.when and self.do):
            raise ValueError("a passive effect has `during`, a trigger effect `when` and `do` [RZ-1102]")
        return self


class SummonCard(Card, frozen=True):
    """A Summon token. [RZ-1103 RZ-1109]"""

    kind: Literal["summon"]
    hp: Literal[1] = 1
    abilities: tuple[SummonAbility, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _one_time(self) -> SummonCard:
        if len({each.time for each in self.abilities if each.time is not None}) > 1:
            raise ValueError("a Summon goes when its Time is at 0, and so has one Time [RZ-924]")
        return self


class TileCard(Card, Ability, frozen=True):
    """A Tile token. [RZ-1122 RZ-1123 RZ-1124 RZ-1129]"""

    kind: Literal["tile"]
    tile: Literal["contact", "passive"]
    facing: bool = False
    push: int | None = Field(default=None, ge=1, le=7)

    @model_validator(mode="after")
    def _fits_kind(self) -> TileCard:
        if (self.tile == "contact") != bool(self.do) or (self.tile == "passive") != bool(self.during):
            raise ValueError("a Contact Tile has `do`, a Passive Tile `during` [RZ-1123 RZ-1124]")
        if self.when is not None:
            raise ValueError("a Tile acts on what steps on its cell or is on it, and names no situation [RZ-1122]")
        return self

    @functools.cached_property
    def abilities(self) -> tuple[Ability, ...]:
        """Its one effect."""
        return (self,)


RizonticalCard = Annotated[Numen | FighterCard | PowerCard | SummonCard | TileCard, Field(discriminator="kind")]
