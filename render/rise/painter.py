"""The painter of Rise: board, hand and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs

from engines.rise.view import RiseView
from render.painter import ALT, Painter, face_of, own_side
from render.parts.faces import CardFace, Faces
from render.parts.held import held
from render.parts.layout import Sheet
from render.parts.words import Words
from render.result import Ending, Score

from . import alt as said
from . import look
from .board import board
from .face import card
from .hand import hand
from .news import happened


class RisePainter(Painter[RiseView]):
    """Draws matches of Rise for two to four players: the table on 1080 x 1350 pixels, the hand 1080 wide, cards on
    840 x 1176. Places that can be marked are those of the notation: "b3", "b3.1", "bs1", "b" (the player), "#1" (an
    item of the chain)."""

    game = "rise"

    def seen(self, view: RiseView) -> RiseView:
        seats = [side if side.seat == view.viewer else structs.replace(side, hand=None) for side in view.seats]
        return structs.replace(view, seats=seats)

    def lay_board(self, view: RiseView, words: Words, marks: Mapping[str, str], cards: Faces | None) -> Sheet:
        picked = {place.lower(): label for place, label in marks.items()}
        return board(view, words, picked, lambda id: cards(id) if cards else None)

    def lay_hand(
        self, view: RiseView, words: Words, cards: Faces | None, usable: Mapping[str, str], *, numbered: bool
    ) -> tuple[Sheet, str]:
        side, face = own_side(view.seats, view.viewer), partial(_held, cards)
        shown = held(side.hand or (), view.playable, usable, numbered=numbered)
        return hand(view, side, words, face, usable, numbered=numbered), said.describe_hand(
            side, shown, words, face, ALT
        )

    def ending(self, view: RiseView, words: Words, cards: Faces | None) -> Ending:
        """The Life that each player's Summoners have left, and the last thing that happened."""
        scores = tuple(
            Score(side.seat, str(sum(each.life for each in side.summoners if not each.lost)), look.LIFE, out=side.out)
            for side in view.seats
        )
        told = [mark for mark in view.recent if mark.name != "out"]
        blow = happened(structs.replace(view, recent=told), words, lambda id: cards(id) if cards else None)
        return Ending(scores, blow, words("rsp-turns", n=view.turn))

    def lay_card(self, face: CardFace, words: Words) -> Sheet:
        return card(face, words)

    def tell_card(self, face: CardFace, words: Words) -> str:
        return said.describe_card(face, words)

    def tell(self, view: RiseView, words: Words, limit: int) -> str:
        return said.alt(view, words, limit)

    def tell_all(self, view: RiseView, words: Words) -> str:
        return said.text_board(view, words)


def _held(cards: Faces | None, id: str) -> CardFace:
    return face_of("rise", cards, id, "incantation")
