"""Damage to creatures and players, healing, tokens, Experience. [RB-316 RB-330 RB-351 to RB-354 RB-602 to RB-605 RB-627
to RB-630 RB-636 RB-637 RB-651 to RB-657 RB-701 to RB-747 RB-946 to RB-949]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .board import Board
from .moving import break_up
from .state import LIFE

HALVED = ("attack", "weapon", "retaliation", "opportunity")
"""The kinds of damage that RESISTANCE halves. [RB-946 to RB-949]"""


def half(n: int) -> int:
    """Half, rounded down. [RB-628]"""
    return n // 2


def turn_up(g: Board, id: Id, clause: str = "RB-979") -> None:
    """A face-down creature is turned face-up. [RB-977 RB-978 RB-979]"""
    if not g.creature(id).down:
        return
    thing: Any = g.edit(id)
    thing.down = False
    g.informed = True
    g.depict(Event("turned_up", thing.controller, id), say("rb-log-turned-up", what=g.name(id)), clause)


def resists(g: Board, id: Id, kind: str, *, magic: bool) -> bool:
    """Whether damage to a creature is halved. [RB-946 to RB-949]"""
    return kind in HALVED and not magic and g.has(id, "RESISTANCE")


def taken(g: Board, id: Id, n: int, kind: str, *, magic: bool) -> tuple[int, int]:
    """What a creature takes of damage, and how much of that its Shields absorb. [RB-630 RB-723]"""
    n = half(n) if resists(g, id, kind, magic=magic) else n
    return n, min(g.creature(id).shield, n) if g.option("shield_model") == "absorb" else 0


def strike(
    g: Board, id: Id, n: int, kind: str, source: Id, *, magic: bool = False, passes: bool = False
) -> tuple[int, int]:
    """A creature is dealt damage: halved, absorbed, and the rest as Damage tokens. How much it was, and where damage
    `passes` on, how much is left of it once this has killed. [RB-603 RB-630 RB-656 RB-723 RB-940 RB-944]"""
    if n <= 0:
        return 0, 0
    if resists(g, id, kind, magic=magic):
        turn_up(g, id)
    n, absorbed = taken(g, id, n, kind, magic=magic)
    if not n:
        return 0, 0
    thing: Any = g.edit(id)
    thing.shield -= absorbed
    thing.damage += n - absorbed
    excess = 0
    if passes and not g.undeaths(id):
        excess = min(n - absorbed, max(0, thing.damage - g.max_health(id)))
        thing.damage -= excess
        g.stale()
        n -= excess
    g.s.hit[id] = (kind, g.handle(source))
    text = say("rb-log-damaged", what=g.name(id), n=n, kind=kind, absorbed=absorbed, on=thing.damage)
    clause = "RB-605" if kind == "retaliation" else "RB-603"
    g.depict(Event("damaged", thing.controller, id, source, n, kind), text, clause)
    return n, excess


def hurt(g: Board, seat: int, n: int, kind: str, source: Id) -> int:
    """A player is dealt damage: Armour absorbs it in its order, the rest lowers life. [RB-636 RB-651 to RB-655]"""
    if n <= 0:
        return 0
    rest = n
    for id in g.s.seats[seat].armours:
        taken = min(rest, g.thing(id).left)
        if taken:
            armour: Any = g.edit(id)
            armour.left -= taken
            rest -= taken
            text = say("rb-log-absorbs", what=g.name(id), n=taken, left=armour.left)
            g.happen(Event("absorbed", seat, id, amount=taken), text, "RB-651")
            if not armour.left:
                break_up(g, id)
    event = Event("hurt", seat, other=source, amount=n, kind=kind)
    rest = min(rest, g.s.seats[seat].life)  # [RB-1201]
    if not rest:
        g.occur(event)
        return n
    g.seat(seat).life -= rest
    g.mark_recent("hurt", player_ref(seat), amount=rest)
    text = say("rb-log-hurt", who=SeatName(seat), n=rest, kind=kind, left=g.s.seats[seat].life)
    g.occur(event, text, "RB-636")
    return n


def heal(g: Board, id: Id, n: int) -> bool:
    """Damage tokens are taken off a creature: whether there were any. [RB-702]"""
    off = min(n, g.creature(id).damage)
    if off > 0:
        thing: Any = g.edit(id)
        thing.damage -= off
        text = say("rb-log-heals", what=g.name(id), n=off)
        g.depict(Event("healed", thing.controller, id, amount=off), text, "RB-702")
    return off > 0


def mend(g: Board, seat: int, n: int) -> bool:
    """A player regains life, up to what all start with: whether any. [RB-637 RB-872]"""
    return change_life(g, seat, max(0, min(n, LIFE - g.s.seats[seat].life)))


def change_life(g: Board, seat: int, n: int) -> bool:
    """A player gains life, or loses it (below 0) as far as there is any, which is no damage: whether any. [RB-637
    RB-655 RB-1201]"""
    if n := max(n, -g.s.seats[seat].life):
        side = g.seat(seat)
        side.life += n
        way, clause = ("gained", "RB-872") if n > 0 else ("lost", "RB-655")
        text = say("rb-log-life-" + way, who=SeatName(seat), n=abs(n), left=side.life)
        g.happen(Event("life_" + way, seat, amount=abs(n)), text, clause)
    return n != 0


def put_tokens(g: Board, id: Id, token: str, n: int) -> bool:
    """Tokens are put on a creature, all at once; or (below 0) taken off it, as many as there are: whether any are.
    [RB-711 to RB-747]"""
    n = max(n, -getattr(g.creature(id), token))
    if not n:
        return False
    thing: Any = g.edit(id)
    setattr(thing, token, getattr(thing, token) + n)
    text = say("rb-log-tokens", what=g.name(id), token=token, n=abs(n), way="on" if n > 0 else "off")
    if n > 0:
        g.depict(Event("token_placed", thing.controller, id, amount=n, kind=token), text, "RB-747")
    else:
        g.happen(Event("token_taken", thing.controller, id, amount=-n, kind=token), text, "RB-712")
    return True


def gain_xp(g: Board, seat: int, n: int, how: str, clause: str) -> None:
    """A player gains Experience, or loses it, never below 0; the Level follows at once. [RB-330 RB-351 to RB-354]"""
    n = max(n, -g.s.seats[seat].xp)
    if not n:
        return
    side = g.seat(seat)
    before = side.level
    side.xp += n
    text = say("rb-log-xp", who=SeatName(seat), n=abs(n), way="up" if n > 0 else "down", how=how, total=side.xp)
    g.happen(Event("xp", seat, amount=n, kind=how), text, clause)
    text = say("rb-log-level", who=SeatName(seat), n=side.level)
    if side.level > before:
        g.mark_recent("leveled", player_ref(seat))
        g.occur(Event("leveled", seat, amount=side.level), text, "RB-351")
    elif side.level < before:
        g.happen(Event("level_lost", seat, amount=side.level), text, "RB-353")


def lay_down(g: Board, seat: int) -> None:
    """The Shield tokens of a player's creatures vanish. [RB-722 RB-724]"""
    held: Sequence[Id] = [id for id in g.creatures(seat) if g.creature(id).shield]
    for id in held:
        g.edit(id).shield = 0
    if held:
        g.happen(Event("shields", seat), say("rb-log-shields", who=SeatName(seat)), "RB-722")
