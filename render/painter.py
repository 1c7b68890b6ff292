"""What a painter of a game is: views become pictures, with a description for those who can't see them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct, structs

from engines.kernel.text import CardName, Texts

from .parts.encode import png
from .parts.faces import CardFace, Faces
from .parts.film import MOST, animated, spread
from .parts.kept import Kept
from .parts.layout import Sheet
from .parts.limit import shortened
from .parts.paint import strips
from .parts.portraits import Avatars
from .parts.words import Words
from .result import Ending, Result, in_words, result_sheet

ALT = 1024
"""Characters that Discord allows the description of a picture."""

V = TypeVar("V")


class Side(Protocol):
    """What a view shows of a seat."""

    @property
    def seat(self) -> int:
        """Which one."""
        ...


S = TypeVar("S", bound=Side)

Marks = Mapping[str, str] | Iterable[str]
"""Places of the board that can be picked, with a number or letter each to show (or none)."""


class Picture(Struct, frozen=True):
    """A picture as a file: its content (PNG; a film is a GIF), name, size in pixels and description (at most ALT
    characters)."""

    data: bytes
    name: str
    width: int
    height: int
    alt: str


class Painter(ABC, Generic[V]):
    """Draws one game. It is given views, never states; everything it draws is in them, in `texts` and in `cards`.

    `names` are the players' display names by seat, `avatars` their own pictures. `cards` gives the faces of cards;
    without it a picture shows their names only. A game says what lies on its sheets and how they are put into words;
    how these become pictures is the same for all.
    """

    game: ClassVar[str]

    # ---------------------------------------------------------------- what a game says

    def seen(self, view: V) -> V:
        """The view without anything that its viewer may not know, should it hold any."""
        return view

    @abstractmethod
    def lay_board(self, view: V, words: Words, marks: Mapping[str, str], cards: Faces | None) -> Sheet:
        """The board as the view's viewer sees it, with the places that can be picked marked."""

    @abstractmethod
    def lay_hand(
        self, view: V, words: Words, cards: Faces | None, usable: Mapping[str, str] | None, *, numbered: bool
    ) -> tuple[Sheet, str]:
        """The hand of the view's viewer, and its description. See `hand`."""

    @abstractmethod
    def lay_card(self, face: CardFace, words: Words) -> Sheet:
        """The face of a card, large."""

    @abstractmethod
    def tell_card(self, face: CardFace, words: Words) -> str:
        """A card in words, the whole of it."""

    @abstractmethod
    def tell(self, view: V, words: Words, limit: int) -> str:
        """The board in words, what matters most first, in at most `limit` characters."""

    @abstractmethod
    def tell_all(self, view: V, words: Words) -> str:
        """The whole board in words, however long."""

    def tell_hand(self, view: V, words: Words, cards: Faces | None) -> str:
        """The cards of the hand of the view's viewer in words, the whole of each; a game that says nothing of them
        has their description."""
        return self.lay_hand(view, words, cards, {}, numbered=False)[1]

    def ending(self, view: V, words: Words, cards: Faces | None) -> Ending:
        """What a match that is over came to; a game that says nothing of it shows who won."""
        return Ending()

    # ---------------------------------------------------------------- what is asked of it

    def result(
        self,
        view: V,
        result: Result,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        avatars: Avatars | None = None,
        cards: Faces | None = None,
    ) -> Picture:
        """The picture of a match that is over, to share: who won, by how much, with what last blow."""
        words = Words(texts, locale, names, self.game, avatars)
        ending = self.ending(self.seen(view), words, cards)
        sheet = result_sheet(result, ending, words)
        return finished(sheet, f"{self.game}-result", shortened(in_words(result, ending, words), ALT))

    def board(
        self,
        view: V,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        avatars: Avatars | None = None,
        marks: Marks = (),
        cards: Faces | None = None,
    ) -> Picture:
        """The board as the view's viewer sees it, with the places that can be picked marked."""
        view, words = self.seen(view), Words(texts, locale, names, self.game, avatars)
        sheet = self.lay_board(view, words, marked(marks), cards)
        return finished(sheet, f"{self.game}-board", self.tell(view, words, ALT))

    def film(
        self,
        views: Sequence[V],
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        avatars: Avatars | None = None,
        cards: Faces | None = None,
    ) -> Picture:
        """Boards one after the other, as an animated picture (GIF): of many some, the first and the last among them."""
        words = Words(texts, locale, names, self.game, avatars)
        sheets = [self.lay_board(self.seen(view), words, {}, cards) for view in spread(views, MOST)]
        data, width, height = animated(sheets)
        return Picture(data, f"{self.game}-film.gif", width, height, self.tell(self.seen(views[-1]), words, ALT))

    def hand(
        self,
        view: V,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        avatars: Avatars | None = None,
        cards: Faces | None = None,
        usable: Mapping[str, str] | None = None,
        numbered: bool = False,
    ) -> Picture:
        """The hand of the view's viewer.

        `usable` says of cards, by id, why they can't be used now (a sentence and its clause), or "" that they can
        (None: nothing is said of any); `numbered` numbers them, for a mulligan.

        Raises:
            ValueError: the view is a spectator's, who has no hand.
        """
        words = Words(texts, locale, names, self.game, avatars)
        sheet, description = self.lay_hand(self.seen(view), words, cards, usable, numbered=numbered)
        return finished(sheet, f"{self.game}-hand", description)

    def hand_in_words(self, view: V, texts: Texts, locale: str | None = None, *, cards: Faces | None = None) -> str:
        """The cards of the hand of the view's viewer in words, however long.

        Raises:
            ValueError: the view is a spectator's, who has no hand.
        """
        return self.tell_hand(self.seen(view), Words(texts, locale, game=self.game), cards)

    def card(self, face: CardFace, texts: Texts, locale: str | None = None) -> Picture:
        """The face of a card, large."""
        words = Words(texts, locale, game=self.game)
        return finished(
            self.lay_card(face, words), f"{self.game}-{face.id}", shortened(self.tell_card(face, words), ALT)
        )

    def told_whole(self, face: CardFace, texts: Texts, locale: str | None = None) -> str:
        """A card in words, however long."""
        return self.tell_card(face, Words(texts, locale, game=self.game))

    def alt(
        self,
        view: V,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        limit: int = ALT,
    ) -> str:
        """The board in words, what matters most first, in at most `limit` characters."""
        return self.tell(self.seen(view), Words(texts, locale, names, self.game), limit)

    def text_board(
        self, view: V, texts: Texts, locale: str | None = None, *, names: Mapping[int, str] | None = None
    ) -> str:
        """The whole board in words, however long."""
        return self.tell_all(self.seen(view), Words(texts, locale, names, self.game))


