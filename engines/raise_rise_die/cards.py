"""Raise, Rise & Die's cards as documents: characters, weapons, and combat cards by their type. [RD-301 to RD-316]

Whatever the rules forbid on a card is refused when it is read.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Mapping
from typing import Any

from engines.kernel.cards import ability as kernel
from engines.kernel.cards.costs import Limit, LimitField
from engines.kernel.cards.fields import Flag, Line, Nested, Program, Several, Whole, Word
from engines.kernel.cards.flow import Code, Op
from engines.kernel.cards.printed import Abilities, CardReader, Id, Printed
from engines.kernel.cards.reading import Part, Reader, is_mapping
from engines.kernel.cards.scope import Scope

from .acts import Added
from .state import SLOTS
from .words import L

VALUES = {"assault": "damage", "support": "break", "defence": "block"}
"""What the number of a card is, by its type. [RD-310]"""
USES = ("use", "active")
"""An ability with the Use icon turns its card; an active one doesn't, and may be used once a bout. [RD-303 RD-1410]"""

PRICES = frozenset(("transcend", "cost"))
"""How HP are lost that are paid."""


class Unspent:
    """That a limit has not been used up yet: on which hangs what is at work only so often."""

    def __init__(self, ability: Ability):
        self.ability = ability

    def holds(self, scope: Scope) -> bool:
        """Whether it may still be."""
        return scope.g.left(self.ability.limit, scope.this, self.ability.where, scope.seat) > 0

    def __repr__(self) -> str:
        return f"Unspent({self.ability.limit})"


class Ability(kernel.Ability):
    """An ability of a character, a weapon or an object, or of the infusion text of a card. [RD-302 RD-309 RD-1101]

    `use: use` is what the Use icon stands before, `use: active` the active ability of a character; `during` gives it a
    moment of its own (else it is used in reaction windows), `as_support` says that the object is played as a support.
    [RD-1207 RD-1210 RD-1212]
    """

    limit: Any = LimitField()
    as_support = Flag()

    def check(self, r: Reader) -> None:
        if self.targets:
            raise r.at("targets").bad("nothing is named beforehand: pick what is meant where it is done [RD-1415]")
        if self.keyword:
            raise r.at("keyword").bad("keywords are operations: {burn: 2}; leave keyword out")
        for word in ("cost", "during", "as_support"):
            if getattr(self, word) and not self.use:
                raise r.at(word).bad(f"{word} stands beside `use`")
        if self.cost.any_of:
            raise r.at("cost").at("any_of").bad("a use has one cost; write several as a payment: {pay: ...}")
        if self.would is not None and not PRICES.isdisjoint(self.would.kind):
            raise r.at("would").at("kind").bad("nothing happens instead of a price that is paid [RD-1805]")
        if self.as_support and self.during:
            raise r.at("during").bad("what is played as a support is used in a turn; leave during out [RD-1212]")
        if self.limit is not None and self.limit.then and self.when is None:
            raise r.at("limit").at("then").bad("what follows the last time stands beside `when`; leave then out")
        if self.limit is not None and any("cost" not in getattr(each, "numbers", ()) for each in self.always):
            raise r.at("limit").bad(
                "what is always at work is used up by what is paid for: it has a limit if it changes what cards cost, "
                "and nothing else [RD-312]"
            )
        if self.use == "active" and self.limit is None:
            self.limit = Limit.read({"bout": 1}, r)

    @functools.cached_property
    def moments(self) -> tuple[str, ...]:
        """When it is used: in windows (""), at printed moments, or as a "support" that is played. [RD-1210 RD-1212]"""
        return ("support",) if self.as_support else self.during or ("",)

    @property
    def whole(self) -> tuple[Any, ...]:
        """The conditions on which all that it has always at work hangs: its own, and that its limit is not used up."""
        return super().whole if self.limit is None else (*super().whole, Unspent(self))


L.ability = Ability
for _use in USES:
    L.use(_use)(type(_use, (), {}))


class Infusion(Abilities):
    """The blue text of a card. [RD-1101]"""

    def read(self, raw: Any, r: Reader) -> tuple[Any, ...]:
        return kernel.read_abilities(self.ability, raw, r, "infusion:")


class Transcended(Part):
    """The second sphere, and the red text. [RD-1304 RD-1305]"""

    value: Any = Whole(0, 20, default=None)
    on_play = Program()
    on_resolve = Program()

    def check(self, r: Reader) -> None:
        if self.value is None and not (self.on_play or self.on_resolve):
            raise r.bad("a card that can be transcended has a second sphere (`value`) or a red text [RD-1301]")


