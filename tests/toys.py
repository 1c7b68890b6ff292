"""What the toy games of the tests have in common: they are played, and never written down or drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.kernel.cards import Cards, Printed
from engines.kernel.face import CardFace
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.text import CardName


class Unwritten(Rules):
    """A game without positions and faces."""

    def empty(self, cards: Cards, options: Mapping[str, str], key: bytes) -> Game[Any]:
        raise AssertionError("a toy has no positions")

    def place(self, game: Any, document: Mapping[str, Any]) -> None:
        raise AssertionError("a toy has no positions")

    def position(self, game: Any) -> dict[str, Any]:
        raise AssertionError("a toy has no positions")

    def read(self, game: Any, path: str) -> Any:
        raise AssertionError("a toy has no positions")

    def describe(self, card: Printed) -> Any:
        return CardFace(card.id, CardName(card.id), card.kind)
