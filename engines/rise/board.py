"""The ground of a running match: what every change goes through, and chance. Rooms that change more are built on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from engines.kernel.ask import Ask, Path
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.derived import indexed, present
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from .cards import Ability
from .reading import Reading

HANDS = "hands"
"""What waits under this name is no effect, but the question what a player answers with out of the hand."""
ASKED = ("damaged", "destroyed")
"""The events before which a step of its own asks what happens instead of them."""


class Board(Reading):
    """A match of Rise, to change."""

    # ================================================================ what changes

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [RS-401]"""
        if self.s.phase != phase:
            self.s.phase = phase
            self.stale()
            self.unsettled()

    def notice(self, event: Event, take: Callable[[Listener, Scope], None]) -> None:
        """Something came about: whatever waits for it is set off, in hands too. [RS-625 RS-706]"""
        super().notice(event, take)
        if self.outside("hand"):
            self._hear_in_hands(event)

    def take(self, each: Listener, scope: Scope) -> None:
        """A trigger was set off, and waits for its batch; a Parasite's by option only on turns of its host's
        controller. [RS-625 RS-706 RS-723 RS-1234]"""
        if keyword_of(each.where) == "Parasite" and self.option("parasite_turns") == "controllers_turns":
            host = self.host(scope.this)
            if not host or scope.event is None or self.seat_of(host[0]) != scope.event.seat:
                return
        super().take(each, scope)

    def heard(self, each: Listener, scope: Scope, *, last: bool) -> Heard:
        """What was set off, as it waits."""
        return replace(super().heard(each, scope, last=last), may=each.ability.may)

    def heed(self, ask: Ask, path: Path) -> None:
        """What repeats itself is found out in the batch. [RS-1503]"""

    def _hear_in_hands(self, event: Event) -> None:
        """Whoever holds cards may have one that answers an event: what these are is asked in the batch, of everybody
        who could have one by what all can see. [RS-302 RS-731]"""
        waiting = [each for own in self.outside("hand").values() for each in own if each.when is not None]
        waiting = [each for each in waiting if event.name in each.when.event]
        known = self.as_objects(event) if waiting else event
        for seat in self.turn_order() if waiting else ():
            if self.s.seats[seat].hand and any(self.answers(each, known, seat) for each in waiting):
                self.s.heard.append(Heard(seat=seat, this=0, card="", where=HANDS, event=known))

    def answers(self, ability: Ability, event: Event, seat: int, this: int = 0) -> bool:
        """Whether an ability that works in a hand answers an event for a player, who holds its card, or (without
        `this`) might. [RS-625 RS-731]"""
        scope = Scope(self, seat, this, event)
        if event.name not in ability.when.event or not ability.when.fits(scope):
            return False
        if ability.if_ is not None and not ability.if_.holds(scope):
            return False
        return not this or self.left(ability.often, self.id_of(this), ability.where, seat) > 0

    # ================================================================ what happens instead

    @property
    @indexed
    def hangs(self) -> bool:
        """Whether what comes first could be asked in the middle of a step: more than one thing at work could happen
        instead of the same event. [RS-1307]"""
        lasting = [event for each in self.lastings("instead") for event in each.part.event if event not in ASKED]
        events = [*self._printed_instead(), *lasting]
        return len(set(events)) < len(events)

    @present
    def _printed_instead(self) -> Sequence[str]:
        """The events instead of which something else could happen by what is printed, or by a mark."""
        things: list[Any] = self.s.things
        reanimated = any(["reanimated" in things[id].marks for id in self.in_play()])
        events = [event for _, _, each in self.woulds() for event in each.would.event if event not in ASKED]
        return [*events, "to_cemetery"] if reanimated else events

    @present
    def woulds(self) -> Sequence[tuple[Id, str, Ability]]:
        """The abilities in play and in Cemeteries by which something happens instead of an event."""
        there = [(id, card.id, each) for id, card in self.texts() for each in card.replacing]
        return [*there, *((id, self.thing(id).card, each) for id, _, each in self.lying() if each.would is not None)]

    # ================================================================ chance

    def chance_text(self, text: Text) -> Text:
        """A line of the log on a public result of chance, with its number. [RS-1504]"""
        self.s.results += 1
        return say("rs-log-chance", no=self.s.results, what=text)

    def shuffle_text(self, seat: int) -> Text:
        """It is told that a library has been shuffled. [RS-206 RS-1504]"""
        return self.chance_text(say("rs-log-shuffle", who=SeatName(seat)))
