"""How matches come about: opened, joined, declined, called off, and begun when the last seat is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import msgspec

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards, DeckList
from engines.kernel.chance import Stream, commitment, match_key
from engines.kernel.event import Entry, Event
from engines.kernel.rules import Rules
from engines.kernel.state import Outcome
from engines.kernel.text import say
from store import Transaction
from store.records import EntryRecord, MatchRecord, SeatRecord

from .clock import ClockPolicy
from .decks import SURPRISE, Decks, check_deck
from .errors import Full, NotInvited, NotOpen, NotOpener, NotSeated, Over
from .held_match import HeldMatch
from .house import HOUSE_NAMES
from .lessons import LaidOut, Lesson
from .model import CANCELLED, OPEN, PLAYING, MatchInfo, Person, id_of
from .people import NAME_LIMIT, People, clean
from .resources import Resources
from .stored_match import StoredMatch
from .transaction import committed, holding, write_back

OPEN_LIMIT = 10
PLAYING_LIMIT = 50
"""How many matches a person may have open, and under way."""

TIMEOUTS = {"default": "default", "end_turn": "turn", "forfeit": "forfeit"}
"""What a game's house option `timeout` says of the clock: it goes before the clock's own setting."""

PATIENCE = {"2": 2, "3": 3, "5": 5, "never": 0}
"""How many flags in a row lose a match, by a game's house option `timeout_losses`."""

WORD_LIMIT = 100
"""Characters of a word."""


