"""Where creatures stand: centred ranks, who overlaps whom, distances, blockers, what a step or a new creature shifts.
[RB-401 to RB-430 RB-504 to RB-511]

Nothing here knows a match. A formation is a tuple of ranks, front first, each a row of whatever stands there, left to
right as the picture shows both sides. Places are measured in half tiles from the middle line, rows from S's front rank
(0) towards N. They follow from the ranks and are never kept. How those in two formations stand to each other hangs on
their `Shape` alone: it is worked out once for each, by numbers (see `numbered`).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import NamedTuple

Rank = tuple[int, ...]
Formation = tuple[Rank, ...]
Sizes = tuple[int, ...]
"""How many stand in each rank of a side, front first."""
Shape = tuple[Sizes, Sizes]
"""The same of S's formation and N's."""
KEPT = 1 << 15
"""Of so many places it is kept how others stand to them."""

RANKS = 3
"""A side has at most so many ranks. [RB-407]"""
WIDE = 5
"""A rank holds at most so many creatures. [RB-408]"""
UP = (1, -1)
"""Where the enemy of S, and of N, is: in which direction rows are counted."""


class Spot(NamedTuple):
    """Where a creature stands: its row, and how many half tiles right of the middle line. [RB-410 RB-414]"""

    row: int
    x: int


class Slot(NamedTuple):
    """A gap for a creature: the rank (from 0; one behind the rearmost is a new one) and the place in it, 0 being the
    far left. [RB-405 RB-425]"""

    rank: int
    at: int


def offset(size: int, at: int) -> int:
    """How many half tiles from the middle a place of a rank of some size is. [RB-409 RB-410 RB-414]"""
    return 2 * at - (size - 1)


def row_of(side: int, rank: int) -> int:
    """The row of a rank (from 0) of S (0) or N (1). [RB-421]"""
    return rank + 1 if side else -rank


def spots(formations: Sequence[Sequence[Sequence[int]]]) -> dict[int, Spot]:
    """Where everybody stands, of S's formation and N's."""
    found: dict[int, Spot] = {}
    for side, formation in enumerate(formations):
        for rank, row in enumerate(formation):
            there, left = row_of(side, rank), offset(len(row), 0)
            found |= {id: Spot(there, left + 2 * at) for at, id in enumerate(row)}
    return found


def player_row(side: int, formation: Formation) -> int:
    """The row in which a player is taken to stand: behind the rearmost rank. [RB-424]"""
    return row_of(side, len(formation))


def overlap(a: Spot, b: Spot) -> bool:
    """Whether two in different ranks stand in line with one another. [RB-415]"""
    return a.row != b.row and abs(a.x - b.x) <= 1


def distance(a: Spot, b: Spot) -> int:
    """How many tiles apart: the rows, and what remains sideways where every row covers half a tile. [RB-420 RB-421]"""
    between = abs(a.row - b.row)
    return between + (max(0, abs(a.x - b.x) - between) + 1) // 2


def adjacent(a: Spot, b: Spot) -> bool:
    """Whether two stand next to one another. [RB-416 to RB-419 RB-430]"""
    rows, aside = abs(a.row - b.row), abs(a.x - b.x)
    return rows == 1 and aside <= 1 or rows == 0 and aside == 2


def neighbours(spots: dict[int, Spot], id: int) -> list[int]:
    """All that are adjacent to one."""
    here = spots[id]
    near = [each for each, (row, _) in spots.items() if -1 <= row - here.row <= 1]
    return [each for each in near if adjacent(here, spots[each])]


def in_line(spots: dict[int, Spot], id: int) -> list[int]:
    """All that overlap one. [RB-415]"""
    mine, middle = spots[id]
    return [each for each, (row, x) in spots.items() if row != mine and -1 <= x - middle <= 1]


def in_front(spots: dict[int, Spot], id: int, side: int) -> list[int]:
    """All that overlap one and stand further towards the enemy of its side. [RB-422]"""
    mine, up = spots[id].row, UP[side]
    return [each for each in in_line(spots, id) if (spots[each].row - mine) * up > 0]


def blockers(spots: dict[int, Spot], a: int, b: int) -> list[int]:
    """All that block the way between two. [RB-423]"""
    low, high = sorted((spots[a].row, spots[b].row))
    return [each for each in in_line(spots, a) if low < spots[each].row < high and overlap(spots[each], spots[b])]


def behind(spots: dict[int, Spot], id: int, side: int) -> list[int]:
    """Those of the nearest rank further back on one's own side that has any overlapping it, left to right. [RB-938]"""
    here = spots[id]
    line = [(each, spots[each]) for each in in_line(spots, id)]
    back = [(each, at) for each, at in line if (at.row - here.row) * UP[side] < 0 and (at.row >= 1) == bool(side)]
    nearest = min((abs(here.row - at.row) for _, at in back), default=0)
    return [each for each, at in sorted(back, key=lambda row: row[1].x) if abs(here.row - at.row) == nearest]


