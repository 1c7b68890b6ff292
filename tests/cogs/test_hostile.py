"""Clicks that nobody was meant to make: on what stands where all can see it, with custom ids of a player's own."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from simcord.enums import ComponentType

from cogs.discord.controls import kinds
from cogs.discord.language import Reader
from workshop.shown import controls

from .conftest import Table
from .matches import begin, next_turn


async def forged(table: Table, member: Any, message: Any, id: str) -> str:
    """What a player is told who clicks in a message on a button with a custom id of their own making."""
    stored = table.env.backend.get_message(message.channel_id, message.id)
    button = {"type": ComponentType.BUTTON, "style": 2, "custom_id": id, "label": "Forged"}
    made = [{"type": ComponentType.ACTION_ROW, "components": [button]}]
    before, stored.components = stored.components, made
    said = table.said(await member.click(message, custom_id=id))
    if stored.components is made:
        stored.components = before
    return said


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


async def test_a_click_on_another_server_tells_of_a_match_only_to_its_players(table: Table) -> None:
    match = await table.open(options="windows=no")
    abroad = table.env.create_guild("Abroad")
    channel = abroad.create_text_channel("games")
    ada, eve = (abroad.add_member(member.user) for member in (table.ada, table.eve))
    for looks in ("more", "log", "words", "move", "hand", "terms"):
        shown = [await member.slash(channel, "match settings") for member in (eve, ada)]
        told = [
            await forged(table, member, each.response, f"{looks}:{match}:0:")
            for member, each in zip((eve, ada), shown, strict=True)
        ]
        assert told[0] == f"There is no match {match}."
        assert told[1] != told[0]


@pytest.mark.parametrize("over", [False, True])
async def test_custom_ids_that_make_no_sense_are_refused_and_no_fault(
    table: Table, capsys: pytest.CaptureFixture[str], over: bool
) -> None:
    match = await table.open(options="windows=no")
    if over:
        await table.referee.play.concede(match, table.ada.id)
        await table.env.settle()
    shown = await table.ada.slash(table.channel, "match more", match=match)
    for kind in sorted(kinds() - {"conceded"}):
        for rest in ("", "x", "<" + "9" * 60, "0.x", "draw-" + "9" * 50, "9" * 30 + ".0000.0.0..0", "0.a.-1.+.-.0.0"):
            said = await forged(table, table.ada, shown.response, f"{kind}:{match}:{10**14}:{rest}")
            assert "went wrong" not in said, (kind, rest)
    assert "interaction_failed" not in capsys.readouterr().out


async def test_what_an_opponent_is_called_is_no_link_in_a_panel_nor_on_the_board_in_words(duel: Table) -> None:
    link = "[prize](https://prize.example)"
    stranger = duel.guild.add_member(duel.env.create_user(link))
    duel.world.players[link] = stranger  # pyright: ignore[reportIndexIssue]
    match = await begin(duel, "owr", [next(iter(duel.world.library.decks["owr"]))] * 2, duel.ada, stranger)
    told = [duel.said(await duel.ada.slash(duel.channel, "match board", match=match, show="words"))]
    for _ in count():
        turn = await next_turn(duel, match, "link")
        assert turn is not None
        assert turn.position.ask is not None
        if turn.member is duel.ada and link in Reader(duel.world.library.texts, "en").about(turn.position.info)(
            turn.position.ask.about or ""
        ):
            break
        await duel.referee.play.answer(match, turn.member.id, None, turn.key)
    await duel.env.settle()
    told.append(duel.said(await duel.ada.click(duel.last(), label="Your move")))
    for each in told:
        assert each.count(link) == each.count(f"\\{link}") > 0
