"""The ground of a running match: what every change goes through. Rooms that change more are built on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Ask, Option, Path
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Text

from .reading import Reading
from .state import AnyThing, Mark, Seat

RECENT = 24
"""How many happenings are kept for pictures."""
CLOSING = frozenset((
    "destroyed", "became_soul", "tributed", "soul_spent", "token_removed", "lf_lost", "lf_restored", "moved",
    "revealed", "turned_down", "control_changed", "set", "drew", "discarded", "returned", "banished", "weapon_lost",
))  # fmt: skip
"""What a closing window opens for. [OW-953]"""
DECLINED = ("pass", "no", "none", "decline")
"""Answers by which nothing is done."""
OPTIONAL_LIMIT = 20
"""How often a turn something optional may be done with the same card. [OW-138]"""


class Board(Reading):
    """A match of OWR, to change."""

    def seat(self, seat: int) -> Seat:
        """A player's side, to write on. Whoever changes where things are calls `reshaped` afterwards."""
        self.s.dirty = True
        self.stale()
        return self.s.seats[seat]

    def edit(self, id: Id) -> AnyThing:
        """A thing, to write on; figures of others may hang on it, so a check is due. [OW-825]"""
        self.s.dirty = True
        return super().edit(id)

    def replace(self, thing: AnyThing) -> None:
        """A card is another object from now on. [OW-315]"""
        self.s.things[thing.id] = thing
        self._own.add(thing.id)

    def reshaped(self) -> None:
        """What is where, or at work, has changed."""
        self.s.dirty = True
        self.touch()

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [OW-420]"""
        self.s.phase = phase
        self.reshaped()

    def mark_recent(self, name: str, *ids: int, amount: int = 0) -> None:
        """Keep a happening for pictures."""
        recent = self.s.recent
        recent.append(Mark(name, tuple(self.place(id) for id in ids), amount))
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
        if self.s.lasting:
            self.pass_by(event)
        known = self.as_objects(event)
        if event.name in CLOSING:
            self.s.since.append(known)
        return known

    def _take(self, each: Listener, scope: Scope) -> None:
        """An ability was set off, and waits for its turn. [OW-961]"""
        ability, last = each.ability, False
        if ability.limit is not None and not (ability.may and ability.limit.period == "turn"):
            last = self.spend(ability.limit, scope.this, each.where, scope.seat) and bool(ability.limit.then)
        self.s.heard.append(
            Heard(seat=scope.seat, this=scope.this, card=each.card, where=each.where, event=scope.event, last=last)
        )

    # ---------------------------------------------------------------- what may be used in response

    def responses(self, seat: int, window: Any) -> list[Option]:
        """What a player could use in a window."""
        raise NotImplementedError

    def use_response(self, seat: int, window: Any, response: Sequence[Any]) -> None:
        """A player uses something in a window."""
        raise NotImplementedError

    # ---------------------------------------------------------------- how often

    def heed(self, ask: Ask, path: Path) -> None:
        """A player has decided something, unless there was but one answer, or it was a pass or a no. [OW-137]"""
        if ask.kind == "main" or ask.only() is None and ask.write(path) not in DECLINED:
            self.s.forced = 0

    def used(self, key: str) -> int:
        """How often something was done this turn."""
        return self.s.uses.get(key, 0)

    def use(self, key: str) -> None:
        """It is done once more."""
        self.s.uses[key] = self.used(key) + 1

    def worn_out(self, key: str) -> bool:
        """Whether something optional has been done as often as it may be in a turn. [OW-138]"""
        return self.used(key) >= OPTIONAL_LIMIT
