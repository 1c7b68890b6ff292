"""Where the cards and Summoners of a match lie, and who may read them. [RS-301 to RS-313]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engines.kernel.cards.flow import Effect
from engines.kernel.state import Id
from engines.kernel.zones import NOBODY, OWNER, Knowing, Zone

from .state import Play


def _known(g: Any) -> Knowing:
    """Who else knows a card in a hand: the player it was stolen from, all to whom it is revealed, or all while an
    Action of it waits on the chain. [RS-313 RS-702]"""
    shown = _revealed(g)
    shown |= {each.thing for each in g.s.agenda if isinstance(each, Play) and each.waits}
    shown |= {each.subject for each in g.lastings("reveal") if g.there(each.lasting.subject)}
    everybody, things = _everybody(g), g.s.things
    return lambda id: everybody if id in shown else things[id].known_to


def _shown(g: Any) -> Knowing:
    """Everybody, of what an effect under way has revealed."""
    shown, everybody = _revealed(g), _everybody(g)
    return lambda id: everybody if id in shown else ()


def _revealed(g: Any) -> set[Id]:
    effects = [each for each in g.s.agenda if isinstance(each, Effect)]
    return {id for each in effects for id in g.still(each.names.get(SHOWN, ()))}


def _everybody(g: Any) -> Sequence[int | None]:
    return (None, *range(len(g.s.seats)))


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


SHOWN = "*shown"
"""The register of an effect for what it has revealed."""

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