class Openings:
    """Opening, joining, declining and calling off."""

    def __init__(self, resources: Resources, people: People, decks: Decks):
        self.resources = resources
        self.people = people
        self.decks = decks

    async def open(
        self,
        *,
        game: str,
        guild: int | None,
        channel: int,
        opener: Person,
        seats: int | None = None,
        invited: Person | None = None,
        house: str | Sequence[str] | None = None,
        deck: str | DeckList | None = None,
        options: Mapping[str, str] | None = None,
        clock: ClockPolicy | None = None,
        word: str = "",
        asking: bool = False,
        start: LaidOut | Lesson | None = None,
        thread: bool = False,
    ) -> MatchInfo:
        """Open a match. It begins at once when no seat is left free; with `asking` not before the opener has chosen a
        deck, if there are several.

        The opener takes the first seat. A seat is kept for `invited` (the opener: all seats are theirs).
        `house` is the kind of house player on every other seat, or the kinds for all seats (the opener only looks on).
        `deck` is a deck list, the name of one the opener keeps, the id of a starter deck, or `SURPRISE`; who has chosen
        none when the match begins gets a starter by lot. With a `start` the match is laid out, and nobody has a deck.
        With `thread` it gets a thread of its own below the channel when it begins.

        Raises:
            Refused: something given is not allowed; the text says what is.
        """
        policy = (clock or ClockPolicy.none()).checked()
        rules = self.resources.library.rules(game)
        count = _seat_count(rules, seats)
        settled = rules.settle_options(options or {})
        if "timeout" in settled:
            policy = replace(policy, on_flag=TIMEOUTS[settled["timeout"]])
        if rules.patience is not None:
            policy = replace(policy, patience=PATIENCE.get(settled.get("timeout_losses", ""), rules.patience))
        kinds = _house_kinds(house, count)
        now = self.resources.clock.now()
        async with self.resources.store.write() as tx:
            for each in sorted({opener, invited or opener}, key=lambda person: person.id):
                await self.people.meet(tx, each)
            held = await self._new(
                tx,
                MatchRecord(
                    id=0,
                    game=game,
                    rules=rules.version,
                    status=OPEN,
                    guild=guild,
                    channel=channel,
                    parent=channel if thread else None,
                    opener=opener.id,
                    invited=invited.id if invited else None,
                    options=settled,
                    clock=policy.store(),
                    pool=self.resources.library.cards[game].digest,
                    secret=b"",
                    commitment="",
                    opened_at=now,
                    told=-1,
                    position=start.position if start is not None else None,
                    lesson=isinstance(start, Lesson),
                ),
                [policy.bank] * count,
            )
            for number, kind in kinds.items():
                self._seat_house(held, number, kind)
            if len(kinds) < count:
                await self._seat(held, 0, opener, deck, word)
            if invited is not None and invited.id == opener.id:
                for number in range(1, count):
                    await self._seat(held, number, opener, None, word)
            if any(seat.free for seat in held.seats):
                self._tell_open(held)
            elif not asking or not await self._has_choice(held):
                await self._begin(held)
            await check_limits(tx, opener.id, begins=held.match.status == PLAYING)
            await write_back(held)
            info = held.info(opener.id)
        committed(held)
        return info

    async def again(self, over: HeldMatch, opener: int) -> HeldMatch:
        """The same match once more, in the transaction of one that is over: same people, decks, options and clock, in
        the same channel, those who did worse first. It begins at once; the caller makes it known when it is durable.
        """
        was, now = over.match, over.now
        rules, cards = over.rules, self.resources.library.cards[was.game]
        outcome = msgspec.convert(was.outcome, Outcome)
        seats = [*over.seats[1:], over.seats[0]]
        seats.sort(key=lambda seat: -outcome.places[seat.seat] if outcome.places else 0)
        record = MatchRecord(
            id=0,
            game=was.game,
            rules=rules.version,
            status=OPEN,
            guild=was.guild,
            channel=was.channel if was.parent is None else was.parent,
            parent=was.parent,
            opener=opener,
            invited=None,
            options=rules.settle_options(was.options),
            clock=was.clock,
            pool=cards.digest,
            secret=b"",
            commitment="",
            opened_at=now,
            told=-1,
        )
        held = await self._new(over.tx, record, [over.policy.bank] * len(seats))
        held.people = dict(over.people)
        for number, seat in enumerate(seats):
            deck = _still_legal(rules, cards, seat.deck, was.options)
            held.change(number, person=seat.person, house=seat.house, name=seat.name, deck=deck)
        await self._begin(held)
        await write_back(held)
        return held

    async def _new(self, tx: Transaction, match: MatchRecord, banks: Sequence[timedelta]) -> HeldMatch:
        """A new match with its free seats and its secret."""
        cards = self.resources.library.cards[match.game]
        await tx.pools.keep(cards.digest, match.game, cards.frozen)
        id = await tx.matches.add(match)
        await tx.seats.add([SeatRecord(id, number, bank=bank) for number, bank in enumerate(banks)])
        secret = self.resources.match_secret(id, match.opened_at)
        await tx.matches.save(id, secret=secret, commitment=commitment(secret, str(id)))
        return await HeldMatch.take(self.resources, tx, id)

    async def learn(
        self, *, game: str, guild: int | None, channel: int, learner: Person, thread: bool = False
    ) -> MatchInfo:
        """Begin a game's lesson: a match against the house, laid out, without a clock.

        Raises:
            Refused: there is no such game, it has no lesson, or the person plays too much at once.
        """
        rules = self.resources.library.rules(game)
        lesson = self.resources.library.lessons.get(game)
        if lesson is None:
            raise Refused(say("lesson-none", game=rules.title))
        return await self.open(
            game=game, guild=guild, channel=channel, opener=learner, house="greedy", start=lesson, thread=thread
        )

    async def choose_deck(self, match: int, person: Person, deck: str | DeckList) -> MatchInfo:
        """Choose the deck of a seat that one has taken in a match that has not begun; it begins if nothing else was
        awaited.

        Raises:
            NotFound, NotOpen, Over, NotSeated, BadDeck, Refused: nothing has changed.
        """
        async with holding(self.resources, match) as held:
            _must_be_open(held)
            seats = held.held_by(person.id)
            if not seats:
                raise NotSeated
            seat = next((each for each in seats if each.deck is None), seats[0])
            held.change(seat.seat, deck=await self._deck(held, seat.seat, person, deck))
            if not any(each.free for each in held.seats):
                await self._begin(held)
            return held.info(person.id)

    async def join(
        self, match: int, person: Person, *, deck: str | DeckList | None = None, word: str = ""
    ) -> MatchInfo:
        """Take a free seat (and so accept an invitation). The match begins when it was the last.

        Raises:
            NotFound, NotOpen, Over, NotInvited, Full, BadDeck, Refused: nothing has changed.
        """
        async with holding(self.resources, match) as held:
            free = await _free_seats(held, person.id)
            await self.people.meet(held.tx, person)
            await self._seat(held, free[0], person, deck, word)
            if len(free) > 1:
                self._tell_open(held)
            else:
                await self._begin(held)
            return held.info(person.id)

    async def may_join(self, match: int, person: Person) -> MatchInfo:
        """A match in which somebody may take a seat.

        Raises:
            NotFound, NotOpen, Over, NotInvited, Full, Refused: they may not.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            await _free_seats(stored, person.id)
            return stored.info(person.id)

    async def decline(self, match: int, person: Person | int) -> MatchInfo:
        """Decline an invitation, or leave a match that has not begun. A match of two is off, the seat of another is
        free again for anyone.

        Raises:
            NotFound, NotOpen, NotInvited: nothing has changed.
        """
        who = id_of(person)
        async with holding(self.resources, match) as held:
            if held.match.status != OPEN:
                raise NotOpen
            seated = held.held_by(who)
            if held.match.invited != who and (not seated or held.match.opener == who):
                raise NotInvited
            text = say("notice-left" if seated else "notice-declined", name=f"<@{who}>")
            if len(held.seats) == 2:
                held.set(status=CANCELLED, over_at=held.now)
                held.tell("cancelled", text=text)
                return held.info()
            for seat in seated:
                held.change(seat.seat, person=None, name="", deck=None, word="")
            if held.match.invited == who:
                held.set(invited=None)
            held.tell("announce", text=text)
            self._tell_open(held)
            return held.info()

    async def cancel(self, match: int, person: Person | int) -> MatchInfo:
        """Call off a match that has not begun; its opener may.

        Raises:
            NotFound, NotOpen, NotOpener: nothing has changed.
        """
        async with holding(self.resources, match) as held:
            if held.match.opener != id_of(person):
                raise NotOpener
            if held.match.status != OPEN:
                raise NotOpen
            held.set(status=CANCELLED, over_at=held.now)
            held.tell("cancelled", text=say("notice-cancelled"))
            return held.info()

    # ------------------------------------------------------------ seats

    async def _seat(self, held: HeldMatch, number: int, person: Person, deck: str | DeckList | None, word: str) -> None:
        if len(word) > WORD_LIMIT:
            raise Refused(say("word-too-long", most=WORD_LIMIT))
        chosen = await self._deck(held, number, person, deck)
        held.people[person.id] = await self.people.meet(held.tx, person)
        name = clean(person.name) or str(person.id)
        held.change(number, person=person.id, name=name, deck=chosen, word=word)

    async def _deck(
        self, held: HeldMatch, seat: int, person: Person, wanted: str | DeckList | None
    ) -> dict[str, Any] | None:
        """What somebody chose for a seat, as it is kept; None for nothing yet."""
        if wanted is None:
            return None
        if wanted == SURPRISE:
            return await self._drawn(held, seat)
        return msgspec.to_builtins(
            await self.decks.choose(held.tx, await held.cards(), person.id, wanted, held.match.options)
        )

    async def _has_choice(self, held: HeldMatch) -> bool:
        """Whether the opener has still to choose among several decks."""
        match, starters = held.match, self.resources.library.decks[held.match.game]
        kept = await held.tx.decks.of(match.opener, match.game)
        undecided = any(seat.person == match.opener and seat.deck is None for seat in held.seats)
        return undecided and len(starters) + len(kept) > 1

    async def _drawn(self, held: HeldMatch, seat: int) -> dict[str, Any]:
        """A deck drawn by lot. The lot has nothing to do with the match's own chance."""
        lot = self.resources.derive(f"deck|{held.match.id}|{held.match.opened_at.isoformat()}|{seat}")
        return msgspec.to_builtins(self.decks.drawn(await held.cards(), Stream(lot), held.match.options))

    def _seat_house(self, held: HeldMatch, number: int, kind: str) -> None:
        held.change(number, house=kind, name=self.resources.library.texts.say(HOUSE_NAMES[kind]))

    @staticmethod
    def _tell_open(held: HeldMatch) -> None:
        """Post the invitation to the free seats, anew when one more was taken."""
        held.tell("opened", person=held.match.invited, commitment=held.match.commitment, until=-1)

    async def _begin(self, held: HeldMatch) -> None:
        """Everybody is seated: fix the key, and deal; or lay the position out."""
        match, words, cards = held.match, [seat.word for seat in held.seats], await held.cards()
        key = match_key(match.secret, str(match.id), words)
        if match.position is not None:
            game = held.rules.laid_out(cards, match.options, key, match.position)
            story: list[Entry] = game.story
        else:
            told = [await self._told_deck(held, seat.seat) for seat in held.seats if seat.deck is None]
            decks = [msgspec.convert(seat.deck, DeckList) for seat in held.seats]
            game = held.rules.match(cards, decks, match.options, key)
            story = [*told, *game.story]
        await held.tx.entries.add(
            EntryRecord(
                match=match.id,
                seq=0,
                kind="start",
                number=0,
                seat=None,
                key="",
                by="",
                person=None,
                at=held.now,
                informed=True,
                back_to=None,
                story=msgspec.msgpack.encode(story),
            )
        )
        await held.tx.snapshots.add(match.id, 0, game.save())
        held.set(status=PLAYING, rules=held.rules.version, started_at=held.now)
        held.deal(game)
        held.tell("started", commitment=match.commitment, players=[seat.seat for seat in held.seats])

    async def _told_deck(self, held: HeldMatch, seat: int) -> Entry:
        """Who has chosen no deck gets one by lot, and alone reads which."""
        deck = await self._drawn(held, seat)
        held.change(seat, deck=deck)
        return Entry(
            Event("deck"), known_to=(seat,), whole=say("deck-drawn", deck=msgspec.convert(deck, DeckList).title)
        )


