"""A painter of Pebbles, so that the bot can be tested on a game it has never heard of."""

from __future__ import annotations

from typing import Any

from render import Painter
from render.parts.layout import Sheet


class PebblesPainter(Painter[Any]):
    """Paints the heap as a number."""

    game = "pebbles"

    def lay_board(self, view: Any, words: Any, *_: Any) -> Sheet:
        """The heap."""
        return _sheet(self.tell(view, words, 100))

    def lay_hand(self, view: Any, words: Any, *_: Any, **__: Any) -> tuple[Sheet, str]:
        """The shields."""
        said = f"shields {view.shields}"
        return _sheet(said), said

    def lay_card(self, face: Any, words: Any) -> Sheet:
        """Its name."""
        return _sheet(str(face))

    def tell_card(self, face: Any, words: Any) -> str:
        """Its name."""
        return str(face)

    def tell(self, view: Any, words: Any, limit: int) -> str:
        """The heap, and in which language."""
        return f"heap {view.heap} ({words.locale})"[:limit]

    def tell_all(self, view: Any, words: Any) -> str:
        """The heap, and whose turn it is."""
        return f"heap {view.heap}, turn {view.turn}"


def _sheet(words: str) -> Sheet:
    sheet = Sheet(200, 100)
    sheet.text("words", sheet.rect.inset(10), words, 20)
    return sheet


PAINTER = PebblesPainter()
