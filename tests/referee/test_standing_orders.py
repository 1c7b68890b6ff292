"""Standing orders, and the answers that they give at drawn times."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.text import say
from referee.clock import ClockPolicy
from referee.errors import Over, Refused
from referee.standing_orders import ABLE, ASK, PASS, StandingOrders, drawn_time

from .conftest import ANNA, BEN, House

SLOW = ClockPolicy.correspondence(timedelta(days=2))
MINUTE = timedelta(minutes=1)


@pytest.mark.parametrize(
    "orders",
    [
        StandingOrders(),
        StandingOrders(PASS, {"W1": ABLE}, True),
        StandingOrders(pass_round=True),
    ],
)
async def test_orders_are_kept(house: House, orders: StandingOrders) -> None:
    info = await house.match()
    await house.referee.play.give_standing_orders(info.id, BEN, orders)
    assert await house.referee.play.standing_orders(info.id, BEN) == orders
    assert await house.referee.play.standing_orders(info.id, ANNA) == StandingOrders()


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        (StandingOrders("sleep"), "orders-mode"),
        (StandingOrders(windows={"W1": "never"}), "orders-mode"),
        (StandingOrders(windows={"W9": ASK}), "orders-window"),
    ],
)
async def test_orders_that_can_not_be_carried_out(house: House, orders: StandingOrders, why: str) -> None:
    info = await house.match()
    with pytest.raises(Refused, match=why):
        await house.referee.play.give_standing_orders(info.id, BEN, orders)
    assert await house.referee.play.standing_orders(info.id, BEN) == StandingOrders()


def test_orders_given_to_an_earlier_version_hold() -> None:
    """It could keep answers and a pace besides, which nobody could give."""
    kept = {"default": PASS, "windows": {"W1": ASK}, "pass_turn": True, "prepared": [], "pace": None}
    assert StandingOrders.restore(kept) == StandingOrders(PASS, {"W1": ASK}, True)


@given(st.integers(1, 10**6), st.integers(0, 3), st.integers(1, 3600))
def test_a_drawn_time_lies_around_the_median(number: int, seat: int, median: int) -> None:
    time = drawn_time(b"secret", 1, number, seat, timedelta(seconds=median))
    assert timedelta(seconds=median / 2) <= time <= timedelta(seconds=median * 2)
    assert time == drawn_time(b"secret", 1, number, seat, timedelta(seconds=median))


@pytest.mark.clause("OW-965")
async def test_a_window_is_passed_at_a_drawn_time(house: House) -> None:
    info = await house.match()
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(windows={"W1": PASS}))
    await house.told()
    await house.play(info, (ANNA, "take 1"))
    due = await house.referee.timekeeping.next_deadline()
    assert due is not None
    assert timedelta(seconds=1.5) <= due - house.clock.now() <= timedelta(seconds=6)
    await house.referee.timekeeping.run_due()
    assert (await house.referee.matches.info(info.id)).deciding == (1,)
    await house.later(seconds=6)
    position = await house.referee.matches.position(info.id, BEN)
    assert position.ask is not None
    assert position.ask.kind == "main"
    assert [entry.by for entry in await house.referee.matches.log(info.id, BEN)][-1] == "order"


@pytest.mark.clause("OW-965")
async def test_what_others_read_of_a_pass_is_the_same_by_order_and_by_hand(house: House) -> None:
    traces: list[object] = []
    for by_order in (True, False):
        info = await house.match()
        if by_order:
            await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(windows={"W1": PASS}))
        await house.told()
        await house.play(info, (ANNA, "plan"), (ANNA, "take 1"))
        await house.referee.agreements.offer(info.id, BEN, "draw")
        await house.referee.agreements.offer(info.id, ANNA, "takeback")
        await house.told()
        await house.later(seconds=6)
        if not by_order:
            await house.play(info, (BEN, "pass"))
        after = await house.referee.matches.info(info.id)
        log = await house.referee.matches.log(info.id, ANNA)
        assert log == await house.referee.matches.log(info.id, None)
        told = [(each.kind, each.body.get("what"), each.seat) for each in await house.told()]
        traces.append(
            (
                [(entry.seq, entry.kind, entry.seat, entry.by, entry.lines) for entry in log],
                (after.draw_offer, after.takeback, after.pause_offer, after.deciding),
                told,
            )
        )
    assert traces[0] == traces[1]
    assert ("settled", "takeback", None) in traces[0][2]  # type: ignore[index]


@pytest.mark.parametrize("deck", ["shielded", "plain"])
@pytest.mark.parametrize("mode", [PASS, ABLE])
async def test_that_somebody_is_asked_is_told_only_after_the_time_of_automatic_answers(
    house: House, deck: str, mode: str
) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="plain")
    await house.referee.openings.join(info.id, BEN, deck=deck)
    await house.play(info, (ANNA, "1"), (BEN, "1"))
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(mode))
    await house.told()
    await house.play(info, (ANNA, "take 1"))
    assert await house.told() == []  # whether Ben will be asked must not be told by a message at once
    await house.later(seconds=7)
    [turn] = await house.told("turn")
    assert turn.seat == 1
    asked = mode == ABLE and deck == "shielded"
    ask = (await house.referee.matches.position(info.id, BEN)).ask
    assert ask is not None
    assert (ask.kind == "respond") == asked


@pytest.mark.parametrize("deck", ["shielded", "plain"])
async def test_without_orders_only_who_could_do_something_is_asked(house: House, deck: str) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, deck="plain")
    await house.referee.openings.join(info.id, BEN, deck=deck)
    await house.play(info, (ANNA, "1"), (BEN, "1"))
    await house.told()
    await house.play(info, (ANNA, "take 1"))
    await house.later(minutes=1)
    assert (await _kind(house, info.id)) == ("respond" if deck == "shielded" else "main")
    [turn] = await house.told("turn")
    assert turn.body["calls"] == [BEN.id]


async def test_who_gives_an_order_before_the_call_is_not_called(house: House) -> None:
    info = await house.match()
    await house.told()
    await house.play(info, (ANNA, "take 1"))
    await house.later(seconds=6.9)
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(PASS))
    await house.later(seconds=0.2)
    assert await house.told("turn") == [], "the call that was due now waits for the order to answer"
    await house.later(seconds=6)
    assert (await _kind(house, info.id)) == "main"
    assert [each.seat for each in await house.told("turn")] == [1]


def test_what_leaves_no_choice_is_answered_unless_its_player_wants_to_be_asked() -> None:
    only, two = (one_of(say("what"), [Option(key, say(key)) for key in keys]) for keys in (("a",), ("a", "b")))
    assert StandingOrders().answer(Ask(0, "main", only, "a")) == "a"
    assert StandingOrders().answer(Ask(0, "main", two, "a")) is None
    assert StandingOrders(ASK).answer(Ask(0, "main", only, "a", idle=True)) is None


@pytest.mark.clause("OW-965")
def test_what_one_has_just_done_oneself_is_asked_about_only_by_order() -> None:
    two = one_of(say("what"), [Option(key, say(key)) for key in ("pass", "use")])
    ask = Ask(0, "respond", two, "pass", window="W1", own=True)
    assert StandingOrders().answer(ask) == "pass"
    assert StandingOrders(ASK).answer(ask) is None


async def test_slow_matches_pass_slowly(house: House) -> None:
    info = await house.match(SLOW)
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(PASS))
    await house.play(info, (ANNA, "take 1"))
    await house.later(seconds=80)
    assert (await _kind(house, info.id)) == "respond"
    await house.later(minutes=5)
    assert (await _kind(house, info.id)) == "main"


async def _kind(house: House, match: int) -> str | None:
    ask = (await house.referee.matches.position(match, BEN)).ask
    return None if ask is None else ask.kind


async def test_orders_hold_for_the_open_question(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "take 1"))
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(PASS))
    await house.later(seconds=6)
    assert (await _kind(house, info.id)) == "main"


async def test_orders_taken_back_in_time(house: House) -> None:
    info = await house.match()
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(PASS))
    await house.play(info, (ANNA, "take 1"))
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders())
    await house.later(minutes=5)
    assert (await _kind(house, info.id)) == "respond"


@pytest.mark.clause("OW-965")
async def test_pass_this_turn_ends_with_the_turn(house: House) -> None:
    info = await house.match(options={"heap": "40"})
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(pass_turn=True))
    await house.play(info, (ANNA, "take 1"))
    await house.later(seconds=6)
    assert (await _kind(house, info.id)) == "main"
    assert not (await house.referee.play.standing_orders(info.id, BEN)).pass_turn


async def test_a_game_that_does_not_say_who_is_aimed_at_has_no_such_mode(house: House) -> None:
    info = await house.match()
    with pytest.raises(Refused, match="orders-mode"):
        await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(default="aimed"))


async def test_no_orders_when_it_is_over(house: House) -> None:
    info = await house.match()
    await house.referee.play.concede(info.id, ANNA)
    with pytest.raises(Over):
        await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders())
