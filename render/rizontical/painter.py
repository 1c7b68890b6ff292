"""The painter of Rizontical: board, hand and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs

from engines.kernel.text import CardName, Texts
from engines.rizontical.view import RizonticalView, SideView
from render.painter import ALT, Marks, Painter, Picture, finished, marked
from render.parts.faces import CardFace, Faces
from render.parts.words import Words

from . import alt as said
from .board import board
from .card import card
from .hand import hand, held


class RizonticalPainter(Painter):
    """Draws duels of Rizontical. Places that can be marked are cells ("c4"), Fighters by slot ("B2") and Powers by slot
    ("A@3"; "@3" on the viewer's own side)."""

    game = "rizontical"

    def board(
        self,
        view: RizonticalView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        marks: Marks = (),
        cards: Faces | None = None,
    ) -> Picture:
        """The board, 1080 x 1350 pixels."""
        view, words = _seen(view), Words(texts, locale, names)
        sheet = board(view, words, marked(marks), partial(_face, cards))
        return finished(sheet, f"{self.game}-board", said.alt(view, words, ALT))

    def hand(
        self,
        view: RizonticalView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        cards: Faces | None = None,
        usable: Mapping[str, str] | None = None,
        numbered: bool = False,
    ) -> Picture:
        """The viewer's hand and own face-down Powers, 1080 pixels wide."""
        side = _own(view)
        words = Words(texts, locale, names)

        def face(id: str) -> CardFace:
            return _face(cards, id) or CardFace(id, CardName(id), "power")

        sheet = hand(side, words, face, usable or {}, numbered=numbered)
        shown = held(side, usable or {}, numbered=numbered)
        return finished(sheet, f"{self.game}-hand", said.describe_hand(side, shown, words, face, ALT))

    def card(self, face: CardFace, texts: Texts, locale: str | None = None) -> Picture:
        """A card's face, 840 x 1176 pixels."""
        words = Words(texts, locale)
        return finished(card(face, words), f"{self.game}-{face.id}", said.describe_card(face, words, ALT))

    def alt(
        self,
        view: RizonticalView,
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
        view: RizonticalView,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
    ) -> str:
        """The whole board in words."""
        return said.text_board(_seen(view), Words(texts, locale, names))


def _face(cards: Faces | None, id: str) -> CardFace | None:
    return cards(id) if cards else None


def _seen(view: RizonticalView) -> RizonticalView:
    """The view without anything that its viewer may not know, should it hold any."""
    return structs.replace(view, sides=[side if side.seat == view.viewer else _closed(side) for side in view.sides])


def _closed(side: SideView) -> SideView:
    powers = [structs.replace(each, card=None) if each.facedown else each for each in side.powers]
    return structs.replace(side, hand=None, powers=powers)


def _own(view: RizonticalView) -> SideView:
    for side in view.sides:
        if side.seat == view.viewer:
            return side
    raise ValueError("a spectator has no hand to draw: give the view of a seat")
