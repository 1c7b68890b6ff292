"""Readings of a match that are kept until what they hang on changes.

`@present` is for what hangs on what is in play and on where that is alone: `Game.touch` forgets it.
`@indexed` is for what hangs on what is at work, too: `Game.rework` forgets it as well.
`@derived` is for what may hang on anything: each write forgets it.
`@defined` is for what hangs on nothing but the definitions of the cards and what is given: it is kept as long as they.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
G = TypeVar("G")
T = TypeVar("T")

CACHE, INDEX, PRESENT = 0, 1, 2
"""The places of the three kinds in `Matter.memories`."""


def present(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept until what is in play changes, whatever is at work."""
    return _kept(read, PRESENT)


def indexed(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept until what is in play or at work changes."""
    return _kept(read, INDEX)


def derived(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept until anything changes."""
    return _kept(read, CACHE)


def defined(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept as long as the definitions of the cards, by what is given."""
    name = read.__qualname__

    @functools.wraps(read)
    def kept(g: Any, *given: Any) -> Any:
        known, key = g.cards.memory, (name, *given)
        if key not in known:
            known[key] = cast(Any, read)(g, *given)
        return known[key]

    return cast(Any, kept)


def _kept(read: Any, memory: int) -> Any:
    name = read.__qualname__

    @functools.wraps(read)
    def kept(g: Any) -> Any:
        known = g.memories[memory]
        try:
            return known[name]
        except KeyError:
            found = known[name] = read(g)
            return found

    @functools.wraps(read)
    def kept_of_one(g: Any, given: Any) -> Any:
        known, key = g.memories[memory], (name, given)
        try:
            return known[key]
        except KeyError:
            found = known[key] = read(g, given)
            return found

    @functools.wraps(read)
    def kept_of(g: Any, *given: Any) -> Any:
        known, key = g.memories[memory], (name, *given)
        try:
            return known[key]
        except KeyError:
            found = known[key] = read(g, *given)
            return found

    return {1: kept, 2: kept_of_one}.get(read.__code__.co_argcount, kept_of)
