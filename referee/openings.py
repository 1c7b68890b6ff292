"""How matches come about: opened, joined, declined, called off, and begun when the last seat is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from engines.kernel.ask import Refused
from engines.kernel.cards import DeckList
from engines.kernel.chance import commitment, match_key
from engines.kernel.event import Entry
from engines.kernel.rules import Rules
from engines.kernel.text import say
from store import Transaction
from store.records import EntryRecord, MatchRecord, SeatRecord

from .clock import ClockPolicy
from .decks import Decks
from .errors import Full, NotInvited, NotOpen, NotOpener, Over
from .held_match import HeldMatch
from .house import HOUSE_NAMES
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
        thread: bool = False,
    ) -> MatchInfo:
        """Open a match. It begins at once when no seat is left free.

        The opener takes the first seat. A seat is kept for `invited` (the opener: all seats are theirs).
        `house` is the kind of house player on every other seat, or the kinds for all seats (the opener only looks on).
        `deck` is a deck list, the name of one the opener keeps, or the id of a starter deck; None gives a starter.
        With `thread` it gets a thread of its own below the channel when it begins.

        Raises:
            Refused: something given is not allowed; the text says what is.
        """
        rules = self.resources.library.rules(game)
        policy = (clock or ClockPolicy.none()).checked()
        count = _seat_count(rules, seats)
        settled = rules.settle_options(options or {})
        if "timeout" in settled:
            policy = replace(policy, on_flag=TIMEOUTS[settled["timeout"]])
        if rules.patience is not None:
            policy = replace(policy, patience=rules.patience)
        kinds = _house_kinds(house, count)
        now = self.resources.clock.now()
        async with self.resources.store.write() as tx:
            for each in sorted({opener, invited or opener}, key=lambda person: person.id):
                await self.people.meet(tx, each)
            await _check_limits(tx, opener.id)
            cards = self.resources.library.cards[game]
            await tx.pools.keep(cards.digest, game, cards.frozen)
            match = MatchRecord(
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
                pool=cards.digest,
                secret=b"",
                commitment="",
                opened_at=now,
                told=-1,
            )
            id = await tx.matches.add(match)
            await tx.seats.add([SeatRecord(id, number, bank=policy.bank) for number in range(count)])
            secret = self.resources.match_secret(id, now)
            await tx.matches.save(id, secret=secret, commitment=commitment(secret, str(id)))
            held = await HeldMatch.take(self.resources, tx, id)
            for number, kind in kinds.items():
                await self._seat_house(held, number, kind)
            if len(kinds) < count:
                await self._seat(held, 0, opener, deck, word)
            if invited is not None and invited.id == opener.id:
                for number in range(1, count):
                    await self._seat(held, number, opener, None, word)
            if any(seat.free for seat in held.seats):
                self._tell_open(held)
            else:
                await self._begin(held)
            await write_back(held)
            info = held.info(opener.id)
        committed(held)
        return info

    async def join(
        self, match: int, person: Person, *, deck: str | DeckList | None = None, word: str = ""
    ) -> MatchInfo:
        """Take a free seat (and so accept an invitation). The match begins when it was the last.

        Raises:
            NotFound, NotOpen, Over, NotInvited, Full, BadDeck, Refused: nothing has changed.
        """
        async with holding(self.resources, match) as held:
            free = _free_seats(held, person.id)
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
            NotFound, NotOpen, Over, NotInvited, Full: they may not.
        """
        async with self.resources.store.read() as tx:
            stored = await StoredMatch.look(self.resources, tx, match)
            _free_seats(stored, person.id)
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
            guest = await held.tx.persons.get(who)
            assert guest is not None, "who is invited, or sits there, is known"
            text = say("notice-left" if seated else "notice-declined", name=guest.name)
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
        chosen = await self.decks.choose(held.tx, held.pool.cards, person.id, deck, number)
        held.people[person.id] = await self.people.meet(held.tx, person)
        name = clean(person.name) or str(person.id)
        held.change(number, person=person.id, name=name, deck=msgspec.to_builtins(chosen), word=word)

    async def _seat_house(self, held: HeldMatch, number: int, kind: str) -> None:
        deck = await self.decks.choose(held.tx, held.pool.cards, 0, None, number)
        name = self.resources.library.texts.say(HOUSE_NAMES[kind])
        held.change(number, house=kind, name=name, deck=msgspec.to_builtins(deck))

    @staticmethod
    def _tell_open(held: HeldMatch) -> None:
        """Post the invitation to the free seats, anew when one more was taken."""
        held.tell("opened", person=held.match.invited, commitment=held.match.commitment, until=-1)

    async def _begin(self, held: HeldMatch) -> None:
        """Everybody is seated: fix the key, and deal."""
        match, words = held.match, [seat.word for seat in held.seats]
        decks = [msgspec.convert(seat.deck, DeckList) for seat in held.seats]
        key = match_key(match.secret, str(match.id), words)
        game = held.rules.begin(held.pool.cards, decks, match.options, key)
        story: list[Entry] = game.story
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
        held.set(status=PLAYING, started_at=held.now)
        held.deal(game)
        held.tell("started", commitment=match.commitment, players=[seat.seat for seat in held.seats])


def _free_seats(stored: StoredMatch, person: int) -> list[int]:
    """The free seats of a match, of which somebody may take one.

    Raises:
        NotOpen, Over, NotInvited, Full: they may not.
    """
    if stored.match.status == PLAYING:
        raise NotOpen
    if stored.match.status != OPEN:
        raise Over
    if stored.held_by(person):
        raise Full
    free = [seat.seat for seat in stored.seats if seat.free]
    invited = stored.match.invited
    if len(free) == 1 and invited not in (None, person) and not stored.held_by(invited):
        raise NotInvited
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


async def _check_limits(tx: Transaction, person: int) -> None:
    if await tx.matches.count(OPEN, person=person) >= OPEN_LIMIT:
        raise Refused(say("too-many-open", most=OPEN_LIMIT))
    if await tx.matches.count(PLAYING, person=person) >= PLAYING_LIMIT:
        raise Refused(say("too-many-playing", most=PLAYING_LIMIT))
