"""Months of matches on a clock that the test moves: what is told by itself comes when it must, once, and nothing else
does.

`Model` is a second opinion on time. It keeps no clock that runs: it remembers when a question was put and every stretch
of time that does not count (the bot was down, the match paused, the player away), and looks for the first moment that
is late enough. `Life` plays, sets, pauses, goes away, and kills the bot, all at drawn times, on a real database.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from engines.kernel.chance import Stream
from referee import MatchInfo, Person, Referee
from referee.clock import ClockPolicy
from referee.errors import Refused
from referee.standing_orders import ASK, StandingOrders
from store import Store, open_store
from tests.referee.conftest import ANNA, BEN, CLEO, NOON, HandClock, pebbles_library

PEOPLE = (ANNA, BEN, CLEO)
MATCHES = 3
SEED = os.environ.get("ARBITER_TEST_SEED", "1")
MONTHS = int(os.environ.get("ARBITER_TEST_MONTHS", "24"))
"""Months of the long battery."""

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
FAR = datetime(2100, 1, 1, tzinfo=NOON.tzinfo)
ZONES = ("UTC", "Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Asia/Tokyo")

POLICIES = (
    ClockPolicy("correspondence", move=DAY, patience=0),
    ClockPolicy("correspondence", move=2 * DAY, remind=0.5, patience=3),
    ClockPolicy("correspondence", move=10 * HOUR, quiet=False, vacation=False, patience=0),
    ClockPolicy("bank", bank=5 * DAY, increment=4 * HOUR, on_flag="forfeit"),
    ClockPolicy("live", move=2 * HOUR, bank=DAY, remind=0.75, patience=0),
)


@dataclass
class Stretch:
    """A stretch of time that does not count; it may still go on."""

    start: datetime
    end: datetime = FAR


@dataclass
class Asked:
    """A question that stands: since when, and what time there is for it."""

    at: datetime
    time: timedelta


@dataclass
class Someone:
    """A player: quiet hours as local minutes, since when they are these, and vacations."""

    quiet: tuple[int, int] | None = None
    since: datetime = NOON
    zone: str = "UTC"
    away: list[Stretch] = field(default_factory=list[Stretch])


@dataclass
class Game:
    """A match: its policy, its players by seat, with their banks, whether the move has just come to them, their flags
    in a row and whether they were reminded of this move; their questions; and its pauses."""

    policy: ClockPolicy
    players: list[int]
    banks: list[timedelta]
    fresh: list[bool]
    flags: list[int]
    reminded: list[bool]
    asked: dict[int, Asked] = field(default_factory=dict[int, Asked])
    paused: list[Stretch] = field(default_factory=list[Stretch])


Due = tuple[datetime, int, int, str]
"""When, in which match, for which seat, and what: "reminder", "flag"."""


class Model:
    """What must be told when."""

    def __init__(self) -> None:
        self.people = {person.id: Someone() for person in PEOPLE}
        self.games: dict[int, Game] = {}
        self.down: list[Stretch] = []

    def stretches(self, game: Game, seat: int) -> list[Stretch]:
        """The time that does not count for a seat, in order, without overlaps."""
        away = self.people[game.players[seat]].away if game.policy.vacation else []
        merged: list[Stretch] = []
        for each in sorted((*self.down, *game.paused, *away), key=lambda each: each.start):
            if each.end <= each.start:
                continue
            if merged and each.start <= merged[-1].end:
                merged[-1] = Stretch(merged[-1].start, max(merged[-1].end, each.end))
            else:
                merged.append(each)
        return merged

    def counted(self, game: Game, seat: int, start: datetime, end: datetime) -> timedelta:
        """How much of a time counts."""
        lost = sum(
            (max(timedelta(), min(end, each.end) - max(start, each.start)) for each in self.stretches(game, seat)),
            timedelta(),
        )
        return end - start - lost

    def used(self, game: Game, seat: int, time: timedelta) -> datetime:
        """The first moment at which so much time has been used."""
        at, left = game.asked[seat].at, time
        for each in self.stretches(game, seat):
            if each.start <= at:
                at = max(at, each.end)
            elif each.start - at >= left:
                break
            else:
                left -= each.start - at
                at = each.end
        return at + left

    def late_enough(self, game: Game, seat: int, time: timedelta, extra: timedelta) -> datetime:
        """The first moment at which so much time has been used, and quiet hours have been over for some time."""
        stretches = [each for each in self.stretches(game, seat) if each.end > game.asked[seat].at]
        at = max(self.used(game, seat, time), self.people[game.players[seat]].since)
        at = next((each.end for each in stretches if each.start <= at < each.end), at)
        while True:
            due = self.awake(game, seat, at, extra)
            stopped = [each for each in stretches if at < each.start <= due]
            if not stopped:
                return due
            at = stopped[0].end  # the clock stood still before it came to that: it goes on from here

    def awake(self, game: Game, seat: int, at: datetime, extra: timedelta) -> datetime:
        """That moment; or, if it lies in quiet hours or less than some time after them, so much after their end."""
        someone = self.people[game.players[seat]]
        if someone.quiet is None or not game.policy.quiet:
            return at
        start, end = someone.quiet
        hours = {minute % 1440 for minute in range(start, end if start < end else end + 1440)}
        zone = ZoneInfo(someone.zone)

        def quiet(moment: datetime) -> bool:
            local = moment.astimezone(zone)
            return local.hour * 60 + local.minute in hours

        back = next((n for n in range(max(1, extra // MINUTE)) if quiet(at - n * MINUTE)), None)
        if back is None:
            return at
        moment = at - back * MINUTE
        while quiet(moment):
            moment = moment.replace(second=0, microsecond=0) + MINUTE
        return max(at, moment + extra)

    def due(self) -> list[Due]:
        """All that is to be told as things stand, the first first."""
        found: list[Due] = []
        for id, game in self.games.items():
            for seat, asked in game.asked.items():
                if game.paused and game.paused[-1].end == FAR:
                    continue
                falls = min(self.late_enough(game, seat, asked.time, HOUR), self.used(game, seat, asked.time + DAY))
                found.append((falls, id, seat, "flag"))
                if game.policy.remind and not game.reminded[seat]:
                    share = asked.time * game.policy.remind
                    found.append((self.late_enough(game, seat, share, timedelta()), id, seat, "reminder"))
        return sorted(each for each in found if each[0] < FAR)

    # ------------------------------------------------------------ what happens

    def answered(self, id: int, seat: int, now: datetime, *, by_hand: bool) -> None:
        """A seat has answered: its bank pays."""
        game = self.games[id]
        spent = self.counted(game, seat, game.asked[seat].at, now)
        bank = max(timedelta(), game.banks[seat] - max(timedelta(), spent - game.policy.move))
        if game.fresh[seat]:
            bank = min(game.policy.bank, bank + game.policy.increment)
        game.banks[seat], game.fresh[seat] = bank, False
        game.flags[seat] = 0 if by_hand else game.flags[seat] + 1
        del game.asked[seat]
        if game.asked:  # it waits for the others
            game.fresh[seat], game.reminded[seat] = True, False
        if by_hand and game.policy.vacation:
            self.back(game.players[seat], now)

    def stands(self, id: int, deciding: Iterable[int], now: datetime) -> None:
        """Who is asked now."""
        game = self.games[id]
        for seat in range(len(game.players)):
            if seat not in deciding:
                game.fresh[seat], game.reminded[seat] = True, False
                game.asked.pop(seat, None)
            elif seat not in game.asked:
                time = game.policy.move + game.banks[seat]
                game.asked[seat] = Asked(now, time)

    def back(self, person: int, now: datetime) -> None:
        """A vacation ends early."""
        for each in self.people[person].away:
            each.end = min(each.end, max(each.start, now))


class Life:
    """Everything that happens, drawn from a seed."""

    def __init__(self, store: Store, seed: str):
        self.store = store
        self.chance = Stream(f"calendar {seed}")
        self.clock = HandClock()
        self.model = Model()
        self.seen: list[tuple[str, int, int | None]] = []
        self.nonces: set[str] = set()
        self.counts = {"reminder": 0, "flag": 0, "kill": 0, "answer": 0}
        self.referee = Referee(store, pebbles_library(), self.clock, secret=b"calendar")
        self.alive = NOON

    def below(self, n: int) -> int:
        """A number below another."""
        return self.chance.randrange(n)

    async def live(self, length: timedelta, least: int) -> None:
        """Let so much time go by, and more until all has come about so often."""
        await self.referee.start(heartbeat=None)
        while self.clock.time < NOON + length or min(self.counts.values()) < least:
            assert self.clock.time < NOON + 10 * length, self.counts
            await self._keep_playing()
            await self._wait(self.clock.time + timedelta(seconds=1 + self.below(8 * 3600)))
            await (self._answer, self._answer, self._answer, self._quiet, self._away, self._pause, self._kill)[
                self.below(7)
            ]()

    async def _keep_playing(self) -> None:
        while len(self.model.games) < MATCHES:
            policy = POLICIES[self.below(len(POLICIES))]
            first = self.below(len(PEOPLE))
            players = [PEOPLE[first], PEOPLE[(first + 1) % len(PEOPLE)]]
            windows = ("yes", "no")[self.below(2)]
            options = {"heap": "40", "windows": windows}
            info = await self.referee.openings.open(
                game="pebbles", guild=5, channel=7, opener=players[0], deck="plain", clock=policy, options=options
            )
            info = await self.referee.openings.join(info.id, players[1], deck="shielded")
            for each in players:
                await self.referee.play.give_standing_orders(info.id, each, StandingOrders(ASK))
            self.model.games[info.id] = Game(
                policy, [each.id for each in players], [policy.bank] * 2, [True] * 2, [0] * 2, [False] * 2
            )
            self.model.stands(info.id, info.deciding, self.clock.time)
            await self._tell()

    # ------------------------------------------------------------ by itself

    async def _wait(self, until: datetime) -> None:
        """Sleep as the bot does: until the next deadline that it knows of. At each moment it tells just what it
        must."""
        while True:
            due = self.model.due()
            moment = min(due[0][0], until) if due else until
            deadline = await self.referee.timekeeping.next_deadline()
            if deadline is not None and deadline < moment:
                moment = deadline
            self.clock.time = max(self.clock.time, moment)
            if deadline is not None and deadline <= self.clock.time:
                while await self.referee.timekeeping.run_due():
                    pass  # as the bot's timer does
            await self._tell()
            await self._compare([each for each in due if each[0] <= self.clock.time])
            if moment == until:
                return

    async def _compare(self, due: list[Due]) -> None:
        expected: list[tuple[str, int, int | None]] = []
        flags: list[tuple[int, int]] = []
        for _, id, seat, what in due:
            game = self.model.games[id]
            self.counts[what] += 1
            if what == "reminder":
                if any(each[1:] == (id, seat, "flag") for each in due):
                    continue  # it would be told together with what it warns of
                expected.append(("reminder", id, seat))
                game.reminded[seat] = True
                continue
            lost = game.policy.on_flag == "forfeit" or game.flags[seat] + 1 == game.policy.patience
            expected.append(("result" if lost else "flagged", id, None if lost else seat))
            self.model.answered(id, seat, self.clock.time, by_hand=False)
            flags.append((id, seat))
            if not lost and (await self.referee.matches.info(id)).status == "over":
                expected.append(("result", id, None))  # the usual answer ended it
        assert sorted(self.seen, key=str) == sorted(expected, key=str), f"at {self.clock.time}"
        self.seen.clear()
        for id, seat in flags:
            await self._logged(id, seat)
        for id in {id for id, _ in flags}:
            await self._look(id)

    async def _logged(self, id: int, seat: int) -> None:
        async with self.store.read() as tx:
            entries = await tx.entries.of(id)
        by_clock = [each for each in entries if (each.seat, each.by, each.at) == (seat, "flag", self.clock.time)]
        assert len(by_clock) == 1, (id, seat, self.clock.time, entries[-2:])

    async def _look(self, id: int) -> MatchInfo:
        info = await self.referee.matches.info(id)
        if info.status == "playing":
            self.model.stands(id, info.deciding, self.clock.time)
        else:
            del self.model.games[id]
        return info

    async def _tell(self) -> None:
        """Empty the outbox. Sometimes the bot dies when something was posted and not noted: the nonce is known then."""
        for notice in await self.referee.notices.pending():
            if notice.nonce not in self.nonces and notice.kind in ("reminder", "flagged", "result"):
                self.seen.append((notice.kind, notice.match, notice.seat))
            self.nonces.add(notice.nonce)
            if not self.below(15):
                self._another()
                return await self._tell()
            await self.referee.notices.told(notice.id, notice.id)
        return None

    def _another(self) -> None:
        self.counts["kill"] += 1
        self.referee = Referee(self.store, pebbles_library(), self.clock, secret=b"calendar")

    # ------------------------------------------------------------ what people do

    def _someone(self) -> Person:
        return PEOPLE[self.below(len(PEOPLE))]

    async def _answer(self) -> None:
        asked = [(id, seat) for id, game in self.model.games.items() if not self._resting(game) for seat in game.asked]
        if not asked:
            return
        id, seat = asked[self.below(len(asked))]
        game = self.model.games[id]
        person = next(each for each in PEOPLE if each.id == game.players[seat])
        position = await self.referee.matches.position(id, person, seat)
        assert position.ask is not None
        await self.referee.play.answer(id, person, None, position.ask.write(position.ask.sample(self.chance)), seat)
        self.counts["answer"] += 1
        self.model.answered(id, seat, self.clock.time, by_hand=True)
        over = (await self._look(id)).status == "over"
        await self._tell()
        assert self.seen == ([("result", id, None)] if over else [])
        self.seen.clear()

    async def _quiet(self) -> None:
        person, zone = self._someone(), ZONES[self.below(len(ZONES))]
        start, end = (15 * self.below(96) for _ in range(2))
        quiet = None if (start - end) % 1440 < 240 else (start, end)
        await self.referee.people.set_settings(person, quiet=quiet, timezone=zone)
        someone = self.model.people[person.id]
        someone.quiet, someone.zone, someone.since = quiet, zone, self.clock.time
        self.alive = self.clock.time
        await self._tell()

    async def _away(self) -> None:
        person, days = self._someone(), self.below(5)
        try:
            await self.referee.people.set_settings(person, vacation=days)
            now = self.clock.time
            if days:
                self.model.people[person.id].away.append(Stretch(now, now + days * DAY))
            else:
                self.model.back(person.id, now)
        except Refused:
            pass
        self.alive = self.clock.time
        await self._tell()

    @staticmethod
    def _resting(game: Game) -> bool:
        return bool(game.paused) and game.paused[-1].end == FAR

    async def _pause(self) -> None:
        games = list(self.model.games.items())
        id, game = games[self.below(len(games))]
        first, second = (next(each for each in PEOPLE if each.id == player) for player in game.players)
        if self._resting(game):
            await self.referee.agreements.resume(id, first)
            game.paused[-1].end = self.clock.time
        else:
            try:
                await self.referee.agreements.offer(id, first, "pause")
                await self.referee.agreements.answer(id, second, "pause", True)
            except Refused:
                return
            game.paused.append(Stretch(self.clock.time))
        self.alive = self.clock.time
        await self._tell()

    async def _kill(self) -> None:
        """The bot is killed up to a minute after its latest sign of life, and comes back sooner or later.

        What reckons up clocks (settings, vacations, pauses) is a sign of life: no downtime reaches back beyond it.
        """
        killed = self.clock.time
        self.clock.time = max(self.alive, killed - timedelta(seconds=self.below(60)))
        beat = self.clock.time
        await self.referee.heartbeat.beat()
        self.clock.time = killed
        silences = (0, 30, 119, 120, 121, 3600, 7 * 3600, 30 * 3600, 4 * 86400)
        self.clock.time = self.alive = max(killed, beat + timedelta(seconds=silences[self.below(len(silences))]))
        if self.clock.time - beat > 2 * MINUTE:
            self.model.down.append(Stretch(beat, self.clock.time))
        self._another()
        await self.referee.start(heartbeat=None)


async def run(folder: Path, seed: str, length: timedelta, least: int) -> dict[str, int]:
    """A life; how often what happened, each so often at least."""
    store = await open_store(f"sqlite+aiosqlite:///{folder / 'calendar.db'}")
    try:
        life = Life(store, seed)
        await life.live(length, least)
    finally:
        await store.close()
    return life.counts


@pytest.mark.parametrize("seed", range(2))
async def test_all_comes_when_it_must_for_forty_days(tmp_path: Path, seed: int) -> None:
    counts = await run(tmp_path, f"{SEED} {seed}", 40 * DAY, 5)
    assert min(counts.values()) >= 5, counts


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
async def test_all_comes_when_it_must_for_years(tmp_path: Path, seed: int) -> None:
    counts = await run(tmp_path, f"{SEED} long {seed}", MONTHS * 30 * DAY, 5 * MONTHS)
    assert min(counts.values()) >= 5 * MONTHS, counts
