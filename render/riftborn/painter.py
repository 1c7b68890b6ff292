"""The painter of Riftborn Tactics: board, hand and cards."""

from __future__ import annotations

from msgspec import structs

from engines.riftborn.view import RiftView, SideView
from render.parts.headline import News
from render.parts.words import Words
from render.result import Ending, Score
from render.table import Rooms, TablePainter

from . import alt
from .board import board
from .face import card
from .hand import hand
from .news import happened


class RiftPainter(TablePainter[RiftView]):
    """Draws matches of Riftborn Tactics: both formations as they stand on 1080 x 1350 pixels, the hand 1080 wide, cards
    on 840 x 1176. Places that can be marked are those of the notation: "s1a" (a creature), "s1:2" and "s:new" (a gap),
    "sw1" and "sa1" (a Weapon, an Armour), "a" and "b" (the players)."""

    game = "riftborn"
    rooms = Rooms(board, hand, card, happened, alt)
    blank = "spell"

    def closed(self, view: RiftView, side: SideView) -> SideView:
        return structs.replace(side, hand=None, tricks=side.tricks if view.over else None, trick_set=None)

    def came_to(self, view: RiftView, words: Words, blow: News) -> Ending:
        """The life that both have left."""
        scores = tuple(Score(side.seat, str(max(0, side.life)), "mdi:heart") for side in view.seats)
        return Ending(scores, blow, words("rbp-turns", n=view.turn))
