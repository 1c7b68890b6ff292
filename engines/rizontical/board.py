"""The board: 64 cells as numbers 0 to 63 (a1 is 0, b1 is 1, a2 is 8), with every distance and line worked out once."""

from __future__ import annotations

from collections.abc import Callable
from operator import invert

SIZE = 8
CELLS = range(SIZE * SIZE)

DIRECTIONS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
"""The eight directions in compass order, north being toward row 8. [RZ-501]"""

FULL_NAMES = {
    "n": "north",
    "ne": "northeast",
    "e": "east",
    "se": "southeast",
    "s": "south",
    "sw": "southwest",
    "w": "west",
    "nw": "northwest",
}
SHORT_NAMES = {long: short for short, long in FULL_NAMES.items()}

NAMES = tuple("abcdefgh"[cell % SIZE] + str(cell // SIZE + 1) for cell in CELLS)
"""The cells' names. [RZ-501]"""
BY_NAME = {name: cell for cell, name in enumerate(NAMES)}


called: Callable[[int], int] = invert
"""What effects call a cell: a number below 0, so that it is neither a thing, nor a player, nor none. The same the other
way round."""

CALLED = tuple(map(called, CELLS))
"""What effects call all cells."""


def at(column: int, row: int) -> int | None:
    """The cell in a column and row (0 to 7 each), or None off the board. [RZ-108]"""
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else None


def _distance(a: int, b: int) -> int:
    return max(abs(a % SIZE - b % SIZE), abs(a // SIZE - b // SIZE))


def _walk(a: int, b: int) -> int:
    return abs(a % SIZE - b % SIZE) + abs(a // SIZE - b // SIZE)


DISTANCE = tuple(tuple(_distance(a, b) for b in CELLS) for a in CELLS)
"""Steps through cells around: a diagonal counts one. [RZ-506]"""
WALK = tuple(tuple(_walk(a, b) for b in CELLS) for a in CELLS)
"""Steps through adjacent cells, for the house option distance: orthogonal. [RZ-506]"""

AROUND = tuple(tuple(b for b in CELLS if DISTANCE[a][b] == 1) for a in CELLS)
"""The up to eight cells that touch a cell. [RZ-504]"""
ADJACENT = tuple(tuple(b for b in CELLS if WALK[a][b] == 1) for a in CELLS)
"""The up to four cells that share a side with a cell. [RZ-505]"""
DIAGONAL = tuple(tuple(b for b in AROUND[a] if b not in ADJACENT[a]) for a in CELLS)
"""The up to four cells that touch a cell at a corner."""


def _zone(seat: int, rows: int) -> tuple[int, ...]:
    order = range(rows) if seat == 0 else range(SIZE - 1, SIZE - 1 - rows, -1)
    return tuple(row * SIZE + column for row in order for column in range(SIZE))


DEPLOY_ZONES = {
    name: (_zone(0, rows), _zone(1, rows))
    for name, rows in (("back_one", 1), ("back_two", 2), ("back_three", 3), ("half", 4))
}
"""The Deploy Zones by the house option deploy_zone: each seat's cells, row by row from its own edge. [RZ-511]"""

WITHIN = tuple(tuple(frozenset(b for b in CELLS if 1 <= DISTANCE[a][b] <= n) for n in range(2 * SIZE)) for a in CELLS)
"""The cells up to each distance from a cell, itself left out."""
WALKED = tuple(tuple(frozenset(b for b in CELLS if 1 <= WALK[a][b] <= n) for n in range(2 * SIZE)) for a in CELLS)
"""The same in steps through adjacent cells."""

RINGS = tuple(tuple(tuple(b for b in CELLS if DISTANCE[a][b] == n) for n in range(SIZE)) for a in CELLS)
"""The cells at each distance from a cell."""


def _between(a: int, b: int) -> tuple[int, ...]:
    """The cells whose inside the straight line from centre to centre crosses. [RZ-554]"""
    (ax, ay), (bx, by) = (a % SIZE, a // SIZE), (b % SIZE, b // SIZE)
    dx, dy = bx - ax, by - ay
    columns = range(min(ax, bx), max(ax, bx) + 1)
    rows = range(min(ay, by), max(ay, by) + 1)
    return tuple(
        y * SIZE + x
        for y in rows
        for x in columns
        if (x, y) not in ((ax, ay), (bx, by)) and 2 * abs(dx * (y - ay) - dy * (x - ax)) < abs(dx) + abs(dy)
    )


BETWEEN = tuple(tuple(_between(a, b) for b in CELLS) for a in CELLS)


def step(cell: int, direction: str, count: int = 1) -> int | None:
    """The cell some steps away in a direction, or None off the board."""
    dx, dy = DIRECTIONS[direction]
    return at(cell % SIZE + dx * count, cell // SIZE + dy * count)


def _bearings(a: int, b: int) -> tuple[str, ...]:
    dx, dy = b % SIZE - a % SIZE, b // SIZE - a // SIZE
    if (dx, dy) == (0, 0):
        return ()
    sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    named = {vector: name for name, vector in DIRECTIONS.items()}
    if dx == 0 or dy == 0 or abs(dx) == abs(dy):
        return (named[sx, sy],)
    straight = named[(sx, 0) if abs(dx) > abs(dy) else (0, sy)]
    return tuple(sorted((straight, named[sx, sy]), key=list(DIRECTIONS).index))


BEARINGS = tuple(tuple(_bearings(a, b) for b in CELLS) for a in CELLS)
"""The direction from one cell to another: one if it is one of the eight straight lines, else the two on either side of
it in compass order. [RZ-549]"""
