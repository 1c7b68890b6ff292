"""Clocks: what a policy says, and what the referee makes of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.record import verify
from referee.clock import PRESETS, WAKING, ClockPolicy, Quiet, length
from referee.errors import Paused, Refused
from referee.standing_orders import ASK, StandingOrders
from store.share import Shard
from tests.referee.conftest import ANNA, BEN, NOON, House

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
TWO_DAYS = ClockPolicy.correspondence(2 * DAY, on_flag="default")


# ---------------------------------------------------------------- policies


@pytest.mark.parametrize("policy", [*PRESETS.values(), TWO_DAYS])
def test_policies_are_kept_as_they_are(policy: ClockPolicy) -> None:
    assert ClockPolicy.restore(policy.store()) == policy == policy.checked()


@pytest.mark.parametrize("shared", [*PRESETS.values(), Quiet(60, 120, "UTC")])
def test_what_many_matches_share_can_not_be_changed(shared: Any) -> None:
    for name in shared.__slots__:
        with pytest.raises(AttributeError):
            setattr(shared, name, getattr(shared, name))


def test_a_policy_in_words(house: House) -> None:
    texts = house.library.texts
    said = {name: texts.say(policy.text(), "en") for name, policy in PRESETS.items()}
    assert said == {
        "none": "No time limit",
        "day": "1 day for each decision",
        "three-days": "3 days for each decision",
        "week": "7 days for each decision",
        "bank": "7 days for the match, and 8 hours more each time it is your move",
        "live": "25 minutes for the match, not counting the first 15 seconds of each decision",
    }
    assert texts.say(length(timedelta(days=1, hours=2, minutes=3)), "fr") == "1 jour et 2 heures"
    assert texts.say(length(timedelta()), "fr") == "0 seconde"


@given(
    start=st.integers(0, 1439),
    end=st.integers(0, 1439),
    at=st.datetimes(datetime(2026, 1, 1), datetime(2026, 12, 31)),
    zone=st.sampled_from(["UTC", "Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"]),
)
def test_quiet_hours_end_outside_of_themselves(start: int, end: int, at: datetime, zone: str) -> None:
    quiet = Quiet(start, end, ZoneInfo(zone))
    moment = at.replace(tzinfo=UTC)
    over = quiet.over(moment)
    local = moment.astimezone(quiet.zone)
    minute = local.hour * 60 + local.minute
    inside = (start <= minute < end) if start < end else (minute >= start or minute < end) and start != end
    assert (over is not None) == inside
    if over is not None:
        assert moment < over <= moment + DAY + 2 * HOUR
        assert quiet.over(over) is None
        assert quiet.over(over - timedelta(seconds=1)) is not None


def test_a_flag_waits_for_the_morning() -> None:
    quiet = Quiet(22 * 60, 8 * 60, ZoneInfo("Europe/Paris"))
    evening = datetime(2026, 3, 2, 20, tzinfo=ZoneInfo("Europe/Paris"))
    policy = ClockPolicy.correspondence(timedelta(hours=6))
    morning = datetime(2026, 3, 3, 8, tzinfo=ZoneInfo("Europe/Paris"))
    zero = timedelta()
    assert policy.flag(evening, zero, zero, quiet) == morning + WAKING
    assert policy.reminder(evening, zero, zero, quiet) == morning
    assert policy.flag(evening, zero, zero, None) == evening + timedelta(hours=6)
    live = ClockPolicy.live(timedelta(hours=6), zero)
    assert live.flag(evening, zero, timedelta(hours=6), quiet) == evening + timedelta(hours=6)


# ---------------------------------------------------------------- reminders and flags


async def test_a_reminder_then_the_flag(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(ASK))
    await house.told()
    assert info.deadlines == {0: NOON + 2 * DAY}
    assert await house.referee.timekeeping.next_deadline() == NOON + 2 * DAY * 0.8
    await house.later(hours=38)
    assert await house.told() == []
    await house.later(hours=1)
    [reminder] = await house.told()
    assert (reminder.kind, reminder.seat, reminder.person, reminder.channel) == ("reminder", 0, ANNA.id, 7)
    assert reminder.body["flag"] == (NOON + 2 * DAY).timestamp()
    await house.later(hours=8)
    assert await house.told() == []
    await house.later(hours=2)
    flagged, turn = await house.told()
    assert house.words(flagged) == "Time is up for A: the usual answer was given."
    assert (turn.kind, turn.seat) == ("turn", 1)
    [entry] = await house.referee.matches.log(info.id, None, after=info.seq)
    assert (entry.seat, entry.by) == (0, "flag")


async def test_no_reminder_for_who_has_acted(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.told()
    house.clock.forward(hours=38)
    await house.play(info, (ANNA, "plan"))
    await house.later(hours=2)
    assert await house.told("reminder") == []


async def test_a_reminder_not_yet_told_is_withdrawn(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.told()
    await house.later(hours=39)
    await house.play(info, (ANNA, "plan"))
    assert await house.told("reminder") == []


async def test_one_reminder_a_turn(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.later(hours=39)
    assert len(await house.told("reminder")) == 1
    await house.play(info, (ANNA, "plan"))
    await house.later(hours=39)
    assert await house.told("reminder") == []
    await house.play(info, (ANNA, "take 1"))
    await house.later(hours=39)
    [reminder] = await house.told("reminder")
    assert reminder.person == BEN.id


async def test_a_reminder_that_came_with_its_flag_was_none(house: House) -> None:
    info = await house.match(TWO_DAYS, options={"heap": "40", "windows": "yes"})
    await house.play(info, (ANNA, "take 1"))
    assert await _responding(house, info.id)
    await house.told()
    await house.later(hours=49)
    assert [each.kind for each in await house.told()][:1] == ["flagged"]
    assert (await house.referee.matches.info(info.id)).deciding == (1,)
    await house.later(hours=39)
    [reminder] = await house.told("reminder")
    assert reminder.seat == 1


async def test_flags_in_a_row_lose_the_match(house: House) -> None:
    info = await house.match(TWO_DAYS, options={"heap": "40"})
    for day in range(5):
        await house.later(days=2)
        while (await house.referee.matches.info(info.id)).deciding == (1,):
            await house.play(info, (BEN, "pass" if await _responding(house, info.id) else "take 1"))
        assert ((await house.referee.matches.info(info.id)).status == "over") == (day == 4)
    info = await house.referee.matches.info(info.id)
    assert info.outcome is not None
    assert info.outcome.winner == 1
    assert info.outcome.reason.id == "outcome-forfeit"
    assert len(await house.told("flagged")) == 4


async def _responding(house: House, match: int) -> bool:
    ask = (await house.referee.matches.position(match, BEN)).ask
    return ask is not None and bool(ask.window)


async def test_the_flag_passes_the_whole_turn(house: House) -> None:
    policy = ClockPolicy.correspondence(DAY, on_flag="turn")
    info = await house.match(policy, options={"windows": "no", "heap": "9"})
    await house.later(days=1)
    info = await house.referee.matches.info(info.id)
    assert info.deciding == (1,)
    await house.play(info, (BEN, "take 1"))
    assert info.deciding == (1,)
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 2 * DAY}


async def test_forfeit_on_the_flag(house: House) -> None:
    info = await house.match(ClockPolicy.correspondence(DAY, on_flag="forfeit"))
    await house.later(days=1)
    info = await house.referee.matches.info(info.id)
    assert info.status == "over"
    assert info.outcome is not None
    assert info.outcome.winner == 1
    assert "result" in {each.kind for each in await house.told()}
    assert house.library.texts.say(info.outcome.reason) == "A ran out of time."
    assert info.outcome.places == (2, 1)
    log = await house.referee.matches.log(info.id, None)
    assert [house.library.texts.say(line.text) for line in log[-1].lines] == ["A ran out of time."]
    assert (log[-1].kind, log[-1].by) == ("command", "flag")
    record = await house.referee.matches.record(info.id)
    assert record.answers[-1].key == "!forfeit"
    assert verify(house.referee.resources.library.rules("pebbles"), record).ok


# ---------------------------------------------------------------- banks


async def test_a_bank_runs_down_and_is_filled_up_once_a_turn(house: House) -> None:
    policy = ClockPolicy.fischer(10 * HOUR, 2 * HOUR)
    info = await house.match(policy, options={"windows": "no", "heap": "40"})
    house.clock.forward(hours=5)
    await house.play(info, (ANNA, "plan"))
    assert (await house.referee.matches.info(info.id)).banks[0] == 7 * HOUR
    house.clock.forward(hours=3)
    await house.play(info, (ANNA, "plan"))
    info = await house.referee.matches.info(info.id)
    assert info.banks == {0: 4 * HOUR, 1: 10 * HOUR}
    assert info.deadlines == {0: house.clock.now() + 4 * HOUR}
    await house.play(info, (ANNA, "take 1"), (BEN, "take 1"), (ANNA, "take 1"))
    assert (await house.referee.matches.info(info.id)).banks == {0: 6 * HOUR, 1: 10 * HOUR}
    await house.later(hours=10)
    assert (await house.referee.matches.info(info.id)).status == "over"


async def test_live_time_for_each_decision_costs_nothing(house: House) -> None:
    policy = ClockPolicy.live(timedelta(minutes=5), timedelta(seconds=20))
    info = await house.match(policy)
    house.clock.forward(seconds=20)
    await house.play(info, (ANNA, "plan"))
    house.clock.forward(seconds=80)
    await house.play(info, (ANNA, "plan"))
    info = await house.referee.matches.info(info.id)
    assert info.banks[0] == timedelta(minutes=4)
    assert info.deadlines == {0: house.clock.now() + timedelta(minutes=4, seconds=20)}


# ---------------------------------------------------------------- quiet hours, vacation, pause


async def test_quiet_hours_of_a_person(house: House) -> None:
    policy = ClockPolicy.correspondence(timedelta(hours=12), on_flag="default")
    info = await house.match(policy)
    await house.told()
    await house.referee.people.set_settings(
        ANNA, timezone="Asia/Tokyo", quiet=(6 * 60, 12 * 60)
    )  # from 21:00 to 3:00 UTC
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + timedelta(hours=16)}
    await house.later(hours=14, minutes=59)
    assert await house.told() == []
    await house.later(minutes=1)
    assert [each.kind for each in await house.told()] == ["reminder"]
    await house.later(minutes=59)
    assert (await house.referee.matches.info(info.id)).deciding == (0,)
    await house.later(minutes=1)
    assert (await house.referee.matches.info(info.id)).deciding == (1,)


async def test_quiet_hours_set_again_and_again_put_a_flag_off_by_a_day_and_no_more(house: House) -> None:
    info = await house.match(ClockPolicy.correspondence(DAY, on_flag="default"))
    await house.later(hours=23)
    for _ in range(3):  # the morning never comes
        hour = house.clock.now().hour
        await house.referee.people.set_settings(ANNA, quiet=(hour * 60, (hour - 5) % 24 * 60))
        deciding = (await house.referee.matches.info(info.id)).deciding
        assert deciding == ((0,) if house.clock.now() < NOON + 2 * DAY else (1,))
        await house.later(hours=17)


async def test_settings_are_checked(house: House) -> None:
    with pytest.raises(Refused, match="timezone-unknown"):
        await house.referee.people.set_settings(ANNA, timezone="Middle/Earth")
    for quiet in ((0, 24 * 60), (60, 60), (-1, 5), (4 * 60, 4 * 60 - 1), (23 * 60, 19 * 60 + 1)):
        with pytest.raises(Refused, match="quiet-hours-wrong"):
            await house.referee.people.set_settings(ANNA, quiet=quiet)
    settings = await house.referee.people.set_settings(ANNA, hands=False, quiet=(60, 120), locale="fr")
    assert (settings.hands, settings.quiet, settings.locale) == (False, (60, 120), "fr")
    assert await house.referee.people.settings(ANNA) == settings
    assert (await house.referee.people.set_settings(ANNA, quiet=None)).quiet is None


async def test_on_vacation_clocks_stand_still(house: House) -> None:
    info = await house.match(TWO_DAYS)
    house.clock.forward(hours=24)
    settings = await house.referee.people.set_settings(ANNA, vacation=5)
    assert settings.away_until == NOON + 6 * DAY
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 7 * DAY}
    await house.later(days=5, hours=13)
    assert (await house.referee.matches.info(info.id)).deciding == (0,)
    assert len(await house.told("reminder")) == 0
    await house.later(hours=11)
    assert (await house.referee.matches.info(info.id)).deciding == (1,)


async def test_a_question_that_comes_on_vacation_waits(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.referee.people.set_settings(BEN, vacation=5)
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 2 * DAY}
    await house.play(info, (ANNA, "take 1"))
    assert (await house.referee.matches.info(info.id)).deadlines == {1: NOON + 7 * DAY}


async def test_a_move_ends_the_vacation_everywhere(house: House) -> None:
    first, second = await house.match(TWO_DAYS), await house.match(TWO_DAYS)
    before = (await house.referee.people.settings(ANNA)).leave
    await house.referee.people.set_settings(ANNA, vacation=10)
    house.clock.forward(days=2)
    await house.play(first, (ANNA, "plan"))
    settings = await house.referee.people.settings(ANNA)
    assert settings.away_until is None
    assert before - 2 * DAY < settings.leave < before - 2 * DAY + DAY
    assert (await house.referee.matches.info(second.id)).deadlines == {0: NOON + 4 * DAY}
    await house.later(days=2)
    assert (await house.referee.matches.info(second.id)).deciding == (1,)


async def test_vacation_is_limited_and_grows_again(house: House) -> None:
    await house.match()
    with pytest.raises(Refused, match="vacation-left"):
        await house.referee.people.set_settings(ANNA, vacation=15)
    with pytest.raises(Refused, match="vacation-left"):
        await house.referee.people.set_settings(ANNA, vacation=-1)
    await house.referee.people.set_settings(ANNA, vacation=14)
    with pytest.raises(Refused, match="vacation-already"):
        await house.referee.people.set_settings(ANNA, vacation=1)
    house.clock.forward(days=365)
    assert (await house.referee.people.settings(ANNA)).leave == 30 * DAY


async def test_of_settings_given_together_all_hold_or_none(house: House) -> None:
    await house.match()
    with pytest.raises(Refused, match="vacation-left"):
        await house.referee.people.set_settings(ANNA, hands=False, timezone="Asia/Tokyo", vacation=15)
    with pytest.raises(Refused, match="timezone-unknown"):
        await house.referee.people.set_settings(ANNA, timezone="Middle/Earth", vacation=5)
    settings = await house.referee.people.settings(ANNA)
    assert (settings.hands, settings.timezone, settings.away_until) == (True, None, None)
    settings = await house.referee.people.set_settings(ANNA, hands=False, vacation=5)
    assert (settings.hands, settings.away_until) == (False, NOON + 5 * DAY)
    assert await house.referee.people.settings(ANNA) == settings
    assert (await house.referee.people.set_settings(ANNA, vacation=0)).away_until is None


async def test_a_live_match_knows_no_vacation(house: House) -> None:
    info = await house.match(ClockPolicy.live(HOUR, timedelta()))
    await house.referee.people.set_settings(ANNA, vacation=5)
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + HOUR}


async def test_a_pause_by_agreement(house: House) -> None:
    info = await house.match(TWO_DAYS)
    house.clock.forward(hours=10)
    await house.referee.agreements.offer(info.id, BEN, "pause")
    assert not (await house.referee.matches.info(info.id)).paused
    assert (await house.referee.agreements.answer(info.id, ANNA, "pause", True)).paused
    with pytest.raises(Paused):
        await house.referee.play.answer(info.id, ANNA, info.number, "plan")
    await house.later(days=50)
    assert (await house.referee.matches.info(info.id)).deadlines == {}
    with pytest.raises(Refused, match="pause-needless"):
        await house.referee.agreements.offer(info.id, ANNA, "pause")
    info = await house.referee.agreements.resume(info.id, BEN)
    assert not info.paused
    assert info.deadlines == {0: house.clock.now() + timedelta(hours=38)}
    with pytest.raises(Refused, match="not-paused"):
        await house.referee.agreements.resume(info.id, BEN)
    await house.play(info, (ANNA, "plan"))


# ---------------------------------------------------------------- downtime and restarts


async def test_downtime_is_given_back(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.referee.start(heartbeat=None)
    house.clock.forward(hours=24)
    await house.referee.heartbeat.beat()
    house.clock.forward(hours=36)
    again = house.another()
    assert await again.heartbeat.credit_downtime() == timedelta(hours=36)
    await again.timekeeping.run_due()
    info = await again.matches.info(info.id)
    assert info.deciding == (0,)
    assert info.deadlines == {0: NOON + timedelta(hours=48 + 36)}
    await house.later(hours=24)
    assert (await again.matches.info(info.id)).deciding == (1,)


@pytest.mark.parametrize("every", [timedelta(hours=1), timedelta(milliseconds=1)])
async def test_so_is_a_silence_that_a_process_outlives(house: House, every: timedelta) -> None:
    info = await house.match(TWO_DAYS)
    await house.referee.start(heartbeat=every)
    house.clock.forward(days=3)  # the database can't be reached, or the machine sleeps
    async with asyncio.timeout(60):
        while (await house.referee.matches.info(info.id)).deadlines != {0: NOON + 5 * DAY}:
            await asyncio.sleep(0.001)
            if every >= HOUR:  # what is due may be sooner than the next sign of life
                await house.referee.timekeeping.run_due()
    assert (await house.referee.matches.info(info.id)).deciding == (0,)
    await house.referee.close()


async def test_a_restart_is_no_downtime(house: House) -> None:
    info = await house.match(TWO_DAYS)
    await house.referee.start(heartbeat=None)
    house.clock.forward(seconds=100)
    assert await house.another().heartbeat.credit_downtime() == timedelta()
    assert (await house.referee.matches.info(info.id)).deadlines == {0: NOON + 2 * DAY}


async def test_a_heart_beats(house: House) -> None:
    async def latest() -> datetime | None:
        async with house.store.write() as tx:
            return await tx.heartbeat.latest(Shard(0, 1))

    await house.referee.start(heartbeat=timedelta(milliseconds=1))
    assert await latest() == NOON
    house.clock.forward(hours=1)
    async with asyncio.timeout(60):
        while await latest() != NOON + HOUR:
            await asyncio.sleep(0.001)
    house.clock.forward(hours=1)
    await house.referee.close()
    assert await latest() == NOON + 2 * HOUR


async def test_deadlines_survive_a_restart(house: House) -> None:
    info = await house.match(TWO_DAYS)
    again = house.another()
    assert await again.timekeeping.next_deadline() is not None
    house.clock.forward(days=2)
    await again.timekeeping.run_due()
    assert (await again.matches.info(info.id)).deciding == (1,)
