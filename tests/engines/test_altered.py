"""Cards altered by chance: whatever loads is told in every language and played; whatever does not is refused with a
reason."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.registry import games
from engines.kernel.text import MissingText

from .altered import Alterations

SEEDS = 3
CARDS = 60
LONGEST = 400
"""Decisions after which an altered match is left."""


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("game", list(games()))
def test_altered_cards_are_refused_or_told_and_played(game: str, seed: int) -> None:
    made = Alterations(game, f"altered {seed}")
    cards: dict[str, Any] = {}
    documents: dict[str, Any] = {}
    for id in made.chance.sample(sorted(made.pool), CARDS):
        document = made.document(id)
        card = made.card(document)
        if card is None:
            continue
        try:
            made.tell(card)
        except MissingText:  # there are no words for it yet: `cards check` says so
            continue
        cards[id], documents[id] = card, document
    assert len(cards) > CARDS // 10
    made.play(cards, documents, f"altered {seed}", LONGEST)
