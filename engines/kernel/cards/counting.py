"""What came about, as it is counted for the cards that ask: `{happened: {event: dies, subject: foe}, this: turn}`."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, ClassVar

from engines.kernel.event import Event

from .conditions import History, histories_of
from .match import Match, S
from .scope import Scope


class Counting(Match[S]):
    """A match that counts what its cards ask about, and what its players do."""

    optional_most: ClassVar[int | None] = 20
    """How often in a period the same optional thing may be done (see `worn_out`); None where a game ends repetitions
    in its own way."""

    @functools.cached_property
    def histories(self) -> dict[str, list[History]]:
        """What the cards ask whether it came about, by event."""
        table: dict[str, list[History]] | None = self.cards.memory.get("histories")
        if table is None:
            table = self.cards.memory["histories"] = histories_of(self.cards, self.language)
        return table

    def used(self, key: str) -> int:
        """How often something was done in the period by which `uses` of the state go."""
        state: Any = self.s
        return state.uses.get(key, 0)

    def use(self, key: str) -> None:
        """It is done once more."""
        if self.optional_most is not None:
            state: Any = self.s
            state.uses[key] = self.used(key) + 1

    def worn_out(self, key: str) -> bool:
        """Whether something optional has been done as often as it may be."""
        return self.optional_most is not None and self.used(key) >= self.optional_most

    def count(self, event: Event) -> None:
        """Something came about: it is counted for whoever asks."""
        asked = self.histories.get(event.name)
        if not asked:
            return
        known = self.as_objects(event)
        for each in asked:
            for scope in self._counting(each, known):
                if each.counted.fits(scope):
                    key, now = each.counted_as(scope, each.parties(known)), each.number(scope)
                    number, n = self.s.came.get(key, (now, 0))
                    self.s.came[key] = (now, each.weight(known) + (n if number == now else 0))

    def _counting(self, history: History, event: Event) -> Iterable[Scope]:
        if not history.own:
            return [Scope(self, seat, 0, event) for seat in range(self.rules.seat_count(self))]
        asking = self.asking(history.card)
        there = dict.fromkeys((self.id_of(event.subject), self.id_of(event.other), *asking))
        return [Scope(self, self.seat_of(id), self.handle(id), event) for id in there if id >= self.first_id]

    def happened(self, history: History, scope: Scope) -> int:
        """How often (or how much) something came about in the running period, for whoever asks."""
        if not history.key:
            assert self.histories is not None
        now, came = history.number(scope), 0
        for parties in history.asked_for(scope):
            number, n = self.s.came.get(history.counted_as(scope, parties), (now, 0))
            came += n if number == now else 0
        return came
