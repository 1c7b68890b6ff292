"""A match in the hands of one transaction, which acts on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any, Self

import msgspec

from engines.kernel.event import Entry, Event
from engines.kernel.game import Game
from engines.kernel.state import Outcome
from engines.kernel.text import say
from store import Transaction
from store.records import ANSWERS, ASIDE, EntryRecord, NoticeRecord, SeatRecord

from .clock import ZERO
from .heartbeat import if_downtime, silent_since
from .model import OVER
from .notices import notice
from .resources import Resources
from .standing_orders import renewed
from .stored_match import StoredMatch


def in_lane(game: Game[Any], seat: int) -> bool:
    """Whether a seat is on its way in a lane of its own. One clock runs for all that it is asked there, and nothing
    that others see changes from one answer to the next."""
    return seat in game.lanes and seat in game.asks


class HeldMatch(StoredMatch):
    """A match that nobody else can act on until the transaction ends.

    `act` plays on it, and `entered` is what it put into the log. Everything is written back when the transaction ends,
    and nothing when it fails.
    """

    def __init__(self, *details: Any):
        super().__init__(*details)
        self.notices: list[NoticeRecord] = []
        self.entered: list[EntryRecord] = []
        self.seats_before = tuple(self.seats)
        self.match_before = self.match

    @classmethod
    async def take(cls, resources: Resources, tx: Transaction, match: int, now: datetime | None = None) -> Self:
        """A match to act on, at a moment (None: this one).

        Raises:
            NotFound: there is no such match.
        """
        alive = resources.alive  # before reading: what is given back meanwhile is read, or given back here
        held = await cls._read(resources, tx, match, now or resources.clock.now(), lock=True)
        shard = resources.share.elsewhere(held.match.guild)
        here = if_downtime(alive, held.now)
        last = here if shard is None else await silent_since(tx, shard, held.now)
        if last is not None:
            held._give_back(last)
        return held

    async def entries(self, viewer: int | None, after: int, until: int | None = None) -> list[EntryRecord]:
        """The log after an entry; what was entered here need not be read again."""
        return self.entered if after >= self.match_before.seq else await super().entries(viewer, after, until)

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
        number = open_number = game.number
        if kind == "answer":
            assert seat is not None
            number = game.number_of(seat)
            game.answer(number, seat, key)
        else:
            game.command(seat, key)
            self.set(offers={what: offer for what, offer in self.match.offers.items() if what != "takeback"})
        if seat is not None and kind == "answer":
            if game.number != open_number or not in_lane(game, seat):
                self._stop_clock(self.seats[seat])
            if number != open_number and game.lanes and game.number == open_number:
                kind = ASIDE
        await self._enter(
            kind, number, seat, key, by, person, story=game.news, save=game.save(), informed=game.informed
        )
        self.deal(game)

    async def end_unplayed(self, person: int | None) -> None:
        """A match that can't be carried on ends in a draw, by agreement. Its position stays as it was saved."""
        outcome = Outcome(None, say("outcome-agreed"), self.rules.draw_clause, (1,) * len(self.seats))
        story = [Entry(Event("over"), outcome.reason, (outcome.clause,) if outcome.clause else ())]
        number = self.match.number - self.match.shift
        save = await self.tx.snapshots.get(self.match.id, self.match.seq)
        await self._enter("command", number, None, "draw", "agreed", person, story=story, save=save)
        self._over(outcome)
        for seat in self.seats:
            self._unasked(seat)

    async def go_back(self, to: int, seat: int, person: int | None) -> None:
        """Take back what came after an entry: a new entry that goes on from there."""
        game = await self.resources.games.game_at(self.tx, self.match, to)
        for each in self.seats:
            self.change(each.seat, asked=False, absent=None)
        self.set(shift=self.match.number + 1 - game.number)
        await self._enter(
            "takeback", game.number, seat, f"back to {to}", "agreed", person, story=[], save=game.save(), back_to=to
        )
        self.deal(game)

    async def _enter(
        self,
        kind: str,
        number: int,
        seat: int | None,
        key: str,
        by: str,
        person: int | None,
        *,
        story: list[Entry],
        save: bytes,
        informed: bool = False,
        back_to: int | None = None,
    ) -> None:
        """The next entry of the log, with the state after it."""
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
            informed=informed,
            back_to=back_to,
            story=msgspec.msgpack.encode(story),
        )
        await self.tx.entries.add(entry)
        self.entered.append(entry)
        await self.tx.snapshots.add(self.match.id, seq, save)
        self.set(seq=seq)
        if seat is not None and kind in ANSWERS:
            self.change(seat, acted=seq)
            if by == "hand":
                self.change(seat, by_hand=seq)

    def lapse_offers(self, seat: int) -> None:
        """What other seats asked for lapses when a seat acts, unless nobody may know that it did; a draw offer stands
        until it is answered or withdrawn."""
        if self._game is not None and in_lane(self._game, seat):
            return
        standing = {
            what: offer
            for what, offer in self.match.offers.items()
            if what in ("refused", "draw") or offer["by"] == seat
        }
        if standing != self.match.offers:
            self.set(offers=standing)

    def deal(self, game: Game[Any]) -> None:
        """Take over a game that has moved on: who is asked, whose clock runs, what is over."""
        self._game = game
        if game.outcome is not None:
            self._over(game.outcome)
        self.set(number=game.number + self.match.shift, turn=self.rules.turn(game))
        for seat in self.seats:
            if seat.absent is not None and seat.absent != self.match.turn:
                self.change(seat.seat, absent=None)
            if seat.orders and self.match.turn != self.match_before.turn:
                orders = renewed(seat.orders, own=self.rules.active(game) == seat.seat)
                if orders != seat.orders:
                    self.change(seat.seat, orders=orders)
            if seat.seat not in game.asks:
                self._unasked(seat)
            elif not seat.asked:
                since = None if self.match.paused else self.away_until(seat) or self.now
                self.change(seat.seat, asked=True, since=since, used=ZERO)

    def _over(self, outcome: Outcome) -> None:
        self.set(status=OVER, outcome=msgspec.to_builtins(outcome), over_at=self.now, offers={}, paused=False)

    def _unasked(self, seat: SeatRecord) -> None:
        self.change(seat.seat, asked=False, since=None, used=ZERO, fresh=True, reminded=False)

    def _stop_clock(self, seat: SeatRecord) -> None:
        """A seat has answered: what it used leaves its bank, and the next question is a new one."""
        spent = seat.used + (max(ZERO, self.now - seat.since) if seat.since is not None else ZERO)
        bank = max(ZERO, seat.bank - self.policy.cost(spent))
        if seat.fresh:
            bank = self.policy.refill(bank)
        self.change(seat.seat, asked=False, since=None, used=ZERO, bank=bank, fresh=False)

    def _give_back(self, last: datetime) -> None:
        """Let no time count since a moment at which the match was last looked after."""
        for seat in self.seats:
            if seat.since is not None and seat.since <= self.now:
                self.change(seat.seat, since=self.now, used=seat.used + max(ZERO, last - seat.since))

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
