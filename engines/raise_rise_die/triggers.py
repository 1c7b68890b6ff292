"""What was set off: one after another, who started the bout first, each player ordering the own. [RD-1804 RD-1806]"""

from __future__ import annotations

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.waiting import Heard
from engines.kernel.state import END, Procedure, Verdict

from .board import Board
from .state import CardName

LOOP_LIMIT = 100
"""How many effects may be carried out without a decision. [RD-1806]"""


class Triggers(Procedure, tag="triggers", kw_only=True):
    """What was set off at the same time. What is set off meanwhile comes right after what set it off."""

    queues: tuple[tuple[Heard, ...], ...] = ((), ())
    ordered_by: tuple[int, ...] = ()

    steps = ("gather", "order", "ordered", "next")

    def gather(self, g: Board) -> None:
        """All that was noticed."""
        found, g.s.heard = list(g.s.heard), []
        self.queues = tuple(tuple(each for each in found if each.seat == seat) for seat in (0, 1))

    def order(self, g: Board) -> Verdict:
        """Each player orders the own, where that makes a difference."""
        for seat in (g.s.starter, 1 - g.s.starter):
            row = self.queues[seat]
            if seat not in self.ordered_by and len({(each.this, each.where) for each in row}) > 1:
                options = tuple(
                    Option(str(n), g.text("ordered", number=n, card=CardName(each.card)), n - 1)
                    for n, each in enumerate(row, 1)
                )
                choice = Choice(g.text("ask-order", n=len(row)), options, len(row), len(row), ordered=True)
                return Ask(seat, "order", choice, ",".join(each.key for each in options), ("RD-1804",))
        return "next"

    def ordered(self, g: Board, places: tuple[int, ...]) -> Verdict:
        """So they come."""
        rows = self.queues
        several = [each for each in (0, 1) if len({(row.this, row.where) for row in rows[each]}) > 1]
        seat = next(each for each in (g.s.starter, 1 - g.s.starter) if each in several and each not in self.ordered_by)
        self.queues = tuple(
            tuple(row[place] for place in places) if each == seat else row for each, row in enumerate(rows)
        )
        self.ordered_by = (*self.ordered_by, seat)
        return "order"

    def next(self, g: Board) -> Verdict:
        """The next one."""
        seat = next((seat for seat in (g.s.starter, 1 - g.s.starter) if self.queues[seat]), None)
        if seat is None:
            return END
        each = self.queues[seat][0]
        self.queues = tuple(queue[1:] if n == seat else queue for n, queue in enumerate(self.queues))
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
