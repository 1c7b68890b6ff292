"""What effects put off: it happens once, when its moment comes. [RZ-1621]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel.cards.flow import Effect
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Procedure, Verdict
from engines.kernel.text import say

from .state import CardName

if TYPE_CHECKING:
    from .duel import Duel


class Delayed(Procedure, tag="delayed"):
    """What was put off until now, one after the other."""

    queue: tuple[Heard, ...]

    steps = ("next",)

    def next(self, g: Duel) -> Verdict:
        """The next one."""
        if not self.queue:
            return END
        each, self.queue = self.queue[0], self.queue[1:]
        g.happen(
            Event("applied", each.seat, g.id_of(each.this)), say("rz-log-later", what=CardName(each.card)), "RZ-1621"
        )
        g.apply(
            Effect(
                seat=each.seat, this=each.this, card=each.card, where=each.where, at=each.at, event=each.event,
                names=each.names,
            )
        )  # fmt: skip
        return "next"


def carry_out(g: Duel, moment: str, seat: int | None = None) -> bool:
    """What was put off until a moment (of a player) happens next, that of the player with priority first; whether there
    is any. [RZ-1621]"""
    if not g.s.lasting:
        return False
    due = g.due(moment, seat)
    if due:
        g.push(Delayed(queue=tuple(sorted(due, key=lambda each: each.seat != g.s.priority))))
    return bool(due)
