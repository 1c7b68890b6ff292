"""Who can attack whom, and how. [RB-617 to RB-635 RB-639 RB-644 RB-645 RB-856 to RB-861 RB-921 to RB-923 RB-980 to
RB-982]"""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.state import Id

from .board import Board

ADJACENT, RANGED, OPEN, FLIGHT = "adjacent", "ranged", "open", "flight"
"""How an attack is made: the best way for the attacker counts. [RB-621]"""
WINGS = 2
"""The RANGE that FLIGHT lends in Blitz. [RB-856 RB-1211]"""


def is_protected(g: Board, id: Id) -> bool:
    """Whether only adjacent creatures can attack something. [RB-981 RB-982]"""
    return g.creature(id).down or g.has(id, "STEALTH") and g.option("stealth_protection") == "always"


def flies(g: Board, id: Id) -> bool:
    """Whether a creature has the benefit of FLIGHT. [RB-858 RB-859 RB-980]"""
    return has_wings(g, id) and not any(
        has_wings(g, each) and g.seat_of(each) != g.seat_of(id) for each in g.related("in_front", id)
    )


def has_wings(g: Board, id: Id) -> bool:
    """Whether a creature has FLIGHT and lies face-up. [RB-859 RB-980]"""
    return g.has(id, "FLIGHT") and not g.creature(id).down


def ways(g: Board, a: Id) -> Iterator[tuple[Id, str]]:
    """All enemy creatures that a creature could attack, with how. [RB-617 RB-618 RB-621 RB-856 RB-981]"""
    far, wings = g.x_of(a, "RANGE"), WINGS if flies(g, a) else 0
    for id, tiles, is_open in g.enemies(a):
        if tiles == 1:
            yield id, ADJACENT
        elif (is_open or tiles <= far or tiles <= wings) and not is_protected(g, id):
            yield id, RANGED if tiles <= far else OPEN if is_open else FLIGHT


def not_target(g: Board, a: Id, target: Id) -> str | None:
    """The clause that keeps a creature from attacking another one. [RB-622 RB-639 RB-858 RB-981]"""
    if g.seat_of(target) == g.seat_of(a):
        return "RB-622"
    if target in dict(ways(g, a)):
        return "RB-1117" if g.forbidden("be_attacked", target) else None
    if is_protected(g, target):
        return "RB-981"
    near = any(id == target and tiles <= WINGS for id, tiles, _ in g.enemies(a))
    return "RB-858" if near and has_wings(g, a) else "RB-639"


def player_mode(g: Board, a: Id) -> str:
    """How a creature could attack the enemy player; "" if it can't. [RB-631 RB-633 RB-861]"""
    if not g.related("in_front", a):
        return OPEN
    rows = rows_to_player(g, a)
    if rows <= g.x_of(a, "RANGE"):
        return RANGED
    return FLIGHT if rows <= WINGS and flies(g, a) else ""


def rows_to_player(g: Board, a: Id) -> int:
    """How many rows a creature is from the enemy player. [RB-633]"""
    return g.rank_of(a) + len(g.s.seats[1 - g.seat_of(a)].ranks)


def not_by_weapon(g: Board, weapon: Id, target: Id) -> str | None:
    """The clause that keeps a Weapon from reaching a creature. [RB-644 RB-645 RB-648 RB-982]"""
    if g.seat_of(target) == g.seat_of(weapon):
        return "RB-622"
    if is_protected(g, target):
        return "RB-982"
    if g.forbidden("be_attacked", target):
        return "RB-1117"
    rows = g.rank_of(target) + len(g.s.seats[g.seat_of(weapon)].ranks)
    return None if not g.related("in_front", target) or rows <= g.x_of(weapon, "RANGE") else "RB-644"


def targets(g: Board, a: Id) -> Iterator[tuple[Id, str]]:
    """All that a creature could attack now, with how; 0 is the enemy player. [RB-640]"""
    yield from ((id, how) for id, how in ways(g, a) if not g.forbidden("be_attacked", id))
    if how := player_mode(g, a):
        yield 0, how
