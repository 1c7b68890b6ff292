"""The check: who has lost, which creatures are dead, what has come to its end. [RB-239 RB-611 RB-612 RB-643 RB-663
RB-1051 to RB-1057 RB-1201 to RB-1204]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.lasting import GOOD
from engines.kernel.event import Event
from engines.kernel.state import Id, Outcome
from engines.kernel.text import SeatName, say

from .board import Board
from .damage import gain_xp
from .entering import settle_control
from .moving import break_up, leave, relocate


def check(g: Board) -> None:
    """Whether somebody has lost; then all creatures found dead die together, until none is. While damage is being dealt
    and answered, deaths wait. [RB-611 RB-1203]"""
    s = g.s
    while s.dirty and s.outcome is None:
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        if any([side.life <= 0 for side in s.seats]):
            decide(g)
            return
        if holds(g):
            continue
        dead = g.dead()
        if dead:
            perish(g, dead)
            continue
        s.hit = {}
        _clear_away(g)
        if settle_control(g):
            return


def holds(g: Board) -> bool:
    """Whether deaths wait, for damage that is still being dealt or answered. [RB-609 RB-611]"""
    return any([getattr(each, "holds", False) for each in g.s.agenda])


def perish(g: Board, ids: Sequence[Id]) -> None:
    """Creatures die; UNDEATH brings one back that has any left. [RB-1051 to RB-1057 RB-1113]"""
    dying: list[Id] = []
    for id in ids:
        if g.undeaths(id):
            _revive(g, id)
        else:
            dying.append(id)
    payers = [_payer(g, id) for id in dying]
    values = [g.card_of(id).xp for id in dying]
    leave(g, dying, dies=True)
    for payer, n in zip(payers, values, strict=True):
        if payer is not None:
            gain_xp(g, payer, n, "kill", "RB-607")


def _revive(g: Board, id: Id) -> None:
    """It returns to life, where it stands, with one Damage token less than would kill it. [RB-1051 RB-1055 RB-1056]"""
    thing: Any = g.edit(id)
    thing.returned += 1
    thing.damage = max(0, g.max_health(id) - 1)
    thing.down = False
    g.stale()
    g.informed = True
    g.mark_recent("revived", id)
    g.occur(Event("revived", thing.controller, id), say("rb-log-revived", what=g.name(id), n=thing.damage), "RB-1051")


def _payer(g: Board, id: Id) -> int | None:
    """Who gains Experience for a creature that dies: whose attack killed it; by option the active player for every
    enemy. [RB-607 RB-608 RB-615 RB-943]"""
    attack = g.attack_under_way()
    if attack is not None and g.handle(id) in attack.victims:
        return attack.seat
    anyhow = g.option("kill_xp") == "any_on_your_turn" and g.seat_of(id) != g.s.active
    return g.s.active if anyhow else None


def _clear_away(g: Board) -> None:
    """Weapons without a use left break; Spells whose effect is over go to the Discard pile. [RB-239 RB-643]"""
    for side in g.s.seats:
        for id in side.weapons:
            if not g.thing(id).left and g.attack_under_way() is None:
                break_up(g, id)
        over = [id for id in side.waiting if not lasts(g, id)]
        if over:
            relocate(g, over, "discard")


def lasts(g: Board, id: Id) -> bool:
    """Whether an effect of a Spell is still to come, is under way, or lasts. [RB-239]"""
    this = g.handle(id)
    waits = [*g.s.heard, *g.s.agenda]
    for frame in g.s.agenda:
        waits += [*getattr(frame, "queue", ()), *getattr(frame, "fresh", ())]
    lasting = any(each.this == this and each.until != GOOD for each in g.s.lasting)
    return lasting or any(getattr(each, "this", 0) == this for each in waits)


def decide(g: Board) -> None:
    """Who has no life left loses; if both have none, nobody wins. [RB-1201 RB-1204]"""
    left = [seat for seat, side in enumerate(g.s.seats) if side.life > 0]
    if left:
        g.finish(Outcome(left[0], say("rb-outcome-win", winner=SeatName(left[0])), "RB-1201"))
    else:
        g.finish(Outcome(None, say("rb-outcome-draw"), "RB-1204"))
