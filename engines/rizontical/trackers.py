"""Use and Time, which count down. [RZ-634 RZ-867 RZ-868 RZ-922 to RZ-926]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import say

from .lent import ability_at, is_lent, lent
from .state import TRACKER_LIMIT, Power, Token, Tracked

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading


def use_one(g: Duel, this: int, number: int) -> bool:
    """An effect of an object is used and loses 1 Use, if it has Use; whether there was one to lose. [RZ-867 RZ-922
    RZ-923]"""
    for id in g.still((this,)):
        thing = g.s.things[id]
        left = left_of(g, id, number) if isinstance(thing, Tracked) else None
        if left is not None:
            counter = number if is_lent(number) else g.cards[thing.card].counter(number)
            g.alter(id).uses = {**thing.uses, counter: max(0, left - 1)}
        return left != 0
    return True


def lose_time(g: Duel) -> None:
    """Every Time goes down by 1, all together; what is at 0 leaves in Speed Rule order, Skills and a Numen's
    effects are off. [RZ-634 RZ-868 RZ-926]"""
    tokens = (*g.summons(), *g.tile_ids())
    numens = [side.numen for side in g.s.seats]
    spent: list[Id] = []
    for id in (*g.powers(), *g.fighters(), *tokens, *numens):
        thing = g.s.things[id]
        known = {number: each.time for number, each in lent(g, id) if each.time is not None} | thing.times
        if known and not getattr(thing, "facedown", False):
            times = {number: max(0, left - 1) for number, left in known.items()}
            write = g.alter if 1 in known.values() else g.edit  # at 0 it is at work no more
            write(id).times = times
            if 0 in times.values() and isinstance(thing, Power | Token):
                spent.append(id)
    g.one_by_one(spent, lambda id: run_out(g, id))


def change_use(g: Duel, id: Id, n: int) -> None:
    """A Power's Use changes, from 0 to 6; a face-down card shows none. [RZ-312 RZ-869 RZ-923 RZ-1105 RZ-1126]"""
    power = g.s.things[id]
    if isinstance(power, Power | Token) and power.uses and not getattr(power, "facedown", False):
        uses = {number: max(0, min(TRACKER_LIMIT, left + n)) for number, left in power.uses.items()}
        g.alter(id).uses = uses
        g.happen(Event("use", subject=id), say("rz-log-use", what=g.name(id), n=g.s.things[id].use), "RZ-922")


def change_time(g: Duel, id: Id, n: int) -> None:
    """A Power's Time changes, up to 6; at 0 it goes to the void; a face-down card shows none. [RZ-312 RZ-869
    RZ-924]"""
    power = g.s.things[id]
    if isinstance(power, Power | Token) and power.times and not getattr(power, "facedown", False):
        times = {number: max(0, min(TRACKER_LIMIT, left + n)) for number, left in power.times.items()}
        g.alter(id).times = times
        left = g.s.things[id].time or 0
        g.happen(Event("time", subject=id), say("rz-log-time", what=g.name(id), n=left), "RZ-924")
        if not left:
            run_out(g, id)


def run_out(g: Duel, id: Id) -> None:
    """A Power's Time is at 0: it goes to the void, a Summon or Tile to the supply. [RZ-924 RZ-926 RZ-1115]"""
    g.depart(id, "void", "RZ-926")


def left_of(g: Reading, id: Id, number: int) -> int | None:
    """What is left of the Use of an effect, None if it has none."""
    return count_of(g, g.known(id), number, "uses")


def time_of(g: Reading, id: Id, number: int) -> int | None:
    """What is left of the Time of an effect, None if it has none."""
    return count_of(g, g.known(id), number, "times")


def count_of(g: Reading, thing: Any, number: int, count: str) -> int | None:
    """What is left of the Use ("uses") or Time ("times") of an effect of a thing, None if it has none."""
    counts: dict[int, int] | None = getattr(thing, count, None)
    if is_lent(number):
        printed = ability_at(g, thing.id, number)
        return (counts or {}).get(number, printed.uses if count == "uses" else printed.time)
    return counts.get(g.cards[thing.card].counter(number)) if counts else None


def main_number(g: Reading, id: Id) -> int:
    """The place of the effect of a Power that is used."""
    return getattr(g.cards[g.known(id).card], "number", 0)
