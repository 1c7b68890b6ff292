"""The painter of Rizontical: board, hand and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs

from engines.rizontical.view import RizonticalView, SideView
from render.painter import ALT, Painter, face_of, own_side, plain
from render.parts.faces import CardFace, Faces
from render.parts.held import in_full
from render.parts.layout import Sheet
from render.parts.words import Words
from render.result import Ending, Score

from . import alt as said
from . import look
from .board import board, emblems
from .card import card
from .hand import hand, held_by
from .news import happened


class RizonticalPainter(Painter[RizonticalView]):
    """Draws duels of Rizontical: the board on 1080 x 1350 pixels, the hand 1080 wide, cards on 840 x 1176. Places that
    can be marked are cells ("c4"), Fighters by slot ("B2") and Powers by slot ("A@3"; "@3" on the viewer's own
    side)."""

    game = "rizontical"

    def seen(self, view: RizonticalView) -> RizonticalView:
        return structs.replace(view, sides=[side if side.seat == view.viewer else _closed(side) for side in view.sides])

    def lay_board(self, view: RizonticalView, words: Words, marks: Mapping[str, str], cards: Faces | None) -> Sheet:
        return board(view, words, marks, lambda id: cards(id) if cards else None)

    def lay_hand(
        self, view: RizonticalView, words: Words, cards: Faces | None, usable: Mapping[str, str] | None,
        *, numbered: bool,
    ) -> tuple[Sheet, str]:  # fmt: skip
        """The hand and the own face-down Powers."""
        side, face = own_side(view.sides, view.viewer), partial(_power, cards)
        usable = usable or {}
        shown = held_by(side, usable, numbered=numbered)
        return hand(side, words, face, usable, numbered=numbered), said.describe_hand(side, shown, words, face, ALT)

    def tell_hand(self, view: RizonticalView, words: Words, cards: Faces | None) -> str:
        shown = held_by(own_side(view.sides, view.viewer), {}, numbered=False)
        return in_full(shown, lambda card: self.tell_card(plain(_power(cards, card)), words), words)

    def ending(self, view: RizonticalView, words: Words, cards: Faces | None) -> Ending:
        """The Souls of both, and the last thing that happened."""
        scores = tuple(Score(side.seat, str(side.souls), look.SOUL) for side in view.sides)
        told = [line for line in view.log if line.text != view.result]
        blow = happened(structs.replace(view, log=told), words, emblems(lambda id: cards(id) if cards else None))
        return Ending(scores, blow, words("pic-rounds", n=view.round))

    def lay_card(self, face: CardFace, words: Words) -> Sheet:
        return card(face, words)

    def tell_card(self, face: CardFace, words: Words) -> str:
        return said.describe_card(face, words)

    def tell(self, view: RizonticalView, words: Words, limit: int) -> str:
        return said.alt(view, words, limit)

    def tell_all(self, view: RizonticalView, words: Words) -> str:
        return said.text_board(view, words)


def _power(cards: Faces | None, id: str) -> CardFace:
    return face_of("rizontical", cards, id, "power")


def _closed(side: SideView) -> SideView:
    powers = [structs.replace(each, card=None) if each.facedown else each for each in side.powers]
    return structs.replace(side, hand=None, powers=powers)
