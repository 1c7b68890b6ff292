"""TRICK cards: put into play face down, and used once their condition is met. [RB-1031 to RB-1044]"""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.cards.flow import row
from engines.kernel.cards.following import InOrder
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName, Word, say

from .aiming import Aiming
from .board import Board
from .damage import turn_up
from .moving import put
from .state import CardName, Sprung


class ChooseTricks(Procedure, tag="choose_tricks", kw_only=True):
    """A player may take TRICK cards from the own set and put them face down near the board. [RB-1031 RB-1032 RB-1033
    RB-1043]"""

    seat: int
    n: int

    steps = ("ask", "chosen")

    def ask(self, g: Board) -> Verdict:
        """Which, if any: asked whatever is left, for that is known to its player alone."""
        there = g.by_name(g.s.seats[self.seat].trick_set)
        if not there:
            return END
        options = [Option(key, say("rb-card", name=CardName(g.thing(id).card)), id) for id, key in g.keys(there)]
        choice = Choice(say("rb-ask-tricks", n=self.n), options, 0, min(self.n, len(options)))
        return Ask(self.seat, "tricks", choice, "none", ("RB-1031", "RB-1032"), secret=True, forced=False)

    def chosen(self, g: Board, ids: Any) -> None:
        """They lie face down. [RB-1039]"""
        taken = row(ids)
        for id in taken:
            put(g, id, "tricks")
        if taken:
            whole = say("rb-log-tricks-these", cards=g.names(taken))
            text = say("rb-log-tricks", who=SeatName(self.seat), n=len(taken))
            g.happen(Event("tricks", self.seat, amount=len(taken)), text, "RB-1031", known_to=(self.seat,), whole=whole)


class Springing(InOrder, tag="springing", kw_only=True):
    """TRICK cards whose conditions one event has met: all are revealed and go back to their sets; then one after the
    other, the active player's first, their owners pick effects of their creatures. [RB-1034 to RB-1042]"""

    kind: ClassVar[str] = "trick_order"
    order_clause: ClassVar[str] = "RB-1041"

    queue: tuple[Sprung, ...] = ()
    fresh: tuple[Sprung, ...] = ()

    steps = ("reveal", "order", "ordered", "next", "effect", "picked")

    def called(self, g: Board, each: Sprung) -> Word:
        """By its name."""
        return CardName(g.thing(each.trick).card)

    def reveal(self, g: Board) -> Verdict:
        """All together. [RB-1041]"""
        found, g.s.sprung = g.s.sprung, []
        there = [each for each in found if each.trick in g.s.seats[each.seat].tricks]
        self.fresh = tuple(each for seat in g.by_turns() for each in there if each.seat == seat)
        for each in self.fresh:
            text = say("rb-log-sprung", who=SeatName(each.seat), what=self.called(g, each))
            put(g, each.trick, "trick_set")
            g.informed = True
            g.mark_recent("tricked", each.seat + 1)
            g.happen(Event("sprung", each.seat), text, "RB-1034")
        return None

    def next(self, g: Board) -> Verdict:
        """The next card, once all that the one before has set off is done. [RB-1041 RB-1112]"""
        return None if self.queue else END

    def effect(self, g: Board) -> Verdict:
        """Which TRICK effect of which living creature; without one nothing happens. Where somebody lies face-down,
        whether one has any is not told by whether there is a choice. It is asked in a window, so that standing orders
        may take the first. [RB-1034 to RB-1037 RB-1042 RB-1118]"""
        each = self.queue[0]
        found = tricks_of(g, each.seat)
        if not found:
            g.happen(Event("trick_lost", each.seat), say("rb-log-no-trick", who=SeatName(each.seat)), "RB-1037")
            self.queue = self.queue[1:]
            return "next"
        rows = [(key, g.own_name(id), g.part_text(g.thing(id).card, where), (id, where)) for key, id, where in found]
        options = [Option(key, say("rb-trick-effect", what=what, text=text), value) for key, what, text, value in rows]
        choice = one_of(say("rb-ask-trick", card=self.called(g, each)), options)
        sure = not any(g.is_down(id) for id in g.creatures(each.seat))
        return Ask(
            each.seat, "trick_effect", choice, options[0].key, ("RB-1034", "RB-1035"), window="trick", secret=True,
            forced=sure,
        )  # fmt: skip

    def picked(self, g: Board, picked: tuple[Id, str]) -> Verdict:
        """It takes place; a face-down creature turns up for it. [RB-1044]"""
        id, where = picked
        seat, self.queue = self.queue[0].seat, self.queue[1:]
        turn_up(g, id)
        g.occur(Event("tricked", seat), say("rb-log-trick-effect", what=g.name(id)), "RB-1034")
        g.push(g.follow_up())
        g.push(Aiming(seat=seat, this=g.handle(id), card=g.thing(id).card, where=where))
        return "next"


def tricks_of(g: Board, seat: int) -> list[tuple[str, Id, str]]:
    """The TRICK effects of a player's living creatures, with their keys: the frontmost, leftmost creature's first.
    [RB-1036 RB-1037 RB-1042]"""
    found: list[tuple[str, Id, str]] = []
    for id in g.creatures(seat):
        own = [ability.where for name, _, ability in g.wording(id).traits if name == "TRICK" and ability is not None]
        found += [(g.place(id) if len(own) == 1 else f"{g.place(id)}.{n}", id, where) for n, where in enumerate(own, 1)]
    return found
