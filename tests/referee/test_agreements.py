"""Draws and takebacks: by consent, and takebacks only while nothing hidden became known."""

from __future__ import annotations

from datetime import timedelta

import pytest

from referee.clock import ClockPolicy
from referee.errors import NotSeated, Over, Refused, Stale
from referee.standing_orders import PASS, StandingOrders
from store import Store

from .conftest import ANNA, BEN, CLEO, ZOE, HandClock, House, gleaners_library

NO_WINDOWS = {"windows": "no", "heap": "40"}


# ---------------------------------------------------------------- draws


async def test_a_draw_is_agreed(house: House) -> None:
    info = await house.match()
    await house.told()
    assert (await house.referee.agreements.offer(info.id, ANNA, "draw")).draw_offer == 0
    [offer] = await house.told()
    assert (offer.kind, offer.person, offer.channel, offer.body["what"]) == ("offer", BEN.id, 7, "draw")
    assert house.words(offer) == "A offers a draw."
    info = await house.referee.agreements.answer(info.id, BEN, "draw", True)
    assert info.status == "over"
    assert info.outcome is not None
    assert info.outcome.winner is None
    with pytest.raises(Over):
        await house.referee.agreements.offer(info.id, ANNA, "draw")


async def test_offering_back_accepts(house: House) -> None:
    info = await house.match()
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    assert (await house.referee.agreements.offer(info.id, BEN, "draw")).status == "over"


async def test_a_draw_is_declined(house: House) -> None:
    info = await house.match()
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    await house.told()
    assert (await house.referee.agreements.answer(info.id, BEN, "draw", False)).draw_offer is None
    [announced] = await house.told("announce")
    assert announced.kind == "announce"
    assert house.words(announced) == "B declined the draw."
    with pytest.raises(Refused, match="offer-refused-before"):
        await house.referee.agreements.offer(info.id, ANNA, "draw")
    await house.play(info, (ANNA, "plan"))
    assert (await house.referee.agreements.offer(info.id, ANNA, "draw")).draw_offer == 0


async def test_a_draw_offer_stands_while_both_play_on(house: House) -> None:
    info = await house.match(options=NO_WINDOWS)
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    await house.play(info, (ANNA, "take 1"), (BEN, "plan"))
    assert (await house.referee.matches.info(info.id)).draw_offer == 0
    assert (await house.referee.agreements.answer(info.id, BEN, "draw", True)).outcome is not None
    with pytest.raises(Refused):
        await house.referee.agreements.answer(info.id, BEN, "draw", True)


async def test_offers_that_make_no_sense(house: House) -> None:
    info = await house.match()
    with pytest.raises(NotSeated):
        await house.referee.agreements.offer(info.id, ZOE, "draw")
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    with pytest.raises(Refused, match="offer-stands"):
        await house.referee.agreements.offer(info.id, ANNA, "draw")
    with pytest.raises(Refused, match="offer-own"):
        await house.referee.agreements.answer(info.id, ANNA, "draw", True)
    assert (await house.referee.agreements.answer(info.id, ANNA, "draw", False)).draw_offer is None


async def test_three_players_must_all_agree(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, seats=3)
    await house.referee.openings.join(info.id, BEN)
    await house.referee.openings.join(info.id, CLEO)
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    assert (await house.referee.agreements.answer(info.id, BEN, "draw", True)).status == "playing"
    assert (await house.referee.agreements.answer(info.id, CLEO, "draw", True)).status == "over"


async def test_a_pause_does_not_outlast_the_last_who_could_end_it(store: Store) -> None:
    house = House(store, gleaners_library(), HandClock())
    info = await house.referee.openings.open(
        game="gleaners",
        guild=5,
        channel=7,
        opener=ANNA,
        seats=3,
        house="greedy",
        clock=ClockPolicy.correspondence(timedelta(days=2)),
    )
    assert (await house.referee.agreements.offer(info.id, ANNA, "pause")).paused
    await house.referee.play.concede(info.id, ANNA)
    for _ in range(5):
        before = (await house.referee.matches.info(info.id)).seq
        await house.later(seconds=2)
        assert (await house.referee.matches.info(info.id)).seq > before, "the others play on"


async def test_house_players_never_draw(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, house="random")
    with pytest.raises(Refused, match="house-declines-draw"):
        await house.referee.agreements.offer(info.id, ANNA, "draw")


# ---------------------------------------------------------------- takebacks


async def test_a_takeback_is_agreed(house: House) -> None:
    info = await house.match(options=NO_WINDOWS)
    before = await house.referee.matches.position(info.id, None)
    await house.play(info, (ANNA, "take 3"))
    await house.told()
    info = await house.referee.agreements.offer(info.id, ANNA, "takeback")
    assert info.takeback is not None
    assert (info.takeback.by, info.takeback.answers) == (0, 1)
    [asked] = await house.told()
    assert (asked.kind, asked.person) == ("takeback", BEN.id)
    assert house.words(asked) == "A asks to take back this answer: “A takes 3.”"
    old = info.number
    info = await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    assert info.deciding == (0,)
    assert info.takeback is None
    assert info.number > old
    after = await house.referee.matches.position(info.id, None)
    assert after.view.heap == before.view.heap
    assert after.view.number == info.number
    announced, turn = await house.told("announce", "turn")
    assert house.words(announced) == "A took back an answer. The match goes on from there."
    assert (turn.kind, turn.seat) == ("turn", 0)
    log = await house.referee.matches.log(info.id, None, after=2)
    assert [(entry.kind, entry.seat) for entry in log] == [("answer", 0), ("takeback", 0)]
    async with house.store.read() as tx:
        [audited] = await tx.audit.of(info.id)
    assert (audited.action, audited.who) == ("takeback", BEN.id)


