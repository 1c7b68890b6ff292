"""A bot that plays and posts without pause until it is killed: `python -m tests.referee.restless URL POSTED SEED`.

It stands for everything that a real one does: it answers for both players of its matches, and says each accepted answer
on its standard output; it carries out what is due; and it posts its outbox to the file POSTED, which, like Discord,
takes a nonce once.
"""

from __future__ import annotations

import asyncio
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from engines.kernel.chance import Stream
from referee import Referee
from referee.standing_orders import PASS, StandingOrders
from store import open_store
from tests.referee.conftest import ANNA, BEN, pebbles_library

MATCHES = 3


class Hurried:
    """A clock on which a second is a minute, so that a lot comes due."""

    def now(self) -> datetime:
        """The time, sixty times as fast."""
        start = datetime(2026, 1, 1, tzinfo=UTC)
        return start + 60 * (datetime.now(UTC) - start)


def posted(file: Path) -> list[str]:
    """The nonces posted, in order; a line cut short by a kill was not posted."""
    if not file.exists():
        return []
    return [line.removesuffix("\n") for line in file.read_text().splitlines(keepends=True) if line.endswith("\n")]


async def post(referee: Referee, file: Path) -> None:
    """Post the outbox."""
    for notice in await referee.notices.pending():
        known = posted(file)
        if notice.nonce not in known:
            with open(file, "a") as channel:
                channel.write(f"{notice.nonce}\n")
            known.append(notice.nonce)
        await referee.notices.told(notice.id, known.index(notice.nonce) + 1)


async def play(url: str, file: Path, seed: str) -> None:
    """Play until killed."""
    chance = Stream(seed)
    referee = Referee(await open_store(url), pebbles_library(), Hurried(), secret=b"restless")
    await referee.start(heartbeat=timedelta(milliseconds=50))
    while True:
        matches = await referee.matches.find(status="playing")
        if len(matches) < MATCHES:
            house = (None, "random")[chance.randrange(2)]
            info = await referee.openings.open(game="pebbles", guild=1, channel=2, opener=ANNA, house=house)
            if house is None:
                await referee.openings.join(info.id, BEN, deck="shielded")
                await referee.play.give_standing_orders(info.id, BEN, StandingOrders(PASS))
            continue
        info = matches[chance.randrange(len(matches))]
        mine = [seat for seat in info.deciding if seat in info.seats_of(ANNA.id) + info.seats_of(BEN.id)]
        if mine:
            seat = mine[chance.randrange(len(mine))]
            person = (ANNA, BEN)[seat]
            position = await referee.matches.position(info.id, person)
            assert position.ask is not None
            key = position.ask.write(position.ask.sample(chance))
            await referee.play.answer(info.id, person, info.number, key)
            sys.stdout.write(f"{info.id} {info.seq + 1} {seat} {key}\n")
            sys.stdout.flush()
        while await referee.timekeeping.run_due():
            pass  # as the bot's timer does
        await post(referee, file)


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "random")
    asyncio.run(play(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))
