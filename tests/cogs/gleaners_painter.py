"""A painter of Gleaners, for tests of panels and typed moves."""

from __future__ import annotations

from typing import Any

from tests.cogs.pebbles_painter import PebblesPainter


class GleanersPainter(PebblesPainter):
    """Paints what there is as words."""

    game = "gleaners"

    def tell(self, view: Any, words: Any, limit: int) -> str:
        """The coins and the fields."""
        return f"hands {view.hands}, piles {view.piles}, coins {view.coins}, built {view.built}"[:limit]

    def tell_all(self, view: Any, words: Any) -> str:
        """The same."""
        return self.tell(view, words, 1000)

    def lay_hand(self, view: Any, words: Any, *_: Any, **__: Any) -> Any:
        """The hand."""
        sheet = self.lay_board(view, words)
        return sheet, f"hand {view.hand}"


PAINTER = GleanersPainter()
