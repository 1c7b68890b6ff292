"""How matches come about: opened, joined, declined, called off, and begun when the last seat is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

import msgspec

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards, DeckList
from engines.kernel.chance import commitment, match_key
from engines.kernel.event import Entry
from engines.kernel.rules import Rules
from engines.kernel.text import say
from store import Transaction
from store.records import EntryRecord, MatchRecord, PersonRecord, SeatRecord

from .clock import ClockPolicy
from .errors import BadDeck, Full, NotInvited, NotOpen, NotOpener, Over
from .glance import Glance
from .house import HOUSE_NAMES
from .model import CANCELLED, OPEN, PLAYING, MatchInfo, Person
from .sitting import Sitting
from .table import Table

OPEN_LIMIT = 10
PLAYING_LIMIT = 50
"""How many matches a person may have open, and under way."""

TIMEOUTS = {"default": "default", "end_turn": "turn", "forfeit": "forfeit"}
"""What a game's house option `timeout` says of the clock: it goes before the clock's own setting."""

NAME_LIMIT = 40
WORD_LIMIT = 100
DECK_LIMIT = 200
"""Characters of a deck's name, characters of a word, cards of a deck list of any game."""

FIRST_LEAVE = timedelta(days=14)
"""The vacation that everybody has to begin with."""


