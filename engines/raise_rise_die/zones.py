"""Where the cards of a match lie, and who may read them. [RD-401 to RD-413 RD-1809]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kernel.cards.packs import looked_at
from engines.kernel.state import Id
from engines.kernel.zones import NOBODY, OWNER, Knowing, Zone, everybody


def _top_soul(g: Any) -> Knowing:
    """The Top Soul lies face up. [RD-401]"""
    turned = [side.deck[0] for side in g.s.seats if side.turned and side.deck]
    everyone, others = everybody(g), looked_at(g)
    return lambda id: everyone if id in turned else others(id)


def _one(name: str) -> Any:
    def find(g: Any, seat: int) -> Iterable[Id]:
        id = getattr(g.s.seats[seat], name)
        return (id,) if id else ()

    return find


def _standing(g: Any, seat: int) -> Iterable[Id]:
    return (id for id in g.s.seats[seat].objects if id)


DECK = Zone("deck", sees=NOBODY, known=_top_soul)
HAND = Zone("hand", sees=OWNER, order="none", known=looked_at)
DISCARD = Zone("discard")
VOID = Zone("void")
MAT = Zone("mat")
OBJECTS = Zone("objects", find=_standing)
INFUSIONS = Zone("infusions")
CHARACTER = Zone("character", find=_one("character"))
WEAPONS = Zone("weapons")
ZONES = (MAT, OBJECTS, INFUSIONS, CHARACTER, WEAPONS, DECK, HAND, DISCARD, VOID)
