"""What players and things have more or less of: AP, Souls, Protection, Mana, Use, Time. [RZ-731 RZ-831 RZ-861 RZ-869
RZ-922 RZ-924]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import say

from .conditions import protect, unprotect
from .speed import in_speed_order
from .state import STAT_LIMIT, Fighter
from .trackers import change_time, change_use

if TYPE_CHECKING:
    from .duel import Duel

By = Callable[[Id], int]
"""By how much, of each."""


def gain_levels(g: Duel, name: str, ids: Sequence[Id], by: By) -> None:
    """So much of something is gained."""
    if name == "ap":
        for id in ids:
            g.gain_ap(id - 1, by(id))
    elif name == "protection":
        for id in in_speed_order(g, ids):
            protect(g, id, by(id))
    else:
        _change(g, name, ids, by)


def lose_levels(g: Duel, name: str, ids: Sequence[Id], by: By) -> None:
    """So much of something is lost, as much as there is."""
    if name == "ap":
        for id in ids:
            g.lose_ap(id - 1, by(id))
    elif name == "protection":
        for id in in_speed_order(g, ids):
            unprotect(g, id, by(id))
    else:
        _change(g, name, ids, lambda id: -by(id))


def _change(g: Duel, name: str, ids: Sequence[Id], by: By) -> None:
    if name == "souls":
        for id in ids:
            g.change_souls(id - 1, by(id))
    elif name == "mana":
        for id in in_speed_order(g, ids):
            change_mana(g, id, by(id))
    elif name == "uses":
        for id in ids:
            change_use(g, id, by(id))
    else:
        g.one_by_one(ids, lambda id: change_time(g, id, by(id)))


def change_mana(g: Duel, id: Id, n: int) -> None:
    """A Fighter's stock of Mana changes. [RZ-847 RZ-861 RZ-870]"""
    if not g.in_play(id) or not isinstance(g.s.things[id], Fighter):
        return
    before = g.fighter(id).mana
    after = max(0, min(STAT_LIMIT, before + n))
    if after != before:
        g.edit(id).mana = after
        text = say("rz-log-stat", who=g.name(id), stat=say("rz-stat-mana"), by=f"{after - before:+d}")
        g.happen(Event("stat", subject=id), text, "RZ-871")
