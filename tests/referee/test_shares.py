"""Several processes, each with its share of the servers: what one leaves undone waits for it, and costs nobody time."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from referee import Referee
from referee.clock import ClockPolicy
from store import open_store
from store.records import DeadlineRecord
from store.share import Share

from .conftest import ANNA, NOON, House

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
TWO_DAYS = ClockPolicy.correspondence(2 * DAY)
BANK = ClockPolicy.fischer(4 * DAY, timedelta())
GUILDS = 2 << 22, 3 << 22
"""A server of either shard."""
PATIENCE = 60.0
"""Seconds that anything may take on a slow machine."""


async def process(house: House, shard: int) -> Referee:
    """A process with one shard of two, begun."""
    referee = house.another(Share(frozenset({shard}), 2))
    await referee.start(heartbeat=None)
    return referee


async def days_of(referee: Referee, days: float, house: House) -> None:
    """A process goes on for some days, alone."""
    for _ in range(round(days * 24)):
        house.clock.forward(hours=1)
        await referee.heartbeat.beat()
        while await referee.timekeeping.run_due():
            pass


async def test_the_matches_of_a_process_that_is_down_wait(house: House) -> None:
    here, there = [await house.match(TWO_DAYS, guild=guild) for guild in GUILDS]
    first, _dies = await process(house, 0), await process(house, 1)
    await days_of(first, 3, house)
    assert (await house.referee.matches.info(here.id)).deciding == (1,)
    assert (await house.referee.matches.info(there.id)).deciding == (0,), "no flag falls while nobody is there"
    second = await process(house, 1)
    await second.timekeeping.run_due()
    info = await house.referee.matches.info(there.id)
    assert (info.deciding, info.deadlines) == ((0,), {0: NOON + 3 * DAY + 2 * DAY})
    assert (await house.referee.matches.info(here.id)).deadlines == {1: NOON + 4 * DAY}, "here nothing is given back"
    await days_of(second, 2, house)
    assert (await house.referee.matches.info(there.id)).deciding == (1,)


async def test_each_sleeps_until_its_own_next_deadline(house: House) -> None:
    await house.match(TWO_DAYS, guild=GUILDS[1])
    house.clock.forward(hours=1)
    await house.match(TWO_DAYS, guild=GUILDS[0])
    await house.told()
    first, second = await process(house, 0), await process(house, 1)
    reminder = TWO_DAYS.remind * 2 * DAY
    assert await first.timekeeping.next_deadline() == NOON + HOUR + reminder
    assert await second.timekeeping.next_deadline() == NOON + reminder


async def test_what_belongs_to_no_server_is_shard_0s(house: House) -> None:
    info = await house.match(TWO_DAYS, guild=None)
    await house.told()
    first, second = await process(house, 0), await process(house, 1)
    assert await second.timekeeping.next_deadline() is None
    assert await first.timekeeping.next_deadline() is not None
    house.clock.forward(days=1)
    await process(house, 1)
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 2 * DAY}
    await process(house, 0)
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 3 * DAY}


async def test_who_plays_on_meanwhile_is_charged_nothing_for_the_downtime(house: House) -> None:
    """By direct message, say, which shard 0 serves for all."""
    info = await house.match(BANK, guild=GUILDS[1])
    first, second = await process(house, 0), await process(house, 1)
    house.clock.forward(hours=6)
    await second.heartbeat.beat()  # its last
    house.clock.forward(hours=30)
    await first.heartbeat.beat()
    await first.play.answer(info.id, ANNA, info.number, "plan")
    async with house.store.read() as tx:
        assert (await tx.seats.of(info.id))[0][0].bank == 4 * DAY - 6 * HOUR
    house.clock.forward(hours=30)
    await first.heartbeat.beat()
    second = await process(house, 1)
    await second.timekeeping.run_due()
    info = await house.referee.matches.info(info.id)
    (seat,) = info.deciding
    spent = 6 * HOUR if seat == 0 else timedelta()
    assert info.deadlines == {seat: house.clock.now() + 4 * DAY - spent}


async def test_a_short_silence_counts(house: House) -> None:
    info = await house.match(BANK, guild=GUILDS[1])
    first, _second = await process(house, 0), await process(house, 1)
    house.clock.forward(seconds=90)
    await first.play.answer(info.id, ANNA, info.number, "plan")
    async with house.store.read() as tx:
        assert (await tx.seats.of(info.id))[0][0].bank == 4 * DAY - timedelta(seconds=90)


async def test_another_count_of_shards_is_no_downtime(house: House) -> None:
    info = await house.match(TWO_DAYS, guild=GUILDS[1])
    await house.referee.start(heartbeat=None)
    await days_of(house.referee, 1, house)
    house.clock.forward(hours=2)  # in which the bot is set up anew
    for shard in (0, 1):
        await process(house, shard)
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 2 * DAY + 2 * HOUR}
    house.clock.forward(hours=1)
    await house.another(Share(frozenset({1}), 2)).heartbeat.beat()
    house.clock.forward(minutes=1)
    assert await house.another().heartbeat.credit_downtime() == timedelta()
    await house.referee.timekeeping.run_due()
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 2 * DAY + 2 * HOUR}


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_process_hears_that_what_is_due_has_changed(house: House, url: str) -> None:
    """A quiet change, of which nothing is told: the other process must not sleep past it."""
    info = await house.match(guild=GUILDS[1])
    store = await open_store(url)
    heard = asyncio.Event()
    store.listen(heard.set)
    try:
        async with asyncio.timeout(PATIENCE):
            await heard.wait()  # it listens
            heard.clear()
            async with house.store.write() as tx:
                await tx.deadlines.replace(info.id, [DeadlineRecord(info.id, 0, "pass", NOON)])
            await heard.wait()
    finally:
        await store.close()
