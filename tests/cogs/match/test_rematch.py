"""A rematch in one click: asked for below the result, agreed to by the others' clicks, begun once."""

from __future__ import annotations

import re
from typing import Any

from engines.kernel.text import Local
from referee.model import PLAYING
from tests.cogs.conftest import Table


async def over(table: Table, **options: Any) -> tuple[int, Any]:
    """A match that Ben has lost, and its result."""
    match = await table.staked(**options)
    await table.referee.play.concede(match, table.ben.id)
    await table.env.settle()
    return match, table.last()


async def newest(table: Table) -> Any:
    return (await table.referee.matches.find())[0]


def seated(info: Any) -> list[str]:
    return [player.name for player in info.players]


async def test_a_rematch_is_agreed_by_clicks_and_the_loser_sits_first(table: Table):
    match, result = await over(table, options="heap=9", clock="day")
    assert "Rematch" in table.labels(result)
    asked = await table.ada.click(result, label="Rematch")
    assert "The others are asked" in table.said(asked)
    request = table.last()
    assert "Ada would like a rematch" in table.said(request)
    assert f"<@{table.ben.id}>" in table.said(request)
    assert (await newest(table)).id == match, "not without Ben"
    panel = await table.ben.click(request, label="Rematch")
    info = await newest(table)
    assert info.status == PLAYING
    assert seated(info) == ["Ben", "Ada"]
    before = await table.referee.matches.info(match)
    assert (info.options, info.clock, info.channel) == (before.options, before.clock, before.channel)
    assert (await table.referee.matches.info(info.id, table.ben)).players[0].deck == Local("Shielded")
    assert f"match {info.id}" in table.said(panel)
    assert any(f"match {info.id}" in table.said(each) for each in table.messages())


async def test_it_begins_once_only_and_old_buttons_say_so(table: Table):
    match, result = await over(table)
    await table.ada.click(result, label="Rematch")
    request = table.last()
    assert "agreed already" in table.said(await table.ada.click(result, label="Rematch"))
    await table.ben.click(result, label="Rematch")
    new = (await newest(table)).id
    for member, message in ((table.ada, result), (table.ben, request)):
        again = await member.click(message, label="Rematch")
        assert f"begun already: it is match {new}" in table.said(again)
    assert f"it is match {new}" in table.said(await table.ben.click(request, label="Decline"))
    assert (await newest(table)).id == new
    assert new == match + 1


async def test_strangers_have_no_say(table: Table):
    match, result = await over(table)
    assert "You have no seat" in table.said(await table.eve.click(result, label="Rematch"))
    await table.ada.click(result, label="Rematch")
    assert "You have no seat" in table.said(await table.eve.click(table.last(), label="Decline"))
    assert (await newest(table)).id == match


async def test_declined_it_is_off(table: Table):
    match, result = await over(table)
    await table.ada.click(result, label="Rematch")
    request = table.last()
    await table.ben.click(request, label="Decline")
    assert "Ben declines the rematch" in table.said(table.last())
    for member in (table.ada, table.ben):
        assert "was declined" in table.said(await member.click(result, label="Rematch"))
    assert (await newest(table)).id == match


async def test_against_the_house_it_begins_at_once(duel: Table):
    await duel.ada.slash(duel.channel, "match practice", game="rise", deck="fever-market")
    match = (await newest(duel)).id
    await duel.referee.play.concede(match, duel.ada.id)
    await duel.env.settle()
    panel = await duel.ada.click(duel.last(), label="Rematch")
    assert duel.pictures(panel)
    info = await duel.referee.matches.info((await newest(duel)).id, duel.ada.id)
    assert info.id == match + 1
    assert [player.person for player in info.players if player] == [duel.ada.id, None]
    assert info.players[0].deck == duel.world.library.decks["rise"]["fever-market"].title


async def test_after_a_lesson_it_is_a_match_like_any_other(duel: Table):
    await duel.ada.slash(duel.channel, "learn", game="rizontical")
    await duel.referee.play.concede((await newest(duel)).id, duel.ada.id)
    await duel.env.settle()
    panel = await duel.ada.click(duel.last(), label="Rematch")
    assert "drawn for you" in duel.said(panel) or "drawn for you" in duel.said(
        await duel.ada.click(duel.last(), label="Your move")
    )
    info = await newest(duel)
    assert not info.lesson and not info.laid_out


async def test_three_have_to_agree(duel: Table):
    await duel.ada.slash(duel.channel, "match open", game="rise", seats=3, deck="?")
    for member in (duel.ben, duel.eve):
        await member.slash(duel.channel, "match join", deck="?")
    match = (await newest(duel)).id
    await duel.referee.play.concede(match, duel.ada.id)
    await duel.referee.play.concede(match, duel.ben.id)
    await duel.env.settle()
    result = duel.last()
    await duel.eve.click(result, label="Rematch")
    await duel.ben.click(result, label="Rematch")
    assert (await newest(duel)).id == match
    await duel.ada.click(duel.last(), label="Rematch")
    assert seated(await newest(duel)) == ["Ada", "Ben", "Eve"], "who did worst sits first"


async def test_what_somebody_is_called_is_no_markup_where_they_decline(table: Table):
    mallory = table.guild.add_member(table.env.create_user("mallory", global_name="[nitro](https://evil.example)"))
    for _ in range(2):
        await table.ada.slash(table.channel, "match open", game="pebbles", deck="shielded", opponent=mallory)
    await mallory.slash(table.channel, "match decline", match=1)
    assert f"<@{mallory.id}> declined the match" in table.said(table.last())
    await mallory.slash(table.channel, "match join", match=2, deck="shielded")
    await table.referee.play.concede(2, mallory.id)
    await table.env.settle()
    await table.ada.click(table.last(), label="Rematch")
    await mallory.click(table.last(), label="Decline")
    assert "declines the rematch" in table.said(table.last())
    assert not [each for each in table.messages() if re.search(r"(?<!\\)\[nitro\]\(", table.said(each))]
