"""What is noted on cards, Summoners and players: tilts, points, levels, Life, counters, marks, coins. [RS-126 to RS-128
RS-517 RS-528 RS-908 RS-1301]"""

from __future__ import annotations

from typing import Any, cast

from msgspec import structs

from engines.kernel.cards.ground import player_ref
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from .board import Board
from .replacements import amount_left
from .state import FIRST_ID, Counter, Summoner
from .words import L

MARK_CLAUSES = {"paranoia": ("RS-1238",)}
"""The clauses that the log cites for a mark."""


def is_standing(g: Board, id: int) -> bool:
    """Whether something is a Summoner that is not lost. [RS-909]"""
    return g.is_summoner(id) and not g.summoner(id).lost


def gain(g: Board, seat: int, name: str, delta: int) -> bool:
    """Coins or Ether are gained or lost: whether any are; a loss takes what is there. [RS-126 RS-127 RS-128]"""
    field = cast(str, L.resources[name])
    before: int = getattr(g.s.seats[seat], field)
    if delta > 0:
        delta = amount_left(g, Event(f"{name}_gained", seat, player_ref(seat), amount=delta))
    change = max(0, before + delta) - before
    if not change:
        return False
    setattr(g.seat(seat), field, before + change)
    g.mark_recent(f"{name}_gained", player_ref(seat), amount=change)
    if change > 0:
        text = say(f"rs-log-gain-{name}", who=SeatName(seat), n=change)
        g.occur(Event(f"{name}_gained", seat, amount=change), text, "RS-126" if name == "coins" else "RS-127")
    else:
        text = say(f"rs-log-lose-{name}", who=SeatName(seat), n=-change)
        g.happen(Event(f"{name}_lost", seat, amount=-change), text, "RS-128")
    return True


def steal_coins(g: Board, seat: int, taker: int, n: int) -> bool:
    """Coins go from a player to another, as many as there are: whether any do. [RS-128]"""
    taken = min(max(0, n), g.s.seats[seat].stock) if seat != taker else 0
    gain(g, seat, "coins", -taken)
    gain(g, taker, "coins", taken)
    return taken > 0


def spend_points(g: Board, id: Id, points: int) -> None:
    """A Summoner is tilted for its first point and spends points. [RS-502 RS-503 RS-505]"""
    summoner = g.edit(id)
    summoner.capacity -= points
    if points and tip(g, id):
        g.mark_recent("tilted", id)


def change_capacity(g: Board, id: Id, delta: int) -> bool:
    """An effect gives or takes Capacity Points: whether there are more or fewer then."""
    if not is_standing(g, id):
        return False
    summoner = g.edit(id)
    before = summoner.capacity
    summoner.capacity = max(0, before + delta)
    if summoner.capacity == before:
        return False
    text = say("rs-log-capacity", what=g.name(id), n=summoner.capacity)
    g.happen(Event("capacity", summoner.owner, id, amount=summoner.capacity - before), text, "RS-404")
    return True


def change_level(g: Board, id: Id, delta: int) -> bool:
    """A Summoner's level changes, within what is printed: whether it does; a new point waits while it is tilted.
    [RS-521 RS-523 RS-528]"""
    if not is_standing(g, id):
        return False
    card = g.card_of(id)
    level = max(1, min(len(card.levels), g.summoner(id).level + delta))
    summoner = g.edit(id)
    if level == summoner.level:
        return False
    points = card.capacity(level) - card.capacity(summoner.level)
    summoner.level = level
    if points < 0:
        summoner.capacity = min(summoner.capacity, card.capacity(level))
        summoner.pending = max(0, summoner.pending + points)
    elif summoner.tilted:
        summoner.pending += points
    else:
        summoner.capacity += points
    text, clause = say("rs-log-level", what=g.name(id), n=level), "RS-521" if summoner.tilted else "RS-523"
    g.depict(Event("leveled", summoner.owner, id, amount=level), text, "RS-528", clause)
    return True


def tip(g: Board, id: Id, text: Text | None = None, *clauses: str) -> bool:
    """Something is tilted, by the rules or by an effect: whether it was not before. [RS-502 RS-517 RS-805]"""
    if cast(Any, g.s.things[id]).tilted:
        return False
    g.edit(id).tilted = True
    g.occur(Event("tilted", g.seat_of(id), id), text, *clauses)
    return True


def tilt(g: Board, id: int) -> bool:
    """An effect tilts something, which takes no points; whether it was not before. [RS-517 RS-1303]"""
    if id < FIRST_ID or not g.is_in_play(id) or not tip(g, id, say("rs-log-tilted", what=g.name(id)), "RS-517"):
        return False
    g.mark_recent("tilted", id)
    return True


