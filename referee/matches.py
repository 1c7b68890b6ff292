"""Looking at matches: positions, lists, logs, records. Nothing here changes anything."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import UTC, datetime

import msgspec
from msgspec import UNSET

from engines.kernel.ask import Ask, Refused
from engines.kernel.cards import DeckList
from engines.kernel.record import Answer, Record, course
from engines.kernel.rules import Rules
from engines.kernel.text import say
from store.records import EntryRecord

from .errors import NotFound
from .model import OPEN, OVER, PLAYING, Agenda, LogEntry, MatchInfo, Person, Position, Replay, Scene, id_of
from .resources import Resources
from .stored_match import StoredMatch, entry_lines

NEVER = datetime.max.replace(tzinfo=UTC)

AT_A_TIME = 200
"""So many entries of a log are read at a time where all are needed, so that nobody waits for them."""


class Matches:
    """Matches as people see them."""

    def __init__(self, resources: Resources):
        self.resources = resources

    async def position(
        self,
        match: int,
        person: Person | int | None,
        seat: int | None = None,
        *,
        hand: bool = False,
        until: int | None = None,
    ) -> Position:
        """A match as a person sees it; somebody without a seat, or None, sees what spectators see. With `hand` it says
        of the cards in hand which can be used; `until` is the log entry up to which it is told what happened.

        Raises:
            NotFound, NotPlaying: there is nothing to see.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            return await stored.position(None if person is None else id_of(person), seat, hand=hand, until=until)

    def ask_at_hand(self, match: int, person: Person | int, seat: int, number: int) -> Ask | None:
        """The question of a number put to a person's seat, if nothing has to be read for it. It may be closed already:
        only an answer to it makes sure."""
        kept = self.resources.games.at_hand(match)
        if kept is None or (seat, id_of(person)) not in enumerate(kept.people):
            return None
        return kept.game.asks.get(seat) if kept.game.number_of(seat) + kept.match.shift == number else None

    async def info(self, match: int, person: Person | int | None = None) -> MatchInfo:
        """A match from outside.

        Raises:
            NotFound: there is no such match.
        """
        async with self.resources.store.read() as tx:
            return (await StoredMatch.look(self.resources, tx, match)).info(None if person is None else id_of(person))

    async def must_know(self, match: int, person: Person | int, guild: int | None) -> None:
        """Nothing, if somebody may know of a match who asks on a server. Of one that is at hand nothing is read for it.

        Raises:
            NotFound: they may not, or there is none.
        """
        kept, who = self.resources.games.at_hand(match), id_of(person)
        if kept is not None and (kept.match.guild == guild or who in kept.people):
            return
        if not (await self.info(match)).known_to(who, guild):
            raise NotFound(match)

    async def find(
        self,
        *,
        person: Person | int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        status: str | Collection[str] | None = None,
    ) -> list[MatchInfo]:
        """Matches, the newest first, of a person (their own and their invitations), a channel or a server."""
        who = None if person is None else id_of(person)
        wanted = (status,) if isinstance(status, str) else status or ()
        now = self.resources.clock.now()
        async with self.resources.store.read() as tx:
            found = await tx.matches.find(person=who, channel=channel, guild=guild, status=wanted)
            found = [match for match in found if match.game in self.resources.library.games]
            seats = await tx.seats.of_all([match.id for match in found])
            people = await tx.persons.of({s.person for each in seats.values() for s in each if s.person is not None})
        pools = [
            self.resources.games.pool_at_hand(match) or self.resources.library.pools[match.game] for match in found
        ]
        return [
            StoredMatch(self.resources, tx, match, seats[match.id], people, now, pool).info(who)
            for match, pool in zip(found, pools, strict=True)
        ]

    async def agenda(self, person: Person | int, channel: int | None = None) -> Agenda:
        """What a person has to do: in their own matches and those that they are invited to, or in those of a channel.
        What another seat's orders will do is not in it."""
        who = id_of(person)
        status = (OPEN, PLAYING)
        found = await self.find(person=None if channel is not None else who, channel=channel, status=status)
        async with self.resources.store.read() as tx:
            due = await tx.deadlines.of_all([info.id for info in found])
        agenda = Agenda([], [], [])
        for info in found:
            asked = set(info.deciding) & set(info.seats_of(who))
            by_order = {each.seat for each in due[info.id] if each.kind == "pass"}
            undecided = info.status == OPEN and info.full and info.opener == who
            if undecided or (asked - by_order and not info.paused):
                agenda.mine.append(info)
            else:
                (agenda.others if info.status == PLAYING else agenda.open).append(info)
        agenda.mine.sort(key=lambda info: _urgency(info, info.seats_of(who)))
        agenda.others.sort(key=lambda info: _urgency(info, info.deciding))
        agenda.open.sort(key=lambda info: info.invited != who)
        return agenda

    async def log(
        self,
        match: int,
        person: Person | int | None,
        *,
        after: int = -1,
        until: int | None = None,
        most: int | None = None,
        first: bool = False,
    ) -> list[LogEntry]:
        """The log of a match as a person reads it, oldest first: the entries after one, up to another; the latest so
        many of them, or the first. What another seat's order answered reads as if it had come by hand; what another
        seat does in a lane is left out, and the entries are counted without it.

        Raises:
            NotFound: there is no such match.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            held = stored.held_by(None if person is None else id_of(person))
            viewer, own = (held[0].seat if held else None), {seat.seat for seat in held}
            entries = await tx.entries.placed(match, own, after=after, until=until, most=most, first=first)
        return [
            LogEntry(place, entry.kind, entry.seat, _told_by(entry, own), entry.at, entry_lines(entry, viewer))
            for place, entry in entries
        ]

    async def record(self, match: int, person: Person | int | None = None) -> Record:
        """The record of a match that is over, for anyone to verify. While it is going on only `log` tells of it.

        Raises:
            NotFound: there is no such match.
            Refused: it is not over yet.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            if stored.match.started_at is None:
                raise Refused(say("record-not-begun"))
            if stored.match.status != OVER:
                raise Refused(say("record-not-over"))
            answers: list[Answer] = []
            while entries := await tx.entries.of(match, after=len(answers), most=AT_A_TIME, first=True):
                answers += [_recorded(entry) for entry in entries]
            record = Record(
                match=str(match),
                game=stored.match.game,
                rules=stored.match.rules,
                commitment=stored.match.commitment,
                secret=stored.match.secret.hex(),
                words=[seat.word for seat in stored.seats],
                options=stored.match.options,
                cards=(await stored.cards()).frozen.decode(),
                decks=[msgspec.convert(seat.deck, DeckList) for seat in stored.seats if seat.deck is not None],
                answers=answers,
                digest=(await stored.game()).digest(),
                position=UNSET if stored.match.position is None else stored.match.position,
            )
        return await asyncio.to_thread(record.sealed)

    async def replay(self, match: int) -> Replay:
        """The positions of a match that is over, one after the other, as spectators saw them; from its record.

        Raises:
            NotFound: there is no such match.
            Refused: it is not over yet, or its record can't be played by today's rules.
        """
        info = await self.info(match)
        if info.status != OVER:
            raise Refused(say("replay-not-over"))
        record = await self.record(match)
        rules = self.resources.library.rules(info.game)
        try:
            scenes = await asyncio.to_thread(_scenes, rules, record)
        except (Refused, ValueError, LookupError, msgspec.MsgspecError):
            raise Refused(say("replay-too-old")) from None
        last = max((n for n, (_, turn) in enumerate(scenes) if turn), default=0)
        return Replay(info, [scene for scene, _ in scenes], len(scenes) - last)


