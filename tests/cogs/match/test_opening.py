"""Matches of more than two, where there are several games: who is asked to join, who may, and how it begins."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.registry import games
from tests.cogs.conftest import Table
from workshop.shown import controls

GAME = "rise"


async def opened(table: Table, seats: int, **options: Any) -> int:
    """Ada opens a match of Rise; its number."""
    answer = await table.ada.slash(table.channel, "match open", game=GAME, seats=seats, **options)
    assert "You have your seat" in table.said(answer)
    return (await table.referee.matches.find())[0].id


async def sit(table: Table, member: Any, invitation: Any = None) -> Any:
    """Take a seat by the buttons below an invitation, or the latest message."""
    choice = await member.click(invitation or table.last(), label="Join")
    return await member.select(choice.response, ["fever-market"])


async def test_four_join_one_after_the_other_and_the_last_begins_the_match(duel: Table):
    match = await opened(duel, 4)
    assert "Seats taken: 1 of 4 (Ada)" in duel.said(duel.last())
    for count, member in enumerate((duel.ben, duel.eve), 2):
        assert "You have your seat" in duel.said(await sit(duel, member))
        assert f"Seats taken: {count} of 4" in duel.said(duel.last())
        assert len(duel.messages()) == 1, "who joined is told in the invitation"
    assert (await duel.referee.matches.info(match)).status == "open"
    panel = await sit(duel, duel.dan)
    assert duel.pictures(panel)
    info = await duel.referee.matches.info(match)
    assert info.status == "playing"
    assert list(info.names_in("en").values()) == ["Ada", "Ben", "Eve", "Dan"]
    said = duel.said(duel.last())
    for member in (duel.ada, duel.ben, duel.eve, duel.dan):
        assert f"<@{member.id}> to answer" in said


async def test_one_seat_is_kept_for_whom_is_invited(duel: Table):
    match = await opened(duel, 3, opponent=duel.ben)
    assert f"Ada invites <@{duel.ben.id}>" in duel.said(duel.last())
    assert duel.labels(duel.last()) == ["Join", "Decline", "Call off"]
    await sit(duel, duel.eve)
    assert f"Ada challenges <@{duel.ben.id}>" in duel.said(duel.last())
    refused = await duel.dan.slash(duel.channel, "match join", match=match)
    assert "kept for somebody else" in duel.said(refused)
    await duel.ben.slash(duel.channel, "match accept", match=match, deck="fever-market")
    assert (await duel.referee.matches.info(match)).status == "playing"


async def test_who_is_invited_first_leaves_the_other_seats_to_anyone(duel: Table):
    match = await opened(duel, 3, opponent=duel.ben)
    await sit(duel, duel.ben)
    assert "Ada opens a match" in duel.said(duel.last())
    await sit(duel, duel.eve)
    assert (await duel.referee.matches.info(match)).status == "playing"


async def test_a_seat_that_is_declined_or_left_is_free_again(duel: Table):
    match = await opened(duel, 3, opponent=duel.ben)
    await duel.ben.click(duel.last(), label="Decline")
    assert f"<@{duel.ben.id}> declined" in duel.said(duel.last())
    invitation = duel.nth(0)
    assert "Ada opens a match" in duel.said(invitation)
    await sit(duel, duel.eve, invitation)
    stranger = await duel.dan.click(duel.nth(0), label="Leave")
    assert "kept for somebody else" in duel.said(stranger)
    left = await duel.eve.click(duel.nth(0), label="Leave")
    assert "You have left" in duel.said(left)
    assert f"<@{duel.eve.id}> has left the match" in duel.said(duel.last())
    assert "Seats taken: 1 of 3 (Ada)" in duel.said(duel.nth(0))
    await sit(duel, duel.ben, duel.nth(0))
    await sit(duel, duel.eve, duel.nth(0))
    assert (await duel.referee.matches.info(match)).status == "playing"


@pytest.mark.parametrize("meanwhile", ["a restart", "hours"])
@pytest.mark.parametrize("how", ["called off", "declined"])
async def test_what_is_off_can_not_be_joined_any_more(table: Table, meanwhile: str, how: str):
    await table.ada.slash(table.channel, "match open", game="pebbles", opponent=table.ben)
    await (table.restart() if meanwhile == "a restart" else table.env.advance_time(5 * 3600))
    member = table.ada if how == "called off" else table.ben
    await member.slash(table.channel, "match decline", match=1)
    invitation, off = table.messages()
    assert how in table.said(off)
    assert "Ada challenges" in table.said(invitation)
    assert not controls(invitation)


async def test_the_seat_count_is_refused_beyond_what_the_game_takes(duel: Table):
    refused = await duel.ada.slash(duel.channel, "match open", game=GAME, seats=5)
    assert "Rise is played by 2 to 4" in duel.said(refused)
    refused = await duel.ada.slash(duel.channel, "match open", game="rizontical", seats=3)
    assert "Rizontical is played by two" in duel.said(refused)
    offered = await duel.ada.autocomplete(duel.channel, "match open", "seats", "", game=GAME)
    assert [each["value"] for each in offered] == [2, 3, 4]


async def test_practice_is_against_as_many_house_players_as_there_are_seats(duel: Table):
    panel = await duel.ada.slash(duel.channel, "match practice", game="Rise", seats=4, deck="?")
    assert duel.pictures(panel)
    info = (await duel.referee.matches.find())[0]
    assert [player.house for player in info.players if player is not None] == [None, "greedy", "greedy", "greedy"]


async def test_an_unknown_game_is_refused_with_those_that_there_are(duel: Table):
    for command in ("match open", "match practice"):
        refused = await duel.ada.slash(duel.channel, command, game="chess")
        assert "There are: OWR, Raise, Rise & Die, Riftborn Tactics (Blitz), Rise, Rizontical" in duel.said(refused)
    for command in ("rules", "card"):
        refused = await duel.ada.slash(
            duel.channel, command, game="chess", **({"name": "x"} if command == "card" else {})
        )
        assert "There are: OWR, Raise, Rise & Die, Riftborn Tactics (Blitz), Rise, Rizontical" in duel.said(refused)


async def test_the_decks_offered_are_those_of_the_game(duel: Table):
    for game in games():
        offered = await duel.ada.autocomplete(duel.channel, "match open", "deck", "", game=game)
        assert [each["value"] for each in offered] == [*duel.world.library.decks[game], "?"]
        match = (await duel.ada.slash(duel.channel, "match open", game=game)) and (await duel.referee.matches.find())[
            0
        ].id
        joining = await duel.ben.autocomplete(duel.channel, "match join", "deck", "")
        assert [each["value"] for each in joining] == [*duel.world.library.decks[game], "?"]
        assert await duel.ada.autocomplete(duel.channel, "match join", "deck", "") == [], "it is her own match"
        await duel.referee.openings.cancel(match, duel.ada.id)


async def test_rules_and_cards_of_the_game_that_is_played_here_come_first(duel: Table):
    for first, prefix, card in (("rise", "RS-", "Vigil Dog"), ("rizontical", "RZ-", "Temper")):
        await duel.ada.slash(duel.channel, "match practice", game=first, deck="?")
        found = duel.said(await duel.ada.slash(duel.channel, "rules", about="turn"))
        assert found.startswith(f"**`{prefix}")
        named = duel.said(await duel.ada.slash(duel.channel, "rules", about="turn", game=first))
        assert named.count(f"**`{prefix}") == named.count("**`")
        shown = await duel.eve.slash(duel.channel, "card", name=card)
        assert card in duel.said(shown)
        await duel.referee.play.concede((await duel.referee.matches.find())[0].id, duel.ada.id)


async def test_who_is_out_is_not_asked_for_consent(duel: Table):
    match = await opened(duel, 3)
    await sit(duel, duel.ben)
    await sit(duel, duel.eve)
    await duel.referee.play.concede(match, duel.eve.id)
    assert (await duel.referee.matches.info(match)).status == "playing"
    refused = await duel.eve.slash(duel.channel, "match draw", match=match)
    assert "You are out of this match" in duel.said(refused)
    await duel.ada.slash(duel.channel, "match draw", match=match)
    asked = [message for message in duel.messages() if "offers a draw" in duel.said(message)]
    assert [f"<@{duel.ben.id}>" in duel.said(message) for message in asked] == [True]
    await duel.ben.click(duel.shown(asked[0]), label="Accept")
    info = await duel.referee.matches.info(match)
    assert info.outcome is not None
    assert info.outcome.winner is None
