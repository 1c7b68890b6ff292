"""What happens by itself: reminders, flags, house players, automatic passes."""

from __future__ import annotations

from .conftest import Table


async def test_a_house_player_answers_by_itself(table: Table):
    started = await table.ada.slash(
        table.channel, "match practice", game="pebbles", deck="plain", options="heap=40 windows=no"
    )
    assert "Stake" in table.said(started)
    await table.ada.click(started.response, label="1")
    seq = (await table.referee.matches.info(1)).seq
    answered = await table.do(table.ada, "take 1", match=1)
    assert (await table.referee.matches.info(1)).seq > seq + 1
    assert "Your turn" in table.said(answered), "nobody waits for a house player"
    assert f"<@{table.ada.id}> to answer" in table.said(table.last())
    assert table.requests()[-1].json["allowed_mentions"]["users"] == [], (
        "who has the question before them is not called"
    )


async def test_a_reminder_goes_to_the_player_before_the_flag_falls(table: Table):
    await table.staked(options="windows=no", clock="day")
    count = len(table.messages())
    await table.env.advance_time(0.79 * 86400)
    assert len(table.messages()) == count
    await table.env.advance_time(0.05 * 86400)
    reminder = table.last()
    assert f"<@{table.ada.id}>" in table.said(reminder)
    assert "awaited until" in table.said(reminder)
    assert table.requests()[-1].json["allowed_mentions"]["users"] == [table.ada.id]
    panel = await table.ada.click(reminder, label="Your move")
    assert "Your turn" in table.said(panel)
    await table.env.advance_time(0.3 * 86400)
    since = [table.said(message) for message in table.messages()[count + 1 :]]
    assert any("Ada" in said and "to answer" not in said for said in since), "that the flag fell is told"
    assert f"<@{table.ben.id}> to answer" in since[-1] or f"<@{table.ben.id}> to answer" in since[-2]


async def test_a_flag_that_fell_while_the_bot_was_down_is_not_dropped(table: Table):
    await table.staked(options="windows=no", clock="live")
    await table.env.advance_time(60)
    await table.restart()
    await table.env.advance_time(40 * 60)
    assert (await table.referee.matches.info(1)).status == "over"
    assert "Ben wins" in table.said(table.last())


async def test_a_standing_order_passes_without_being_asked(table: Table):
    await table.staked(clock="live")
    menu = await table.ben.click(table.last(), label="More")
    orders = await table.ben.click(menu.response, label="Standing orders")
    assert "which only you know of" in table.said(orders)
    saved = await table.ben.select(orders.response, ["pass"], custom_id="mode:1:0:")
    assert (await table.referee.play.standing_orders(1, table.ben.id)).default == "pass"
    assert saved.response.ephemeral
    await table.do(table.ada, "take 1", match=1)
    await table.env.advance_time(30)
    assert f"<@{table.ben.id}> to answer" in table.said(table.last())
    assert (await table.referee.matches.position(1, table.ben.id)).ask.kind == "main"


async def test_several_matches_of_one_channel_keep_apart(table: Table):
    first, second = await table.staked(options="windows=no"), await table.staked(options="windows=no")
    unclear = await table.do(table.ada, "take 1")
    assert "several matches" in table.said(unclear)
    await table.do(table.ada, "take 1", match=second)
    assert (await table.referee.matches.info(first)).deciding == (0,)
    assert (await table.referee.matches.info(second)).deciding == (1,)
    assert "Taken" in table.said(await table.do(table.ben, "take 1"))


async def test_of_several_matches_a_move_is_meant_for_the_one_in_which_it_means_something(table: Table):
    """In the first Ada is asked for her stake, in the others for a move."""
    await table.open()
    second = await table.staked(options="windows=no")
    before = (await table.referee.matches.info(second)).seq
    assert "Taken: `plan`" in table.said(await table.do(table.ada, "plan"))
    assert "Taken: `take 1`" in table.said(await table.do(table.ada, "take 1"))
    assert (await table.referee.matches.info(second)).seq == before + 2
    assert "Taken: `2`" in table.said(await table.do(table.ada, "2"))
    third, fourth = await table.staked(options="windows=no"), await table.staked(options="windows=no")
    for move in ("plan", "dance"):
        assert "several matches" in table.said(await table.do(table.ada, move))
    assert [(await table.referee.matches.info(each)).deciding for each in (third, fourth)] == [(0,), (0,)]