def _still_legal(
    rules: Rules, cards: Cards, deck: dict[str, Any] | None, options: dict[str, str]
) -> dict[str, Any] | None:
    """A deck of an earlier match, if it can still be played with today's cards."""
    if deck is None:
        return None
    try:
        return msgspec.to_builtins(check_deck(rules, cards, msgspec.convert(deck, DeckList), options))
    except Refused:
        return None


def _must_be_open(stored: StoredMatch) -> None:
    """Raises:
    NotOpen, Over: the match takes no players any more.
    """
    if stored.match.status == PLAYING:
        raise NotOpen
    if stored.match.status != OPEN:
        raise Over


async def _free_seats(stored: StoredMatch, person: int) -> list[int]:
    """The free seats of a match, of which somebody may take one.

    Raises:
        NotOpen, Over, NotInvited, Full, Refused: they may not.
    """
    _must_be_open(stored)
    free = [seat.seat for seat in stored.seats if seat.free]
    if stored.held_by(person) or not free:
        raise Full
    invited = stored.match.invited
    if len(free) == 1 and invited not in (None, person) and not stored.held_by(invited):
        raise NotInvited
    await check_limits(stored.tx, person, begins=len(free) == 1)
    return free


def _seat_count(rules: Rules, wanted: int | None) -> int:
    least, most = rules.seats
    count = least if wanted is None else wanted
    if not least <= count <= most:
        raise Refused(say("seats-out-of-range", game=rules.title, least=least, most=most, given=count))
    return count


def _house_kinds(house: str | Sequence[str] | None, seats: int) -> dict[int, str]:
    """The kind of house player by seat."""
    if house is None:
        return {}
    if isinstance(house, str):
        kinds = dict.fromkeys(range(1, seats), house)
    else:
        if len(house) != seats:
            raise Refused(say("house-count", seats=seats, given=len(house)))
        kinds = dict(enumerate(house))
    for kind in kinds.values():
        if kind not in HOUSE_NAMES:
            raise Refused(say("house-unknown", given=kind[:NAME_LIMIT], known=", ".join(HOUSE_NAMES)))
    return kinds


async def check_limits(tx: Transaction, person: int, *, begins: bool) -> None:
    """Whether somebody may have one more match, which begins at once or waits for players.

    Raises:
        Refused: they play, or wait, in too many.
    """
    if await tx.matches.count(PLAYING, person=person) >= PLAYING_LIMIT:
        raise Refused(say("too-many-playing", most=PLAYING_LIMIT))
    if not begins and await tx.matches.count(OPEN, person=person) >= OPEN_LIMIT:
        raise Refused(say("too-many-open", most=OPEN_LIMIT))
