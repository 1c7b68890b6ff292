"""Every scenario file, by the same runner that `python bot.py scenario` uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content import ROOT, cards, decks, voice

from .scenes import check_file, files_in


@pytest.mark.parametrize("file", files_in(ROOT / "tests" / "scenarios"))
def test_every_scenario(file: Path) -> None:
    check_file(file, cards, decks, voice())
