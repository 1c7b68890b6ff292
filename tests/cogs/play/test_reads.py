"""What a click costs: four reads of the database at most, one position, one write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import event

from cogs.outbox.notice_messages import public_message
from store.sqlite import QuickConnection
from tests.cogs.clicking import click_answer
from tests.cogs.conftest import Table
from tests.referee import pebbles


@dataclass
class Cost:
    """What was asked of the database, how often its answer was waited for, and how often the game was looked at by a
    player."""

    reads: list[str] = field(default_factory=list[str])
    writes: int = 0
    waits: int = 0
    positions: int = 0


@contextmanager
def counted(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cost]:
    """Count what is done until the block ends."""
    cost = Cost()
    engine: Any = table.referee.resources.store._engine.sync_engine  # pyright: ignore[reportPrivateUsage]

    def executed(_connection: Any, _cursor: Any, statement: str, *_details: Any) -> None:
        if statement.startswith("SELECT"):
            cost.reads.append(statement.replace("\n", " "))
        cost.writes += statement == "BEGIN IMMEDIATE"

    wait, tell = QuickConnection._trip, pebbles.RULES.about  # pyright: ignore[reportPrivateUsage]

    async def waited(connection: QuickConnection, errand: Any) -> Any:
        cost.waits += 1
        return await wait(connection, errand)

    def about(*details: Any) -> Any:
        cost.positions += 1
        return tell(*details)

    event.listen(engine, "before_cursor_execute", executed)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(pebbles.RULES, "about", about)
            patch.setattr(QuickConnection, "_trip", waited)
            yield cost
    finally:
        event.remove(engine, "before_cursor_execute", executed)


@pytest.fixture
async def quiet(table: Table) -> Table:
    """A match in which Ada is to move, by a panel; the outbox is still, so that only the click is counted."""
    await table.staked(options="windows=no heap=40")
    return table


async def still(table: Table) -> None:
    """From now on nothing is posted."""
    await table.bot.timer.close()


async def test_a_click_that_answers(quiet: Table, monkeypatch: pytest.MonkeyPatch):
    board = quiet.last()
    panel = (await quiet.ada.click(board, label="Your move")).response
    panel = (await quiet.ada.click(panel, label="Take")).response
    await still(quiet)
    with counted(quiet, monkeypatch) as cost:
        taken = await quiet.ada.click(panel, label="1")
    assert "Taken: `take 1`" in quiet.said(taken)
    assert len(cost.reads) <= 4, cost.reads
    assert cost.writes == 1
    assert cost.waits == 3, cost.reads
    assert cost.positions == 0, "it is Ben's turn: there is no question to look at"


async def test_a_click_that_leads_to_ones_own_next_question(quiet: Table, monkeypatch: pytest.MonkeyPatch):
    board = quiet.last()
    panel = (await quiet.ada.click(board, label="Your move")).response
    await still(quiet)
    with counted(quiet, monkeypatch) as cost:
        taken = await quiet.ada.click(panel, label="Roll")
    assert "Taken: `roll`" in quiet.said(taken)
    assert "Take" in quiet.labels(taken)
    assert len(cost.reads) <= 4, cost.reads
    assert (cost.writes, cost.positions) == (1, 1)
    assert cost.waits <= 4, "whether a call still waits is asked as well"


async def test_a_click_that_looks(quiet: Table, monkeypatch: pytest.MonkeyPatch):
    board = quiet.last()
    await still(quiet)
    with counted(quiet, monkeypatch) as cost:
        panel = (await quiet.ada.click(board, label="Your move")).response
    assert len(cost.reads) <= 4, cost.reads
    assert (cost.writes, cost.positions) == (0, 1)
    with counted(quiet, monkeypatch) as cost:
        await quiet.ada.click(panel, label="Take")
    assert len(cost.reads) <= 4, cost.reads
    assert (cost.writes, cost.positions) == (0, 1)


async def test_a_typed_move(quiet: Table, monkeypatch: pytest.MonkeyPatch):
    await still(quiet)
    with counted(quiet, monkeypatch) as cost:
        await quiet.do(quiet.ada, "plan", match=1)
    assert len(cost.reads) <= 4, cost.reads
    assert (cost.writes, cost.positions) == (1, 1)


async def test_a_board_that_is_posted(quiet: Table, monkeypatch: pytest.MonkeyPatch):
    await quiet.referee.play.answer(1, quiet.ada.id, None, "take 1")
    await quiet.env.settle()
    [notice] = await noticed(quiet, "take 1")
    with counted(quiet, monkeypatch) as cost:
        message = await public_message(quiet.bot, notice, whole=True)
    assert message.content.pictures
    assert len(cost.reads) <= 4, cost.reads


async def noticed(table: Table, key: str) -> list[Any]:
    """What is to be told of an answer, before it is."""
    await still(table)
    await table.referee.play.answer(1, table.ben.id, None, key)
    return [notice for notice in await table.referee.notices.pending() if notice.kind == "turn"]


async def test_after_a_restart_the_first_click_reads_more_and_answers_the_same(quiet: Table):
    await quiet.restart()
    answer = await click_answer(quiet, quiet.ada, 1, "take 2")
    assert "Taken: `take 2`" in quiet.said(answer)
