"""Hands and libraries: drawing, discarding, searching, looking, arranging. [RB-221 to RB-232 RB-851 RB-852 RB-956
RB-957 RB-971 RB-972 RB-1106]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.cards.flow import row
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Listing, SeatName, say

from .board import Board
from .moving import put, relocate
from .state import CardName, player_ref


def shuffle(g: Board, seat: int, clause: str = "RB-1213") -> None:
    """A library is shuffled. [RB-204]"""
    side = g.seat(seat)
    side.library = g.shuffled(side.library, "library")
    g.reshaped()
    g.happen(Event("shuffled", seat), say("rb-log-shuffles", who=SeatName(seat)), clause)


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
    if drawn:
        g.informed = True
        g.mark_recent("drew", player_ref(seat), amount=len(drawn))
        names = Listing(tuple(CardName(g.thing(id).card) for id in g.by_name(drawn)))
        g.occur(
            Event("drew", seat, amount=len(drawn)), say("rb-log-draws", who=SeatName(seat), n=len(drawn)), "RB-304",
            known_to=(seat,), whole=say("rb-log-draws-these", who=SeatName(seat), cards=names),
        )  # fmt: skip
    return tuple(drawn)


def mill(g: Board, seat: int, n: int) -> tuple[Id, ...]:
    """The top cards of a library go to the Discard pile. [RB-827]"""
    ids = g.s.seats[seat].library[: max(0, n)]
    if ids:
        for id in ids:
            put(g, id, "discard")
        g.informed = True
        text = say("rb-log-mills", who=SeatName(seat), cards=g.names(ids))
        g.happen(Event("milled", seat, amount=len(ids)), text, "RB-224")
    return ids


def discard(g: Board, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
    """Cards of a hand go to the Discard pile. [RB-827]"""
    if not ids:
        return
    text = say("rb-log-discards", who=SeatName(seat), cards=g.names(ids), random="yes" if at_random else "no")
    for id in ids:
        put(g, id, "discard")
    g.informed = True
    g.occur(Event("discarded", seat, amount=len(ids)), text, "RB-827")


def look(g: Board, seat: int, owners: Sequence[int], n: int) -> tuple[Id, ...]:
    """A player looks at the top cards of a library: at those that are there. [RB-232 RB-957 RB-972]"""
    found: list[Id] = []
    for owner in owners:
        seen = g.s.seats[owner].library[: max(0, n)]
        g.informed = True
        names = Listing(tuple(CardName(g.thing(id).card) for id in seen))
        g.happen(
            Event("looked", seat, amount=len(seen)),
            say("rb-log-looks", who=SeatName(seat), owner=SeatName(owner), n=len(seen)),
            "RB-957" if seat == owner else "RB-972", known_to=(seat,),
            whole=say("rb-log-sees", owner=SeatName(owner), cards=names, n=len(seen)),
        )  # fmt: skip
        found += seen
    return tuple(found)


def hand_options(g: Board, ids: Sequence[Id]) -> tuple[Option, ...]:
    """Hidden cards as options, sorted so that their order tells nothing."""
    return tuple(
        Option(key, say("rb-held", name=CardName(g.thing(id).card), n=int(key.partition("#")[2] or 1)), id)
        for id, key in g.keys(g.by_name(ids))
    )


class DiscardCards(Procedure, tag="discard", kw_only=True):
    """A player discards cards of their own choice, as many as there are. [RB-1109]"""

    seat: int
    n: int
    note: str = ""

    steps = ("choose", "throw")

    def choose(self, g: Board) -> Verdict:
        """Which ones, where there is a choice."""
        hand = g.s.seats[self.seat].hand
        n = min(self.n, len(hand))
        if n == len(hand):
            self._discard(g, g.by_name(hand))
            return END
        options = hand_options(g, hand)
        default = ",".join(option.key for option in options[:n])
        choice = Choice(say("rb-ask-discard", n=n), options, n, n)
        return Ask(self.seat, "discard", choice, default, ("RB-328",), secret=True, forced=False)

    def throw(self, g: Board, cards: Any) -> None:
        """They go to the Discard pile."""
        g.s.forced = 0
        self._discard(g, row(cards))

    def _discard(self, g: Board, ids: Sequence[Id]) -> None:
        discard(g, self.seat, ids)
        g.bring(self.note, ids)


class Search(Procedure, tag="search", kw_only=True):
    """A player takes cards out of the own library, which is shuffled then; what was asked for is shown."""

    seat: int
    found: tuple[Id, ...]
    n: int
    to: str
    shown: bool

    steps = ("choose", "take", "shuffle")

    def choose(self, g: Board) -> Verdict:
        """What to take; of a stated quality there may be nothing."""
        library = g.s.seats[self.seat].library
        found = tuple(id for id in self.found if id in library)
        if not library or not found and not self.shown:
            return "shuffle"
        options = hand_options(g, found)
        most = min(self.n, len(options))
        choice = Choice(say("rb-ask-search", n=self.n), options, 0 if self.shown else most, most)
        default = ",".join(option.key for option in options[:most]) or "none"
        return Ask(self.seat, "search", choice, default, ("RB-221",), secret=True, forced=False)

    def take(self, g: Board, cards: Any) -> None:
        """What was asked for by a quality is shown."""
        g.s.forced = 0
        ids = row(cards)
        g.informed = True
        whole = say("rb-log-searched-for", who=SeatName(self.seat), cards=g.names(ids), n=len(ids))
        hidden = say("rb-log-searched", who=SeatName(self.seat), n=len(ids))
        open_ = self.shown or self.to == "discard"
        for id in ids:
            put(g, id, self.to)
        g.happen(Event("searched", self.seat, amount=len(ids)), whole if open_ else hidden, "RB-221",
                 known_to=(self.seat,), whole=whole)  # fmt: skip

    def shuffle(self, g: Board) -> None:
        """Also if nothing was found; what goes on top stays there."""
        side = g.seat(self.seat)
        kept = tuple(id for id in side.library[: self.n] if id in self.found) if self.to == "library_top" else ()
        side.library = (*kept, *g.shuffled([id for id in side.library if id not in kept], "library"))
        g.reshaped()
        g.happen(Event("shuffled", self.seat), say("rb-log-shuffles", who=SeatName(self.seat)), "RB-1213")


def search(g: Board, seat: int, what: Selector | None, scope: Scope, n: int, to: str) -> None:
    """A player searches the own library. [RB-221]"""
    library = tuple(g.by_name(g.s.seats[seat].library))
    asks = what is not None and bool(what.kind or what.parts or what.any_ or what.lowest or what.if_)
    if what is not None:
        library = tuple(id for id in library if what.meets(scope, id))
    g.push(Search(seat=seat, found=library, n=n, to=to, shown=asks))


class Arranging(Procedure, tag="arrange", kw_only=True):
    """A player puts the top cards of a library back on top in any order. [RB-956 RB-957]"""

    seat: int
    owner: int
    n: int

    steps = ("order", "ordered")

    def order(self, g: Board) -> Verdict:
        """In which order, the first on top."""
        top = g.s.seats[self.owner].library[: self.n]
        if len(top) < 2:
            return END
        options = tuple(Option(str(n), say("rb-ordered", number=n, card=CardName(g.thing(id).card)), id)
                        for n, id in enumerate(top, 1))  # fmt: skip
        choice = Choice(say("rb-ask-arrange"), options, len(top), len(top), ordered=True)
        default = ",".join(option.key for option in options)
        return Ask(self.seat, "arrange", choice, default, ("RB-956",), secret=True, forced=False)

    def ordered(self, g: Board, ids: tuple[Id, ...]) -> None:
        """So they lie."""
        g.s.forced = 0
        side = g.seat(self.owner)
        side.library = (*ids, *side.library[len(ids) :])
        g.reshaped()


__all__ = ["Arranging", "DiscardCards", "draw", "look", "mill", "relocate", "reshuffle", "search", "shuffle"]
