"""Where the things of a match lie, and who may read them. [RB-136 RB-221 to RB-240 RB-976]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kernel.cards.packs import looked_at
from engines.kernel.state import Id
from engines.kernel.zones import NOBODY, OWNER, Zone, is_down, its_owner


def _formation(g: Any, seat: int) -> Iterable[Id]:
    return (id for row in g.s.seats[seat].ranks for id in row)


def _set_aside(g: Any, seat: int) -> Iterable[Id]:
    """The cards set aside under a side's creatures. [RB-238]"""
    return (under for id in _formation(g, seat) if (under := g.s.things[id].under))


def _resolving(g: Any, _: int) -> Iterable[Id]:
    """The card that is being played, while it lies nowhere else. [RB-227]"""
    return g.resolving()


def _comes_down(card: Any) -> bool:
    """Whether a card enters the field face-down. [RB-976]"""
    return card.kind == "creature" and card.stealth


LIBRARY = Zone("library", sees=NOBODY, order="none", known=looked_at)
HAND = Zone("hand", sees=OWNER, order="none")
FORMATION = Zone("formation", find=_formation, covered=is_down, known=its_owner, may_cover=_comes_down)
WEAPONS = Zone("weapons")
ARMOURS = Zone("armours")
WAITING = Zone("waiting")
TRICKS = Zone("tricks", sees=OWNER, order="none", pool="tricks")
TRICK_SET = Zone("trick_set", sees=OWNER, order="none", pool="tricks")
SET_ASIDE = Zone("set_aside", find=_set_aside)
DISCARD = Zone("discard")
REMOVED = Zone("removed")
RESOLVING = Zone("resolving", of="match", find=_resolving)
ZONES = (
    FORMATION, WEAPONS, ARMOURS, WAITING, TRICKS, TRICK_SET, SET_ASIDE, LIBRARY, HAND, DISCARD, REMOVED, RESOLVING,
)  # fmt: skip
