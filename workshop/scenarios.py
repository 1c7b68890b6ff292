"""`python bot.py scenario`: scenario files run, and each reported."""

from __future__ import annotations

import inspect
import re
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

import msgspec

from engines.kernel.documents import ContentError
from engines.kernel.rules import Rules
from engines.kernel.scenario import Report, game_of, read_scenarios, run_scenario
from engines.kernel.scenario_said import Describe, Failure, Voice
from referee import Library

from .files import files_in, read_text


def voice_of(library: Library, alt: Describe | None = None) -> Voice:
    """What scenarios need to know what is said: texts, descriptions of pictures, and the words that may be events'
    names: all that an engine quotes."""
    events = {
        game: frozenset(name for source in _sources(rules) for name in re.findall(r"""["']([a-z_]+)["']""", source))
        for game, rules in library.games.items()
    }
    return Voice(library.texts, alt, events)


def _sources(rules: Rules) -> Iterable[str]:
    home = Path(inspect.getfile(type(rules))).parent
    for file in (*sorted(home.glob("*.py")), Path(inspect.getfile(Rules)).with_name("game.py")):
        yield file.read_text(encoding="utf-8")


def scenario(arguments: Namespace, data: Path, alt: Describe | None = None) -> int:
    """`bot.py scenario FILE|DIR...`: run scenario files and report each. `alt` describes the picture of a game's
    view."""
    library = Library.load(data)
    voice = voice_of(library, alt)
    reports: list[Report] = []
    for file in files_in(arguments.paths, "*.yaml"):
        for report in _scenarios_of(file, library, voice):
            reports.append(report)
            if not arguments.json:
                print(f"{'ok  ' if report.ok else 'FAIL'} {report.file}: {report.title}")
                if not report.ok:
                    print(f"     {report.problem}")
    failed = sum(not report.ok for report in reports)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=1).decode())
    else:
        print(f"{len(reports) - failed} passed, {failed} failed")
    return 0 if reports and not failed else 1


def _scenarios_of(file: Path, library: Library, voice: Voice) -> Iterable[Report]:
    """What became of each scenario of a file, one after the other."""
    try:
        scenarios = read_scenarios(read_text(file), str(file))
    except ContentError as error:
        for each in error.problems:
            yield Report(str(file), "-", False, str(each), each.line)
        return
    for number, each in enumerate(scenarios, 1):
        title, line = str(each.get("title", f"number {number}")), each.lines.get((), 1)
        try:
            rules = library.games[game_of(each, library.games)]
            run_scenario(each, rules, library.cards[rules.id], library.decks[rules.id], voice)
        except Failure as failure:
            yield Report(str(file), title, False, str(failure), line)
        else:
            yield Report(str(file), title, True, "", line)
