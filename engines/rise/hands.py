"""Hands and libraries: drawing, discarding, stealing, searching, looking. [RS-206 RS-301 to RS-313 RS-1401 to
RS-1405]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Ask, Choice
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Listing, SeatName, say

from .asking import card_options, several
from .board import Board
from .moving import lose_sight, put
from .permissions import restricted
from .replacements import amount_left
from .state import FIRST_ID, CardName, player_ref


def draws_short(g: Board, seat: int, n: int) -> bool:
    """One draw instruction: what is there is drawn; if a card is missing it is a short draw. Whether that costs a
    Summoner. [RS-1401 to RS-1405]"""
    side = g.s.seats[seat]
    if n <= 0 or side.out or restricted(g, player_ref(seat), "draw"):
        return False
    n = amount_left(g, Event("drawn", seat, player_ref(seat), amount=n))
    if not n:
        return False
    drawn = side.library[:n]
    _into_hand(g, seat, drawn)
    missing = n - len(drawn)
    if not missing:
        return False
    side = g.seat(seat)
    side.shorts += 1
    g.mark_recent("short_draw", player_ref(seat), amount=side.shorts)
    g.happen(
        Event("short_draw", seat, amount=side.shorts),
        say("rs-log-short", who=SeatName(seat), n=side.shorts),
        "RS-1401",
    )
    if g.option("empty_library") == "reshuffle_once" and side.shorts == 1 and side.cemetery:
        _refill(g, seat)
        _into_hand(g, seat, g.s.seats[seat].library[:missing])
    return side.shorts > 1


def _into_hand(g: Board, seat: int, ids: tuple[Id, ...]) -> None:
    if not ids:
        return
    side = g.seat(seat)
    side.library = side.library[len(ids) :]
    side.hand += ids
    g.informed = True
    g.mark_recent("drawn", player_ref(seat), amount=len(ids))
    names = Listing(tuple(CardName(card) for card in sorted(g.thing(id).card for id in ids)))
    g.occur(
        Event("drawn", seat, amount=len(ids)), say("rs-log-draws", who=SeatName(seat), n=len(ids)), "RS-301",
        known_to=(seat,), whole=say("rs-log-draws-these", who=SeatName(seat), cards=names),
    )  # fmt: skip


def _refill(g: Board, seat: int) -> None:
    """By option, at the first short draw the Cemetery becomes a new library. [RS-1402]"""
    side = g.seat(seat)
    side.library, side.cemetery = g.shuffled(side.cemetery, "library"), ()
    g.touch()
    g.happen(Event("shuffled", seat), g.by_chance(say("rs-log-refill", who=SeatName(seat))), "RS-1402")


def shuffle_library(g: Board, seat: int) -> None:
    """A library is shuffled. [RS-206 RS-311]"""
    side = g.seat(seat)
    side.library = g.shuffled(side.library, "library")
    g.happen(Event("shuffled", seat), g.by_chance(say("rs-log-shuffle", who=SeatName(seat))), "RS-206")


def discard(g: Board, seat: int, n: int, *, at_random: bool, note: str = "") -> None:
    """A player discards; the effect calls the cards by the name of `note`."""

    hand = g.s.seats[seat].hand
    if n <= 0 or not hand:
        return
    n = amount_left(g, Event("discarded", seat, player_ref(seat), amount=min(n, len(hand))))
    if not n:
        return
    if not at_random:
        g.push(DiscardCards(seat=seat, n=n, note=note))
        return
    ids = g.pick(hand, n, "discard")
    discard_cards(g, seat, ids, at_random=True)
    g.bring(note, ids)


def discard_cards(g: Board, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
    """Cards go from a hand to their owners' Cemeteries, face up. [RS-305]"""
    g.informed = True
    for id in ids:
        put(g, id, "cemetery")
    names = Listing(tuple(CardName(g.thing(id).card) for id in ids))
    g.mark_recent("discarded", player_ref(seat), amount=len(ids))
    text = say("rs-log-discards", who=SeatName(seat), cards=names)
    g.occur(Event("discarded", seat, amount=len(ids)), g.by_chance(text) if at_random else text, "RS-305")


def steal_cards(g: Board, seat: int, taker: int, n: int) -> None:
    """Cards drawn by chance go from one hand to another; both players know them. [RS-313]"""
    if seat == taker or g.s.seats[taker].out:
        return
    taken = g.pick(g.s.seats[seat].hand, n, "steal")
    if not taken:
        return
    side = g.seat(seat)
    side.hand = tuple(id for id in side.hand if id not in taken)
    g.seat(taker).hand += taken
    for id in taken:
        others = () if side.hand else g.thing(id).known_to
        g.edit(id).known_to = (*(each for each in others if each not in (seat, taker)), seat)
    lose_sight(g, seat, taker)
    g.informed = True
    g.mark_recent("stolen", player_ref(seat), player_ref(taker), amount=len(taken))
    names = Listing(tuple(CardName(g.thing(id).card) for id in taken))
    text = g.by_chance(say("rs-log-steals", who=SeatName(taker), victim=SeatName(seat), n=len(taken)))
    whole = say("rs-log-steals-these", who=SeatName(taker), victim=SeatName(seat), cards=names)
    g.occur(
        Event("stolen", taker, amount=len(taken)), text, "RS-313", known_to=(seat, taker),
        whole=say("rs-log-chance", no=g.s.results, what=whole),
    )  # fmt: skip


