"""OWR before it is exported: its scenarios, random matches under the conformance suite, its texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.kernel.cards.telling.needed import needed
from engines.owr.rules import RULES
from engines.owr.telling import card_text
from tests.engines.scenes import check_file, files_in

from .content import HERE, cards, decks, texts, voice


@pytest.mark.parametrize("file", files_in(HERE / "scenarios"))
def test_every_scenario(file: Path) -> None:
    check_file(file, lambda _: cards(), lambda _: decks(), voice())


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_can_be_said(locale: str) -> None:
    for card in cards().values():
        assert texts().say(replace(card_text(card), game="owr"), locale)
    assert [id for id in needed(RULES.language) if texts().missing(id, "owr")] == []
