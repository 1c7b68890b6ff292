"""Whole matches on Discord, typed and by buttons, each with a restart in the middle, and by players of two languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from workshop.simulation import speak

from . import matches
from .clicking import click_answer
from .conftest import Table
from .matches import as_the_engine_alone, choice

DATA = Path(__file__).parents[2] / "data"
GAMES = {
    "rizontical": (("kiln-riot", "tidal-assize"), ("rootbound-court", "missing-hour")),
    "owr": (("wind-over-the-common", "curtain-street"), ("bonekeepers-toll", "drums-and-eggs")),
}
"""The decks of the match that is typed, and of the one that is clicked."""
RESTART = 40
"""After so many answers."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_typed_with_a_restart_in_the_middle(duel: Table, game: str):
    match = await matches.begin(duel, game, GAMES[game][0])
    for count in range(1000):
        turn = await choice(duel, match, "typed")
        if turn is None:
            break
        member, key = turn
        answer = await duel.do(member, key, match=match)
        assert f"Taken: `{key}`" in duel.said(answer), duel.said(answer)
        if count == RESTART:
            await duel.restart()
    assert "wins" in duel.said(duel.last()) or "draw" in duel.said(duel.last())
    await as_the_engine_alone(duel, match)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_clicked_with_a_restart_in_the_middle(duel: Table, game: str):
    match = await matches.begin(duel, game, GAMES[game][1])
    for count in range(1000):
        turn = await choice(duel, match, "clicked")
        if turn is None:
            break
        member, key = turn
        before = (await duel.referee.matches.info(match)).seq
        result = await click_answer(duel, member, match, key)
        assert (await duel.referee.matches.info(match)).seq > before, (key, duel.said(result))
        if count == RESTART:
            await duel.restart()
    await as_the_engine_alone(duel, match)


# -------------------------------------------------------------------------------------------------------- two languages


class Reading:
    """A player who clicks, and what they are told privately."""

    def __init__(self, table: Table, member: Any):
        self._table, self._member = table, member
        self.told: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._member, name)

    async def click(self, message: Any, **which: Any) -> Any:
        """A click, and what it shows."""
        return self._read(await self._member.click(message, **which), message)

    async def select(self, message: Any, values: list[str], **which: Any) -> Any:
        """A choice, and what it shows."""
        return self._read(await self._member.select(message, values, **which), message)

    def letters(self) -> None:
        """Reads the direct messages."""
        for each in self._table.letters(self._member):
            self._learn(each)

    def _read(self, result: Any, message: Any) -> Any:
        self._learn(result if result.response is not None else message)
        return result

    def _learn(self, message: Any) -> None:
        self.told |= {self._table.said(message), *self._table.labels(message)}
        self.told |= {each.alt for each in self._table.pictures(message)}


def words(text: str) -> set[str]:
    """The words of a text, without notation and what stands for values."""
    bare = re.sub(r"`[^`]*`|https?://\S+|\{[^{}]*\}|<[^>]*>|\b[a-z]+(?:[-_][a-z]+)+\b", " ", text)
    return {each.lower() for each in re.findall(r"[^\W\d_]{3,}", bare)}


def own_words(table: Table, game: str, locale: str) -> set[str]:
    """All words that the bot has in a language: its messages, the cards and decks of a game, the ledger."""
    library = table.world.library
    messages = [
        re.sub(r"^[\w-]+ =|^\s*\*?\[[^\]]*\]", "", line, flags=re.MULTILINE)
        for file in (DATA / "locale" / locale).glob("*.ftl")
        for line in [file.read_text(encoding="utf-8")]
    ]
    names = library.cards[game].names_in(locale).values()
    decks = [library.texts.say(deck.title, locale) for deck in library.decks[game].values()]
    return set().union(*(words(each) for each in (*messages, *names, *decks)))


TWO = {"raise_rise_die": ("a-lamp-for-two", "four-minutes-dead")}
"""The decks of the match that a French and an English player click."""


@pytest.mark.parametrize("game", TWO)
async def test_a_french_and_an_english_player_click_a_whole_match_each_in_their_language(duel: Table, game: str):
    speak(duel.env, {duel.ada.id: "fr"})
    match = await matches.begin(duel, game, TWO[game])
    readers = {each.id: Reading(duel, each) for each in (duel.ada, duel.ben)}
    for _ in range(1000):
        turn = await choice(duel, match, "two")
        if turn is None:
            break
        member, key = turn
        before = (await duel.referee.matches.info(match)).seq
        result = await click_answer(duel, readers[member.id], match, key)
        assert (await duel.referee.matches.info(match)).seq > before, (key, duel.said(result))
    await as_the_engine_alone(duel, match)
    vocabulary = {locale: own_words(duel, game, locale) for locale in ("en", "fr")}
    for member, own, other in ((duel.ada, "fr", "en"), (duel.ben, "en", "fr")):
        readers[member.id].letters()
        foreign = vocabulary[other] - vocabulary[own]
        wrong = {text: found for text in readers[member.id].told if (found := words(text) & foreign)}
        assert not wrong, f"{own}: {wrong}"
