"""No module imports, as it is loaded, one that imports it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.content import ROOT

ROOMS = ("cogs", "engines", "referee", "render", "store", "workshop")


def modules(root: Path) -> dict[str, Path]:
    """The modules of the project by name; a package has the name of its folder."""
    files = [file for room in ROOMS for file in (root / room).rglob("*.py")]
    return {".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def imported(name: str, file: Path, known: dict[str, Path]) -> set[str]:
    """The modules that one imports as it is loaded: not in a function, and not for its types alone."""
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in _loaded(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            inner = {f"{base}.{alias.name}" for alias in node.names}
            found |= inner & known.keys() or {base}
            found |= {base} if any(each not in known for each in inner) else set()
    return found & known.keys() - {name}


def _loaded(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from _loaded(node)


def circle(root: Path) -> list[str]:
    """A circle of imports, the first that is found; empty if there is none."""
    known = modules(root)
    graph = {name: imported(name, file, known) for name, file in known.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_is_no_circle_of_imports() -> None:
    assert not circle(ROOT)


@pytest.mark.parametrize(
    ("first", "second", "circular"),
    [
        ("from .two import b", "from .one import a", True),
        ("from engines import two", "import engines.one", True),
        ("from .two import b", "def later():\n    from .one import a", False),
        ("from .two import b", "if TYPE_CHECKING:\n    from .one import a", False),
    ],
)
def test_a_circle_is_found(tmp_path: Path, first: str, second: str, circular: bool) -> None:
    (tmp_path / "engines").mkdir()
    for name, text in (("__init__", ""), ("one", first), ("two", second)):
        (tmp_path / "engines" / f"{name}.py").write_text(text)
    assert bool(circle(tmp_path)) is circular
