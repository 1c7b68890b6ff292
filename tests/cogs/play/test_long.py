"""Long matches: what a click takes does not grow with the log."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engines.kernel.text import Texts
from tests.cogs.conftest import Table


async def roll(table: Table, times: int) -> None:
    """Ada rolls the die so many times, each of which leaves a line."""
    for _ in range(times):
        await table.referee.play.answer(1, table.ada.id, None, "roll")
    await table.env.settle()


async def said_by(table: Table, monkeypatch: pytest.MonkeyPatch, *clicks: str) -> int:
    """How many words the bot puts into a language for some buttons."""
    count = 0
    say = Texts.say

    def counted(self: Texts, *details: Any) -> str:
        nonlocal count
        count += 1
        return say(self, *details)

    with monkeypatch.context() as patch:
        patch.setattr(Texts, "say", counted)
        for label in clicks:
            await table.eve.click(table.last(), label=label)
    return count


async def test_looking_takes_the_same_however_long_the_log_is(table: Table, monkeypatch: pytest.MonkeyPatch):
    await table.staked(options="windows=no")
    await roll(table, 150)
    short = await said_by(table, monkeypatch, "Log", "Rules", "More")
    await roll(table, 450)
    long = await said_by(table, monkeypatch, "Log", "Rules", "More")
    assert long <= short * 1.2


async def test_a_turn_message_takes_the_same_however_long_it_was_not_told(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    await table.staked(options="windows=no")
    counts: list[int] = []
    for times in (150, 450):
        await roll(table, times)
        count = 0
        say = Texts.say

        def counted(self: Texts, *details: Any, say: Any = say) -> str:
            nonlocal count
            count += 1
            return say(self, *details)

        with monkeypatch.context() as patch:
            patch.setattr(Texts, "say", counted)
            mover = table.ada
            await table.do(mover, "take 1", match=1)
        await table.do(table.ben, "take 1", match=1)
        counts.append(count)
    assert "more in between" in "".join(table.said(message) for message in table.messages())
    assert counts[1] <= counts[0] * 1.2


async def test_the_log_is_walked_there_and_back_with_every_entry_once(table: Table):
    await table.staked(options="windows=no")
    await roll(table, 150)
    pages = [(await table.eve.click(table.last(), label="Log")).response]
    seen = [entries(table, pages[0])]
    assert "Newer ▶" not in table.labels(pages[0])
    while "◀ Older" in table.labels(pages[-1]):
        pages.append((await table.eve.click(pages[-1], label="◀ Older")).response)
        seen.append(entries(table, pages[-1]))
    assert len(seen) > 2
    together = [entry for page in reversed(seen) for entry in page]
    assert together == sorted(set(together))
    assert together[-1] == (await table.referee.matches.info(1)).seq
    assert len(together) >= 150
    back = [entries(table, pages[-1])]
    page = pages[-1]
    while "Newer ▶" in table.labels(page):
        page = (await table.eve.click(page, label="Newer ▶")).response
        back.append(entries(table, page))
    assert [entry for page in back for entry in page] == together


def entries(table: Table, page: Any) -> list[int]:
    """The numbers of the entries on a page of the log."""
    return [int(number) for number in re.findall(r"^-# (\d+) ", table.said(page), re.MULTILINE)]
