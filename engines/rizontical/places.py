"""What is where, as selectors ask for it; what a Fighter can hit from where it stands; where a player may deploy.
[RZ-502 to RZ-505 RZ-511 to RZ-513 RZ-551 to RZ-558]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engines.kernel.ask import Option, which
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import Text, say

from .board import BETWEEN, CELLS, DEPLOY_ZONES, NAMES, RINGS, SIZE, WALKED, WITHIN, called
from .state import SLOTS, TOKEN_LIMIT

if TYPE_CHECKING:
    from .reading import Reading

SLOT_TEXTS = tuple(say("rz-slot", slot=slot + 1) for slot in SLOTS)


def deploy_zone(g: Reading, seat: int) -> tuple[int, ...]:
    """The cells of a player's Deploy Zone, row by row from the own edge. [RZ-511]"""
    return DEPLOY_ZONES[g.option("deploy_zone")][seat]


def free_deploy_cells(g: Reading, seat: int, anywhere: bool = False) -> list[int]:
    """Where a player may deploy: cells of the own Deploy Zone without an entity. [RZ-512 RZ-513]"""
    if anywhere or g.granted("deploy_anywhere", seat + 1):
        zone: Iterable[int] = dict.fromkeys((*deploy_zone(g, seat), *range(SIZE * SIZE)))
    else:
        zone = deploy_zone(g, seat)
    return [cell for cell in zone if cell not in g.s.board]


def may_deploy(g: Reading, seat: int, anywhere: bool = False) -> bool:
    """Whether a player could deploy a card of the Fighter deck. [RZ-710]"""
    return bool(g.s.seats[seat].fighter_deck) and has_deploy_room(g, seat, anywhere)


def has_deploy_room(g: Reading, seat: int, anywhere: bool = False) -> bool:
    """Whether a player could deploy, whatever card: a slot and a cell, and nothing forbids it. [RZ-304 RZ-513
    RZ-1407]"""
    free = 0 in g.s.seats[seat].slots and bool(free_deploy_cells(g, seat, anywhere))
    return free and not g.seat_forbidden("deploy", seat)


def token_room(g: Reading, seat: int, card: str) -> int:
    """How many more copies of a token a player may have. [RZ-1107 RZ-1127]"""
    ids = (*g.summons(), *g.tile_ids())
    return TOKEN_LIMIT - sum(g.s.things[id].card == card and g.s.things[id].owner == seat for id in ids)


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


CELL_TEXTS = tuple(say("rz-cell", cell=name) for name in NAMES)


def cell_options(cells: Iterable[int], then: Any = None, *, aside: bool = False) -> list[Option]:
    """Cells as options."""
    return [Option(NAMES[cell], CELL_TEXTS[cell], cell, then, (NAMES[cell],), aside=aside) for cell in cells]


def slot_options(slots: Iterable[int], then: Any = None) -> tuple[Option, ...]:
    """Slots as options."""
    return tuple(Option(f"@{slot + 1}", SLOT_TEXTS[slot], slot, then) for slot in slots)


def which_slot(seat: int, row: tuple[Id, ...], prompt: Text, wanted: int | None = None) -> Verdict:
    """The question which empty slot of a row, or whether the one that is wanted; nothing comes of it if none is."""
    slots = [slot for slot in SLOTS if not row[slot] and wanted in (None, slot)]
    return which(seat, "effect_slot", prompt, slot_options(slots), "RZ-304") if slots else END


def way_options(ways: Iterable[str], then: Any = None) -> list[Option]:
    """Directions as options."""
    return [Option(way, say("rz-dir-" + way), way, then) for way in ways]


class Places:
    """What is on some cells, and the cells themselves."""

    def __init__(self, g: Any, cells: frozenset[int]):
        self.g, self.cells = g, cells

    def __contains__(self, id: int) -> bool:
        return (called(id) if id < 0 else self.g.cell_of(id)) in self.cells

    def __iter__(self) -> Any:
        return map(called, sorted(self.cells))


Find = Callable[[Any, int, "int | None"], Iterable[int]]
"""What is near something, or a player's, by the game, that and perhaps a number."""


def _near(cells: Callable[[Reading, int, int, int | None], frozenset[int]]) -> Find:
    """What is on some cells, measured from the one that something is on."""

    def find(g: Reading, other: int, n: int | None) -> Iterable[int]:
        start = g.cell_of(other)
        return () if start is None else Places(g, cells(g, start, other, n))

    return find


within = _near(lambda g, start, other, n: g.within(start, g.stat(other, "ra") if n is None else n))
"""What is so many cells from something, or within its RA. [RZ-555]"""
around = _near(lambda _g, start, _, __: WITHIN[start][1])
"""What is around something. [RZ-504]"""
beside = _near(lambda _g, start, _, __: WALKED[start][1])
"""What is adjacent to something. [RZ-505]"""
at = _near(lambda _g, start, _, __: frozenset((start,)))
"""What is on the cell of something."""


def in_deploy_zone(g: Reading, player: int, _: int | None) -> Iterable[int]:
    """What is in a player's Deploy Zone. [RZ-503 RZ-511]"""
    return Places(g, frozenset(deploy_zone(g, player - 1)))


def on_half(g: Reading, player: int, _: int | None) -> Iterable[int]:
    """What is on a player's half: rows 1 to 4 are seat A's. [RZ-502]"""
    half = len(CELLS) // 2
    return Places(g, frozenset(CELLS[:half] if player == 1 else CELLS[half:]))


def on_slot_of(g: Reading, other: Id, _: int | None) -> tuple[Id, ...]:
    """What is on the slot of something, of either player."""
    slot = getattr(g.known(other), "slot", None)
    return () if slot is None else tuple([id for id in (*g.fighters(), *g.powers()) if g.s.things[id].slot == slot])


def is_empty(g: Reading, id: int) -> bool:
    """Whether no entity is on a cell. [RZ-507]"""
    return called(id) not in g.s.board
