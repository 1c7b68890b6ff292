"""The painter of Rise: board, hand and cards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from engines.kernel.text import CardName, Texts
from engines.rise.view import RiseView, SideView
from render.painter import ALT, Marks, Painter, Picture, finished, marked
from render.parts.faces import CardFace, Faces
from render.parts.words import Words

from . import alt as said
from .board import board
from .face import card
from .hand import hand, held


class RisePainter(Painter):
    """Draws matches of Rise for two to four players. Places that can be marked are those of the notation: "b3", "b3.1", "bs1",
    "b" (the player), "#1" (an item of the chain)."""

    game = "rise"

    def board(
        self,
        view: RiseView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        marks: Marks = (),
        cards: Faces | None = None,
    ) -> Picture:
        """The table, 1200 x 900 pixels."""
        view, words = _seen(view), Words(texts, locale, names)
        picked = {place.lower(): label for place, label in marked(marks).items()}
        sheet = board(view, words, picked, lambda id: cards(id) if cards else None)
        return finished(sheet, f"{self.game}-board", said.alt(view, words, ALT))

    def hand(
        self,
        view: RiseView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        cards: Faces | None = None,
        usable: Mapping[str, str] | None = None,
        numbered: bool = False,
    ) -> Picture:
        """The viewer's hand, 1200 pixels wide."""
        side = _own(view)
        words = Words(texts, locale, names)

        def face(id: str) -> CardFace:
            return cards(id) if cards else CardFace(id, CardName(id), "incantation")

        sheet = hand(view, side, words, face, usable or {}, numbered=numbered)
        shown = held(view, side, usable or {}, numbered=numbered)
        return finished(sheet, f"{self.game}-hand", said.describe_hand(side, shown, words, face, ALT))

    def card(self, face: CardFace, texts: Texts, locale: str | None = None) -> Picture:
        """A card's face, 840 x 1176 pixels."""
        words = Words(texts, locale)
        return finished(card(face, words), f"{self.game}-{face.id}", said.describe_card(face, words, ALT))

    def alt(
        self,
        view: RiseView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        limit: int = ALT,
    ) -> str:
        """The board in words, what matters most first."""
        return said.alt(_seen(view), Words(texts, locale, names), limit)

    def text_board(
        self,
        view: RiseView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
    ) -> str:
        """The whole board in words."""
        return said.text_board(_seen(view), Words(texts, locale, names))


def _seen(view: RiseView) -> RiseView:
    """The view without anything that its viewer may not know, should it hold any."""
    own = view.viewer
    return structs.replace(
        view, seats=[side if side.seat == own else structs.replace(side, hand=None) for side in view.seats]
    )


def _own(view: RiseView) -> SideView:
    for side in view.seats:
        if side.seat == view.viewer:
            return side
    raise ValueError("a spectator has no hand to draw: give the view of a seat")
