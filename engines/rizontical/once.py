"""What is possible once in a turn: Move, Push, Conjuration, and the Hit that ends it. [RZ-527 RZ-533 RZ-627 RZ-644
RZ-713 RZ-714]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel.state import Id

if TYPE_CHECKING:
    from .duel import Duel
    from .uses import Announced


def use_up(g: Duel, seat: int, what: str) -> None:
    """A player used something that is possible once in a turn; a bonus action uses up nothing. [RZ-644 RZ-713 RZ-714
    RZ-804]"""
    if g.s.bonus:
        return
    g.stale()
    if g.s.active != seat:
        g.s.used_away = (*g.s.used_away, what)
    elif what == "hit":
        g.s.hits += 1
    else:
        g.s.used = (*g.s.used, what)


def spent(g: Duel, seat: int, ally: Id) -> tuple[str, ...]:
    """What a player did in this player turn as often as one allows, whoever's turn it is. [RZ-527 RZ-533 RZ-644 RZ-713
    RZ-714]"""
    if g.s.bonus:
        return ()
    used, hits = (g.s.used, g.s.hits) if g.s.active == seat else (g.s.used_away, g.s.used_away.count("hit"))
    done = tuple([what for what in used if what != "hit"]) if used else ()
    return (*done, "hit") if hits and ally and hits >= hits_allowed(g, ally) else done


def done_already(g: Duel, seat: int) -> tuple[str, ...]:
    """What a player can't do again in this turn; an effect that allows one kind of action allows it once more."""
    return spent(g, seat, g.ally_now(seat)) if getattr(g.top, "only", "any") == "any" else ()


def hits_allowed(g: Duel, ally: Id) -> int:
    """How many hits a Fighter may declare in a turn: one, and what effects add. [RZ-714 RZ-1408]"""
    return 1 + g.granted("extra_hit", ally)


def would_end(g: Duel, seat: int, who: Id) -> bool:
    """Whether one more successful Basic Hit or SPELL hit ends its player's turn: unless a further one is allowed.
    [RZ-627 RZ-650 RZ-1408]"""
    if g.s.bonus or g.s.active != seat:
        return False
    return g.s.successes + 1 > g.granted("extra_hit", who) and not g.granted("act_after_hit", who)


def successful(g: Duel, hit: Announced, who: Id) -> None:
    """A Basic Hit or SPELL hit was successful. [RZ-627]"""
    if g.s.bonus or g.s.active != hit.seat:
        return
    ends = not hit.here(g, who) or would_end(g, hit.seat, who)
    g.s.successes += 1
    if ends:
        g.s.turn_over = True
