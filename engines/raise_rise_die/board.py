"""The ground of a running match: what every change goes through. Rooms that change more are built on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import Text

from .reading import Reading
from .state import Card, Mark, Play, Seat

RECENT = 24
"""How many happenings are kept for pictures."""
OPTIONAL_LIMIT = 20
"""How often a bout the same optional effect may be applied. [RD-1806]"""


class Board(Reading):
    """A match of Raise, Rise & Die, to change."""

    def seat(self, seat: int) -> Seat:
        """A player's side, to write on. Whoever changes where things are calls `reshaped` afterwards."""
        self.stale()
        return self.s.seats[seat]

    def replace(self, thing: Card) -> None:
        """A card is another object from now on."""
        self.s.things[thing.id] = thing
        self._own.add(thing.id)
        self.reshaped()

    def reshaped(self) -> None:
        """What is where, or at work, has changed."""
        self.touch()

    def answer(self, number: int, seat: int, key: str) -> None:
        """A player decides something: no loop goes on by itself. [RD-1806]"""
        self.check(number, seat, key)
        self.s.forced = 0
        super().answer(number, seat, key)

    @property
    def over(self) -> bool:
        """Whether the match is decided. [RD-1816]"""
        return self.s.outcome is not None

    def conclude(self, winner: int | None, reason: Text, clause: str) -> None:
        """The match is decided, once. [RD-103]"""
        if not self.over:
            self.finish(Outcome(winner, reason, clause))

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        if self.lane is None:
            recent = self.s.recent
            recent.append(Mark(name, tuple(self.place(id) for id in ids), amount))
            del recent[:-RECENT]

    # ---------------------------------------------------------------- what comes about

    def occur(
        self, event: Event, text: Text | None = None, *clauses: str, known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> Event:  # fmt: skip
        """Something came about: it is told, and whatever waits for it is noticed; it acts once the line under way is
        finished. [RD-1804 RD-1814]"""
        if text is not None or clauses:
            self.happen(event, text, *clauses, known_to=known_to, whole=whole)
        if self.lane is not None:
            return event
        self.count(event)
        self.notice(event, self._take)
        if self.s.lasting:
            self._pass_by(event)
        if self.s.heard and not self.in_line():
            self.settle()
        return self.as_objects(event)

    def in_line(self) -> bool:
        """Whether a line of a text, or a hit, is being carried out."""
        return any(isinstance(each, Effect) or getattr(each, "is_line", False) for each in self.s.agenda)

    def settle(self) -> None:
        """What was set off is carried out next. [RD-1804]"""
        raise NotImplementedError

    def make_room(self) -> None:
        """What has no room any more goes. [RD-1113]"""
        raise NotImplementedError

    def insert(self, play: Play) -> None:
        """An instant is used alone, or laid on a card that waits. [RD-909 RD-910]"""
        raise NotImplementedError

    def _take(self, each: Listener, scope: Scope) -> None:
        """An ability was set off, and waits for its turn."""
        ability, last = each.ability, False
        if ability.limit is not None and not (ability.may and ability.limit.period != "match"):
            last = self.spend(ability.limit, scope.this, each.where, scope.seat) and bool(ability.limit.then)
        self.s.heard.append(
            Heard(seat=scope.seat, this=scope.this, card=each.card, where=each.where, event=scope.event,
                  may=ability.may, last=last)
        )  # fmt: skip

    def _pass_by(self, event: Event) -> None:
        """End what lasts until the next such event of its subject."""
        ended = f"next {event.name}"
        self.over_with(lambda each: each.until == ended and self.id_of(each.subject) in (event.subject, 0))

    def over_with(self, ends: Callable[[Lasting], bool]) -> None:
        """End what lasts, of which that is so."""
        found: Sequence[Lasting] = [each for each in self.s.lasting if ends(each)]
        if found:
            self.drop(found)

    def used(self, key: str) -> int:
        """How often something optional was done this bout."""
        return self.s.uses.get(key, 0)

    def use(self, key: str) -> None:
        """It is done once more."""
        self.s.uses[key] = self.used(key) + 1

    # ---------------------------------------------------------------- where cards are

    def lift(self, id: Id) -> None:
        """A card is taken out of where it is."""
        zone, seat = self.spot(id)
        if not zone:
            return
        side = self.seat(seat)
        if zone == "objects":
            side.objects = tuple(0 if each == id else each for each in side.objects)
        else:
            if zone == "deck" and side.deck[:1] == (id,):
                side.turned = False
            setattr(side, zone, tuple(each for each in getattr(side, zone) if each != id))
        self.reshaped()

    def put(self, id: Id, to: str, **more: object) -> None:
        """A card becomes a new object in a zone of its owner: "hand", "discard", "void", "deck_top" or "deck_bottom",
        last in its order. [RD-414]"""
        card = self.card(id)
        was = card.since if self.is_in_play(id) else 0
        if was:
            self.s.gone[id] = card
        self.lift(id)
        seat = card.owner
        self.replace(Card(id=id, card=card.card, owner=seat, controller=seat, since=self.next_stamp(), was=was))
        side = self.seat(seat)
        if to == "deck_top":
            side.deck, side.turned = (id, *side.deck), False
        else:
            zone = "deck" if to == "deck_bottom" else to
            setattr(side, zone, (*getattr(side, zone), id))
        self.reshaped()

    def lay_down(self, id: Id, mat: int, slots: tuple[str, ...], role: str, *, transcended: bool) -> None:
        """A card comes to lie in slots of a mat. [RD-712 RD-713 RD-731]"""
        card = self.card(id)
        self.lift(id)
        self.replace(Card(
            id=id, card=card.card, owner=card.owner, controller=card.owner, since=self.next_stamp(), mat=mat,
            slots=slots, role=role, transcended=transcended,
        ))  # fmt: skip
        side = self.seat(mat)
        side.mat = (*side.mat, id)
        self.reshaped()

    def settle_in(self, id: Id, seat: int, zone: str, number: int = -1, *, used: bool = False) -> None:
        """A card becomes an object (in an object slot, by its place from 0) or an infusion of a player. [RD-1102
        RD-1110 RD-1202]"""
        card = self.card(id)
        self.lift(id)
        self.replace(Card(id=id, card=card.card, owner=card.owner, controller=seat, since=self.next_stamp(), used=used))
        side = self.seat(seat)
        if zone == "objects":
            side.objects = (*side.objects[:number], id, *side.objects[number + 1 :])
        else:
            side.infusions = (*side.infusions, id)
        self.reshaped()

    def turn_card(self, id: Id, *, used: bool) -> None:
        """A card is turned sideways, or upright. [RD-415]"""
        card: Card = self.edit(id)
        card.used = used
        self.reshaped()

    # ---------------------------------------------------------------- what an exchange does

    def carry_out(self, seat: int, id: Id, names: Sequence[str]) -> None:
        """Texts of a card are carried out, one after the other. [RD-1401 RD-1402 RD-1403]"""
        card = self.card(id)
        for name in reversed(names):
            self.push(Effect(seat=seat, this=self.handle(id), card=card.card, where=name))
