"""OWR's cards as documents: creatures, Runes, Jinxes, Arenas, Artifacts, Weapons and tokens. [OW-231 to OW-240]

Whatever the rules forbid on a card is refused when it is read.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from engines.kernel.cards import ability as kernel
from engines.kernel.cards.fields import Coined, Condition, Flag, Line, Nested, Program, Several, Things, Whole, Word
from engines.kernel.cards.flow import Code, Op
from engines.kernel.cards.printed import Abilities, CardReader, Printed
from engines.kernel.cards.reading import Field, Part, Reader, is_mapping
from engines.kernel.cards.select import Selector

from .words import METHODS, L

Specs = tuple[tuple[str, Selector], ...]
"""Targets: by which name the effect calls each, and what it has to be. [OW-971]"""
MOST = 9900
"""The highest printed figure."""


class Ability(kernel.Ability):
    """An ability of a card of OWR. Of a creature it is a Play effect unless it says otherwise. [OW-932]

    `keyword` names its method (Play, Reveal, Stackable, Hatch, Soul); `when` alone is a trigger, `always` alone a
    Constant effect, `would` a replacement, `use: activated` is used in one's own Main Phases, from the hand with `from:
    hand`. Beside Soul stands what it does in the stack: `when`, `would` or `always`. Of Hatch `into` says what is
    hatched. [OW-856 OW-946 to OW-949] `again` reads `if` once more as it is carried out.
    """

    from_: Any = Word(lambda language: language.outside, "", what="zone in which abilities work outside play")
    into = Things(None, picks=False)
    again = Flag()

    def check(self, r: Reader) -> None:
        if self.keyword == "Hatch":
            if not isinstance(self.into, Selector):
                raise r.bad("Hatch says by `into` what is hatched: {into: {name: Cinder Wyrm}} [OW-946]")
            if self.head != "keyword" or self.do or self.cost:
                raise r.bad("Hatch has `into`, and neither a situation nor `cost` nor `do` [OW-946]")
        elif self.into is not None:
            raise r.at("into").bad("into belongs to Hatch [OW-946]")
        if self.keyword in ("Play", "Reveal", "Stackable") and self.head != "keyword":
            raise r.bad(f"{self.keyword} says itself when it is activated; leave {self.head} out [OW-931 OW-935]")
        if self.keyword == "Soul" and self.head not in ("when", "would", "always"):
            raise r.bad("a Soul Effect has `when`, `would` or `always` [OW-856]")
        if self.from_ and not self.use:
            raise r.at("from").bad("only what is used is used from a hand or a grave")
        if self.cost and not self.use:
            raise r.at("cost").bad("what is paid as it happens is an operation: pay: {cost: {...}, then: [...]}")

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        """What is hatched lies in one's own Extra Deck. [OW-946]"""
        if is_mapping(raw) and is_mapping(raw.get("into")):
            raw = {**raw, "into": {"kind": "creature", "zone": "extra", "side": "own", **raw["into"]}}
        return super().read(raw, r)

    @functools.cached_property
    def method(self) -> str:
        """How it is activated, in one word: "play", "reveal", "stackable", "hatch", "soul", "trigger", "activated", or
        "" for what is not."""
        if self.keyword:
            return self.keyword.lower()
        return {"when": "trigger", "use": "activated", "": "play"}.get(self.head, "")

    @property
    def program(self) -> Sequence[Op]:
        """The operations that it carries out; those of Hatch follow from what is hatched. [OW-946]"""
        return self.hatching if self.keyword == "Hatch" else self.do

    @functools.cached_property
    def hatching(self) -> tuple[Op, ...]:
        """One of what can be hatched is shown and Special Summoned, to the same lane if it can be. [OW-348 OW-946]"""
        r = Reader(L)
        rows = [
            {"choose": {"what": {"pick": 1, "kind": "creature", "zone": "extra", "side": "own"}, "as": "hatched"}},
            {"show": "hatched"},
            {"summon": {"what": "hatched", "lane": "here"}},
        ]
        ops = r.part("program", rows)
        ops[0].what.parts, ops[0].what.any_ = self.into.parts, self.into.any_
        ops[0].what.settle(L)
        return ops


L.ability = Ability
L.use("activated")(type("activated", (), {}))


class Arrows(Part):
    """Arrows to the left and to the right, from the controller's chair. [OW-238 OW-901 OW-908]"""

    left = Whole(0, 5, default=0)
    right = Whole(0, 5, default=0)


class Bonus(Part):
    """A Soul Bonus. [OW-237]"""

    atk = Whole(0, MOST, default=0)
    def_ = Whole(0, MOST, default=0)


NO_TARGETS: Mapping[str, Selector] = MappingProxyType({})
NO_ARROWS, NO_BONUS = Arrows.made(left=0, right=0), Bonus.made(atk=0, def_=0)


class OwrCard(Printed):
    """What every card of OWR has. [OW-231 to OW-234] `element` and `soul_element` are read by no rule."""

    language = L
    unread = ("keywords",)
    subtype = Several(Coined(24))
    element = Line(default="")
    soul_element = Line(default="")
    abilities = Abilities(Ability)
    extra: Any = False
    cost: Any = 0
    atk: Any = 0
    def_: Any = 0
    soul_bonus: Any = NO_BONUS
    do: Any = ()
    bonus: tuple[int, int] = (0, 0)
    """Its Soul Bonus, ATK and DEF. [OW-237]"""
    move: Any = NO_ARROWS
    price: int = 0
    """Its Tribute Cost if it is a creature, else its Soul Cost. [OW-231]"""
    figures: tuple[int, int] = (0, 0)
    """ATK and DEF as printed."""
    targets: Any = NO_TARGETS
    if_: Any = None
    stays: bool = False
    """Whether it is a Rune that stays on its stack. [OW-604]"""
    flash: bool = False
    """Whether it is a Flash Rune. [OW-616]"""
    cast: str = "cast"
    """The name that what it does as it is cast is saved under."""

    def check(self, r: Reader) -> None:
        self.price, self.figures = self.cost, (self.atk, self.def_)
        self.bonus = (self.soul_bonus.atk, self.soul_bonus.def_)
        if len({each.where for each in self.abilities if each.use}) < sum(bool(each.use) for each in self.abilities):
            raise r.at("abilities").bad("two abilities that are used need names of their own")

    def of_method(self, method: str) -> tuple[Ability, ...]:
        """Its abilities of a method, in the order printed. [OW-949]"""
        return tuple(each for each in self.abilities if each.method == method)

    @functools.cached_property
    def soul_effects(self) -> tuple[Ability, ...]:
        """What works while it is a soul. [OW-856 OW-857]"""
        return self.of_method("soul")

    @functools.cached_property
    def effects(self) -> tuple[Ability, ...]:
        """What works anywhere else on the field."""
        return tuple(each for each in self.abilities if each.method != "soul")

    @functools.cached_property
    def methods(self) -> tuple[str, ...]:
        """The keywords printed on it; what names no method is a Play effect. [OW-236 OW-932]"""
        return tuple(word for word in METHODS if any(each.method == word.lower() for each in self.abilities))


class Standing(OwrCard):
    """What has ATK, DEF and arrows. [OW-235 OW-238]"""

    atk = Whole(0, MOST)
    def_ = Whole(0, MOST)
    move = Nested(Arrows, NO_ARROWS)


@L.card("creature")
class CreatureCard(Standing):
    """A creature; its cost is its Tribute Cost. [OW-231 OW-235 OW-503]"""

    cost = Whole(0, 9, default=0)
    soul_bonus = Nested(Bonus, NO_BONUS)
    extra = Flag()
    normal_summon = Flag(True)
    weapon_slots = Whole(1, 3, default=1)
    token: ClassVar[bool] = False


@L.card("token")
class TokenCard(Standing):
    """A token: in no deck, with neither cost nor Soul Bonus. [OW-206 OW-570]"""

    kind = Line()
    weapon_slots: ClassVar[int] = 1
    token: ClassVar[bool] = True

    def check(self, r: Reader) -> None:
        super().check(r)
        if any(each.keyword and each.keyword != "Play" for each in self.abilities):
            raise r.at("abilities").bad("a token is never face-down, in a hand or a stack: only Play works [OW-563]")


class Cast(OwrCard):
    """What is cast or played: its cost is paid in souls, its targets are named then. [OW-652 OW-662 OW-664]"""

    cost = Whole(0, 9, default=0)
    if_ = Condition()
    targets = kernel.Targets()
    do = Program()

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        """Its effects, by the names that what is carried out is saved under."""
        return {**kernel.codes(self.abilities), "cast": Code(self.do)}


RUNES = ("normal", "continuous", "flash")


class RuneType(Field[str]):
    """Of which sort a Rune is. [OW-233]"""

    def __init__(self) -> None:
        super().__init__(("normal",))

    def read(self, raw: Any, r: Reader) -> tuple[str, ...]:
        return (Word(RUNES, what="sort of Rune", note="OW-233").read(raw, r),)

    def schema(self, language: Any) -> dict[str, Any]:
        return {"enum": list(RUNES)}


@L.card("rune")
class RuneCard(Cast):
    """A Rune; a Continuous one stays, a Flash Rune may respond. [OW-602 OW-604 OW-616]"""

    subtype = RuneType()

    def check(self, r: Reader) -> None:
        super().check(r)
        self.stays, self.flash = "continuous" in self.subtype, "flash" in self.subtype
        if self.abilities and not self.stays:
            raise r.at("abilities").bad("a Rune that is gone once it is used has `do` alone [OW-602]")
        if not (self.abilities or self.do):
            raise r.bad("a Rune does something: write `do`")


@L.card("jinx")
class JinxCard(OwrCard):
    """A Jinx: one ability, with the situation in which it can be activated. [OW-611 OW-613]"""

    cost = Whole(0, 9, default=0)

    def check(self, r: Reader) -> None:
        super().check(r)
        if len(self.abilities) != 1 or self.abilities[0].when is None or self.abilities[0].keyword:
            raise r.at("abilities").bad("a Jinx has one ability, which waits for an event (`when`) [OW-613]")
        self.cast = self.abilities[0].where


@L.card("arena")
class ArenaCard(Cast):
    """An Arena. [OW-701]"""


@L.card("artifact")
class ArtifactCard(Cast):
    """An Artifact: what it has works on top of its stack, its Soul Bonus below. [OW-721 to OW-723]"""

    soul_bonus = Nested(Bonus, NO_BONUS)


@L.card("weapon")
class WeaponCard(Cast):
    """A Weapon: what it adds to the creature that carries it, its `bearer`. [OW-751]"""

    atk = Whole(-MOST, MOST, default=0)
    def_ = Whole(-MOST, MOST, default=0)
    move = Nested(Arrows, NO_ARROWS)


READER = CardReader(L)
"""Reads OWR's card documents."""
