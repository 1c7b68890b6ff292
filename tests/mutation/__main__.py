"""Break the rules in one place at a time, and see whether a test goes red.

    ARBITER_MUTANTS=200 ARBITER_TEST_SEED=1 python -m tests.mutation

cosmic-ray makes the mutants; a seeded sample of them is tried, each in a copy of the tree, with the quickest tests of
what it changes first. Survivors are listed. Those in `equivalent.yaml` change nothing that anybody could see, each with
the reason, and don't count. It fails when fewer than 95 % of the others are noticed.
"""

from __future__ import annotations

import difflib
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import yaml
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from engines.kernel.chance import Stream

HOME = Path(__file__).parents[2]
SEED = os.environ.get("ARBITER_TEST_SEED", "1")
SAMPLE = int(os.environ.get("ARBITER_MUTANTS", "200"))
PATIENCE = float(os.environ.get("ARBITER_MUTANT_SECONDS", "300"))
"""Seconds that the tests of a mutant may take; one that hangs is noticed."""
LEAST = 0.95
IDLE = ("ReplaceBinaryOperator_BitOr", "RemoveDecorator", "VariableReplacer", "VariableInserter", "ExceptionReplacer")
"""Operators whose mutants are mostly type hints, or don't load."""

TESTS: dict[str, list[list[str]]] = {
    "engines/rise": [
        ["bot.py", "scenario", "tests/scenarios/rise"],
        ["-m", "pytest", "-qx", "-p", "no:cacheprovider", "-k", "not postgresql", "tests/engines/rise"],
    ],
    "engines/rizontical": [
        ["bot.py", "scenario", "tests/scenarios/rizontical"],
        ["-m", "pytest", "-qx", "-p", "no:cacheprovider", "-k", "not postgresql", "tests/engines/rizontical"],
    ],
    "engines/kernel": [
        ["-m", "pytest", "-qx", "-p", "no:cacheprovider", "-k", "not postgresql", "tests/kernel"],
        ["bot.py", "scenario", "tests/scenarios"],
        ["-m", "pytest", "-qx", "-p", "no:cacheprovider", "-k", "not postgresql", "tests/engines", "tests/referee"],
    ],
    "referee": [
        ["-m", "pytest", "-qx", "-p", "no:cacheprovider", "-k", "not postgresql", "tests/referee"],
        ["-m", "pytest", "-qx", "-p", "no:cacheprovider", "-k", "not postgresql", "tests/cogs"],
    ],
}
"""For each part, its tests, the quickest first."""
KEPT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", "*.db*", ".ruff_cache", ".pytest_cache")


class Mutant(NamedTuple):
    """A file broken in one place: which part it is of, and what it says now."""

    part: str
    file: str
    operator: str
    occurrence: int
    code: str

    @property
    def id(self) -> str:
        """Where it is, by what the broken lines say: places move, lines seldom do."""
        return f"{self.file}: " + " / ".join(line.strip() for line in self.diff() if line[:1] in "-+")

    def diff(self) -> list[str]:
        """What was changed."""
        before = (HOME / self.file).read_text().splitlines()
        return list(difflib.unified_diff(before, self.code.splitlines(), lineterm="", n=0))[2:]


def families() -> dict[str, list[str]]:
    """The operators, those that do the same to different words together."""
    found: dict[str, list[str]] = {}
    for name in sorted(operator_names()):
        if not any(each in name for each in IDLE):
            found.setdefault(name.split("_")[0], []).append(name)
    return found


def sample() -> Iterator[Mutant]:
    """Different mutants without end, drawn by the seed: a part, a file of it by its size, an operator, a place."""
    chance, kinds, seen = Stream(f"mutants {SEED}"), families(), set[str]()
    files = {
        part: [str(path.relative_to(HOME)) for path in sorted((HOME / part).rglob("*.py")) if path.stat().st_size]
        for part in TESTS
    }
    while True:
        part = list(TESTS)[chance.randrange(len(TESTS))]
        lines = [(file, number) for file in files[part] for number in range((HOME / file).stat().st_size // 1000 + 1)]
        file = lines[chance.randrange(len(lines))][0]
        names = list(kinds.values())[chance.randrange(len(kinds))]
        name = names[chance.randrange(len(names))]
        source, operator = (HOME / file).read_text(), get_operator(name)()
        places = sum(1 for node in ast_nodes(get_ast(source)) for _ in operator.mutation_positions(node))
        if not places:
            continue
        at = chance.randrange(places)
        code = mutate_code(source, operator, at)
        if code is None or code == source or code in seen:
            continue
        seen.add(code)
        yield Mutant(part, file, name, at, code)


def red(part: str, change: Callable[[Path], object]) -> bool:
    """Whether a test of a part fails, or takes too long, in a copy of the tree that was changed."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(HOME, tree, ignore=KEPT_OUT)
        change(tree)
        for test in TESTS[part]:
            try:
                ended = subprocess.run([sys.executable, *test], cwd=tree, capture_output=True, timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                return True
            if ended.returncode:
                return True
    return False


def noticed(mutant: Mutant) -> bool:
    """Whether a test goes red."""
    return red(mutant.part, lambda tree: (tree / mutant.file).write_text(mutant.code))


def main() -> int:
    """Try the sample; 0 if enough was noticed."""
    judged: dict[str, str] = yaml.safe_load(Path(__file__).with_name("equivalent.yaml").read_text()) or {}
    if broken := [part for part in TESTS if red(part, str)]:
        print(f"the tests of {', '.join(broken)} fail, or take too long, with nothing changed: mend that first")
        return 1
    survivors: list[Mutant] = []
    tried = 0
    for mutant in itertools.islice((each for each in sample() if each.id not in judged), SAMPLE):
        tried += 1
        seen = noticed(mutant)
        print(f"{tried}/{SAMPLE} {'noticed' if seen else 'SURVIVED'} {mutant.id}", flush=True)
        if not seen:
            survivors.append(mutant)
    share = 1 - len(survivors) / tried
    print(f"{tried - len(survivors)} of {tried} mutants were noticed: {share:.1%} (at least {LEAST:.0%})")
    for mutant in survivors:
        print("", mutant.id, *mutant.diff(), sep="\n  ")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
