"""What is where, as selectors ask for it. [RZ-502 to RZ-505 RZ-511 RZ-555]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engines.kernel.state import Id

from .board import CELLS, WALKED, WITHIN, called
from .deploying import deploy_zone

if TYPE_CHECKING:
    from .reading import Reading


class Places:
    """What is on some cells, and the cells themselves."""

    def __init__(self, g: Any, cells: frozenset[int]):
        self.g, self.cells = g, cells

    def __contains__(self, id: int) -> bool:
        return (called(id) if id < 0 else self.g.cell_of(id)) in self.cells

    def __iter__(self) -> Any:
        return map(called, sorted(self.cells))


def _on_cells(g: Reading, cells: frozenset[int]) -> Iterable[int]:
    return Places(g, cells)


def within(g: Reading, other: int, n: int | None) -> Iterable[int]:
    """What is so many cells from something, or within its RA. [RZ-555]"""
    start = g.cell_of(other)
    return () if start is None else _on_cells(g, g.within(start, g.stat(other, "ra") if n is None else n))


def around(g: Reading, other: int) -> Iterable[int]:
    """What is around something. [RZ-504]"""
    start = g.cell_of(other)
    return () if start is None else _on_cells(g, WITHIN[start][1])


def beside(g: Reading, other: int) -> Iterable[int]:
    """What is adjacent to something. [RZ-505]"""
    start = g.cell_of(other)
    return () if start is None else _on_cells(g, WALKED[start][1])


def at(g: Reading, other: int) -> Iterable[int]:
    """What is on the cell of something."""
    start = g.cell_of(other)
    return () if start is None else _on_cells(g, frozenset((start,)))


def in_deploy_zone(g: Reading, seat: int) -> Iterable[int]:
    """What is in a player's Deploy Zone. [RZ-503 RZ-511]"""
    return _on_cells(g, frozenset(deploy_zone(g, seat)))


def on_half(g: Reading, seat: int) -> Iterable[int]:
    """What is on a player's half: rows 1 to 4 are seat A's. [RZ-502]"""
    half = len(CELLS) // 2
    return _on_cells(g, frozenset(range(half) if seat == 0 else range(half, 2 * half)))


def on_slot_of(g: Reading, other: Id) -> tuple[Id, ...]:
    """What is on the slot of something, of either player."""
    slot = getattr(g.known(other), "slot", None)
    return () if slot is None else tuple([id for id in (*g.fighters(), *g.powers()) if g.s.things[id].slot == slot])


def is_empty(g: Reading, id: int) -> bool:
    """Whether no entity is on a cell. [RZ-507]"""
    return called(id) not in g.s.board
