"""The bench, server side: the referee on a real database in a file, and the real bot on a simulated Discord."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import time
import tracemalloc
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from itertools import count, cycle, islice
from math import ceil
from pathlib import Path
from statistics import median
from typing import Any

from simcord.interactions import base_payload

from referee import Library, Person, Referee
from referee.clock import PRESETS, Clock, SystemClock
from referee.model import PLAYING
from store import open_store
from workshop.simulation import World, open_world

from . import quantities
from .engine import Subject, before_players
from .quantities import EARLY, Counts, Point, Quantity, grown, mean_of

SECRET = b"bench" * 8
SAMPLES, PLAYED = 6, 30
"""Matches that are played, and how far; all others are copies of them."""
ACTING, ACTS, CHANNELS = 200, 2, 20
AT_REST = 1_000
ANSWERS, ENOUGH, SPAN = 560, 2_800, 10
"""How many answers are given to a match at most, to all matches at least, and of how many in a row the median is
compared."""
PATIENCE = 600
"""Seconds after which what is not served is called lost."""


def database(file: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite+aiosqlite:///{file}"


@asynccontextmanager
async def running(library: Library, file: Path, clock: Clock | None = None) -> AsyncGenerator[Referee]:
    """A referee on a database in a file, by the machine's clock or another."""
    store = await open_store(database(file))
    referee = Referee(store, library, clock or SystemClock(), secret=SECRET)
    await referee.start(heartbeat=None)
    try:
        yield referee
    finally:
        await referee.close()
        await store.close()


# ---------------------------------------------------------------------- many live matches


async def seat(referee: Referee, game: str, people: Sequence[Person], channel: int = 1) -> int:
    """Seat people at a new match with three days for each answer, always with the same decks."""
    clock, decks = PRESETS["three-days"], cycle(referee.resources.library.decks[game])
    info = await referee.openings.open(
        game=game, guild=1, channel=channel, opener=people[0], seats=len(people), deck=next(decks), clock=clock
    )
    for person in people[1:]:
        await referee.openings.join(info.id, person, deck=next(decks))
    return info.id


async def next_answer(referee: Referee, match: int, chance: random.Random) -> tuple[int, int, str] | None:
    """A random answer to a match's open question: whose, to which decision, in notation. None if the match is over."""
    while (info := await referee.matches.info(match)).status == PLAYING:
        player = info.players[info.deciding[0]]
        assert player is not None, "a match under way has no free seat"
        assert player.person is not None, "the bench's seats are held by people"
        position = await referee.matches.position(match, player.person)
        if position.ask is not None:
            return player.person, position.info.number, position.ask.write(position.ask.sample(chance))
        assert position.info.seq != info.seq, "a seat that is to decide is asked, unless it has answered in between"
    return None


async def fill(
    referee: Referee,
    file: Path,
    games: Sequence[str],
    total: int,
    people: Sequence[Person],
    channels: Sequence[int] = (1,),
) -> None:
    """So many live matches of these games in turn, number 1 and up: a few are played, the others are copies with other
    people elsewhere."""
    chance = random.Random(1)
    for game in islice(cycle(games), SAMPLES):
        seats = referee.resources.library.games[game].seats[0]
        match = await seat(referee, game, people[:seats], channels[0])
        for _ in range(PLAYED):
            answer = await next_answer(referee, match, chance)
            if answer is not None:
                await referee.play.answer(match, *answer)
    with closing(sqlite3.connect(file)) as base:
        base.row_factory = sqlite3.Row
        _copy_people(base, people)
        for table in ("matches", "seats", "entries", "snapshots", "deadlines"):
            _copy_matches(base, table, total, people, channels)
        base.commit()


def _copy_people(base: sqlite3.Connection, people: Sequence[Person]) -> None:
    one = dict(base.execute("SELECT * FROM persons LIMIT 1").fetchone())
    _insert(base, "persons", [{**one, "id": person.id, "name": person.name} for person in people])


def _copy_matches(
    base: sqlite3.Connection, table: str, total: int, people: Sequence[Person], channels: Sequence[int]
) -> None:
    key = "id" if table == "matches" else "match"
    samples: dict[int, list[dict[str, Any]]] = {}
    for row in base.execute(f"SELECT * FROM {table}"):
        samples.setdefault(row[key], []).append(dict(row))
    if table == "snapshots":  # the latest is what a match rests on
        samples = {match: rows[-1:] for match, rows in samples.items()}
    copies: list[dict[str, Any]] = []
    for match in range(SAMPLES + 1, total + 1):
        for row in samples.get(1 + match % SAMPLES, ()):
            copy = {**row, key: match}
            if table == "matches":
                copy["channel"] = channels[match % len(channels)]
            if table == "seats":
                copy["person"] = people[(2 * match + int(row["seat"])) % len(people)].id
            copies.append(copy)
    _insert(base, table, copies)


