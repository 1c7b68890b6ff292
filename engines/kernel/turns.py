"""How a match of two begins and goes on: a coin decides who goes first; then turn after turn, by turns."""

from __future__ import annotations

from typing import Any, ClassVar

from .ask import Ask, Option, one_of
from .event import Event
from .state import Procedure, Verdict
from .text import SeatName


class Setup(Procedure, kw_only=True):
    """The setup of a match. A game has `flip`, `choose` and `chosen` among its `steps`, after one another; its texts
    are `log-flip` (whom the coin names, and whether that one `chooses`), `ask-first`, `first`, `second`, `log-first`.
    """

    coin: ClassVar[str]
    """The house option by which the coin's winner chooses ("winner_chooses"), or there is none and who opened the match
    goes second ("challenger_second")."""
    coin_clause: ClassVar[str]

    def flip(self, g: Any) -> Verdict:
        """A coin names who goes first, or by option who chooses."""
        way = g.option(self.coin)
        seat, chooses = 1 if way == "challenger_second" else g.draw(2, "first player"), way == "winner_chooses"
        g.s.first = g.s.active = seat
        g.reshaped()
        text = g.text("log-flip", who=SeatName(seat), chooses="yes" if chooses else "no")
        g.happen(Event("flip" if chooses else "first", seat), text, self.coin_clause)
        return "choose" if chooses else self.course["chosen"][1]

    def choose(self, g: Any) -> Verdict:
        """First or second."""
        options = [Option("first", g.text("first"), True), Option("second", g.text("second"), False)]
        return Ask(g.s.first, "first", one_of(g.text("ask-first"), options), "first", (self.coin_clause,))

    def chosen(self, g: Any, first: bool) -> None:
        """So it is."""
        seat = g.s.first = g.s.active = g.s.first if first else 1 - g.s.first
        g.reshaped()
        g.happen(Event("first", seat), g.text("log-first", who=SeatName(seat)), self.coin_clause)


class ByTurns(Procedure, kw_only=True):
    """A match of two: its `setting_up`, then turn after turn, each a procedure (`turn`) with its `seat`."""

    setting_up: ClassVar[type[Procedure]]
    turn: ClassVar[type[Any]]

    steps = ("setup", "turns")

    def setup(self, g: Any) -> None:
        """First of all."""
        g.push(self.setting_up())

    def turns(self, g: Any) -> Verdict:
        """By turns."""
        s = g.s
        s.active = 1 - s.active if s.turn else s.first
        s.turn += 1
        g.touch()
        g.push(self.turn(seat=s.active))
        return "turns"
