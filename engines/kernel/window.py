"""Response windows: one event, offered to the seats in turn until all of them pass in a row."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from .ask import Ask
from .event import Event
from .state import END, Procedure, Verdict
from .text import Listing, SeatName

PASS = None
"""The value of the option by which a seat passes."""


class Window(Procedure, kw_only=True):
    """Offers responses to something that waits below it on the agenda.

    A game's window says in which order the seats are asked (`order`), whether a seat is asked at all (`able`: from
    public facts only, so that neither a pause nor its absence tells anything), what it is asked (`question`: the
    option to pass has the value `PASS`), and what a response does (`respond`: it pushes the response, which may open
    windows of its own and is finished before the asking goes on). `again` says where the asking goes on after a
    response: from the first seat, or with the next one.
    """

    again: ClassVar[str] = "first"
    steps = ("offer", "answered")

    at: int = 0
    """Whose turn it is to be asked, as a place in the order."""
    passed: int = 0
    """How many have passed in a row."""

    @abstractmethod
    def order(self, g: Any) -> tuple[int, ...]:
        """The seats in the order in which they are asked."""

    @abstractmethod
    def able(self, g: Any, seat: int) -> bool:
        """Whether a seat is asked: by public facts only."""

    @abstractmethod
    def question(self, g: Any, seat: int) -> Ask:
        """What a seat is asked."""

    @abstractmethod
    def respond(self, g: Any, seat: int, *response: Any) -> None:
        """Carry out a response."""

    def gone(self, g: Any) -> bool:
        """Whether there is nothing left to respond to."""
        return False

    def offer(self, g: Any) -> Verdict:
        """Ask the next seat that can be asked; close when all have passed in a row."""
        order = self.order(g)
        if self.gone(g):
            return self.closed(g)
        while self.passed < len(order):
            seat = order[self.at % len(order)]
            if self.able(g, seat):
                return self.question(g, seat)
            self._next()
        return self.closed(g)

    def answered(self, g: Any, *response: Any) -> Verdict:
        """A seat passed or responded."""
        order = self.order(g)
        seat = order[self.at % len(order)]
        if response == (PASS,):
            self._next()
            return "offer"
        self.passed = 0
        self.at = 0 if self.again == "first" else self.at + 1
        self.respond(g, seat, *response)
        return "offer"

    def closed(self, g: Any) -> Verdict:
        """What comes after the window: the step to go on with."""
        return END

    def _next(self) -> None:
        self.passed += 1
        self.at += 1


class ToldWindow(Window, kw_only=True):
    """A window of which is told who was asked and has passed since the last response, whoever answered for them: by the
    text `log-passed` of the game."""

    passed_clause: ClassVar[str]
    passing: tuple[int, ...] = ()
    """Those seats."""

    def answered(self, g: Any, *response: Any) -> Verdict:
        """A seat passed or responded."""
        order = self.order(g)
        before = self.passing if self.passed else ()
        self.passing = (*before, order[self.at % len(order)]) if response == (PASS,) else ()
        return super().answered(g, *response)

    def closed(self, g: Any) -> Verdict:
        """It is told."""
        if self.passing:
            n, who = len(self.passing), Listing(tuple(SeatName(seat) for seat in self.told_of()))
            g.happen(Event("passed", amount=n), g.text("log-passed", who=who, n=n), self.passed_clause)
        return super().closed(g)

    def told_of(self) -> Iterable[int]:
        """They in the order in which they are named."""
        return self.passing
