"""Matches on Discord from opening to the end, by buttons and by typing, with restarts."""

from __future__ import annotations

from typing import Any

from engines.kernel.chance import match_key
from workshop.shown import controls

from .conftest import Table


async def test_an_invitation_is_posted_accepted_with_a_deck_and_begins(table: Table):
    answer = await table.ada.slash(
        table.channel, "match open", game="pebbles", opponent=table.ben, options="heap=9", clock="day"
    )
    assert answer.ephemeral
    assert "You have your seat" in table.said(answer)
    invitation = table.last()
    assert f"Ada challenges <@{table.ben.id}>" in table.said(invitation)
    assert "`heap=9`" in table.said(invitation)
    assert "day" in table.said(invitation)
    assert "Sealed chance" in table.said(invitation)
    choice = await table.ben.click(invitation, label="Accept")
    assert choice.ephemeral
    assert table.labels(choice) == ["?", "plain", "shielded"]
    await table.ben.select(choice.response, ["shielded"])
    turn = table.last()
    assert f"<@{table.ada.id}> to answer" in table.said(turn)
    assert f"<@{table.ben.id}> to answer" in table.said(turn)
    assert table.labels(turn) == ["Your move", "My hand", "Log", "Rules", "More"]
    assert [picture.alt for picture in table.pictures(turn)] == ["heap 9 (en)"]
    assert not controls(table.messages()[0]), "the invitation has lost its buttons"


