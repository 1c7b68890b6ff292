"""The ground of a running match: what every change goes through. Rooms that change more are built on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.state import Id, Procedure
from engines.kernel.text import Text

from . import telling
from .cards import Ability
from .reading import Reading
from .state import FIRST_ID, AnyThing, Mark, Seat, Sprung

RECENT = 24
"""How many happenings are kept for pictures."""


class Board(Reading):
    """A match of Riftborn, to change."""

    def seat(self, seat: int) -> Seat:
        """A player's side, to write on. Whoever changes where things are calls `reshaped` afterwards."""
        self.s.dirty = True
        self.stale()
        return self.s.seats[seat]

    def edit(self, id: Id) -> AnyThing:
        """A thing, to write on; figures of others may hang on it, so a check is due. [RB-663]"""
        self.s.dirty = True
        return super().edit(id)

    def replace(self, thing: AnyThing) -> None:
        """A card is another object from now on. [RB-236]"""
        self.s.things[thing.id] = thing
        self._own.add(thing.id)

    def reshaped(self) -> None:
        """What is where, or at work, has changed."""
        self.s.dirty = True
        self.touch()

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        recent = self.s.recent
        gone = tuple(self.place(id) if id < FIRST_ID or self.is_down(id) else self.thing(id).card for id in ids)
        recent.append(Mark(name, self.handles(ids), gone, amount))
        del recent[:-RECENT]

    def occur(
        self,
        event: Event,
        text: Text | None = None,
        *clauses: str,
        known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> Event:
        """Something came about: it is told, and whatever waits for it is noticed; it is what it was about, by the
        objects that those are now."""
        if text is not None or clauses:
            self.happen(event, text, *clauses, known_to=known_to, whole=whole)
        self.count(event)
        self.notice(event, self._take)
        known = self.as_objects(event)
        self._spring(known)
        if self.s.lasting:
            self._pass_by(event)
        return known

    def part_text(self, card: str, where: str) -> Text:
        """What a part of a card says."""
        return telling.part_text(self.cards[card], where)

    def target_text(self, card: str, where: str, name: str) -> Text:
        """The question for a target."""
        return telling.target_text(self.part_of(card, where), self.cards[card], name)

    def action_name(self, ability: Ability, where: str) -> Text:
        """An Action by its keyword."""
        x = int(where.partition("#")[2] or 0)
        keyword = ability.keyword or ability.where.split(":")[1]
        return telling.within(telling.keyword_text(keyword, x or ability.x or 0))

    def follow_up(self) -> Procedure:
        """What carries out all that something has set off. [RB-1112]"""
        raise NotImplementedError

    def _take(self, each: Listener, scope: Scope) -> None:
        """An ability was set off, and waits for its turn; what is done as its own card is played is done by that
        itself. [RB-329 RB-1112]"""
        ability, event = each.ability, scope.event
        if event is not None and event.name == "played" and self.id_of(event.subject) == each.id:
            return
        last = False
        if ability.limit is not None and not (ability.may and ability.limit.period == "turn"):
            last = self.spend(ability.limit, scope.this, each.where, scope.seat) and bool(ability.limit.then)
        self.s.heard.append(
            Heard(
                seat=scope.seat, this=scope.this, card=each.card, where=each.where, event=event, last=last,
                names=numbered(each.where),
            )
        )  # fmt: skip

    def _spring(self, event: Event) -> None:
        """The TRICK cards in play whose condition an event meets. [RB-1034 RB-1039]"""
        for seat in (self.s.active, 1 - self.s.active):
            for id in self.s.seats[seat].tricks:
                when = self.cards[self.thing(id).card].when
                known = Sprung(seat, id)
                fits = event.name in when.event and when.fits(Scope(self, seat, self.handle(id), event))
                if fits and known not in self.s.sprung:
                    self.s.sprung.append(known)

    def _pass_by(self, event: Event) -> None:
        """End what lasts until the next such event of its subject."""
        ended = f"next {event.name}"
        self.over(lambda each: each.until == ended and self.id_of(each.subject) in (event.subject, 0))

    def over(self, ends: Callable[[Lasting], bool]) -> None:
        """End what lasts, of which that is so."""
        found: Sequence[Lasting] = [each for each in self.s.lasting if ends(each)]
        if found:
            self.drop(found)
            self.s.dirty = True

    def end(self, moment: str, seat: int | None = None) -> None:
        """A moment has come: what lasts until then ends, and a check is due. [RB-308]"""
        before = len(self.s.lasting)
        super().end(moment, seat)
        if len(self.s.lasting) != before:
            self.reshaped()


def numbered(where: str) -> dict[str, int | str | tuple[int, ...]]:
    """The number of the keyword that something set off is of, as its effect knows it."""
    x = where.partition("#")[2]
    return {"#x": int(x)} if x else {}
