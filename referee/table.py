"""A match in the hands of one transaction: read, acted on, written back as a whole, and shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from engines.kernel.ask import Ask
from engines.kernel.event import Entry, Line
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.state import Outcome
from engines.kernel.text import say
from store import Transaction
from store.records import DeadlineRecord, EntryRecord, MatchRecord, NoticeRecord, PersonRecord, SeatRecord

from .clock import ZERO, ClockPolicy, Quiet
from .desk import Desk
from .errors import NotFound, NotPlaying, NotSeated, Over, Paused
from .model import CANCELLED, OPEN, OVER, PLAYING, MatchInfo, Player, Position, Takeback
from .notices import compose, notice
from .orders import StandingOrders, drawn_time

LIVE_PACE = timedelta(seconds=3)
SLOW_PACE = timedelta(minutes=3)
"""The median time of an automatic answer, in matches in one sitting and in long ones."""

_story = msgspec.msgpack.Decoder(list[Entry])


class Table:
    """One match and everything about it, as of now.

    `act` plays on it; `close` writes everything back. Nothing is kept when the transaction fails.
    """

    def __init__(
        self,
        desk: Desk,
        tx: Transaction,
        match: MatchRecord,
        seats: Sequence[SeatRecord],
        people: dict[int, PersonRecord],
        now: datetime,
    ):
        self.desk = desk
        self.tx = tx
        self.match = match
        self.seats = list(seats)
        self.people = people
        self.now = now
        self.policy = ClockPolicy.restore(match.clock)
        self.notices: list[NoticeRecord] = []
        self._game: Game[Any] | None = None
        self._entered: list[EntryRecord] = []
        self._seats_before = list(seats)
        self._match_before = match

    @classmethod
    async def take(cls, desk: Desk, tx: Transaction, match: int, now: datetime | None = None) -> Table:
        """A match to act on, at a moment (None: this one): nobody else can until the transaction ends.

        Raises:
            NotFound: there is no such match.
        """
        return await cls._read(desk, tx, match, now, lock=True)

    @classmethod
    async def look(cls, desk: Desk, tx: Transaction, match: int) -> Table:
        """A match to look at only.

        Raises:
            NotFound: there is no such match.
        """
        return await cls._read(desk, tx, match, None, lock=False)

    @classmethod
    async def _read(cls, desk: Desk, tx: Transaction, match: int, now: datetime | None, *, lock: bool) -> Table:
        row = await tx.matches.get(match, lock=lock)
        if row is None:
            raise NotFound(match)
        seats = await tx.seats.of(match)
        people = await tx.persons.of({seat.person for seat in seats if seat.person is not None})
        return cls(desk, tx, row, seats, people, now or desk.clock.now())

    # ------------------------------------------------------------ reading

    @property
    def rules(self) -> Rules:
        """The rules of the match's game."""
        return self.desk.rules(self.match.game)

    async def game(self) -> Game[Any]:
        """The game as it stands; to be read only, unless `act` made it."""
        if self._game is None:
            self._game = await self.desk.game(self.tx, self.match)
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

    def held(self, person: int | None) -> list[SeatRecord]:
        """The seats that a person holds."""
        return [seat for seat in self.seats if person is not None and seat.person == person]

    def seat_of(self, person: int | None, seat: int | None = None) -> int:
        """The seat that a person acts for: the one named, else the one that is asked, else the first.

        Raises:
            NotSeated: the person does not hold it.
        """
        held = self.held(person)
        if seat is not None:
            held = [each for each in held if each.seat == seat]
        if not held:
            raise NotSeated
        return next((each for each in held if each.asked), held[0]).seat

    def others(self, seat: int) -> list[SeatRecord]:
        """The seats that another person holds, or a house player."""
        mine = self.seats[seat].person
        return [each for each in self.seats if each.seat != seat and (each.person is None or each.person != mine)]

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

    # ------------------------------------------------------------ acting

    def change(self, seat: int, **values: Any) -> SeatRecord:
        """Set columns of a seat."""
        self.seats[seat] = replace(self.seats[seat], **values)
        return self.seats[seat]

    def set(self, **values: Any) -> None:
        """Set columns of the match."""
        self.match = replace(self.match, **values)

    def tell(self, kind: str, **details: Any) -> None:
        """Put a notice in the outbox."""
        self.notices.append(notice(self.match, kind, self.now, **details))

    async def act(self, kind: str, seat: int | None, key: str, by: str, person: int | None = None) -> None:
        """Let an answer or a command take effect, and write it into the log.

        Raises:
            Refused, Stale: it is not legal; nothing has changed.
        """
        game = (await self.game()).clone()
        number = game.number
        ask = game.asks.get(seat) if seat is not None else None
        heard = len(game.story) if kind == "answer" and ask is not None and ask.window else 0
        if kind == "answer":
            assert seat is not None
            game.answer(number, seat, key)
        else:
            game.command(seat, key)
        if seat is not None and kind == "answer":
            self._stop_clock(self.seats[seat])
            self._use_orders(seat, ask)
        await self._enter(game, kind, number, seat, key, by, person, game.story[heard:], None)

    def _use_orders(self, seat: int, ask: Ask | None) -> None:
        """What was prepared for a question is used up when it has been answered."""
        orders = StandingOrders.restore(self.seats[seat].orders)
        left = orders if ask is None else orders.after(ask)
        if left is not orders:
            self.change(seat, orders=left.store())

    async def go_back(self, to: int, seat: int, person: int | None) -> None:
        """Take back what came after an entry: a new entry that goes on from there."""
        game = await self.desk.game_at(self.tx, self.match, to)
        for each in self.seats:
            self.change(
                each.seat,
                asked=False,
                orders=each.orders if each.orders_at <= to else None,
                absent=None,
            )
        self.set(shift=self.match.number + 1 - game.number)
        await self._enter(game, "takeback", game.number, seat, f"back to {to}", "agreed", person, [], to)

    async def _enter(
        self,
        game: Game[Any],
        kind: str,
        number: int,
        seat: int | None,
        key: str,
        by: str,
        person: int | None,
        story: list[Entry],
        back_to: int | None,
    ) -> None:
        seq = self.match.seq + 1
        entry = EntryRecord(
            match=self.match.id,
            seq=seq,
            kind=kind,
            number=number,
            seat=seat,
            key=key,
            by=by,
            person=person,
            at=self.now,
            informed=game.informed if back_to is None else False,
            back_to=back_to,
            story=msgspec.msgpack.encode(story),
        )
        await self.tx.entries.add(entry)
        self._entered.append(entry)
        await self.tx.snapshots.add(self.match.id, seq, game.save())
        self.set(seq=seq)
        if seat is not None and kind == "answer":
            self.change(seat, acted=seq)
        self.deal(game)

    def deal(self, game: Game[Any]) -> None:
        """Take over a game that has moved on: who is asked, whose clock runs, what is over."""
        self._game = game
        if game.outcome is not None:
            self.set(status=OVER, outcome=msgspec.to_builtins(game.outcome), over_at=self.now, offers={}, paused=False)
        self.set(number=game.number + self.match.shift, turn=turn_of(self.rules.view(game, None)))
        for seat in self.seats:
            if seat.absent is not None and seat.absent != self.match.turn:
                self.change(seat.seat, absent=None)
            if seat.orders and seat.orders["pass_turn"] and self.match.turn != self._match_before.turn:
                self.change(seat.seat, orders={**seat.orders, "pass_turn": False})
            if seat.seat not in game.asks:
                self.change(seat.seat, asked=False, since=None, used=ZERO, fresh=True, reminded=False)
            elif not seat.asked:
                since = None if self.match.paused else self.away_until(seat) or self.now
                self.change(seat.seat, asked=True, since=since, used=ZERO)

    def _stop_clock(self, seat: SeatRecord) -> None:
        """A seat has answered: what it used leaves its bank, and the next question is a new one."""
        spent = seat.used + (max(ZERO, self.now - seat.since) if seat.since is not None else ZERO)
        bank = max(ZERO, seat.bank - self.policy.cost(spent))
        if seat.fresh:
            bank = self.policy.refill(bank)
        self.change(seat.seat, asked=False, since=None, used=ZERO, bank=bank, fresh=False)

    def hold_clocks(self) -> None:
        """Let every running clock stand still."""
        for seat in self.seats:
            if seat.since is not None:
                self.change(seat.seat, since=None, used=seat.used + max(ZERO, self.now - seat.since))

    def run_clocks(self) -> None:
        """Let the clocks of those who are asked run on."""
        for seat in self.seats:
            if seat.asked and seat.since is None:
                self.change(seat.seat, since=self.away_until(seat) or self.now)

    def rest_absent(self) -> bool:
        """Let the running clocks of those on vacation stand still until they are back; whether there were any."""
        found = False
        for seat in self.seats:
            until = self.away_until(seat)
            if until is not None and seat.since is not None and seat.since <= self.now:
                self.change(seat.seat, since=until, used=seat.used + self.now - seat.since)
                found = True
        return found

    # ------------------------------------------------------------ writing back

    async def close(self) -> None:
        """Write everything back: match, seats, deadlines and notices."""
        changed = {
            name: getattr(self.match, name)
            for name in MatchRecord.__slots__
            if getattr(self.match, name) != getattr(self._match_before, name)
        }
        if changed:
            await self.tx.matches.save(self.match.id, **changed)
        await self.tx.seats.save(
            [now for now, before in zip(self.seats, self._seats_before, strict=True) if now != before]
        )
        await self._schedule()
        outdated, composed = compose(self, self._match_before, self._seats_before)
        for kind, seat in outdated:
            await self.tx.notices.withdraw(self.match.id, kind, seat)
        await self.tx.notices.add([*self.notices, *composed])

    async def _schedule(self) -> None:
        deadlines: list[DeadlineRecord] = []
        if self.match.status == PLAYING and not self.match.paused:
            game = await self.game()
            standing = await self._standing_deadlines()
            for seat in self.seats:
                if seat.asked:
                    before = standing.get(seat.seat, {})
                    deadlines += self._deadlines(seat, game.asks[seat.seat], before)
        if self._match_before.status != OPEN or deadlines:
            await self.tx.deadlines.replace(self.match.id, deadlines)

    async def _standing_deadlines(self) -> dict[int, dict[str, datetime]]:
        """The drawn times of questions that stood before and still stand: they must not be drawn again."""
        still = [
            now.seat
            for now, before in zip(self.seats, self._seats_before, strict=True)
            if now.asked and before.asked and now.acted == before.acted and now.orders == before.orders
        ]
        if not still:
            return {}
        found: dict[int, dict[str, datetime]] = {}
        for each in (await self.tx.deadlines.of_all([self.match.id]))[self.match.id]:
            if each.seat in still and each.kind in ("pass", "house"):
                found.setdefault(each.seat, {})[each.kind] = each.at
        return found

    def _deadlines(self, seat: SeatRecord, ask: Ask, before: dict[str, datetime]) -> Iterable[DeadlineRecord]:
        if seat.house is not None:
            at = before.get("house") or self.now + self.desk.house_delay
            yield DeadlineRecord(self.match.id, seat.seat, "house", at)
            return
        if seat.absent == self.match.turn:
            yield DeadlineRecord(self.match.id, seat.seat, "pass", self.now)
        else:
            orders = StandingOrders.restore(seat.orders)
            if orders.answer(ask) is not None:
                at = before.get("pass") or self.now + self._drawn(seat, orders)
                yield DeadlineRecord(self.match.id, seat.seat, "pass", at)
        for kind, at in (("flag", self.flag_at(seat)), ("reminder", self.remind_at(seat))):
            if at is not None:
                yield DeadlineRecord(self.match.id, seat.seat, kind, at)

    def _drawn(self, seat: SeatRecord, orders: StandingOrders) -> timedelta:
        median = self.median(seat, orders)
        return drawn_time(self.match.secret, self.match.id, self.match.number, seat.seat, median)

    def median(self, seat: SeatRecord, orders: StandingOrders) -> timedelta:
        """The median time of a seat's automatic answers."""
        slow = self.policy.kind in ("correspondence", "bank")
        median = orders.pace or (SLOW_PACE if slow else LIVE_PACE)
        return min(median, (self.policy.move + seat.bank) / 8) if self.policy.timed else median

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
        takeback = offers.get("takeback")
        return MatchInfo(
            id=match.id,
            game=match.game,
            status=match.status,
            guild=match.guild,
            channel=match.channel,
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
            rated=match.rated,
            message=match.message,
            opened_at=match.opened_at,
            started_at=match.started_at,
            over_at=match.over_at,
        )

    def _player(self, seat: SeatRecord, viewer: int | None) -> Player | None:
        if seat.free:
            return None
        open_deck = self.match.status == OVER or (viewer is not None and seat.person == viewer)
        deck = seat.deck["name"] if seat.deck is not None and open_deck else None
        return Player(seat.seat, seat.person, seat.house, seat.name, deck)

    async def position(self, person: int | None, seat: int | None = None) -> Position:
        """The match as a person sees it from their seat; strangers see what spectators see.

        Raises:
            NotPlaying, Over: the match has not begun, or never did: there is nothing to see.
            NotSeated: a seat is named that the person does not hold.
        """
        if self.match.started_at is None:
            raise NotPlaying if self.match.status == OPEN else Over
        viewer = self.seat_of(person, seat) if seat is not None or self.held(person) else None
        game = await self.game()
        view = self.rules.view(game, viewer)
        if self.match.shift and hasattr(view, "number"):
            view = msgspec.structs.replace(view, number=self.match.number)
        after = self.match.told if viewer is None else self.seats[viewer].acted - 1
        ask = game.asks.get(viewer) if viewer is not None else None
        return Position(self.info(person), view, ask, await self.lines(viewer, after), viewer)

    async def lines(self, viewer: int | None, after: int) -> list[Line]:
        """The log after an entry as a seat, or a spectator, reads it."""
        entries = self._entered
        if after < self._match_before.seq:
            entries = await self.tx.entries.of(self.match.id, after=after)
        return [line for entry in entries for line in entry_lines(entry, viewer)]

    async def path(self) -> list[EntryRecord]:
        """The entries that led here, without what was taken back, oldest first."""
        entries = {entry.seq: entry for entry in await self.tx.entries.of(self.match.id)}
        path: list[EntryRecord] = []
        seq = self.match.seq
        while seq > 0:
            entry = entries[seq]
            if entry.back_to is not None:
                seq = entry.back_to
            else:
                path.append(entry)
                seq -= 1
        return path[::-1]


def entry_lines(entry: EntryRecord, viewer: int | None) -> list[Line]:
    """What a seat, or a spectator (None), reads of a log entry."""
    lines = [line for each in _story.decode(entry.story) if (line := each.line(viewer)) is not None]
    if entry.kind == "takeback":
        lines.append(Line(say("log-takeback")))
    return lines


def turn_of(view: Any) -> str:
    """The turn that a view shows, as a token that changes when the turn does."""
    return ".".join(str(getattr(view, name, "")) for name in ("round", "turn", "active"))
