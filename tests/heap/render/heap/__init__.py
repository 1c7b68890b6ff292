"""The painter of Heap."""

from __future__ import annotations

from typing import Any

from render.painter import Painter, Picture, finished
from render.parts.layout import Sheet


class HeapPainter(Painter):
    """A number, large."""

    game = "heap"

    def _picture(self, name: str, words: str) -> Picture:
        sheet = Sheet(600, 300)
        sheet.text("words", sheet.rect.inset(20), words, 80, least=20, lines=3)
        return finished(sheet, name, words)

    def board(self, view: Any, texts: Any, locale: str | None = None, **_: Any) -> Picture:
        return self._picture("heap-board", self.alt(view, texts, locale))

    def hand(self, view: Any, texts: Any, locale: str | None = None, **_: Any) -> Picture:
        return self._picture("heap-hand", self.alt(view, texts, locale))

    def card(self, face: Any, texts: Any, locale: str | None = None) -> Picture:
        return self._picture(f"heap-{face.id}", texts.say(face.name, locale))

    def alt(self, view: Any, texts: Any, locale: str | None = None, **_: Any) -> str:
        return f"{view.heap}: {view.taken[0]} - {view.taken[1]}"

    text_board = alt


PAINTER = HeapPainter()
