"""The content at hand: games, cards, starter decks, clause ledgers and texts, read once from the data folder."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engines.kernel.cards import Cards, DeckList, read_deck
from engines.kernel.clauses import Ledger
from engines.kernel.registry import games as found_games
from engines.kernel.rules import Rules
from engines.kernel.text import Texts

LOCALES = ("en", "fr")
"""The languages."""


@dataclass(frozen=True)
class Pool:
    """The cards of a match as they were when it began, and the texts in which they have the names of then."""

    cards: Cards
    texts: Texts


@dataclass(frozen=True)
class Library:
    """All content. `cards` and `decks` are by game and id, `ledgers` by game."""

    games: Mapping[str, Rules]
    cards: Mapping[str, Cards]
    decks: Mapping[str, Mapping[str, DeckList]]
    ledgers: Mapping[str, Ledger]
    texts: Texts

    @classmethod
    def load(cls, data: Path | str, games: Mapping[str, Rules] | None = None, *, default: str = "en") -> Library:
        """Everything in a data folder, for the games found (or those given). `default` is the language for those whose
        own is not at hand.

        Raises:
            ContentError: with every problem of a game's cards or decks.
        """
        data = Path(data)
        games = found_games() if games is None else games
        cards = {id: Cards.read(rules, _files(data / "cards" / id, data)) for id, rules in games.items()}
        decks = {id: _decks(rules, data, cards[id]) for id, rules in games.items()}
        ledgers = {
            id: Ledger.load(path.read_text(encoding="utf-8"))
            for id in games
            if (path := data / "rules" / f"{id}.yaml").exists()
        }
        locales = sorted(LOCALES, key=lambda locale: locale != default)
        sources = {
            locale: [path.read_text(encoding="utf-8") for path in sorted((data / "locale" / locale).glob("*.ftl"))]
            for locale in locales
        }
        names = {
            locale: {id: card.name_in(locale) for pool in cards.values() for id, card in pool.items()}
            for locale in locales
        }
        library = cls(dict(games), cards, decks, ledgers, Texts(sources, names))
        gc.freeze()  # it stays as long as the process: a collector that looked through it would hold up everybody's answers
        return library

    def pool_of(self, game: str) -> Pool:
        """Today's cards of a game; none for a game that is not here."""
        return Pool(self.cards.get(game) or Cards(game, {}, {}), self.texts)

    def pool(self, cards: Cards) -> Pool:
        """Cards, be they of today or of an older match, with the texts that name them."""
        if self.cards.get(cards.game) is cards:
            return Pool(cards, self.texts)
        names = {locale: {id: card.name_in(locale) for id, card in cards.items()} for locale in self.texts.locales}
        return Pool(cards, self.texts.renaming(names))


def _files(folder: Path, root: Path) -> dict[str, str]:
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in sorted(folder.glob("**/*.yaml"))
    }


def _decks(rules: Rules, data: Path, cards: Cards) -> dict[str, DeckList]:
    decks: dict[str, DeckList] = {}
    for file, content in _files(data / "decks" / rules.id, data).items():
        deck = read_deck(rules, file, content, cards)
        decks[deck.id or Path(file).stem] = deck
    return decks
