"""The ground of a running match: what every change goes through. Rooms that change more are built on it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from engines.kernel.ask import Option
from engines.kernel.event import Event

from .reading import Reading
from .state import FIRST_ID, Happened

CLOSING = frozenset((
    "destroyed", "became_soul", "tributed", "soul_spent", "token_removed", "lf_lost", "lf_restored", "moved",
    "revealed", "turned_down", "control_changed", "set", "drew", "discarded", "returned", "banished", "weapon_lost",
))  # fmt: skip
"""What a closing window opens for. [OW-953]"""


class Board(Reading):
    """A match of OWR, to change. An optional thing is done with the same card at most 20 times a turn. [OW-138]"""

    def mark_recent(self, name: str, *ids: int, amount: int = 0, opened: bool = False) -> None:
        """Keep a happening for pictures, with the cards that it is about; also what lies face-down, if it is `opened`
        by it."""
        cards = ["" if id < FIRST_ID or self.veiled(id) and not opened else self.thing(id).card for id in ids]
        self.keep_recent(Happened(name, self.places_of(ids), amount, tuple(cards)))

    def enter_phase(self, phase: str) -> None:
        """The turn goes on to a phase; what holds only in some may hold or not now. [OW-420]"""
        self.s.phase = phase
        self.unsettled()
        self.stale()

    def came(self, event: Event) -> None:
        """It may be answered once all is done. [OW-953 OW-961]"""
        if event.name in CLOSING:
            self.s.since.append(event)

    # ---------------------------------------------------------------- what may be used in response

    @abstractmethod
    def responses(self, seat: int, window: Any) -> list[Option]:
        """What a player could use in a window."""

    @abstractmethod
    def use_response(self, seat: int, window: Any, response: Sequence[Any]) -> None:
        """A player uses something in a window."""
