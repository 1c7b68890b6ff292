"""A match in a thread of its own: asked for or a server's default, opened, left, archived."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError

from tests.cogs.conftest import Table


async def begun(table: Table, **options: Any) -> tuple[int, Any]:
    """A match of Ada and Ben in a thread, past its stakes; its number, and the thread."""
    match = await table.open(thread=True, options="windows=no", **options)
    info = await table.referee.matches.info(match)
    assert info.in_thread
    thread = table.channel_of(info.channel)
    for member in (table.ada, table.ben):
        await member.slash(thread, "do", move="1", match=match)
    return match, thread


def steward(table: Table) -> Any:
    """Somebody who may manage the server."""
    role = table.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
    return table.guild.add_member(table.env.create_user("stella", global_name="Stella"), roles=[role])


def above(table: Table) -> list[Any]:
    """What the bot has posted in the channel itself."""
    return [message for message in table.messages() if table.said(message)]


def state(table: Table, thread: Any) -> Any:
    """Whether a thread is archived, and so on."""
    return table.env.backend.get_channel(thread.id).thread_metadata


async def test_a_match_begins_in_a_thread_below_its_invitation(table: Table):
    match, thread = await begun(table)
    assert table.env.backend.get_channel(thread.id).name == f"Pebbles · {match} · Ada, Ben"
    [invitation] = above(table)
    assert f"The match begins in <#{thread.id}>" in table.said(invitation)
    assert not table.labels(invitation)
    assert f"<@{table.ada.id}> to answer" in table.said(table.last(thread))
    await table.ada.slash(thread, "do", move="take 1")
    assert f"<@{table.ben.id}> to answer" in table.said(table.last(thread))
    assert len(above(table)) == 1
    listed = await table.eve.slash(table.channel, "match list", which="here")
    assert f"/{thread.id}/" in table.said(listed), "the channel lists the matches in its threads"


async def test_the_thread_is_archived_a_while_after_the_end(table: Table):
    match, thread = await begun(table)
    await table.referee.play.concede(match, table.ada.id)
    await table.env.settle()
    assert "Ben wins" in table.said(table.last(thread))
    assert not state(table, thread).archived
    await table.env.advance_time(11 * 60)
    assert state(table, thread).archived
    assert not table.env.errors


async def test_practice_gets_a_thread_without_an_invitation(table: Table):
    await table.ada.slash(table.channel, "match practice", game="pebbles", deck="plain", thread=True)
    [info] = await table.referee.matches.find()
    assert info.in_thread
    assert "The match begins in" in table.said(table.messages(table.channel_of(info.channel))[0])


@pytest.mark.parametrize("wanted", [None, False])
async def test_a_server_has_a_default_and_an_opener_the_last_word(table: Table, wanted: bool | None):
    said = await steward(table).slash(table.channel, "server", threads=True)
    assert "threads of their own" in table.said(said)
    match = await table.open(**({} if wanted is None else {"thread": wanted}))
    assert (await table.referee.matches.info(match)).in_thread == (wanted is None)


async def test_in_a_thread_the_servers_default_opens_no_other(table: Table):
    await steward(table).slash(table.channel, "server", threads=True)
    thread = table.thread("talk")
    await table.ada.slash(thread, "match practice", game="pebbles", deck="plain")
    [info] = await table.referee.matches.find()
    assert (info.channel, info.parent) == (thread.id, None)
    refused = await table.ada.slash(thread, "match practice", game="pebbles", deck="plain", thread=True)
    assert "can only be opened in a text channel" in table.said(refused)
    assert len(await table.referee.matches.find()) == 1


async def test_what_is_missing_for_a_thread_is_named(table: Table):
    table.forbid("create_public_threads", "send_messages_in_threads")
    refused = await table.ada.slash(table.channel, "match open", game="pebbles", thread=True)
    assert "I am missing: Create Public Threads and Send Messages in Threads" in table.said(refused)
    assert not await table.referee.matches.find()
    await table.ada.slash(table.channel, "match open", game="pebbles")
    assert len(await table.referee.matches.find()) == 1


async def test_a_thread_that_can_not_be_opened_any_more_is_done_without(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles", thread=True)
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013, times=None)
    await table.ben.slash(table.channel, "match join", match=1, deck="plain")
    info = await table.referee.matches.info(1)
    assert (info.channel, info.parent) == (table.channel.id, None)
    said = [table.said(each) for each in table.messages()]
    assert any("could not open a thread" in each for each in said)
    assert any(f"<@{table.ada.id}> to answer" in each for each in said)


async def test_a_thread_that_was_opened_unheard_is_not_opened_again(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles", thread=True)
    invitation = table.messages()[0].id
    table.env.backend.create_thread(
        table.channel.id, "an earlier try", table.env.backend.bot_user.id, message_id=invitation
    )
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004, times=None)
    await table.ben.slash(table.channel, "match join", match=1, deck="plain")
    assert (await table.referee.matches.info(1)).channel == invitation


async def test_an_invitation_that_is_gone_leaves_a_thread_below_the_channel(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles", thread=True)
    table.env.backend.delete_message(table.channel.id, table.messages()[0].id)
    await table.ben.slash(table.channel, "match join", match=1, deck="plain")
    info = await table.referee.matches.info(1)
    assert info.in_thread
    assert f"<@{table.ada.id}> to answer" in table.said(table.last(table.channel_of(info.channel)))


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50083), (403, 160005)])
async def test_a_thread_that_is_deleted_or_locked_is_left_for_its_channel(table: Table, status: int, code: int):
    match, thread = await begun(table)
    if status == 404:
        table.env.backend.delete_channel(thread.id)
    else:
        table.env.inject_error("POST", f"/channels/{thread.id}/messages", status=status, code=code, times=None)
    await table.ada.slash(table.channel, "do", move="take 1", match=match)
    info = await table.referee.matches.info(match)
    assert (info.channel, info.parent) == (table.channel.id, None)
    said = [table.said(each) for each in above(table)[1:]]
    assert any(f"<@{table.ben.id}> to answer" in each for each in said)
    assert any("was locked or deleted" in each for each in said)
    assert len(said) == 2, said
    await table.restart()
    await table.ben.slash(table.channel, "do", move="take 1", match=match)
    assert f"<@{table.ada.id}> to answer" in table.said(table.last())


async def test_an_archived_thread_goes_on_with_a_message(table: Table):
    """Nothing in it can be edited, and what is posted opens it again."""
    match, thread = await begun(table)
    table.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=None)
    posts = len(table.messages(thread))
    await table.ada.slash(thread, "do", move="take 1", match=match)
    assert len(table.messages(thread)) == posts + 1
    assert (await table.referee.matches.info(match)).in_thread


async def test_a_match_that_is_brought_elsewhere_has_no_thread_any_more(table: Table):
    match, thread = await begun(table)
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.ada.slash(elsewhere, "match board", match=match, show="channel")
    assert (await table.referee.matches.info(match)).parent is None
    await table.referee.play.concede(match, table.ada.id)
    await table.env.advance_time(11 * 60)
    assert not state(table, thread).archived


async def test_a_board_that_is_shown_in_the_matchs_own_thread_leaves_it_its_own(table: Table):
    match, thread = await begun(table)
    await table.ada.slash(thread, "match board", match=match, show="channel")
    assert (await table.referee.matches.info(match)).parent == table.channel.id
    await table.referee.play.concede(match, table.ada.id)
    await table.env.advance_time(11 * 60)
    assert state(table, thread).archived


async def test_only_who_manages_the_server_sets_what_holds_for_it(table: Table):
    with pytest.raises(SetupError, match="default-member-permissions"):
        await table.ben.slash(table.channel, "server", threads=True)
    assert "played in the channels" in table.said(await steward(table).slash(table.channel, "server"))
