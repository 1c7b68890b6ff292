"""What a painter of a game is: views become pictures, with a description for those who can't see them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from engines.kernel.text import Texts

from .parts.encode import png
from .parts.faces import CardFace, Faces
from .parts.kept import Kept
from .parts.layout import Sheet
from .parts.paint import strips

ALT = 1024
"""Characters that Discord allows the description of a picture."""

Marks = Mapping[str, str] | Iterable[str]
"""Places of the board that can be picked, with a number or letter each to show (or none)."""


class Picture(Struct, frozen=True):
    """A picture as a file: its content (PNG), name, size in pixels and description (at most ALT characters)."""

    data: bytes
    name: str
    width: int
    height: int
    alt: str


class Painter(ABC):
    """Draws one game. It is given views, never states; everything it draws is in them, in `texts` and in `cards`.

    `names` are the players' display names by seat. `cards` gives the faces of cards; without it a picture shows their
    names only.
    """

    game: ClassVar[str]

    @abstractmethod
    def board(
        self,
        view: Any,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        marks: Marks = (),
        cards: Faces | None = None,
    ) -> Picture:
        """The board as the view's viewer sees it, with the places that can be picked marked."""

    @abstractmethod
    def hand(
        self,
        view: Any,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        cards: Faces | None = None,
        usable: Mapping[str, str] | None = None,
        numbered: bool = False,
    ) -> Picture:
        """The hand of the view's viewer.

        `usable` says of cards, by id, why they can't be used now (a sentence and its clause), or "" that they can;
        `numbered` numbers them, for a mulligan.

        Raises:
            ValueError: the view is a spectator's, who has no hand.
        """

    @abstractmethod
    def card(self, face: CardFace, texts: Texts, locale: str | None = None) -> Picture:
        """The face of a card, large."""

    @abstractmethod
    def alt(
        self,
        view: Any,
        texts: Texts,
        locale: str | None = None,
        *,
        names: Mapping[int, str] | None = None,
        limit: int = ALT,
    ) -> str:
        """The board in words, what matters most first, in at most `limit` characters."""

    @abstractmethod
    def text_board(
        self, view: Any, texts: Texts, locale: str | None = None, *, names: Mapping[int, str] | None = None
    ) -> str:
        """The whole board in words, however long."""


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
