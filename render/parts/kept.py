"""Things worth keeping, the ones not used for longest thrown out first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by key, up to a limit of their summed weights (by default each weighs 1). Threads may share it."""

    def __init__(self, limit: int, weight: Callable[[T], int] = lambda _: 1):
        self._things: LRUCache[Hashable, T] = LRUCache(limit, weight)
        self._lock = Lock()

    @property
    def size(self) -> int:
        """What is kept weighs so much."""
        return int(self._things.currsize)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of a key, made if it isn't there."""
        with self._lock:
            try:
                return self._things[key]
            except KeyError:
                pass
        made = make()
        with self._lock, suppress(ValueError):  # heavier than all that may be kept
            self._things[key] = made
        return made

    def clear(self) -> None:
        """Forgets all."""
        with self._lock:
            self._things.clear()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)


class Same:
    """Something that can't be hashed as part of a key: equal to itself alone."""

    __slots__ = ("thing",)

    def __init__(self, thing: object):
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing
