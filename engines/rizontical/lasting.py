"""What is under way and goes by the objects that it is about, and what lasts for a combat phase: it is bound to the
hit, or to the DMG being worked out, that it is for. [RZ-316 RZ-871 RZ-1216]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import structs

from engines.kernel.cards.flow import effect_of
from engines.kernel.cards.lasting import GOOD, Lasting
from engines.kernel.cards.objects import MASK, SHIFT
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import say

from .state import CardName

if TYPE_CHECKING:
    from .duel import Duel


BEGUN_FOR_GOOD = Lasting(word="", seat=0, until=GOOD, stamp=0, card="", where="", at="")
"""What began for good where nothing has to last: it is in the figures."""


class UnderWay(Procedure, kw_only=True):
    """Something under way that is about things: each as the object that it was when this began. A Fighter that leaves
    play and is deployed again meanwhile is another. [RZ-316]

    What is done asks whether something is `here` (in play) or at least the `same`; what is read, it reads by what it
    `meant`; and it tells of `objects`.
    """

    began: int = 0
    """The newest stamp as it began: what has a newer one was not there yet."""

    def begins(self, g: Duel) -> None:
        """It begins now: things are meant as the objects that they are."""
        self.began = g.s.stamp

    def here(self, g: Duel, id: Id) -> bool:
        """Whether a thing is in play, and never left it since this began."""
        return g.in_play(id) and self.same(g, id)

    def same(self, g: Duel, id: Id) -> bool:
        """Whether a thing is the object that it was when this began, in play or not."""
        return g.s.things[id].since <= self.began

    def object(self, g: Duel, id: int) -> int:
        """A thing as the object that it was when this began: its handle. [RZ-1612]"""
        if id < g.first_id or id > MASK or g.s.things[id].since <= self.began:
            return g.handle(id)
        gone = g.s.gone.get(id)
        stamp = gone.since if gone is not None and gone.since <= self.began else self.began
        return id | stamp << SHIFT

    def meant(self, g: Duel, id: int) -> int:
        """The same, to be read: by its id, as long as nothing else has that."""
        return g.meant(self.object(g, id))

    def objects(self, g: Duel, ids: Sequence[int]) -> tuple[int, ...]:
        """Several things as the objects that they were when this began."""
        return tuple([self.object(g, id) for id in ids])


class Calculation(UnderWay, kw_only=True):
    """Something with a DMG calculation, which what lasts "for combat" ends with. [RZ-871 RZ-1216]"""

    combat: int = 0
    """Its number, from its announcement until it is over."""

    def calculated(self, g: Duel) -> None:
        """It is over."""
        if self.combat:
            g.end(f"combat {self.combat}")
            self.combat = 0


class Aiming(Calculation, kw_only=True):
    """Something that a Fighter hits by, from its announcement on. [RZ-1402]"""

    turned: tuple[tuple[int, int, str], ...] = ()
    """Whom it strikes instead of whom, as objects, and by which effect. [RZ-1624]"""

    def hitter(self, g: Duel) -> Id:
        """The Fighter that hits; 0 if this makes none hit."""
        return 0


def over_already(g: Duel, until: Any, scope: Scope) -> bool:
    """Whether what something is to last as long as has left."""
    return until.kind == "leaves" and not [id for id in until.of.ids(scope) if g.is_in_play(id)]


def combat_now(g: Duel) -> int:
    """The number of the hit, or of the DMG being worked out, that is announced or under way; 0 if none is. [RZ-1216]"""
    return next((each.combat for each in g.below(Calculation) if each.combat), 0)


def number_combat(g: Duel) -> int:
    """A number for a hit, or for DMG about to be worked out."""
    g.stale()
    g.s.calculations += 1
    return g.s.calculations


def join_combat(g: Duel, number: int) -> None:
    """A combat phase begins: what was to last for one, and for none in particular, lasts for this. [RZ-871 RZ-1216]"""
    g.stale()
    g.s.combats += 1
    if any(each.until == "combat" for each in g.s.lasting):
        bound = f"combat {number}"
        g.s.lasting = [structs.replace(each, until=bound) if each.until == "combat" else each for each in g.s.lasting]
        g.touch()


class Delayed(Procedure, tag="delayed"):
    """What was put off until now, one after the other. [RZ-1621]"""

    log: ClassVar[str] = "rz-log-later"
    steps = ("next",)

    queue: tuple[Heard, ...]

    def next(self, g: Duel) -> Verdict:
        """The next one."""
        if not self.queue:
            return END
        each, self.queue = self.queue[0], self.queue[1:]
        g.happen(Event("applied", each.seat, g.id_of(each.this)), say(self.log, what=CardName(each.card)), "RZ-1621")
        g.apply(effect_of(each))
        return "next"


def by_priority(g: Duel, found: Sequence[Heard]) -> tuple[Heard, ...]:
    """What comes at the same moment: that of the player with priority first. [RZ-1621]"""
    return tuple(sorted(found, key=lambda each: each.seat != g.s.priority))
