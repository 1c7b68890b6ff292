"""A simulated Discord with the real bot in it: a server, a channel, players who speak their own languages."""

from __future__ import annotations

import math
from collections.abc import AsyncGenerator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import simcord

from cogs.client import Arbiter
from referee import Library, Referee
from store import open_store

SETTLE_SECONDS = 60.0
"""How long a step of the simulation may take on a slow machine. SimCord waits for whatever is due within it, and the
bot's timer naps for longer than that: so no more."""


class Patient(simcord.Env):
    """The simulation, which waits for a bot that is started again as long as for anything else: on a busy machine one
    with many matches is not ready within SimCord's five seconds."""

    async def _settle_internal(self, *, timeout: float | None = None, **details: Any) -> None:
        await super()._settle_internal(timeout=max(timeout or 0.0, self.settle_timeout), **details)


class SimulatedClock:
    """The simulation's clock, once there is one."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def now(self) -> datetime:
        """This moment in the simulation."""
        assert self.env is not None, "the clock belongs to a simulation"
        return self.env.now()


@dataclass
class World:
    """The simulation and what is in it. `players` are members of the guild, by name."""

    env: simcord.Env
    clock: SimulatedClock
    bot: Arbiter
    referee: Referee
    library: Library
    guild: Any
    channel: Any
    players: Mapping[str, Any] = field(default_factory=dict[str, Any])


@asynccontextmanager
async def open_world(
    library: Library,
    database: str,
    secret: bytes,
    *,
    guild: str,
    channel: str,
    names: Sequence[str],
    default: str = "en",
    locale: str = "en-US",
    start: datetime | None = None,
    topic: str | None = None,
) -> AsyncGenerator[World]:
    """The real bot, its real database, and a server with players, all in one process; nothing reaches the network.

    The server's and the players' ids are the same every time, so a database can be opened again. `locale` is the
    server's language, `start` the moment at which the simulation begins, `topic` what is written above the channel.
    """
    store = await open_store(database)
    clock = SimulatedClock()
    referee = Referee(store, library, clock, secret=secret)
    bot = simulated_bot(referee, library, clock, default)
    env = Patient(bot, shard_count=1, settle_timeout=SETTLE_SECONDS, check_errors=False)
    clock.env = env
    env.backend.bot_user.name = "Arbiter"
    server = env.create_guild(guild, preferred_locale=locale)
    room = server.create_text_channel(channel, topic=topic)
    players = {name: server.add_member(env.create_user(name.lower(), global_name=name)) for name in names}
    if start is not None:
        env.backend.advance_clock((start - env.now()).total_seconds())
    try:
        await referee.start(heartbeat=None)
        await env.start()
        try:
            yield World(env, clock, bot, referee, library, server, room, players)
        finally:
            await env.shutdown()
            await bot.close()
    finally:
        await store.close()


def simulated_bot(referee: Referee, library: Library, clock: SimulatedClock, default: str = "en") -> Arbiter:
    """The bot as a simulation runs it: without the limits on how fast it writes, which only Discord needs."""
    return Arbiter(
        referee, library, default=default, dm_budget=200, posts_per_second=math.inf, rest=simulated_rest(clock)
    )


def simulated_rest(clock: SimulatedClock) -> Any:
    """How the bot waits in a simulation: a wait that only the simulation's clock ends."""

    async def rest(sleep: Awaitable[None]) -> None:
        assert clock.env is not None, "the clock belongs to a simulation"
        await clock.env.external_wait(sleep, reason="the next deadline")

    return rest


def on_discord(locale: str) -> str:
    """What Discord calls a language."""
    return "en-US" if locale == "en" else locale


def speak(env: simcord.Env, languages: Mapping[int, str]) -> None:
    """From now on, these people's Discord is in these languages. (The simulation itself knows only English.)"""
    backend: Any = env.backend
    emit = backend.emit

    def emit_in_language(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = languages.get(int(user["id"]), payload["locale"])
        emit(event, payload)

    backend.emit = emit_in_language
