"""Adding a game as ARCHITECTURE.md says: the folders of `tests/heap` laid over the house, and nothing else changed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.content import ROOT

HEAP = Path(__file__).parent / "heap"
HOUSE = ("bot.py", "cogs", "engines", "referee", "render", "store", "workshop", "data")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with Heap added."""
    home = tmp_path_factory.mktemp("house")
    for name in HOUSE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, home / name)
    shutil.copytree(HEAP, home, dirs_exist_ok=True)
    return home


def run(house: Path, *arguments: str) -> str:
    """What a command of the house prints; it has to end well."""
    done = subprocess.run(
        [sys.executable, "bot.py", *arguments], cwd=house, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_folders_are_those_that_the_page_names() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text()
    steps = page[page.index("**A game**") :]
    named = [
        path.replace("<game>", "heap")
        for path in re.findall(r"`((?:data|engines|render|tests)/[^`]*<game>[^`]*)`", steps)
    ]
    laid = {
        path.relative_to(HEAP).as_posix()
        for path in HEAP.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    wanted = [re.escape(path).replace("<language>", "(en|fr)").replace(r"\*", ".*") for path in named]
    assert wanted
    for path in laid:
        assert any(re.match(pattern, path) for pattern in wanted), f"{path} is on no step of the page"
    for pattern in wanted:
        assert any(re.match(pattern, path) for path in laid), f"the page names {pattern}, which Heap does without"


def test_its_clauses_are_proven_by_its_scenarios(house: Path) -> None:
    assert "2 of 2" in run(house, "clauses", "heap")
    assert "2 passed, 0 failed" in run(house, "scenario", "tests/scenarios/heap")


def test_it_conforms(house: Path) -> None:
    assert "20 of 20 matches sound" in run(house, "selfplay", "heap", "--matches", "20", "--often", "2")


def test_it_is_played_on_discord(house: Path, tmp_path: Path) -> None:
    told = run(house, "demo", "heap", "--out", str(tmp_path))
    assert "Won by" in told
    assert list(tmp_path.glob("**/*.png"))
    assert "as recorded" in run(house, "verify", str(tmp_path / "record.json"))
