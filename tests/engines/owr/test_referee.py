"""What the referee sees to in a match of OWR: who sits at it, and what is taken back."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from engines.kernel.cards import DeckList
from referee import MatchInfo
from referee.errors import BadDeck, Refused
from store import open_store
from tests.content import decks, library
from tests.databases import fresh_url
from tests.referee.conftest import ANNA, BEN, CLEO, HandClock, House

FIRST, SECOND = (decks("owr")[id] for id in ("bonekeepers-toll", "curtain-street"))


@asynccontextmanager
async def match(folder: Path) -> AsyncGenerator[tuple[House, MatchInfo]]:
    """A match between Anna and Ben on a fresh database."""
    async with fresh_url(folder) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        info = await at.referee.openings.open(game="owr", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a")
        yield at, await at.referee.openings.join(info.id, BEN, deck=SECOND, word="b")
        await store.close()


@pytest.mark.clause("OW-111")
async def test_a_third_person_finds_no_seat(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        with pytest.raises(Refused):
            await at.referee.openings.join(info.id, CLEO, deck=SECOND)
        seated = (await at.referee.matches.info(info.id)).players
        assert [each.person for each in seated if each is not None] == [ANNA.id, BEN.id]


@pytest.mark.clause("OW-208")
async def test_an_illegal_deck_takes_no_seat_and_is_told_all_its_faults(tmp_path: Path) -> None:
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        at = House(store, library(), HandClock())
        info = await at.referee.openings.open(game="owr", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a")
        wrong = {"deck": ["soul-jay"] * 39, "extra": ["cinder-wyrm"] * 21, "side": ["soul-jay"] * 16}
        with pytest.raises(BadDeck) as refused:
            await at.referee.openings.join(info.id, BEN, deck=DeckList("Wrong", "owr", wrong))
        assert [fault.clause for fault in refused.value.faults] == ["OW-201", "OW-202", "OW-203"]
        assert (await at.referee.matches.info(info.id)).players[1] is None
        joined = await at.referee.openings.join(info.id, BEN, deck=SECOND)
        assert joined.players[1] is not None, "the seat stayed open"
        await store.close()


@pytest.mark.clause("OW-135")
@pytest.mark.parametrize("agrees", [True, False])
async def test_a_decision_is_undone_only_if_the_opponent_consents(tmp_path: Path, agrees: bool) -> None:
    async with match(tmp_path) as (at, info):
        people = (ANNA, BEN)
        seat = (await at.referee.matches.info(info.id)).deciding[0]

        async def seen() -> bytes:
            return msgspec.json.encode((await at.referee.matches.position(info.id, None)).view)

        before, number = await seen(), (await at.referee.matches.info(info.id)).number
        await at.referee.play.answer(info.id, people[seat], number, "next")
        after = await seen()
        assert before != after
        await at.referee.agreements.offer(info.id, people[seat], "takeback")
        assert await seen() == after, "it stands until the other one agrees"
        await at.referee.agreements.answer(info.id, people[1 - seat], "takeback", agrees)
        assert await seen() == (before if agrees else after)


@pytest.mark.clause("OW-132")
async def test_an_offered_draw_stands_until_it_is_answered_or_withdrawn(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        people, seat = (ANNA, BEN), (await at.referee.matches.info(info.id)).deciding[0]
        offering = people[seat]
        offered = await at.referee.agreements.offer(info.id, offering, "draw")
        assert (offered.draw_offer, offered.deciding, offered.outcome) == (seat, (seat,), None)
        await at.referee.play.answer(info.id, offering, offered.number, "next")
        assert (await at.referee.matches.info(info.id)).draw_offer == seat, "the match goes on meanwhile"
        withdrawn = await at.referee.agreements.answer(info.id, offering, "draw", False)
        assert (withdrawn.draw_offer, withdrawn.deciding) == (None, (seat,))


@pytest.mark.clause("OW-132")
async def test_a_draw_that_is_declined_changes_nothing(tmp_path: Path) -> None:
    async with match(tmp_path) as (at, info):
        people, seat = (ANNA, BEN), (await at.referee.matches.info(info.id)).deciding[0]
        await at.referee.agreements.offer(info.id, people[seat], "draw")
        declined = await at.referee.agreements.answer(info.id, people[1 - seat], "draw", False)
        assert (declined.draw_offer, declined.deciding, declined.outcome) == (None, (seat,), None)
