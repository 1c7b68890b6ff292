"""Readings of a match that are kept until what they hang on changes.

`@present` is for what hangs on what is in play and on where that is alone: `Game.touch` forgets it.
`@indexed` is for what hangs on what is at work, too: `Game.rework` forgets it as well.
`@derived` is for what may hang on anything: each write forgets it.
`@defined` is for what hangs on nothing but the definitions of the cards and what is given: it is kept as long as they.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
G = TypeVar("G")
T = TypeVar("T")


def present(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept until what is in play changes, whatever is at work."""
    return _kept(read, "present")


def indexed(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept until what is in play or at work changes."""
    return _kept(read, "index")


def derived(read: Callable[Concatenate[G, P], T]) -> Callable[Concatenate[G, P], T]:
    """A reading that is kept until anything changes."""
    return _kept(read, "cache")


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


def _kept(read: Any, memory: str) -> Any:
    name, known_by = read.__qualname__, attrgetter(memory)

    @functools.wraps(read)
    def kept(g: Any) -> Any:
        known = known_by(g)
        try:
            return known[name]
        except KeyError:
            found = known[name] = read(g)
            return found

    @functools.wraps(read)
    def kept_of_one(g: Any, given: Any) -> Any:
        known, key = known_by(g), (name, given)
        try:
            return known[key]
        except KeyError:
            found = known[key] = read(g, given)
            return found

    @functools.wraps(read)
    def kept_of(g: Any, *given: Any) -> Any:
        known, key = known_by(g), (name, *given)
        try:
            return known[key]
        except KeyError:
            found = known[key] = read(g, *given)
            return found

    return {1: kept, 2: kept_of_one}.get(read.__code__.co_argcount, kept_of)
