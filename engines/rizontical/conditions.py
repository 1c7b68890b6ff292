"""What is noted on Fighters and comes and goes: HP restored, Protection, Statuses, Buffs and Debuffs; what players and
things have more or less of. [RZ-731 RZ-831 RZ-861 RZ-864 RZ-869 RZ-922 RZ-924 RZ-1001 to RZ-1018]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import Text, say

from .replacing import Coming, behind, comes, put_off
from .speed import in_speed_order
from .state import CONDITION_LIMIT, STAT_LIMIT, TRACKER_LIMIT, Fighter
from .trackers import change_time, change_use

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
    if min(n, _hurt(g, id)) > 0 and not put_off(g, Event("healed", g.controller(id), id, behind(g), n)):
        _heal(g, id, n)


def _hurt(g: Duel, id: Id) -> int:
    return g.card_of(id).hp - g.fighter(id).hp


@comes("healed")
def _healed(g: Duel, what: Coming) -> None:
    if not g.forbidden("heal", what.subject):
        _heal(g, what.subject, what.amount)


def _heal(g: Duel, id: Id, n: int) -> None:
    healed = min(n, _hurt(g, id))
    if healed <= 0:
        return
    g.edit(id).hp += healed
    text = say("rz-log-healed", who=g.name(id), n=healed, hp=g.fighter(id).hp)
    g.comes_about(Event("healed", g.controller(id), id, behind(g), healed), text, "RZ-864")


def protect(g: Duel, id: Id, n: int) -> None:
    """Protection is gained, up to 6. [RZ-831 RZ-869]"""
    if not g.in_play(id) or not isinstance(g.s.things[id], Fighter):
        return
    gained = min(n, TRACKER_LIMIT - g.fighter(id).protection)
    if gained > 0:
        g.edit(id).protection += gained
        text = say("rz-log-protected", who=g.name(id), n=gained, total=g.fighter(id).protection)
        g.happen(Event("protected", subject=id, amount=gained), text, "RZ-831")


def unprotect(g: Duel, id: Id, n: int) -> None:
    """Protection is lost. [RZ-869]"""
    if isinstance(g.s.things[id], Fighter):
        g.edit(id).protection = max(0, g.fighter(id).protection - n)


def give(g: Duel, id: Id, name: str, value: int) -> None:
    """A condition is given, as far as the limits allow. [RZ-1002 RZ-1003 RZ-1004 RZ-1005 RZ-1006 RZ-1007 RZ-1012
    RZ-1013 RZ-1113 RZ-1017 RZ-1523]"""
    if not g.in_play(id):
        return
    after = _given(g, id, name, value)
    if after is None:
        return
    if not put_off(g, Event("condition_gained", g.controller(id), id, behind(g), value, kind_of(name))):
        _take(g, id, name, after)


@comes("condition_gained")
def _gains(g: Duel, what: Coming) -> None:
    name = what.kind.removeprefix("status ")
    after = _given(g, what.subject, name, what.amount)
    if after is not None:
        _take(g, what.subject, name, after)


def _given(g: Duel, id: Id, name: str, value: int) -> int | None:
    """The value that a condition has if it is given now, 0 of a Status; None if nothing comes of it."""
    thing = g.s.things[id]
    if not isinstance(thing, Fighter):
        return 0 if name == "Shield" and not thing.shield else None
    group, bare = grouped(name)
    status = group == "status"
    if g.forbidden(f"gain {bare}", id) or g.forbidden(f"gain {group}", id):
        return None
    if status and (name in thing.conditions or name == "Invincible" and _has_invincible(g, thing.controller)):
        return None
    if name not in thing.conditions and len(thing.conditions) >= CONDITION_LIMIT:
        g.happen(Event("refused", subject=id), say("rz-log-condition-full", who=g.name(id)), "RZ-1004")
        return None
    before = thing.conditions.get(name, 0)
    after = 0 if status else min(TRACKER_LIMIT, before + value)
    return None if not status and (after == before or value <= 0) else after


def _take(g: Duel, id: Id, name: str, value: int) -> None:
    """A condition is on something from now on, with that value."""
    thing = g.s.things[id]
    if isinstance(thing, Fighter):
        g.edit(id).conditions = {**thing.conditions, name: value}
    else:
        g.edit(id).shield = True
    _gained(g, id, name, value)


def worth(g: Reading, id: Id, name: str) -> int:
    """The value of a condition on something, 1 of a Status; 0 if it is not there."""
    return int(g.has(id, name)) if grouped(name)[0] == "status" else g.conditions(id).get(name, 0)


def fade(g: Duel, id: Id, name: str, n: int) -> None:
    """What was gained of a condition for a time is lost again. [RZ-1014]"""
    if grouped(name)[0] == "status":
        lose_condition(g, id, name, "RZ-1014")
    else:
        shift(g, id, name, -n)


def _has_invincible(g: Duel, seat: int, but: Id = 0) -> bool:
    return any("Invincible" in g.fighter(id).conditions for id in g.fighters(seat) if id != but)


def could_take(g: Duel, id: Id, name: str, giver: Id) -> bool:
    """Whether a condition of one Fighter could go to another, which has none of that name yet. [RZ-1003 RZ-1004
    RZ-1523]"""
    thing = g.s.things[id]
    if not g.in_play(id) or not isinstance(thing, Fighter) or len(thing.conditions) >= CONDITION_LIMIT:
        return False
    group, rest = grouped(name)
    if name in thing.conditions or g.forbidden(f"gain {rest}", id) or g.forbidden(f"gain {group}", id):
        return False
    return name != "Invincible" or not _has_invincible(g, thing.controller, giver)


def carry_over(g: Duel, giver: Id, taker: Id, name: str) -> None:
    """A condition goes from a Fighter to another, with its value."""
    value = g.conditions(giver)[name]
    lose_condition(g, giver, name)
    give(g, taker, name, value)


def _gained(g: Duel, id: Id, name: str, value: int) -> None:
    event = Event("condition_gained", g.controller(id), id, behind(g), value, kind_of(name))
    text = say("rz-log-condition", who=g.name(id), condition=condition_word(name, value))
    g.comes_about(event, text, "RZ-1018" if grouped(name)[0] == "status" else "RZ-1005")


def lose_condition(g: Duel, id: Id, name: str, *clauses: str) -> None:
    """A condition is gone."""
    thing = g.s.things[id]
    if not isinstance(thing, Fighter):
        if name == "Shield" and getattr(thing, "shield", False):
            g.edit(id).shield = False
            _lost(g, id, name, *clauses)
        return
    if name in thing.conditions:
        g.edit(id).conditions = {each: value for each, value in thing.conditions.items() if each != name}
        _lost(g, id, name, *clauses)


def _lost(g: Duel, id: Id, name: str, *clauses: str) -> None:
    event = Event("condition_lost", g.controller(id), id, kind=kind_of(name))
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
    sign = 1 if gain else -1
    if name == "ap":
        for id in ids:
            (g.gain_ap if gain else g.lose_ap)(id - 1, by(id))
    elif name == "souls":
        for id in ids:
            g.change_souls(id - 1, sign * by(id))
    elif name == "protection":
        for id in in_speed_order(g, ids):
            (protect if gain else unprotect)(g, id, by(id))
    elif name == "mana":
        for id in in_speed_order(g, ids):
            change_mana(g, id, sign * by(id))
    elif name == "uses":
        for id in ids:
            change_use(g, id, sign * by(id))
    else:
        g.one_by_one(ids, lambda id: change_time(g, id, sign * by(id)))


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