def _scenes(rules: Rules, record: Record) -> list[tuple[Scene, bool]]:
    """What spectators saw of a match, and whether a turn began there."""
    found: list[tuple[Scene, bool]] = []
    turn: object = None
    for game in course(rules, record):
        seen = game.seen_by(None)
        lines = seen.lines(None)
        if not lines and not game.outcome:
            continue
        now = rules.turn_of(seen)
        found.append((Scene(rules.view(seen, None), lines), now != turn))
        turn = now
    return found


def _urgency(info: MatchInfo, seats: Collection[int]) -> datetime:
    """When the first of some seats' flags falls; what has no clock comes last."""
    return min((at for seat, at in info.deadlines.items() if seat in seats), default=NEVER)


def _told_by(entry: EntryRecord, own: Collection[int]) -> str:
    """By what an entry came about, as far as who holds these seats may know."""
    return "hand" if entry.by == "order" and entry.seat not in own else entry.by


def _recorded(entry: EntryRecord) -> Answer:
    """A log entry as a line of a record. Line N (from 0) is entry N + 1, so going back to before line N is going back
    to after entry N."""
    if entry.back_to is not None:
        return Answer(entry.number, -1, f"!takeback {entry.back_to}")
    seat = -1 if entry.seat is None else entry.seat
    return Answer(entry.number, seat, f"!{entry.key}" if entry.kind == "command" else entry.key)
