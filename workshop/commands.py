"""The workshop: what authors and developers run on the command line. Each command prints what it does and returns the
process's exit code, 0 only when all went well."""

from __future__ import annotations

import inspect
import json
import math
import os
import re
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import msgspec

from engines.kernel.cards import Cards, DeckList, read_deck
from engines.kernel.clauses import Standing, standing
from engines.kernel.conformance import Nonconformity, Played, play
from engines.kernel.documents import ContentError, Problem
from engines.kernel.registry import games
from engines.kernel.rules import Rules
from engines.kernel.scenario import Describe, Failure, Report, Voice, game_of, read_scenarios, run_scenario
from referee.library import Library, teach

Z = 1.96
"""Standard deviations of a 95 % interval."""


def _game(name: str) -> Rules | None:
    found = games().get(name)
    if found is None:
        print(f"There is no game {name!r}; there are {', '.join(games())}.")
    return found


# ------------------------------------------------------------------------------------------------------------ scenario


def voice_of(library: Library, alt: Describe | None = None) -> Voice:
    """What scenarios need to know what is said: texts, descriptions of pictures, and the words that may be events' names:
    all that an engine quotes."""
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
    """`bot.py scenario FILE|DIR...`: run scenario files and report each. `alt` describes the picture of a game's view."""
    library = Library.load(data)
    voice = voice_of(library, alt)
    reports: list[Report] = []
    for file in _files(arguments.paths, "*.yaml"):
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


def _files(paths: Iterable[Path], pattern: str) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob(pattern))
        elif path.exists():
            found.append(path)
        else:
            print(f"{path}: there is no such file")
    return found


def _read_text(file: Path) -> str:
    """The content of a file that an author names.

    Raises:
        ContentError: it can't be read, or is no UTF-8.
    """
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        what = f"it is no UTF-8 (at byte {error.start + 1}); save it as UTF-8"
    except OSError as error:
        what = f"it can't be read: {error.strerror}"
    raise ContentError([Problem(str(file), 1, "file", what)])


def _scenarios_of(file: Path, library: Library, voice: Voice) -> Iterable[Report]:
    """What became of each scenario of a file, one after the other."""
    try:
        scenarios = read_scenarios(_read_text(file), str(file))
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


# ------------------------------------------------------------------------------------------------------------- clauses


def clauses(arguments: Namespace, data: Path) -> int:
    """`bot.py clauses [GAME]`: clauses standing, cited in the engine, proven by a test."""
    root = data.parent
    ledgers = Library.load(data).ledgers
    if arguments.game is not None and arguments.game not in ledgers:
        print(f"There is no ledger of {arguments.game!r}; there are {', '.join(ledgers)}.")
        return 2
    found: dict[str, Standing] = {}
    for game, ledger in ledgers.items():
        if arguments.game in (None, game):
            sources = _read([root / "engines" / game, root / "engines" / "kernel"], "*.py")
            sources |= _read([data / "keywords"], f"{game}.yaml")
            scenarios = [root / "tests" / "scenarios" / game, root / "tests" / "engines" / game]
            tests = _read([root / "tests"], "*.py") | _read(scenarios, "*.yaml")
            found[game] = standing(ledger, sources, tests)
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


# ------------------------------------------------------------------------------------------------------------ selfplay


