"""Hands and libraries: drawing, discarding, searching, looking, arranging. [RB-221 to RB-232 RB-851 RB-852 RB-956
RB-957 RB-971 RB-972 RB-1106]"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.cards import decks
from engines.kernel.cards.decks import shuffle
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .board import Board
from .moving import put


def reshuffle(g: Board, seat: int) -> None:
    """The Discard pile is shuffled into the library. [RB-229 RB-1106]"""
    for id in g.s.seats[seat].discard:
        put(g, id, "library_bottom")
    g.happen(Event("reshuffled", seat), say("rb-log-reshuffles", who=SeatName(seat)), "RB-229")
    shuffle(g, seat)


def draw(g: Board, seat: int, n: int) -> tuple[Id, ...]:
    """A player draws, one card after another; an empty library is refilled as a card is needed. What was drawn
    was seen: nothing before it is taken back. [RB-229 to RB-231 RB-852 RB-1210]"""
    drawn: list[Id] = []
    for _ in range(0 if g.bars("draw", seat) else n):
        if not g.s.seats[seat].library:
            if not g.s.seats[seat].discard:
                g.happen(Event("short", seat), say("rb-log-no-card", who=SeatName(seat)), "RB-231")
                break
            reshuffle(g, seat)
        id = g.s.seats[seat].library[0]
        put(g, id, "hand")
        drawn.append(id)
    decks.told_drawn(g, seat, drawn)
    return tuple(drawn)


def discard(g: Board, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
    """Cards of a hand go to the Discard pile. [RB-827]"""
    if not ids:
        return
    text = say("rb-log-discards", who=SeatName(seat), cards=g.names(ids), random="yes" if at_random else "no")
    for id in ids:
        put(g, id, "discard")
    g.informed = True
    g.occur(Event("discarded", seat, amount=len(ids)), text, "RB-827")


class DiscardCards(decks.DiscardCards, tag="discard", kw_only=True):
    """A player discards cards of their own choice, as many as there are. [RB-1109]"""


class Search(decks.Search, tag="search", kw_only=True):
    """A player takes cards out of the own library. [RB-221]"""


class Arranging(decks.Arranging, tag="arrange", kw_only=True):
    """A player puts the top cards of a library back on top in any order. [RB-956 RB-957]"""
