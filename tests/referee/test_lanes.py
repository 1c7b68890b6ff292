"""Lanes in the hands of the referee: one player may be several answers ahead, and nobody can tell."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from engines.kernel.game import LANE
from engines.kernel.record import verify
from referee import MatchInfo, stored_match
from referee.clock import ClockPolicy
from referee.errors import Refused, Stale
from store import Store
from tests.referee import gleaners
from tests.referee.conftest import ANNA, BEN, HandClock, House, gleaners_library

DAY = timedelta(days=1)


@pytest.fixture
async def barn(store: Store) -> House:
    """A referee with Gleaners."""
    return House(store, gleaners_library(), HandClock())


async def match(barn: House, **details: Any) -> MatchInfo:
    """Anna and Ben glean."""
    clock = details.pop("clock", ClockPolicy.correspondence(DAY))
    info = await barn.referee.openings.open(
        game="gleaners", guild=5, channel=7, opener=ANNA, deck="harvest", clock=clock, word="a", **details
    )
    if not details:
        await barn.referee.openings.join(info.id, BEN, deck="harvest", word="b")
    return await barn.referee.matches.info(info.id)


async def give(barn: House, info: MatchInfo, who: Any, *keys: str) -> None:
    for key in keys:
        position = await barn.referee.matches.position(info.id, who)
        await barn.referee.play.answer(info.id, who, position.info.number, key)


def outside(info: MatchInfo) -> tuple[Any, ...]:
    """What a match shows to everybody."""
    return (info.number, info.deciding, info.deadlines, info.banks, info.status)


async def test_the_other_player_and_the_channel_notice_nothing(barn: House) -> None:
    info = await match(barn)
    await give(barn, info, BEN, "yes")
    await barn.told()
    barn.clock.forward(minutes=5)

    async def noticed() -> tuple[Any, ...]:
        shown = [await barn.referee.matches.position(info.id, who) for who in (BEN, None)]
        logs = [await barn.referee.matches.log(info.id, who) for who in (BEN, None)]
        return [(outside(p.info), p.view, p.ask, p.lines, p.answered) for p in shown], logs, await barn.told()

    before = await noticed()
    await give(barn, info, ANNA, "yes", "keep", "yes", "throw")
    assert await noticed() == before
    own = await barn.referee.matches.position(info.id, ANNA)
    assert (own.view.thrown[0], own.info.number) == (1, info.number + 5 * LANE)
    assert [line.text.id for entry in await barn.referee.matches.log(info.id, ANNA) for line in entry.lines] == [
        "gleaners-drawn",
        "gleaners-drawn",
    ]


async def test_the_log_does_not_count_what_others_did(barn: House) -> None:
    info = await match(barn)
    await give(barn, info, BEN, "yes")
    await give(barn, info, ANNA, "yes", "keep", "yes")
    await give(barn, info, BEN, "keep", "no")
    assert [entry.seq for entry in await barn.referee.matches.log(info.id, BEN)] == [0, 1, 2, 3]
    for span, seqs in (
        ({"most": 2}, [2, 3]),
        ({"until": 2, "most": 2}, [1, 2]),
        ({"after": 1, "most": 1, "first": True}, [2]),
    ):
        assert [entry.seq for entry in await barn.referee.matches.log(info.id, BEN, **span)] == seqs
    assert [entry.seq for entry in await barn.referee.matches.log(info.id, None)] == [0]
    await give(barn, info, ANNA, "keep", "no")
    last = (await barn.referee.matches.log(info.id, BEN))[-1]
    assert [line.text.id for line in last.lines] == ["gleaners-gleaned"] * 2


async def test_a_long_tale_is_not_cut_by_what_others_did(barn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_match, "LATEST", 3)
    info = await match(barn)
    await give(barn, info, ANNA, "yes", "keep", "yes", "keep", "yes")
    assert (await barn.referee.matches.position(info.id, None)).lines == []
    barn.referee = barn.another()
    assert (await barn.referee.matches.position(info.id, BEN)).lines == []


async def test_an_offer_does_not_lapse_by_what_nobody_may_know(barn: House) -> None:
    info = await match(barn)
    await barn.referee.agreements.offer(info.id, BEN, "pause")
    await give(barn, info, ANNA, "yes", "keep")
    assert (await barn.referee.matches.info(info.id)).pause_offer == 1
    await give(barn, info, ANNA, "no")
    assert (await barn.referee.matches.info(info.id)).pause_offer is None, "that she has finished everybody may know"


async def test_a_question_in_a_lane_is_at_hand_by_its_own_number(barn: House) -> None:
    info = await match(barn)
    await give(barn, info, ANNA, "yes")
    position = await barn.referee.matches.position(info.id, ANNA)
    assert barn.referee.matches.ask_at_hand(info.id, ANNA, 0, position.info.number) == position.ask
    assert barn.referee.matches.ask_at_hand(info.id, ANNA, 0, info.number) is None


async def test_a_double_click_in_a_lane_does_nothing(barn: House) -> None:
    info = await match(barn)
    number = (await barn.referee.matches.position(info.id, ANNA)).info.number
    await barn.referee.play.answer(info.id, ANNA, number, "yes")
    for stale in (number, info.number):
        with pytest.raises(Stale):
            await barn.referee.play.answer(info.id, ANNA, stale, "keep")


async def test_it_goes_on_after_a_restart_and_is_recorded(barn: House) -> None:
    info = await match(barn)
    await give(barn, info, ANNA, "yes", "throw")
    await give(barn, info, BEN, "yes", "keep", "no")
    barn.referee = barn.another()
    await give(barn, info, ANNA, "no")
    assert (await barn.referee.matches.info(info.id)).deciding == (0,)
    for _ in range(2):
        await give(barn, info, ANNA, "bid 300")
        await give(barn, info, BEN, "end")
        if (await barn.referee.matches.info(info.id)).status == "playing":
            await give(barn, info, BEN, "no")
            await give(barn, info, ANNA, "no")
    verdict = verify(gleaners.RULES, await barn.referee.matches.record(info.id))
    assert (verdict.ok, verdict.problem) == (True, None)


async def test_one_clock_runs_for_a_lane_and_its_defaults_end_it(barn: House) -> None:
    info = await match(barn)
    before = info.deadlines
    barn.clock.forward(hours=20)
    await give(barn, info, ANNA, "yes")
    assert (await barn.referee.matches.info(info.id)).deadlines == before
    await barn.later(hours=5)
    now = await barn.referee.matches.info(info.id)
    assert now.number == info.number + 1, "both flags fell; Anna's card was kept, and nobody drew another"
    flagged = [notice.seat for notice in await barn.told("flagged")]
    assert sorted(seat for seat in flagged if seat is not None) == [0, 1]


async def test_nothing_is_taken_back_while_somebody_is_in_a_lane(barn: House) -> None:
    info = await match(barn)
    await give(barn, info, ANNA, "yes", "keep")
    for who in (ANNA, BEN):
        with pytest.raises(Refused, match="takeback-lanes"):
            await barn.referee.agreements.offer(info.id, who, "takeback")


async def test_a_takeback_does_not_tell_how_many_answers_a_lane_had(barn: House) -> None:
    info = await match(barn)
    await give(barn, info, BEN, "no")
    await give(barn, info, ANNA, "no")
    await give(barn, info, ANNA, "end")
    assert (await barn.referee.agreements.offer(info.id, BEN, "takeback")).takeback.answers == 3  # type: ignore[union-attr]


async def test_house_players_glean(barn: House) -> None:
    info = await barn.referee.openings.open(
        game="gleaners", guild=5, channel=7, opener=ANNA, deck="harvest", word="a", house="greedy"
    )
    for _ in range(30):
        await barn.later(seconds=10)
    assert (await barn.referee.matches.info(info.id)).deciding == (0,)
    await give(barn, info, ANNA, "no")
    await give(barn, info, ANNA, "end")
    for _ in range(30):
        await barn.later(seconds=10)
    assert (await barn.referee.matches.position(info.id, ANNA)).view.round == 2
