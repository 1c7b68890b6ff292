"""What "Just now" says of a match of Riftborn: what came to several equal creatures is told of each."""

from __future__ import annotations

from typing import Any

import pytest

from engines.riftborn.damage import strike
from engines.riftborn.moving import leave
from engines.riftborn.rules import RULES
from render.parts.words import Words
from render.riftborn.said import happenings
from tests.content import cards, library


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", ["2 × {} take 3 damage", "2 × {} die"]), ("fr", ["2 × {} subissent 3 dégâts", "2 × {} meurent"])],
)
def test_equal_creatures_that_have_left_stay_two(locale: str, said: list[str]) -> None:
    pool = cards("riftborn")
    kind: Any = next(card for card in pool.values() if card.kind == "creature" and not card.stealth)
    ranks = {"ranks": [[kind.id, kind.id]], "library": [kind.id] * 3}
    position = {"active": "A", "A": ranks, "B": {"library": [kind.id] * 3}}
    game: Any = RULES.laid_out(pool, {}, b"a key of the tests, long enough!!", position)
    both = [id for row in game.s.seats[0].ranks for id in row]
    for id in both:
        strike(game, id, 3, "effect", 0)
    leave(game, both, dies=True)
    words = Words(library().texts, locale, {0: "Ada", 1: "Bo"}, "riftborn")
    assert happenings(RULES.view(game, None), words)[-2:] == [each.format(words.card(kind.id)) for each in said]


def test_who_stands_face_down_is_not_counted_among_equal_ones_that_have_left() -> None:
    pool = cards("riftborn")
    kind = next(id for id, card in pool.items() if card.kind == "creature")
    ranks = {"ranks": [[kind, kind]], "library": [kind] * 3}
    position = {"active": "A", "A": ranks, "B": {"library": [kind] * 3}}
    game: Any = RULES.laid_out(pool, {}, b"a key of the tests, long enough!!", position)
    hidden, known = [id for row in game.s.seats[0].ranks for id in row]
    game.edit(hidden).down = True
    game.mark_recent("moved", hidden)
    leave(game, (known,), dies=True)
    assert [mark.places for mark in RULES.view(game, None).recent][-2:] == [[game.place(hidden)], [kind]]
