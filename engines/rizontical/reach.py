"""What a Fighter can hit from where it stands. [RZ-551 to RZ-558]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel.state import Id

from .board import BETWEEN, RINGS, SIZE

if TYPE_CHECKING:
    from .reading import Reading


def in_reach(g: Reading, id: Id, cell: int, reach: int | None = None) -> bool:
    """Whether a Fighter can hit a cell from where it stands. [RZ-551 to RZ-558]"""
    start = g.fighter(id).cell
    if start is None or cell == start:
        return False
    if g.granted("hit_inf", id):
        return True
    steps = g.distance(start, cell)
    if steps > (g.stat(id, "ra") if reach is None else reach):
        return False
    if steps == 1:
        return True
    if g.option("line_of_hit") == "straight":
        dx, dy = abs(start % SIZE - cell % SIZE), abs(start // SIZE - cell // SIZE)
        if dx and dy and dx != dy:
            return False
    board = g.s.board
    return not any(each in board for each in BETWEEN[start][cell]) or bool(g.granted("hit_through", id))


def reachable(g: Reading, id: Id, reach: int) -> list[int]:
    """All cells that a Fighter can hit from where it stands: `in_reach` for every cell at once."""
    start = g.fighter(id).cell
    if start is None:
        return []
    if g.granted("hit_inf", id):
        return [cell for cell in range(SIZE * SIZE) if cell != start]
    if g.s.options:
        return [cell for cell in range(SIZE * SIZE) if in_reach(g, id, cell, reach)]
    through = bool(g.granted("hit_through", id))
    board, between = g.s.board, BETWEEN[start]
    cells = list(RINGS[start][1]) if reach else []
    for steps in range(2, min(reach, SIZE - 1) + 1):
        cells += [cell for cell in RINGS[start][steps] if through or board.keys().isdisjoint(between[cell])]
    return sorted(cells)
