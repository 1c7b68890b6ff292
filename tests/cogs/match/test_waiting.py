"""`/match list`: what waits for somebody comes first, by its deadline; then what waits for others, then what has not
begun; in every server, and in direct messages."""

from __future__ import annotations

from typing import Any

from referee.clock import PRESETS
from referee.model import Person
from referee.standing_orders import PASS, StandingOrders
from tests.cogs.conftest import Table


async def listed(table: Table, member: Any, **options: Any) -> str:
    return table.said(await member.slash(table.channel, "match list", **options))


def order(said: str) -> list[int]:
    """The matches named, in their order."""
    return [int(line.split("match ")[1].split(" ")[0]) for line in said.splitlines() if "· match " in line]


async def test_what_waits_for_me_is_first_and_the_most_urgent_of_it(table: Table):
    week = await table.staked(clock="week")
    day = await table.staked(clock="day")
    timeless = await table.staked(clock="none")
    passed_on = await table.staked(clock="day")
    await table.do(table.ada, "take 1", match=passed_on)
    await table.ada.slash(table.channel, "match open", game="pebbles", deck="plain")
    said = await listed(table, table.ada)
    mine, others, begun = said.index("Waiting for you"), said.index("Waiting for others"), said.index("Not begun")
    assert mine < others < begun
    assert order(said) == [day, week, timeless, passed_on, passed_on + 1]
    assert order(said[mine:others]) == [day, week, timeless]
    assert "<t:" in said and ":R>" in said
    message = (await table.referee.matches.info(day)).message
    assert f"/{table.channel.id}/{message})" in said
    assert order(await listed(table, table.ben))[0] == passed_on


async def test_what_an_order_answers_does_not_wait_for_me(table: Table):
    match = await table.staked()
    await table.do(table.ada, "take 1", match=match)
    assert "Waiting for you" in await listed(table, table.ben)
    await table.referee.play.give_standing_orders(match, table.ben.id, StandingOrders(PASS))
    said = await listed(table, table.ben)
    assert "Waiting for you" not in said
    assert order(said) == [match]
    assert "Waiting for you" not in await listed(table, table.ada), "others can't tell"


async def test_invitations_come_before_my_own_open_matches(table: Table):
    await table.ben.slash(table.channel, "match open", game="pebbles", opponent=table.ada, deck="plain")
    await table.ada.slash(table.channel, "match open", game="pebbles", deck="plain")
    assert order(await listed(table, table.ada)) == [1, 2]


async def test_a_match_that_waits_for_my_deck_waits_for_me(table: Table):
    await table.ada.slash(table.channel, "match practice", game="pebbles")
    said = await listed(table, table.ada)
    assert "Waiting for you" in said
    assert "choose a deck" in said


async def test_it_works_in_direct_messages_and_turns_pages(table: Table):
    for _ in range(9):
        await table.ada.slash(table.channel, "match open", game="pebbles", deck="plain")
    answer = await table.ada.user.slash("match list")
    assert len(order(table.said(answer))) == 8
    assert table.labels(answer) == ["Next ▶"]
    turned = await table.ada.user.click(answer.response, label="Next ▶")
    assert len(order(table.said(turned))) == 1
    assert table.labels(turned) == ["◀ Previous"]


async def test_a_page_has_room_for_all_of_its_matches(duel: Table):
    four = [Person(100 + seat, f"Somebody of a long name, seat {seat}") for seat in range(4)]
    for _ in range(8):
        info = await duel.referee.openings.open(
            game="rise",
            guild=duel.guild.id,
            channel=duel.channel.id,
            opener=four[0],
            seats=4,
            deck="?",
            clock=PRESETS["day"],
        )
        for person in four[1:]:
            await duel.referee.openings.join(info.id, person, deck="?")
    await duel.env.settle()
    answer = await duel.eve.slash(duel.channel, "match list", which="here")
    found = order(duel.said(answer))
    assert duel.said(answer).count("Go to the board") == len(found)
    found += order(duel.said(await duel.eve.click(answer.response, label="Next ▶")))
    assert sorted(found) == [*range(1, 9)]


async def test_those_of_the_channel_are_listed_for_whoever_asks(table: Table):
    match = await table.staked()
    assert order(await listed(table, table.eve, which="here")) == [match]
    assert "No matches" in await listed(table, table.eve)
