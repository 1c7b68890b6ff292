"""A painter of Pebbles, so that the bot can be tested on a game it has never heard of."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image, ImageDraw

from render import Painter, Picture


class PebblesPainter(Painter):
    """Paints the heap as a number."""

    game = "pebbles"

    def board(self, view: Any, texts: Any, locale: Any = None, **details: Any) -> Picture:
        """The heap."""
        return _picture("board", f"heap {view.heap}")

    def hand(self, view: Any, texts: Any, locale: Any = None, **details: Any) -> Picture:
        """The shields."""
        return _picture("hand", f"shields {view.shields}")

    def card(self, face: Any, texts: Any, locale: Any = None) -> Picture:
        """Its name."""
        return _picture("card", str(face))

    def alt(self, view: Any, texts: Any, locale: Any = None, **details: Any) -> str:
        """The heap."""
        return f"heap {view.heap}"

    def text_board(self, view: Any, texts: Any, locale: Any = None, **details: Any) -> str:
        """The heap, and whose turn it is."""
        return f"heap {view.heap}, turn {view.turn}"


def _picture(name: str, words: str) -> Picture:
    image = Image.new("RGB", (200, 100), "white")
    ImageDraw.Draw(image).text((10, 40), words, "black")
    file = io.BytesIO()
    image.save(file, "PNG")
    return Picture(file.getvalue(), f"{name}.png", 200, 100, words)


PAINTER = PebblesPainter()
