"""The Speed Rule: what comes first on a slot, and in which order things are gone through. [RZ-661 to RZ-669 RZ-1401]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .state import Fighter, Power, Toss

if TYPE_CHECKING:
    from .reading import Reading


def first_on(g: Reading, slot: int, *, tossing: bool = True) -> int:
    """The seat that comes first on a slot by the Speed Rule; a tie is tossed once and kept. [RZ-661 to RZ-666]"""
    mine, theirs = rank(g, 0, slot), rank(g, 1, slot)
    if mine != theirs:
        return 0 if mine > theirs else 1
    for toss in g.s.tosses:
        if toss.slot == slot and toss.tie == mine:
            return toss.winner
    if not tossing:
        return 0
    winner = g.draw(2, "speed toss")
    g.s.tosses = [toss for toss in g.s.tosses if toss.slot != slot] + [Toss(slot, mine, winner)]
    text = "rz-log-speed-toss-round" if g.s.phase == "round_start" else "rz-log-speed-toss"
    g.happen(Event("tossed", winner), say(text, slot=slot + 1, winner=SeatName(winner)), "RZ-663")
    return winner


def rank(g: Reading, seat: int, slot: int) -> tuple[int, int]:
    """What the Speed Rule compares on a slot: Speed and HP of its Fighter; an empty one is below any. [RZ-661
    RZ-662 RZ-664]"""
    fighter = g.s.things[g.s.seats[seat].slots[slot]]
    return (-1, -1) if fighter is None or fighter.cell is None else (g.cards[fighter.card].speed, fighter.hp)


def by_speed(g: Reading, entries: Iterable[tuple[int, int, Any]]) -> list[tuple[int, int, Any]]:
    """Entries (slot, seat, anything) in Speed Rule order. Those of one seat and slot keep their order. [RZ-323
    RZ-667]"""
    entries = list(entries)
    ordered: list[tuple[int, int, Any]] = []
    for slot in sorted({slot for slot, _, _ in entries}, key=g.s.timeline.index):
        here = [entry for entry in entries if entry[0] == slot]
        if len({seat for _, seat, _ in here}) > 1:
            first = first_on(g, slot)
            here.sort(key=lambda entry: entry[1] != first)
        ordered += here
    return ordered


def in_speed_order(g: Reading, ids: Sequence[Id]) -> list[Id]:
    """Things in the order in which an effect is applied to them: on slots by the Speed Rule, which First and Last do
    not change, then tokens. [RZ-1401 RZ-1513]"""
    if len(ids) < 2:
        return list(ids)
    known = [(g.known(id), id) for id in ids]
    slotted = [(each.slot, each.controller, id) for each, id in known if isinstance(each, Fighter | Power)]
    return [id for _, _, id in by_speed(g, slotted)] + [
        id for each, id in known if not isinstance(each, Fighter | Power)
    ]


def turn_mark(g: Reading, seat: int) -> str:
    """Whether First or Last decides when a player's current Fighter plays: "first", "last" or "". [RZ-1511 RZ-1531
    RZ-1534]"""
    id = g.ally_now(seat)
    if not id:
        return ""
    conditions = g.fighter(id).conditions
    first, last = "First" in conditions, "Last" in conditions
    for each in g.parts_on("order", id):
        first, last = first or each.part.turn == "first", last or each.part.turn == "last"
    return "" if first == last else "first" if first else "last"
