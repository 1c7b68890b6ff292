"""Hands and decks as most games have them: shuffling, milling, looking, discarding, searching, arranging. What is drawn
from, where cards go, and the texts and clauses of it are the game's (see `Ground.decks`)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from engines.kernel.ask import Ask, Choice, Option, in_order
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import SeatName

from .flow import Effect, row
from .ground import Ground
from .objects import S
from .scope import Scope
from .select import Selector


def shuffle(g: Any, seat: int, *clauses: str, keep: Sequence[Id] = ()) -> None:
    """A deck is shuffled, but for what it is to `keep` on top."""
    side, zone = g.seat(seat), g.decks.deck
    mixed = [id for id in getattr(side, zone) if id not in keep]
    setattr(side, zone, (*keep, *g.shuffled(mixed, zone)))
    g.reshaped()
    g.happen(Event("shuffled", seat), g.shuffle_text(seat), *(clauses or g.decks.shuffled))


def into_hand(g: Any, seat: int, ids: Sequence[Id]) -> None:
    """The cards that a player draws go to the hand, and it is told."""
    for id in ids:
        g.put(id, "hand")
    told_drawn(g, seat, ids)


def told_drawn(g: Any, seat: int, ids: Sequence[Id]) -> None:
    """It is told how many cards a player has drawn; which they are, to that player alone."""
    if not ids:
        return
    g.informed = True
    whole = g.text("log-draws-these", who=SeatName(seat), cards=g.card_names(g.by_name(ids)))
    text = g.text("log-draws", who=SeatName(seat), n=len(ids))
    g.depict(Event(g.decks.draws, seat, amount=len(ids)), text, *g.decks.drawn, known_to=(seat,), whole=whole)


def mill(g: Any, seat: int, n: int, to: str = "") -> tuple[Id, ...]:
    """The top cards of a deck go where used cards go, or elsewhere: which."""
    ids: tuple[Id, ...] = getattr(g.s.seats[seat], g.decks.deck)[: max(0, n)]
    to = to or g.decks.used
    for id in ids:
        g.put(id, to)
    if ids:
        g.informed = True
        text = g.text("log-mills", who=SeatName(seat), cards=g.card_names(ids), to=to)
        g.happen(Event("milled", seat, amount=len(ids)), text, *g.decks.milled)
    return ids


def milled(g: Any, frame: Effect, seats: Sequence[int], n: int, to: str = "") -> tuple[int, ...]:
    """The same of several players by an effect, which goes on meaning what it has looked at: which, by handle."""
    tops = [getattr(g.s.seats[seat], g.decks.deck)[: max(0, n)] for seat in seats]
    moved = g.traces([id for ids in tops for id in ids])
    gone = [id for seat in seats for id in mill(g, seat, n, to)]
    frame.follow(g, moved)
    return g.handles(gone)


def look(g: Any, seat: int, owners: Sequence[int], zone: str, n: int, *clauses: str) -> tuple[Id, ...]:
    """A player looks at hidden cards, of a deck at the top ones: at which."""
    found: list[Id] = []
    for owner in owners:
        ids: tuple[Id, ...] = getattr(g.s.seats[owner], zone)
        seen = ids[: max(0, n)] if zone == g.decks.deck else ids
        g.informed = True
        about: dict[str, Any] = {"owner": SeatName(owner), "zone": zone, "n": len(seen)}
        g.happen(
            Event("looked", seat, amount=len(seen)), g.text("log-looks", who=SeatName(seat), **about),
            *(clauses or g.decks.looked), known_to=(seat,),
            whole=g.text("log-sees", cards=g.card_names(seen), **about),
        )  # fmt: skip
        found += seen
    return tuple(found)


def hand_options(g: Any, ids: Sequence[Id]) -> tuple[Option, ...]:
    """Hidden cards as options, sorted so that their order tells nothing."""
    return tuple(Option(key, g.held_text(id, key), id) for id, key in g.keys(g.by_name(ids)))


class DiscardCards(Procedure, tag="discard", kw_only=True):
    """A player discards cards of their own choice, as many as there are; `at_once` if those are all, without being
    asked."""

    at_once: ClassVar[bool] = True

    seat: int
    n: int
    note: str = ""

    steps = ("choose", "throw")

    def choose(self, g: Any) -> Verdict:
        """Which ones, where there is a choice."""
        hand = g.s.seats[self.seat].hand
        n = min(self.n, len(hand))
        if n <= 0 or g.is_away(self.seat):
            return END
        if self.at_once and n == len(hand):
            self.throw(g, tuple(g.by_name(hand)))
            return END
        options = hand_options(g, hand)
        default = ",".join(option.key for option in options[:n])
        choice = Choice(g.text("ask-discard", n=n), options, n, n)
        return Ask(self.seat, "discard", choice, default, g.decks.discarded, secret=True, forced=False)

    def throw(self, g: Any, cards: Any) -> None:
        """They go where used cards go."""
        g.throw_away(self.seat, row(cards))
        g.bring(self.note, row(cards))


class Search(Procedure, tag="search", kw_only=True):
    """A player takes cards out of the own deck, which is shuffled then; what was asked for by a quality is shown. The
    question is of the `kind`."""

    kind: ClassVar[str] = "search"

    seat: int
    found: tuple[Id, ...]
    n: int
    to: str
    shown: bool
    taken: tuple[Id, ...] = ()

    steps = ("choose", "take", "shuffle")

    def choose(self, g: Any) -> Verdict:
        """What to take; of a stated quality there may be nothing. Whoever is asked has seen it."""
        if g.is_away(self.seat):
            return END
        deck = getattr(g.s.seats[self.seat], g.decks.deck)
        found = tuple(id for id in self.found if id in deck)
        if not deck or not found and not self.shown:
            return "shuffle"
        options = hand_options(g, found)
        most = min(self.n, len(options))
        g.informed = True
        choice = Choice(g.text("ask-search", n=self.n), options, 0 if self.shown else most, most)
        default = ",".join(option.key for option in options[:most]) or "none"
        return Ask(self.seat, self.kind, choice, default, g.decks.searched, secret=True, forced=False)

    def take(self, g: Any, cards: Any) -> None:
        """It is taken; what all may see of it is told."""
        self.taken, who = row(cards), SeatName(self.seat)
        ids = self.taken
        g.informed = True
        for id in ids:
            g.put(id, self.to)
        hidden = g.text("log-searched", who=who, n=len(ids))
        whole = g.text("log-searched-for", who=who, cards=g.card_names(ids)) if ids else hidden
        open_ = whole if self.shown or self.to == g.decks.used else hidden
        g.happen(Event("searched", self.seat, amount=len(ids)), open_, *g.decks.searched, known_to=(self.seat,),
                 whole=whole)  # fmt: skip

    def shuffle(self, g: Any) -> None:
        """Also if nothing was found; what goes on top stays there."""
        deck = getattr(g.s.seats[self.seat], g.decks.deck)
        on_top = [id for id in deck if id in self.taken] if self.to == f"{g.decks.deck}_top" else []
        shuffle(g, self.seat, *g.decks.mixed_after, keep=on_top)


def sought(g: Any, seat: int, wanted: Selector | None, scope: Scope) -> tuple[tuple[Id, ...], bool]:
    """What a player who searches the own deck could take, and whether a quality was asked for, and not any card at
    all."""
    deck = g.by_name(getattr(g.s.seats[seat], g.decks.deck))
    if wanted is None:
        return tuple(deck), False
    asks = bool(wanted.kind or wanted.parts or wanted.any_ or wanted.lowest or wanted.if_)
    return tuple(id for id in deck if wanted.meets(scope, id)), asks


class Arranging(Procedure, tag="arrange", kw_only=True):
    """A player puts the top cards of a deck back in any order."""

    seat: int
    owner: int
    n: int

    steps = ("order", "ordered")

    def top(self, g: Any) -> tuple[Id, ...]:
        """The cards that it is about."""
        return getattr(g.s.seats[self.owner], g.decks.deck)[: self.n]

    def lay(self, g: Any, ids: Sequence[Id], *, under: bool = False) -> None:
        """Cards of the deck lie on top of it from now on, or at the bottom, in this order."""
        side, zone = g.seat(self.owner), g.decks.deck
        others = [id for id in getattr(side, zone) if id not in ids]
        setattr(side, zone, (*others, *ids) if under else (*ids, *others))
        g.reshaped()

    def order(self, g: Any) -> Verdict:
        """In which order they lie, the first on top."""
        top = self.top(g)
        if len(top) < 2:
            return END
        prompt = g.text("ask-arrange")
        return in_order(self.seat, "arrange", prompt, g.numbered(top), *g.decks.arranged, secret=True)

    def ordered(self, g: Any, ids: tuple[Id, ...]) -> None:
        """So they lie."""
        self.lay(g, ids)


class DeckGround(Ground[S]):
    """A ground with hands and decks, and what effects do with them (see `packs`), by the clauses in `Ground.decks`. A
    game where it is asked otherwise which cards names procedures of its own."""

    discarding: ClassVar[type[DiscardCards]] = DiscardCards
    searching: ClassVar[type[Search]] = Search
    arranging: ClassVar[type[Arranging]] = Arranging

    @abstractmethod
    def throw_away(self, seat: int, ids: Sequence[Id], /, *, at_random: bool = False) -> None:
        """Cards of a hand go where used cards go."""

    def look_at(self, seat: int, owners: Sequence[int], zone: str, n: int) -> tuple[Id, ...]:
        """A player looks at hidden cards, of a deck at the top ones: at which."""
        return look(self, seat, owners, zone, n)

    def do_look(self, seat: int, owners: Sequence[int], zone: str, n: int) -> tuple[Id, ...]:
        """A player looks at hidden cards."""
        return self.look_at(seat, owners, self.decks.deck if zone == "deck" else zone, n)

    def do_mill(self, frame: Any, seats: tuple[int, ...], n: int) -> tuple[int, ...]:
        """The top cards of decks go where used cards go."""
        return milled(self, frame, seats, n)

    def do_arrange(self, frame: Any, seats: Sequence[int], owners: Sequence[int], n: int) -> bool:
        """The top cards of decks are put back in another order: whether there are any."""
        rows = [(seat, owner, self.look_at(seat, (owner,), self.decks.deck, n)) for seat in seats for owner in owners]
        for seat, owner, ids in rows:
            self.push(self.arranging(seat=seat, owner=owner, n=len(ids)))
        return any(ids for _, _, ids in rows)

    def do_discard(self, frame: Any, seats: Sequence[int], n: int, *, at_random: bool, note: str) -> None:
        """Players discard, by choice or by chance."""
        for seat in reversed(seats):
            if at_random:
                ids = self.drawn(self.s.seats[seat].hand, n)
                self.throw_away(seat, ids, at_random=True)
                self.bring(note, ids)
            elif n > 0:
                self.push(self.discarding(seat=seat, n=n, note=note))

    def do_shuffle(self, frame: Any, seats: Sequence[int]) -> bool:
        """Decks are shuffled: whether there is anything in them."""
        for seat in seats:
            shuffle(self, seat)
        return any(getattr(self.s.seats[seat], self.decks.deck) for seat in seats)

    def do_search(
        self, frame: Any, seats: Sequence[int], wanted: Selector | None, scope: Scope, n: int, to: str
    ) -> None:
        """Players search their own decks."""
        for seat in reversed(seats):
            found, asks = sought(self, seat, wanted, scope)
            self.push(self.searching(seat=seat, found=found, n=n, to=to, shown=asks))
