"""Every word that a game declares for its cards has its texts, in every language of readers."""

from __future__ import annotations

import pytest

from engines.kernel.cards.telling.needed import needed
from engines.kernel.registry import games
from engines.kernel.text import Texts
from referee.library import sentences, teach
from tests.content import DATA


@pytest.mark.parametrize("game", list(games()))
def test_every_word_of_a_language_can_be_said(game: str) -> None:
    teach(games()[game], DATA)
    texts, wanted = Texts(sentences(DATA)), needed(games()[game].language)
    assert len(wanted) > 100
    assert [(word, id, texts.missing(id, game)) for id, word in wanted.items() if texts.missing(id, game)] == []


def test_what_is_missing_is_missing_by_name_and_language() -> None:
    sources = sentences(DATA)
    assert "if-in-play" in needed(games()["rise"].language)
    sources["fr"] = [text.replace("\nif-in-play = ", "\nif-elsewhere = ") for text in sources["fr"]]
    assert Texts(sources).missing("if-in-play", "rise") == ("fr",)
    assert Texts(sources).missing("if-tilted", "rise") == ()
