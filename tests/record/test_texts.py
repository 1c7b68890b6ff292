"""All that the cards say is what was last read and found good."""

from __future__ import annotations

import pytest

from engines.kernel.registry import games
from tests.record.matches import LOCALES
from tests.record.texts import HERE, compared, printed

RENEW = (
    "\n\nRead this. If it is meant: python -m tests.record texts tests/record/texts (a commit of its own, saying why)."
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(games()))
def test_cards_say_what_they_said(game: str, locale: str) -> None:
    before = (HERE / f"{game}.{locale}.txt").read_text(encoding="utf-8")
    now = printed(game, locale)
    assert now == before, "\n".join(compared(before, now, f"{game} {locale}")) + RENEW


def test_a_difference_is_shown_word_by_word() -> None:
    before = "== a-card\nDraw 1 card.\nGone.\n\n== old-card\nOld.\n"
    now = "== a-card\nDraw 2 cards now.\nGone.\n\n== new-card\nNew.\n"
    assert compared(before, now, "toy en") == [
        "== a-card (toy en)",
        "  Draw [-1 card.-] {+2 cards now.+}",
        "== new-card (toy en), new",
        "  {+New.+}",
        "== old-card (toy en), gone",
        "  [-Old.-]",
    ]
    assert compared(before, before, "toy en") == []