def search(g: Board, seat: int, wanted: Selector | None, scope: Scope, n: int, to: str) -> None:
    """A player searches the own library. [RS-311]"""

    library = g.cards_in("library", (seat,))
    if wanted is not None:
        library = tuple(id for id in library if wanted.fits(scope, id))
    g.push(SearchLibrary(seat=seat, found=library, n=n, to=to, shown=wanted is not None))


def look(g: Board, seat: int, owner: int, zone: str, n: int) -> tuple[Id, ...]:
    """A player looks at hidden cards: at which."""
    ids: tuple[Id, ...] = getattr(g.s.seats[owner], zone)
    seen = ids[:n] if zone == "library" else ids
    g.informed = True
    names = Listing(tuple(CardName(g.thing(id).card) for id in seen))
    g.happen(
        Event("looked", seat, amount=len(seen)),
        say("rs-log-looks", who=SeatName(seat), owner=SeatName(owner), zone=zone, n=len(seen)),
        "RS-301", known_to=(seat,), whole=say("rs-log-sees", owner=SeatName(owner), zone=zone, cards=names),
    )  # fmt: skip
    return seen


def reveal(g: Board, ids: Sequence[Id]) -> tuple[Id, ...]:
    """Cards of a hand or a library are shown to everybody: which. [RS-301 RS-302]"""
    hidden = tuple(id for id in ids if id >= FIRST_ID and not g.is_placed(id) and not g.lies_open(id))
    if hidden:
        g.informed = True
        names = Listing(tuple(CardName(g.thing(id).card) for id in hidden))
        g.happen(Event("revealed", g.holder_of(hidden[0])), say("rs-log-reveals", cards=names), "RS-301")
    return hidden


def mill(g: Board, seat: int, n: int) -> tuple[Id, ...]:
    """The top cards of a library go to the Cemetery: which."""
    ids = g.s.seats[seat].library[: max(0, n)]
    if not ids:
        return ()
    for id in ids:
        put(g, id, "cemetery")
    g.informed = True
    names = Listing(tuple(CardName(g.thing(id).card) for id in ids))
    g.happen(Event("milled", seat, amount=len(ids)), say("rs-log-mills", who=SeatName(seat), cards=names), "RS-305")
    return ids


class DiscardCards(Procedure, tag="discard", kw_only=True):
    """A player discards cards of their own choice."""

    seat: int
    n: int
    note: str = ""

    steps = ("choose", "throw")

    def choose(self, g: Board) -> Verdict:
        """Which ones."""
        hand = g.s.seats[self.seat].hand
        if not hand or g.s.seats[self.seat].out:
            return END
        n = min(self.n, len(hand))
        options = card_options(g, hand)
        default = ",".join(option.key for option in options[:n])
        return Ask(
            self.seat,
            "discard",
            Choice(say("rs-ask-discard", n=n), options, n, n),
            default,
            ("RS-624",),
            secret=True,
            forced=False,
        )

    def throw(self, g: Board, cards: Any) -> None:
        """They go to the Cemetery."""
        ids = several(cards)
        discard_cards(g, self.seat, ids)
        g.bring(self.note, ids)


class SearchLibrary(Procedure, tag="search", kw_only=True):
    """A player takes cards out of the own library, which is shuffled then. [RS-311]"""

    seat: int
    found: tuple[Id, ...]
    n: int
    to: str
    shown: bool

    steps = ("choose", "take", "shuffle")

    def choose(self, g: Board) -> Verdict:
        """What to take; a restricted search may find nothing. [RS-311]"""
        if g.s.seats[self.seat].out:
            return END
        library = g.s.seats[self.seat].library
        found = tuple(id for id in self.found if id in library)
        if not library or not found and not self.shown:
            return "shuffle"
        options = card_options(g, found)
        most = min(self.n, len(options))
        choice = Choice(say("rs-ask-search", n=self.n), options, 0 if self.shown else most, most)
        default = ",".join(option.key for option in options[:most]) or "none"
        return Ask(self.seat, "search_pick", choice, default, ("RS-311",), secret=True, forced=False)

    def take(self, g: Board, cards: Any) -> None:
        """What a restricted search found is shown. [RS-311]"""
        ids = several(cards)
        if not ids:
            g.happen(Event("searched", self.seat), say("rs-log-searched", who=SeatName(self.seat), n=0), "RS-311")
            return
        g.informed = True
        for id in ids:
            put(g, id, {"library_top": "library"}.get(self.to, self.to))
        names = Listing(tuple(CardName(g.thing(id).card) for id in ids))
        whole = say("rs-log-searched-for", who=SeatName(self.seat), cards=names)
        open_ = (
            whole
            if self.shown or self.to == "cemetery"
            else say("rs-log-searched", who=SeatName(self.seat), n=len(ids))
        )
        g.happen(Event("searched", self.seat, amount=len(ids)), open_, "RS-311", known_to=(self.seat,), whole=whole)

    def shuffle(self, g: Board) -> None:
        """Also if nothing was found; what goes on top stays there."""
        side = g.seat(self.seat)
        top = tuple(id for id in self.found if self.to == "library_top" and id in side.library[: self.n])
        kept = side.library[: len(top)] if top and set(side.library[: len(top)]) == set(top) else ()
        side.library = (*kept, *g.shuffled(side.library[len(kept) :], "library"))
        g.happen(Event("shuffled", self.seat), g.by_chance(say("rs-log-shuffle", who=SeatName(self.seat))), "RS-311")
