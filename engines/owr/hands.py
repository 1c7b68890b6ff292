"""Hands and decks: drawing, searching, looking, arranging. [OW-108 OW-341 OW-342 OW-348 OW-349 OW-421 OW-983 OW-986]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Ask, Choice, Option
from engines.kernel.cards.flow import row
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome, Procedure, Verdict
from engines.kernel.text import Listing, SeatName, say

from .board import Board
from .happening import come_about
from .moving import put
from .paying import discard
from .state import CardName


def shuffle(g: Board, seat: int, clause: str = "OW-984") -> None:
    """A deck is shuffled. [OW-403]"""
    side = g.seat(seat)
    side.deck = g.shuffled(side.deck, "deck")
    g.reshaped()
    g.happen(Event("shuffled", seat), say("ow-log-shuffles", who=SeatName(seat)), clause)


def draw(g: Board, seats: Sequence[int], n: int) -> tuple[Id, ...]:
    """Players draw, one card at a time; what is missing is no card. [OW-108 OW-983]"""
    short: list[int] = []
    drawn: list[Id] = []
    for seat in seats:
        if n <= 0 or g.bars("draw", seat):
            continue
        ids = g.s.seats[seat].deck[:n]
        _into_hand(g, seat, ids)
        drawn += ids
        short += [seat] * (n - len(ids))
    if short:
        _missed(g, short)
    return tuple(drawn)


def _into_hand(g: Board, seat: int, ids: tuple[Id, ...]) -> None:
    if not ids:
        return
    for id in ids:
        put(g, id, "hand")
    g.informed = True
    g.s.stirred = True
    g.mark_recent("drew", seat + 1, amount=len(ids))
    names = Listing(tuple(CardName(card) for card in sorted(g.thing(id).card for id in ids)))
    g.occur(
        Event("drew", seat, amount=len(ids)), say("ow-log-draws", who=SeatName(seat), n=len(ids)), "OW-349",
        known_to=(seat,), whole=say("ow-log-draws-these", who=SeatName(seat), cards=names),
    )  # fmt: skip


def _missed(g: Board, short: Sequence[int]) -> None:
    """Cards could not be drawn: nothing comes of it unless an option says otherwise. [OW-108]"""
    for seat in dict.fromkeys(short):
        g.happen(Event("short", seat), say("ow-log-no-card", who=SeatName(seat)), "OW-108")
    way = g.option("deck_out")
    if way == "lose":
        losers = dict.fromkeys(short)
        left = [seat for seat in (0, 1) if seat not in losers]
        winner = left[0] if left else None
        reason = say("ow-outcome-deck", winner=SeatName(winner)) if winner is not None else say("ow-outcome-decks")
        g.finish(Outcome(winner, reason, "OW-108"))
    elif way == "fatigue":
        rows = [Event("lf_lost", seat, amount=100 * short.count(seat), kind="effect") for seat in dict.fromkeys(short)]
        come_about(g, rows)


def mill(g: Board, seat: int, n: int, to: str) -> tuple[Id, ...]:
    """The top cards of a deck go to the grave, or are banished. [OW-317]"""
    ids = g.s.seats[seat].deck[: max(0, n)]
    if not ids:
        return ()
    for id in ids:
        put(g, id, to)
    g.informed = True
    names = Listing(tuple(CardName(g.thing(id).card) for id in ids))
    g.happen(
        Event("milled", seat, amount=len(ids)), say("ow-log-mills", who=SeatName(seat), cards=names, to=to), "OW-317"
    )
    if to == "banish":
        for id in ids:
            g.occur(Event("banished", seat, id))
    return ids


def look(g: Board, seat: int, owners: Sequence[int], zone: str, n: int) -> tuple[Id, ...]:
    """A player looks at hidden cards: at which. [OW-986]"""
    found: list[Id] = []
    for owner in owners:
        ids: tuple[Id, ...] = getattr(g.s.seats[owner], zone)
        seen = ids[:n] if zone == "deck" else ids
        g.informed = True
        names = Listing(tuple(CardName(g.thing(id).card) for id in seen))
        g.happen(
            Event("looked", seat, amount=len(seen)),
            say("ow-log-looks", who=SeatName(seat), owner=SeatName(owner), zone=zone, n=len(seen)), "OW-986",
            known_to=(seat,), whole=say("ow-log-sees", owner=SeatName(owner), zone=zone, cards=names),
        )  # fmt: skip
        found += seen
    return tuple(found)


def show(g: Board, ids: Sequence[Id]) -> tuple[Id, ...]:
    """Hidden cards are shown to all: which. [OW-348 OW-986]"""
    hidden = tuple(id for id in ids if id >= g.first_id and not g.lies_open(id))
    if hidden:
        g.informed = True
        names = Listing(tuple(CardName(g.thing(id).card) for id in hidden))
        g.happen(Event("shown", g.owner_of(hidden[0])), say("ow-log-shows", cards=names), "OW-348")
    return hidden


class DiscardCards(Procedure, tag="discard", kw_only=True):
    """A player discards cards of their own choice. [OW-317 OW-976]"""

    seat: int
    n: int
    note: str = ""

    steps = ("choose", "throw")

    def choose(self, g: Board) -> Verdict:
        """Which ones."""
        hand = g.s.seats[self.seat].hand
        n = min(self.n, len(hand))
        if n <= 0:
            return END
        options = hand_options(g, self.seat, hand)
        default = ",".join(option.key for option in options[:n])
        choice = Choice(say("ow-ask-discard", n=n), options, n, n)
        return Ask(self.seat, "discard", choice, default, ("OW-976",), secret=True, forced=False)

    def throw(self, g: Board, cards: Any) -> None:
        """They go to the grave."""
        ids = row(cards)
        discard(g, self.seat, ids)
        g.bring(self.note, ids)


def hand_options(g: Board, seat: int, ids: Sequence[Id]) -> tuple[Option, ...]:
    """Hidden cards as options, sorted so that their order tells nothing."""
    row = sorted(ids, key=lambda id: (g.thing(id).card, id))
    return tuple(
        Option(key, say("ow-card", name=CardName(g.thing(id).card), n=int(key.partition("#")[2] or 1)), id)
        for id, key in g.keys(row)
    )


class Search(Procedure, tag="search", kw_only=True):
    """A player takes cards out of the own deck, which is shuffled then; one with a stated quality is shown. [OW-348]"""

    seat: int
    found: tuple[Id, ...]
    n: int
    to: str
    shown: bool

    steps = ("choose", "take", "shuffle")

    def choose(self, g: Board) -> Verdict:
        """What to take; of a stated quality there may be nothing."""
        deck = g.s.seats[self.seat].deck
        found = tuple(id for id in self.found if id in deck)
        if not deck or not found and not self.shown:
            return "shuffle"
        options = hand_options(g, self.seat, found)
        most = min(self.n, len(options))
        choice = Choice(say("ow-ask-search", n=self.n), options, 0 if self.shown else most, most)
        default = ",".join(option.key for option in options[:most]) or "none"
        return Ask(self.seat, "search", choice, default, ("OW-348",), secret=True, forced=False)

    def take(self, g: Board, cards: Any) -> None:
        """What was asked for by a quality is shown."""
        ids = row(cards)
        g.informed = True
        for id in ids:
            put(g, id, self.to)
        names = Listing(tuple(CardName(g.thing(id).card) for id in ids))
        whole = say("ow-log-searched-for", who=SeatName(self.seat), cards=names)
        hidden = say("ow-log-searched", who=SeatName(self.seat), n=len(ids))
        open_ = whole if ids and (self.shown or self.to == "grave") else hidden
        g.happen(Event("searched", self.seat, amount=len(ids)), open_, "OW-348", known_to=(self.seat,),
                 whole=whole if ids else hidden)  # fmt: skip

    def shuffle(self, g: Board) -> None:
        """Also if nothing was found; what goes on top stays there."""
        side = g.seat(self.seat)
        top = side.deck[: self.n] if self.to == "deck_top" else ()
        kept = tuple(id for id in top if id in self.found)
        side.deck = (*kept, *g.shuffled([id for id in side.deck if id not in kept], "deck"))
        g.reshaped()
        g.happen(Event("shuffled", self.seat), say("ow-log-shuffles", who=SeatName(self.seat)), "OW-348")


def search(g: Board, seat: int, wanted: Selector | None, scope: Scope, n: int, to: str) -> None:
    """A player searches the own deck. [OW-348]"""
    deck = tuple(sorted(g.s.seats[seat].deck, key=lambda id: (g.thing(id).card, id)))
    if wanted is not None:
        deck = tuple(id for id in deck if wanted.meets(scope, id))
    g.push(Search(seat=seat, found=deck, n=n, to=to, shown=_asks(wanted)))


def _asks(wanted: Selector | None) -> bool:
    """Whether a quality is asked for, and not any card at all. [OW-348]"""
    return wanted is not None and bool(wanted.kind or wanted.parts or wanted.any_ or wanted.lowest or wanted.if_)


class Arranging(Procedure, tag="arrange", kw_only=True):
    """A player puts the top cards of a deck back: some at the bottom, the others in an order. [OW-986]"""

    seat: int
    owner: int
    n: int

    steps = ("bottom", "sunk", "order", "ordered")

    def _top(self, g: Board) -> tuple[Id, ...]:
        return g.s.seats[self.owner].deck[: self.n]

    def bottom(self, g: Board) -> Verdict:
        """Which go to the bottom."""
        top = self._top(g)
        if not top:
            return END
        options = tuple(Option(str(n), say("ow-ordered", number=n, card=CardName(g.thing(id).card)), id)
                        for n, id in enumerate(top, 1))  # fmt: skip
        choice = Choice(say("ow-ask-bottom"), options, 0, len(options), ordered=True)
        return Ask(self.seat, "arrange", choice, "none", ("OW-986",), secret=True, forced=False)

    def sunk(self, g: Board, ids: tuple[Id, ...]) -> None:
        """They do."""
        side = g.seat(self.owner)
        side.deck = (*(id for id in side.deck if id not in ids), *ids)
        g.reshaped()
        self.n -= len(ids)
        text = say("ow-log-arranges", who=SeatName(self.seat), owner=SeatName(self.owner), n=len(ids))
        g.happen(Event("arranged", self.seat, amount=len(ids)), text, "OW-986")

    def order(self, g: Board) -> Verdict:
        """In which order the others lie, the first on top."""
        top = self._top(g)
        if len(top) < 2:
            return END
        options = tuple(Option(str(n), say("ow-ordered", number=n, card=CardName(g.thing(id).card)), id)
                        for n, id in enumerate(top, 1))  # fmt: skip
        choice = Choice(say("ow-ask-arrange"), options, len(top), len(top), ordered=True)
        default = ",".join(option.key for option in options)
        return Ask(self.seat, "arrange", choice, default, ("OW-986",), secret=True, forced=False)

    def ordered(self, g: Board, ids: tuple[Id, ...]) -> None:
        """So they lie."""
        side = g.seat(self.owner)
        side.deck = (*ids, *side.deck[len(ids) :])
        g.reshaped()
