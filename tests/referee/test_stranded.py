"""Matches that this version can't carry on: kept out of play, told of, ended by agreement, or carried on when that is
mended."""

from __future__ import annotations

import functools
import json
from datetime import timedelta

import pytest

from engines.kernel.ask import Refused
from engines.kernel.record import verify
from engines.kernel.saves import CannotGoOn, Document
from referee import Library
from referee.clock import ClockPolicy
from store.schema import matches, pools, snapshots
from tests.referee import pebbles
from tests.referee.conftest import ANNA, BEN, NOON, House, toy_library


class LaterGame(pebbles.PebblesGame):
    """Pebbles as a later version of the bot has it."""


class Later(pebbles.Pebbles):
    """Under other rules, under which no match of the rules before goes on."""

    version = "2"
    game = LaterGame


def go_on(document: Document) -> None:
    """Matches of the rules before go on under the new ones."""
    document["rules"] = "2"


class UpgradedGame(pebbles.PebblesGame):
    """Pebbles as a version after that has it."""


class Upgraded(Later):
    """Under those rules, and matches go on."""

    game = UpgradedGame
    upgrades = (go_on,)


def stumble(document: Document) -> None:
    """So they do, but one of them was not thought of."""
    assert document["state"]["heap"] < 40, "a fault of the bot"
    go_on(document)


class StumblingGame(pebbles.PebblesGame):
    """Pebbles as a version with a fault has it."""


class Stumbling(Later):
    """Under those rules, too."""

    game = StumblingGame
    upgrades = (stumble,)


@functools.cache
def library(rules: type[pebbles.Pebbles]) -> Library:
    """Content for Pebbles as a version has it."""
    return toy_library(rules(), pebbles.CARDS, pebbles.TEXTS, pebbles.PLAIN, pebbles.SHIELDED)


def updated(house: House, rules: type[pebbles.Pebbles]) -> House:
    """The house after an update."""
    return House(house.store, library(rules), house.clock)


async def test_at_the_start_it_is_set_aside_and_its_channel_told_why(house: House) -> None:
    info = await house.match()
    await house.told()
    later = updated(house, Later)
    await later.referee.start(heartbeat=None)
    [notice] = await later.told()
    assert (notice.kind, notice.channel, notice.person) == ("announce", 7, None)
    said = later.words(notice)
    assert "version 1" in said
    assert "version 2" in said
    assert "draw" in said
    assert notice.text is not None
    assert "version 1 des règles" in later.library.texts.say(notice.text, "fr")
    assert (await later.referee.matches.info(info.id)).paused
    await later.referee.start(heartbeat=None)
    assert await later.told() == [], "it is told once"


async def test_nothing_of_it_is_played_and_no_clock_runs(house: House) -> None:
    info = await house.match()
    await house.told()
    later = updated(house, Later)
    with pytest.raises(CannotGoOn):
        await later.referee.play.answer(info.id, ANNA, info.number, "take 1")
    [notice] = await later.told()
    assert notice.kind == "announce"
    assert await later.referee.timekeeping.next_deadline() is None
    await later.later(days=60)
    after = await later.referee.matches.info(info.id)
    assert (after.status, after.seq, after.paused) == ("playing", info.seq, True)
    for order in (
        lambda: later.referee.agreements.resume(info.id, BEN),
        lambda: later.referee.play.concede(info.id, BEN),
        lambda: later.referee.matches.position(info.id, BEN),
        lambda: later.referee.agreements.offer(info.id, BEN, "takeback"),
    ):
        with pytest.raises(CannotGoOn) as refused:
            await order()
        assert refused.value.text.id == "save-rules"
    assert await later.told() == []


async def test_who_sets_something_does_not_hear_of_it(house: House) -> None:
    """Their settings hold in all matches; that one is set aside, and its channel told."""
    info = await house.match(ClockPolicy("correspondence", move=timedelta(days=3)))
    await house.referee.people.set_settings(ANNA, vacation=5)
    await house.told()
    later = updated(house, Later)
    await later.referee.people.set_settings(ANNA, vacation=0)
    assert (await later.referee.people.settings(ANNA)).away_until is None
    assert (await later.referee.matches.info(info.id)).paused
    assert [notice.kind for notice in await later.told()] == ["announce"]
    other = updated(house, Later)
    info = await house.match(ClockPolicy("correspondence", move=timedelta(days=3)))
    assert (await other.referee.people.set_settings(ANNA, quiet=(60, 120))).quiet == (60, 120)
    assert (await other.referee.matches.info(info.id)).paused


async def test_a_deadline_that_finds_it_so_sets_it_aside(house: House) -> None:
    info = await house.match(ClockPolicy("correspondence", move=timedelta(days=3)))
    await house.told()
    later = updated(house, Later)
    await later.later(days=60)
    assert [notice.kind for notice in await later.told()] == ["announce"]
    assert (await later.referee.matches.info(info.id)).paused


async def test_it_ends_by_agreement(house: House) -> None:
    info = await house.match()
    later = updated(house, Later)
    await later.referee.start(heartbeat=None)
    await later.referee.agreements.offer(info.id, ANNA, "draw")
    assert (await later.referee.matches.info(info.id)).status == "playing"
    after = await later.referee.agreements.answer(info.id, BEN, "draw", yes=True)
    assert after.status == "over"
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason.id, after.outcome.places) == (None, "outcome-agreed", (1, 1))
    assert after.deciding == ()
    assert after.seq == info.seq + 1
    assert "result" in [notice.kind for notice in await later.told()]
    [*_, last] = await later.referee.matches.log(info.id, None)
    assert (last.kind, last.by) == ("command", "agreed")
    assert [line.text.id for line in last.lines] == ["outcome-agreed"]
    with pytest.raises(Refused):
        await later.referee.matches.record(info.id)


