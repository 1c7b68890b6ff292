"""The painter of Rise: board, hand and cards."""

from __future__ import annotations

from msgspec import structs

from engines.rise.view import RiseView, SideView
from render.parts.headline import News
from render.parts.words import Words
from render.result import Ending, Score
from render.table import Rooms, TablePainter

from . import alt, look
from .board import board
from .face import card
from .hand import hand
from .news import happened


class RisePainter(TablePainter[RiseView]):
    """Draws matches of Rise for two to four players: the table on 1080 x 1350 pixels, the hand 1080 wide, cards on
    840 x 1176. Places that can be marked are those of the notation: "b3", "b3.1", "bs1", "b" (the player), "#1" (an
    item of the chain)."""

    game = "rise"
    rooms = Rooms(board, hand, card, happened, alt)
    blank = "incantation"

    def closed(self, view: RiseView, side: SideView) -> SideView:
        return structs.replace(side, hand=None)

    def told_last(self, view: RiseView) -> RiseView:
        return structs.replace(view, recent=[mark for mark in view.recent if mark.name != "out"])

    def came_to(self, view: RiseView, words: Words, blow: News) -> Ending:
        """The Life that each player's Summoners have left."""
        scores = tuple(
            Score(side.seat, str(sum(each.life for each in side.summoners if not each.lost)), look.LIFE, out=side.out)
            for side in view.seats
        )
        return Ending(scores, blow, words("rsp-turns", n=view.turn))
