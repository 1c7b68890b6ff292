"""What was set off is carried out: one after another, each player ordering the own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engines.kernel.ask import Option, in_order
from engines.kernel.state import END, Procedure, Verdict
from engines.kernel.text import CardName, Word

from .flow import effects_of
from .waiting import Heard


class InOrder(Procedure, kw_only=True):
    """Things that come one after another: by turns, each player ordering the own, where that makes a difference. What
    is `fresh` goes through the step `order` into the `queue`; each has a `seat`. A game's own class says what they are,
    in a step before that, and what is done with the `queue` in the one after; texts are `ordered` and `ask-order` of
    the game."""

    kind: ClassVar[str] = "order"
    """Of the question in which order."""
    order_clause: ClassVar[str] = ""

    queue: tuple[Any, ...] = ()
    fresh: tuple[Any, ...] = ()

    def grouped(self, own: Sequence[Any]) -> list[tuple[Any, ...]]:
        """What is put in order as one: each by itself."""
        return [(each,) for each in own]

    def differ(self, own: Sequence[Any]) -> bool:
        """Whether the order of a player's own makes a difference."""
        return len(own) > 1

    def called(self, g: Any, each: Any) -> Word:
        """What one is called in the question."""
        return CardName(each.card, g.rules.id)

    def _own(self, seat: int) -> tuple[Any, ...]:
        return tuple([each for each in self.fresh if each.seat == seat])

    def _join(self, own: tuple[Any, ...]) -> None:
        self.queue = (*self.queue, *own)
        self.fresh = tuple([each for each in self.fresh if each not in own])

    def order(self, g: Any) -> Verdict:
        """Each player orders their own, where that makes a difference."""
        for seat in g.by_turns() if self.fresh else ():
            own = self._own(seat)
            if self.differ(own):
                firsts = [group[0] for group in self.grouped(own)]
                options = [
                    Option(str(n), g.text("ordered", number=n, card=self.called(g, each)), n - 1)
                    for n, each in enumerate(firsts, 1)
                ]
                return in_order(seat, self.kind, g.text("ask-order", n=len(firsts)), options, self.order_clause)
            self._join(own)
        return "next"

    def ordered(self, g: Any, places: tuple[int, ...]) -> Verdict:
        """So they come."""
        groups = next(self.grouped(own) for seat in g.by_turns() if (own := self._own(seat)))
        self._join(tuple([each for place in places for each in groups[place]]))
        return "order"


class Following(InOrder, kw_only=True):
    """What was set off and waits in `heard` of the state, one after another. A game's own class has the clauses; the
    text of a loop is its `outcome-loop`."""

    handles: ClassVar[tuple[str, ...]] = ("queue", "fresh")
    loop_clause: ClassVar[str] = ""
    loop_limit: ClassVar[int] = 100
    """How many effects may be carried out in a row without a decision."""

    queue: tuple[Heard, ...] = ()
    fresh: tuple[Heard, ...] = ()

    steps = ("gather", "order", "ordered", "next")

    def differ(self, own: Sequence[Heard]) -> bool:
        """Unless all are the same ability of the same card and thing."""
        return len({(each.this, each.card, each.where, each.at) for each in own}) > 1

    def begun(self, g: Any, each: Heard) -> None:
        """One is about to be carried out: for a game that tells it."""

    def gather(self, g: Any) -> Verdict:
        """What has come."""
        self.fresh, g.s.heard = tuple(g.s.heard), []
        return None

    def next(self, g: Any) -> Verdict:
        """The next one."""
        if not self.queue:
            return END
        each, self.queue = self.queue[0], self.queue[1:]
        self.start(g, each)
        return "next"

    def start(self, g: Any, each: Heard) -> None:
        """It is carried out; with it what its limit does at last."""
        if g.goes_on_forever(self.loop_limit, self.loop_clause):
            return
        self.begun(g, each)
        for effect in reversed(effects_of(each)):
            g.push(effect)
