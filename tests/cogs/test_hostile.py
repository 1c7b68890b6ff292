"""Clicks that nobody was meant to make: on what stands where all can see it, with custom ids of a player's own."""

from __future__ import annotations

from typing import Any

from simcord.enums import ComponentType

from workshop.shown import controls, walk

from .conftest import Table


async def forged(table: Table, member: Any, message: Any, id: str) -> str:
    """What a player is told who clicks on a button of a message with a custom id of their own making."""
    stored = table.env.backend.get_message(message.channel_id, message.id)
    shown = next(each for each in walk(stored.components) if each["type"] == ComponentType.BUTTON)
    shown["custom_id"] = id
    return table.said(await member.click(message, custom_id=id))


async def test_what_a_refusal_in_the_channel_leads_to_is_shown_in_private(table: Table) -> None:
    await table.open(options="windows=no")
    table.forbid("attach_files")
    refused = await table.ada.slash(table.channel, "match board", match=1, show="channel")
    assert "missing" in table.said(refused)
    assert not refused.response.ephemeral
    public = list(map(table.said, table.messages()))
    [again] = controls(refused.response)
    panel = await table.ada.click(refused.response, custom_id=again["custom_id"])
    assert [picture.name for picture in table.pictures(panel)] == ["pebbles-board.png", "pebbles-hand.png"]
    assert list(map(table.said, table.messages())) == public


async def test_a_board_cannot_be_turned_into_what_only_one_should_see(table: Table) -> None:
    match = await table.open(options="windows=no")
    board = table.said(table.last())
    for id in (f"again:{match}:0:", f"menu:{match}:0:", f"cards:{match}:0:0"):
        await forged(table, table.ada, table.last(), id)
        assert table.said(table.last()) == board


async def test_a_custom_id_tells_nobody_what_another_seat_may_answer(table: Table) -> None:
    await table.open(options="windows=no")
    panel = await table.ada.click(table.last(), label="Your move")
    kind, match, number, rest = controls(panel.response)[0]["custom_id"].split(":", 3)
    seat, check, *place = rest.split(".")
    for member in (table.ben, table.eve):
        said = {
            await forged(table, member, table.last(), f"{kind}:{match}:{number}:{'.'.join([seat, each, *place])}")
            for each in (check, "0000")
        }
        assert len(said) == 1, "whether the options are those of the custom id"
        assert "no seat" in said.pop()