# ----------------------------------------------------------------------------------------------------- shapes


def sizes(formation: Formation) -> Sizes:
    """How many stand in each rank."""
    return tuple(map(len, formation))


@functools.lru_cache(KEPT)
def numbered(shape: Shape) -> dict[int, Spot]:
    """Where everybody stands in formations of a shape, by numbers: S's front rank from the left first, N's last rank
    last."""
    return spots(_formations(shape))


@functools.lru_cache(KEPT)
def related(shape: Shape, name: str, number: int) -> Sequence[int]:
    """All that are adjacent to one, in front of it, behind it, or in line with it. [RB-415 to RB-430]"""
    spots = numbered(shape)
    if name in ("in_front", "behind"):
        return (in_front if name == "in_front" else behind)(spots, number, int(spots[number].row > 0))
    return (neighbours if name == "adjacent" else in_line)(spots, number)


@functools.lru_cache(KEPT)
def places(shape: Shape) -> Sequence[str]:
    """Where everybody stands in notation, by numbers. [RB-425]"""
    ranks = [(letter, n, size) for letter, side in zip("sn", shape, strict=True) for n, size in enumerate(side, 1)]
    return [place for letter, rank, size in ranks for place in columns(letter, rank)[:size]]


@functools.lru_cache(KEPT)
def places_of(shape: Shape, name: str, number: int) -> list[str]:
    """The places of all that are `related` to one."""
    there = places(shape)
    return [there[each] for each in related(shape, name, number)]


@functools.lru_cache(KEPT)
def within(shape: Shape, number: int, tiles: int) -> Sequence[int]:
    """All others at most so many tiles away. [RB-420]"""
    spots = numbered(shape)
    here = spots[number]
    return [each for each, spot in spots.items() if each != number and distance(here, spot) <= tiles]


@functools.lru_cache(KEPT)
def enemies(shape: Shape, number: int, reach: int) -> Sequence[tuple[int, int, bool]]:
    """All on the other side that are adjacent or at most so many tiles away, or to whom the way is open; with how many
    tiles away they are, and whether it is. [RB-420 RB-618]"""
    spots = numbered(shape)
    here = spots[number]
    others = [(each, distance(here, spot), spot) for each, spot in spots.items() if (spot.row > 0) != (here.row > 0)]
    rows = [(each, n, overlap(here, spot) and not blockers(spots, number, each)) for each, n, spot in others]
    return [row for row in rows if row[1] <= max(1, reach) or row[2]]


@functools.lru_cache(KEPT)
def newcomer(shape: Shape, side: int, slot: Slot) -> tuple[Spot, Sequence[tuple[int, int]]]:
    """Where a creature would stand in a gap of a side, and who would stand elsewhere then: how many half tiles right of
    the middle line. [RB-405]"""
    formations = _formations(shape)
    formations[side] = joined(formations[side], -1, slot)
    then = spots(formations)
    return then[-1], [(each, then[each].x) for each in shifted(numbered(shape), then)]


@functools.lru_cache(KEPT)
def slots_beside(shape: Shape, side: int, number: int) -> Sequence[Slot]:
    """The gaps of a side in which a creature comes to stand next to one. [RB-1002]"""
    found = [(slot, newcomer(shape, side, slot)) for slot in _slots(shape[side])]
    now = numbered(shape)[number]
    return [slot for slot, (there, moved) in found if adjacent(there, Spot(now.row, dict(moved).get(number, now.x)))]


