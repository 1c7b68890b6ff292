"""How the referee gets hold of a match: one transaction, in which everything that follows is written, or nothing."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime

from engines.kernel.saves import CannotGoOn
from engines.kernel.text import say
from store import Conflict
from store.records import MatchRecord

from .consent import settle
from .deadlines import deadlines
from .errors import Stale
from .follow_ups import follow_ups
from .held_match import HeldMatch
from .model import OPEN, OVER, PLAYING
from .resources import Resources
from .unasked import answer_at_once


@asynccontextmanager
async def holding(resources: Resources, match: int, now: datetime | None = None) -> AsyncGenerator[HeldMatch]:
    """A match to act on. What was done is written when the block ends, and undone when it raises.

    Raises:
        NotFound: there is no such match.
        Stale: another process was faster.
        CannotGoOn: the match is one that this version can't carry on; it is set aside.
    """
    try:
        async with resources.store.write() as tx:
            held = await HeldMatch.take(resources, tx, match, now)
            yield held
            await write_back(held)
    except Conflict:
        raise Stale(say("ask-stale")) from None
    except CannotGoOn as refusal:
        await set_aside(resources, match, refusal)
        raise
    committed(held)


async def set_aside(resources: Resources, match: int, why: CannotGoOn) -> None:
    """Keep a match out of play that can't be carried on, and tell its channel why. It is paused: it goes on when that
    has been mended and a player resumes it, or ends by agreement."""
    async with resources.store.write() as tx:
        held = await HeldMatch.take(resources, tx, match)
        if held.match.status == PLAYING and not held.match.paused:
            held.set(paused=True)
            held.hold_clocks()
            held.tell("announce", text=say("notice-stranded", why=why.text))
            await write_back(held)
    resources.changed.set()


async def write_back(held: HeldMatch) -> None:
    """Write everything back, with what follows at once: match, seats, deadlines and notices."""
    await answer_at_once(held)
    await settle(held)
    match, before = held.match, held.match_before
    changed = {
        name: getattr(match, name) for name in MatchRecord.__slots__ if getattr(match, name) != getattr(before, name)
    }
    if changed:
        await held.tx.matches.save(match.id, **changed)
    if match.status == OVER and before.status != OVER:
        await held.tx.snapshots.keep_only(match.id, match.seq)
    due = await deadlines(held)
    if before.status != OPEN or due:
        await held.tx.deadlines.replace(match.id, due)
    outdated, told, instead = follow_ups(held)
    if instead is not None and await held.tx.notices.withdrawn(match.id, "turn"):
        told.append(instead)
    await held.tx.seats.save([now for now, was in zip(held.seats, held.seats_before, strict=True) if now != was])
    for kind, seat in outdated:
        await held.tx.notices.withdraw(match.id, kind, seat)
    await held.tx.notices.add([*held.notices, *told])


def committed(held: HeldMatch) -> None:
    """The transaction is durable: keep the game for the next reader, and say that something changed."""
    resources, game = held.resources, held.loaded
    if held.match.status != PLAYING:
        resources.games.forget(held.match.id)
    elif game is not None:
        resources.games.keep(held.match, game, held.sitting)
    resources.changed.set()