def _insert(base: sqlite3.Connection, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        columns, values = ", ".join(f'"{name}"' for name in rows[0]), ", ".join("?" * len(rows[0]))
        statement = f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({values})"
        base.executemany(statement, [tuple(row.values()) for row in rows])


# ---------------------------------------------------------------------- the referee alone


async def answers(subject: Subject, folder: Path) -> dict[Quantity, float]:
    """Long matches: every answer made durable and seen; the last ones beside the first."""
    people = [Person(number, f"Player {number}") for number in range(1, 5)][: subject.rules.seats[0]]
    times: list[float] = []
    points: list[Point] = []
    async with running(subject.library, folder / "answers.db") as referee:
        for seed in count():
            spent = await _timed_answers(referee, await seat(referee, subject.id, people), random.Random(seed))
            times += [each for _, each in spent]
            points += _in_stretches(spent)
            if len(times) >= ENOUGH:
                break
    return {quantities.ANSWER: median(times) * 1000, quantities.ANSWER_GROWTH: grown(points)}


def _in_stretches(spent: Sequence[tuple[Counts, float]]) -> Iterable[Point]:
    """Which answer of a match a stretch began with, how much was before the players, and the median of the times."""
    for at in range(EARLY, len(spent) - SPAN + 1, SPAN):
        things, times = zip(*spent[at : at + SPAN], strict=True)
        yield at, mean_of(things), median(times)


async def _timed_answers(referee: Referee, match: int, chance: random.Random) -> list[tuple[Counts, float]]:
    """How many things were in play and in hands after each answer, and the seconds that it took."""
    found: list[tuple[Counts, float]] = []
    while len(found) < ANSWERS and (answer := await next_answer(referee, match, chance)) is not None:
        started = time.perf_counter()
        await referee.play.answer(match, *answer)
        spent = time.perf_counter() - started
        kept = referee.resources.games.at_hand(match)
        if kept is not None:
            found.append((before_players(kept[1]), spent))
    return found


async def memory(subject: Subject, folder: Path) -> dict[Quantity, float]:
    """What a running referee keeps of matches that are looked at and answered, one after the other."""
    people = [Person(number, f"Player {number}") for number in range(1, 401)]
    async with running(subject.library, folder / "memory.db") as referee:
        await fill(referee, folder / "memory.db", [subject.id], AT_REST + SAMPLES, people)
        chance = random.Random(1)
        gc.collect()
        tracemalloc.start()
        for match in range(SAMPLES + 1, SAMPLES + 1 + AT_REST):
            answer = await next_answer(referee, match, chance)
            if answer is not None:
                await referee.play.answer(match, *answer)
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return {quantities.MEMORY: kept / AT_REST / 1000}


# ---------------------------------------------------------------------- the bot on a simulated Discord


class Watch(list[Any]):
    """The simulation's log of requests, which notes when each interaction was sent, acknowledged and answered."""

    def __init__(self, world: World):
        super().__init__()
        self.world = world
        self.sent: dict[str, float] = {}
        self.acknowledged: dict[str, float] = {}
        self.answered: dict[str, asyncio.Event] = {}
        world.env.backend.http_requests = self

    def append(self, entry: Any) -> None:
        """A request of the bot's."""
        super().append(entry)
        parts = entry.path.split("/")
        if parts[-1] == "callback":
            self.acknowledged[parts[2]] = time.perf_counter()
        elif parts[-1] == "@original" and parts[3] in self.answered:
            self.answered[parts[3]].set()

    def do(self, channel: int, person: int, match: int, key: str) -> tuple[str, asyncio.Event]:
        """Somebody types `/do`, without waiting for what comes of it: the interaction's id, and its being answered."""
        backend: Any = self.world.env.backend
        guild = self.world.guild.id
        command = backend.find_command("do", guild)
        options = [{"name": "move", "type": 3, "value": key}, {"name": "match", "type": 4, "value": match}]
        data = {"id": command["id"], "name": "do", "type": 1, "options": options}
        record, payload = base_payload(backend, type=2, channel_id=channel, guild_id=guild, user_id=person, data=data)
        self.answered[record.token] = answered = asyncio.Event()
        self.sent[str(record.id)] = time.perf_counter()
        backend.emit("INTERACTION_CREATE", payload)
        return str(record.id), answered

    def percentile(self, interactions: Sequence[str], share: float = 0.99) -> float:
        """Milliseconds to the acknowledgement that this share of interactions did not exceed."""
        waits = sorted(self.acknowledged[each] - self.sent[each] for each in interactions)
        return waits[ceil(share * len(waits)) - 1] * 1000


def members(world: World) -> list[Person]:
    """The people of the simulated server."""
    return [Person(member.id, name) for name, member in world.players.items()]


async def acting(subject: Subject, folder: Path) -> dict[Quantity, float]:
    """All players to move of 200 matches act in one instant; then each match goes on as soon as it was answered."""
    names = [f"Player {number}" for number in range(2 * ACTING)]
    file = folder / "acting.db"
    async with open_world(subject.library, database(file), SECRET, guild="Club", channel="0", names=names) as world:
        people = members(world)
        channels = [int(world.guild.create_text_channel(f"table {n}").id) for n in range(CHANNELS)]
        await fill(world.referee, file, [subject.id], ACTING, people, channels)
        await world.env.settle(PATIENCE)
        watch, chance, later = Watch(world), random.Random(2), list[str]()

        async def go_on(match: int, answered: asyncio.Event) -> None:
            for _ in range(ACTS):
                await answered.wait()
                answer = await next_answer(world.referee, match, chance)
                if answer is None:
                    return
                interaction, answered = watch.do(channels[match % CHANNELS], answer[0], match, answer[2])
                later.append(interaction)
            await answered.wait()

        answers = [await next_answer(world.referee, match, chance) for match in range(1, ACTING + 1)]
        begun = [
            (match, *watch.do(channels[match % CHANNELS], answer[0], match, answer[2]))
            for match, answer in enumerate(answers, 1)
            if answer is not None
        ]
        at_once = [interaction for _, interaction, _ in begun]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(go_on(match, answered) for match, _, answered in begun))
            while world.bot.outbox.busy:
                await asyncio.sleep(0.1)
        assert not world.env.errors, world.env.errors
        return {quantities.ACTING: watch.percentile(later), quantities.AT_ONCE: watch.percentile(at_once)}
