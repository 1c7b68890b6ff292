"""`python bot.py selfplay`: random matches with every invariant checked."""

from __future__ import annotations

import os
import time
from argparse import Namespace
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engines.kernel.cards import DeckList
from engines.kernel.conformance import Nonconformity, Played, play

from .content import can_seat, game_named, library


def selfplay(arguments: Namespace, data: Path) -> int:
    """`bot.py selfplay GAME --matches N`: random matches with every invariant checked."""
    rules = game_named(arguments.game)
    if rules is None or not can_seat(rules, arguments.players):
        return 2
    started = time.monotonic()
    seeds = [f"{arguments.seed} {number}" for number in range(arguments.matches)]
    ends: Counter[str] = Counter()
    decisions = failures = 0
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
            decisions += played.decisions
            if count % max(1, len(jobs) // 20) == 0:
                print(
                    f"{count} of {len(jobs)} matches, {decisions} decisions, {time.monotonic() - started:.0f} s",
                    flush=True,
                )
    good = len(jobs) - failures
    print(f"{good} of {len(jobs)} matches sound; on average {decisions / max(1, good):.0f} decisions")
    print("ended by " + ", ".join(f"{clause} {count}" for clause, count in ends.most_common()))
    return 0 if not failures else 1


def _one(game: str, data: Path, seed: str, number: int, players: int | None, often: int) -> Played:
    content = library(data)
    rules, decks = content.games[game], list(content.decks[game].values())
    fewest, most = rules.seats
    count = players or fewest + number % (most - fewest + 1)
    seated: list[DeckList] = [decks[(number // len(decks) ** seat + seat) % len(decks)] for seat in range(count)]
    return play(rules, content.cards[game], seated, seed, often=often)
