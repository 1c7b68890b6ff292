"""People: what they have set, their vacations, and the decks that they keep."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import available_timezones

import msgspec

from engines.kernel.ask import Refused
from engines.kernel.cards import DeckList
from engines.kernel.text import say
from store.records import DeckRecord, PersonRecord

from .clock import ZERO, length
from .model import PLAYING, Person, PersonSettings
from .openings import FIRST_LEAVE, NAME_LIMIT, Openings, check_deck

DECKS_LIMIT = 100
"""How many decks a person may keep."""

LEAVE_A_YEAR = timedelta(days=30)
LEAVE_MOST = timedelta(days=30)
"""How much vacation grows in a year, and how much there is at most."""

DAY = 24 * 60
LOUD_LEAST = 4 * 60
"""Minutes of a day that quiet hours must leave: a flag falls an hour after them."""


class People(Openings):
    """Settings, vacations, decks."""

    async def settings(self, person: Person | int) -> PersonSettings:
        """What a person has set; the defaults for somebody who is not known."""
        now = self.clock.now()
        async with self.store.read() as tx:
            known = await tx.persons.get(self.id_of(person))
        if known is None:
            name = person.name if isinstance(person, Person) else ""
            return PersonSettings(self.id_of(person), name, leave=FIRST_LEAVE)
        return _settings(known, now)

    async def note_locale(self, person: Person) -> None:
        """Note which language somebody speaks now, if they are known."""
        async with self.store.read() as tx:
            known = await tx.persons.get(person.id)
        if known is not None and person.locale is not None and known.locale != person.locale:
            async with self.store.write() as tx:
                await tx.persons.save(person.id, locale=person.locale)

    async def set_settings(self, person: Person, **changes: Any) -> PersonSettings:
        """Change what a person has set: `locale`, `timezone` (a name such as "Europe/Paris"), `hands` (hands by direct
        message), `quiet` (from and to in minutes after midnight, or None).

        Raises:
            Refused: the time zone does not exist, or the quiet hours are not hours of a day, or too many.
        """
        zone, quiet = changes.get("timezone"), changes.get("quiet")
        if zone is not None and zone not in available_timezones():
            raise Refused(say("timezone-unknown", given=str(zone)[:NAME_LIMIT]))
        values = {name: changes[name] for name in ("locale", "timezone", "hands") if name in changes}
        if "quiet" in changes:
            if quiet is not None and not (all(0 <= each < DAY for each in quiet) and _loud(*quiet) >= LOUD_LEAST):
                raise Refused(say("quiet-hours-wrong"))
            values["quiet_from"], values["quiet_to"] = quiet or (None, None)
        async with self.store.write() as tx:
            known = await self.meet(tx, person)
            if values:
                await tx.persons.save(person.id, **values)
            playing = await tx.seats.running(person.id)
        if "quiet" in changes or "timezone" in changes:
            await self._reschedule({seat.match for seat in playing})
        return _settings(replace(known, **values), self.clock.now())

    async def _reschedule(self, matches: set[int]) -> None:
        for match in sorted(matches):
            async with self.at_table(match) as table:
                if not table.match.paused:  # what would be due by now after all is due from now on
                    table.hold_clocks()
                    table.run_clocks()

    # ------------------------------------------------------------ vacation

    async def begin_vacation(self, person: Person, days: int) -> PersonSettings:
        """Go on vacation: from now on the person's clocks stand still in matches that allow it. It ends after some
        days, or when the person answers a question in such a match.

        Raises:
            Refused: there is not that much vacation left, or the person is away already.
        """
        now = self.clock.now()
        async with self.store.write() as tx:
            known = await self.meet(tx, person)
            if known.away_until is not None and known.away_until > now:
                raise Refused(say("vacation-already"))
            left = leave_left(known, now)
            if not timedelta(days=1) <= timedelta(days=days) <= left:
                raise Refused(say("vacation-left", left=length(left)))
            away = replace(
                known,
                away_from=now,
                away_until=now + timedelta(days=days),
                leave=left - timedelta(days=days),
                leave_at=now,
            )
            await tx.persons.put(away)
            running = await tx.seats.running(person.id)
        for match in sorted({seat.match for seat in running}):
            async with self.at_table(match) as table:
                if table.match.status == PLAYING:
                    table.rest_absent()
        return _settings(away, now)

    async def end_vacation(self, person: Person | int) -> None:
        """End a vacation early; what is left of it is given back. Nothing happens if there is none."""
        now, who = self.clock.now(), self.id_of(person)
        async with self.store.read() as tx:
            running = await tx.seats.running(who)
        for match in sorted({seat.match for seat in running}):
            async with self.at_table(match) as table:
                for seat in table.held(who):
                    if seat.since is not None and seat.since > now:
                        table.change(seat.seat, since=now)
        async with self.store.write() as tx:
            known = await tx.persons.get(who)
            if known is not None and known.away_until is not None and known.away_until > now:
                unused = known.away_until - max(now, known.away_from or now)
                left = min(LEAVE_MOST, leave_left(known, now) + unused)
                await tx.persons.save(who, away_from=None, away_until=None, leave=left, leave_at=now)
        self.changed.set()

    # ------------------------------------------------------------ decks

    async def decks(self, person: Person | int, game: str | None = None) -> list[DeckList]:
        """The decks that a person keeps, by name."""
        async with self.store.read() as tx:
            return [msgspec.convert(deck.list, DeckList) for deck in await tx.decks.of(self.id_of(person), game)]

    async def deck(self, person: Person | int, game: str, name: str) -> DeckList:
        """A deck that a person keeps.

        Raises:
            Refused: there is none of that name.
        """
        async with self.store.read() as tx:
            kept = await tx.decks.get(self.id_of(person), game, name)
        if kept is None:
            raise Refused(say("deck-not-kept", deck=name[:NAME_LIMIT]))
        return msgspec.convert(kept.list, DeckList)

    async def save_deck(self, person: Person | int, deck: DeckList) -> DeckList:
        """Keep a deck, in place of the one of that name. It has to be legal.

        Raises:
            Refused, BadDeck: it can't be kept; nothing has changed.
        """
        who = self.id_of(person)
        rules = self.rules(deck.game)
        deck = check_deck(rules, self.library.cards[deck.game], deck)
        async with self.store.write() as tx:
            if await tx.decks.get(who, deck.game, deck.name) is None and await tx.decks.count(who) >= DECKS_LIMIT:
                raise Refused(say("too-many-decks", most=DECKS_LIMIT))
            await tx.decks.put(DeckRecord(who, deck.game, deck.name, msgspec.to_builtins(deck), self.clock.now()))
        return deck

    async def delete_deck(self, person: Person | int, game: str, name: str) -> None:
        """Throw a deck away. Matches that use it keep it.

        Raises:
            Refused: there is none of that name.
        """
        async with self.store.write() as tx:
            if not await tx.decks.drop(self.id_of(person), game, name):
                raise Refused(say("deck-not-kept", deck=name[:NAME_LIMIT]))


def _loud(start: int, end: int) -> int:
    """The minutes of a day that quiet hours leave; none if they begin as they end."""
    return (start - end) % DAY


def leave_left(person: PersonRecord, now: datetime) -> timedelta:
    """The vacation that a person has left: it grows with time."""
    grown = (now - person.leave_at) * (LEAVE_A_YEAR / timedelta(days=365)) if person.leave_at is not None else ZERO
    return min(LEAVE_MOST, person.leave + grown)


def _settings(person: PersonRecord, now: datetime) -> PersonSettings:
    quiet = None
    if person.quiet_from is not None and person.quiet_to is not None:
        quiet = (person.quiet_from, person.quiet_to)
    return PersonSettings(
        id=person.id,
        name=person.name,
        locale=person.locale,
        timezone=person.timezone,
        hands=person.hands,
        quiet=quiet,
        away_until=person.away_until if person.away_until is not None and person.away_until > now else None,
        leave=leave_left(person, now),
    )
