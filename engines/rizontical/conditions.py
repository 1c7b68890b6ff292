"""What is noted on Fighters and comes and goes: HP restored, Protection, Statuses, Buffs and Debuffs; what players and
things have more or less of. [RZ-731 RZ-831 RZ-861 RZ-864 RZ-869 RZ-922 RZ-924 RZ-1001 to RZ-1018]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engines.kernel.cards.lasting import Lasting
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from .replacing import Coming, befall, behind, comes
from .speed import in_speed_order
from .state import CONDITION_LIMIT, STAT_LIMIT, TRACKER_LIMIT, Fighter
from .trackers import change_count

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading


def grouped(name: str) -> tuple[str, str]:
    """Of which group a condition is ("buff", "debuff" or "status"), and what it is called in it."""
    group, _, rest = name.partition(" ")
    return (group, rest) if group in ("buff", "debuff") else ("status", name)


def kind_of(name: str) -> str:
    """A condition as events have it: of which group, then what it is called."""
    return " ".join(grouped(name))


def heal(g: Duel, id: Id, n: int) -> None:
    """HP are restored, up to the printed HP. [RZ-864]"""
    if not g.in_play(id) or not isinstance(g.s.things[id], Fighter) or g.forbidden("heal", id):
        return
    if min(n, _hurt(g, id)) > 0:
        befall(g, Event("healed", g.controller(id), id, behind(g), n))


def _hurt(g: Duel, id: Id) -> int:
    return g.card_of(id).hp - g.fighter(id).hp


@comes("healed")
def _healed(g: Duel, what: Coming) -> None:
    id = what.subject
    healed = min(what.amount, _hurt(g, id))
    if healed <= 0 or g.forbidden("heal", id):
        return
    g.edit(id).hp += healed
    text = say("rz-log-healed", who=g.name(id), n=healed, hp=g.fighter(id).hp)
    g.comes_about(Event("healed", g.controller(id), id, behind(g), healed), text, "RZ-864")


def give(g: Duel, id: Id, name: str, value: int) -> None:
    """A condition is given, as far as the limits allow. [RZ-1002 RZ-1003 RZ-1004 RZ-1005 RZ-1006 RZ-1007 RZ-1012
    RZ-1013 RZ-1113 RZ-1017 RZ-1523]"""
    if not g.in_play(id):
        return
    if _given(g, id, name, value) is not None:
        befall(g, Event("condition_gained", g.controller(id), id, behind(g), value, kind_of(name)))


@comes("condition_gained")
def _gains(g: Duel, what: Coming) -> None:
    id, name = what.subject, what.kind.removeprefix("status ")
    value = _given(g, id, name, what.amount)
    if value is None:
        return
    thing = g.s.things[id]
    if isinstance(thing, Fighter):
        g.edit(id).conditions = {**thing.conditions, name: value}
    else:
        g.edit(id).shield = True
    event = Event("condition_gained", g.controller(id), id, behind(g), value, kind_of(name))
    text = say("rz-log-condition", who=g.name(id), condition=condition_word(name, value))
    g.comes_about(event, text, "RZ-1018" if grouped(name)[0] == "status" else "RZ-1005")


def _given(g: Duel, id: Id, name: str, value: int) -> int | None:
    """The value that a condition has if it is given now, 0 of a Status; None if nothing comes of it."""
    thing, status = g.s.things[id], grouped(name)[0] == "status"
    if _barred(g, id, name) or status and g.has(id, name):
        return None
    if not isinstance(thing, Fighter):
        return 0 if name == "Shield" else None
    if name not in thing.conditions and len(thing.conditions) >= CONDITION_LIMIT:
        g.happen(Event("refused", subject=id), say("rz-log-condition-full", who=g.name(id)), "RZ-1004")
        return None
    before = thing.conditions.get(name, 0)
    after = 0 if status else min(TRACKER_LIMIT, before + value)
    return None if not status and (after == before or value <= 0) else after


def worth(g: Reading, id: Id, name: str) -> int:
    """The value of a condition on something, 1 of a Status; 0 if it is not there."""
    return int(g.has(id, name)) if grouped(name)[0] == "status" else g.conditions(id).get(name, 0)


def given_for_a_time(g: Duel, lasting: Lasting) -> str:
    """The condition that something that lasts has given, "" if none. [RZ-1014]"""
    return g.op_of(lasting).condition if lasting.word in ("buff", "debuff", "status") else ""


def fade(g: Duel, id: Id, name: str, n: int) -> None:
    """What was gained of a condition for a time is lost again. [RZ-1014]"""
    if grouped(name)[0] == "status":
        lose_condition(g, id, name, "RZ-1014")
    else:
        shift(g, id, name, -n)


def _barred(g: Duel, id: Id, name: str, giver: Id = 0) -> bool:
    """Whether an effect keeps something from gaining a condition, or (but for the `giver`) an ally that is Invincible
    already. [RZ-1523]"""
    group, bare = grouped(name)
    if g.forbidden(f"gain {bare}", id) or g.forbidden(f"gain {group}", id):
        return True
    allies = [each for each in g.fighters(g.controller(id)) if each != giver] if name == "Invincible" else ()
    return any(name in g.fighter(each).conditions for each in allies)


def room_for(g: Duel, id: Id, name: str, giver: Id = 0) -> int:
    """How much of a condition a Fighter could gain: of a Status 1. [RZ-1003 RZ-1004 RZ-1006 RZ-1523]"""
    thing = g.s.things[id]
    if not g.in_play(id) or not isinstance(thing, Fighter) or _barred(g, id, name, giver):
        return 0
    full = name not in thing.conditions and len(thing.conditions) >= CONDITION_LIMIT
    most = 1 if grouped(name)[0] == "status" else TRACKER_LIMIT
    return 0 if full else most - worth(g, id, name)


def could_take(g: Duel, id: Id, name: str, giver: Id) -> bool:
    """Whether a condition of one Fighter could go to another, which has none of that name yet. [RZ-1003]"""
    return name not in g.conditions(id) and room_for(g, id, name, giver) > 0


def lose_condition(g: Duel, id: Id, name: str, *clauses: str) -> None:
    """A condition is gone."""
    thing = g.s.things[id]
    if not isinstance(thing, Fighter):
        if name == "Shield" and getattr(thing, "shield", False):
            g.edit(id).shield = False
            _lost(g, id, name, 0, *clauses)
        return
    if name in thing.conditions:
        left = dict(thing.conditions)
        value = left.pop(name)
        g.edit(id).conditions = left
        _lost(g, id, name, value, *clauses)


def _lost(g: Duel, id: Id, name: str, value: int, *clauses: str) -> None:
    """It is told; what was to end it has nothing to end any more: if it is gained anew, that is another one."""
    g.drop([each for each in g.s.lasting if g.there(each.subject) == id and given_for_a_time(g, each) == name])
    event = Event("condition_lost", g.controller(id), id, amount=value, kind=kind_of(name))
    text = say("rz-log-condition-lost", who=g.name(id), condition=condition_word(name, 0))
    g.comes_about(event, text, *clauses)


def count(g: Reading, id: Id, group: str) -> int:
    """How many conditions a Fighter has, or how many of a group: "buff", "debuff", "status". [RZ-1002]"""
    groups = [grouped(name)[0] for name in g.conditions(id)]
    return groups.count(group) if group else len(groups)


def shift(g: Duel, id: Id, name: str, by: int) -> None:
    """The value of a Buff or Debuff that is there changes; at 0 it is gone. [RZ-1006 RZ-1016]"""
    value = g.conditions(id).get(name, 0) if g.in_play(id) else 0
    if not value:
        return
    after = max(0, min(TRACKER_LIMIT, value + by))
    if after == 0:
        lose_condition(g, id, name, "RZ-1016")
    elif after != value:
        g.edit(id).conditions = {**g.conditions(id), name: after}
        text = say("rz-log-condition", who=g.name(id), condition=condition_word(name, after))
        g.happen(Event("shifted", subject=id), text, "RZ-1016")


def condition_word(name: str, value: int) -> Text:
    """A condition in a sentence."""
    group, rest = grouped(name)
    return say("rz-status", name=name) if group == "status" else say("rz-" + group, name=rest, value=value)


By = Callable[[Id], int]
"""By how much, of each."""


def change_levels(g: Duel, name: str, ids: Sequence[Id], by: By, *, gain: bool) -> None:
    """So much of something is gained, or lost, as much as there is."""
    change, sign = LEVELS[name], 1 if gain else -1
    if name == "time":
        g.one_by_one(ids, lambda id: change(g, id, sign * by(id)))
        return
    for id in in_speed_order(g, ids) if name in ("protection", "mana") else ids:
        change(g, id, sign * by(id))


def change_ap(g: Duel, seat: int, n: int) -> None:
    """A player gains AP, or loses them, as many as there are, unless something else happens instead. [RZ-731
    RZ-1609]"""
    if n > 0:
        befall(g, Event("ap_gained", seat, amount=n))
    elif lost := min(-n, g.s.seats[seat].ap):
        befall(g, Event("ap_lost", seat, amount=lost))


@comes("ap_gained")
def _ap_gained(g: Duel, what: Coming) -> None:
    """Up to the limit if the house has one. [RZ-730]"""
    limit, have = g.option("ap_limit"), g.s.seats[what.seat].ap
    _ap_changed(g, what, what.amount if limit == "none" else min(what.amount, int(limit) - have), 1)


@comes("ap_lost")
def _ap_lost(g: Duel, what: Coming) -> None:
    _ap_changed(g, what, min(what.amount, g.s.seats[what.seat].ap), -1, "RZ-731")


def _ap_changed(g: Duel, what: Coming, n: int, sign: int, *clauses: str) -> None:
    if n > 0:
        g.seat(what.seat).ap += sign * n
        text = say("rz-log-" + what.name.replace("_", "-"), who=SeatName(what.seat), n=n)
        g.comes_about(Event(what.name, what.seat, amount=n), text, *clauses)


def change_stock(g: Duel, id: Id, name: str, n: int) -> None:
    """A Fighter's stock of Mana, or its Protection, changes. [RZ-831 RZ-847 RZ-861 RZ-869 RZ-870]"""
    if not g.in_play(id) or not isinstance(g.s.things[id], Fighter):
        return
    before: int = getattr(g.fighter(id), name)
    after = max(0, min(STAT_LIMIT if name == "mana" else TRACKER_LIMIT, before + n))
    if after == before:
        return
    setattr(g.edit(id), name, after)
    if name == "mana":
        text = say("rz-log-stat", who=g.name(id), stat=say("rz-stat-mana"), by=f"{after - before:+d}")
        g.happen(Event("stat", subject=id), text, "RZ-871")
    elif after > before:
        text = say("rz-log-protected", who=g.name(id), n=after - before, total=after)
        g.happen(Event("protected", subject=id, amount=after - before), text, "RZ-831")
    else:
        g.happen(Event("unprotected", subject=id, amount=before - after))


LEVELS: dict[str, Callable[[Duel, int, int], None]] = {
    "ap": lambda g, id, n: change_ap(g, id - 1, n),
    "souls": lambda g, id, n: g.change_souls(id - 1, n),
    "protection": lambda g, id, n: change_stock(g, id, "protection", n),
    "mana": lambda g, id, n: change_stock(g, id, "mana", n),
    "uses": lambda g, id, n: change_count(g, id, "use", n),
    "time": lambda g, id, n: change_count(g, id, "time", n),
}
"""How what players and things have so much of changes."""
