"""What was set off: one after another, who started the bout first, each player ordering the own. [RD-1804 RD-1806]"""

from __future__ import annotations

from engines.kernel.ask import Option, in_order
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.waiting import Heard
from engines.kernel.state import END, Procedure, Verdict

from .board import Board
from .state import CardName

LOOP_LIMIT = 100
"""How many effects may be carried out without a decision. [RD-1806]"""


class Triggers(Procedure, tag="triggers", kw_only=True):
    """What was set off at the same time. What is set off meanwhile comes right after what set it off."""

    fresh: tuple[Heard, ...] = ()
    queue: tuple[Heard, ...] = ()

    steps = ("gather", "order", "ordered", "next")

    def gather(self, g: Board) -> None:
        """All that was noticed."""
        self.fresh, g.s.heard = tuple(g.s.heard), []

    def order(self, g: Board) -> Verdict:
        """Each player orders the own, where that makes a difference."""
        for seat in g.by_turns():
            own = self._own(seat)
            if len({(each.this, each.where) for each in own}) > 1:
                options = [Option(str(n), g.text("ordered", number=n, card=CardName(each.card)), n - 1)
                           for n, each in enumerate(own, 1)]  # fmt: skip
                return in_order(seat, "order", g.text("ask-order", n=len(own)), options, "RD-1804")
            self._join(own)
        return "next"

    def _own(self, seat: int) -> tuple[Heard, ...]:
        return tuple(each for each in self.fresh if each.seat == seat)

    def _join(self, own: tuple[Heard, ...]) -> None:
        self.queue = (*self.queue, *own)
        self.fresh = tuple(each for each in self.fresh if each not in own)

    def ordered(self, g: Board, places: tuple[int, ...]) -> Verdict:
        """So they come."""
        own = next(own for seat in g.by_turns() if (own := self._own(seat)))
        self._join(tuple(own[place] for place in places))
        return "order"

    def next(self, g: Board) -> Verdict:
        """The next one."""
        if not self.queue:
            return END
        each, *rest = self.queue
        self.queue = tuple(rest)
        _begin(g, each)
        return "next"


def _begin(g: Board, each: Heard) -> None:
    if each.may:
        key = f"{each.card} {each.where} {each.this}"
        if g.worn_out(key):
            return
        g.use(key)
    g.s.forced += 1
    if g.s.forced > LOOP_LIMIT:
        g.conclude(None, g.text("outcome-loop"), "RD-1806")
        return
    if each.last:
        g.push(Effect(seat=each.seat, this=each.this, card=each.card, where=f"{each.where}:last", event=each.event))
    g.push(
        Effect(seat=each.seat, this=each.this, card=each.card, where=each.where, event=each.event, at=each.at,
               names=each.names)
    )  # fmt: skip
