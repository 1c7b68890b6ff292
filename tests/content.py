"""The content of the product, read once for all tests."""

from __future__ import annotations

import functools
from pathlib import Path

from engines.kernel.cards import Cards, DeckList, read_deck
from engines.kernel.registry import games
from engines.kernel.scenario_said import Voice
from referee import Library
from referee.library import teach
from render import described
from workshop.scenarios import voice_of

ROOT = Path(__file__).parent.parent
DATA = ROOT / "data"


for _rules in games().values():
    teach(_rules, DATA)


@functools.cache
def cards(game: str = "rizontical") -> Cards:
    """A game's card pool."""
    files = sorted((DATA / "cards" / game).glob("*.yaml"))
    return Cards.read(games()[game], {file.name: file.read_text() for file in files})


@functools.cache
def decks(game: str = "rizontical") -> dict[str, DeckList]:
    """A game's starter decks by id."""
    files = sorted((DATA / "decks" / game).glob("*.yaml"))
    return {file.stem: read_deck(games()[game], file.name, file.read_text(), cards(game)) for file in files}


@functools.cache
def library() -> Library:
    """All of it as the bot has it. Nobody changes it: what a test wants otherwise is a copy."""
    return Library.load(DATA)


@functools.cache
def voice() -> Voice:
    """What scenarios need to know what is said."""
    return voice_of(library(), described)
