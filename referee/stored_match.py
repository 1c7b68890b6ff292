"""A match as it is in the database at a moment, with everything that belongs to it: to look at and to show."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Self
from zoneinfo import ZoneInfo

import msgspec

from engines.kernel.ask import Ask, Refused
from engines.kernel.cards import Cards, DeckList
from engines.kernel.event import Entry, Line
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.saves import CannotGoOn
from engines.kernel.state import Outcome
from engines.kernel.text import SEATS, Word, folded, say
from store import Transaction
from store.records import EntryRecord, MatchRecord, PersonRecord, SeatRecord

from .clock import ClockPolicy, Quiet
from .errors import NotFound, NotPlaying, NotSeated, Over, Paused
from .house import HOUSE_NAMES
from .lessons import LEARNER, Progress
from .library import Pool
from .model import CANCELLED, OPEN, OVER, PLAYING, Lecture, MatchInfo, Player, Position, Takeback
from .resources import Resources
from .standing_orders import StandingOrders

LATEST = 100
"""So many entries of a log are read at most to tell what happened last."""

PASSED = "passed"
"""The events that say only that nobody responded. The log tells of them; they are no news."""

_story = msgspec.msgpack.Decoder(list[Entry])


class StoredMatch:
    """A match, its seats and the people on them, read in one transaction."""

    def __init__(
        self,
        resources: Resources,
        tx: Transaction,
        match: MatchRecord,
        seats: Sequence[SeatRecord],
        people: dict[int, PersonRecord],
        now: datetime,
        pool: Pool,
    ):
        self.resources = resources
        self.tx = tx
        self.match = match
        self.seats = list(seats)
        self.people = people
        self.now = now
        self.pool = pool
        self.policy = ClockPolicy.restore(match.clock)
        self._game: Game[Any] | None = None

    @classmethod
    async def look(cls, resources: Resources, tx: Transaction, match: int) -> Self:
        """A match to look at.

        Raises:
            NotFound: there is no such match.
        """
        return await cls._read(resources, tx, match, resources.clock.now(), lock=False)

    @classmethod
    async def _read(cls, resources: Resources, tx: Transaction, match: int, now: datetime, *, lock: bool) -> Self:
        row = await tx.matches.get(match, lock=lock)
        if row is None:
            raise NotFound(match)
        seats, people = await tx.seats.of(match)
        return cls(resources, tx, row, seats, people, now, await resources.games.pool_to_show(tx, row))

    # ------------------------------------------------------------ reading

    @property
    def rules(self) -> Rules:
        """The rules of the match's game."""
        return self.resources.library.rules(self.match.game)

    async def cards(self) -> Cards:
        """The cards that it is played with.

        Raises:
            CannotGoOn: this version can't read them any more.
        """
        return (await self.resources.games.pool(self.tx, self.match)).cards

    async def game(self) -> Game[Any]:
        """The game as it stands, to be read only."""
        if self._game is None:
            self._game = await self.resources.games.game(self.tx, self.match, self.sitting)
        return self._game

    @property
    def loaded(self) -> Game[Any] | None:
        """The game, if it has been read."""
        return self._game

    def must_play(self) -> None:
        """Raises:
        NotPlaying, Over: the match is not under way.
        """
        if self.match.status == OPEN:
            raise NotPlaying
        if self.match.status != PLAYING:
            raise Over

    def must_run(self) -> None:
        """Raises:
        NotPlaying, Over, Paused: the match takes no answers.
        """
        self.must_play()
        if self.match.paused:
            raise Paused

    def held_by(self, person: int | None) -> list[SeatRecord]:
        """The seats that a person holds."""
        return [seat for seat in self.seats if person is not None and seat.person == person]

    def seat_of(self, person: int | None, seat: int | None = None) -> int:
        """The seat that a person acts for: the one named, else the one that is asked, else the first.

        Raises:
            NotSeated: the person does not hold it.
        """
        held = self.held_by(person)
        if seat is not None:
            held = [each for each in held if each.seat == seat]
        if not held:
            raise NotSeated
        return next((each for each in held if each.asked), held[0]).seat

    async def stranded(self) -> bool:
        """Whether the game is one that this version can't carry on."""
        try:
            await self.game()
        except CannotGoOn:
            return True
        return False

    async def in_play(self) -> list[SeatRecord]:
        """The seats that have not lost yet, as far as can be told."""
        if await self.stranded():
            return self.seats
        game = await self.game()
        return [each for each in self.seats if not self.rules.is_out(game, each.seat)]

    async def others(self, seat: int) -> list[SeatRecord]:
        """The seats in play that another person holds, or a house player."""
        mine = self.seats[seat].person
        return [
            each for each in await self.in_play() if each.seat != seat and (each.person is None or each.person != mine)
        ]

    async def number_of(self, seat: int) -> int:
        """The number that an answer of a seat must quote."""
        return (await self.game()).number_of(seat) + self.match.shift

    @property
    def alone(self) -> bool:
        """Whether a single person is left in play, so that nobody learns anything from how long an answer takes; the
        game has been read before."""
        assert self._game is not None
        out = partial(self.rules.is_out, self._game)
        return len({seat.person for seat in self.seats if seat.person is not None and not out(seat.seat)}) == 1

    @property
    def sitting(self) -> tuple[int | None, ...]:
        """Who sits there, by seats."""
        return tuple(seat.person for seat in self.seats)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are being asked."""
        return tuple(seat.seat for seat in self.seats if seat.asked)

    def quiet(self, seat: SeatRecord) -> Quiet | None:
        """The quiet hours of whoever sits there."""
        person = self.people.get(seat.person) if seat.person is not None else None
        if person is None or person.quiet_from is None or person.quiet_to is None:
            return None
        return Quiet(person.quiet_from, person.quiet_to, ZoneInfo(person.timezone or "UTC"))

    def away_until(self, seat: SeatRecord) -> datetime | None:
        """Until when whoever sits there is on vacation, if the match allows it."""
        person = self.people.get(seat.person) if seat.person is not None else None
        if not self.policy.vacation or person is None or person.away_until is None or person.away_until <= self.now:
            return None
        return person.away_until

    def flag_at(self, seat: SeatRecord) -> datetime | None:
        """When a seat's flag falls, if its clock runs."""
        if seat.since is None or seat.person is None:
            return None
        return self.policy.flag(seat.since, seat.used, seat.bank, self.quiet(seat))

    def remind_at(self, seat: SeatRecord) -> datetime | None:
        """When a seat is reminded, if its clock runs and it was not yet."""
        if seat.since is None or seat.person is None or seat.reminded:
            return None
        return self.policy.reminder(seat.since, seat.used, seat.bank, self.quiet(seat))

    def open_ask(self, seat: int) -> Ask:
        """The question that a seat is asked; the game has been read before."""
        assert self._game is not None
        return self._game.asks[seat]

    # ------------------------------------------------------------ showing

    def info(self, viewer: int | None = None) -> MatchInfo:
        """The match from outside; `viewer` is the person who looks (they know their own deck)."""
        match, offers = self.match, self.match.offers
        over = match.status in (OVER, CANCELLED)
        playing = match.status == PLAYING
        takeback, rematch = offers.get("takeback"), offers.get("rematch", {})
        return MatchInfo(
            id=match.id,
            game=match.game,
            status=match.status,
            guild=match.guild,
            channel=match.channel,
            parent=match.parent,
            players=tuple(self._player(seat, viewer) for seat in self.seats),
            options=match.options,
            clock=self.policy,
            opener=match.opener,
            invited=match.invited,
            number=match.number,
            seq=match.seq,
            told=match.told,
            deciding=self.asked if playing else (),
            deadlines={seat.seat: at for seat in self.seats if playing and (at := self.flag_at(seat)) is not None},
            banks={seat.seat: seat.bank for seat in self.seats},
            commitment=match.commitment,
            secret=match.secret.hex() if over else None,
            outcome=None if match.outcome is None else msgspec.convert(match.outcome, Outcome),
            draw_offer=offers["draw"]["by"] if "draw" in offers else None,
            pause_offer=offers["pause"]["by"] if "pause" in offers else None,
            takeback=None if takeback is None else Takeback(takeback["by"], takeback["answers"]),
            paused=match.paused,
            message=match.message,
            opened_at=match.opened_at,
            started_at=match.started_at,
            over_at=match.over_at,
            wanting=() if "match" in rematch else tuple(rematch.get("yes", ())),
            laid_out=match.position is not None,
            lesson=match.lesson,
            pool=self.pool,
        )

    def _player(self, seat: SeatRecord, viewer: int | None) -> Player | None:
        if seat.free:
            return None
        open_deck = self.match.status == OVER or (viewer is not None and seat.person == viewer)
        deck = msgspec.convert(seat.deck, DeckList).title if seat.deck is not None and open_deck else None
        return Player(seat.seat, seat.person, seat.house, self._name(seat), deck)

    def _name(self, seat: SeatRecord) -> Word:
        """What a player is called: with the seat's letter, where another has the same name in some language."""
        name, said = _called(seat), self._said(seat)
        others = [each for each in self.seats if not each.free and each.seat != seat.seat]
        alike = any(said & self._said(each) for each in others)
        return say("name-apart", name=name, letter=SEATS[seat.seat]) if alike else name

    def _said(self, seat: SeatRecord) -> set[str]:
        """What a player is called in any language."""
        texts = self.resources.library.texts
        return {folded(texts.say(_called(seat), locale)) for locale in texts.locales}

    async def position(
        self, person: int | None, seat: int | None = None, *, hand: bool = False, until: int | None = None
    ) -> Position:
        """The match as a person sees it from their seat; strangers see what spectators see. With `hand` it says of the
        cards in hand which can be used; `until` is the log entry up to which it is told what happened.

        Raises:
            NotPlaying, Over: the match has not begun, or never did: there is nothing to see.
            NotSeated: a seat is named that the person does not hold.
        """
        if self.match.started_at is None:
            raise NotPlaying if self.match.status == OPEN else Over
        viewer = self.seat_of(person, seat) if seat is not None or self.held_by(person) else None
        game = await self.game()
        seen, info = game.seen_by(viewer), self.info(person)
        view = self.rules.view(seen, viewer)
        if viewer is not None and viewer in game.lanes:
            info = replace(info, number=await self.number_of(viewer))
        if self.match.shift and hasattr(view, "number"):
            view = msgspec.structs.replace(view, number=info.number)
        after = self.match.told if viewer is None else self.seats[viewer].by_hand - 1
        ask = game.asks.get(viewer) if viewer is not None else None
        usable: Mapping[str, Refused | None] = {}
        if hand and ask is not None:
            usable = self.rules.usable(seen, ask)
        lines = await self.lines(viewer, after, until)
        answered = next((each.about for each in seen.asks.values() if each.window), None)
        lecture = await self.lecture(ask) if viewer == LEARNER else None
        if ask is None:
            return Position(info, view, ask, lines, viewer, answered=answered, lecture=lecture)
        about, detail = self.rules.about(seen, ask), partial(self.rules.detail, seen, ask)
        itself = self.order(ask) is not None
        return Position(info, view, ask, lines, viewer, usable, about, answered, detail, lecture, itself=itself)

    def order(self, ask: Ask) -> str | None:
        """What the orders of the seat that is asked answer; None if its player is asked. In a lesson none do."""
        orders = StandingOrders.restore(self.seats[ask.seat].orders)
        return None if self.match.lesson else orders.answer(ask)

    async def lines(self, viewer: int | None, after: int, until: int | None = None) -> list[Line]:
        """The log after an entry, or what is latest of it, as a seat, or a spectator, reads it: what is news, without
        who passed."""
        entries = await self.entries(viewer, after, until)
        cut = [Line(say("log-cut"))] if len(entries) > LATEST else []
        return [
            *cut,
            *(line for entry in entries[-LATEST:] for line in entry_lines(entry, viewer, passes=False)),
        ]

    async def entries(self, viewer: int | None, after: int, until: int | None = None) -> list[EntryRecord]:
        """The entries after one, up to another, of which a seat, or a spectator, may know: the latest, one more than
        are told."""
        own = () if viewer is None else (viewer,)
        return await self.tx.entries.told(self.match.id, own, after=after, until=until, most=LATEST + 1)

    async def lesson(self) -> Progress | None:
        """How far the match has followed its lesson, if it follows one."""
        lesson = self.resources.library.lessons.get(self.match.game)
        if not self.match.lesson or lesson is None:
            return None
        steps, answers = 0, list[str]()
        async for entry in self.way_back():
            if entry.seat == LEARNER:
                steps += entry.by == "hand"
            elif not steps:
                answers.insert(0, entry.key)
        return Progress(lesson, steps, answers)

    async def lecture(self, ask: Ask | None) -> Lecture | None:
        """What the lesson says now to who learns, and to what answers of the question it leads."""
        progress = await self.lesson()
        if progress is None:
            return None
        lesson, length = progress.lesson, len(progress.lesson.steps)
        if self.match.status == OVER or progress.step is None:
            return Lecture(lesson.says(length), (), length, length)
        hopes = tuple(progress.hoped(ask)) if ask is not None else ()
        return Lecture(lesson.says(progress.steps), tuple(progress.step.marks), progress.steps, length, hopes)

    async def way_back(self) -> AsyncIterator[EntryRecord]:
        """The entries that led here, the newest first, without what was taken back."""
        seq, read = self.match.seq, dict[int, EntryRecord]()
        while seq > 0:
            if seq not in read:
                read = {entry.seq: entry for entry in await self.tx.entries.of(self.match.id, until=seq, most=LATEST)}
            entry = read[seq]
            if entry.back_to is None:
                yield entry
            seq = seq - 1 if entry.back_to is None else entry.back_to


def entry_lines(entry: EntryRecord, viewer: int | None, *, passes: bool = True) -> list[Line]:
    """What a seat, or a spectator (None), reads of a log entry; without `passes`, nothing of those."""
    story = [each for each in _story.decode(entry.story) if passes or each.event.name != PASSED]
    lines = [line for each in story if (line := each.line(viewer)) is not None]
    if entry.kind == "takeback":
        lines.append(Line(say("log-takeback")))
    return lines


def _called(seat: SeatRecord) -> Word:
    """The name of who holds a seat: that of a house player is said in each reader's language."""
    return HOUSE_NAMES[seat.house] if seat.house is not None else seat.name