class RrdCard(Printed):
    """What every card has."""

    language = L
    unread = ("keywords",)
    abilities = Abilities(Ability)
    sv: Any = 0
    instant: Any = False
    object: Any = False
    infusion: tuple[Any, ...] = ()
    transcend: Any = None

    @functools.cached_property
    def use(self) -> Ability | None:
        """The ability that is used by decision,"""
        return next((each for each in self.abilities if each.use), None)

    @functools.cached_property
    def infused_use(self) -> Ability | None:
        """and that of the infusion text, for a card that lies in a socket."""
        return next((each for each in self.infusion if each.use), None)

    def check(self, r: Reader) -> None:
        for found in (self.abilities, self.infusion):
            if sum(bool(each.use) for each in found) > 1:
                raise r.at("abilities").bad("a card has one ability that is used")
        laid = self.abilities if not self.object or self.kind != "support" else ()
        if any(each.as_support for each in (*laid, *self.infusion)):
            raise r.at("abilities").bad("only an object that is a support is played as a support [RD-1212]")


@L.card("character")
class CharacterCard(RrdCard):
    """A character. [RD-301]"""

    ether = Whole(10, 60)
    active = Whole(0, 10)
    latent = Whole(0, 20)

    def check(self, r: Reader) -> None:
        super().check(r)
        if not self.abilities:
            raise r.bad("abilities is missing: a character has an ability of its own [RD-301 RD-302]")


@L.card("weapon")
class WeaponCard(RrdCard):
    """A weapon. [RD-309]"""

    archetype = Id()
    class_ = Id()
    sockets = Whole(0, 5, default=0)


class CombatCard(RrdCard):
    """A combat card. [RD-310 to RD-316]"""

    archetype = Id()
    dedicated: Any = Line(40, default="")
    instant = Flag()
    object = Flag()
    sv = Whole(0, 10, default=0)
    value = Whole(0, 20, default=0)
    optimal = Several(Word(SLOTS, what="slot"), distinct="RD-313")
    on_play = Program()
    on_resolve = Program()
    transcend = Nested(Transcended, None)
    infusion: Any = Infusion(Ability)
    counter_text = Flag()
    """Whether its effect text applies even when it is used to counter. [RD-1418]"""

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        if is_mapping(raw) and "optimal" not in raw:
            raise r.bad("optimal is missing: a card has a slot where it is at its best [RD-313]")
        return super().read(raw, r)

    def check(self, r: Reader) -> None:
        super().check(r)
        if self.abilities and not self.object:
            raise r.at("abilities").bad(
                "a card that is laid has on_play, on_resolve, transcend, infusion; abilities are those of an object, "
                "once it stands in its slot [RD-1201]"
            )
        if self.object and not any(each.use for each in self.abilities):
            raise r.at("object").bad("an object bears the Use icon: abilities: [{use: use, do: [...]}] [RD-1201]")
        if self.counter_text and self.kind == "defence":
            raise r.at("counter_text").bad("the text of a defence applies as it counters anyway; leave it out [RD-818]")

    @property
    def stat(self) -> str:
        """What its number is. [RD-310]"""
        return VALUES[self.kind]

    def lines(self, moment: str, *, optimal: bool, transcended: bool, red: bool = True) -> tuple[str, ...]:
        """The names of the texts of a moment ("on_play", "on_resolve") that work: the ordinary one on an optimal slot,
        then the red one of a transcended card. [RD-717 RD-1305 RD-1307]"""
        own = (moment,) if optimal and getattr(self, moment) else ()
        more = transcended and self.transcend is not None and red and getattr(self.transcend, moment)
        return (*own, f"red_{moment}") if more else own

    def ops(self, name: str) -> tuple[Op, ...]:
        """The operations of a text by its name."""
        return getattr(self.transcend if name.startswith("red_") else self, name.removeprefix("red_"))

    @functools.cached_property
    def texts(self) -> tuple[str, ...]:
        """The names of its texts."""
        return ("on_play", "on_resolve", *(("red_on_play", "red_on_resolve") if self.transcend is not None else ()))

    @functools.cached_property
    def words(self) -> frozenset[str]:
        """The operations in its texts."""
        return frozenset(op.word for name in self.texts for op in self.ops(name))

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        """What it does, by the names that it is saved under. "values" are the lines of its on-play texts that change
        nothing but its own figures. [RD-818]"""
        own = {name: Code(self.ops(name)) for name in self.texts}
        values = {f"{name}_values": Code(copy.deepcopy([op for op in self.ops(name) if of_own_value(op)]))
                  for name in self.texts}  # fmt: skip
        return {**kernel.codes(self.abilities), **kernel.codes(self.infusion), **own, **values}


def of_own_value(op: Any) -> bool:
    """Whether a line only changes the card's own Damage or Break, or is Pierce. [RD-818]"""
    changes = isinstance(op, Added) or getattr(op, "word", "") in ("change", "set", "multiply")
    return changes and getattr(op.to, "text", "") == "this"


for _kind in VALUES:
    L.card(_kind)(type(_kind.title(), (CombatCard,), {"__doc__": f"A card of type {_kind}. [RD-310]"}))

READER = CardReader(L)
"""Reads Raise, Rise & Die's card documents."""
