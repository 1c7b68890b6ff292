"""Faces of cards, described by several threads at once."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from engines.kernel.cards import Cards
from engines.kernel.registry import games
from referee import Library
from tests.content import DATA

THREADS = 4


@pytest.fixture
def hurried() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("game", list(games()))
def test_threads_that_describe_the_same_cards_get_the_same_faces(library: Library, game: str):
    rules = library.games[game]
    _, documents = json.loads(library.cards[game].frozen)
    for salt in range(3):  # as of another match each time, so that no card has been described before
        first = next(iter(documents))
        altered = {**documents, first: {**documents[first], "flavour": f"Another {salt} of {THREADS}."}}
        cards = Cards.thaw(rules, json.dumps([game, altered]).encode())
        start = Barrier(THREADS)

        def describe(_: int, cards: Cards = cards, start: Barrier = start) -> list[Any]:
            start.wait()
            return [rules.describe(card) for card in cards.values()]

        with ThreadPoolExecutor(THREADS) as threads:
            one, *others = threads.map(describe, range(THREADS))
        assert all(a is b for other in others for a, b in zip(one, other, strict=True))


def test_faces_are_made_when_the_content_is_loaded():
    library = Library.load(DATA)
    for game, pool in library.pools.items():
        assert list(pool.faces) == list(library.cards[game])
        for id, face in pool.faces.items():
            assert face is library.games[game].describe(library.cards[game][id])
