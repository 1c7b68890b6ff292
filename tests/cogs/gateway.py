"""What reaches the bot from Discord's gateway: a gap can hold it up, after which all comes at once, or again."""

from __future__ import annotations

import copy
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any


class Gateway:
    """The interactions on their way to the bot."""

    def __init__(self, env: Any):
        self._backend = env.backend
        self._emit = env.backend.emit
        self._held: list[Any] | None = None
        self.latest: Any = None
        """The latest that was delivered."""
        env.backend.emit = self._deliver

    def _deliver(self, event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            self._emit(event, payload)
        elif self._held is not None:
            self._held.append(payload)
        else:
            self.latest = copy.deepcopy(payload)
            self._emit(event, payload)

    @contextmanager
    def gap(self) -> Generator[None]:
        """What happens meanwhile arrives afterwards, at once."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            for payload in held:
                self._deliver("INTERACTION_CREATE", payload)

    def again(self) -> None:
        """Deliver the latest once more."""
        self._emit("INTERACTION_CREATE", copy.deepcopy(self.latest))
