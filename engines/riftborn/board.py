"""The ground of a running match: what every change goes through. Rooms that change more are built on it."""

from __future__ import annotations

from abc import abstractmethod

from msgspec import structs

from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.state import Procedure
from engines.kernel.text import Text

from . import telling
from .cards import Ability
from .reading import Reading
from .state import FIRST_ID, Mark, Sprung


class Board(Reading):
    """A match of Riftborn, to change."""

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        recent = self.s.recent
        gone = tuple(self.place(id) if id < FIRST_ID or self.is_down(id) else self.thing(id).card for id in ids)
        recent.append(Mark(name, self.handles(ids), gone, amount))
        del recent[: -self.recent_most]

    def came(self, event: Event) -> None:
        """It may have met the condition of a TRICK card. [RB-1112]"""
        self._spring(event)

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

    @abstractmethod
    def follow_up(self) -> Procedure:
        """What carries out all that something has set off. [RB-1112]"""

    def take(self, each: Listener, scope: Scope) -> None:
        """An ability was set off, and waits for its turn; what is done as its own card is played is done by that
        itself. [RB-329 RB-1112]"""
        event = scope.event
        if event is None or event.name != "played" or self.id_of(event.subject) != each.id:
            super().take(each, scope)

    def heard(self, each: Listener, scope: Scope, *, last: bool) -> Heard:
        """What was set off, with the number of the keyword that it is of."""
        return structs.replace(super().heard(each, scope, last=last), names=numbered(each.where))

    def _spring(self, event: Event) -> None:
        """The TRICK cards in play whose condition an event meets. [RB-1034 RB-1039]"""
        for seat in (self.s.active, 1 - self.s.active):
            for id in self.s.seats[seat].tricks:
                when = self.cards[self.thing(id).card].when
                known = Sprung(seat, id)
                fits = event.name in when.event and when.fits(Scope(self, seat, self.handle(id), event))
                if fits and known not in self.s.sprung:
                    self.s.sprung.append(known)


def numbered(where: str) -> dict[str, int | str | tuple[int, ...]]:
    """The number of the keyword that something set off is of, as its effect knows it."""
    x = where.partition("#")[2]
    return {"#x": int(x)} if x else {}
