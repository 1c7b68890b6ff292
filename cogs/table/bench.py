"""`python bot.py bench`: the quantities that performance is judged by, measured on the machine at hand."""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from engines.kernel.chance import Stream
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from referee import Library

PLAYS = 4
"""Matches of random play that are timed."""


def row(
    quantity: str, game: str | None, value: float, unit: str, better: str, floor: float | None, goal: float | None
) -> dict[str, Any]:
    """One line of the report."""
    return {
        "quantity": quantity,
        "game": game,
        "value": round(value, 3),
        "unit": unit,
        "better": better,
        "floor": floor,
        "goal": goal,
    }


def main(arguments: Namespace, data: Path) -> int:
    """Measure and print; the process's exit code."""
    library = Library.load(data)
    rows: list[dict[str, Any]] = []
    for id, rules in library.games.items():
        rows += engine_rows(library, id, rules)
        rows += picture_rows(library, id, rules)
    rows += asyncio.run(server_rows(library))
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return 0
    for each in rows:
        name = f"{each['quantity']} ({each['game']})" if each["game"] else each["quantity"]
        met = "" if each["floor"] is None else "met" if _met(each) else "NOT MET"
        print(f"{name:58} {each['value']:>12,.2f} {each['unit']:12} floor {each['floor']} goal {each['goal']}  {met}")
    return 0


def _met(each: dict[str, Any]) -> bool:
    return each["value"] <= each["floor"] if each["better"] == "lower" else each["value"] >= each["floor"]


def _new(library: Library, id: str, number: int) -> Game[Any]:
    decks = list(library.decks[id].values())
    seated = [decks[(number + seat) % len(decks)] for seat in range(library.games[id].seats[0])]
    return library.games[id].begin(library.cards[id], seated, {}, number.to_bytes(32, "big"))


def _play(game: Game[Any], chance: Stream, decisions: int | None = None) -> int:
    count = 0
    while game.outcome is None and (decisions is None or count < decisions):
        seat = min(game.asks)
        ask = game.asks[seat]
        game.answer(game.number, seat, ask.write(ask.sample(chance)))
        count += 1
    return count


def _each(work: Callable[[], Any], times: int = 300) -> float:
    """Microseconds a call, the median of five rounds."""
    rounds: list[float] = []
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(times):
            work()
        rounds.append((time.perf_counter() - started) / times * 1e6)
    return statistics.median(rounds)


def engine_rows(library: Library, id: str, rules: Rules) -> list[dict[str, Any]]:
    """Random play, clone, save, load, sizes, and what the 500th decision costs beside the 5th."""
    _play(_new(library, id, 1000), Stream("warm"))
    started, decisions = time.perf_counter(), 0
    for number in range(PLAYS):
        decisions += _play(_new(library, id, number), Stream(f"bench {number}"))
    speed = decisions / (time.perf_counter() - started)
    game = _new(library, id, 1)
    _play(game, Stream("middle"), 120)
    saved = game.save()
    view = msgspec.json.encode(rules.view(game, 0))
    return [
        row("random play", id, speed, "decisions/s", "higher", 9_400, 22_500),
        row("clone in mid-game", id, _each(game.clone), "us", "lower", 9, 3),
        row("save", id, _each(game.save), "us", "lower", 68, 27),
        row("checked load", id, _each(lambda: rules.load(saved, game.cards)), "us", "lower", 105, 52),
        row("snapshot size", id, len(saved), "bytes", "lower", 9_000, 5_500),
        row(
            "a seat's view as JSON",
            id,
            _each(lambda: msgspec.json.encode(rules.view(game, 0))) / 1000,
            "ms",
            "lower",
            0.28,
            0.1,
        ),
        row("a seat's view as JSON, size", id, len(view), "bytes", "lower", 13_000, 4_400),
    ]


def picture_rows(library: Library, id: str, rules: Rules) -> list[dict[str, Any]]:
    """A changed board picture, its bytes, and an unchanged one."""
    from cogs.pictures import faces as faces_of
    from render import painter

    brush = painter(id)
    faces = faces_of(library, id)
    game = _new(library, id, 2)
    _play(game, Stream("pictures"), 60)
    times: list[float] = []
    size = 0
    for number in range(12):
        _play(game, Stream(f"step {number}"), 2)
        if game.outcome is not None:
            break
        view = rules.view(game, None)
        started = time.perf_counter()
        picture = brush.board(view, library.texts, "en", names={0: "Ana", 1: "Ben"}, cards=faces)
        times.append((time.perf_counter() - started) * 1000)
        size = len(picture.data)
    view = rules.view(game, None)
    same = _each(lambda: brush.board(view, library.texts, "en", names={0: "Ana", 1: "Ben"}, cards=faces), 20) / 1000
    return [
        row("changed board picture", id, statistics.median(times[2:]), "ms", "lower", 25, 10),
        row("board picture, size", id, size, "bytes", "lower", 324_000, 250_000),
        row("unchanged board picture", id, same, "ms", "lower", None, None),
    ]


async def server_rows(library: Library) -> list[dict[str, Any]]:
    """An answer made durable and seen, on a real database in a temporary folder."""
    from referee import Referee
    from referee.clock import SystemClock
    from store import open_store

    id = next(iter(library.games))
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite+aiosqlite:///{folder}/bench.db")
        referee = Referee(store, library, SystemClock(), secret=b"bench" * 8)
        await referee.start()
        try:
            times = await _answers(referee, library, id)
        finally:
            await referee.close()
            await store.close()
    return [row("answer -> durable in SQLite -> view", id, statistics.median(times), "ms", "lower", 20, 5)]


async def _answers(referee: Any, library: Library, id: str) -> list[float]:
    from referee.clock import ClockPolicy
    from referee.model import Person

    people = [Person(1, "Ana"), Person(2, "Ben")]
    deck = next(iter(library.decks[id]))
    info = await referee.open(game=id, guild=1, channel=1, opener=people[0], deck=deck, clock=ClockPolicy.none())
    info = await referee.join(info.id, people[1], deck=deck)
    chance = Stream("answers")
    times: list[float] = []
    for _ in range(80):
        info = await referee.info(info.id)
        if not info.deciding:
            break
        person = info.players[info.deciding[0]].person
        position = await referee.position(info.id, person)
        key = position.ask.write(position.ask.sample(chance))
        started = time.perf_counter()
        await referee.answer(info.id, person, info.number, key)
        times.append((time.perf_counter() - started) * 1000)
    return times
