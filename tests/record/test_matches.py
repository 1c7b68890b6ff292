"""What was written down of a match is found again, and what differs is found and named."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.record.matches import FIELDS, Difference, compare_match, first_difference, make


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("record")
    make(folder, "rizontical", 2, 1)
    return folder / "rizontical" / "record 0001.jsonl.gz"


def changed(file: Path, tmp_path: Path, decision: int, change: Any) -> Path:
    """A copy with one decision written down otherwise."""
    lines = gzip.decompress(file.read_bytes()).split(b"\n")
    row = msgspec.json.decode(lines[1 + decision])
    change(row)
    lines[1 + decision] = msgspec.json.encode(row)
    (tmp_path / file.name).write_bytes(gzip.compress(b"\n".join(lines)))
    return tmp_path / file.name


@pytest.mark.parametrize("follow", [False, True])
def test_a_match_is_played_again_alike(file: Path, follow: bool) -> None:
    assert compare_match(file, fields=FIELDS, follow=follow) is None


def test_what_differs_is_named_and_can_be_ignored(file: Path, tmp_path: Path) -> None:
    def change(row: Any) -> None:
        row["log"]["all"]["fr"].append("Autre chose.")

    found = compare_match(changed(file, tmp_path, 7, change), fields=FIELDS)
    assert found is not None
    assert (found.decision, found.before, found.now) == (7, '["Autre chose."]', "[]")
    assert found.field.startswith("log / all / fr")
    assert found.after
    assert compare_match(tmp_path / file.name, fields=[field for field in FIELDS if field != "log"]) is None


def test_an_answer_that_is_refused_now_is_a_difference(file: Path, tmp_path: Path) -> None:
    def change(row: Any) -> None:
        row["answer"][1] = "no such thing"

    found = compare_match(changed(file, tmp_path, 9, change), fields=())
    assert isinstance(found, Difference)
    assert (found.decision, found.field) == (9, "answer refused")
    assert found.before.endswith(" no such thing")


def test_the_end_is_always_compared(file: Path, tmp_path: Path) -> None:
    last = gzip.decompress(file.read_bytes()).count(b"\n") - 1
    found = compare_match(changed(file, tmp_path, last, lambda row: row["end"].__setitem__(2, "RZ-0")), fields=())
    assert found is not None
    assert (found.decision, found.field, found.before) == (last, "end / 2", "RZ-0")


def test_lists_of_words_differ_by_what_is_gone_and_new() -> None:
    assert first_difference({"a": ["x", "y"]}, {"a": ["y"]}, "keys") == ("keys / a (2, now 1)", '["x"]', "[]")
    assert first_difference(["x", "y"], ["x", "z"], "keys") == ("keys / 1", "y", "z")
    assert first_difference([{"n": 1}], [{"n": 1}, {"n": 2}], "events") == ("events / from 1", "[]", '[{"n":2}]')
    assert first_difference({"a": 1}, {"a": 1}, "asks") is None