async def test_a_house_player_agrees_to_end_it(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house="greedy")
    with pytest.raises(Refused, match="house-declines-draw"):
        await house.referee.agreements.offer(info.id, ANNA, "draw")
    later = updated(house, Later)
    assert (await later.referee.agreements.offer(info.id, ANNA, "draw")).status == "over"


async def test_it_goes_on_when_the_bot_can_carry_it_on_again(house: House) -> None:
    info = await house.match()
    await updated(house, Later).referee.start(heartbeat=None)
    mended = updated(house, Upgraded)
    await mended.referee.start(heartbeat=None)
    await mended.referee.agreements.resume(info.id, BEN)
    position = await mended.referee.play.answer(info.id, ANNA, info.number, "take 1")
    assert position.info.seq == info.seq + 1
    assert not position.info.paused
    await mended.referee.start(heartbeat=None)
    assert not (await mended.referee.matches.info(info.id)).paused


async def test_what_can_be_upgraded_is_not_set_aside(house: House) -> None:
    info = await house.match()
    await house.told()
    mended = updated(house, Upgraded)
    await mended.referee.start(heartbeat=None)
    assert await mended.told() == []
    await mended.play(info, (ANNA, "take 1"))
    assert not (await mended.referee.matches.info(info.id)).paused


async def test_a_fault_in_one_holds_up_neither_the_start_nor_who_sets_something(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    three_days = ClockPolicy.correspondence(timedelta(days=3))
    broken, sound = [(await house.match(three_days, options={"heap": heap})).id for heap in ("40", "9")]
    stumbling = updated(house, Stumbling).referee
    await stumbling.start(heartbeat=None)
    await stumbling.people.set_settings(ANNA, vacation=5)
    assert f"match {broken} could not be looked through" in caplog.text
    assert f"match {broken}: the clock of {ANNA.id} was not reckoned up" in caplog.text
    assert (await stumbling.matches.info(sound)).deadlines == {0: NOON + timedelta(days=8)}
    assert (await stumbling.matches.info(broken)).deadlines == {0: NOON + timedelta(days=3)}
    mended = updated(house, Upgraded).referee
    await mended.start(heartbeat=None)
    assert (await mended.matches.info(broken)).deadlines == {0: NOON + timedelta(days=8)}


async def test_so_is_one_whose_position_is_damaged(house: House) -> None:
    info = await house.match()
    await house.told()
    async with house.store.write() as tx:
        await tx._connection.execute(snapshots.update().values(blob=b"\x00"))  # pyright: ignore[reportPrivateUsage]
    again = House(house.store, house.library, house.clock)
    await again.referee.start(heartbeat=None)
    [notice] = await again.told()
    assert "can’t be read" in again.words(notice)
    assert (await again.referee.matches.info(info.id)).paused


async def with_unread_cards(house: House) -> House:
    """The house after an update to a version that can't read the cards that its matches began with."""
    async with house.store.write() as tx:
        run = tx._connection.execute  # pyright: ignore[reportPrivateUsage]
        _, documents = json.loads((await run(pools.select())).one().cards)
        written = [{**each, "gone": 1} for each in documents.values()]
        cards = json.dumps(["pebbles", dict(zip(documents, written, strict=True))]).encode()
        await run(pools.insert().values(digest="old", game="pebbles", cards=cards))
        await run(matches.update().values(pool="old"))
    return House(house.store, house.library, house.clock)


@pytest.mark.parametrize("damaged", [True, False])
async def test_so_is_one_whose_cards_can_not_be_read_any_more(house: House, damaged: bool) -> None:
    info = await house.match(ClockPolicy("correspondence", move=timedelta(days=3)))
    await house.told()
    again = await with_unread_cards(house)
    if damaged:
        async with house.store.write() as tx:
            await tx._connection.execute(snapshots.update().values(blob=b"\x00"))  # pyright: ignore[reportPrivateUsage]
    await again.referee.start(heartbeat=None)
    if not damaged:
        with pytest.raises(CannotGoOn):
            await again.referee.play.answer(info.id, ANNA, info.number, "take 1")
    [notice] = await again.told()
    assert "cards" in again.words(notice)
    assert (await again.referee.matches.info(info.id)).paused
    assert await again.referee.timekeeping.next_deadline() is None
    await again.referee.agreements.offer(info.id, ANNA, "draw")
    assert (await again.referee.agreements.answer(info.id, BEN, "draw", yes=True)).status == "over"


async def test_one_that_has_not_begun_is_played_and_recorded_under_the_rules_of_its_beginning(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="shielded")
    later = updated(house, Later)
    await later.referee.openings.join(info.id, BEN, deck="shielded")
    await later.referee.play.concede(info.id, BEN)
    assert verify(later.library.rules("pebbles"), await later.referee.matches.record(info.id)).ok


async def test_one_that_has_not_begun_is_not_begun_with_other_cards(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="shielded")
    again = await with_unread_cards(house)
    with pytest.raises(CannotGoOn):
        await again.referee.openings.join(info.id, BEN, deck="shielded")
    assert (await again.referee.matches.info(info.id)).status == "open"
    assert (await again.referee.openings.cancel(info.id, ANNA)).status == "cancelled"
