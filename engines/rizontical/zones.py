"""Where the cards of a duel lie, and who may read them. [RZ-302 to RZ-314]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kernel.cards.packs import shown
from engines.kernel.state import Id
from engines.kernel.zones import NOBODY, OWNER, Find, Knowing, Zone

from .state import Token


def _numen(g: Any, seat: int) -> Iterable[Id]:
    return (id for id in (g.s.seats[seat].numen,) if id)


def _not_shown(g: Any, id: Id) -> bool:
    """Whether a Numen has not been revealed yet. [RZ-402]"""
    return not g.s.seats[g.s.things[id].owner].numen_shown


def _row(name: str) -> Find:
    """What lies on the slots of a row."""
    return lambda g, seat: filter(None, getattr(g.s.seats[seat], name))


def _tokens(g: Any, _: int) -> Iterable[Id]:
    return (id for id in (*g.s.tiles.values(), *g.s.board.values()) if isinstance(g.s.things[id], Token))


def _face_down(g: Any, id: Id) -> bool:
    """Whether a Power is set face down: only its player may look at it. [RZ-312]"""
    return g.s.things[id].facedown


def _may_be_set(card: Any) -> bool:
    """What is face down is a Trigger. [RZ-312]"""
    return card.category == "trigger"


def _shown(g: Any) -> Knowing:
    """The players, of what an effect under way has revealed. [RZ-1614]"""
    known = shown(g)
    return lambda id: (0, 1) if id in known else ()


NUMEN = Zone("numen", find=_numen, pool="numen", covered=_not_shown)
SLOTS = Zone("slots", find=_row("slots"))
POWERS = Zone("powers", find=_row("powers"), covered=_face_down, may_cover=_may_be_set)
HAND = Zone("hand", sees=OWNER, order="none", known=_shown)
POWER_DECK = Zone("power_deck", sees=NOBODY, order="none", known=_shown)
FIGHTER_DECK = Zone("fighter_deck", sees=NOBODY, order="none", pool="fighters", known=_shown)
POWER_VOID = Zone("power_void")
FIGHTER_VOID = Zone("fighter_void")
BOARD = Zone("board", of="match", find=_tokens)
"""Where Summons and Tiles are; Fighters are on a slot as well. [RZ-321]"""
ZONES = (NUMEN, SLOTS, POWERS, HAND, POWER_DECK, FIGHTER_DECK, POWER_VOID, FIGHTER_VOID, BOARD)
