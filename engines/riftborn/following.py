"""What follows an event: what it set off is carried out, then TRICK cards whose condition it met. [RB-1040 RB-1111
RB-1112 RB-1114]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engines.kernel.cards import following
from engines.kernel.cards.waiting import Heard
from engines.kernel.event import Event
from engines.kernel.state import END, Procedure, Verdict
from engines.kernel.text import Word, say

from .board import Board
from .checking import check
from .damage import turn_up
from .state import CardName
from .tricks import Springing

REGEN = "kw:REGEN"


class Following(following.Following, tag="following", kw_only=True):
    """What was set off, one after another: of what came together the active player's first, REGEN before all else; new
    ones join the end. [RB-308 RB-1111 RB-1112 RB-1114]"""

    kind: ClassVar[str] = "trigger_order"
    order_clause: ClassVar[str] = "RB-1111"
    loop_clause: ClassVar[str] = "RB-1114"
    loop_limit: ClassVar[int] = 1000

    def grouped(self, own: Sequence[Heard]) -> list[tuple[Heard, ...]]:
        """Card by card, each card's own in the order printed. [RB-1101]"""
        cards: dict[int, tuple[Heard, ...]] = {}
        for each in own:
            cards[each.this] = (*cards.get(each.this, ()), each)
        return list(cards.values())

    def differ(self, own: Sequence[Heard]) -> bool:
        """Where several cards do different things. [RB-1111]"""
        return len({each.this for each in own}) > 1 and len({sort_of(each) for each in own}) > 1

    def called(self, g: Board, each: Heard) -> Word:
        """A card by its place, if it is still there."""
        found = g.still((each.this,))
        return g.name(found[0]) if found else CardName(each.card)

    def begun(self, g: Board, each: Heard) -> None:
        """It is told which card it is. [RB-1112]"""
        text = say("rb-log-triggers", what=CardName(each.card))
        g.happen(Event("triggered", each.seat, g.id_of(each.this)), text, "RB-1112")

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

    def next(self, g: Board) -> Verdict:
        """The next one is carried out; then whatever that has set off is gathered."""
        if self.queue:
            super().next(g)
            return "gather"
        g.s.dirty = True  # a Spell that waited for the last of these is over
        return "gather" if g.s.heard else END


def sort_of(each: Heard) -> str:
    """What is set off: the ability, whoever has it."""
    where = each.where.partition("#")[0]
    return where if where.startswith("kw:") else f"{each.card} {where}"


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


def settle(g: Board) -> None:
    """An event is complete: what follows it is carried out, if there can be anything. [RB-1040]"""
    if g.s.dirty or g.s.heard or g.s.sprung:
        g.push(Aftermath())
