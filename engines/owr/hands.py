"""Hands and decks: drawing, searching, looking, arranging. [OW-108 OW-341 OW-342 OW-348 OW-349 OW-421 OW-983 OW-986]"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.ask import Ask, Choice
from engines.kernel.cards import decks
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome, Verdict
from engines.kernel.text import SeatName, say

from .board import Board
from .happening import come_about


def draw(g: Board, seats: Sequence[int], n: int) -> tuple[Id, ...]:
    """Players draw, one card at a time; what is missing is no card, and nothing comes of it unless an option says
    otherwise. [OW-108 OW-983]"""
    short: list[int] = []
    drawn: list[Id] = []
    for seat in seats:
        if n <= 0 or g.bars("draw", seat):
            continue
        ids = g.s.seats[seat].deck[:n]
        decks.into_hand(g, seat, ids)
        g.s.stirred = g.s.stirred or bool(ids)
        drawn += ids
        short += [seat] * (n - len(ids))
    for seat in (losers := list(dict.fromkeys(short))):
        g.happen(Event("short", seat), say("ow-log-no-card", who=SeatName(seat)), "OW-108")
    if losers and g.option("deck_out") == "lose":
        winner = 1 - losers[0] if len(losers) == 1 else None
        reason = say("ow-outcome-decks") if winner is None else say("ow-outcome-deck", winner=SeatName(winner))
        g.finish(Outcome(winner, reason, "OW-108"))
    elif losers and g.option("deck_out") == "fatigue":
        come_about(g, [Event("lf_lost", seat, amount=100 * short.count(seat), kind="effect") for seat in losers])
    return tuple(drawn)


def show(g: Board, ids: Sequence[Id]) -> tuple[Id, ...]:
    """Hidden cards are shown to all: which. [OW-348 OW-986]"""
    hidden = tuple(id for id in ids if id >= g.first_id and not g.lies_open(id))
    if hidden:
        g.informed = True
        text = say("ow-log-shows", cards=g.card_names(hidden))
        g.happen(Event("shown", g.owner_of(hidden[0])), text, "OW-348")
    return hidden


class Arranging(decks.Arranging, tag="arrange", kw_only=True):
    """A player puts the top cards of a deck back: some at the bottom, the others in an order. [OW-986]"""

    steps = ("bottom", "sunk", "order", "ordered")

    def bottom(self, g: Board) -> Verdict:
        """Which go to the bottom."""
        options = g.numbered(self.top(g))
        if not options:
            return END
        choice = Choice(say("ow-ask-bottom"), options, 0, len(options), ordered=True)
        return Ask(self.seat, "arrange", choice, "none", ("OW-986",), secret=True, forced=False)

    def sunk(self, g: Board, ids: tuple[Id, ...]) -> None:
        """They do."""
        self.lay(g, ids, under=True)
        self.n -= len(ids)
        text = say("ow-log-arranges", who=SeatName(self.seat), owner=SeatName(self.owner), n=len(ids))
        g.happen(Event("arranged", self.seat, amount=len(ids)), text, "OW-986")
