"""What every part of the referee is given: the store, the content, the clock, the share of a process."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from datetime import datetime, timedelta

from store import Store
from store.share import Share

from .clock import Clock
from .kept_games import KeptGames
from .library import Library


class Signal(asyncio.Event):
    """An event that also calls back: set whenever the outbox or the deadlines have changed."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call a function at every `set`, from the task that sets."""
        self._listeners.append(listener)

    def set(self) -> None:
        """Something has changed."""
        super().set()
        for listener in self._listeners:
            listener()


class Resources:
    """What a process referees with. `changed` is set whenever there may be something new to do or to tell; `alive` is
    when it last showed a sign of life, while it shows any."""

    def __init__(
        self, store: Store, library: Library, clock: Clock, *, secret: bytes, house_delay: timedelta, share: Share
    ):
        self.store = store
        self.library = library
        self.clock = clock
        self.house_delay = house_delay
        self.share = share
        self.games = KeptGames(library)
        self.changed = Signal()
        self.alive: datetime | None = None
        self._secret = secret

    def derive(self, purpose: str) -> bytes:
        """A secret (32 bytes) for one purpose, from the server's."""
        return hmac.digest(self._secret, purpose.encode(), "sha256")

    def match_secret(self, match: int, opened: datetime) -> bytes:
        """The secret of a new match."""
        return self.derive(f"match|{match}|{opened.isoformat()}")
