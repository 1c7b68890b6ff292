"""Hands and decks: drawing, discards by worth, searching, swapping, looking. [RD-401 to RD-405 RD-606 to RD-612 RD-1521
RD-1541 to RD-1544 RD-1550 RD-1566 to RD-1568]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engines.kernel.ask import Ask, Choice, Option, cautious, one_of
from engines.kernel.cards import decks
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.sums import Sum
from engines.kernel.text import SeatName, Word, say

from .board import Board
from .losing import reveal
from .state import CardName


def shuffle(g: Board, seat: int) -> None:
    """A deck is shuffled, all but the Top Soul. [RD-1567]"""
    side = g.side(seat)
    decks.shuffle(g, seat, keep=side.deck[:1] if side.turned else ())


def to_draw(g: Board, seat: int, n: int) -> tuple[Id, ...]:
    """The cards that would be drawn: the Top Soul first, unless it is kept. [RD-402 RD-607]"""
    side = g.side(seat)
    first = 1 if side.turned and g.option("top_soul_draw") == "kept" else 0
    return side.deck[first : first + max(0, n)]


def draw(g: Board, seat: int, n: int, *clauses: str, quietly: bool = False) -> tuple[Id, ...]:
    """A player draws, one card at a time; what is missing is no card. A Top Soul is drawn for all to see; outside the
    draw step (`quietly`) a new one is turned afterwards. Behind it nothing is taken back. [RD-402 RD-403 RD-607 RD-1550
    RD-1808]"""
    ids, top = to_draw(g, seat, n), g.top_soul(seat)
    if not ids:
        if n > 0 and not quietly:
            g.happen(Event("short", seat), g.text("log-no-card", who=SeatName(seat)), "RD-607")
        return ()
    open_ = top in ids
    for id in ids:
        g.put(id, "hand")
    g.informed = True
    g.mark_recent("drew", seat + 1, amount=len(ids))
    hidden = len(ids) - open_
    soul: Word = CardName(g.card(top).card) if open_ else ""
    text = g.text("log-draws", who=SeatName(seat), n=hidden, soul=soul, open="yes" if open_ else "no")
    whole = g.text("log-draws-these", who=SeatName(seat), cards=g.card_names(g.by_name(ids)))
    known = () if not hidden else (seat,)
    g.occur(Event("drew", seat, amount=len(ids)), text, *(clauses or ("RD-1550",)), known_to=known, whole=whole)
    if open_ and not quietly:
        reveal(g, seat)
    return ids


def discard(g: Board, seat: int, ids: Sequence[Id], *clauses: str) -> None:
    """Cards in hand go to the discard, in this order. [RD-1544]"""
    for id in ids:
        g.put(id, "discard")
    if ids:
        text = g.text("log-discards", who=SeatName(seat), cards=g.card_names(ids))
        g.depict(Event("discarded", seat, amount=len(ids)), text, *clauses)


def sacrifice(g: Board, seat: int, ids: Sequence[Id]) -> None:
    """Cards in hand go to the Void in this order, and feed the Reserve. [RD-704 RD-705 RD-710]"""
    if not ids:
        return
    gained = sum(g.sv(id) for id in ids)
    for id in ids:
        g.put(id, "void")
    side = g.seat(seat)
    side.reserve += gained
    g.mark_recent("sacrificed", *ids, amount=gained)
    text = g.text("log-sacrifices", who=SeatName(seat), cards=g.card_names(ids), n=gained, left=side.reserve)
    g.happen(Event("sacrifice", seat, amount=gained), text, "RD-704")
    for id in ids:
        g.occur(Event("sacrificed", seat, id, amount=g.sv(id)))


# --------------------------------------------------------------------------------------------------- paying by worth


class Worth(Procedure, tag="worth", kw_only=True):
    """A player gives up cards in hand worth so much SV, none of them superfluous; the whole hand if that is worth less:
    by Forget, by Poison, or as a sacrifice. [RD-1542 RD-1543 RD-1801]"""

    seat: int
    n: int
    how: str
    kept: int = 0
    """How many cards are not given up: they are needed otherwise."""

    steps = ("ask", "given")

    def ask(self, g: Board) -> Verdict:
        """Which, in which order; a single card is no choice."""
        hand = g.side(self.seat).hand
        if self.n <= 0 or not hand:
            return END
        if len(hand) == 1:
            give(g, self.seat, hand, self.how)
            return END
        choice = self._choice(g)
        return Ask(self.seat, "worth", choice, cautious(choice), ("RD-1542", "RD-1544"), secret=True, forced=False)

    def _choice(self, g: Board) -> Choice:
        hand = g.hand_keys(self.seat)
        short = sum(g.sv(id) for id, _ in hand) < self.n
        options = tuple(Option(key, g.held_text(id, key), id, worth=g.sv(id)) for id, key in hand)
        least = len(hand) if short else 1
        rule, most = None if short else Sum(self.n, lean=True), len(hand) - self.kept
        prompt = g.text("ask-worth", n=self.n, how=self.how, whole="yes" if short else "no")
        return Choice(prompt, options, least, most, ordered=True, sum=rule)

    def given(self, g: Board, ids: tuple[Id, ...]) -> None:
        """So they go."""
        give(g, self.seat, ids, self.how)


def give(g: Board, seat: int, ids: Sequence[Id], how: str) -> None:
    """Cards in hand are given up. [RD-1544]"""
    if how == "sacrifice":
        sacrifice(g, seat, ids)
    else:
        discard(g, seat, ids, "RD-1541" if how == "forget" else "RD-1561")


class Discards(Procedure, tag="discards", kw_only=True):
    """A player discards so many cards of their choice."""

    seat: int
    n: int
    note: str = ""

    steps = ("ask", "given")

    def ask(self, g: Board) -> Verdict:
        """Which."""
        options = decks.hand_options(g, g.side(self.seat).hand)
        n = min(self.n, len(options))
        if n <= 0:
            return END
        if n == len(options):
            self.given(g, tuple([option.value for option in options]))
            return END
        choice = Choice(g.text("ask-discard", n=n), options, n, n, ordered=True)
        default = ",".join(option.key for option in options[:n])
        return Ask(self.seat, "discard", choice, default, ("RD-1812",), secret=True, forced=False)

    def given(self, g: Board, ids: tuple[Id, ...]) -> None:
        """They go."""
        discard(g, self.seat, ids, "RD-1812")
        g.bring(self.note, ids)


# ---------------------------------------------------------------------------------------------------- search and swap


class Search(Procedure, tag="search", kw_only=True):
    """A player may take a card of exactly so much SV out of the own deck, which is shuffled then; refusing to look is
    no shuffle. [RD-1566 RD-1567 RD-1568]"""

    seat: int
    sv: int

    steps = ("whether", "wished", "which", "taken")

    def whether(self, g: Board) -> Verdict:
        """Whether to look."""
        if not g.side(self.seat).deck:
            return END
        options = [Option("no", g.text("search-no"), False), Option("yes", g.text("search-yes", sv=self.sv), True)]
        return Ask(self.seat, "search", one_of(g.text("ask-search", sv=self.sv), options), "no", ("RD-1566",))

    def wished(self, g: Board, looks: bool) -> Verdict:
        """Who does not look goes without; who does takes nothing back any more. [RD-1808]"""
        g.informed = g.informed or looks
        return None if looks else END

    def which(self, g: Board) -> Verdict:
        """Which one, or none."""
        side = g.side(self.seat)
        kept = g.option("top_soul_draw") == "kept" and side.turned
        fits = sorted(
            (id for id in side.deck[int(kept) :] if g.sv(id) == self.sv), key=lambda id: (g.card(id).card, id)
        )
        options = g.options(fits)
        nothing = Option("none", g.text("search-none"), 0)
        choice = one_of(g.text("ask-take", sv=self.sv), [nothing, *_once(g, options)])
        return Ask(self.seat, "take", choice, "none", ("RD-1566", "RD-1568"), secret=True, forced=False)

    def taken(self, g: Board, id: Id) -> None:
        """It goes to the hand, and the deck is shuffled."""
        top = bool(id) and id == g.top_soul(self.seat)
        if id:
            shown = top or g.option("search_reveal") == "shown"
            found: dict[str, Any] = {"who": SeatName(self.seat), "sv": self.sv, "card": CardName(g.card(id).card)}
            g.put(id, "hand")
            text = g.text("log-searches", **found, shown="yes" if shown else "no")
            whole = g.text("log-searches", **found, shown="yes")
            g.occur(Event("searched", self.seat, id), text, "RD-1568", known_to=(self.seat,), whole=whole)
        else:
            g.happen(Event("searched", self.seat), g.text("log-finds-nothing", who=SeatName(self.seat)), "RD-1568")
        shuffle(g, self.seat)
        if top:
            reveal(g, self.seat)


def _once(g: Board, options: Iterable[Option]) -> list[Option]:
    """Of face-down copies of a card one is enough."""
    seen: dict[str, Option] = {}
    for option in options:
        seen.setdefault(option.key.partition("#")[0], option)
    return list(seen.values())


class Swap(Procedure, tag="swap", kw_only=True):
    """A player may exchange a card in hand of exactly so much SV with a card of the own discard, which takes its place.
    [RD-1521 RD-1522 RD-1523]"""

    seat: int
    sv: int

    steps = ("ask", "swapped")

    def ask(self, g: Board) -> Verdict:
        """Which two, if any: asked whenever hand and discard are not empty."""
        side = g.side(self.seat)
        if not side.hand or not side.discard:
            return END
        same = g.option("swap_match") == "same_sv"
        back = [id for id in side.discard if not same or g.sv(id) == self.sv]
        level = one_of(g.text("ask-swap-back"), list(g.options(back)), arrow=True)
        own = [Option(key, g.held_text(id, key), id, level) for id, key in g.hand_keys(self.seat)
               if g.sv(id) == self.sv and back]  # fmt: skip
        choice = one_of(g.text("ask-swap", sv=self.sv), [Option("none", say("decline"), None), *own])
        return Ask(self.seat, "swap", choice, "none", ("RD-1521", "RD-1522"), secret=True, forced=False)

    def swapped(self, g: Board, given: Id | None, back: Id = 0) -> None:
        """So it is; both are public."""
        if given is None:
            return
        place = g.side(self.seat).discard.index(back)
        g.put(back, "hand")
        g.put(given, "discard")
        side = g.seat(self.seat)
        row = [id for id in side.discard if id != given]
        side.discard = (*row[:place], given, *row[place:])
        text = g.text("log-swaps", who=SeatName(self.seat), given=CardName(g.card(given).card),
                   back=CardName(g.card(back).card))  # fmt: skip
        g.occur(Event("swapped", self.seat, back), text, "RD-1523")


# -------------------------------------------------------------------------------------------------------- latent draws


class LatentDraws(Procedure, tag="latent_draws", kw_only=True):
    """A player's extra draws, one at a time, out of the own deck or Void, in secret, until that player stops. [RD-608
    to RD-611]"""

    seat: int

    steps = ("ask", "taken")

    def ask(self, g: Board) -> Verdict:
        """From where the next card comes, if one does. [RD-504 RD-608 RD-609 RD-610]"""
        side = g.side(self.seat)
        if side.latent <= 0:
            return END
        options = [Option("stop", g.text("latent-stop"), "stop")]
        if to_draw(g, self.seat, 1):
            options.append(Option("deck", g.text("latent-deck", n=len(side.deck)), "deck"))
        if side.void:
            options.append(Option("void", g.text("latent-void", n=len(side.void)), "void", void_level(g, self.seat)))
        if len(options) == 1:
            return END
        choice = one_of(g.text("ask-latent", n=side.latent), options)
        return Ask(self.seat, "latent", choice, "stop", ("RD-608", "RD-609", "RD-611"), secret=True, forced=False)

    def taken(self, g: Board, where: str, id: Id = 0) -> Verdict:
        """It is drawn, and the latent potential is lower by 1. [RD-307 RD-308]"""
        if where == "stop":
            return END
        g.seat(self.seat).latent -= 1
        if where == "deck":
            draw(g, self.seat, 1, "RD-608", quietly=True)
        else:
            found = id or g.side(self.seat).void[-1]
            g.put(found, "hand")
            text = g.text("log-from-void", who=SeatName(self.seat), card=CardName(g.card(found).card))
            g.occur(Event("drew", self.seat, found, amount=1, origin="void"), text, "RD-610")
        return "ask"


def void_level(g: Board, seat: int) -> Choice | None:
    """Which card of the Void: the top one, by option any. [RD-610]"""
    if g.option("void_draw") == "top":
        return None
    return one_of(g.text("ask-void"), list(g.options(g.side(seat).void)))
