"""The painter of Heap."""

from __future__ import annotations

from typing import Any

from render.painter import Painter
from render.parts.layout import Sheet


class HeapPainter(Painter[Any]):
    """A number, large."""

    game = "heap"

    def lay_board(self, view: Any, words: Any, *_: Any) -> Sheet:
        return _sheet(self.tell_all(view, words))

    def lay_hand(self, view: Any, words: Any, *_: Any, **__: Any) -> tuple[Sheet, str]:
        return self.lay_board(view, words), self.tell_all(view, words)

    def lay_card(self, face: Any, words: Any) -> Sheet:
        return _sheet(words.text(face.name))

    def tell_card(self, face: Any, words: Any) -> str:
        return words.text(face.name)

    def tell(self, view: Any, words: Any, limit: int) -> str:
        return self.tell_all(view, words)[:limit]

    def tell_all(self, view: Any, words: Any) -> str:
        return f"{view.heap}: {view.taken[0]} - {view.taken[1]}"


def _sheet(words: str) -> Sheet:
    sheet = Sheet(600, 300)
    sheet.text("words", sheet.rect.inset(20), words, 80, least=20, lines=3)
    return sheet


PAINTER = HeapPainter()