def untilt(g: Board, id: int) -> bool:
    """Something is untilted, whether it could be; a Summoner gets the points of a level that waited for it. [RS-517
    RS-522]"""
    if id < FIRST_ID or not g.is_in_play(id) or not cast(Any, g.s.things[id]).tilted:
        return False
    if g.forbidden("untilt", id):
        return False
    thing = g.edit(id)
    thing.tilted = False
    if isinstance(thing, Summoner) and thing.pending:
        thing.capacity += thing.pending
        thing.pending = 0
    g.depict(Event("untilted", g.seat_of(id), id), say("rs-log-untilted", what=g.name(id)), "RS-517")
    return True


def heal(g: Board, id: int, n: int) -> bool:
    """A Summoner regains Life, never above what is printed: whether it does. [RS-908]"""
    if not is_standing(g, id):
        return False
    before = g.summoner(id)
    lacking = g.cards[before.card].life - before.life
    if min(n, lacking) <= 0:
        return False
    healed = min(amount_left(g, Event("healed", before.owner, id, amount=min(n, lacking))), lacking)
    if not healed:
        return False
    life = g.edit(id).life = before.life + healed
    text = say("rs-log-heal", what=g.name(id), n=healed, life=life)
    g.depict(Event("healed", before.owner, id, amount=healed), text, "RS-908")
    return True


def lose_life(g: Board, id: int, n: int) -> bool:
    """A Summoner loses Life without being damaged: whether it does. [RS-908]"""
    if not is_standing(g, id) or min(n, g.summoner(id).life) <= 0:
        return False
    summoner = g.edit(id)
    n = min(n, summoner.life)
    summoner.life -= n
    text = say("rs-log-lose-life", what=g.name(id), n=n, life=summoner.life)
    g.depict(Event("life_lost", summoner.owner, id, amount=n), text, "RS-908")
    return True


def place_counters(g: Board, id: int, kind: str, n: int, bound: Id = 0, *, fleeting: bool = False) -> bool:
    """Charge Counters are placed; Constasy keeps minus ones away. [RS-1101 RS-1301 RS-1302]"""
    if n < 1 or not g.is_permanent(id) or g.kind_of(id) not in ("creature", "door"):
        return False
    plus = kind == "+1/+1"
    if not plus and g.has(id, "Constasy"):
        g.happen(Event("prevented", subject=id), say("rs-log-no-counter", what=g.name(id)), "RS-1101")
        return False
    n = amount_left(g, Event("counter_placed", g.seat_of(id), id, amount=n, kind=kind))
    if not n:
        return False
    thing = g.edit(id)
    merged = [each for each in thing.counters if (each.plus, each.bound, each.fleeting) != (plus, bound, fleeting)]
    before = sum(each.n for each in thing.counters if (each.plus, each.bound, each.fleeting) == (plus, bound, fleeting))
    thing.counters = (*merged, Counter(plus, before + n, bound, fleeting))
    g.mark_recent("counter_placed", id, amount=n if plus else -n)
    text = say("rs-log-counter", what=g.name(id), n=n, kind=kind)
    g.occur(Event("counter_placed", g.seat_of(id), id, amount=n, kind=kind), text, "RS-1301")
    return True


def remove_counters(g: Board, id: int, kind: str, n: int) -> bool:
    """Charge Counters are taken away, the lasting ones last: whether any are."""
    if not g.is_permanent(id):
        return False
    thing, left = g.edit(id), n
    kept: list[Counter] = []
    for each in sorted(thing.counters, key=lambda each: not each.fleeting):
        taken = min(left, each.n) if each.plus == (kind == "+1/+1") else 0
        left -= taken
        if each.n > taken:
            kept.append(structs.replace(each, n=each.n - taken))
    thing.counters = tuple(kept)
    if left < n:
        text = say("rs-log-uncounter", what=g.name(id), n=n - left, kind=kind)
        g.happen(Event("counter_removed", subject=id, amount=n - left), text, "RS-1301")
    return left < n


def unbind(g: Board, host: int, source: Id) -> None:
    """The counters bound to a Disease go with it. [RS-1223]"""
    if g.is_permanent(host) and any(each.bound == source for each in g.permanent(host).counters):
        thing = g.edit(host)
        thing.counters = tuple(each for each in thing.counters if each.bound != source)


def mark(g: Board, id: int, name: str) -> None:
    """Something gets a mark. [RS-1238]"""
    if g.is_in_play(id) and id >= FIRST_ID and name not in cast(Any, g.s.things[id]).marks:
        thing = g.edit(id)
        thing.marks = (*thing.marks, name)
        g.reshaped()
        text = say("rs-log-mark", what=g.name(id), mark=name)
        g.happen(Event("marked", subject=id, kind=name), text, *MARK_CLAUSES.get(name, ()))


def unmark(g: Board, id: int, name: str) -> None:
    """Something loses a mark."""
    if id >= FIRST_ID and name in getattr(g.s.things[id], "marks", ()):
        thing = g.edit(id)
        thing.marks = tuple(each for each in thing.marks if each != name)
        g.reshaped()
