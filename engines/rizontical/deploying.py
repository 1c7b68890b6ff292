"""Where a player may deploy. [RZ-304 RZ-511 to RZ-513 RZ-710]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .board import DEPLOY_ZONES, SIZE

if TYPE_CHECKING:
    from .reading import Reading


def deploy_zone(g: Reading, seat: int) -> tuple[int, ...]:
    """The cells of a player's Deploy Zone, row by row from the own edge. [RZ-511]"""
    return DEPLOY_ZONES[g.option("deploy_zone")][seat]


def free_deploy_cells(g: Reading, seat: int, anywhere: bool = False) -> list[int]:
    """Where a player may deploy: cells of the own Deploy Zone without an entity. [RZ-512 RZ-513]"""
    if anywhere or g.seat_granted("deploy_anywhere", seat):
        zone: Iterable[int] = dict.fromkeys((*deploy_zone(g, seat), *range(SIZE * SIZE)))
    else:
        zone = deploy_zone(g, seat)
    return [cell for cell in zone if cell not in g.s.board]


def may_deploy(g: Reading, seat: int, anywhere: bool = False) -> bool:
    """Whether a player could deploy: a card, a slot and a cell. [RZ-304 RZ-513 RZ-710]"""
    side = g.s.seats[seat]
    return (
        bool(side.fighter_deck)
        and 0 in side.slots
        and bool(free_deploy_cells(g, seat, anywhere))
        and not g.seat_forbidden("deploy", seat)
    )
