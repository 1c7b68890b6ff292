"""Summons and Tiles come onto the board and go back to the supply. [RZ-1101 to RZ-1138]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .board import NAMES
from .cards import counts_of
from .state import TOKEN_LIMIT, CardName, Token

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading


def add_token(g: Duel, seat: int, card: str, cell: int, facing: str) -> Id:
    """A Summon or a Tile comes onto the board, and onto no slot: which one it is. [RZ-1101 RZ-1110 RZ-1121]"""
    tile = g.cards[card].kind == "tile"
    how: dict[str, Any] = {"card": card, "owner": seat, "tile": tile, "cell": cell, "facing": facing}
    id = g.add(lambda id: Token(id=id, since=g.next_stamp(), **how, **counts_of(g.cards[card])))
    home = g.s.tiles if tile else g.s.board
    home[cell] = id
    g.trail("placed" if tile else "summoned", cell)
    event = Event("tile_placed" if tile else "summoned", seat, id, place=NAMES[cell])
    text = say("rz-log-token", who=SeatName(seat), what=CardName(card), at=NAMES[cell])
    g.comes_about(event, text, "RZ-1121" if tile else "RZ-1101")
    if not tile:
        g.arrive(id)
    return id


def token_leaves(g: Duel, id: Id) -> None:
    """A Summon or a Tile goes back to the supply. [RZ-1115]"""
    token: Token = g.s.things[id]
    g.remember(id)
    home = g.s.tiles if token.tile else g.s.board
    if token.cell is not None and home.get(token.cell) == id:
        del home[token.cell]
    g.alter(id).cell = None
    g.s.things[id].since = g.next_stamp()
    g.end_conditions()


def token_room(g: Reading, seat: int, card: str) -> int:
    """How many more copies of a token a player may have. [RZ-1107 RZ-1127]"""
    ids = (*g.summons(), *g.tile_ids())
    return TOKEN_LIMIT - sum(g.s.things[id].card == card and g.s.things[id].owner == seat for id in ids)
