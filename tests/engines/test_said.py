"""All that a match asks and tells can be said, in every language: no text wants a word that it is not given."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engines.kernel.ask import Ask, Choice
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.kernel.registry import games
from engines.kernel.text import CardName, Listing, SeatName, Text, say
from tests.content import cards, decks, library

OPTIONS, LEVELS = 8, 12
"""So many options of a level are said, and so many levels of a question."""
NAMES = dict(enumerate("ABCDEF"))


def asked(ask: Ask) -> Iterator[Text]:
    """The texts of a question, a way into each of its options."""
    levels: list[Choice] = [ask.choice]
    for _ in range(LEVELS):
        if not levels:
            break
        level = levels.pop(0)
        yield level.prompt
        for option in islice(level.options, OPTIONS):
            yield option.text
            below = level.below(option if level.single else (option,)) if level.least <= 1 else None
            levels += [below] if below is not None else []
    if ask.about is not None:
        yield ask.about


@pytest.mark.parametrize("game", list(games()))
def test_a_match_can_be_said(game: str) -> None:
    rules, texts, chance = games()[game], library().texts, Stream(f"said {game}")
    running: Any = rules.match(cards(game), list(decks(game).values())[: rules.seats[0]], {}, bytes(32))
    said: set[str] = set()
    for _ in range(60):
        if running.outcome is not None:
            break
        seat = min(running.asks)
        ask = running.seen_by(seat).asks[seat]
        for text in (*asked(ask), *(line.text for line in running.lines(seat))):
            if repr(text) not in said:
                said.add(repr(text))
                assert all(texts.say(text, locale, NAMES) for locale in ("en", "fr"))
        view = rules.view(running.seen_by(seat), seat)
        running.answer(running.number_of(seat), seat, HOUSE["greedy"](rules, running.cards, view, ask, chance))
    assert len(said) > 30


@pytest.mark.parametrize("prefix", ["ow", "rb"])
def test_what_a_search_has_found_can_be_said(prefix: str) -> None:
    texts = library().texts
    told = say(f"{prefix}-log-searched-for", who=SeatName(0), cards=Listing((CardName("a-card", ""),), "and"))
    assert all(texts.say(told, locale, NAMES) for locale in ("en", "fr"))
