"""Texts that say what is the same once: tests of wordings say thousands, most of which differ in a word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engines.kernel.text import Phrase, Text, Texts, Word


class Remembering(Texts):
    """Texts as the bot has them; what they said without players is said again without being put together."""

    def __init__(self, *content: Any):
        super().__init__(*content)
        self._said: dict[tuple[bytes | str | None, ...], str] = {}

    def say(self, word: Word, locale: str | None = None, players: Mapping[int, str] | None = None) -> str:
        """A word as readers of a language read it."""
        if players is not None or not isinstance(word, Text):
            return super().say(word, locale, players)
        key = (msgspec.json.encode(word), locale)
        if key not in self._said:
            self._said[key] = super().say(word, locale)
        return self._said[key]

    def phrase(self, phrase: Phrase, case: str, locale: str, players: Mapping[int, str] | None = None) -> str:
        """A phrase in a case."""
        if players is not None:
            return super().phrase(phrase, case, locale, players)
        key = (msgspec.json.encode(phrase), case, locale)
        if key not in self._said:
            self._said[key] = super().phrase(phrase, case, locale)
        return self._said[key]