def face_of(game: str, cards: Faces | None, id: str, kind: str) -> CardFace:
    """The face of a game's card; without faces a bare one of a kind, which has only its name."""
    return cards(id) if cards else CardFace(id, CardName(id, game), kind)


def plain(face: CardFace) -> CardFace:
    """A face without what is only for fun, which nobody wants to hear time and again."""
    return structs.replace(face, flavour="")


def own_side(sides: Iterable[S], viewer: int | None) -> S:
    """The side of a view's viewer.

    Raises:
        ValueError: the viewer is a spectator.
    """
    for side in sides:
        if side.seat == viewer:
            return side
    raise ValueError("a spectator has no hand to draw: give the view of a seat")


PICTURES: Kept[bytes] = Kept(24 * 2**20, len)
"""Pictures by all that they show: one that did not change is not drawn again."""


def finished(sheet: Sheet, name: str, alt: str) -> Picture:
    """The picture of a sheet, drawn unless it was before."""
    data = PICTURES.get(sheet.key(), lambda: png(sheet.width, sheet.height, strips(sheet)))
    return Picture(data, f"{name}.png", sheet.width, sheet.height, alt)


def marked(marks: Marks) -> dict[str, str]:
    """Marks as places with labels."""
    if isinstance(marks, Mapping):
        return {place: marks[place] for place in marks}
    return dict.fromkeys(marks, "")
