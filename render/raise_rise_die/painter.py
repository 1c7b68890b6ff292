"""The painter of Raise, Rise & Die: board, hand and cards."""

from __future__ import annotations

from msgspec import structs

from engines.raise_rise_die.view import RrdView, SideView
from render.parts.headline import News
from render.parts.words import Words
from render.result import Ending, Score
from render.table import Rooms, TablePainter

from . import alt
from .board import board
from .face import card
from .hand import hand
from .news import happened


class RrdPainter(TablePainter[RrdView]):
    """Draws matches of Raise, Rise & Die: two fighters that face each other on 1080 x 1350 pixels, the hand 1080 wide,
    cards on 840 x 1176. Places that can be marked are those of the notation (see the view): slots ("ah"), cards laid
    there ("ah1"), objects, infusions, weapons, characters, the Top Soul ("a-top"), links ("#1") and the players."""

    game = "raise_rise_die"
    rooms = Rooms(board, hand, card, happened, alt)
    blank = "assault"

    def seen(self, view: RrdView) -> RrdView:
        shown = super().seen(view)
        return shown if view.viewer is not None else structs.replace(shown, held={}, playable=[])

    def closed(self, view: RrdView, side: SideView) -> SideView:
        return structs.replace(side, hand=None)

    def came_to(self, view: RrdView, words: Words, blow: News) -> Ending:
        """The hit points that both have left."""
        scores = tuple(Score(side.seat, str(max(0, side.hp)), "mdi:heart") for side in view.seats)
        return Ending(scores, blow, words("rdp-bouts", n=view.bout))
