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
        gc.disable()  # all of it stays: looking through it again and again would take a third of the time
        try:
            library = cls._read(Path(data), games, default)
            gc.freeze()  # and later it would hold up everybody's answers
        finally:
            gc.enable()
        return library

    @classmethod
    def _read(cls, data: Path, games: Mapping[str, Rules] | None, default: str) -> Library:
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
        return cls(dict(games), cards, decks, ledgers, Texts(sources, names))


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
