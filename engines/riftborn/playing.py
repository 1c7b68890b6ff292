"""Cards that are played; creatures that effects move to another place or have given up. [RB-309 to RB-329 RB-518 RB-647
RB-989 RB-1057]"""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel.ask import Ask, Choice
from engines.kernel.cards.flow import Effect, row
from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import END, Procedure, Verdict
from engines.kernel.text import SeatName, say

from . import geometry
from .board import Board
from .checking import check, lasts, perish
from .damage import gain_xp
from .entering import Arrival, ask_place, enter, free_slots, when_played
from .geometry import Slot
from .moving import bound, put, relocate
from .state import CardName


class Play(Procedure, tag="play", kw_only=True):
    """A card (by handle, where an effect plays it) is played: it leaves the hand, its Level counts, its Experience is
    gained, then it works. `free` ones count nothing. [RB-317 RB-320]"""

    seat: int
    card: int
    slot: Slot | None = None
    free: bool = False
    xp: bool = True
    note: str = ""
    began: int = 0
    """When it was announced, as a stamp: TRICK cards younger than that do not watch it. [RB-1039]"""

    steps = ("announce", "ask", "place", "work", "clear")
    plays: ClassVar[bool] = True

    def announce(self, g: Board) -> Verdict:
        """It is shown, unless it comes face-down; its Level and Experience are public in any case. What an effect would
        play has to lie where it lay, and not be forbidden. [RB-317 RB-989 RB-1117]"""
        self.card = g.there(self.card)
        if not self.card or g.forbidden("play", player_ref(self.seat), self.card):
            return END
        card = g.card_of(self.card)
        if card.kind == "creature" and not free_slots(g, self.seat):
            return END
        self.began = g.s.stamp
        side = g.seat(self.seat)
        if not self.free:
            side.used += card.level
        hidden = say("rb-log-plays-down", who=SeatName(self.seat), n=card.level)
        whole = say("rb-log-plays", who=SeatName(self.seat), what=CardName(card.id), n=card.level)
        text = hidden if card.kind == "creature" and card.stealth else whole
        g.happen(Event("plays", self.seat, amount=card.level), text, "RB-316", known_to=(self.seat,), whole=whole)
        if card.kind != "creature":
            put(g, self.card, "resolving", self.seat)
            g.mark_recent("played", self.seat + 1, self.card)
        if self.xp:
            gain_xp(g, self.seat, card.xp, "play", "RB-316")
        return None

    def ask(self, g: Board) -> Verdict:
        """Where a creature goes that an effect plays. [RB-320]"""
        if g.card_of(self.card).kind != "creature":
            return "work"
        if self.slot is not None:
            enter(g, self.card, self.seat, self.slot)
            return "work"
        name, slots = CardName(g.thing(self.card).card), free_slots(g, self.seat)
        return ask_place(g, self.seat, self.seat, name, "RB-405", slots)

    def place(self, g: Board, slot: Slot) -> None:
        """There."""
        enter(g, self.card, self.seat, slot)

    def work(self, g: Board) -> Verdict:
        """A creature does what it does as it is played; Weapons and Armour are attached, by option in place of
        the old ones of their kind; a Spell works at once. [RB-322 to RB-325 RB-329 RB-647]"""
        card = g.card_of(self.card)
        if card.kind in ("weapon", "armour"):
            zone = "weapons" if card.kind == "weapon" else "armours"
            if g.option("equipment_limit") == "one_each":
                relocate(g, getattr(g.s.seats[self.seat], zone), "discard")
            put(g, self.card, zone, self.seat)
        g.bring(self.note, (self.card,))
        if card.kind == "creature":
            g.push(Arrival(this=g.handle(self.card), kind="creature"))
            return END
        seen = g.occur(Event("played", self.seat, self.card, kind=card.kind))
        if card.kind == "spell" and card.do:
            g.push(Effect(seat=self.seat, this=g.handle(self.card), card=card.id, where="text", event=seen))
        when_played(g, self.card, seen)
        return None if card.kind == "spell" else END

    def clear(self, g: Board) -> None:
        """A Spell goes to the Discard pile, or waits beside its player as long as its effect is to come or lasts; it
        may have gone elsewhere by itself. [RB-227 RB-239 RB-826 RB-1103]"""
        check(g)
        if g.zone_of(self.card):
            pass
        elif lasts(g, self.card):
            put(g, self.card, "waiting", self.seat)
            text = say("rb-log-waits", what=CardName(g.thing(self.card).card))
            g.happen(Event("waits", self.seat, self.card), text, "RB-239")
        else:
            to = bound(g, self.card, "discard")
            put(g, self.card, to)
            text = say("rb-log-used", what=CardName(g.thing(self.card).card), to=to)
            g.happen(Event("used", self.seat, self.card), text, "RB-826" if to == "removed" else "RB-227")
        g.occur(Event("spell_done", self.seat))


class Placing(Procedure, tag="placing", kw_only=True):
    """Creatures are moved to places that the effect's player picks, which is no Move. [RB-518]"""

    seat: int
    ids: tuple[int, ...]
    rank: str = "anywhere"

    steps = ("ask", "placed")

    def ask(self, g: Board) -> Verdict:
        """Where the next one goes: the places are as they are with it taken out; those of a rank that it leaves empty
        are gone."""
        for handle in self.ids:
            if (id := g.there(handle)) and not (g.has(id, "DORMANT") and not g.is_down(id)):
                seat = g.seat_of(id)
                ranks = geometry.without(g.s.seats[seat].ranks, id)
                wanted = {"front": (0,), "rear": (len(ranks) - 1,), "new_rank": (len(ranks),)}.get(self.rank)
                slots = [slot for slot in geometry.slots(ranks) if wanted is None or slot.rank in wanted]
                if slots:
                    return ask_place(g, self.seat, seat, g.name(id), "RB-518", slots, ranks)
            self.ids = self.ids[1:]
        return END

    def placed(self, g: Board, slot: Slot) -> Verdict:
        """There it stands."""
        id, self.ids = g.id_of(self.ids[0]), self.ids[1:]
        seat = g.seat_of(id)
        g.arrange(seat, geometry.joined(geometry.without(g.s.seats[seat].ranks, id), id, slot))
        g.mark_recent("moved", id)
        g.happen(Event("placed", seat, id), say("rb-log-placed", what=g.name(id)), "RB-518")
        return "ask"


class Sacrificing(Procedure, tag="sacrificing", kw_only=True):
    """A player gives up creatures of their own choice. [RB-1057]"""

    seat: int
    ids: tuple[int, ...]
    n: int
    note: str = ""

    steps = ("ask", "given")

    def ask(self, g: Board) -> Verdict:
        """Which ones."""
        there = g.still(self.ids)
        n = min(self.n, len(there))
        if not n:
            return END
        options = g.options(there)
        default = ",".join(option.key for option in options[:n])
        return Ask(self.seat, "sacrifice", Choice(say("rb-ask-sacrifice", n=n), options, n, n), default, ("RB-328",))

    def given(self, g: Board, ids: Any) -> None:
        """They die."""
        g.bring(self.note, row(ids))
        perish(g, row(ids))
