"""The painter of OWR: board, hand and cards."""

from __future__ import annotations

from msgspec import structs

from engines.owr.view import OwrView, SideView
from render.parts.headline import News
from render.parts.words import Words
from render.result import Ending, Score
from render.table import Rooms, TablePainter

from . import alt
from .board import board
from .face import card
from .hand import hand
from .news import happened


class OwrPainter(TablePainter[OwrView]):
    """Draws matches of OWR: the mat on 1080 x 1350 pixels, the hand 1080 wide, cards on 840 x 1176. Places that can be
    marked are those of the notation: "a3" (a lane and what stands there), "a3.1" (a card in its stack), "a3w1" (a
    Weapon), "arena", "b" (the player), "#1" (what waits)."""

    game = "owr"
    rooms = Rooms(board, hand, card, happened, alt)
    blank = "rune"

    def closed(self, view: OwrView, side: SideView) -> SideView:
        return structs.replace(side, hand=None, extra=None)

    def came_to(self, view: OwrView, words: Words, blow: News) -> Ending:
        """The LF that both have left."""
        scores = tuple(Score(side.seat, str(max(0, side.lf)), "mdi:heart") for side in view.seats)
        return Ending(scores, blow, words("owp-turns", n=view.turn))
