"""In a storm of faults no answer is lost or doubled, nothing is told twice, and nothing that is hidden."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import AsyncIterator, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog

from engines.kernel.text import Texts
from referee import Library
from referee.library import sentences
from tests.referee import pebbles
from tests.referee.conftest import pebbles_library
from workshop.simulation import open_world

from .conftest import NAMES, SECRET, Table
from .storm import Storm
from .verdict import Verdict

FAULTS = int(os.environ.get("ARBITER_TEST_FAULTS", "60"))
"""How many faults strike (more in a soak)."""
SEED = os.environ.get("ARBITER_TEST_SEED", "1")


@pytest.fixture
async def house(tmp_path: Path, library: Library) -> AsyncIterator[Table]:
    """The real games and Pebbles on a simulated Discord."""
    toy = pebbles_library()
    cards = {**library.cards, **toy.cards}
    sources = {
        locale: [*files, f"### game: pebbles\n{pebbles.TEXTS}"]
        for locale, files in sentences(Path(__file__).parents[2] / "data").items()
    }
    names = {locale: {game: pool.names_in(locale) for game, pool in cards.items()} for locale in sources}
    both = Library(
        {**library.games, **toy.games}, cards, {**library.decks, **toy.decks}, library.ledgers, Texts(sources, names)
    )
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    async with open_world(both, database, SECRET, guild="Club", channel="games", names=NAMES) as world:
        made = Table(world, database)
        yield made
        await made.close()


@pytest.fixture
def tracebacks(caplog: pytest.LogCaptureFixture) -> Iterator[list[BaseException]]:
    """The errors in the log that come with a traceback."""
    found: list[BaseException] = []

    def note(_: Any, __: str, event: MutableMapping[str, Any]) -> Any:
        error = event.get("exc_info")
        if error:
            found.append(error if isinstance(error, BaseException) else sys.exc_info()[1] or Exception(error))
        raise structlog.DropEvent

    structlog.configure(processors=[note])
    caplog.set_level(logging.ERROR)
    yield found
    structlog.reset_defaults()


async def test_in_a_storm_no_answer_is_lost_and_nothing_told_twice(
    house: Table,
    monkeypatch: pytest.MonkeyPatch,
    tracebacks: list[BaseException],
    caplog: pytest.LogCaptureFixture,
):
    storm = Storm(house, monkeypatch, f"storm {SEED}")
    verdict = Verdict(storm)
    while storm.faults.total() < FAULTS or storm.missing:
        await storm.blow()
        await verdict.no_leak()
    print(dict(storm.faults))
    await storm.calm()
    await verdict.no_leak()
    await verdict.answers_stand_once()
    await verdict.told_once()
    await verdict.present()
    await verdict.nobody_waits()
    await verdict.records_hold()
    logged = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert not [error for error in (*tracebacks, *logged) if not storm.brought(error)]
    # To Discord's library a command that could not be acknowledged has failed.
    failed = [getattr(error, "original", error) for error in house.env.errors]
    assert not [error for error in failed if not isinstance(error, discord.HTTPException) and not storm.brought(error)]
