"""The painter of Raise, Rise & Die: board, hand and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs

from engines.raise_rise_die.view import RrdView
from render.painter import ALT, Painter, face_of, own_side
from render.parts.faces import CardFace, Faces
from render.parts.held import held
from render.parts.layout import Sheet
from render.parts.words import Words
from render.result import Ending, Score

from . import alt as said
from .board import board
from .face import card
from .hand import hand
from .news import happened


class RrdPainter(Painter[RrdView]):
    """Draws matches of Raise, Rise & Die: two fighters that face each other on 1080 x 1350 pixels, the hand 1080 wide,
    cards on 840 x 1176. Places that can be marked are those of the notation (see the view): slots ("ah"), cards laid
    there ("ah1"), objects, infusions, weapons, characters, the Top Soul ("a-top"), links ("#1") and the players."""

    game = "raise_rise_die"

    def seen(self, view: RrdView) -> RrdView:
        own = view.viewer
        seats = [side if side.seat == own else structs.replace(side, hand=None) for side in view.seats]
        if own is None:
            return structs.replace(view, seats=seats, held={}, playable=[])
        return structs.replace(view, seats=seats)

    def lay_board(self, view: RrdView, words: Words, marks: Mapping[str, str], cards: Faces | None) -> Sheet:
        picked = {place.lower(): label for place, label in marks.items()}
        return board(view, words, picked, lambda id: cards(id) if cards else None)

    def lay_hand(
        self, view: RrdView, words: Words, cards: Faces | None, usable: Mapping[str, str], *, numbered: bool
    ) -> tuple[Sheet, str]:
        side, face = own_side(view.seats, view.viewer), partial(_held, cards)
        shown = held(side.hand or (), view.playable, usable, numbered=numbered)
        sheet = hand(view, side, words, face, usable, numbered=numbered)
        return sheet, said.describe_hand(view, side, shown, words, ALT)

    def ending(self, view: RrdView, words: Words, cards: Faces | None) -> Ending:
        """The hit points that both have left, and the last thing that happened."""
        scores = tuple(Score(side.seat, str(max(0, side.hp)), "mdi:heart") for side in view.seats)
        blow = happened(view, words, lambda id: cards(id) if cards else None)
        return Ending(scores, blow, words("rdp-bouts", n=view.bout))

    def lay_card(self, face: CardFace, words: Words) -> Sheet:
        return card(face, words)

    def tell_card(self, face: CardFace, words: Words) -> str:
        return said.describe_card(face, words)

    def tell(self, view: RrdView, words: Words, limit: int) -> str:
        return said.alt(view, words, limit)

    def tell_all(self, view: RrdView, words: Words) -> str:
        return said.text_board(view, words)


def _held(cards: Faces | None, id: str) -> CardFace:
    return face_of("raise_rise_die", cards, id, "assault")
