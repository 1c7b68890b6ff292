"""One condition that moves from a Fighter to another. [RZ-1002 to RZ-1004]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel.ask import Ask, one_of
from engines.kernel.cards.flow import Effect
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import say

from .choices import condition_options, removable
from .conditions import carry_over, could_take
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
        return Ask(self.seat, "condition_pick", one_of(prompt, options), options[0].key, ("RZ-1002",))

    def move(self, g: Duel, name: str) -> None:
        """It moves."""
        if self.note:
            next(iter(g.below(Effect))).note(self.note, 1)
        carry_over(g, self.giver, self.taker, name)
