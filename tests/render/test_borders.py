"""What painters may know of an engine: its views, and how texts and faces are written."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.content import ROOT

ALLOWED = re.compile(r"engines\.kernel\.(text|face|views)|engines\.(?!kernel)\w+\.view")


def imported(path: Path) -> list[str]:
    """The modules of engines that a file imports, however deep in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [each.name for each in node.names]
    return [name for name in found if name.split(".")[0] == "engines"]


@pytest.mark.parametrize(
    "path", sorted((ROOT / "render").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_a_painter_sees_views_only(path: Path) -> None:
    assert [name for name in imported(path) if not ALLOWED.fullmatch(name)] == []
