"""Killed at any instant, the referee goes on without an answer lost or doubled, and tells nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Generator, Sequence
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from engines.kernel.ask import Refused
from engines.kernel.cards import DeckList
from engines.kernel.chance import Stream, match_key
from referee import Referee
from referee.clock import ClockPolicy
from referee.model import MatchInfo
from referee.stored_match import StoredMatch
from store import Store, open_store
from tests.databases import all_notices
from tests.referee.conftest import ANNA, BEN, NOON, HandClock, House, pebbles_library
from tests.referee.restless import post, posted

KILLS = int(os.environ.get("ARBITER_TEST_KILLS", "5"))
"""How often the bot is killed (more in a soak)."""
TWO_DAYS = ClockPolicy.correspondence(timedelta(days=2))


class Lightning(Exception):
    """Struck."""


@contextlib.contextmanager
def struck(store: Store, at: int) -> Generator[list[int]]:
    """A failure instead of a statement (the first is 0); yields the number of statements seen."""
    seen = [0]

    def strike(*_: Any) -> None:
        seen[0] += 1
        if seen[0] == at + 1:
            raise Lightning

    engine = store._engine.sync_engine  # pyright: ignore[reportPrivateUsage]
    event.listen(engine, "before_cursor_execute", strike)
    event.listen(engine, "commit", strike)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", strike)
        event.remove(engine, "commit", strike)


async def everything(store: Store) -> list[Any]:
    """All that the database holds of matches."""
    async with store.read() as tx:
        matches = await tx.matches.find()
        ids = [match.id for match in matches]
        seats, deadlines = await tx.seats.of_all(ids), await tx.deadlines.of_all(ids)
        entries = [await tx.entries.of(id) for id in ids]
    return [matches, seats, deadlines, entries, await all_notices(store)]


async def test_a_failure_at_any_step_undoes_the_whole(house: House) -> None:
    info = await house.match(options={"windows": "no"})
    before = await everything(house.store)
    with struck(house.store, 10_000) as seen:
        await house.referee.play.answer(info.id, ANNA, info.number, "plan")
    assert seen[0] > 8
    for step in range(seen[0]):
        info = await house.referee.matches.info(info.id)
        before = await everything(house.store)
        with struck(house.store, step), pytest.raises(Lightning):
            await house.referee.play.answer(info.id, ANNA, info.number, "plan")
        assert await everything(house.store) == before
        assert (await house.referee.matches.position(info.id, ANNA)).info == await house.another().matches.info(
            info.id, ANNA
        )
    await house.referee.play.answer(info.id, ANNA, info.number, "plan")


async def clocks_agree(house: House, matches: Sequence[MatchInfo]) -> bool:
    """After a restart Anna's clocks go by what she has set, in all of her matches; whether she is away."""
    referee = house.another()
    await referee.people.look_through()
    away = (await referee.people.settings(ANNA)).away_until
    for match in matches:
        info = await referee.matches.info(match.id)
        assert info.deadlines == {0: (away or NOON) + TWO_DAYS.move}
    return away is not None


@pytest.mark.parametrize("days", [5, 0])
async def test_fallen_over_while_somebody_goes_or_comes_back_the_clocks_of_all_matches_agree(
    house: House, days: int
) -> None:
    matches = [await house.match(TWO_DAYS) for _ in range(2)]
    found: set[bool] = set()
    for step in count():
        with contextlib.suppress(Refused):
            await house.referee.people.set_settings(ANNA, vacation=5 - days)
        with contextlib.suppress(Lightning), struck(house.store, step) as seen:
            await house.referee.people.set_settings(ANNA, vacation=days)
        found.add(await clocks_agree(house, matches))
        if seen[0] <= step:
            break
    assert found == {True, False}


async def test_what_settings_had_changed_is_finished_at_the_start(house: House) -> None:
    match = await house.match(TWO_DAYS)
    async with house.store.write() as tx:
        await tx.persons.save(ANNA.id, away_from=NOON, away_until=NOON + timedelta(days=5), unsettled=True)
    await house.another().start(heartbeat=None)
    assert (await house.referee.matches.info(match.id)).deadlines == {0: NOON + timedelta(days=7)}


async def test_fallen_over_after_the_answer_that_ended_a_vacation_it_has_ended_in_all_matches(house: House) -> None:
    first, second = [await house.match(TWO_DAYS) for _ in range(2)]
    await house.referee.people.set_settings(ANNA, vacation=5)
    for step in count():
        with contextlib.suppress(Lightning), struck(house.store, step):
            await house.referee.play.answer(first.id, ANNA, first.number, "plan")
        away = await clocks_agree(house, [first, second])
        assert away == (await house.number(first) == first.number)
        if not away:
            break


