"""What the referee sees to in a match: who sits at it, draws by agreement, missed deadlines, what is taken back."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.raise_rise_die.rules import RULES
from referee import MatchInfo
from referee.clock import ClockPolicy
from referee.errors import Refused
from store import open_store
from tests.content import decks, library
from tests.databases import fresh_url
from tests.referee.conftest import ANNA, BEN, CLEO, HandClock, House

from .test_raise_rise_die import at

FIRST, SECOND = (decks("raise_rise_die")[id] for id in ("dig-twice", "parish-of-low-water"))
PEOPLE = (ANNA, BEN)


@asynccontextmanager
async def match(folder: Path) -> AsyncGenerator[tuple[House, MatchInfo]]:
    """A match between Anna and Ben on a fresh database, past its latent draws."""
    async with fresh_url(folder) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        info = await at.referee.openings.open(
            game="raise_rise_die", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a"
        )
        yield at, await at.referee.openings.join(info.id, BEN, deck=SECOND, word="b")
        await store.close()


async def on(at: House, info: MatchInfo, key: str) -> int:
    """The first seat that is asked answers: which one."""
    now = await at.referee.matches.info(info.id)
    seat = now.deciding[0]
    position = await at.referee.matches.position(info.id, PEOPLE[seat])
    await at.referee.play.answer(info.id, PEOPLE[seat], position.info.number, key)
    return seat


@pytest.mark.clause("RD-101")
async def test_a_third_person_finds_no_seat(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        with pytest.raises(Refused):
            await at.referee.openings.join(info.id, CLEO, deck=SECOND)
        seated = (await at.referee.matches.info(info.id)).players
        assert [each.person for each in seated if each is not None] == [ANNA.id, BEN.id]


@pytest.mark.clause("RD-107")
async def test_nobody_opens_a_match_without_a_legal_deck(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, _):
        bad = msgspec.structs.replace(FIRST, cards={**FIRST.cards, "weapons": []})
        with pytest.raises(Refused):
            await at.referee.openings.open(game="raise_rise_die", guild=5, channel=8, opener=CLEO, deck=bad, word="c")


@pytest.mark.clause("RD-210")
async def test_a_deck_is_judged_by_the_options_of_the_match_that_it_is_brought_to(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, _):
        lone = msgspec.structs.replace(FIRST, cards={**FIRST.cards, "weapons": ["grave-spade", "psalter-of-names"]})
        opened: dict[str, Any] = {"game": "raise_rise_die", "guild": 5, "channel": 8, "opener": CLEO, "deck": lone}
        with pytest.raises(Refused):
            await at.referee.openings.open(**opened, options={"weapon_slots": "1"}, word="c")
        await at.referee.openings.open(**opened, word="c")


@pytest.mark.clause("RD-110")
@pytest.mark.parametrize("agrees", [True, False])
async def test_a_draw_takes_both_players(tmp_path: Path, agrees: bool) -> None:
    async with match(tmp_path) as (at, info):
        await at.referee.agreements.offer(info.id, ANNA, "draw")
        await at.referee.agreements.answer(info.id, BEN, "draw", agrees)
        outcome = (await at.referee.matches.info(info.id)).outcome
        assert (outcome is not None) == agrees
        if not agrees:
            with pytest.raises(Refused):
                await at.referee.agreements.offer(info.id, ANNA, "draw")
            assert await on(at, info, "stop") == 0, "Anna acts"
            await at.referee.agreements.offer(info.id, ANNA, "draw")
        else:
            assert outcome is not None and (outcome.winner, outcome.clause) == (None, "RD-110")


@pytest.mark.clause("RD-1808")
@pytest.mark.parametrize("agrees", [True, False])
async def test_a_decision_is_undone_only_if_the_opponent_consents(tmp_path: Path, agrees: bool) -> None:
    async with match(tmp_path) as (at, info):
        await on(at, info, "stop")
        await on(at, info, "stop")

        async def seen() -> bytes:
            return msgspec.json.encode((await at.referee.matches.position(info.id, None)).view)

        before = await seen()
        seat = await on(at, info, "pass")
        after = await seen()
        assert before != after
        await at.referee.agreements.offer(info.id, PEOPLE[seat], "takeback")
        await at.referee.agreements.answer(info.id, PEOPLE[1 - seat], "takeback", agrees)
        assert await seen() == (before if agrees else after)


@pytest.mark.clause("RD-1808")
async def test_nothing_is_taken_back_once_a_card_was_drawn(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        await on(at, info, "stop")
        seat = await on(at, info, "stop")
        with pytest.raises(Refused):
            await at.referee.agreements.offer(info.id, PEOPLE[seat], "takeback")


@pytest.mark.clause("RD-1802", "RD-1803")
async def test_missed_deadlines_are_answered_cautiously_and_the_third_in_a_row_loses(tmp_path: Path) -> None:
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        opened = await at.referee.openings.open(
            game="raise_rise_die",
            guild=5,
            channel=7,
            opener=ANNA,
            deck=FIRST,
            word="a",
            clock=ClockPolicy.correspondence(timedelta(days=1)),
        )
        info = await at.referee.openings.join(opened.id, BEN, deck=SECOND, word="b")
        await on(at, info, "stop")
        await at.later(days=1)
        log = await at.referee.matches.log(info.id, None)
        assert log[-1].by == "flag"
        seen = (await at.referee.matches.position(info.id, None)).view
        assert [side.hand_count for side in seen.seats] == [3, 3], "who was not there has stopped drawing"
        for _ in range(20):
            if (await at.referee.matches.info(info.id)).status == "over":
                break
            await at.later(days=1)
        outcome = (await at.referee.matches.info(info.id)).outcome
        assert outcome is not None and (outcome.reason.id, outcome.clause) == ("outcome-forfeit", "RD-1803")
        flags = list(await at.told("flagged"))
        assert len(flags) <= 2 * (RULES.patience or 0)
        await store.close()


@pytest.mark.clause("RD-1802")
@pytest.mark.parametrize(("position", "kind", "default"), [
    ("{A: {hand: [cinder-jab]}}", "main", "pass"),
    ("{window: true, A: {hand: [cinder-jab]}}", "window", "pass"),
    ("{phase: upkeep, A: {poison: 2, hand: [cinder-jab, widows-oath, pyre-swing]}}", "worth", "widows-oath"),
    ("{phase: preparation, passer: A, A: {}}", "starter", "me"),
])  # fmt: skip
def test_the_default_is_cautious(position: str, kind: str, default: str) -> None:
    ask = at(position).asks[0]
    assert (ask.kind, ask.default) == (kind, default)
