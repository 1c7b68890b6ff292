"""Playing: answers, giving up, standing orders; and looking: positions, lists, logs, records."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import msgspec

from engines.kernel.ask import Refused
from engines.kernel.cards import DeckList
from engines.kernel.record import Answer, Record
from engines.kernel.text import say
from store.records import EntryRecord

from .errors import Stale
from .held_match import Table, in_lane
from .model import OVER, LogEntry, MatchInfo, Person, Position
from .people import People
from .standing_orders import StandingOrders
from .stored_match import Glance, entry_lines

AT_A_TIME = 200
"""So many entries of a log are read at a time where all are needed, so that nobody waits for them."""
KEY_LIMIT = 500
"""Characters of an answer in notation."""


class Play(People):
    """What a player does with a match under way."""

    async def answer(
        self, match: int, person: Person | int, number: int | None, key: str, seat: int | None = None
    ) -> Position:
        """Answer the open question of a person's seat (of a number; None is whichever is open); then the match as they
        see it, with their next question. `seat` is needed only by who holds several that are asked.

        Raises:
            Stale: the question is not open (any more).
            NotFound, NotSeated, NotPlaying, Over, Paused: the match takes no answer of this person.
            Refused: the answer is not legal; the refusal cites the clause it breaks.
        """
        who = self.id_of(person)
        if len(key) > KEY_LIMIT:
            raise Refused(say("answer-too-long", most=KEY_LIMIT))
        async with self.at_table(match) as table:
            table.must_run()
            seat = table.seat_of(who, seat)
            if number not in (None, await table.number_of(seat)):
                raise Stale(say("ask-stale"))
            await table.act("answer", seat, key, "hand", who)
            table.change(seat, flags=0, absent=None)
            self.lapse_offers(table, seat)
            away = table.away_until(table.seats[seat])
            position = await table.position(who, hand=True)
        if away is not None:
            await self.end_vacation(who)
        return position

    async def concede(self, match: int, person: Person | int, seat: int | None = None) -> MatchInfo:
        """Give a match up.

        Raises:
            NotFound, NotSeated, NotPlaying, Over: nothing has changed.
        """
        who = self.id_of(person)
        async with self.at_table(match) as table:
            table.must_play()
            await table.act("command", table.seat_of(who, seat), "concede", "hand", who)
            return table.info(who)

    def lapse_offers(self, table: Table, seat: int) -> None:
        """What other seats asked for lapses when a seat acts, unless nobody may know that it did; a draw offer stands until
        it is answered or withdrawn."""
        if table.loaded is not None and in_lane(table.loaded, seat):
            return
        standing = {
            what: offer
            for what, offer in table.match.offers.items()
            if what in ("refused", "draw") or offer["by"] == seat
        }
        if standing != table.match.offers:
            table.set(offers=standing)

    async def bring(
        self, match: int, person: Person | int, *, guild: int | None, channel: int, message: int | None = None
    ) -> MatchInfo:
        """Go on in another channel, where (if it is given) a message shows the board already.

        Raises:
            NotFound, NotSeated: only a player can bring a match somewhere else.
        """
        who = self.id_of(person)
        async with self.at_table(match) as table:
            table.seat_of(who)
            table.set(guild=guild, channel=channel, message=message or table.match.message)
            await table.tx.notices.redirect(match, guild, channel)
            return table.info(who)

    # ------------------------------------------------------------ orders

    async def orders(self, match: int, person: Person | int, seat: int | None = None) -> StandingOrders:
        """A seat's standing orders.

        Raises:
            NotFound, NotSeated: there are none to see.
        """
        async with self.store.read() as tx:
            table = await Glance.look(self, tx, match)
            return StandingOrders.restore(table.seats[table.seat_of(self.id_of(person), seat)].orders)

    async def set_orders(
        self, match: int, person: Person | int, orders: StandingOrders, seat: int | None = None
    ) -> StandingOrders:
        """Give standing orders for a seat. They hold for the question that is open, too.

        Raises:
            NotFound, NotSeated, NotPlaying, Over, Refused: nothing has changed.
        """
        async with self.at_table(match) as table:
            table.must_play()
            seat = table.seat_of(self.id_of(person), seat)
            table.change(seat, orders=orders.checked(table.rules).store(), orders_at=table.match.seq)
        return orders

    # ------------------------------------------------------------ looking

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
        async with self.store.read() as tx:
            table = await Glance.look(self, tx, match)
            return await table.position(None if person is None else self.id_of(person), seat, hand=hand, until=until)

    async def info(self, match: int, person: Person | int | None = None) -> MatchInfo:
        """A match from outside.

        Raises:
            NotFound: there is no such match.
        """
        async with self.store.read() as tx:
            return (await Glance.look(self, tx, match)).info(None if person is None else self.id_of(person))

    async def matches(
        self,
        *,
        person: Person | int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        status: str | Collection[str] | None = None,
    ) -> list[MatchInfo]:
        """Matches, the newest first, of a person (their own and their invitations), a channel or a server."""
        who = None if person is None else self.id_of(person)
        wanted = (status,) if isinstance(status, str) else status or ()
        now = self.clock.now()
        async with self.store.read() as tx:
            found = await tx.matches.find(person=who, channel=channel, guild=guild, status=wanted)
            found = [match for match in found if match.game in self.library.games]
            seats = await tx.seats.of_all([match.id for match in found])
            people = await tx.persons.of({s.person for each in seats.values() for s in each if s.person is not None})
        pools = [self.pool_at_hand(match) or self.library.pools[match.game] for match in found]
        return [
            Glance(self, tx, match, seats[match.id], people, now, pool).info(who)
            for match, pool in zip(found, pools, strict=True)
        ]

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
        many of them, or the first. What another seat's order answered reads as if it had come by hand; what another seat
        does in a lane is left out, and the entries are counted without it.

        Raises:
            NotFound: there is no such match.
        """
        async with self.store.read() as tx:
            table = await Glance.look(self, tx, match)
            held = table.held(None if person is None else self.id_of(person))
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
        async with self.store.read() as tx:
            table = await Glance.look(self, tx, match)
            if table.match.started_at is None:
                raise Refused(say("record-not-begun"))
            if table.match.status != OVER:
                raise Refused(say("record-not-over"))
            answers: list[Answer] = []
            while entries := await tx.entries.of(match, after=len(answers), most=AT_A_TIME, first=True):
                answers += [_recorded(entry) for entry in entries]
            record = Record(
                match=str(match),
                game=table.match.game,
                rules=table.match.rules,
                commitment=table.match.commitment,
                secret=table.match.secret.hex(),
                words=[seat.word for seat in table.seats],
                options=table.match.options,
                cards=table.pool.cards.frozen.decode(),
                decks=[msgspec.convert(seat.deck, DeckList) for seat in table.seats],
                answers=answers,
                digest=(await table.game()).digest(),
            )
        return await asyncio.to_thread(record.sealed)


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
