"""`python bot.py balance`: the starter decks against each other."""

from __future__ import annotations

import math
import os
from argparse import Namespace
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from engines.kernel.conformance import play
from referee import Library

from .content import game_named, library

Z = 1.96
"""Standard deviations of a 95 % interval."""


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
    """`bot.py balance GAME --matches N`: the starter decks against each other, equal house players; each pair, what
    going first is worth in it, each deck, and what going first is worth in all."""
    if game_named(arguments.game) is None:
        return 2
    names = list(Library.load(data).decks[arguments.game])
    matchups = {pair: Matchup() for pair in combinations(range(len(names)), 2)}
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        jobs = {
            workers.submit(
                _versus, arguments.game, data, f"{arguments.seed} {a} {b} {n}", (a, b) if n % 2 == 0 else (b, a)
            ): (a, b)
            for a, b in matchups
            for n in range(arguments.matches)
        }
        for count, (job, pair) in enumerate(jobs.items(), 1):
            matchups[pair].add(*job.result())
            if count % max(1, len(jobs) // 10) == 0:
                print(f"{count} of {len(jobs)} matches", flush=True)
    for (a, b), matchup in matchups.items():
        decided = matchup.wins.total()
        first = f"; going first {_share(matchup.firsts[True], matchup.firsts.total())}" if matchup.firsts else ""
        said = f"{_share(matchup.wins[a], decided)} of {decided} decided, {matchup.matches - decided} draws"
        print(f"{names[a]} against {names[b]}: {said}{first}")
    for deck, name in enumerate(names):
        wins = sum((matchup.wins for pair, matchup in matchups.items() if deck in pair), Counter[int]())
        print(f"{name}: {_share(wins[deck], wins.total())} of {wins.total()} decided")
    firsts = sum((matchup.firsts for matchup in matchups.values()), Counter[bool]())
    if firsts:
        print(f"going first: {_share(firsts[True], firsts.total())} of {firsts.total()} decided")
    return 0


def _share(wins: int, decided: int) -> str:
    """A share with its 95 % interval."""
    low, high = _interval(wins, decided)
    return f"{wins / decided if decided else 0.5:.0%} ({low:.0%} to {high:.0%})"


def _versus(game: str, data: Path, seed: str, seated: tuple[int, int]) -> tuple[int | None, bool | None]:
    """The deck that won, and whether it went first."""
    content = library(data)
    decks = list(content.decks[game].values())
    lists = [decks[n] for n in seated]
    played = play(content.games[game], content.cards[game], lists, seed, players=("greedy", "greedy"), often=0)
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
