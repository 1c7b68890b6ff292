"""The painter of Riftborn Tactics: board, hand and cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs

from engines.riftborn.view import RiftView
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


class RiftPainter(Painter[RiftView]):
    """Draws matches of Riftborn Tactics: both formations as they stand on 1080 x 1350 pixels, the hand 1080 wide, cards
    on 840 x 1176. Places that can be marked are those of the notation: "s1a" (a creature), "s1:2" and "s:new" (a gap),
    "sw1" and "sa1" (a Weapon, an Armour), "a" and "b" (the players)."""

    game = "riftborn"

    def seen(self, view: RiftView) -> RiftView:
        own = view.viewer
        seats = [
            side
            if side.seat == own
            else structs.replace(side, hand=None, tricks=side.tricks if view.over else None, trick_set=None)
            for side in view.seats
        ]
        return structs.replace(view, seats=seats)

    def lay_board(self, view: RiftView, words: Words, marks: Mapping[str, str], cards: Faces | None) -> Sheet:
        picked = {place.lower(): label for place, label in marks.items()}
        return board(view, words, picked, lambda id: cards(id) if cards else None)

    def lay_hand(
        self, view: RiftView, words: Words, cards: Faces | None, usable: Mapping[str, str], *, numbered: bool
    ) -> tuple[Sheet, str]:
        side, face = own_side(view.seats, view.viewer), partial(_held, cards)
        shown = held(side.hand or (), view.playable, usable, numbered=numbered)
        sheet = hand(view, side, words, face, usable, numbered=numbered)
        return sheet, said.describe_hand(side, shown, words, face, ALT)

    def ending(self, view: RiftView, words: Words, cards: Faces | None) -> Ending:
        """The life that both have left, and the last thing that happened."""
        scores = tuple(Score(side.seat, str(max(0, side.life)), "mdi:heart") for side in view.seats)
        blow = happened(view, words, lambda id: cards(id) if cards else None)
        return Ending(scores, blow, words("rbp-turns", n=view.turn))

    def lay_card(self, face: CardFace, words: Words) -> Sheet:
        return card(face, words)

    def tell_card(self, face: CardFace, words: Words) -> str:
        return said.describe_card(face, words)

    def tell(self, view: RiftView, words: Words, limit: int) -> str:
        return said.alt(view, words, limit)

    def tell_all(self, view: RiftView, words: Words) -> str:
        return said.text_board(view, words)


def _held(cards: Faces | None, id: str) -> CardFace:
    return face_of("riftborn", cards, id, "spell")
