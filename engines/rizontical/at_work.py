"""What is at work only in Rizontical, and its values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.kernel.cards import lasting
from engines.kernel.cards.fields import Change, Flag, Several, Things, Value, Whole, Word
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.instead import Instead
from engines.kernel.cards.lasting import AtWork
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.reading import REQUIRED, Reader
from engines.kernel.cards.scope import RefField, Scope
from engines.kernel.cards.select import meant as means
from engines.kernel.cards.values import Number
from engines.kernel.event import Event
from engines.kernel.text import say

from . import choices
from .fields import meant
from .lasting import over_already
from .speed import in_speed_order
from .state import CardName, Fighter, Power
from .words import BUFFS, DMG, LABELS, STATUSES, L

if TYPE_CHECKING:
    from .duel import Duel

# ------------------------------------------------------------------------------------------------------ what is at work


@L.part("control")
@L.op("control")
class Control(lasting.Control):
    """An opposing Fighter or Power comes under the user's control. [RZ-1610]"""

    comes = ("control",)

    @classmethod
    def read_part(cls, raw: Any, r: Reader) -> AtWork:  # noqa: ARG003
        """Control is taken, with a slot picked for it; a part that is always at work has no moment for that."""
        raise r.bad("control is taken by an effect; write it under do, with until: {leaves: this} [RZ-1610]")

    def check(self, r: Reader) -> None:
        about = meant(self.what)
        if about is not None and about.kinds != ("fighter",) and ("power" not in about.kinds or about.zone != "field"):
            raise r.bad(
                "only its owner can own a Summon or a Tile; a Power to take over has zone: field [RZ-1108 RZ-1128]"
            )

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in reversed(in_speed_order(g, found["what"])):
            thing = g.thing(id)
            if not isinstance(thing, Fighter | Power) or not g.in_play(id) or thing.controller == scope.seat:
                continue
            control = None if over_already(g, self.until, scope) else g.lasting_of(self, frame, scope, id, {})
            if control is not None:
                g.push(choices.Control(seat=scope.seat, who=id, lasting=control))


@L.part("dmg")
@L.op("dmg")
class Dmg(AtWork):
    """DMG of a kind, `dealt` or `taken`, is `n` more (or less), so many `times` as much, or `half`: all of it, or that
    dealt to, or taken from, the `other`. [RZ-1211]"""

    doer = ""
    dealt = Word(DMG, "", what="kind of DMG")
    taken = Word(DMG, "", what="kind of DMG")
    n = Change(None)
    times = Whole(2, 3, default=0)
    half = Flag()
    to = Things("this", det="each")
    other = Things(None, det="plural", picks=False)
    """Whom it is dealt to, or of what is taken who deals it; anybody, if left out."""

    def check(self, r: Reader) -> None:
        if bool(self.dealt) == bool(self.taken):
            raise r.bad("dmg is of a kind that is dealt or that is taken")
        if sum([self.n is not None, bool(self.times), self.half]) != 1:
            raise r.bad("dmg has one of n (more or less), times (2 or 3) and half")

    def fix(self, g: Any, scope: Scope, id: int) -> dict[str, int]:
        return {} if self.n is None else {"n": self.n.get(scope)}

    def concerns(self, scope: Scope, id: int) -> bool:
        """Whether it is about DMG dealt to, or taken from, something (0: from nothing)."""
        return self.other is None or bool(id) and means(scope, self.other, id)


@L.part("price")
@L.op("price")
class Price(AtWork):
    """The AP cost of cards or of Fighters' Skills is higher or lower, never below 0. [RZ-921 RZ-1407]"""

    doer = ""
    covert = ("to",)
    ap = Change(REQUIRED)
    to = Things(det="each", picks=False)

    def check(self, r: Reader) -> None:
        about = meant(self.to)
        if about is not None and about.could_be and not about.could_be & {"power", "fighter"}:
            raise r.at("to").bad("only Powers, and Fighters for their Skills, have a price that changes [RZ-921]")


@L.part("order")
@L.op("order")
class Order(AtWork):
    """A Fighter plays its turn first or last."""

    doer = ""
    bare = "turn"
    turn = Word(("first", "last"))
    to = Things("this", det="each")


@L.part("arrive")
class Arrive(AtWork):
    """Fighters are deployed with Statuses and Protection, in setup as well. [RZ-415]"""

    doer = ""
    has = Several(Word(STATUSES, what="Status"), distinct="RZ-1003")
    protection = Value(None)
    to = Things("this", det="each")

    def check(self, r: Reader) -> None:
        if not self.has and self.protection is None:
            raise r.bad("arrive says with what: {has: [Shield]} or {protection: 2}")
        if self.to.could_be and "fighter" not in self.to.could_be:
            raise r.at("to").bad("only Fighters are deployed [RZ-708]")


@L.op("negate_skills")
class NegateSkills(AtWork):
    """Skills of a Fighter are off for a time, ongoing parts included. [RZ-1425]"""

    bare = "to"
    to = Things(det="each")


@L.op("have_skills")
class HaveSkills(AtWork):
    """Fighters have the Skills of others besides their own, as printed, those with certain labels or all: whose these
    are is settled as it begins. [RZ-1627]"""

    comes = ("learned",)
    doer = ""
    of = Things(det="all")
    labels = Several(Word(LABELS, what="label"))
    to = Things("this", det="each")

    def check(self, r: Reader) -> None:
        check_lender(self.of, r)

    def do(self, g: Duel, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in in_speed_order(g, found["to"]):
            for of in found["of"]:
                if g.in_play(id) and id != of and isinstance(g.thing(id), Fighter) and g.kind_of(of) == "fighter":
                    g.begin(self, frame, scope, id, {"of": g.id_of(of)})
                    words = {"who": g.name(id), "of": CardName(g.known(of).card)}
                    g.happen(Event("learned", subject=id), say("rz-log-learned", **words), "RZ-1627")


def check_lender(of: Any, r: Reader) -> None:
    """Refuse Skills of what has none, or of what not everybody sees: what a Fighter can do is seen by all. [RZ-1627]"""
    about = meant(of)
    if of.known_to or about is not None and about.hidden:
        raise r.at("of").bad("whose Skills these are is seen by everybody: nothing in a deck [RZ-309 RZ-1627]")
    if of.could_be and "fighter" not in of.could_be:
        raise r.at("of").bad("only Fighters have Skills [RZ-841]")


L.op("instead")(Instead)


# --------------------------------------------------------------------------------------------------------------- values


class _Worth(Number):
    """The value of a Buff or Debuff on a Fighter."""

    of = RefField("things")

    def get(self, scope: Scope) -> int:
        name = f"{self.word} {getattr(self, self.word)}"
        return sum([scope.g.conditions(id).get(name, 0) for id in self.of.ids(scope)[:1]])


@L.value("buff")
class BuffOf(_Worth):
    """The value of a Buff on a Fighter."""

    buff = Word(BUFFS, what="Buff")


@L.value("debuff")
class DebuffOf(_Worth):
    """The value of a Debuff on a Fighter."""

    debuff = Word(BUFFS, what="Debuff")


@L.value("distance")
class Distance(Number):
    """How far two things or cells are apart; 99 where one is nowhere. [RZ-506]"""

    distance = Several(RefField("things", "cells"), REQUIRED)

    def check(self, r: Reader) -> None:
        if len(self.distance) != 2:
            raise r.bad("distance takes the two that are apart")

    def get(self, scope: Scope) -> int:
        ends = [scope.g.cell_of(id) for ref in self.distance for id in ref.ids(scope)[:1]]
        return 99 if len(ends) < 2 or None in ends else scope.g.distance(*ends)
