"""The content at hand: games, cards, starter decks, clause ledgers and texts, read once from the data folder."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards, DeckList, read_deck
from engines.kernel.clauses import Ledger
from engines.kernel.registry import games as found_games
from engines.kernel.rules import Rules
from engines.kernel.text import Texts, say

from .lessons import LaidOut, Lesson, read_first_match, read_lessons

LOCALES = ("en", "fr")
"""The languages."""
RARELY = 20_000
"""How many more things there are before Python looks for circles among those that are new: few are ever in one."""


@dataclass(frozen=True)
class Pool:
    """The cards of a match as they were when it began, their faces by id, and the texts in which they have the names of
    then. It is made whole, so that painters may share it."""

    cards: Cards
    faces: Mapping[str, Any]
    texts: Texts


@dataclass(frozen=True)
class Library:
    """All content. `cards` and `decks` are by game and id, `lessons` by game, `ledgers` by game and language, first the
    one that they were written in; `first_match` is what a new local table begins with, if it is not a setup."""

    games: Mapping[str, Rules]
    cards: Mapping[str, Cards]
    decks: Mapping[str, Mapping[str, DeckList]]
    ledgers: Mapping[str, Mapping[str, Ledger]]
    texts: Texts
    lessons: Mapping[str, Lesson] = field(default_factory=dict[str, Lesson])
    first_match: LaidOut | None = None

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
            gc.set_threshold(RARELY, 10, 10)  # what a decision makes and drops is in no circle
        finally:
            gc.enable()
        return library

    @classmethod
    def _read(cls, data: Path, games: Mapping[str, Rules] | None, default: str) -> Library:
        games = found_games() if games is None else games
        for rules in games.values():
            teach(rules, data)
        cards = {id: Cards.read(rules, _files(data / "cards" / id, data)) for id, rules in games.items()}
        decks = {id: _decks(rules, data, cards[id]) for id, rules in games.items()}
        ledgers = {id: told for id in games if (told := ledgers_of(data, id))}
        lessons, first_match = read_lessons(data, games), read_first_match(data, games)
        library = cls(dict(games), cards, decks, ledgers, texts_of(data, cards, default), lessons, first_match)
        assert library.pools, "faces are made before anybody asks for one"
        return library

    def rules(self, game: str) -> Rules:
        """A game by its id.

        Raises:
            Refused: there is no such game.
        """
        try:
            return self.games[game]
        except KeyError:
            raise Refused(say("game-unknown", game=game, known=", ".join(self.games))) from None

    def ledger(self, game: str, locale: str) -> Ledger | None:
        """The clauses of a game in a language, or as they were written where there is no translation."""
        told = self.ledgers.get(game, {})
        return told.get(locale) or next(iter(told.values()), None)

    @cached_property
    def pools(self) -> Mapping[str, Pool]:
        """Today's cards, by game."""
        return {game: Pool(cards, self._faces(cards), self.texts) for game, cards in self.cards.items()}

    def pool(self, cards: Cards) -> Pool:
        """The cards of an older match, with the texts that name them."""
        names = {locale: cards.names_in(locale) for locale in self.texts.locales}
        return Pool(cards, self._faces(cards), self.texts.naming(cards.game, names))

    def _faces(self, cards: Cards) -> Mapping[str, Any]:
        rules = self.games[cards.game]
        return {id: rules.describe(card) for id, card in cards.items()}


def ledgers_of(data: Path, game: str) -> dict[str, Ledger]:
    """The ledger of a game by language: as it was written in `rules/GAME.yaml` of a data folder, and as each
    `rules/GAME.LANGUAGE.yaml` translates it.

    Raises:
        msgspec.ValidationError: a field is missing or wrong.
        ValueError: a translation names clauses that there are not.
    """
    written = data / "rules" / f"{game}.yaml"
    if not written.exists():
        return {}
    ledger = Ledger.load(written.read_text(encoding="utf-8"))
    paths = {locale: data / "rules" / f"{game}.{locale}.yaml" for locale in LOCALES}
    return {LOCALES[0]: ledger} | {
        locale: ledger.translated(path.read_text(encoding="utf-8"), locale)
        for locale, path in paths.items()
        if path.exists()
    }


def sentences(data: Path, default: str = "en") -> dict[str, list[str]]:
    """The contents of the Fluent files of the data folder, by language, the default first."""
    return {
        locale: [path.read_text(encoding="utf-8") for path in sorted((data / "locale" / locale).glob("*.ftl"))]
        for locale in sorted(LOCALES, key=lambda locale: locale != default)
    }


def texts_of(data: Path, cards: Mapping[str, Cards], default: str = "en") -> Texts:
    """The sentences of a data folder in every language, with the names of cards by game."""
    sources = sentences(data, default)
    return Texts(sources, {locale: {game: pool.names_in(locale) for game, pool in cards.items()} for locale in sources})


def teach(rules: Rules, data: Path) -> None:
    """Let a game learn its keywords, and what its words mean, from the data folder, before its cards are read.

    Raises:
        ContentError: with every problem of the file.
    """
    for folder, learn in (("words", rules.explain_words), ("keywords", rules.teach)):
        path = data / folder / f"{rules.id}.yaml"
        if path.exists():
            learn(path.relative_to(data).as_posix(), path.read_text(encoding="utf-8"))


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