def selfplay(arguments: Namespace, data: Path) -> int:
    """`bot.py selfplay GAME --matches N`: random matches with every invariant checked."""
    if _game(arguments.game) is None:
        return 2
    started = time.monotonic()
    seeds = [f"{arguments.seed} {number}" for number in range(arguments.matches)]
    ends: Counter[str] = Counter()
    decisions = rounds = failures = 0
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        jobs = [
            workers.submit(_one, arguments.game, data, seed, number, arguments.players, arguments.often)
            for number, seed in enumerate(seeds)
        ]
        for count, job in enumerate(jobs, 1):
            try:
                played = job.result()
            except Nonconformity as broken:
                failures += 1
                print(f"BROKEN: {broken}")
                continue
            ends[played.clause] += 1
            decisions, rounds = decisions + played.decisions, rounds + played.rounds
            if count % max(1, len(jobs) // 20) == 0:
                print(
                    f"{count} of {len(jobs)} matches, {decisions} decisions, {time.monotonic() - started:.0f} s",
                    flush=True,
                )
    good = len(jobs) - failures
    print(
        f"{good} of {len(jobs)} matches sound; on average {decisions / max(1, good):.0f} decisions and {rounds / max(1, good):.1f} rounds"
    )
    print("ended by " + ", ".join(f"{clause} {count}" for clause, count in ends.most_common()))
    return 0 if not failures else 1


_LIBRARIES: dict[Path, Library] = {}


def _one(game: str, data: Path, seed: str, number: int, players: int | None, often: int) -> Played:
    if data not in _LIBRARIES:
        _LIBRARIES[data] = Library.load(data)
    library = _LIBRARIES[data]
    rules, decks = library.games[game], list(library.decks[game].values())
    fewest, most = rules.seats
    count = players or fewest + number % (most - fewest + 1)
    seated: list[DeckList] = [decks[(number // len(decks) ** seat + seat) % len(decks)] for seat in range(count)]
    return play(rules, library.cards[game], seated, seed, often=often)


# ------------------------------------------------------------------------------------------------------------- balance


@dataclass
class Matchup:
    """What came of the matches of two decks: who won, and whether who went first did."""

    matches: int = 0
    wins: Counter[int] = field(default_factory=Counter[int])
    firsts: Counter[bool] = field(default_factory=Counter[bool])

    def add(self, winner: int | None, first: bool | None) -> None:
        """One more; `winner` is the deck that won, `first` whether it went first, None where that is not to be said."""
        self.matches += 1
        if winner is not None:
            self.wins[winner] += 1
            if first is not None:
                self.firsts[first] += 1


def balance(arguments: Namespace, data: Path) -> int:
    """`bot.py balance GAME --matches N`: the starter decks against each other, equal house players; each pair, what going
    first is worth in it, each deck, and what going first is worth in all."""
    if _game(arguments.game) is None:
        return 2
    names = list(Library.load(data).decks[arguments.game])
    table = {pair: Matchup() for pair in combinations(range(len(names)), 2)}
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        jobs = {
            workers.submit(
                _versus, arguments.game, data, f"{arguments.seed} {a} {b} {n}", (a, b) if n % 2 == 0 else (b, a)
            ): (a, b)
            for a, b in table
            for n in range(arguments.matches)
        }
        for count, (job, pair) in enumerate(jobs.items(), 1):
            table[pair].add(*job.result())
            if count % max(1, len(jobs) // 10) == 0:
                print(f"{count} of {len(jobs)} matches", flush=True)
    for (a, b), matchup in table.items():
        decided = matchup.wins.total()
        first = f"; going first {_share(matchup.firsts[True], matchup.firsts.total())}" if matchup.firsts else ""
        said = f"{_share(matchup.wins[a], decided)} of {decided} decided, {matchup.matches - decided} draws"
        print(f"{names[a]} against {names[b]}: {said}{first}")
    for deck, name in enumerate(names):
        wins = sum((matchup.wins for pair, matchup in table.items() if deck in pair), Counter[int]())
        print(f"{name}: {_share(wins[deck], wins.total())} of {wins.total()} decided")
    firsts = sum((matchup.firsts for matchup in table.values()), Counter[bool]())
    if firsts:
        print(f"going first: {_share(firsts[True], firsts.total())} of {firsts.total()} decided")
    return 0


def _share(wins: int, decided: int) -> str:
    """A share with its 95 % interval."""
    low, high = _interval(wins, decided)
    return f"{wins / decided if decided else 0.5:.0%} ({low:.0%} to {high:.0%})"


def _versus(game: str, data: Path, seed: str, seated: tuple[int, int]) -> tuple[int | None, bool | None]:
    """The deck that won, and whether it went first."""
    if data not in _LIBRARIES:
        _LIBRARIES[data] = Library.load(data)
    library = _LIBRARIES[data]
    decks = list(library.decks[game].values())
    lists = [decks[n] for n in seated]
    played = play(library.games[game], library.cards[game], lists, seed, players=("greedy", "greedy"), often=0)
    if played.winner is None:
        return None, None
    return seated[played.winner], None if played.first is None else played.winner == played.first


def _interval(wins: int, n: int) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a share."""
    if not n:
        return 0.0, 1.0
    p = wins / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    spread = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - spread), min(1.0, middle + spread)


# --------------------------------------------------------------------------------------------------------- cards check


def check_cards(arguments: Namespace, data: Path) -> int:
    """`bot.py cards check PATH...`: card and deck files, errors with file, line and mending."""
    cards = decks = 0
    by_game, problems = card_files(arguments.paths)
    for game, paths in by_game.items():
        rules = games()[game]
        keywords = [path for path in paths if "keywords" in path.resolve().parts]
        try:
            teach(rules, data)
            for path in keywords:
                rules.teach(str(path), _read_text(path))
        except ContentError as error:
            problems += error.problems
        paths = [path for path in paths if path not in keywords]
        own = [path for path in paths if "decks" not in path.resolve().parts]
        pool = _pool(rules, own, data, problems)
        cards += sum(1 for path in own if path.exists())
        for path in paths:
            if path not in own and pool is not None:
                decks += 1
                try:
                    read_deck(rules, str(path), _read_text(path), pool)
                except ContentError as error:
                    problems += error.problems
    for problem in problems:
        print(problem)
    print(f"{cards} card files and {decks} decks read, {len(problems)} problems")
    return 0 if by_game and not problems else 1


def card_files(paths: Iterable[Path]) -> tuple[dict[str, list[Path]], list[Problem]]:
    """The files in some places by the game that their folder names, and those of which it names none."""
    by_game: dict[str, list[Path]] = {}
    problems: list[Problem] = []
    for file in _files(paths, "*.yaml"):
        game = next((name for name in games() if name in (*file.resolve().parts, file.stem)), None)
        if game is None:
            what = f"the folder names no game; it has to be one of {', '.join(games())}"
            problems.append(Problem(str(file), 1, "game", what))
        else:
            by_game.setdefault(game, []).append(file)
    return by_game, problems


def pool_of(rules: Rules, files: list[Path], data: Path) -> Cards:
    """The cards of some files, beside those of the game.

    Raises:
        ContentError: with everything that is wrong with them.
    """
    problems: list[Problem] = []
    pool = _pool(rules, files, data, problems)
    if pool is None:
        raise ContentError(problems)
    return pool


def _pool(rules: Rules, own: list[Path], data: Path, problems: list[Problem]) -> Cards | None:
    """The cards of the files given, or with no card file among them those of the game."""
    home = data / "cards" / rules.id
    given = {path.resolve() for path in own}
    rest = [path for path in sorted(home.glob("**/*.yaml")) if path.resolve() not in given]
    try:
        known = Cards.read(rules, _contents(rest, problems))
        return Cards.read(rules, _contents(own, problems), known=known)
    except ContentError as error:
        problems += error.problems
        return None


def _contents(files: Iterable[Path], problems: list[Problem]) -> dict[str, str]:
    """What is in some files, by name; those that can't be read are problems."""
    found: dict[str, str] = {}
    for file in files:
        try:
            found[str(file)] = _read_text(file)
        except ContentError as error:
            problems += error.problems
    return found
