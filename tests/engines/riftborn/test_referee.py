"""What the referee sees to in a match of Riftborn: seats, lists, deadlines, steps that stand, records anyone can check."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel.cards import DeckList
from engines.kernel.conformance import play
from engines.kernel.record import read_record, verify
from engines.kernel.scenario import run_scenario
from engines.riftborn import RULES
from referee import MatchInfo
from referee.clock import ClockPolicy
from referee.errors import Refused
from referee.standing_orders import PASS, StandingOrders
from store import open_store
from tests.content import cards, decks, library
from tests.databases import fresh_url
from tests.referee.conftest import ANNA, BEN, CLEO, HandClock, House

FIRST, SECOND = (decks("riftborn")[id] for id in ("bastion-watch", "emberhorn-charge"))
PEOPLE = (ANNA, BEN)


@asynccontextmanager
async def match(folder: Path, **details: Any) -> AsyncGenerator[tuple[House, MatchInfo]]:
    """A match between Anna and Ben on a fresh database, after the exchange of cards."""
    async with fresh_url(folder) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        info = await at.referee.openings.open(
            game="riftborn", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a", **details
        )
        info = await at.referee.openings.join(info.id, BEN, deck=SECOND, word="b")
        for person in (ANNA, BEN):
            number = (await at.referee.matches.position(info.id, person)).info.number
            await at.referee.play.answer(info.id, person, number, "none")
        yield at, await at.referee.matches.info(info.id)
        await store.close()


@pytest.mark.clause("RB-1212")
async def test_a_third_person_finds_no_seat(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        with pytest.raises(Refused):
            await at.referee.openings.join(info.id, CLEO, deck=SECOND)
        seated = (await at.referee.matches.info(info.id)).players
        assert [each.person for each in seated if each is not None] == [ANNA.id, BEN.id]


@pytest.mark.clause("RB-208")
async def test_as_many_are_drawn_as_were_put_back(tmp_path: Path) -> None:
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        info = await at.referee.openings.open(game="riftborn", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a")
        info = await at.referee.openings.join(info.id, BEN, deck=SECOND, word="b")
        before = await at.referee.matches.position(info.id, ANNA)
        side = before.view.seats[0]
        assert before.ask is not None and side.hand is not None
        options = [option.key for option in before.ask.choice.options][:3]
        await at.referee.play.answer(info.id, ANNA, before.info.number, ",".join(options))
        number = (await at.referee.matches.position(info.id, BEN)).info.number
        await at.referee.play.answer(info.id, BEN, number, "none")
        view = (await at.referee.matches.position(info.id, ANNA)).view
        after = view.seats[0]
        drawn = after.turns - (view.south == 0)  # who begins draws nothing in the first turn
        assert (after.hand_count - drawn, after.library + drawn) == (5, side.library)
        assert after.hand is not None
        assert set(side.hand) - set(options) <= set(after.hand)
        await store.close()


@pytest.mark.clause("RB-1042")
def test_by_standing_orders_the_foremost_creatures_trick_effect_is_taken_without_asking() -> None:
    document = {
        "cards": [
            {"id": "imp", "kind": "creature", "name": "Imp", "family": "Fae", "level": 1, "attack": 1, "health": 3,
             "abilities": [{"keyword": "TRICK", "do": [{"draw": 1}]}]},
            {"id": "at-the-gate", "kind": "trick", "name": "At the Gate",
             "when": {"event": "entered", "subject": {"kind": "creature", "side": "foe"}}},
        ],
        "position": {
            "A": {"ranks": [["plain-guard", "imp"], ["imp"]], "tricks": ["at-the-gate"]},
            "B": {"hand": ["plain-guard"]}, "active": "B", "first": "A",
        },
        "play": [{"B": "play plain-guard N1:0"}], "ends": "trick_effect",
    }  # fmt: skip
    ask = run_scenario(document, RULES, cards("riftborn"), {}).asks[0]
    assert len(list(ask.keys())) == 2
    assert StandingOrders().answer(ask) is None
    assert StandingOrders(windows={"trick": PASS}).checked(RULES).answer(ask) == "s1b"


@pytest.mark.clause("RB-1213")
def test_a_match_played_again_from_its_record_is_the_same() -> None:
    played = play(RULES, cards("riftborn"), [FIRST, SECOND], "once", often=0)
    assert verify(RULES, read_record(played.record.encode())).ok


async def seen(at: House, info: MatchInfo, person: Any = None) -> bytes:
    """All that somebody sees of a match."""
    return msgspec.json.encode((await at.referee.matches.position(info.id, person)).view)


async def on(at: House, info: MatchInfo, key: str) -> int:
    """Who is asked answers: which seat."""
    now = await at.referee.matches.info(info.id)
    seat = now.deciding[0]
    await at.referee.play.answer(info.id, PEOPLE[seat], now.number, key)
    return seat


async def others_end(at: House, info: MatchInfo, sleeper: int) -> None:
    """Whoever is asked but one ends their turn."""
    while (await at.referee.matches.info(info.id)).deciding != (sleeper,):
        await on(at, info, "end")


@pytest.mark.clause("RB-135")
async def test_a_list_is_locked_once_the_match_runs_and_the_opponent_never_sees_it(tmp_path: Path) -> None:
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        await at.referee.decks.save(ANNA, DeckList("Mine", "riftborn", FIRST.cards))
        info = await at.referee.openings.open(game="riftborn", guild=5, channel=7, opener=ANNA, deck="Mine", word="a")
        info = await at.referee.openings.join(info.id, BEN, deck=SECOND, word="b")
        for key in ("none", "none"):
            await on(at, info, key)
        before = await seen(at, info, ANNA)
        await at.referee.decks.save(ANNA, DeckList("Mine", "riftborn", SECOND.cards))
        assert await seen(at, info, ANNA) == before
        side = (await at.referee.matches.position(info.id, ANNA)).view.seats[0]
        assert set(side.hand) <= set(FIRST.cards["deck"]), "it is played with the list that it began with"
        other = set(FIRST.cards["deck"]) - set(SECOND.cards["deck"])
        told = (await seen(at, info, BEN)).decode()
        assert not [card for card in other if f'"{card}"' in told]
        await store.close()


@pytest.mark.clause("RB-134")
async def test_no_match_begins_with_a_deck_that_breaks_a_rule(tmp_path: Path) -> None:
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        short = DeckList("Short", "riftborn", {"deck": list(FIRST.cards["deck"])[:39]})
        with pytest.raises(Refused) as refused:
            await at.referee.openings.open(game="riftborn", guild=5, channel=7, opener=ANNA, deck=short, word="a")
        assert "RB-121" in str(refused.value)
        info = await at.referee.openings.open(game="riftborn", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a")
        with pytest.raises(Refused):
            await at.referee.openings.join(info.id, BEN, deck=short, word="b")
        assert (await at.referee.matches.info(info.id)).deciding == ()
        await store.close()


@pytest.mark.clause("RB-1206")
async def test_when_the_clock_runs_out_the_turn_ends_as_if_its_player_had_ended_it(tmp_path: Path) -> None:
    async with match(tmp_path, clock=ClockPolicy.correspondence(timedelta(days=1))) as (at, info):
        seat = (await at.referee.matches.info(info.id)).deciding[0]
        turn = (await at.referee.matches.position(info.id, None)).view.turn
        await at.later(hours=23)
        assert (await at.referee.matches.info(info.id)).deciding == (seat,)
        await at.later(hours=2)
        now = await at.referee.matches.position(info.id, None)
        assert now.info.deciding == (1 - seat,)
        assert (now.view.active, now.view.turn) == (1 - seat, turn + 1)
        assert (await at.referee.matches.log(info.id, None))[-1].by == "flag"


@pytest.mark.clause("RB-1206")
async def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        before = await seen(at, info)
        await at.later(days=400)
        assert await seen(at, info) == before


@pytest.mark.clause("RB-1207")
@pytest.mark.parametrize(("value", "losses"), [("3", 3), ("2", 2), ("5", 5)])
async def test_so_many_decisions_run_out_in_a_row_lose(tmp_path: Path, value: str, losses: int) -> None:
    clock, options = ClockPolicy.correspondence(timedelta(days=1)), {"timeout_losses": value}
    async with match(tmp_path, clock=clock, options=options) as (at, info):
        sleeper = (await at.referee.matches.info(info.id)).deciding[0]
        for again in (True, False):
            for _ in range(losses - 1):
                await at.later(hours=25)
                await others_end(at, info, sleeper)
            if again:  # who has answered in between starts anew
                await on(at, info, "end")
                await others_end(at, info, sleeper)
        await at.later(hours=25)
        outcome = (await at.referee.matches.info(info.id)).outcome
        assert outcome is not None
        assert (outcome.winner, outcome.clause) == (1 - sleeper, "RB-1207")


@pytest.mark.clause("RB-1207")
async def test_by_the_houses_option_no_time_that_runs_out_loses(tmp_path: Path) -> None:
    clock, options = ClockPolicy.correspondence(timedelta(days=1)), {"timeout_losses": "never"}
    async with match(tmp_path, clock=clock, options=options) as (at, info):
        sleeper = (await at.referee.matches.info(info.id)).deciding[0]
        for _ in range(7):
            await at.later(hours=25)
            await others_end(at, info, sleeper)
        assert (await at.referee.matches.info(info.id)).outcome is None


@pytest.mark.clause("RB-1210")
@pytest.mark.parametrize("agrees", [True, False])
async def test_a_step_is_taken_back_only_if_the_opponent_agrees(tmp_path: Path, agrees: bool) -> None:
    async with match(tmp_path) as (at, info):
        seat, move = 0, ""
        for _ in range(6):  # until somebody has two creatures, one of which can move
            seat = (await at.referee.matches.info(info.id)).deciding[0]
            ask = (await at.referee.matches.position(info.id, PEOPLE[seat])).ask
            assert ask is not None
            keys = list(ask.keys())
            if move := next((key for key in keys if key.startswith("move")), ""):
                break
            await on(at, info, next((key for key in keys if key.startswith("play") and ":0" in key), "end"))
        before = await seen(at, info)
        await on(at, info, move)
        after = await seen(at, info)
        assert before != after
        await at.referee.agreements.offer(info.id, PEOPLE[seat], "takeback")
        assert await seen(at, info) == after
        await at.referee.agreements.answer(info.id, PEOPLE[1 - seat], "takeback", agrees)
        assert await seen(at, info) == (before if agrees else after)


@pytest.mark.clause("RB-1210")
async def test_nothing_is_taken_back_once_a_card_was_drawn(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        seat = await on(at, info, "end")
        with pytest.raises(Refused):
            await at.referee.agreements.offer(info.id, PEOPLE[seat], "takeback")
