"""What a player may do, verb by verb: with which things, and which clause speaks against one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from .ask import Choice, Later, Option
from .refusing import Against
from .state import Id


class Verb(NamedTuple):
    """Something that a player may do with one of some `things`: the clause that speaks `against` one ("" where only
    what would be named next tells), what is asked `below` it, and what is done with what was picked there."""

    things: Callable[[Any, int], Iterable[Id]]
    against: Against
    below: Callable[[Any, int, Id], Choice | None] | None
    do: Callable[[Any, int, Id, Iterator[Any]], Any]

    def level(self, g: Any, seat: int, id: Id) -> Later | None:
        """What is asked below one of them, if anything is."""
        return Later(self.below, g, seat, id) if self.below is not None else None


def found_below(found: Iterator[Any], make: Callable[..., Choice | None], *given: Any) -> Later | None:
    """A level of what is found, told whether there is one by the first; the rest is worked out when somebody looks."""
    first = next(found, None)
    return None if first is None else Later(make, *given, chain((first,), found))


def offered(
    g: Any, seat: int, verbs: Mapping[str, Verb], things: Callable[[Any, int, str, Verb, Iterable[Id]], Choice]
) -> list[Option]:
    """The verbs that there is something to do with, as options; with what it can be done is worked out when somebody
    looks: `things` are the level of that."""
    found: list[Option] = []
    for name, verb in verbs.items():
        against, left = verb.against, iter(verb.things(g, seat))
        for first in left:  # it tells that there is one
            if against(g, seat, first) is None:
                below = Later(_able, g, seat, name, verb, things, first, left)
                found.append(Option(name, g.text("verb", verb=name), name, below))
                break
    return found


def _able(
    g: Any, seat: int, name: str, verb: Verb, things: Callable[..., Choice], first: Id, left: Iterable[Id]
) -> Choice:
    against = verb.against
    return things(g, seat, name, verb, [first, *[id for id in left if against(g, seat, id) is None]])
