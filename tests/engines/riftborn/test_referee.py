"""What the referee sees to in a match of Riftborn: seats, lists, deadlines, steps that stand, records anyone can check."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engines.kernel.conformance import play
from engines.kernel.record import read_record, verify
from engines.riftborn import RULES
from referee import Library, MatchInfo
from referee.errors import Refused
from store import open_store
from tests.content import DATA, cards, decks
from tests.referee.conftest import ANNA, BEN, CLEO, HandClock, House
from tests.store.conftest import fresh_url

FIRST, SECOND = (decks("riftborn")[id] for id in ("bastion-watch", "emberhorn-charge"))


@asynccontextmanager
async def match(folder: Path) -> AsyncGenerator[tuple[House, MatchInfo]]:
    """A match between Anna and Ben on a fresh database, after the exchange of cards."""
    async with fresh_url(folder) as url:
        store = await open_store(url)
        at = House(store, Library.load(DATA), HandClock())
        info = await at.referee.openings.open(game="riftborn", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a")
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


@pytest.mark.clause("RB-207", "RB-208")
async def test_as_many_are_drawn_as_were_put_back(tmp_path: Path) -> None:
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        at = House(store, Library.load(DATA), HandClock())
        info = await at.referee.openings.open(game="riftborn", guild=5, channel=7, opener=ANNA, deck=FIRST, word="a")
        info = await at.referee.openings.join(info.id, BEN, deck=SECOND, word="b")
        before = await at.referee.matches.position(info.id, ANNA)
        side = before.view.seats[0]
        assert before.ask is not None and side.hand is not None
        options = [option.key for option in before.ask.choice.options][:3]
        await at.referee.play.answer(info.id, ANNA, before.info.number, ",".join(options))
        number = (await at.referee.matches.position(info.id, BEN)).info.number
        await at.referee.play.answer(info.id, BEN, number, "none")
        after = (await at.referee.matches.position(info.id, ANNA)).view.seats[0]
        drawn = after.turns  # Ben has begun, and had nothing to do
        assert (after.hand_count - drawn, after.library + drawn) == (5, side.library)
        assert after.hand is not None
        assert set(side.hand) - set(options) <= set(after.hand)
        await store.close()


@pytest.mark.clause("RB-1213")
def test_a_match_played_again_from_its_record_is_the_same() -> None:
    played = play(RULES, cards("riftborn"), [FIRST, SECOND], "once", often=0)
    assert verify(RULES, read_record(played.record.encode())).ok
