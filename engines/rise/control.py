"""Who controls what, and what is locked or chained. [RS-1117 to RS-1121 RS-1304 RS-1305]"""

from __future__ import annotations

from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Active
from engines.kernel.cards.select import Selector
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, Text, say

from .board import Board
from .combat import drop_out


def settle_control(g: Board) -> None:
    """Every card in play goes to the player whom its newest control effect names, else back. [RS-1304 RS-1305]"""
    holders = _holders(g)
    for id in g.on_field():
        thing, wanted = g.permanent(id), holders[id]
        if g.s.seats[wanted].out:
            wanted = thing.owner
        if wanted != thing.controller and (not thing.host or g.s.seats[thing.controller].out):
            _change_sides(g, id, wanted)


def _holders(g: Board) -> dict[Id, int]:
    """Who has each card in play by the control effects at work, the newest last: each is judged as those before it
    have the cards, so that none depends on what it does itself. [RS-1305]"""
    now = {id: g.permanent(id).controller for id in g.on_field()}
    holders, dirty = {id: g.permanent(id).home for id in now}, g.s.dirty
    for each in sorted(g.parts("control"), key=lambda each: _begun(g, each)):
        if each.subject is not None and each.lasting is not None:  # fixed as it began
            if each.subject in holders:
                holders[each.subject] = each.lasting.numbers["seat"]
            continue
        if isinstance(each.part.what, Selector):
            _lend(g, holders)
        for seat in each.part.who.seats(each.scope)[:1]:
            holders |= {id: seat for id in each.part.what.ids(each.scope) if id in holders}
    _lend(g, now)
    g.s.dirty = dirty
    return holders


def _begun(g: Board, each: Active) -> int:
    """Since when a control effect is at work."""
    return each.lasting.stamp if each.lasting is not None else g.permanent(g.id_of(each.scope.this)).hosted


def _lend(g: Board, holders: dict[Id, int]) -> None:
    """All cards in play are looked at as somebody's."""
    others = [id for id, seat in holders.items() if g.permanent(id).controller != seat]
    for id in others:
        g.edit(id).controller = holders[id]
    if others:
        g.touch()


def _change_sides(g: Board, id: Id, seat: int) -> None:
    """A card goes to another battlefield as it is, and leaves combat. [RS-812 RS-1304]"""
    before = g.seat(g.permanent(id).controller)
    before.field = tuple(each for each in before.field if each != id)
    g.seat(seat).field += (id,)
    g.edit(id).controller = seat
    g.reshaped()
    drop_out(g, id)
    text = say("rs-log-control", who=SeatName(seat), what=g.name(id))
    g.depict(Event("control_changed", seat, id), text, "RS-1304")


def open_lock(g: Board, id: int) -> bool:
    """A Lock opens, once, and does what its card says. [RS-1117 RS-1118]"""
    return _undo(g, id, "Lock", "open", "lock_opened", say("rs-log-opened", what=g.name(id)), "RS-1118")


def free(g: Board, id: int) -> bool:
    """A chained Creature is freed, once, with what that brings. [RS-1120 RS-1121]"""
    return _undo(g, id, "Chained", "freed", "freed", say("rs-log-freed", what=g.name(id)), "RS-1121")


def _undo(g: Board, id: int, keyword: str, mark: str, event: str, text: Text, clause: str) -> bool:
    """What bound a card is undone, if it still was, which a mark says from then on: what its keyword prints happens."""
    if not g.is_permanent(id) or not g.has(id, keyword) or g.marked(id, mark):
        return False
    thing = g.edit(id)
    thing.marks = (*thing.marks, mark)
    g.reshaped()
    g.depict(Event(event, thing.controller, id), text, clause)
    run_printed(g, id, keyword)
    return True


def run_printed(g: Board, id: Id, keyword: str) -> None:
    """What a card prints behind a keyword happens, for its controller. [RS-1118 RS-1121]"""
    ability = g.text_of(id).ability(keyword)
    if ability is not None and ability.do:
        card = g.definition(id)
        g.push(Effect(seat=g.seat_of(id), this=g.handle(id), card=card, where=ability.where))
