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
        self.delivered: list[Any] = []
        """All that was delivered, without what was delivered again."""
        env.backend.emit = self._deliver

    def _deliver(self, event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            self._emit(event, payload)
        elif self._held is not None:
            self._held.append(payload)
        else:
            self.delivered.append(copy.deepcopy(payload))
            self._emit(event, payload)

    @contextmanager
    def gap(self, times: int = 1) -> Generator[list[Any]]:
        """What happens meanwhile arrives afterwards, all at once, each so many times; yields what waits."""
        self._held = held = list[Any]()
        try:
            yield held
        finally:
            self._held = None
            for payload in held:
                self._deliver("INTERACTION_CREATE", payload)
                for _ in range(times - 1):
                    self.again()

    def again(self) -> None:
        """Deliver the latest once more."""
        self._emit("INTERACTION_CREATE", copy.deepcopy(self.delivered[-1]))
