"""The ground of a running match: what every change goes through. Rooms that change more are built on it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from engines.kernel.ask import Ask, Path
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.ground import Happened
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Outcome
from engines.kernel.text import SeatName, Text

from .reading import Reading
from .state import FIRST_ID, Card, Play


class Board(Reading):
    """A match of Raise, Rise & Die, to change. An optional effect is applied at most 20 times a bout. [RD-1806]"""

    def unsettled(self) -> None:
        """Nothing is looked at by itself: what follows, follows from events."""

    def heed(self, ask: Ask, path: Path) -> None:
        """A player decides something: no loop goes on by itself. [RD-1806]"""
        self.s.forced = 0

    @property
    def over(self) -> bool:
        """Whether the match is decided. [RD-1816]"""
        return self.s.outcome is not None

    def conclude(self, winner: int | None, reason: Text, clause: str) -> None:
        """The match is decided, once. [RD-103]"""
        if not self.over:
            self.finish(Outcome(winner, reason, clause))

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures, unless it is a secret as yet."""
        if self.lane is None:
            cards = ["" if id < FIRST_ID else self.card(self.id_of(id)).card for id in ids]
            self.keep_recent(Happened(name, self.places_of(ids), amount, tuple(cards)))

    # ---------------------------------------------------------------- what comes about

    def occur(
        self, event: Event, text: Text | None = None, *clauses: str, known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> Event:  # fmt: skip
        """Something came about: it is told, and whatever waits for it is noticed, unless it is a secret as yet.
        [RD-1804]"""
        if self.lane is None:
            return super().occur(event, text, *clauses, known_to=known_to, whole=whole)
        if text is not None or clauses:
            self.happen(event, text, *clauses, known_to=known_to, whole=whole)
        return event

    def came(self, event: Event) -> None:
        """What lasted as long as it is not so ends; what waited for it acts once the line under way is finished.
        [RD-1419 RD-1804 RD-1814]"""
        if self.s.lasting:
            self.end_conditions()
        if self.s.heard and not self.in_line():
            self.settle()

    def in_line(self) -> bool:
        """Whether a line of a text, a hit or a payment is being carried out, and does not just end."""
        return any(
            isinstance(each, Effect) or getattr(each, "is_line", False) and each.step != END for each in self.s.agenda
        )

    @abstractmethod
    def settle(self) -> None:
        """What was set off is carried out next. [RD-1804]"""

    @abstractmethod
    def make_room(self) -> None:
        """What has no room any more goes. [RD-1113]"""

    @abstractmethod
    def insert(self, play: Play) -> None:
        """An instant is used alone, or laid on a card that waits. [RD-909 RD-910]"""

    # ---------------------------------------------------------------- where cards are

    def deal(self, seat: int, card: str) -> Id:
        """A new card of a player, by its printed card: where it lies is for the caller to say."""
        return self.add(lambda id: Card(id=id, card=card, owner=seat, controller=seat, since=self.next_stamp()))

    def _lift(self, id: Id) -> None:
        """A card is taken out of where it is, to be laid elsewhere."""
        zone, seat = self.spot(id)
        if not zone:
            return
        side = self.seat(seat)
        if zone == "objects":
            side.objects = tuple([0 if each == id else each for each in side.objects])
        else:
            if zone == "deck" and side.deck[0] == id:
                side.turned = False
            setattr(side, zone, tuple([each for each in getattr(side, zone) if each != id]))

    def _arrive(self, id: Id, zone: str, seat: int, *, aside: bool = False) -> None:
        """A card is in another zone from now on; moved `aside`, from pile to pile, it has been nowhere on the table.
        Where all others are is known still."""
        spots = self.spots()
        if not aside:
            self.reshaped()
            self.index["spots"] = spots
        spots[id] = (zone, seat)

    def put(self, id: Id, to: str) -> None:
        """A card becomes a new object in a zone of its owner: "hand", "discard", "void", "deck_top" or "deck_bottom",
        last in its order; who could not read it may do so from then on. [RD-414 RD-1808]"""
        card, was_open = self.card(id), self.lies_open(id)
        was = card.since if self.is_in_play(id) else 0
        if was:
            self.s.gone[id] = card
        self._lift(id)
        seat = card.owner
        self.replace(Card(id=id, card=card.card, owner=seat, controller=seat, since=self.next_stamp(), was=was))
        side = self.seat(seat)
        zone = to.partition("_")[0]
        if to == "deck_top":
            side.deck, side.turned = (id, *side.deck), False
        else:
            setattr(side, zone, (*getattr(side, zone), id))
        self._arrive(id, zone, seat, aside=not was)
        self.informed = self.informed or not was_open and self.lies_open(id)

    def lay_down(self, id: Id, mat: int, slots: tuple[str, ...], role: str, *, transcended: bool) -> None:
        """A card out of a hand comes to lie in slots of a mat, face up. [RD-712 RD-713 RD-731 RD-732 RD-1808]"""
        card = self.card(id)
        self._lift(id)
        self.replace(Card(
            id=id, card=card.card, owner=card.owner, controller=card.owner, since=self.next_stamp(), mat=mat,
            slots=slots, role=role, transcended=transcended,
        ))  # fmt: skip
        side = self.seat(mat)
        side.mat = (*side.mat, id)
        self._arrive(id, "mat", mat)
        self.informed = True

    def settle_in(self, id: Id, seat: int, zone: str, number: int = -1, *, used: bool = False) -> None:
        """A card becomes an object (in an object slot, by its place from 0) or an infusion of a player. [RD-1102
        RD-1110 RD-1202]"""
        card = self.card(id)
        self.replace(Card(id=id, card=card.card, owner=card.owner, controller=seat, since=self.next_stamp(), used=used))
        self._stand(id, seat, zone, number)

    def hand_over(self, id: Id, seat: int, zone: str, number: int = -1) -> None:
        """An object or infusion comes under a player's control, and stays the one that it is. [RD-1811]"""
        card: Card = self.edit(id)
        card.controller = seat
        self._stand(id, seat, zone, number)

    def _stand(self, id: Id, seat: int, zone: str, number: int) -> None:
        self._lift(id)
        side = self.seat(seat)
        if zone == "objects":
            places = self.object_places(seat)
            side.objects = (*places[:number], id, *places[number + 1 :])
        else:
            side.infusions = (*side.infusions, id)
        self._arrive(id, zone, seat)

    def turn_card(self, id: Id, *, used: bool) -> None:
        """A card is turned sideways, or upright. [RD-415]"""
        card: Card = self.edit(id)
        card.used = used
        self.reshaped()

    def now_has(self, seat: int, what: str, n: int) -> None:
        """A player has another amount of points of the Reserve, or of latent potential. [RD-1814]"""
        before = getattr(self.side(seat), what)
        setattr(self.seat(seat), what, n)
        text = self.text("log-figure", who=SeatName(seat), what=what, n=n, change=n - before)
        self.happen(Event(what, seat, amount=n - before), text, {"latent": "RD-1582"}.get(what, "RD-406"))

    # ---------------------------------------------------------------- what an exchange does

    def carry_out(self, seat: int, id: Id, names: Sequence[str]) -> None:
        """Texts of a card are carried out, one after the other. [RD-1401 RD-1402 RD-1403]"""
        card = self.card(id)
        for name in reversed(names):
            self.push(Effect(seat=seat, this=self.handle(id), card=card.card, where=name))
