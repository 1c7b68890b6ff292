"""When Discord does not let the bot do what it wants: nothing is lost, nobody is pestered, the right person hears."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.outbox import pictures
from tests.cogs.conftest import Table


async def test_opening_names_exactly_what_is_missing(table: Table):
    table.forbid("attach_files")
    refused = await table.ada.slash(table.channel, "match open", game="pebbles")
    assert refused.ephemeral
    assert "I am missing: Attach Files." in table.said(refused)
    table.forbid("attach_files", "send_messages")
    refused = await table.ada.slash(table.channel, "match practice", game="pebbles")
    assert "I am missing: Send Messages and Attach Files." in table.said(refused)
    assert not await table.referee.matches.find()


async def test_a_thread_needs_its_own_permission(table: Table):
    thread = table.thread("a match")
    table.forbid("send_messages")
    opened = await table.ada.slash(thread, "match open", game="pebbles")
    assert "You have your seat" in table.said(opened)
    table.forbid("send_messages_in_threads")
    refused = await table.ada.slash(thread, "match open", game="pebbles")
    assert "I am missing: Send Messages in Threads." in table.said(refused)


async def test_a_match_is_not_opened_in_a_direct_message(table: Table):
    refused = await table.ada.user.slash("match open", game="pebbles")
    assert "needs a channel of a server" in table.said(refused)


async def test_a_channel_that_closes_in_mid_match_is_named_to_the_players_and_mended(table: Table):
    await table.staked(options="windows=no")
    board, count = table.last(), len(table.messages())
    table.forbid("send_messages")
    await table.do(table.ada, "take 1", match=1)
    assert len(table.messages()) == count
    told = await table.ben.click(board, label="Your move")
    assert "I am missing: Send Messages" in table.said(told)
    assert f"<#{table.channel.id}>" in table.said(told)
    assert "I am missing" not in table.said(await table.eve.click(board, label="More"))
    table.forbid()
    await table.ben.click(board, label="Your move")
    assert len(table.messages()) == count + 1, "what waited is told as soon as it can be"
    assert f"<@{table.ben.id}> to answer" in table.said(table.last())


async def test_a_channel_out_of_order_is_not_hammered(table: Table):
    await table.staked(options="windows=no")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013, times=None)
    before = len(table.env.http_requests)
    mover, other = table.ada, table.ben
    for _ in range(4):
        await table.do(mover, "take 1", match=1)
        mover, other = other, mover
    assert len(table.requests(before)) == 1
    await table.env.advance_time(24 * 3600)
    assert len(table.requests(before)) < 15


async def test_an_archived_thread_waits_and_the_match_goes_on(table: Table):
    await table.staked(options="windows=no")
    count = len(table.messages())
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, code=50083, times=2)
    await table.do(table.ada, "take 1", match=1)
    await table.do(table.ben, "take 1", match=1)
    await table.env.advance_time(600)
    assert len(table.messages()) == count + 1
    assert f"<@{table.ada.id}> to answer" in table.said(table.last())


async def test_a_deleted_channel_keeps_the_match_until_it_is_shown_elsewhere(table: Table):
    await table.staked(options="windows=no")
    elsewhere = table.guild.create_text_channel("elsewhere")
    table.env.backend.delete_channel(table.channel.id)
    await table.ada.slash(elsewhere, "do", move="take 1", match=1)
    told = await table.ada.slash(elsewhere, "match hand", match=1)
    assert "is gone" in table.said(told)
    assert "/match board" in table.said(told)
    board = await table.ben.slash(elsewhere, "match board", match=1, show="channel")
    assert not board.ephemeral
    assert table.pictures(board)
    assert (await table.referee.matches.info(1)).channel == elsewhere.id
    await table.ben.slash(elsewhere, "do", move="take 1", match=1)
    assert f"<@{table.ada.id}> to answer" in table.said(table.last(elsewhere))


async def test_what_could_not_be_told_elsewhere_is_not_told_over_the_board_that_was_brought(table: Table):
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.ada.slash(table.channel, "match open", game="pebbles", deck="shielded", options="windows=no")
    table.env.backend.delete_channel(table.channel.id)
    await table.ben.slash(elsewhere, "match join", match=1, deck="shielded")
    for member, move in ((table.ada, "1"), (table.ben, "1"), (table.ada, "take 1")):
        await member.slash(elsewhere, "do", move=move, match=1)
    board = await table.ada.slash(elsewhere, "match board", match=1, show="channel")
    await table.env.advance_time(24 * 3600)
    assert [table.said(each) for each in table.messages(elsewhere) if "The match begins" in table.said(each)] == []
    shown = next(each for each in table.messages(elsewhere) if each.id == board.response.id)
    assert (table.pictures(shown), table.labels(shown)[0]) == (table.pictures(board), "Your move")
    assert sum("Ada takes 1" in table.said(each) for each in table.messages(elsewhere)) == 1, "it is told once"
    assert f"<@{table.ben.id}> to answer" in table.said(table.last(elsewhere))
    boards = [each for each in table.messages(elsewhere) if table.pictures(each)]
    assert [each.id for each in boards] == [board.response.id], "the question needs no second board"
    again = table.guild.create_text_channel("again")
    table.env.backend.delete_channel(elsewhere.id)
    await table.ben.slash(again, "do", move="take 1", match=1)
    await table.env.advance_time(3600)
    brought = await table.ada.slash(again, "match board", match=1, show="channel")
    await table.env.advance_time(3600)
    assert [each.id for each in table.messages(again)] == [brought.response.id], "who brought it need not be called"


async def test_where_a_match_was_the_others_are_told_where_it_went(table: Table):
    """They may not see the place: reminders would go there, and their time run out."""
    await table.staked(options="windows=no")
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.ada.slash(elsewhere, "match board", match=1, show="channel")
    told = table.last()
    assert f"Ada has brought the match to <#{elsewhere.id}>" in table.said(told)
    assert table.requests()[-1].json["allowed_mentions"] == {"parse": [], "users": [table.ben.id]}
    count = len(table.messages())
    await table.ada.slash(elsewhere, "match board", match=1, show="channel")
    assert len(table.messages()) == count, "it has not gone anywhere"


async def test_who_follows_at_once_is_not_told_where_the_match_was(table: Table):
    await table.staked(options="windows=no")
    elsewhere = table.guild.create_text_channel("elsewhere")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=500, code=0, times=8)
    count = len(table.messages())
    await table.ada.slash(elsewhere, "match board", match=1, show="channel")
    await table.ben.slash(table.channel, "match board", match=1, show="channel")
    await table.env.advance_time(3600)
    assert not [each for each in table.messages()[count:] if "has brought the match" in table.said(each)]


async def test_a_place_where_nothing_can_be_posted_is_not_told_again_and_again(table: Table):
    await table.staked(options="windows=no")
    elsewhere = table.guild.create_text_channel("elsewhere")
    table.env.backend.delete_channel(table.channel.id)
    await table.ada.slash(elsewhere, "match board", match=1, show="channel")
    before = len(table.env.http_requests)
    await table.env.advance_time(24 * 3600)
    assert not table.requests(before)


async def test_a_stranger_showing_the_board_does_not_take_the_match_along(table: Table):
    await table.staked()
    elsewhere = table.guild.create_text_channel("elsewhere")
    board = await table.eve.slash(elsewhere, "match board", match=1, show="channel")
    assert table.pictures(board)
    assert (await table.referee.matches.info(1)).channel == table.channel.id


async def test_a_board_that_could_not_be_drawn_says_who_is_still_to_answer(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    def undrawable(*_: Any, **__: Any) -> None:
        raise ValueError

    monkeypatch.setattr(pictures, "draw", undrawable)
    match = await table.open()
    await table.env.advance_time(60)
    assert not table.pictures(table.last())
    assert [f"<@{each.id}> to answer" in table.said(table.last()) for each in (table.ada, table.ben)] == [True, True]
    await table.do(table.ada, "1", match=match)
    await table.env.advance_time(60)
    assert [f"<@{each.id}> to answer" in table.said(table.last()) for each in (table.ada, table.ben)] == [False, True]


async def test_a_deleted_board_changes_nothing(table: Table):
    await table.staked(options="windows=no")
    table.env.backend.delete_message(table.channel.id, table.messages()[-1].id)
    await table.do(table.ada, "take 1", match=1)
    assert f"<@{table.ben.id}> to answer" in table.said(table.last())


async def test_closed_direct_messages_are_told_in_private_and_not_tried_again(table: Table):
    letters = table.ada.user.dm_channel
    table.env.inject_error("POST", f"/channels/{letters.id}/messages", status=403, code=50007, times=None)
    await table.open(options="windows=no")
    told = await table.do(table.ada, "1", match=1)
    assert told.ephemeral
    assert "direct messages are closed" in table.said(told)
    assert not any("direct messages" in table.said(message) for message in table.messages())
    assert not (await table.referee.people.settings(table.ada.id)).hands
    before = len(table.env.http_requests)
    again = await table.do(table.ben, "1", match=1)
    assert "direct messages" not in table.said(again)
    assert "direct messages" not in table.said(await table.do(table.ada, "take 1", match=1))
    await table.do(table.ben, "take 1", match=1)
    assert not table.requests(before, channel=letters)
    hand = await table.ada.click(table.last(), label="My hand")
    assert table.pictures(hand)


async def test_who_wants_hands_again_by_command_gets_them(table: Table):
    letters = table.ada.user.dm_channel
    table.env.inject_error("POST", f"/channels/{letters.id}/messages", status=403, code=50007, times=1)
    await table.open(options="windows=no")
    await table.ada.slash(table.channel, "match settings", hands=True)
    assert "direct messages are closed" not in table.said(await table.do(table.ada, "1", match=1))
    assert (await table.referee.people.settings(table.ada.id)).hands


async def test_new_direct_messages_keep_a_budget(table: Table):
    table.bot.outbox.dm_budget = 1
    await table.open()
    assert bool(table.letters(table.ada)) != bool(table.letters(table.ben))
    await table.env.advance_time(3700)
    assert table.letters(table.ada)
    assert table.letters(table.ben)


async def test_a_message_is_sent_with_its_nonce_enforced(table: Table):
    await table.staked()
    sent = [each.json for each in table.requests()]
    assert sent
    assert all(each["enforce_nonce"] and len(each["nonce"]) <= 25 for each in sent)
    assert len({each["nonce"] for each in sent}) == len(sent)


async def test_what_failed_is_tried_again_later_with_the_same_nonce_and_told_once(table: Table):
    await table.staked(options="windows=no")
    count, before = len(table.messages()), len(table.env.http_requests)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=400, code=0, times=1)
    await table.do(table.ada, "take 1", match=1)
    assert len(table.messages()) == count
    await table.env.advance_time(120)
    assert len(table.messages()) == count + 1
    first, second = (each.json["nonce"] for each in table.requests(before))
    assert first == second


async def test_what_was_not_told_before_a_restart_is_told_after_it(table: Table):
    await table.staked(options="windows=no")
    count = len(table.messages())
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=400, code=0, times=1)
    await table.do(table.ada, "take 1", match=1)
    await table.restart()
    await table.env.advance_time(120)
    assert len(table.messages()) == count + 1
    await table.restart()
    assert len(table.messages()) == count + 1, "and not a second time"


async def test_only_the_players_to_move_are_mentioned(table: Table):
    await table.staked(options="windows=no")
    assert table.requests()[-1].json["allowed_mentions"] == {"parse": [], "users": [table.ada.id]}
    assert table.bot.allowed_mentions.to_dict() == {"parse": []}


async def test_a_name_full_of_markup_stays_a_name(table: Table):
    nasty = table.guild.add_member(table.env.create_user("nasty", global_name="**@everyone** `x`"))
    await nasty.slash(table.channel, "match open", game="pebbles")
    said = table.said(table.last())
    assert "\\*\\*" in said
    assert "@everyone" not in said
    assert "@\u200beveryone" in said


async def test_the_buttons_of_a_message_older_than_an_hour_are_left_alone(table: Table):
    await table.staked(options="windows=no")
    await table.env.advance_time(2 * 3600)
    before = len(table.env.http_requests)
    await table.do(table.ada, "take 1", match=1)
    edits = [each.path for each in table.env.http_requests[before:] if each.method == "PATCH"]
    assert not [path for path in edits if path.startswith("/channels/")]


async def test_an_edit_that_fails_holds_nothing_up(table: Table):
    await table.staked(options="windows=no")
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=1)
    await table.do(table.ada, "take 1", match=1)
    assert f"<@{table.ben.id}> to answer" in table.said(table.last())


async def test_a_fault_of_the_bots_own_is_answered_too(table: Table):
    await table.staked()
    board = table.last()
    await table.referee.resources.store.close()
    store, table.referee.resources.store = table.referee.resources.store, None  # type: ignore[assignment]
    answer = await table.ada.click(board, label="Your move")
    table.referee.resources.store = store
    assert answer.ephemeral
    assert "Something went wrong on my side" in table.said(answer)
