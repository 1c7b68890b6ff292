"""Draws, takebacks, pauses, giving up: each by command and by button, each with the other side's consent."""

from __future__ import annotations

from typing import Any

from tests.cogs.conftest import Table
from workshop.shown import controls


async def more(table: Table, member, label: str):
    menu = await member.click(table.last(), label="More")
    assert menu.ephemeral
    return await member.click(menu.response, label=label)


async def test_a_draw_is_offered_and_accepted_by_button(table: Table):
    await table.staked(options="windows=no")
    offered = await more(table, table.ada, "Draw")
    assert "It is offered" in table.said(offered)
    asked = table.last()
    assert f"<@{table.ben.id}>" in table.said(asked)
    assert "Ada offers a draw" in table.said(asked)
    accepted = await table.ben.click(asked, label="Accept")
    assert accepted.ephemeral
    assert "Agreed" in table.said(accepted)
    assert "A draw" in table.said(table.last())


async def test_a_stranger_cannot_accept_an_offer(table: Table):
    await table.staked(options="windows=no")
    await table.ada.slash(table.channel, "match draw")
    refused = await table.eve.click(table.last(), label="Accept")
    assert refused.ephemeral
    assert "no seat" in table.said(refused)
    assert (await table.referee.matches.info(1)).status == "playing"


async def test_a_draw_is_declined_and_cannot_be_offered_again_at_once(table: Table):
    await table.staked(options="windows=no")
    await table.ada.slash(table.channel, "match draw")
    await table.ben.click(table.last(), label="Decline")
    assert "Ben declined the draw" in table.said(table.last())
    again = await table.ada.slash(table.channel, "match draw")
    assert "refused a draw" in table.said(again)


async def test_both_offering_a_draw_is_agreeing(table: Table):
    await table.staked(options="windows=no")
    await table.ada.slash(table.channel, "match draw")
    agreed = await table.ben.slash(table.channel, "match draw")
    assert "Agreed" in table.said(agreed)
    assert (await table.referee.matches.info(1)).status == "over"


async def test_a_takeback_is_asked_and_allowed(table: Table):
    await table.staked(options="windows=no")
    before = (await table.referee.matches.position(1, None)).view.heap
    await table.do(table.ada, "take 2", match=1)
    asked = await table.ada.slash(table.channel, "match takeback")
    assert asked.ephemeral
    [menu] = controls(asked.response)
    mine = menu["options"][0]
    assert (mine["label"], mine["description"]) == ("take 2", "Ada takes 2.")
    assert (await table.referee.matches.info(1)).takeback is None, "nobody is asked yet"
    await table.ada.select(asked.response, [mine["value"]], custom_id=menu["custom_id"])
    assert "take back this answer: “Ada takes 2.”" in table.said(table.last())
    await table.ben.click(table.last(), label="Accept")
    assert (await table.referee.matches.position(1, None)).view.heap == before
    assert f"<@{table.ada.id}> to answer" in table.said(table.last())


async def test_a_takeback_that_would_undo_a_roll_is_refused(table: Table):
    await table.staked(options="windows=no")
    await table.do(table.ada, "roll", match=1)
    refused = await table.ada.slash(table.channel, "match takeback")
    assert refused.ephemeral
    assert (await table.referee.matches.info(1)).takeback is None


async def test_how_far_back_a_takeback_reaches_is_said(table: Table):
    async def said(*moves: str) -> tuple[int, bool, bool]:
        """After some moves: how many answers can be taken back, and what is said of those further back."""
        for move in moves:
            await table.do(table.ada, move, match=1)
        asked = await table.ada.slash(table.channel, "match takeback")
        words = table.said(asked)
        return (
            len(table.labels(asked)),
            "take back the earliest of them" in words,
            "something hidden has become known" in words,
        )

    await table.staked(options="windows=no")
    assert await said() == (1, False, False), "her stake: she could start anew"
    assert await said(*["plan"] * 11) == (10, True, False)
    assert await said("roll", "plan") == (1, False, True)


async def test_a_pause_stops_the_match_until_somebody_resumes(table: Table):
    await table.staked(options="windows=no", clock="day")
    await table.ada.slash(table.channel, "match pause")
    await table.ben.click(table.last(), label="Accept")
    shown = await table.ada.slash(table.channel, "match board")
    assert "Paused" in table.said(shown)
    typed = await table.do(table.ada, "take 1", match=1)
    assert "paused" in table.said(typed)
    await table.env.advance_time(3 * 86400)
    resumed = await table.ben.slash(table.channel, "match pause")
    assert "goes on" in table.said(resumed)
    assert "Taken" in table.said(await table.do(table.ada, "take 1", match=1))


