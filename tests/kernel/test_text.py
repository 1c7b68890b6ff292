"""Sentences of the locale files."""

from __future__ import annotations

import pytest

from engines.kernel.text import Texts, say


@pytest.mark.parametrize("length", [999, 1000, 1001, 3000])
def test_a_word_of_any_length_is_put_into_its_sentence(length: int) -> None:
    texts = Texts({"en": ["field = Of { $seat }: { $first }, { $last }."]})
    first, last = "a" * length, "b" * length
    assert texts.say(say("field", seat="A", first=first, last=last), "en") == f"Of A: {first}, {last}."
