"""A process of the bot with one shard of two: `python -m tests.cogs.shard ID POSTED`, settings as for the bot itself.

Ada and Ben play a match of Pebbles in this shard's server by typed moves. The process says each answer on its standard
output, and `over` in the end; then it goes on tending what is left to do until it is ended. Every message that is
posted is noted in the file POSTED: by whom, with which nonce, in which channel.

Both processes have both servers before them, with the same ids, as Discord has; but hear only of their own.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord

import bot
from referee.model import PLAYING
from tests.cogs import pebbles_painter
from tests.referee.conftest import pebbles_library
from workshop.simulation import SETTLE_SECONDS, SimulatedClock, simulated_rest

SHARDS = 2
TICK = 0.05

sys.modules["render.pebbles"] = pebbles_painter


class Posted(list[Any]):
    """The simulation's log of requests, which notes what is posted."""

    def __init__(self, file: Path, before: list[Any]):
        super().__init__(before)
        self._file = file

    def append(self, entry: Any) -> None:
        """A request of the bot's."""
        super().append(entry)
        if entry.method == "POST" and entry.path.endswith("/messages"):
            with open(self._file, "a") as posted:
                posted.write(f"{os.getpid()} {entry.json['nonce']} {entry.path.split('/')[2]}\n")


async def run(shard: int, file: Path) -> None:
    """Play, and tend."""
    clock = SimulatedClock()
    async with bot.wired(bot.read_settings(), pebbles_library(), clock, simulated_rest(clock)) as arbiter:
        env = simcord.Env(arbiter, shard_count=SHARDS, settle_timeout=SETTLE_SECONDS)
        clock.env = env
        servers = [env.create_guild(f"Club {each}", shard_id=each) for each in range(SHARDS)]
        channels = [server.create_text_channel("games") for server in servers]
        users = [env.create_user(name.lower(), global_name=name) for name in ("Ada", "Ben")]
        members = [[server.add_member(user) for user in users] for server in servers]
        env.backend.http_requests = Posted(file, env.backend.http_requests)
        env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
        await arbiter.referee.start(heartbeat=None)
        await env.start()
        print(f"channel {channels[shard].id}", flush=True)
        match = await play(env, members[shard], channels[shard])
        print(f"over {match}", flush=True)
        before = time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            before, now = time.perf_counter(), before
            await env.advance_time(before - now)


async def play(env: Any, members: list[Any], channel: Any) -> int:
    """Go on with this server's match, or begin it, until it is over; its number."""
    referee, chance = env.bot.referee, random.Random(1)
    ada, ben = members
    if not await referee.matches.find(channel=channel.id):
        await ada.slash(channel, "match open", game="pebbles", deck="shielded")
        opened = (await referee.matches.find(channel=channel.id))[0]
        await ben.slash(channel, "match join", match=opened.id, deck="shielded")
    (info,) = await referee.matches.find(channel=channel.id)
    while info.status == PLAYING:
        seat = info.deciding[0]
        who = next(member for member in members if member.id == info.players[seat].person)
        position = await referee.matches.position(info.id, who.id)
        key = position.ask.write(position.ask.sample(chance))
        await who.slash(channel, "do", move=key, match=info.id)
        info = await referee.matches.info(info.id)
        print(f"answered {info.seq}", flush=True)
    return info.id


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), Path(sys.argv[2])))
