"""A referee on a real database, with a clock that the test moves."""

from __future__ import annotations

import functools
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engines.kernel.cards import Cards, read_deck
from engines.kernel.rules import Rules
from engines.kernel.text import Texts
from referee import Library, MatchInfo, Notice, Person, Referee
from referee.clock import ClockPolicy
from referee.stored_match import StoredMatch
from store import Store
from store.records import EntryRecord
from store.share import Share
from tests.referee import gleaners, pebbles

ANNA, BEN, CLEO, ZOE = (Person(id, name) for id, name in ((11, "Anna"), (12, "Ben"), (13, "Cleo"), (99, "Zoe")))
"""Players, and a stranger."""

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: datetime = NOON):
        self.time = now

    def now(self) -> datetime:
        """The time it shows."""
        return self.time

    def forward(self, **length: float) -> None:
        """Move it."""
        self.time += timedelta(**length)


@functools.cache
def pebbles_library() -> Library:
    """Content for Pebbles alone."""
    return toy_library(pebbles.RULES, pebbles.CARDS, pebbles.TEXTS, pebbles.PLAIN, pebbles.SHIELDED)


@functools.cache
def gleaners_library() -> Library:
    """Content for Gleaners alone."""
    return toy_library(gleaners.RULES, gleaners.CARDS, gleaners.TEXTS, gleaners.DECK)


def toy_library(rules: Rules, definitions: str, texts: str, *documents: str) -> Library:
    """Content for a toy game alone; its decks are known by their names, in small letters."""
    cards = Cards.read(rules, {"cards.yaml": definitions})
    decks = [read_deck(rules, "deck.yaml", document, cards) for document in documents]
    locale = Path(__file__).parents[2] / "data" / "locale"
    sources = {
        language: [
            texts,
            *(path.read_text(encoding="utf-8") for path in sorted((locale / language).glob("*.ftl"))),
        ]
        for language in ("en", "fr")
    }
    names = {language: {rules.id: cards.names_in(language)} for language in ("en", "fr")}
    return Library(
        {rules.id: rules},
        {rules.id: cards},
        {rules.id: {deck.name.lower(): deck for deck in decks}},
        {},
        Texts(sources, names),
    )


class House:
    """A referee with everything around it, and shorthands for what tests do again and again."""

    def __init__(self, store: Store, library: Library, clock: HandClock):
        self.store = store
        self.library = library
        self.clock = clock
        self.referee = self.another()

    def another(self, share: Share | None = None) -> Referee:
        """A second referee on the same database, as after a restart or in another process."""
        return Referee(self.store, self.library, self.clock, secret=b"a secret of the tests", share=share)

    async def match(self, clock: ClockPolicy | None = None, **details: Any) -> MatchInfo:
        """A match of Anna and Ben, past the stakes: the heap has 11, and Anna is to move. Their decks have shields."""
        options = details.pop("options", {"heap": "9"})
        guild = details.pop("guild", 5)
        info = await self.referee.openings.open(
            game="pebbles",
            guild=guild,
            channel=7,
            opener=ANNA,
            deck="shielded",
            clock=clock,
            options=options,
            word="anna's",
            **details,
        )
        await self.referee.openings.join(info.id, BEN, deck="shielded", word="ben's")
        for person in (ANNA, BEN):
            await self.referee.play.answer(info.id, person, await self.number(info), "1")
        return await self.referee.matches.info(info.id)

    async def number(self, info: MatchInfo) -> int:
        """The open decision."""
        return (await self.referee.matches.info(info.id)).number

    async def play(self, info: MatchInfo, *moves: tuple[Person, str]) -> None:
        """Answers, one after the other."""
        for person, key in moves:
            await self.referee.play.answer(info.id, person, await self.number(info), key)

    async def path(self, match: int) -> list[EntryRecord]:
        """The answers that led to where a match is, without those taken back."""
        async with self.store.read() as tx:
            return [entry async for entry in (await StoredMatch.look(self.referee.resources, tx, match)).way_back()][
                ::-1
            ]

    async def told(self, *kinds: str) -> list[Notice]:
        """Take what is in the outbox by now, and tell it; those of some kinds."""
        found = await self.referee.notices.pending()
        for notice in found:
            await self.referee.notices.told(notice.id, 1000 + notice.id)
        return [notice for notice in found if not kinds or notice.kind in kinds]

    async def later(self, **length: float) -> None:
        """Let time go by, and do what is due."""
        self.clock.forward(**length)
        while await self.referee.timekeeping.run_due():
            pass  # as the bot's timer does

    def words(self, notice: Notice) -> str:
        """What a notice says, in English."""
        assert notice.text is not None
        return self.library.texts.say(notice.text, "en")


@pytest.fixture
async def house(store: Store) -> House:
    """A referee on a fresh database."""
    return House(store, pebbles_library(), HandClock())