@functools.lru_cache(KEPT)
def step(shape: Shape, number: int, other: int | None, slot: Slot) -> tuple[Sequence[int], Sequence[int]]:
    """What comes of a step into a gap, or into the place of an `other` one: the enemies that it leads away from, left
    to right, and who stands elsewhere then. [RB-504 RB-507 RB-512]"""
    now, formations = numbered(shape), _formations(shape)
    side = int(now[number].row > 0)
    own = formations[side]
    formations[side] = stepped(own, number, slot) if other is None else swapped(own, number, other)
    then = spots(formations)
    enemies = [each for each in related(shape, "adjacent", number) if (now[each].row > 0) != bool(side)]
    left = [each for each in enemies if not adjacent(then[number], then[each])]
    return sorted(left, key=lambda each: now[each].x), shifted(now, then)


def _formations(shape: Shape) -> list[Formation]:
    numbers = itertools.count()
    return [tuple(tuple(next(numbers) for _ in range(size)) for size in side) for side in shape]


# ------------------------------------------------------------------------------------------------- changed formations


def without(formation: Formation, id: int) -> Formation:
    """Without a creature: its rank closes up, an empty one disappears. [RB-411 RB-412]"""
    ranks = [tuple([each for each in row if each != id]) if id in row else row for row in formation]
    return tuple(filter(None, ranks))


def joined(formation: Formation, id: int, slot: Slot) -> Formation:
    """With a creature in a gap. [RB-405]"""
    if slot.rank == len(formation):
        return (*formation, (id,))
    row = formation[slot.rank]
    return (*formation[: slot.rank], (*row[: slot.at], id, *row[slot.at :]), *formation[slot.rank + 1 :])


def swapped(formation: Formation, a: int, b: int) -> Formation:
    """With two creatures in each other's places. [RB-504]"""
    change = {a: b, b: a}
    return tuple([tuple([change.get(each, each) for each in row]) for row in formation])


def called(at: str) -> str:
    """What people call a place of the notation: S1a, SW1, S1:0, S:new. [RB-425]"""
    return at[:2].upper() + at[2:] if at[0] in "sn" else at


@functools.lru_cache(KEPT)
def columns(letter: str, rank: int) -> Sequence[str]:
    """The places of a rank (from 1) in notation, from the far left. [RB-425]"""
    return [f"{letter}{rank}{column}" for column in "abcde"]


def has_room(formation: Formation) -> bool:
    """Whether there is a gap. [RB-407 RB-408]"""
    return len(formation) < RANKS or min(map(len, formation)) < WIDE


def slots(formation: Formation) -> Sequence[Slot]:
    """Every gap where a creature may be put: front rank first, left to right, a new rank last. [RB-402 to RB-408]"""
    return _slots(sizes(formation))


@functools.lru_cache(KEPT)
def _slots(ranks: Sizes) -> Sequence[Slot]:
    within_ranks = [Slot(rank, at) for rank, size in enumerate(ranks) if size < WIDE for at in range(size + 1)]
    return [*within_ranks, *([Slot(len(ranks), 0)] if len(ranks) < RANKS else [])]


@functools.lru_cache(KEPT)
def steps(shape: Shape, number: int) -> Sequence[Slot]:
    """The gaps that a creature may step to: in the next rank in front or behind the nearest to straight ahead, or a new
    rank behind the rearmost. [RB-507 to RB-509]"""
    (row, x), found = numbered(shape)[number], list[Slot]()
    ranks, rank = (shape[1], row - 1) if row > 0 else (shape[0], -row)
    for other in (rank - 1, rank + 1):
        if 0 <= other < len(ranks) and ranks[other] < WIDE:
            size = ranks[other] + 1
            apart = [abs(offset(size, gap) - x) for gap in range(size)]
            found += [Slot(other, gap) for gap in range(size) if apart[gap] == min(apart)]
    if rank == len(ranks) - 1 and len(ranks) < RANKS and ranks[rank] > 1:
        found.append(Slot(len(ranks), 0))
    return found


def stepped(formation: Formation, id: int, slot: Slot) -> Formation:
    """After a step, with all ranks closed up. [RB-507 RB-508 RB-511]"""
    left = tuple([tuple([each for each in row if each != id]) if id in row else row for row in formation])
    return tuple(filter(None, joined(left, id, slot)))


def shifted(before: dict[int, Spot], after: dict[int, Spot]) -> list[int]:
    """Those that stand elsewhere than before, themselves left as they are."""
    return [id for id, spot in after.items() if id in before and before[id] != spot]