async def test_anyone_may_join_an_open_match_and_it_can_be_called_off(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles")
    refused = await table.eve.click(table.last(), label="Call off")
    assert "Only the player who opened" in table.said(refused)
    called = await table.ada.click(table.last(), label="Call off")
    assert "called off" in table.said(called)
    assert "called off" in table.said(table.last())
    late = await table.eve.slash(table.channel, "match join", match=1)
    assert late.ephemeral
    assert "has ended" in table.said(late)


async def test_a_declined_invitation_is_off(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles", opponent=table.ben)
    stranger = await table.eve.click(table.last(), label="Accept")
    assert "kept for somebody else" in table.said(stranger)
    await table.ben.click(table.last(), label="Decline")
    assert f"<@{table.ben.id}> declined" in table.said(table.last())
    assert (await table.referee.matches.info(1)).status == "cancelled"


async def press(table: Table, member: Any, label: str) -> Any:
    """*Your move* below the latest board, then a button of the panel."""
    panel = await member.click(table.last(), label="Your move")
    assert panel.ephemeral
    return await member.click(panel.response, label=label)


async def test_a_whole_match_by_buttons(table: Table):
    await table.open(options="heap=5 windows=no")
    await press(table, table.ada, "1")
    await press(table, table.ben, "1")
    mover, other, asked = table.ada, table.ben, list[bool]()
    while (await table.referee.matches.info(1)).status == "playing":
        panel = await press(table, mover, "Take")
        asked.append("2" in table.labels(panel))
        if asked[-1]:
            panel = await mover.click(panel.response, label="2")
        assert "Taken: `take" in table.said(panel)
        mover, other = other, mover
    assert set(asked) == {True, False}, "the last pebble leaves no choice of how many: the click on Take is the answer"
    assert "Ben wins" in table.said(table.last())
    assert "secret of this match" in table.said(table.last())
    assert table.labels(table.last()) == ["Replay", "Rematch", "Log", "Rules", "More"]


async def test_a_whole_match_typed_with_a_restart_ends_as_the_engine_alone_does(table: Table):
    match = await table.staked(options="heap=5 windows=no")
    await table.do(table.ada, "take 3")
    await table.restart()
    await table.do(table.ben, "take 3")
    await table.do(table.ada, "take 1")
    record = await table.referee.matches.record(match)
    rules = table.world.library.games["pebbles"]
    key = match_key(bytes.fromhex(record.secret), record.match, record.words)
    game = rules.begin(table.world.library.cards["pebbles"], record.decks, record.options, key)
    for answer in record.answers:
        game.answer(game.number, answer.seat, answer.key)
    assert game.outcome is not None
    assert game.digest() == record.digest


async def test_the_board_says_who_of_several_is_still_to_answer_and_pings_nobody_for_it(table: Table):
    match = await table.open()
    boards, asked = len(table.messages()), table.said(table.last())
    assert (f"<@{table.ada.id}>" in asked, f"<@{table.ben.id}>" in asked) == (True, True)
    await table.do(table.ada, "1", match=match)
    assert len(table.messages()) == boards, "nobody is asked for anything new"
    left = table.said(table.last())
    assert (f"<@{table.ada.id}>" in left, f"<@{table.ben.id}>" in left) == (False, True)
    assert table.pictures(table.last())
    panel = await table.ben.click(table.last(), label="Your move")
    await table.ben.click(panel.response, label="1")
    assert len(table.messages()) == boards + 1
    assert f"<@{table.ada.id}>" in table.said(table.last())


async def test_an_old_board_opens_the_question_that_is_open_now(table: Table):
    await table.staked(options="windows=no")
    await table.do(table.ada, "plan")
    panel = await table.ada.click(table.last(), label="Your move")
    assert "earlier moment" not in table.said(panel), "no later board has been posted"
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=1)
    old = table.last()
    await table.do(table.ada, "take 1")
    panel = await table.ben.click(old, label="Your move")
    assert "earlier moment" in table.said(panel)
    assert "Your turn" in table.said(panel)


async def test_a_button_of_an_answered_question_answers_nothing_and_shows_the_next(table: Table):
    await table.staked(options="windows=no")
    panel = await table.ada.click(table.last(), label="Your move")
    below = await table.ada.click(panel.response, label="Take")
    await table.do(table.ada, "plan")
    before = (await table.referee.matches.info(1)).seq
    stale = await table.ada.click(below.response, label="1")
    assert (await table.referee.matches.info(1)).seq == before
    assert "Go to the board" in table.said(stale)
    assert "Take" in table.labels(stale)


async def test_a_double_click_takes_the_answer_once(table: Table):
    await table.staked(options="windows=no")
    panel = await table.ada.click(table.last(), label="Your move")
    plan = next(each for each in controls(panel.response) if each["label"] == "Plan")["custom_id"]
    await table.ada.click(panel.response, custom_id=plan)
    before = (await table.referee.matches.info(1)).seq
    await table.env.settle()
    shown = panel.response
    if plan in [each["custom_id"] for each in controls(shown)]:
        await table.ada.click(shown, custom_id=plan)
    assert (await table.referee.matches.info(1)).seq == before


async def test_a_stranger_sees_the_board_and_no_more(table: Table):
    await table.staked()
    for label in ("Your move", "My hand"):
        answer = await table.eve.click(table.last(), label=label)
        assert answer.ephemeral
        assert "no seat in this match" in table.said(answer)
        assert not table.pictures(answer)
        assert not table.labels(answer)
    board = await table.eve.slash(table.channel, "match board", match=1)
    assert board.ephemeral
    assert table.pictures(board)
    typed = await table.do(table.eve, "take 1", match=1)
    assert typed.ephemeral
    assert "no seat" in table.said(typed)


async def test_a_hand_is_shown_in_private_and_sent_by_letter(table: Table):
    await table.staked()
    hand = await table.ada.click(table.last(), label="My hand")
    assert hand.ephemeral
    assert [picture.alt for picture in table.pictures(hand)] == ["shields 1"]
    assert [picture.alt for picture in table.pictures(table.letters(table.ada)[0])] == ["shields 1"]
    assert not table.letters(table.eve)


async def test_a_secret_question_shows_the_hand_beside_the_board(table: Table):
    await table.open(options="windows=no")
    panel = await table.ada.click(table.last(), label="Your move")
    assert [picture.name for picture in table.pictures(panel)] == ["pebbles-board.png", "pebbles-hand.png"]
    for member in (table.ada, table.ben):
        await table.do(member, "1", match=1)
    panel = await table.ada.click(table.last(), label="Your move")
    assert [picture.name for picture in table.pictures(panel)] == ["pebbles-board.png"]


async def test_pressing_again_after_a_restart_works(table: Table):
    await table.staked(options="windows=no")
    old = table.last()
    panel = await table.ada.click(old, label="Your move")
    await table.restart()
    below = await table.ada.click(panel.response, label="Take")
    done = await table.ada.click(below.response, label="2")
    assert "Taken: `take 2`" in table.said(done)
    assert "Ada takes 2" in table.said(table.last())


async def test_what_was_taken_is_told_in_words_too(table: Table):
    await table.staked(options="windows=no")
    typed = await table.do(table.ada, "take 2", match=1)
    assert "Taken: `take 2` · Take › 2" in table.said(typed)
    panel = await table.ben.click(table.last(), label="Your move")
    below = await table.ben.click(panel.response, label="Take")
    clicked = await table.ben.click(below.response, label="1")
    assert "Taken: `take 1` · Take › 1" in table.said(clicked)
