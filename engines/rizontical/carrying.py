"""Conditions that move from a Fighter to another, or are there for a time. [RZ-1002 to RZ-1004 RZ-1014]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from engines.kernel.ask import which
from engines.kernel.cards.flow import Effect
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import say

from .choices import condition_options, removable
from .conditions import carry_over, could_take, worth
from .lasting import UnderWay

if TYPE_CHECKING:
    from .duel import Duel


class MoveCondition(UnderWay, tag="move_condition"):
    """A player picks which condition moves, among those that the other Fighter could take."""

    seat: int
    giver: Id
    taker: Id
    what: str
    note: str = ""

    steps = ("choose", "move")

    def choose(self, g: Duel) -> Verdict:
        """Which one."""
        if self.giver == self.taker or not self.here(g, self.giver) or not self.here(g, self.taker):
            return END
        names = removable(g, self.giver, self.what)
        options = condition_options(
            g, self.giver, (name for name in names if could_take(g, self.taker, name, self.giver))
        )
        if not options:
            return END
        prompt = say("rz-ask-move-condition", who=g.name(self.giver), to=g.name(self.taker))
        return which(self.seat, "condition_pick", prompt, options, "RZ-1002")

    def move(self, g: Duel, name: str) -> None:
        """It moves."""
        if self.note:
            next(iter(g.below(Effect))).note(self.note, 1)
        carry_over(g, self.giver, self.taker, name)


class Fading(UnderWay, tag="fading"):
    """A condition was given for a time: so much of it as was gained ends then. [RZ-1014]"""

    who: Id
    name: str
    before: int
    """What it was worth."""
    stamp: int
    """Of what lasts."""

    steps = ("settle",)

    def settle(self, g: Duel) -> None:
        """How much was gained; if nothing was, nothing ends."""
        gained = worth(g, self.who, self.name) - self.before if self.here(g, self.who) else 0
        g.s.lasting = [
            structs.replace(each, numbers={"n": gained}) if each.stamp == self.stamp else each
            for each in g.s.lasting
            if each.stamp != self.stamp or gained > 0
        ]
        g.touch()
