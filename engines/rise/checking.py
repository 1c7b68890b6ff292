"""The state check: what is lost, dead or illegal leaves. [RS-724]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.cards.lasting import Active
from engines.kernel.cards.values import Count, Path
from engines.kernel.derived import indexed, present
from engines.kernel.state import Id, Outcome
from engines.kernel.text import say

from .attaching import may_hold
from .board import Board
from .control import settle_control
from .losing import eliminate, lose_summoner, saved, tell_lost
from .moving import leave

LOOP_LIMIT = 200
"""How many automatic steps may follow one another before a loop is a draw. [RS-1503]"""


def state_check(g: Board) -> None:
    """The state check: what is lost, dead or illegal leaves, until nothing changes. What never comes to rest, as what
    changes sides because of whose it is, is a loop. [RS-724 RS-915 RS-1102 RS-1105 RS-1503]"""
    s, passes = g.s, 0
    while s.dirty and s.outcome is None:
        passes += 1
        if passes > LOOP_LIMIT:
            g.finish(Outcome(None, say("rs-outcome-loop"), "RS-1503"))
            return
        s.dirty = False
        if s.lasting:
            g.end_conditions()
        things: list[Any] = s.things
        if _away(g) or g.at_work("control"):
            settle_control(g)
        lost = [id for id in g.all_summoners() if things[id].life <= 0 and not saved(g, id)]
        dying = _dying(g)
        illegal = [id for id in _loose(g) if not may_hold(g, id, things[id].host)]
        for id in lost:
            tell_lost(g, id)
        if dying:
            leave(g, dying, "cemetery", died=True, why="defense")
        if illegal:
            leave(g, illegal, "cemetery")
        for id in lost:
            lose_summoner(g, id)
        if lost:
            eliminate(g, tuple(seat for seat in g.turn_order() if not g.summoners(seat)))


@present
def _away(g: Board) -> bool:
    """Whether anything is not under whom it came under."""
    things: list[Any] = g.s.things
    return any(things[id].controller != things[id].home for id in g.on_field())


@indexed
def _loose(g: Board) -> Sequence[Id]:
    """What is attached to something that it may come off before anything comes, goes or changes sides."""

    def holds(id: Id) -> bool:
        hosts, host = g.text_of(id).hosts, g.permanent(id).host
        steady = id not in wavering and host not in wavering and (hosts is None or g.is_plain(hosts))
        return steady and may_hold(g, id, host)

    attached = g.all_attached()
    wavering = g.wavering() if attached else ()
    return [id for id in attached if not holds(id)]


def _dying(g: Board) -> list[Id]:
    """The Creatures and Doors without Defense, and the Morphers without their Ability. [RS-915 RS-1105]"""
    things: list[Any] = g.s.things
    frail = _frail(g)
    return [id for id in g.fighters() if (things[id].counters or id in frail) and _is_dying(g, id, id in frail)]


def _is_dying(g: Board, id: Id, frail: bool) -> bool:
    """The same of one that is frail or has counters: those that add can't have taken its Defense."""
    weak = frail or any([not each.plus for each in g.permanent(id).counters])
    return weak and g.defense(id) <= 0 or _unmorphed(g, id)


@indexed
def _frail(g: Board) -> frozenset[Id]:
    """The Creatures and Doors whose Defense could be 0 without any counter, and all copies and stacks."""
    things: list[Any] = g.s.things
    cards, fighters = g.cards, g.fighters()
    found = {
        id for id in fighters if things[id].copied or things[id].base is not None or cards[things[id].card].defense <= 0
    }
    for each in (*g.every("change"), *g.every("set")):
        value, to = each.part.numbers.get("defense"), getattr(each.part.to, "text", "")
        if value is None or each.part.word == "change" and _adds(each, value):
            continue
        if each.subject is not None:
            found.add(each.subject)
        elif to in ("this", "host"):
            source = g.id_of(each.scope.this)
            found.add(source if to == "this" else getattr(things[source], "host", 0))
        else:
            return frozenset(fighters)
    return frozenset(found)


def _unmorphed(g: Board, id: Id) -> bool:
    """Whether a Morpher has lost its Ability. [RS-1105]"""
    thing = g.permanent(id)
    return "Morpher" in g.cards[thing.card].keyword_names and "Morpher" not in g.abilities(id)


def _adds(each: Active, value: Any) -> bool:
    """Whether a change never takes anything: as it was fixed, or as it is worked out each time."""
    fixed = each.lasting.numbers.get("defense") if each.lasting is not None else None
    n = value.constant if fixed is None else fixed
    return n >= 0 if n is not None else _never_negative(value)


def _never_negative(value: Any) -> bool:
    """Whether a number can't be below 0: how many there are of something, coins, Ether."""
    return isinstance(value, Count) or isinstance(value, Path) and value.attribute.name in ("coins", "ether", "hand")
