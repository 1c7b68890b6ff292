"""Break the rules in one place at a time, and see whether a test goes red.

    ARBITER_MUTANTS=200 ARBITER_TEST_SEED=1 ARBITER_MUTANT_WORKERS=2 python -m tests.mutation

cosmic-ray makes the mutants; a seeded sample of them is tried, each in a copy of the tree. A first run, with nothing
changed but a probe in every place where a mutant will be, finds out which tests reach which, and what each test costs.
A mutant meets those that reach it, the cheapest first, and then others, until they have cost a minute. What nobody has
noticed by then is put into one tree, which meets all tests; by which of these mutants one goes red there is found out
by halves.
Which test noticed is said. A test has hung when it uses many times the CPU seconds of the first run, so that other work
on the machine makes no difference.

Survivors are listed. Those in `equivalent.yaml` change nothing that anybody could see, each with the reason, and don't
count. It fails when fewer than 95 % of the others are noticed.
"""

from __future__ import annotations

import ast
import compileall
import difflib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import yaml
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from engines.kernel.chance import Stream

from . import watch

HOME = Path(__file__).parents[2]
SEED = os.environ.get("ARBITER_TEST_SEED", "1")
SAMPLE = int(os.environ.get("ARBITER_MUTANTS", "200"))
WORKERS = int(os.environ.get("ARBITER_MUTANT_WORKERS", os.cpu_count() or 1))
ORDINARY = {name: value for name, value in os.environ.items() if name != "ARBITER_TEST_SEED"}
"""What the tests are run with: by the seed mutants are drawn, and nothing else."""
LEAST = 0.95
ALONE = 60.0
"""The CPU seconds of tests that a mutant meets by itself, before it meets the rest together with the others."""
SHARE = 100.0
"""The CPU seconds of tests that are run together, where mutants stand together."""
SLACK, TIMES = 20.0, 5.0
"""The CPU seconds that a test of a mutant may take: so many, and so many times what it took in the first run."""
IDLE = ("ReplaceBinaryOperator_BitOr", "RemoveDecorator", "VariableReplacer", "VariableInserter", "ExceptionReplacer")
"""Operators whose mutants are mostly type hints, or don't load."""
PARTS = (*sorted(str(each.parent.relative_to(HOME)) for each in (HOME / "engines").glob("*/__init__.py")), "referee")
"""What is broken: the kernel, every game, the referee."""
SUITE = ("tests/kernel", "tests/engines", "tests/referee", "tests/cogs")
LEFT_OUT = "postgresql or random_matches"
"""The tests that may notice, and those of them that don't get the chance: for minutes they show little that others
don't. What is noticed by these alone counts as a survivor."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", watch.__name__)
KEPT_OUT = shutil.ignore_patterns(".git", ".venv", "*.db*", ".ruff_cache", ".pytest_cache", ".hypothesis")


class Mutant(NamedTuple):
    """A file broken in one place: what it says now."""

    file: str
    code: str

    @property
    def id(self) -> str:
        """Where it is, by what the broken lines say: places move, lines seldom do."""
        return f"{self.file}: " + " / ".join(line.strip() for line in self.diff() if line[:1] in "-+")

    def diff(self) -> list[str]:
        """What was changed."""
        before = (HOME / self.file).read_text().splitlines()
        return list(difflib.unified_diff(before, self.code.splitlines(), lineterm="", n=0))[2:]

    def edits(self) -> list[tuple[int, int, list[str]]]:
        """The lines that are replaced, from and to (without it), and what stands there now."""
        before, now = (HOME / self.file).read_text().splitlines(), self.code.splitlines()
        matched = difflib.SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
        return [(first, last, now[into:to]) for tag, first, last, into, to in matched if tag != "equal"]

    def line(self) -> int:
        """The number of the first line that was changed, as it was before."""
        before, now = (HOME / self.file).read_text().splitlines(), self.code.splitlines()
        return next((n for n, (was, will) in enumerate(zip(before, now, strict=False)) if was != will), len(now)) + 1


def combined(mutants: Sequence[Mutant]) -> str:
    """A file broken in the places of several mutants; of two that break the same lines, as the first breaks them."""
    lines = (HOME / mutants[0].file).read_text().splitlines()
    untouched = len(lines) + 1
    for first, last, now in sorted((edit for mutant in mutants for edit in mutant.edits()), key=lambda e: e[:2])[::-1]:
        if last <= untouched:
            lines[first:last] = now
            untouched = first
    return "\n".join(lines) + "\n"


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
        for part in PARTS
    }
    while True:
        part = PARTS[chance.randrange(len(PARTS))]
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
        yield Mutant(file, code)


def probed(source: str, places: dict[int, int]) -> str:
    """A file with probes before the statements in some lines, by the numbers of the places."""
    tree = ast.parse(source)
    for place, line in places.items():
        found = [
            (body, each)
            for node in ast.walk(tree)
            for name in ("body", "orelse", "finalbody")
            if isinstance(body := getattr(node, name, None), list)
            for each in body
            if hasattr(each, "end_lineno") and _first_line(each) <= line <= each.end_lineno
        ]
        body, statement = min(found, key=lambda each: each[1].end_lineno - _first_line(each[1]))
        probe = ast.parse(f"__import__({watch.__name__!r}, fromlist=['reached']).reached({place})").body
        for node in ast.walk(probe[0]):
            ast.copy_location(node, statement)
        body[body.index(statement) : body.index(statement)] = probe
    return ast.unparse(tree)


def _first_line(statement: ast.stmt) -> int:
    return min(each.lineno for each in (statement, *getattr(statement, "decorator_list", ())))


class Survey:
    """What the tests do with nothing changed, and which of them reach which mutant; found out in a folder, where a copy
    of the tree is kept."""

    def __init__(self, folder: Path, mutants: Sequence[Mutant]):
        self.tree = folder / "tree"
        shutil.copytree(HOME, self.tree, ignore=KEPT_OUT)
        compileall.compile_dir(self.tree, quiet=2)
        tree, found, red = folder / "probed", folder / "found", folder / "red"
        shutil.copytree(HOME, tree, ignore=KEPT_OUT)
        for file in {mutant.file for mutant in mutants}:
            places = {place: mutant.line() for place, mutant in enumerate(mutants) if mutant.file == file}
            (tree / file).write_text(probed((HOME / file).read_text(), places))
        subprocess.run(
            [*PYTEST, "-n", str(WORKERS), "-k", f"not ({LEFT_OUT})", *SUITE],
            cwd=tree,
            env={**ORDINARY, watch.SURVEY: str(found), watch.RED: str(red)},
            stdout=subprocess.DEVNULL,
            check=False,
        )
        self.red = sorted(set(red.read_text().splitlines())) if red.exists() else []
        tests: dict[str, tuple[float, list[int]]] = json.loads(found.read_text())
        self._costs = {test: cost for test, (cost, _) in sorted(tests.items(), key=lambda each: each[1][0])}
        self._reached = {test: {*places} for test, (_, places) in tests.items()}

    def alone(self, place: int, mutant: Mutant) -> str:
        """The test that goes red by a mutant, or hangs, of those that it meets by itself; "" if none does."""
        first = [test for test in self._costs if place in self._reached[test]]
        others = [test for test in self._costs if place not in self._reached[test]]
        spent = itertools.accumulate(self._costs[test] for test in first + others)
        tests = [test for test, cost in zip(first + others, spent, strict=True) if cost <= ALONE]
        return self._red([mutant], tests)

    def together(self, mutants: Sequence[Mutant], pool: ThreadPoolExecutor) -> dict[Mutant, str]:
        """Those of some mutants that are noticed by any test, with the test: most of these tests don't reach them in the
        first run, but see what was made of them when something was imported, or once for many tests, or in another
        process."""
        shares: dict[int, list[str]] = {}
        for test, spent in zip(self._costs, itertools.accumulate(self._costs.values()), strict=True):
            shares.setdefault(int(spent / SHARE), []).append(test)
        found: dict[Mutant, str] = {}
        for _ in pool.map(lambda share: self._of_a_share(share, mutants, found), [*shares.values()][::-1]):
            pass
        return found

    def _of_a_share(self, tests: Sequence[str], mutants: Sequence[Mutant], found: dict[Mutant, str]) -> None:
        while left := [mutant for mutant in mutants if mutant not in found]:
            red = self._red(left, tests)
            if not red:
                break
            test = re.sub(r" \(\w+\): it hung$", "", red)
            known = test in self._costs
            mutant = self._by(left, [test] if known else tests)
            if mutant is not None:
                found[mutant] = red
            elif not known:
                break
            tests = tests[tests.index(test) + (mutant is None) :] if known else tests

    def _by(self, mutants: Sequence[Mutant], tests: Sequence[str]) -> Mutant | None:
        """One of some mutants by which, alone, a test goes red; None if it takes several."""
        while len(mutants) > 1:
            half = len(mutants) // 2
            mutants = mutants[:half] if self._red(mutants[:half], tests) else mutants[half:]
        return mutants[0] if self._red(mutants, tests) else None

    def _red(self, mutants: Sequence[Mutant], tests: Sequence[str]) -> str:
        """The first of some tests that goes red by some mutants, or hangs; "" if none does."""
        if not tests:
            return ""
        with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
            tree, plan, red = Path(folder) / "tree", Path(folder) / "plan", Path(folder) / "red"
            shutil.copytree(self.tree, tree)
            for file in {mutant.file for mutant in mutants}:
                (tree / file).write_text(combined([each for each in mutants if each.file == file]))
            plan.write_text(json.dumps({test: SLACK + TIMES * self._costs[test] for test in tests}))
            done = subprocess.run(
                [*PYTEST, "-x", *dict.fromkeys(test.split("::")[0] for test in tests)],
                cwd=tree,
                env={**ORDINARY, watch.PLAN: str(plan), watch.RED: str(red)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )
            if not done.returncode:
                return ""
            return red.read_text().splitlines()[0] if red.exists() else "nothing loads"


def main() -> int:
    """Try the sample; 0 if enough was noticed."""
    judged: dict[str, str] = yaml.safe_load(Path(__file__).with_name("equivalent.yaml").read_text()) or {}
    mutants = list(itertools.islice((each for each in sample() if each.id not in judged), SAMPLE))
    with tempfile.TemporaryDirectory(prefix="survey-") as folder, ThreadPoolExecutor(WORKERS) as pool:
        survey = Survey(Path(folder), mutants)
        if survey.red:
            print("with nothing changed these are red; mend that first:", *survey.red, sep="\n  ")
            return 1
        survivors: list[Mutant] = []
        for tried, by in enumerate(pool.map(survey.alone, itertools.count(), mutants), 1):
            mutant = mutants[tried - 1]
            print(f"{tried}/{SAMPLE} {f'noticed by {by}' if by else 'not yet noticed'}: {mutant.id}", flush=True)
            if not by:
                survivors.append(mutant)
        for mutant, by in survey.together(survivors, pool).items():
            print(f"noticed by {by}: {mutant.id}", flush=True)
            survivors.remove(mutant)
    share = 1 - len(survivors) / SAMPLE
    print(f"{SAMPLE - len(survivors)} of {SAMPLE} mutants were noticed: {share:.1%} (at least {LEAST:.0%})")
    for mutant in survivors:
        print("", mutant.id, *mutant.diff(), sep="\n  ")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
