"""What may be done now, and which clause keeps it from being done. [RB-301 to RB-328 RB-361 RB-501 RB-601 RB-613 RB-641
RB-816 RB-831 RB-832 RB-901 RB-906 RB-951]"""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.cards.flow import walk
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.state import Id

from . import geometry, reach
from .aiming import able
from .board import Board
from .cards import Ability
from .entering import free_slots
from .motion import goals, tiles

PENDING, NOW = 1, 2
"""CHARM and PACIFY: for the next own turn, in this one. [RB-818]"""


# ------------------------------------------------------------------------------------------------------- playing cards


def not_playable(g: Board, id: Id) -> str | None:
    """The clause that keeps a card in hand from being played. [RB-311 RB-312 RB-314 RB-326]"""
    seat, card = g.owner_of(id), g.card_of(id)
    side, most = g.s.seats[seat], g.allowance(seat)
    for wanted, clause in ((card.level, "RB-311"), (side.used + card.level, "RB-312")):
        if wanted > most:  # by the house's option what was reached in this turn does not count yet
            return "RB-314" if wanted <= g.level(seat) else clause
    if card.kind == "creature" and not geometry.has_room(side.ranks):
        return "RB-326"
    return "RB-1117" if g.bars("play", seat, id) else None


def aimless(g: Board, seat: int, id: Id) -> bool:
    """Whether a Spell would find nothing of what it has to pick. [RB-327]"""
    scope = Scope(g, seat, g.handle(id))
    for op in walk(g.card_of(id).do):
        whats = [getattr(op, name) for name, _ in op.things_fields()] + [getattr(op, "what", None)]
        for what in whats:
            picks = isinstance(what, Selector) and what.pick is not None and not what.pick.upto
            if picks and what.among is None and not what.hidden and not what.exists(scope):
                return True
    return False


# --------------------------------------------------------------------------------------------------- moving and acting


def not_mover(g: Board, id: Id) -> str | None:
    """The clause that keeps a creature from moving. [RB-501 RB-823 RB-831 RB-951]"""
    thing, words = g.creature(id), g.wording(id).words
    if "DORMANT" in words:
        return "RB-831"
    if "ROOTED" in words:
        return "RB-951"
    if thing.moved or thing.gone and thing.gone >= tiles(g, id):
        return "RB-823" if thing.gone < tiles(g, id) else "RB-501"
    if g.forbidden("move", id):
        return "RB-1117"
    return None if any(goals(g, id)) else "RB-508"


def not_actor(g: Board, id: Id) -> str | None:
    """The clause that keeps a creature from using its Action at all, and nothing else: it retaliates. [RB-361
    RB-501 RB-832 RB-901 RB-902]"""
    thing = g.creature(id)
    if "DORMANT" in g.wording(id).words:
        return "RB-832"
    if g.waits(id):
        return "RB-361"
    if thing.acted:
        return "RB-501"
    if thing.pacified & NOW:
        return "RB-901"
    return "RB-1117" if g.forbidden("act", id) else None


def not_attacker(g: Board, id: Id) -> str | None:
    """The clause that keeps a creature from attacking, and from no other Action. [RB-816 RB-817 RB-906
    RB-907]"""
    clause = not_actor(g, id)
    if clause is not None:
        return clause
    if "PACIFIST" in g.wording(id).words:
        return "RB-906"
    if g.creature(id).charmed & NOW:
        return "RB-816"
    return "RB-1117" if g.forbidden("attack", id) else None


def not_attacking(g: Board, id: Id) -> str | None:
    """The same; "" for who reaches nobody."""
    clause = not_attacker(g, id)
    return clause if clause is not None or any(reach.targets(g, id)) else ""


def usable_actions(g: Board, id: Id) -> Iterator[tuple[str, str, Ability]]:
    """The Actions beside the attack that a creature can use now (see `Wording.actions`). [RB-613]"""
    return (row for row in g.wording(id).actions if not_usable(g, id, row[1], row[2]) is None)


def not_acting(g: Board, id: Id) -> str | None:
    """The clause that keeps a creature from using its Action; "" for who has none that can be used."""
    return "" if not any(usable_actions(g, id)) else None


def not_usable(g: Board, id: Id, where: str, ability: Ability) -> str | None:
    """The clause that keeps a creature from using an Action of its own. [RB-1003 RB-1110]"""
    clause = not_actor(g, id)
    if clause is not None:
        return clause
    seat = g.creature(id).controller
    if ability.if_ is not None and not ability.if_.holds(Scope(g, seat, g.handle(id))):
        return "RB-966"
    if ability.limit is not None and not g.left(ability.limit, g.handle(id), ability.where, seat) > 0:
        return "RB-966"
    if ability.keyword == "SUMMON" and not free_slots(g, seat, id):
        return "RB-1003"
    return None if able(g, seat, id, where, ability) else "RB-1110"


# ------------------------------------------------------------------------------------------------------------- Weapons


def not_weapon(g: Board, id: Id) -> str | None:
    """The clause that keeps a Weapon from being used; "" for one that reaches nobody. [RB-643 RB-644 RB-646]"""
    thing = g.thing(id)
    if not thing.left:
        return "RB-643"
    if g.option("weapon_uses") == "1" and thing.used == g.s.turn:
        return "RB-646"
    if g.bars("use_weapons", g.owner_of(id)):
        return "RB-1117"
    return None if any(weapon_targets(g, id)) else ""


def weapon_targets(g: Board, id: Id) -> list[Id]:
    """The creatures that a Weapon reaches. [RB-644 RB-645]"""
    enemies = g.creatures(1 - g.owner_of(id))
    return [each for each in enemies if reach.not_by_weapon(g, id, each) is None]