async def test_giving_up_asks_whether_that_is_meant(table: Table):
    await table.staked()
    asked = await table.ada.slash(table.channel, "match concede")
    assert "can’t be undone" in table.said(asked)
    assert (await table.referee.matches.info(1)).status == "playing"
    back = await table.ada.click(asked.response, label="Back")
    assert "Concede" in table.labels(back)
    asked = await table.ada.click(back.response, label="Concede")
    done = await table.ada.click(asked.response, label="Concede")
    assert "You have conceded" in table.said(done)
    assert "Ben wins" in table.said(table.last())


async def test_a_stranger_cannot_give_up(table: Table):
    await table.staked()
    asked = await table.eve.slash(table.channel, "match concede", match=1)
    assert "no seat" in table.said(asked)


async def test_a_record_is_for_finished_matches(table: Table):
    await table.staked(options="heap=5 windows=no")
    refused = await table.ada.slash(table.channel, "match record")
    assert refused.ephemeral
    assert "Taken" not in table.said(refused)
    for member in (table.ada, table.ben):
        await table.do(member, "take 3", match=1)
    await table.do(table.ada, "take 1", match=1)
    record = await table.eve.slash(table.channel, "match record", match=1)
    assert [each.filename for each in record.response.attachments] == ["record-1.json"]
    await table.staked()
    newest = await table.ada.slash(table.channel, "match record")
    assert [each.filename for each in newest.response.attachments] == ["record-1.json"]


async def test_who_made_an_offer_and_accepts_it_reads_that_it_is_their_own(table: Table):
    await table.staked()
    await table.ada.slash(table.channel, "match draw", match=1)
    answer = await table.ada.click(table.last(), label="Accept")
    assert "You offered a draw yourself" in table.said(answer)
    assert "no seat" in table.said(await table.eve.click(table.last(), label="Accept"))
    assert (await table.referee.matches.info(1)).status == "playing"
    await table.ada.click(table.last(), label="Decline")
    assert (await table.referee.matches.info(1)).draw_offer is None


async def offered(table: Table, what: str) -> Any:
    """The message of an offer."""
    asked = await table.ada.slash(table.channel, f"match {what}", match=1)
    for menu in controls(asked.response):
        await table.ada.select(asked.response, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    offer = table.messages()[-1]
    assert table.labels(offer) == ["Accept", "Decline"]
    return offer


async def test_an_offer_that_was_answered_has_no_buttons_any_more(table: Table):
    await table.staked(options="windows=no heap=40")
    offer = await offered(table, "draw")
    said = table.said(offer)
    await table.ben.click(table.shown(offer), label="Decline")
    assert table.labels(table.shown(offer)) == []
    assert table.said(table.shown(offer)) == said
    await table.do(table.ada, "take 1", match=1)
    again = await offered(table, "draw")
    await table.ben.slash(table.channel, "match draw", match=1)
    assert (await table.referee.matches.info(1)).status == "over"
    assert table.labels(table.shown(again)) == []


async def test_an_offer_that_has_lapsed_has_no_buttons_any_more_even_after_a_restart(table: Table):
    await table.staked(options="windows=no heap=40")
    await table.do(table.ada, "take 1", match=1)
    offer = await offered(table, "takeback")
    await table.restart()
    await table.do(table.ben, "take 1", match=1)
    assert (await table.referee.matches.info(1)).takeback is None
    assert table.labels(table.shown(offer)) == []


async def test_a_stranger_to_an_invitation_is_refused_before_choosing_a_deck(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles", opponent=table.ben)
    answer = await table.eve.click(table.last(), label="Accept")
    assert "kept for somebody else" in table.said(answer)
    assert "Which deck" not in table.said(answer)
    assert table.labels(answer) == []
    own = await table.ada.click(table.last(), label="Accept")
    assert "You have a seat in this match already" in table.said(own)


async def test_a_panel_names_its_match(table: Table):
    await table.staked(options="windows=no")
    panel = (await table.ada.click(table.last(), label="Your move")).response
    assert "match 1" in table.said(panel)
    assert "match 1" in table.said(await table.ada.click(panel, label="Take"))
