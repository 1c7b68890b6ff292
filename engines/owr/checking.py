"""The check: whether somebody has lost, what its damage destroys, who has control. [OW-101 OW-102 OW-105 OW-529 OW-825
OW-978]"""

from __future__ import annotations

from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import SeatName, say

from .board import Board
from .entering import settle_control
from .happening import come_about, spared

PROTECTS = {"battle": "be_destroyed_in_battle", "effect": "be_destroyed_by_effects"}


def check(g: Board) -> None:
    """Whether somebody has lost; then everything that its damage destroys is destroyed together, until nothing is.
    [OW-105 OW-825]"""
    s = g.s
    while s.dirty and s.outcome is None:
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        if any(side.lf <= 0 for side in s.seats):
            decide(g)
            return
        depth = len(s.agenda)
        dying = [id for id in g.all_creatures() if (g.creature(id).damage or id in s.hit) and is_dying(g, id)]
        if dying and (saved := spared(g)):
            dying = [id for id in dying if id not in saved]
        if dying:
            come_about(g, [_fall(g, id) for id in dying])
        else:
            settle_control(g)
        if len(s.agenda) > depth:
            return


def _fall(g: Board, id: Id) -> Event:
    """The destruction of a creature that its damage destroys: by what dealt it the last of that damage, or by nothing
    where only its DEF has changed. [OW-823 OW-825]"""
    cause, source = g.s.hit.get(id, ("none", 0))
    return Event("destroyed", g.seat_of(id), id, g.id_of(source), 0, cause)


def is_dying(g: Board, id: Id) -> bool:
    """Whether a creature's damage destroys it. [OW-529 OW-825 OW-826]"""
    damage = g.creature(id).damage
    if not damage or g.stat(id, "def") > damage:
        g.s.hit.pop(id, None)
        return False
    return not is_safe(g, id, g.s.hit.get(id, ("none", 0))[0])


def is_safe(g: Board, id: Id, cause: str) -> bool:
    """Whether something can't be destroyed so. [OW-978]"""
    return g.forbidden("be_destroyed", id) or cause in PROTECTS and g.forbidden(PROTECTS[cause], id)


def decide(g: Board) -> None:
    """Who has no LF left loses; if both have none, nobody wins. [OW-101 OW-102]"""
    left = [seat for seat, side in enumerate(g.s.seats) if side.lf > 0]
    if left:
        g.finish(Outcome(left[0], say("ow-outcome-win", winner=SeatName(left[0])), "OW-101"))
    else:
        g.finish(Outcome(None, say("ow-outcome-draw"), "OW-102"))
