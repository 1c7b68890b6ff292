"""Several processes of the bot on one PostgreSQL database, each with its share of the shards."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest

from engines.kernel.chance import Stream
from referee.model import OVER
from store import open_store
from tests.databases import all_notices

from .shard import SHARDS

PATIENCE = 240.0
"""Seconds that anything may take on a slow machine."""
KILLS = int(os.environ.get("ARBITER_TEST_KILLS", "1"))
"""How often one of two processes is killed, each time over a new database (more in a soak)."""
SEED = os.environ.get("ARBITER_TEST_SEED", "1")


class Process:
    """One of the processes, with one shard."""

    def __init__(self, url: str, shard: int, posted: Path):
        self.shard, self._posted = shard, posted
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith("ARBITER_")} | {
            "ARBITER_DATABASE_URL": url,
            "ARBITER_SECRET": "a secret of the tests that is long enough",
            "ARBITER_SHARD_COUNT": str(SHARDS),
            "ARBITER_SHARD_IDS": str(shard),
            "ARBITER_LOG_LEVEL": "WARNING",
        }
        self._environment.pop("DISCORD_TOKEN", None)
        self.channel = ""

    async def start(self) -> None:
        """Start it, and wait until it is on Discord."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.cogs.shard", str(self.shard), str(self._posted)),
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
        )
        self.channel = await self.says("channel")

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    async def says(self, word: str) -> str:
        """Wait until it says something that begins with a word; the rest of that."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self._process.stdout.readline()).decode():
                said, _, rest = line.strip().partition(" ")
                if said == word:
                    return rest
        raise AssertionError(f"process {self.shard} has ended")

    async def kill(self) -> None:
        """End it on the spot."""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("kill", range(KILLS))
async def test_two_processes_with_a_match_each_and_one_is_killed(empty_url: str, tmp_path: Path, kill: int):
    posted, chance = tmp_path / "posted", Stream(f"processes {SEED} {kill}")
    processes = [Process(empty_url, shard, posted) for shard in range(SHARDS)]
    await asyncio.gather(*(process.start() for process in processes))
    first = processes.pop(chance.randrange(SHARDS))
    (second,) = processes
    try:
        assert first.channel != second.channel
        for _ in range(1 + chance.randrange(5)):
            await first.says("answered")
        await asyncio.sleep(chance.randrange(300) / 1000)
        killed = first.pid
        await first.kill()
        over = [int(await second.says("over"))]
        await first.start()
        over.append(int(await first.says("over")))
        assert len(set(over)) == 2, "each had a match of its own"
        store = await open_store(empty_url)
        try:
            async with store.read() as tx:
                matches = [await tx.matches.get(id) for id in over]
            assert [match.status for match in matches if match is not None] == [OVER, OVER]
            async with asyncio.timeout(PATIENCE):
                while any(notice.due is not None for notice in await all_notices(store)):
                    await asyncio.sleep(0.1)
            notices = await all_notices(store)
        finally:
            await store.close()
    finally:
        await first.kill()
        await second.kill()

    told = [line.split() for line in posted.read_text().splitlines()]
    by_first = {str(killed), str(first.pid)}
    assert {channel for pid, _, channel in told if pid not in by_first} >= {second.channel}
    assert second.channel not in {channel for pid, _, channel in told if pid in by_first}
    assert first.channel not in {channel for pid, _, channel in told if pid == str(second.pid)}
    assert {notice.nonce for notice in notices if notice.message is not None} == {nonce for _, nonce, _ in told}
    # What was on its way when the first was killed is sent again with its nonce, by which Discord knows it.
    again = [nonce for nonce, times in Counter(nonce for _, nonce, _ in told).items() if times > 1]
    assert all([pid for pid, each, _ in told if each == nonce] == [str(killed), str(first.pid)] for nonce in again)
    assert len(again) <= 3, "of the channel and the two players one message each"
