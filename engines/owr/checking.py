"""The check: whether somebody has lost, what its damage destroys, who has control. [OW-101 OW-102 OW-105 OW-529 OW-825
OW-978]"""

from __future__ import annotations

from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import SeatName, say

from .board import Board
from .entering import settle_control
from .happening import come_about

PROTECTS = {"battle": "be_destroyed_in_battle", "effect": "be_destroyed_by_effects"}


def check(g: Board) -> None:
    """Whether somebody has lost; then everything that its damage destroys is destroyed together, until nothing is.
    [OW-105 OW-825]"""
    s = g.s
    while s.dirty and s.outcome is None and not s.done:
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        if any(side.lf <= 0 for side in s.seats):
            decide(g)
            return
        depth = len(s.agenda)
        dying = [id for id in g.all_creatures() if is_dying(g, id)]
        if dying:
            come_about(g, [Event("destroyed", g.seat_of(id), id, *_by(g, id)) for id in dying])
        elif settle_control(g):
            pass
        if len(s.agenda) > depth:
            return


def _by(g: Board, id: Id) -> tuple[int, int, str]:
    """By what a creature is destroyed that its damage destroys: what dealt it the last of that damage, or nothing where
    only its DEF has changed. [OW-823 OW-825]"""
    cause, source = g.s.hit.get(id, ("none", 0))
    return (g.id_of(source), 0, cause)


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
        conclude(g, Outcome(left[0], say("ow-outcome-win", winner=SeatName(left[0])), "OW-101"))
    else:
        conclude(g, Outcome(None, say("ow-outcome-draw"), "OW-102"))


def conclude(g: Board, outcome: Outcome) -> None:
    """A game is over; with it the match, unless it is one of a series that goes on. [OW-136]"""
    s = g.s
    if outcome.winner is not None:
        g.seat(outcome.winner).won += 1
    games = int(g.option("best_of"))
    best = max(side.won for side in s.seats)
    if games == 1 or best * 2 > games or s.game >= games:
        g.finish(outcome if games == 1 else _series(g, outcome))
        return
    g.happen(Event("game_over", outcome.winner), outcome.reason, outcome.clause)
    del s.agenda[1:]
    s.agenda[0].step = "over"
    s.done = True


def _series(g: Board, last: Outcome) -> Outcome:
    """The result of a series: who has won more games. [OW-136]"""
    won = [side.won for side in g.s.seats]
    if won[0] == won[1]:
        return Outcome(None, say("ow-outcome-series-draw", n=won[0]), "OW-136")
    winner = int(won[1] > won[0])
    g.happen(Event("game_over", last.winner), last.reason, last.clause)
    reason = say("ow-outcome-series", winner=SeatName(winner), n=max(won), other=min(won))
    return Outcome(winner, reason, "OW-136")
