"""What a hit would do to whoever stands on a cell, as far as everybody can see. [RZ-1204 RZ-1206]"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engines.kernel.state import Id
from engines.kernel.text import Text, say

from .battle import Hit
from .cards import Skill, secretive
from .state import Fighter

if TYPE_CHECKING:
    from .duel import Duel


def forecast(g: Duel, attacker: Id, cell: int, skill: Skill | None = None) -> Text | None:
    """The DMG of a Basic Hit, or of a SPELL, and what is left of its target, if nobody responds; None if nobody stands
    there, or what only one player knows would change it. [RZ-1603]"""
    target = g.entity_at(cell)
    hidden = any(secretive(each.part) or any(map(secretive, each.part.under)) for each in g.every("dmg"))
    if not target or hidden:
        return None
    if g.controller(attacker) == g.s.sheltered:
        return say("rz-forecast-sheltered")
    if "Invincible" in g.conditions(target):
        return say("rz-forecast-invincible")
    dmg = _dmg(g, attacker, cell, skill)
    if dmg and g.has(target, "Shield"):
        return say("rz-forecast-shield", dmg=dmg)
    thing = g.s.things[target]
    if not isinstance(thing, Fighter):
        return say("rz-forecast-summon" if dmg else "rz-forecast-none", dmg=dmg)
    left = max(0, thing.hp - max(0, dmg - thing.protection))
    absorbed = min(dmg, thing.protection)
    return say("rz-forecast" if left else "rz-forecast-defeat", dmg=dmg, protection=absorbed, hp=thing.hp, left=left)


def _dmg(g: Duel, attacker: Id, cell: int, skill: Skill | None) -> int:
    """The most that the attacker's player can make of it by the choice of element and type. [RZ-813 RZ-816]"""
    values = skill.hit if skill is not None else None
    atk = None if values is None or values.atk is None else values.atk.get(g.scope_on(g.controller(attacker), attacker))
    element, type = (values.element, values.type) if values is not None else ("", "")
    hit = Hit(attacker=attacker, cells=(cell,), kind="spell" if skill else "basic", atk=atk, element=element, type=type)
    target = g.entity_at(cell)
    hit.targets, hit.places = (target,), (cell,)
    hit.far = (g.distance(cast(int, g.cell_of(attacker)), cell) > 1,)
    hit.bases = (max(0, (g.stat(attacker, "atk") if atk is None else atk) - g.stat(target, "def")),)
    return max(hit.sums(g, element, type)[0] for element in hit.own_elements(g) for type in hit.own_types(g))
