"""What follows an event: what it set off is carried out, then TRICK cards whose condition it met. [RB-1040 RB-1111
RB-1112 RB-1114]"""

from __future__ import annotations

from engines.kernel.ask import Option, in_order
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Outcome, Procedure, Verdict
from engines.kernel.text import CardName as Named
from engines.kernel.text import Word, say

from .board import Board
from .checking import check
from .damage import turn_up
from .tricks import Springing

LOOP_LIMIT = 1000
"""How many effects may be carried out in a row without a decision. [RB-1114]"""
REGEN = "kw:REGEN"


class Following(Procedure, tag="following", kw_only=True):
    """What was set off, one after another: of what came together the active player's first, REGEN before all else; new
    ones join the end. [RB-308 RB-1111 RB-1112]"""

    queue: tuple[Heard, ...] = ()
    fresh: tuple[Heard, ...] = ()

    steps = ("gather", "order", "ordered", "next")

    def gather(self, g: Board) -> Verdict:
        """What has come; who lies face-down turns up for it. [RB-979]"""
        check(g)
        heard = g.s.heard
        first = [each for each in heard if each.where.startswith(REGEN)] or heard
        g.s.heard = [each for each in heard if each not in first]
        for each in first:
            found = g.still((each.this,))
            if found and g.stands(found[0]):
                turn_up(g, found[0])
        self.fresh = tuple(first)
        return None

    def order(self, g: Board) -> Verdict:
        """Each player orders their own, where several cards do different things. [RB-1111]"""
        for seat in g.by_turns():
            own = [each for each in self.fresh if each.seat == seat]
            cards = list(dict.fromkeys(each.this for each in own))
            if len(cards) > 1 and len({sort_of(each) for each in own}) > 1:
                options = tuple(
                    Option(str(n), say("rb-ordered", number=n, card=_called(g, this, own)), n - 1)
                    for n, this in enumerate(cards, 1)
                )
                prompt = say("rb-ask-order", n=len(cards))
                return in_order(seat, "trigger_order", prompt, options, "RB-1111")
            self._join(tuple(own))
        return "next"

    def _join(self, own: tuple[Heard, ...]) -> None:
        self.queue = (*self.queue, *own)
        self.fresh = tuple(each for each in self.fresh if each not in own)

    def ordered(self, g: Board, places: tuple[int, ...]) -> Verdict:
        """So they come, each card's own in the order printed. [RB-1101]"""
        seat = next(seat for seat in g.by_turns() if any(each.seat == seat for each in self.fresh))
        own = [each for each in self.fresh if each.seat == seat]
        cards = list(dict.fromkeys(each.this for each in own))
        self._join(tuple(each for place in places for each in own if each.this == cards[place]))
        return "order"

    def next(self, g: Board) -> Verdict:
        """The next one is carried out."""
        if not self.queue:
            g.s.dirty = True  # a Spell that waited for the last of these is over
            return END if not g.s.heard else "gather"
        each, self.queue = self.queue[0], self.queue[1:]
        g.s.forced += 1
        if g.s.forced > LOOP_LIMIT:
            g.finish(Outcome(None, say("rb-outcome-loop"), "RB-1114"))
            return END
        text = say("rb-log-triggers", what=Named(each.card, "riftborn"))
        g.happen(Event("triggered", each.seat, g.id_of(each.this)), text, "RB-1112")
        for where, at in ((f"{each.where}:last", ""), (each.where, each.at)) if each.last else ((each.where, each.at),):
            g.push(Effect(seat=each.seat, this=each.this, card=each.card, where=where, event=each.event,
                          names=each.names, at=at))  # fmt: skip
        return "gather"


def sort_of(each: Heard) -> str:
    """What is set off: the ability, whoever has it."""
    where = each.where.partition("#")[0]
    return where if where.startswith("kw:") else f"{each.card} {where}"


def _called(g: Board, this: int, own: list[Heard]) -> Word:
    found = g.still((this,))
    return g.name(found[0]) if found else Named(next(each.card for each in own if each.this == this), "riftborn")


class Aftermath(Procedure, tag="aftermath"):
    """An event is complete: the check, what it set off, then TRICK cards, until nothing is left. [RB-1040]"""

    steps = ("check", "follow", "spring")

    def check(self, g: Board) -> None:
        """Who is dead."""
        check(g)

    def follow(self, g: Board) -> None:
        """What was set off. [RB-1112]"""
        if g.s.heard:
            g.push(Following())

    def spring(self, g: Board) -> Verdict:
        """TRICK cards. [RB-1040]"""
        if g.s.heard or g.s.dirty and g.s.outcome is None:
            return "check"
        if not g.s.sprung:
            return END
        g.push(Springing())
        return "check"
