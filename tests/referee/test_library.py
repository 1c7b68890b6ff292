"""How content is read at the start."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from engines.kernel.documents import ContentError
from referee import Library

ROOT = Path(__file__).parents[2]


def test_the_collector_rests_while_content_is_read_and_works_afterwards() -> None:
    runs: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        runs.append(phase)

    frozen = gc.get_freeze_count()
    gc.callbacks.append(note)
    try:
        library = Library.load(ROOT / "data")
        assert runs == []
        assert gc.isenabled()
        assert gc.get_freeze_count() > frozen, "what was read is not looked at again"
    finally:
        gc.callbacks.remove(note)
    assert library.cards


def test_the_collector_works_after_content_that_can_not_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "cards" / "rizontical"
    folder.mkdir(parents=True)
    (folder / "broken.yaml").write_text("- nonsense: 1")
    with pytest.raises(ContentError):
        Library.load(tmp_path)
    assert gc.isenabled()
