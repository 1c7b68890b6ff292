"""Answers to interactions over a connection that breaks: nobody is left without one, and nothing is done twice."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.cogs.conftest import Table
from tests.cogs.wire import Wire


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """The wire to Discord."""
    return Wire(monkeypatch)


@pytest.mark.parametrize("heard", [True, False])
async def test_an_acknowledgement_that_is_lost_strands_nobody(table: Table, wire: Wire, heard: bool):
    await table.staked(options="windows=no")
    wire.cut("POST", "/interactions/*/callback", heard=heard)
    panel = await table.ada.click(table.last(), label="Your move")
    assert "Take" in table.labels(panel)
    wire.cut("POST", "/interactions/*/callback", heard=heard)
    taken = await table.do(table.ada, "take 1", match=1)
    assert "Taken: `take 1`" in table.said(taken)
    wire.cut("POST", "/interactions/*/callback", heard=heard)
    refused = await table.do(table.ada, "take 1", match=1)
    assert table.said(refused)
    assert (await table.referee.matches.info(1)).deciding == (1,)


async def test_a_command_whose_acknowledgement_discord_refuses_is_not_carried_out_and_no_fault(table: Table):
    await table.staked(options="windows=no")
    with capture_logs() as logs:
        table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
        late = await table.do(table.ada, "take 1", match=1)
        table.env.inject_error("POST", "/interactions/*/callback", status=429, times=1)
        refused = await table.do(table.ada, "take 1", match=1)
    assert late.response is None
    assert "Something went wrong" in table.said(refused)
    assert (await table.referee.matches.info(1)).deciding == (0,)
    assert {each["log_level"] for each in logs} == {"warning"}
    assert {each["event"] for each in logs} == {"interaction_expired", "answer_unsure"}
    assert [type(error.original).__name__ for error in table.env.errors] == ["NotFound", "HTTPException"]
    table.env._errors.clear()  # as Discord's library has it, a command that could not be acknowledged has failed


async def test_a_panel_whose_acknowledgement_was_lost_goes_on(table: Table, wire: Wire):
    await table.staked(options="windows=no")
    panel = (await table.ada.click(table.last(), label="Your move")).response
    wire.cut("POST", "/interactions/*/callback", heard=True)
    await table.ada.click(panel, label="Take")
    await table.ada.click(table.shown(panel), label="2")
    assert (await table.referee.matches.info(1)).deciding == (1,)


@pytest.mark.parametrize("heard", [True, False])
async def test_a_reply_that_is_lost_is_sent_once_more(table: Table, wire: Wire, heard: bool):
    await table.staked(options="windows=no")
    wire.cut("PATCH", "/webhooks/*", heard=heard)
    taken = await table.do(table.ada, "take 1", match=1)
    assert "Taken: `take 1`" in table.said(taken)
    assert "Something went wrong" not in table.said(taken)


async def test_a_reply_that_is_lost_twice_offers_the_question_now(table: Table, wire: Wire):
    await table.staked(options="windows=no")
    wire.cut("PATCH", "/webhooks/*", times=2)
    panel = await table.ada.click(table.last(), label="Your move")
    assert "Something went wrong" in table.said(panel)
    assert table.labels(panel) == ["The question now"]
    again = await table.ada.click(panel.response, label="The question now")
    assert "Take" in table.labels(again)


async def test_an_interaction_that_is_delivered_twice_is_carried_out_once(
    table: Table, caplog: pytest.LogCaptureFixture
):
    await table.staked(options="windows=no")
    board = table.last()
    sent: list[Any] = []
    emit = table.env.backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            sent.append(payload)
            emit(event, payload)

    table.env.backend.emit = twice
    offered = await table.ada.slash(table.channel, "match draw", match=1)
    panel = await table.ada.click(board, label="My hand")
    table.env.backend.emit = emit
    assert len(sent) == 2
    assert "It is offered" in table.said(offered)
    assert table.pictures(panel)
    assert "went wrong" not in table.said(panel)
    assert "Traceback" not in caplog.text
