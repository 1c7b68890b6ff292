"""The bench, through real sockets: the bot as it is started for Discord, with discord.py's own client, in a process of
its own; a little Discord here, whose people act at a steady pace whether they were answered or not."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from itertools import cycle, islice
from math import ceil
from pathlib import Path
from typing import Any

from simcord.components import walk_components

from referee import Person, Referee
from referee.clock import SystemClock

from . import quantities
from .engine import Subject
from .little_discord import LittleDiscord, Sent, listening
from .quantities import Quantity
from .server import ACTING, CHANNELS, SAMPLES, SECRET, database, fill, next_answer, running

RATE, SECONDS, SPANS = quantities.RATE, quantities.SECONDS, quantities.SPANS
MISSED = 3.0
"""Seconds after which Discord takes no acknowledgement any more."""
LATEST = 60.0
"""Seconds after the last interaction for which what is outstanding is waited for."""
START, STOP = 60, 20
"""Seconds that the bot may take to be connected, and to stop."""
CLICKED = 0.5
"""How many of those who have a control of their question before them click on it; the others type."""
LIVE, EACH = 10_000, 20
"""Matches over which the bot is started again, and how many each person plays."""
DOWN = timedelta(hours=1)
"""How long it was down."""
ANSWERING = ("at", "pick", "sure")
"""The kinds of controls by which a question is answered."""
BOT = (
    "import sys, discord.http; discord.http.Route.BASE = sys.argv.pop(1); "
    "sys.path.insert(0, ''); import bot; sys.exit(bot.main([]))"
)
"""The bot's front door, with another address of Discord's."""


@asynccontextmanager
async def live_bot(little: LittleDiscord, home: Path, file: Path) -> AsyncGenerator[Process]:
    """The bot, live on a little Discord and on the database in a file, in a process of its own. `home` is where it is
    installed. What it complains of is printed when it has stopped.

    Raises:
        RuntimeError: it did not connect.
    """
    settings = {
        "DISCORD_TOKEN": "a.little.token",
        "ARBITER_DATABASE_URL": database(file),
        "ARBITER_SECRET": SECRET.decode(),
        "ARBITER_LOG_LEVEL": "ERROR",
    }
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ARBITER_")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOT, f"{little.url}/api/v10"),
        cwd=home,
        env=kept | settings,
        stdout=DEVNULL,
        stderr=PIPE,
    )
    assert process.stderr is not None
    said = asyncio.create_task(process.stderr.read())
    try:
        ready = asyncio.create_task(little.ready.wait())
        await asyncio.wait([ready, said], timeout=START, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            raise RuntimeError("the bot did not connect to a little Discord")
        yield process
    finally:
        if not said.done():  # it has not ended by itself
            process.send_signal(signal.SIGINT)
        try:
            await asyncio.wait_for(process.wait(), STOP)
        except TimeoutError:
            process.kill()
            await process.wait()
        print((await said).decode(), end="", file=sys.stderr)


class Crowd:
    """The people of a little Discord, who play matches number 1 and up by clicks and by typed moves."""

    def __init__(self, little: LittleDiscord, referee: Referee, chance: random.Random):
        self.little = little
        self.sent: list[Sent] = []
        self._referee = referee
        self._chance = chance
        self._latest: dict[int, Sent] = {}

    async def act(self, match: int) -> None:
        """Whoever is to move in a match clicks on a control of their question, or types a legal move. Nobody waits for
        what comes of it."""
        answer = await next_answer(self._referee, match, self._chance)
        if answer is None:
            return
        person, number, key = answer
        info = await self._referee.matches.info(match)
        sent = None
        if self._chance.random() < CLICKED:
            sent = self._click_panel(match, person, number) or self._click_board(match, person, info)
        if sent is None:
            sent = self.little.command(info.channel, person, "do", move=key, match=match)
        self.sent.append(sent)
        self._latest[match] = sent

    def _click_panel(self, match: int, person: int, number: int) -> Sent | None:
        """A click on the question in the private message that the person has had last."""
        latest = self._latest.get(match)
        if latest is None or latest.record.user_id != person or latest.record.message_id is None:
            return None
        message = self._message(latest.record.channel_id, latest.record.message_id)
        controls = [
            each
            for each in _controls(message)
            if each["custom_id"].startswith(tuple(f"{kind}:{match}:{number}:" for kind in ANSWERING))
        ]
        if not controls:
            return None
        control = self._chance.choice(controls)
        values = [option["value"] for option in control.get("options", ())]
        return self.little.click(
            person, message, control, self._chance.sample(values, control.get("min_values", 1)) if values else ()
        )

    def _click_board(self, match: int, person: int, info: Any) -> Sent | None:
        """A click on *Your move* below the board."""
        message = self._message(info.channel, info.message)
        button = next((each for each in _controls(message) if each["custom_id"].startswith(f"move:{match}:")), None)
        return None if button is None else self.little.click(person, message, button)

    def _message(self, channel: int, message: int | None) -> Any:
        return self.little.backend.messages[channel].get(message)


def _controls(message: Any) -> list[Mapping[str, Any]]:
    """What of a message can be clicked."""
    parts: Iterable[Mapping[str, Any]] = walk_components(message.components) if message is not None else ()
    return [each for each in parts if "custom_id" in each and not each.get("disabled")]


async def sockets(subject: Subject, folder: Path) -> dict[Quantity, float]:
    """200 live matches of all games in which people act at a steady pace: how soon the bot acknowledges, what memory it
    needs, and whether it needs ever more."""
    file = folder / "sockets.db"
    tables, names = [f"table {n}" for n in range(CHANNELS)], [f"Player {n}" for n in range(2 * ACTING)]
    async with listening(tables, names) as little, running(subject.library, file) as referee:
        people = [Person(id, name) for id, name in little.people.items()]
        await fill(referee, file, [*subject.library.games], ACTING, people, little.channels)
        async with live_bot(little, subject.data.parent, file) as process:
            crowd, matches = Crowd(little, referee, random.Random(2)), cycle(range(1, ACTING + 1))
            held: list[float | None] = []
            for _ in range(SPANS):
                await steadily(crowd, islice(matches, RATE * SECONDS), RATE)
                held.append(memory_of(process.pid, "VmRSS"))
            peak = memory_of(process.pid, "VmHWM")
    if little.unknown:
        raise RuntimeError(f"a little Discord does not know what the bot asks for: {little.unknown[0]}")
    waits = waited(crowd.sent[: RATE * SECONDS], time.perf_counter())
    found: dict[Quantity, float] = {
        quantities.SOCKETS: sorted(waits)[ceil(0.99 * len(waits)) - 1] * 1000,
        quantities.SOCKETS_MISSED: sum(wait > MISSED for wait in waits),
    }
    if peak is not None:
        found[quantities.PROCESS] = peak
    if (last := held[-1]) is not None and (before := held[-2]) is not None:
        found[quantities.SETTLED] = last - before
    return found


class Earlier(SystemClock):
    """A clock that says what time it was before the bot went down."""

    def now(self) -> datetime:
        """So long before this moment."""
        return super().now() - DOWN


async def restart(subject: Subject, folder: Path) -> dict[Quantity, float]:
    """The bot is started after an hour's downtime on 10,000 live matches, in thousands of which something is due: until
    the `/do` is answered that somebody types as soon as it is there."""
    file, chance = folder / "restart.db", random.Random(2)
    tables, names = [f"table {n}" for n in range(CHANNELS)], [f"Player {n}" for n in range(2 * LIVE // EACH)]
    async with listening(tables, names) as little:
        async with running(subject.library, file, Earlier()) as referee:
            people = [Person(id, name) for id, name in little.people.items()]
            await fill(referee, file, [subject.id], LIVE, people, little.channels)
            answers = [(match, await next_answer(referee, match, chance)) for match in range(1, SAMPLES + 1)]
            match, (person, _, key) = next((match, answer) for match, answer in answers if answer is not None)
            channel = (await referee.matches.info(match)).channel
        started = time.perf_counter()
        async with live_bot(little, subject.data.parent, file):
            sent = little.command(channel, person, "do", move=key, match=match)
            async with asyncio.timeout(LATEST):
                while not sent.answered:
                    await asyncio.sleep(0.01)
            return {quantities.RESTART: time.perf_counter() - started}


async def steadily(crowd: Crowd, matches: Iterable[int], rate: float) -> None:
    """In one match after the other somebody acts, so many a second; then what is outstanding is waited for."""
    begun, acting = time.perf_counter(), list[asyncio.Task[None]]()
    for number, match in enumerate(matches):
        await asyncio.sleep(begun + number / rate - time.perf_counter())
        acting.append(asyncio.create_task(crowd.act(match)))
    await asyncio.gather(*acting)
    with suppress(TimeoutError):
        async with asyncio.timeout(LATEST):
            while not all(sent.answered for sent in crowd.sent):
                await asyncio.sleep(0.05)


def waited(sent: Sequence[Sent], now: float) -> list[float]:
    """Seconds from each interaction to its acknowledgement; until now, of one that is lost."""
    return [(each.acknowledged or now) - each.at for each in sent]


def memory_of(process: int, what: str) -> float | None:
    """What of this machine's memory a process has now (`VmRSS`) or had at most (`VmHWM`), in MiB. None where the system
    does not say so in `/proc` (what it says of ended children counts the process that began them)."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else ()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(f"{what}:")), None)
