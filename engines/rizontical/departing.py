"""Leaving play without a defeat: Powers, Summons and Tiles, Fighters that are returned. [RZ-212 RZ-307 RZ-1626]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .defeats import Leaving, Removal, leaving
from .replacing import fitting_replacements
from .state import CardName, Fighter, Power, Token, placed
from .tokens import token_leaves

if TYPE_CHECKING:
    from .duel import Duel


class Departing:
    """How things of a duel leave play."""

    def return_fighters(self, ids: Sequence[Id], to: str) -> None:
        """Fighters go back to their owners' decks, or to their voids; that is no defeat. [RZ-212 RZ-1228]"""
        g = cast("Duel", self)
        g.one_by_one([id for id in ids if g.in_play(id)], lambda id: g.depart(id, to))

    def depart(self, id: Id, to: str, *clauses: str, used: bool = False) -> bool:
        """Something leaves play, unless something else happens instead; whether it has left at once. `used` says that
        a Power has done what it does once. [RZ-1626]"""
        g = cast("Duel", self)
        if used or not getattr(g.s.things[id], "pending", False):
            done = tuple([key for each in g.below(Leaving) if each.id == id for key in each.replaced])
            if fitting_replacements(g, (leaving(g, id, to),), done):
                g.push(Leaving(id=id, to=to, clauses=clauses, used=used, replaced=done))
                return False
        g.gone(id, to, clauses, used=used)
        return True

    def gone(self, id: Id, to: str, clauses: Sequence[str], *, used: bool = False) -> None:
        """Something leaves play."""
        g = cast("Duel", self)
        thing = g.s.things[id]
        if isinstance(thing, Fighter):
            g._return(id, to)
        elif isinstance(thing, Token):
            event = leaving(g, id, to)
            g.happen(event, say("rz-log-token-left", what=g.name(id)), *clauses)
            token_leaves(g, id)
            g.occur(event)
        else:
            g.power_leaves(id, to, *clauses, used=used)

    def _return(self, id: Id, to: str) -> None:
        """A Fighter goes back to its owner's deck, or to the void: that is no defeat. [RZ-212]"""
        g = cast("Duel", self)
        name = g.name(id)
        cell = g.fighter(id).cell
        g.leave(id)
        owner = g.s.things[id].owner
        side = g.seat(owner)
        if to == "void":
            g.to_void(id)
        else:
            side.fighter_deck = (id, *side.fighter_deck) if to == "top" else (*side.fighter_deck, id)
        if to == "shuffle":
            side.fighter_deck = g.shuffled(side.fighter_deck, "fighter deck")
        event = Event("removed", owner, id, kind="void" if to == "void" else "deck")
        g.happen(event, say("rz-log-removed" if to == "void" else "rz-log-returned", who=name), "RZ-212")
        if cell is not None:
            g.trail("defeated", cell)
        g.occur(event)
        g.push(Removal())

    def power_leaves(self, id: Id, to: str, *clauses: str, used: bool = False) -> None:
        """A Power leaves the field for its owner's void, hand or deck: one that was not `used` and never came into play
        is not heard of. [RZ-307 RZ-315 RZ-316 RZ-317]"""
        g = cast("Duel", self)
        power: Power = g.s.things[id]
        g.remember(id)
        was_hidden = power.facedown
        name = g.name(id)
        side = g.seat(power.controller)
        side.powers = placed(side.powers, power.slot, 0)
        g.as_card(id, was=power.since)
        if not power.pending:
            g.touch()
        g.end_conditions()
        home = g.seat(power.owner)
        if to == "void":
            g.to_void(id)
            g.informed = g.informed or was_hidden
        elif to == "hand":
            home.hand += (id,)
        else:
            home.power_deck = g.shuffled((*home.power_deck, id), "power deck")
        event = Event("power_left", power.controller, id, kind=to)
        text = {"void": "rz-log-power-void", "hand": "rz-log-power-hand", "deck": "rz-log-power-deck"}[to]
        shown = CardName(power.card) if to == "void" or not was_hidden else name
        g.happen(event, say(text, what=shown, who=SeatName(power.owner)), *clauses)
        if used or not power.pending:
            g.occur(event)