async def test_nothing_refused_is_written(house: House) -> None:
    info = await house.match()
    before = await everything(house.store)
    for person, key in ((ANNA, "take 9"), (BEN, "take 1")):
        with pytest.raises(Exception, match="ask-"):
            await house.referee.play.answer(info.id, person, info.number, key)
    assert await everything(house.store) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_killed_in_the_middle_of_everything(empty_url: str, tmp_path: Path) -> None:
    chance = Stream(f"kills {os.environ.get('ARBITER_TEST_SEED', '1')}")
    file, accepted, lost = tmp_path / "posted", dict[tuple[int, int], tuple[int, str]](), set[str]()
    for kill in range(KILLS):
        for match, seq, seat, key in await _run(
            empty_url, file, f"{kill}", 1 + chance.randrange(12), chance.randrange(250) / 1000
        ):
            assert (match, seq) not in accepted, "an answer was accepted twice"
            accepted[match, seq] = (seat, key)
        lost = await _check(empty_url, file, accepted, lost)
    assert len(accepted) >= KILLS
    store = await open_store(empty_url)
    referee = Referee(store, pebbles_library(), HandClock(NOON.replace(year=2090)), secret=b"restless")
    while await referee.notices.pending():
        await post(referee, file)
    await _check(empty_url, file, accepted, lost)
    async with store.read() as tx:
        assert await tx.notices.earliest(referee.resources.share) is None
    await store.close()


async def _run(url: str, file: Path, seed: str, answers: int, seconds: float) -> list[tuple[int, int, int, str]]:
    """Let the bot play for so many answers and a moment more, and kill it; the answers that it said were accepted."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.referee.restless", url, str(file), seed), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    first = b"".join([await process.stdout.readline() for _ in range(answers)])
    assert first.endswith(b"\n"), "the bot did not come up"
    await asyncio.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    await process.wait()
    lines = (first + rest).decode().splitlines(keepends=True)
    found: list[tuple[int, int, int, str]] = []
    for line in lines:
        if line.endswith("\n"):
            match, seq, seat, key = line.rstrip("\n").split(" ", 3)
            found.append((int(match), int(seq), int(seat), key))
    return found


async def _check(url: str, file: Path, accepted: dict[tuple[int, int], tuple[int, str]], lost: set[str]) -> set[str]:
    """Every accepted answer is in its place; every match is what its answers make of it; every notice was told once.

    A kill between posting and noting it loses one, which is found again by its nonce, or withdrawn in the meantime:
    what was posted and is not known to be told was `lost` before, but for one. It is returned.
    """
    store, library = await open_store(url), pebbles_library()
    referee = Referee(store, library, HandClock(), secret=b"")
    rules, cards = library.games["pebbles"], library.cards["pebbles"]
    async with store.read() as tx:
        for match in await tx.matches.find(status=("playing", "over")):
            stored = await StoredMatch.look(referee.resources, tx, match.id)
            entries = await tx.entries.of(match.id)
            assert [entry.seq for entry in entries] == list(range(1, match.seq + 1))
            for (id, seq), (seat, key) in accepted.items():
                if id == match.id:
                    entry = entries[seq - 1]
                    assert (entry.seat, entry.key) == (seat, key)
            decks = [msgspec.convert(seat.deck, DeckList) for seat in stored.seats]
            key = match_key(match.secret, str(match.id), [seat.word for seat in stored.seats])
            game = rules.begin(cards, decks, match.options, key)
            for entry in [entry async for entry in stored.way_back()][::-1]:
                assert entry.seat is not None
                game.answer(entry.number, entry.seat, entry.key)
            assert msgspec.msgpack.encode(game.s) == msgspec.msgpack.encode((await stored.game()).s)
        nonces = posted(file)
        assert len(set(nonces)) == len(nonces)
        notices = await all_notices(store)
        told = [record for record in notices if record.told_at is not None]
        assert {record.nonce for record in told} <= set(nonces)
        assert all(nonces[record.message - 1] == record.nonce for record in told if record.message)
        assert set(nonces) <= {record.nonce for record in notices}
        untold = set(nonces) - {record.nonce for record in told}
        assert len(untold - lost) <= 1, "more was posted than is known to be told"
    await store.close()
    return untold
