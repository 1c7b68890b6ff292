"""`python bot.py clauses`: how much of the rules is proven."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from engines.kernel.clauses import Tally, tally
from referee import Library


def clauses(arguments: Namespace, data: Path) -> int:
    """`bot.py clauses [GAME]`: clauses standing, cited in the engine, proven by a test."""
    root = data.parent
    ledgers = Library.load(data).ledgers
    if arguments.game is not None and arguments.game not in ledgers:
        print(f"There is no ledger of {arguments.game!r}; there are {', '.join(ledgers)}.")
        return 2
    found: dict[str, Tally] = {}
    for game, (ledger, *_) in ((game, told.values()) for game, told in ledgers.items()):
        if arguments.game in (None, game):
            sources = _read([root / "engines" / game, root / "engines" / "kernel"], "*.py")
            sources |= _read([data / "keywords"], f"{game}.yaml")
            scenarios = [root / "tests" / "scenarios" / game, root / "tests" / "engines" / game]
            tests = _read([root / "tests"], "*.py") | _read(scenarios, "*.yaml")
            found[game] = tally(ledger, sources, tests)
    if arguments.json:
        print(
            json.dumps(
                {
                    game: {"clauses": s.clauses, "cited": s.cited, "proven": s.proven, "missing": s.missing}
                    for game, s in found.items()
                },
                indent=1,
            )
        )
    else:
        for game, s in found.items():
            print(f"{game}: {s.proven} of {s.clauses} clauses proven, {s.cited} of {s.clauses} cited in the engine")
            for what, ids in (("not proven", s.missing), ("not cited", s.uncited), ("not in the ledger", s.unknown)):
                if ids:
                    print(f"  {what}: {' '.join(ids)}")
    return 0 if all(not s.missing and not s.unknown for s in found.values()) else 1


def _read(folders: Iterable[Path], pattern: str) -> dict[str, str]:
    return {str(file): file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.rglob(pattern))}
