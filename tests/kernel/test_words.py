"""What the words of cards mean is read from a file, of which what is wrong is told."""

from __future__ import annotations

import pytest

from engines.kernel.cards.keywords import read_words
from engines.kernel.cards.language import Language
from engines.kernel.documents import ContentError

FILE = """
zones: {hand: hands, grave: grave decks}
elsewhere:
  - {instead: the event is `damaged`, words: hit strike}
"""


def test_words_are_explained_section_by_section() -> None:
    language = Language("own")
    read_words(language, "own.yaml", FILE)
    assert language.line("zones", "grave") == "grave decks"
    assert language.line("elsewhere", "strike") == language.line("elsewhere", "hit") == "the event is `damaged`"


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("- zones", 1),
        ("zones: [hand]", 1),
        ("zones: {hand: hands}\nelsewhere: {hit: damaged}", 2),
        ("elsewhere:\n  - {instead: damaged, word: hit}", 2),
    ],
)
def test_what_is_no_file_of_words_is_refused(wrong: str, line: int) -> None:
    with pytest.raises(ContentError) as refused:
        read_words(Language("own"), "own.yaml", wrong)
    assert [(each.file, each.line) for each in refused.value.problems] == [("own.yaml", line)]
