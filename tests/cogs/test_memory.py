"""What the bot keeps in memory settles: a match that is over leaves nothing behind but its place among the latest."""

from __future__ import annotations

import gc
from collections import Counter

import pytest

from cogs.discord import latest
from cogs.discord.message import Shown
from referee import kept_games

from .conftest import Table

WATCHED = ("cogs", "discord", "engines", "referee", "store", "tests", "_asyncio")
"""Whose objects are counted: ours, and those that Discord's library holds for us. What pictures are made of is kept by
its size; the simulation keeps all that was said."""
KEPT = 3
"""How many matches are remembered in the test."""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer matches are remembered than are played."""
    monkeypatch.setattr(latest, "KEPT", KEPT)
    monkeypatch.setattr(kept_games, "GAMES", KEPT)


async def over(table: Table, matches: int) -> None:
    """Matches that are played, told and over, one after the other."""
    for _ in range(matches):
        match = await table.staked()
        await table.do(table.ada, "take 1", match=match)
        await table.env.advance_time(60)
        await table.referee.play.concede(match, table.ben.id)
        await table.env.advance_time(24 * 3600)
        assert (await table.referee.matches.info(match)).status == "over"


def held() -> Counter[str]:
    """The objects there are, by their types."""
    gc.collect()
    names = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in names if name.startswith(WATCHED))


async def test_a_match_that_is_over_leaves_nothing_behind(few: None, table: Table) -> None:
    await over(table, 2 * KEPT)
    before = held()
    await over(table, 2 * KEPT)
    assert not {name: (before[name], now) for name, now in held().items() if now > before[name]}


async def test_of_a_message_that_stands_no_picture_is_held(table: Table) -> None:
    match = await table.staked()
    await table.do(table.ada, "take 1", match=match)
    await table.env.advance_time(60)
    assert table.pictures(table.last())
    gc.collect()
    assert not [each.name for each in gc.get_objects() if isinstance(each, Shown) and each.data]