class Openings(Sitting):
    """Opening, joining, declining and calling off."""

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
    ) -> MatchInfo:
        """Open a match. It begins at once when no seat is left free.

        The opener takes the first seat. A seat is kept for `invited` (the opener: all seats are theirs).
        `house` is the kind of house player on every other seat, or the kinds for all seats (the opener only looks on).
        `deck` is a deck list, the name of one the opener keeps, or the id of a starter deck; None gives a starter.

        Raises:
            Refused: something given is not allowed; the text says what is.
        """
        rules = self.rules(game)
        policy = (clock or ClockPolicy.none()).checked()
        count = _seat_count(rules, seats)
        settled = rules.settle_options(options or {})
        if "timeout" in settled:
            policy = replace(policy, on_flag=TIMEOUTS[settled["timeout"]])
        if rules.patience is not None:
            policy = replace(policy, patience=rules.patience)
        kinds = _house_kinds(house, count)
        now = self.clock.now()
        async with self.store.write() as tx:
            for each in sorted({opener, invited or opener}, key=lambda person: person.id):
                await self.meet(tx, each)
            await _check_limits(tx, opener.id)
            cards = self.library.cards[game]
            await tx.pools.keep(cards.digest, game, cards.frozen)
            match = MatchRecord(
                id=0,
                game=game,
                rules=rules.version,
                status=OPEN,
                guild=guild,
                channel=channel,
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
            secret = self.match_secret(id, now)
            await tx.matches.save(id, secret=secret, commitment=commitment(secret, str(id)))
            table = await Table.take(self, tx, id)
            for number, kind in kinds.items():
                await self._seat_house(table, number, kind)
            if len(kinds) < count:
                await self._seat(table, 0, opener, deck, word)
            if invited is not None and invited.id == opener.id:
                for number in range(1, count):
                    await self._seat(table, number, opener, None, word)
            if any(seat.free for seat in table.seats):
                self._tell_open(table)
            else:
                await self._begin(table)
            await table.close()
            info = table.info(opener.id)
        self.settled(table)
        return info

    async def join(
        self, match: int, person: Person, *, deck: str | DeckList | None = None, word: str = ""
    ) -> MatchInfo:
        """Take a free seat (and so accept an invitation). The match begins when it was the last.

        Raises:
            NotFound, NotOpen, Over, NotInvited, Full, BadDeck, Refused: nothing has changed.
        """
        async with self.at_table(match) as table:
            free = _free_seats(table, person.id)
            await self.meet(table.tx, person)
            await self._seat(table, free[0], person, deck, word)
            if len(free) > 1:
                self._tell_open(table)
            else:
                await self._begin(table)
            return table.info(person.id)

    async def may_join(self, match: int, person: Person) -> MatchInfo:
        """A match in which somebody may take a seat.

        Raises:
            NotFound, NotOpen, Over, NotInvited, Full: they may not.
        """
        async with self.store.read() as tx:
            table = await Glance.look(self, tx, match)
            _free_seats(table, person.id)
            return table.info(person.id)

    async def decline(self, match: int, person: Person | int) -> MatchInfo:
        """Decline an invitation, or leave a match that has not begun. A match of two is off, the seat of another is free
        again for anyone.

        Raises:
            NotFound, NotOpen, NotInvited: nothing has changed.
        """
        who = self.id_of(person)
        async with self.at_table(match) as table:
            if table.match.status != OPEN:
                raise NotOpen
            held = table.held(who)
            if table.match.invited != who and (not held or table.match.opener == who):
                raise NotInvited
            guest = await table.tx.persons.get(who)
            assert guest is not None, "who is invited, or sits there, is known"
            text = say("notice-left" if held else "notice-declined", name=guest.name)
            if len(table.seats) == 2:
                table.set(status=CANCELLED, over_at=table.now)
                table.tell("cancelled", text=text)
                return table.info()
            for seat in held:
                table.change(seat.seat, person=None, name="", deck=None, word="")
            if table.match.invited == who:
                table.set(invited=None)
            table.tell("announce", text=text)
            self._tell_open(table)
            return table.info()

    async def cancel(self, match: int, person: Person | int) -> MatchInfo:
        """Call off a match that has not begun; its opener may.

        Raises:
            NotFound, NotOpen, NotOpener: nothing has changed.
        """
        async with self.at_table(match) as table:
            if table.match.opener != self.id_of(person):
                raise NotOpener
            if table.match.status != OPEN:
                raise NotOpen
            table.set(status=CANCELLED, over_at=table.now)
            table.tell("cancelled", text=say("notice-cancelled"))
            return table.info()

    # ------------------------------------------------------------ seats

    async def meet(self, tx: Transaction, person: Person) -> PersonRecord:
        """Write somebody's name and language down; what else they have set stays."""
        known = await tx.persons.get(person.id)
        name = clean(person.name) or str(person.id)
        if known is None:
            known = PersonRecord(person.id, name, person.locale, leave=FIRST_LEAVE, leave_at=self.clock.now())
            await tx.persons.put(known)
        elif (name, person.locale or known.locale) != (known.name, known.locale):
            known = replace(known, name=name, locale=person.locale or known.locale)
            await tx.persons.save(person.id, name=known.name, locale=known.locale)
        return known

    async def _seat(self, table: Table, number: int, person: Person, deck: str | DeckList | None, word: str) -> None:
        if len(word) > WORD_LIMIT:
            raise Refused(say("word-too-long", most=WORD_LIMIT))
        cards = await self.cards(table.tx, table.match)
        chosen = await self.choose_deck(table.tx, table.rules, cards, person.id, deck, number)
        table.people[person.id] = await self.meet(table.tx, person)
        name = clean(person.name) or str(person.id)
        table.change(number, person=person.id, name=name, deck=msgspec.to_builtins(chosen), word=word)

    async def _seat_house(self, table: Table, number: int, kind: str) -> None:
        deck = await self.choose_deck(table.tx, table.rules, await self.cards(table.tx, table.match), 0, None, number)
        name = self.library.texts.say(HOUSE_NAMES[kind])
        table.change(number, house=kind, name=name, deck=msgspec.to_builtins(deck))

    async def choose_deck(
        self, tx: Transaction, rules: Rules, cards: Cards, person: int, wanted: str | DeckList | None, seat: int
    ) -> DeckList:
        """The deck that somebody means, checked.

        Raises:
            Refused: there is no deck of that name; the text lists those that there are.
            BadDeck: it is not legal.
        """
        starters = self.library.decks[rules.id]
        if wanted is None:
            if not starters:
                raise Refused(say("deck-none", game=rules.title))
            return check_deck(rules, cards, list(starters.values())[seat % len(starters)])
        if isinstance(wanted, str):
            kept = await tx.decks.get(person, rules.id, wanted)
            if kept is not None:
                wanted = msgspec.convert(kept.list, DeckList)
            else:
                found = [deck for id, deck in starters.items() if wanted.casefold() in (id, deck.name.casefold())]
                if not found:
                    own = [deck.name for deck in await tx.decks.of(person, rules.id)]
                    names = ", ".join([*own, *(deck.name for deck in starters.values())])
                    raise Refused(say("deck-unknown", deck=wanted[:NAME_LIMIT], known=names or "-"))
                wanted = found[0]
        return check_deck(rules, cards, wanted)

    @staticmethod
    def _tell_open(table: Table) -> None:
        """Post the invitation to the free seats, anew when one more was taken."""
        table.tell("opened", person=table.match.invited, commitment=table.match.commitment, until=-1)

    async def _begin(self, table: Table) -> None:
        """Everybody is seated: fix the key, and deal."""
        match, words = table.match, [seat.word for seat in table.seats]
        cards = await self.cards(table.tx, match)
        decks = [msgspec.convert(seat.deck, DeckList) for seat in table.seats]
        key = match_key(match.secret, str(match.id), words)
        game = table.rules.begin(cards, decks, match.options, key)
        story: list[Entry] = game.story
        await table.tx.entries.add(
            EntryRecord(
                match=match.id,
                seq=0,
                kind="start",
                number=0,
                seat=None,
                key="",
                by="",
                person=None,
                at=table.now,
                informed=True,
                back_to=None,
                story=msgspec.msgpack.encode(story),
            )
        )
        await table.tx.snapshots.add(match.id, 0, game.save())
        table.set(status=PLAYING, started_at=table.now)
        table.deal(game)
        table.tell("started", commitment=match.commitment, players=[seat.seat for seat in table.seats])


def _free_seats(table: Glance, person: int) -> list[int]:
    """The free seats of a match, of which somebody may take one.

    Raises:
        NotOpen, Over, NotInvited, Full: they may not.
    """
    if table.match.status == PLAYING:
        raise NotOpen
    if table.match.status != OPEN:
        raise Over
    if table.held(person):
        raise Full
    free = [seat.seat for seat in table.seats if seat.free]
    invited = table.match.invited
    if len(free) == 1 and invited not in (None, person) and not table.held(invited):
        raise NotInvited
    return free


def clean(name: str) -> str:
    """A name without control characters, cut to a decent length."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:NAME_LIMIT]


def check_deck(rules: Rules, cards: Cards, deck: DeckList) -> DeckList:
    """A deck list as a player gave it, with a clean name, if it is legal.

    Raises:
        Refused: it is not a list for this game.
        BadDeck: it breaks rules of deck building; all of them are named.
    """
    name = clean(deck.name)
    if not name:
        raise Refused(say("deck-no-name"))
    if deck.game != rules.id:
        raise Refused(say("deck-other-game", deck=name, game=rules.title))
    for section in deck.cards:
        if section not in rules.sections:
            raise Refused(say("deck-section", section=section[:NAME_LIMIT], known=", ".join(rules.sections)))
    if sum(map(len, deck.cards.values())) > DECK_LIMIT:
        raise Refused(say("deck-too-large", most=DECK_LIMIT))
    for card in deck.all():
        if card not in cards:
            raise Refused(say("deck-card-unknown", card=card[:NAME_LIMIT], deck=name))
    deck = msgspec.structs.replace(deck, name=name)
    faults = rules.check_deck(deck, cards)
    if faults:
        raise BadDeck(name, faults)
    return deck


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
