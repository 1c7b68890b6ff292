"""The words on a picture: texts of the locale files in one language, with the players' names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from engines.kernel.text import SEATS, CardName, Listing, Texts, Word, say

from .fonts import TOFU, clean
from .kept import Kept

SAID: Kept[str] = Kept(8192)
"""Sentences said before."""


class Words:
    """The sentences of one language and the players' display names, as they can be drawn.

    `players` maps seats to display names; a seat without one, or with one that no font can draw, goes by its letter.
    `game` is the one whose cards are named. `avatars` are the players' own pictures by seat, as image files.
    """

    def __init__(
        self,
        texts: Texts,
        locale: str | None,
        players: Mapping[int, str] | None = None,
        game: str = "",
        avatars: Mapping[int, bytes] | None = None,
    ):
        self.texts = texts
        self.game = game
        self.locale = texts.nearest(locale)
        self.players = {seat: name for seat, name in (players or {}).items() if clean(name).strip(TOFU + " ")}
        self.avatars = dict(avatars or {})
        seen = tuple((seat, hash(data)) for seat, data in sorted(self.avatars.items()))
        self.key = (texts, self.locale, tuple(sorted(self.players.items())), seen)
        """Says the same for the same words: for keys of what was drawn with them."""

    def __call__(self, id: str, /, **words: str | int) -> str:
        """A sentence by the name it has in the locale files."""
        return SAID.get((self.key, id, *words.items()), lambda: self.text(say(id, **words)))

    def row(self, parts: Iterable[str]) -> str:
        """Descriptions one after the other."""
        return self("alt-row").join(parts)

    def named(self, names: Sequence[str], most: int) -> str:
        """Names as the language joins them, at most so many: "a, b and c", or how many more there are, "a, b, c +2"."""
        more = len(names) - most
        return ", ".join(names[:most]) + f" +{more}" if more > 0 else self.text(Listing(tuple(names)))

    def text(self, text: Word) -> str:
        """What an engine said; a plain string stays as it is."""
        return text if isinstance(text, str) else self.texts.say(text, self.locale, self.players)

    def headed(self, label: Word, cost: Word, text: Word) -> str:
        """What a part of a card says, behind its label and its cost where it has one."""
        head, price, said = self.text(label), self.text(cost), self.text(text)
        head = self("alt-priced", head=head, cost=price) if price else head
        return self("alt-line", head=head, text=said) if said else head

    def card(self, card: str) -> str:
        """The name of a card of the game that is drawn."""
        return self.texts.say(CardName(card, self.game), self.locale)

    def cards(self, cards: Iterable[str]) -> str:
        """The names of cards, in a row; those of copies one after the other once, with how many they are."""
        alike = [(self.card(card), len(list(copies))) for card, copies in groupby(cards)]
        return ", ".join(name if n == 1 else self("alt-copies", what=name, n=n) for name, n in alike)

    def piles(self, id: str, piles: Mapping[str, Sequence[str]]) -> list[str]:
        """A sentence for each pile in which there is anything, with the names of its cards."""
        return [self(id, pile=pile, what=self.cards(cards)) for pile, cards in piles.items() if cards]

    def seat(self, seat: int) -> str:
        """A player's name, or the seat's letter."""
        return self.players.get(seat, SEATS[seat])
