"""Who gets what, when each may have one of a few things."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

One = TypeVar("One", bound=Hashable)
Thing = TypeVar("Thing", bound=Hashable)


def paired(able: Mapping[One, Sequence[Thing]]) -> dict[One, Thing]:
    """What each gets of the things that it may have, no two the same, such that as many as possible get something. Who
    is left out is missing."""
    owners: dict[Thing, One] = {}

    def give(one: One, tried: set[Thing]) -> bool:
        for thing in able[one]:
            if thing not in tried:
                tried.add(thing)
                if thing not in owners or give(owners[thing], tried):
                    owners[thing] = one
                    return True
        return False

    for one in able:
        give(one, set())
    return {one: thing for thing, one in owners.items()}


def apart(rows: Sequence[tuple[int, Sequence[Hashable]]]) -> bool:
    """Whether so many can be had of each, nothing twice."""
    able = {(row, n): things for row, (count, things) in enumerate(rows) for n in range(count)}
    return len(paired(able)) == len(able)
