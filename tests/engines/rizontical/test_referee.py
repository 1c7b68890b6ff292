"""Rizontical at the referee's table: two seats, legal lists, agreed draws. [RZ-101 RZ-111 RZ-203 RZ-217]"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.kernel.cards import DeckList
from engines.rizontical.rules import RULES
from referee import Library
from referee.errors import BadDeck, NotOpen, Over, Refused
from store import open_store
from tests.content import cards, decks
from tests.databases import fresh_url
from tests.engines.rizontical.duels import deck
from tests.referee.conftest import ANNA, BEN, CLEO, HandClock, House, pebbles_library


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A referee with Rizontical's content."""
    library = Library(
        {"rizontical": RULES}, {"rizontical": cards()}, {"rizontical": decks()}, {}, pebbles_library().texts
    )
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        yield House(store, library, HandClock())
        await store.close()


async def duel(house: House) -> int:
    """A duel of Anna and Ben."""
    info = await house.referee.openings.open(game="rizontical", guild=5, channel=7, opener=ANNA)
    await house.referee.openings.join(info.id, BEN)
    return info.id


@pytest.mark.clause("RZ-101")
async def test_a_duel_has_two_seats(house: House) -> None:
    match = await duel(house)
    with pytest.raises(NotOpen):
        await house.referee.openings.join(match, CLEO)
    info = await house.referee.matches.info(match)
    assert info.status == "playing"
    assert len(info.players) == 2
    assert len((await house.referee.matches.position(match, None)).view.sides) == 2
    for seats in (1, 3, 4):
        with pytest.raises(Refused, match="seats-out-of-range"):
            await house.referee.openings.open(game="rizontical", guild=5, channel=7, opener=ANNA, seats=seats)


@pytest.mark.clause("RZ-111")
async def test_a_duel_does_not_begin_with_a_faulty_list(house: House) -> None:
    info = await house.referee.openings.open(game="rizontical", guild=5, channel=7, opener=ANNA)
    good = deck().cards
    bad = DeckList(
        "Bad",
        "rizontical",
        good | {"fighters": good["fighters"][:7], "powers": [*good["powers"][:29], good["powers"][0]]},
    )
    with pytest.raises(BadDeck) as refusal:
        await house.referee.openings.join(info.id, BEN, deck=bad)
    assert [fault.clause for fault in refusal.value.faults] == ["RZ-103", "RZ-106"]
    assert (await house.referee.matches.info(info.id)).status == "open"
    with pytest.raises(BadDeck):
        await house.referee.openings.open(game="rizontical", guild=5, channel=7, opener=ANNA, deck=bad)
    assert (await house.referee.openings.join(info.id, BEN, deck=deck())).status == "playing"


@pytest.mark.clause("RZ-217")
async def test_a_draw_needs_the_consent_of_both(house: House) -> None:
    match = await duel(house)
    info = await house.referee.agreements.offer(match, ANNA, "draw")
    assert (info.status, info.draw_offer) == ("playing", 0)
    info = await house.referee.agreements.answer(match, BEN, "draw", True)
    assert info.status == "over"
    assert info.outcome is not None
    assert (info.outcome.winner, info.outcome.clause) == (None, "RZ-217")
    with pytest.raises(Over):
        await house.referee.play.concede(match, ANNA)


@pytest.mark.clause("RZ-217")
async def test_a_declined_draw_changes_nothing(house: House) -> None:
    match = await duel(house)
    before = (await house.referee.matches.position(match, None)).view
    await house.referee.agreements.offer(match, ANNA, "draw")
    info = await house.referee.agreements.answer(match, BEN, "draw", False)
    assert (info.status, info.draw_offer, info.outcome) == ("playing", None, None)
    assert (await house.referee.matches.position(match, None)).view == before


@pytest.mark.clause("RZ-217")
async def test_an_offer_stands_until_it_is_withdrawn(house: House) -> None:
    match = await duel(house)
    asked = (await house.referee.matches.info(match)).deciding[0]
    offering = (ANNA, BEN)[asked]
    await house.referee.agreements.offer(match, offering, "draw")
    cell = "a1" if asked == 0 else "a8"
    info = await house.referee.play.answer(match, offering, (await house.referee.matches.info(match)).number, cell)
    info = await house.referee.matches.info(match)
    assert info.draw_offer == asked
    info = await house.referee.agreements.answer(match, offering, "draw", False)
    assert (info.status, info.draw_offer) == ("playing", None)
    with pytest.raises(Refused, match="offer-none"):
        await house.referee.agreements.answer(match, (ANNA, BEN)[1 - asked], "draw", True)


@pytest.mark.clause("RZ-203", "RZ-214")
async def test_surrender_ends_the_duel(house: House) -> None:
    match = await duel(house)
    await house.referee.play.concede(match, ANNA)
    info = await house.referee.matches.info(match)
    assert info.outcome is not None
    assert (info.outcome.winner, info.outcome.clause) == (1, "RZ-203")
    for person in (ANNA, BEN):
        with pytest.raises(Over):
            await house.referee.play.answer(match, person, info.number, "a1")
