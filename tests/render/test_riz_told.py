"""What is said of a duel of Rizontical that was played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel.cards import Cards
from engines.rizontical.rules import RULES
from render import painter
from tests.content import cards, library


@pytest.mark.parametrize(("locale", "gone", "fell"), [("en", "gone from d8", "defeated"), ("fr", "d8 quitté", "tombé")])
def test_a_fighter_that_is_returned_is_not_said_to_be_defeated(locale: str, gone: str, fell: str) -> None:
    """[RZ-212]"""
    pool = Cards.read(RULES, {"own": json.dumps(list(RULES.blanks))}, known=cards())
    sides = {"A": {"fighters": {1: "plain-fighter d4"}}, "B": {"fighters": {1: "plain-fighter d8"}}}
    duel: Any = RULES.laid_out(pool, {}, b"a key of the tests, long enough!!", sides)
    duel.gone(duel.fighters(1)[0], "deck", ())
    said = painter("rizontical").text_board(RULES.view(duel, None), library().texts, locale)
    assert gone in said
    assert fell not in said