async def test_old_buttons_are_stale_after_a_takeback(house: House) -> None:
    info = await house.match(options=NO_WINDOWS)
    numbers = [info.number]
    await house.play(info, (ANNA, "take 3"))
    numbers.append(await house.number(info))
    await house.referee.agreements.offer(info.id, ANNA, "takeback")
    await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    for number in numbers:
        with pytest.raises(Stale):
            await house.referee.play.answer(info.id, ANNA, number, "take 1")
    await house.play(info, (ANNA, "take 1"))
    for number in numbers:
        with pytest.raises(Stale):
            await house.referee.play.answer(info.id, BEN, number, "take 1")
    await house.play(info, (BEN, "take 1"))


async def test_takeback_after_takeback(house: House) -> None:
    info = await house.match(options=NO_WINDOWS)
    await house.play(info, (ANNA, "plan"), (ANNA, "take 3"))
    for _ in range(2):
        await house.referee.agreements.offer(info.id, ANNA, "takeback")
        info = await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    await house.play(info, (ANNA, "take 1"))
    assert (await house.referee.matches.position(info.id, None)).view.heap == 41
    record = [entry.key for entry in (await house.path(info.id))]
    assert record == ["1", "1", "take 1"]


async def test_past_the_opponents_answer_with_consent(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "take 3"), (BEN, "pass"), (BEN, "plan"))
    info = await house.referee.agreements.offer(info.id, ANNA, "takeback")
    assert info.takeback is not None
    assert info.takeback.answers == 3
    info = await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    assert info.deciding == (0,)
    assert (await house.referee.matches.position(info.id, None)).view.heap == 11


async def test_no_takeback_past_chance(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "roll"))
    with pytest.raises(Refused, match="takeback-informed"):
        await house.referee.agreements.offer(info.id, ANNA, "takeback")
    await house.play(info, (ANNA, "plan"))
    assert (await house.referee.agreements.offer(info.id, ANNA, "takeback")).takeback is not None


async def test_no_takeback_past_something_revealed(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "take 1"), (BEN, "block"))
    with pytest.raises(Refused, match="takeback-informed"):
        await house.referee.agreements.offer(info.id, ANNA, "takeback")


async def test_what_became_known_while_asking_counts(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "plan"))
    await house.referee.agreements.offer(info.id, ANNA, "takeback")
    await house.play(info, (ANNA, "roll"))
    with pytest.raises(Refused, match="takeback-informed"):
        await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    assert (await house.referee.matches.info(info.id)).takeback is not None
    assert (await house.referee.agreements.answer(info.id, BEN, "takeback", False)).takeback is None


async def test_a_takeback_lapses_when_the_opponent_acts(house: House) -> None:
    info = await house.match(options=NO_WINDOWS)
    await house.play(info, (ANNA, "take 1"))
    await house.referee.agreements.offer(info.id, ANNA, "takeback")
    await house.play(info, (BEN, "plan"))
    assert (await house.referee.matches.info(info.id)).takeback is None


async def test_nothing_to_take_back(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, invited=BEN)
    await house.referee.openings.join(info.id, BEN)
    with pytest.raises(Refused, match="takeback-nothing"):
        await house.referee.agreements.offer(info.id, ANNA, "takeback")


async def test_a_takeback_clears_offers_made_since_and_leaves_standing_orders(house: House) -> None:
    info = await house.match(options=NO_WINDOWS)
    await house.referee.play.give_standing_orders(info.id, ANNA, StandingOrders(default=PASS))
    await house.play(info, (ANNA, "take 1"))
    await house.referee.play.give_standing_orders(info.id, BEN, StandingOrders(default=PASS))
    await house.referee.agreements.offer(info.id, ANNA, "draw")
    await house.referee.agreements.offer(info.id, ANNA, "takeback")
    info = await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    assert info.draw_offer is None
    assert (await house.referee.play.standing_orders(info.id, ANNA)).default == PASS
    assert (await house.referee.play.standing_orders(info.id, BEN)).default == PASS


async def test_alone_one_takes_back_at_once(house: House) -> None:
    info = await house.referee.openings.open(game="pebbles", guild=5, channel=7, opener=ANNA, invited=ANNA)
    await house.play(info, (ANNA, "1"), (ANNA, "1"), (ANNA, "plan"))
    number = await house.number(info)
    info = await house.referee.agreements.offer(info.id, ANNA, "takeback")
    assert info.takeback is None
    assert info.number > number


async def test_what_can_be_taken_back_is_named_and_the_others_are_asked_about_just_that(house: House) -> None:
    info = await house.match()
    await house.play(info, (ANNA, "plan"), (ANNA, "take 3"), (BEN, "pass"))
    undoable = await house.referee.agreements.undoable(info.id, ANNA)
    assert [(each.key, each.answers) for each in undoable] == [("take 3", 2), ("plan", 3), ("1", 5)][: len(undoable)]
    assert len(undoable) >= 2
    await house.told()
    asked = await house.referee.agreements.offer(info.id, ANNA, "takeback", to=undoable[1].to)
    assert asked.takeback is not None
    assert asked.takeback.answers == 3
    info = await house.referee.agreements.answer(info.id, BEN, "takeback", True)
    keys = [entry.key for entry in await house.path(info.id)]
    assert keys == ["1", "1"]
    with pytest.raises(Refused):
        await house.referee.agreements.offer(info.id, ANNA, "takeback", to=99)
