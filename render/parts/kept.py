"""Things worth keeping, the ones not used for longest thrown out first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by key, up to a limit of their summed weights (by default each weighs 1). Threads may share it."""

    def __init__(self, limit: int, weight: Callable[[T], int] = lambda _: 1):
        self.limit = limit
        self.weight = weight
        self.size = 0
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of a key, made if it isn't there."""
        with self._lock:
            known = self._things.get(key)
            if known is not None:
                self._things.move_to_end(key)
                return known
        made = make()
        with self._lock:
            if key not in self._things:
                self._things[key] = made
                self.size += self.weight(made)
            while self.size > self.limit and len(self._things) > 1:
                _, dropped = self._things.popitem(last=False)
                self.size -= self.weight(dropped)
        return made

    def clear(self) -> None:
        """Forgets all."""
        with self._lock:
            self._things.clear()
            self.size = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)
