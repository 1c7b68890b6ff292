"""A word that one game's cards have and another's have not is answered, there, by what is said instead."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.kernel.cards.language import Language
from engines.kernel.cards.table import elsewhere, entries, part_uses
from engines.owr.rules import RULES as OWR
from engines.rise.rules import RULES as RISE
from engines.rizontical.rules import RULES as RIZONTICAL
from tests.content import DATA
from workshop.words import teach

APART = ("Keywords", "Acts (forbid, allow, must)")
"""Names of a game's own, which no other game has a word for."""
GAMES = (OWR, RISE, RIZONTICAL)


@pytest.mark.parametrize(("here", "there"), list(permutations(GAMES, 2)), ids=lambda rules: rules.id)
def test_a_word_of_another_game_is_answered(here: object, there: object) -> None:
    for rules in GAMES:
        teach(rules, DATA)
    mine: Language = here.language  # type: ignore[attr-defined]
    theirs: Language = there.language  # type: ignore[attr-defined]
    known = {each.word.removeprefix("NAME.") for each in entries(mine)} | {*mine.keywords}
    words = {each.word.removeprefix("NAME.") for each in entries(theirs) if each.section not in APART}
    words |= {act for act in theirs.acts if " " not in act}
    unknown = sorted(word for word in words - known if part_uses(mine, word) is None)
    assert [word for word in unknown if not elsewhere(mine, word)] == []
