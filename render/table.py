"""The painter of a game in which every seat has a side of the table and a hand: its rooms, put together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from msgspec import Struct, structs

from .painter import ALT, Painter, face_of, own_side, plain
from .parts.faces import CardFace, Faces
from .parts.headline import News
from .parts.held import Held, held, in_full
from .parts.layout import Sheet
from .parts.words import Words
from .result import Ending

V = TypeVar("V", bound=Struct)

Known = Callable[[str], CardFace | None]
"""Gives the face of a card if there is one."""


class Said(Protocol):
    """A game's module of words (`alt`), with its view and side."""

    def alt(self, view: Any, words: Words, limit: int, /) -> str:
        """The board, what matters most first, in at most so many characters."""
        ...

    def text_board(self, view: Any, words: Words, /) -> str:
        """The whole board."""
        ...

    def describe_card(self, face: CardFace, words: Words, /) -> str:
        """A card."""
        ...

    def describe_hand(
        self, view: Any, side: Any, cards: Sequence[Held], words: Words, face: Callable[[str], CardFace], limit: int, /
    ) -> str:
        """A hand, in at most so many characters."""
        ...


class Rooms(NamedTuple):
    """What a game lays and says: its board, a hand (of a view, a side, the cards of it, words, what gives their faces),
    a card, the headline of what happened last; and its words."""

    board: Callable[[Any, Words, Mapping[str, str], Known], Sheet]
    hand: Callable[[Any, Any, Sequence[Held], Words, Callable[[str], CardFace]], Sheet]
    card: Callable[[CardFace, Words], Sheet]
    happened: Callable[[Any, Words, Known], News]
    said: Said


class TablePainter(Painter[V]):
    """Draws a game whose views have `seats`, a `viewer` and the `playable` cards of their hand, by its rooms."""

    rooms: ClassVar[Rooms]
    blank: ClassVar[str]
    """What kind of card one without a face is shown as."""

    @abstractmethod
    def closed(self, view: V, side: Any) -> Any:
        """A side as all others may know it."""

    @abstractmethod
    def came_to(self, view: V, words: Words, blow: News) -> Ending:
        """What a match that is over came to, with the last thing that happened."""

    def seen(self, view: V) -> V:
        shown: Any = view
        sides = [side if side.seat == shown.viewer else self.closed(view, side) for side in shown.seats]
        return structs.replace(view, seats=sides)

    def lay_board(self, view: V, words: Words, marks: Mapping[str, str], cards: Faces | None) -> Sheet:
        picked = {place.lower(): label for place, label in marks.items()}
        return self.rooms.board(view, words, picked, known(cards))

    def lay_hand(
        self, view: V, words: Words, cards: Faces | None, usable: Mapping[str, str] | None, *, numbered: bool
    ) -> tuple[Sheet, str]:
        shown: Any = view
        side, face = own_side(shown.seats, shown.viewer), partial(self._face, cards)
        hand = held(side.hand or (), shown.playable if usable is not None else (), usable or {}, numbered=numbered)
        sheet = self.rooms.hand(view, side, hand, words, face)
        return sheet, self.rooms.said.describe_hand(view, side, hand, words, face, ALT)

    def tell_hand(self, view: V, words: Words, cards: Faces | None) -> str:
        shown: Any = view
        hand = held(own_side(shown.seats, shown.viewer).hand or (), (), {}, numbered=False)
        return in_full(hand, lambda card: self.tell_card(plain(self._face(cards, card)), words), words)

    def ending(self, view: V, words: Words, cards: Faces | None) -> Ending:
        return self.came_to(view, words, self.rooms.happened(self.told_last(view), words, known(cards)))

    def told_last(self, view: V) -> V:
        """The view of a match that is over with what its last headline may be about."""
        return view

    def lay_card(self, face: CardFace, words: Words) -> Sheet:
        return self.rooms.card(face, words)

    def tell_card(self, face: CardFace, words: Words) -> str:
        return self.rooms.said.describe_card(face, words)

    def tell(self, view: V, words: Words, limit: int) -> str:
        return self.rooms.said.alt(view, words, limit)

    def tell_all(self, view: V, words: Words) -> str:
        return self.rooms.said.text_board(view, words)

    def _face(self, cards: Faces | None, id: str) -> CardFace:
        return face_of(self.game, cards, id, self.blank)


def known(cards: Faces | None) -> Known:
    """The faces of cards, or none at all."""
    return lambda id: cards(id) if cards else None
