"""Where the cards of a match lie, and who may read them. [OW-301 to OW-320 OW-341 to OW-350]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kernel.cards import packs
from engines.kernel.cards.flow import Effect
from engines.kernel.state import Id
from engines.kernel.zones import NOBODY, OWNER, Knowing, Zone, everybody, is_down, its_owner


def shown(g: Any) -> Knowing:
    """Who knows hidden cards by an effect under way: all, of what was shown, and of its own card; its player, of what
    they looked at. [OW-986]"""
    openly = packs.shown(g)
    openly.update(g.still(tuple([each.this for each in g.s.agenda if isinstance(each, Effect)])))
    openly.update(g.still(tuple([each.this or each.source for each in g.pending()])))
    everyone, others = everybody(g), packs.looked_at(g)
    return lambda id: everyone if id in openly else others(id)


def _lanes(g: Any, seat: int) -> Iterable[Id]:
    """Creatures, with the Weapons that they carry. [OW-305 OW-759]"""
    for id in g.s.seats[seat].lanes:
        if id:
            yield id
            yield from g.s.things[id].weapons


def _stacks(g: Any, seat: int) -> Iterable[Id]:
    return (id for stack in g.s.seats[seat].stacks for id in stack)


def _waiting(g: Any, _: int) -> Iterable[Id]:
    """The cards that wait to be carried out and lie nowhere else. [OW-602 OW-705]"""
    return g.waiting_cards()


def _may_stand_down(card: Any) -> bool:
    """Whether a card could be a creature that lies face-down: those of the Extra Deck were shown. [OW-348]"""
    return card.kind == "creature" and not card.extra


def _may_be_set(card: Any) -> bool:
    """Whether a card could be one that was set. [OW-630]"""
    return card.kind in ("rune", "jinx")


DECK = Zone("deck", sees=NOBODY, order="none", known=shown)
EXTRA = Zone("extra", sees=OWNER, order="none", pool="extra", known=shown)
HAND = Zone("hand", sees=OWNER, order="none", known=shown)
LANES = Zone("lanes", find=_lanes, covered=is_down, known=its_owner, may_cover=_may_stand_down)
STACKS = Zone("stacks", find=_stacks, covered=is_down, may_cover=_may_be_set)
GRAVE = Zone("grave")
BANISH = Zone("banish")
ARENA = Zone("arena", of="match")
PENDING = Zone("pending", of="match", find=_waiting)
ZONES = (LANES, STACKS, DECK, EXTRA, HAND, GRAVE, BANISH, ARENA, PENDING)
