"""Where the cards and Summoners of a match lie, and who may read them. [RS-301 to RS-313]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kernel.cards.packs import shown
from engines.kernel.state import Id
from engines.kernel.zones import NOBODY, OWNER, Knowing, Zone, everybody

from .state import Play


def _known(g: Any) -> Knowing:
    """Who else knows a card in a hand: the player it was stolen from, all to whom it is revealed, or all while an
    Action of it waits on the chain. [RS-313 RS-702]"""
    known, things, everyone = shown(g), g.s.things, everybody(g)
    known |= {each.thing for each in g.s.agenda if isinstance(each, Play) and each.waits}
    known |= {each.subject for each in g.lastings("reveal") if g.there(each.lasting.subject)}
    return lambda id: everyone if id in known else things[id].known_to


def _shown(g: Any) -> Knowing:
    """Everybody, of what an effect under way has revealed."""
    known, everyone = shown(g), everybody(g)
    return lambda id: everyone if id in known else ()


def _field(g: Any, seat: int) -> Iterable[Id]:
    """What a player controls, with the covered cards of stacks. [RS-304 RS-1054]"""
    for id in g.s.seats[seat].field:
        yield id
        yield from getattr(g.s.things[id], "parts", ())


def _summoners(g: Any, seat: int) -> Iterable[Id]:
    """Summoners, with the Level Ups under them. [RS-307 RS-529]"""
    for id in g.s.seats[seat].summoners:
        yield id
        yield from g.s.things[id].pile


def chain_cards(g: Any, _: int = 0) -> Iterable[Id]:
    """The cards that wait on the chain. [RS-702]"""
    return (each.thing for each in g.chain() if each.kind in ("invoke", "level"))


SUMMONERS = Zone("summoners", find=_summoners)
LIBRARY = Zone("library", sees=NOBODY, order="none", known=_shown)
HAND = Zone("hand", sees=OWNER, order="none", known=_known)
FIELD = Zone("field", find=_field)
CEMETERY = Zone("cemetery")
EXCLUDED = Zone("excluded")
REMOVED = Zone("removed", sees=NOBODY, order="none")
"""The cards of an eliminated player; those never shown stay so. [RS-1414]"""
CHAIN = Zone("chain", of="match", find=chain_cards)
ZONES = (SUMMONERS, LIBRARY, HAND, FIELD, CEMETERY, EXCLUDED, REMOVED, CHAIN)
