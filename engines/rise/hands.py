"""Hands and libraries: drawing, discarding, stealing, searching, looking. [RS-206 RS-301 to RS-313 RS-1401 to
RS-1405]"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.cards import decks
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .board import Board
from .moving import lose_sight, put, renew
from .replacements import amount_left
from .state import FIRST_ID


def draws_short(g: Board, seat: int, n: int) -> bool:
    """One draw instruction: what is there is drawn; if a card is missing it is a short draw. Whether that costs a
    Summoner. [RS-1401 to RS-1405]"""
    side = g.s.seats[seat]
    if n <= 0 or side.out or g.bars("draw", seat):
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
    text = say("rs-log-short", who=SeatName(seat), n=side.shorts)
    g.depict(Event("short_draw", seat, amount=side.shorts), text, "RS-1401")
    if g.option("empty_library") == "reshuffle_once" and side.shorts == 1 and side.cemetery:
        _refill(g, seat)
        _into_hand(g, seat, g.s.seats[seat].library[:missing])
    return side.shorts > 1


def _into_hand(g: Board, seat: int, ids: tuple[Id, ...]) -> None:
    side = g.seat(seat)
    side.library = side.library[len(ids) :]
    side.hand += ids
    for id in ids:
        renew(g, id)
    decks.told_drawn(g, seat, ids)


def _refill(g: Board, seat: int) -> None:
    """By option, at the first short draw the Cemetery becomes a new library. [RS-1402]"""
    side = g.seat(seat)
    side.library, side.cemetery = g.shuffled(side.cemetery, "library"), ()
    for id in side.library:
        renew(g, id)
    g.touch()
    g.happen(Event("shuffled", seat), g.chance_text(say("rs-log-refill", who=SeatName(seat))), "RS-1402")


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
    ids = g.drawn(hand, n, "discard")
    discard_cards(g, seat, ids, at_random=True)
    g.bring(note, ids)


def discard_cards(g: Board, seat: int, ids: Sequence[Id], *, at_random: bool = False) -> None:
    """Cards go from a hand to their owners' Cemeteries, face up. [RS-305]"""
    g.informed = True
    for id in ids:
        put(g, id, "cemetery")
    text = say("rs-log-discards", who=SeatName(seat), cards=g.card_names(ids))
    g.depict(Event("discarded", seat, amount=len(ids)), g.chance_text(text) if at_random else text, "RS-305")


def discard_certain(g: Board, frame: Effect, ids: Sequence[Id]) -> tuple[int, ...]:
    """Certain cards are discarded by an effect, if they lie in a hand: which. [RS-305]"""
    held = [id for id in ids if any(id in side.hand for side in g.s.seats)]
    moved, gone = g.traces(held), list[Id]()
    for id in held:
        seat = g.holder_of(id)
        if amount_left(g, Event("discarded", seat, player_ref(seat), amount=1)):
            discard_cards(g, seat, (id,))
            gone.append(id)
    frame.follow(g, moved)
    return g.handles(gone)


def steal_cards(g: Board, seat: int, taker: int, n: int) -> bool:
    """Cards drawn by chance go from one hand to another, if there are any; both players know them. [RS-313]"""
    if seat == taker or g.s.seats[taker].out:
        return False
    taken = g.drawn(g.s.seats[seat].hand, n, "steal")
    if not taken:
        return False
    side = g.seat(seat)
    side.hand = tuple(id for id in side.hand if id not in taken)
    g.seat(taker).hand += taken
    for id in taken:
        others = () if side.hand else g.thing(id).known_to
        g.edit(id).known_to = (*(each for each in others if each not in (seat, taker)), seat)
        renew(g, id)
    lose_sight(g, seat, taker)
    g.informed = True
    g.mark_recent("stolen", player_ref(seat), player_ref(taker), amount=len(taken))
    names = g.card_names(taken)
    text = g.chance_text(say("rs-log-steals", who=SeatName(taker), victim=SeatName(seat), n=len(taken)))
    whole = say("rs-log-steals-these", who=SeatName(taker), victim=SeatName(seat), cards=names)
    g.occur(
        Event("stolen", taker, amount=len(taken)), text, "RS-313", known_to=(seat, taker),
        whole=say("rs-log-chance", no=g.s.results, what=whole),
    )  # fmt: skip
    return True


def reveal(g: Board, ids: Sequence[Id]) -> tuple[Id, ...]:
    """Cards of a hand or a library are shown to everybody: which. [RS-301 RS-302]"""
    hidden = tuple(id for id in ids if id >= FIRST_ID and not g.is_placed(id) and not g.lies_open(id))
    if hidden:
        g.informed = True
        names = g.card_names(hidden)
        g.happen(Event("revealed", g.holder_of(hidden[0])), say("rs-log-reveals", cards=names), "RS-301")
    return hidden


class DiscardCards(decks.DiscardCards, tag="discard", kw_only=True):
    """A player discards cards of their own choice. [RS-624]"""

    at_once = False


class SearchLibrary(decks.Search, tag="search", kw_only=True):
    """A player takes cards out of the own library, which is shuffled then. [RS-311]"""

    kind = "search_pick"
