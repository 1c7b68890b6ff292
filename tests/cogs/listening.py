"""What players of two languages are told privately, and which words of it are not of their language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from referee import Library
from workshop.shown import controls

from .conftest import Table

DATA = Path(__file__).parents[2] / "data"
NO_WORDS = re.compile(r"`[^`]*`|https?://\S+|\{[^{}]*\}|<[^>]*>|\b[a-z]+(?:[-_][a-z]+)+\b")
"""Notation, addresses, what stands for values and ids."""


class Listener:
    """A player who clicks, and all that they are told privately."""

    def __init__(self, table: Table, member: Any):
        self._table, self._member = table, member
        self.told: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._member, name)

    async def click(self, message: Any, **which: Any) -> Any:
        """A click, and what it shows."""
        return self._heard(await self._member.click(message, **which), message)

    async def select(self, message: Any, values: list[str], **which: Any) -> Any:
        """A choice, and what it shows."""
        return self._heard(await self._member.select(message, values, **which), message)

    def foreign(self, library: Library, game: str, own: str, other: str) -> dict[str, set[str]]:
        """What they were told, direct messages too, with words that only another language has."""
        for each in self._table.letters(self._member):
            self._learn(each)
        known = vocabulary(library, game, own)
        strange = {word for word in vocabulary(library, game, other) if not {word, word.removesuffix("s")} & known}
        return {text: found for text in self.told if (found := words(text) & strange)}

    def _heard(self, result: Any, message: Any) -> Any:
        self._learn(result if result.response is not None else message)
        return result

    def _learn(self, message: Any) -> None:
        shown = getattr(message, "response", message)
        for each in controls(shown):
            self.told |= {option["label"] for option in each.get("options", ())} or {each.get("label") or ""}
        self.told.add(self._table.said(message))
        self.told |= {each.alt for each in self._table.pictures(message)}


def words(text: str) -> set[str]:
    """The words of a text, small."""
    return {each.lower() for each in re.findall(r"[^\W\d_]{3,}", NO_WORDS.sub(" ", text))}


def vocabulary(library: Library, game: str, locale: str) -> set[str]:
    """All words that the bot has in a language: its messages, the names of a game's cards, of their abilities and of
    decks."""
    found: set[str] = set()
    for file in (DATA / "locale" / locale).glob("*.ftl"):
        found |= words(re.sub(r"(?m)^[\w-]+ =|^\s*\*?\[[^\]]*\]", "", file.read_text(encoding="utf-8")))
    _, documents = json.loads(library.cards[game].frozen)
    for name in named(documents, locale):
        found |= words(name)
    for deck in library.decks[game].values():
        found |= words(library.texts.say(deck.title, locale))
    return found


def named(document: Any, locale: str) -> Iterator[str]:
    """The names in a language that stand anywhere in a document: English ones by themselves, others under `in`."""
    if isinstance(document, list):
        for each in document:
            yield from named(each, locale)
    elif isinstance(document, dict):
        said = document.get("in", {}).get(locale) if locale != "en" else document
        name = said.get("name") if isinstance(said, dict) else said
        if isinstance(name, str):
            yield name
        for key, each in document.items():
            if key != "in":
                yield from named(each, locale)
