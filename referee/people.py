"""People: who they are, what they have set, their vacations."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import available_timezones

from engines.kernel.ask import Refused
from engines.kernel.text import say
from store import Transaction
from store.records import PersonRecord

from .clock import ZERO, length
from .model import PLAYING, Person, PersonSettings, id_of
from .resources import Resources
from .transaction import holding

NAME_LIMIT = 40
"""Characters of a name."""

FIRST_LEAVE = timedelta(days=14)
"""The vacation that everybody has to begin with."""

LEAVE_A_YEAR = timedelta(days=30)
LEAVE_MOST = timedelta(days=30)
"""How much vacation grows in a year, and how much there is at most."""

DAY = 24 * 60
LOUD_LEAST = 4 * 60
"""Minutes of a day that quiet hours must leave: a flag falls an hour after them."""


class People:
    """Who is known, what they have set, their vacations."""

    def __init__(self, resources: Resources):
        self.resources = resources

    async def meet(self, tx: Transaction, person: Person) -> PersonRecord:
        """Write somebody's name and language down; what else they have set stays."""
        known = await tx.persons.get(person.id)
        name = clean(person.name) or str(person.id)
        if known is None:
            known = PersonRecord(person.id, name, person.locale, leave=FIRST_LEAVE, leave_at=self.resources.clock.now())
            await tx.persons.put(known)
        elif (name, person.locale or known.locale) != (known.name, known.locale):
            known = replace(known, name=name, locale=person.locale or known.locale)
            await tx.persons.save(person.id, name=known.name, locale=known.locale)
        return known

    async def settings(self, person: Person | int) -> PersonSettings:
        """What a person has set; the defaults for somebody who is not known."""
        now = self.resources.clock.now()
        async with self.resources.store.read() as tx:
            known = await tx.persons.get(id_of(person))
        if known is None:
            name = person.name if isinstance(person, Person) else ""
            return PersonSettings(id_of(person), name, leave=FIRST_LEAVE)
        return _settings(known, now)

    async def note_locale(self, person: Person) -> None:
        """Note which language somebody speaks now, if they are known."""
        async with self.resources.store.read() as tx:
            known = await tx.persons.get(person.id)
        if known is not None and person.locale is not None and known.locale != person.locale:
            async with self.resources.store.write() as tx:
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
        async with self.resources.store.write() as tx:
            known = await self.meet(tx, person)
            if values:
                await tx.persons.save(person.id, **values)
            playing = await tx.seats.running(person.id)
        if "quiet" in changes or "timezone" in changes:
            await self._reschedule({seat.match for seat in playing})
        return _settings(replace(known, **values), self.resources.clock.now())

    async def _reschedule(self, matches: set[int]) -> None:
        for match in sorted(matches):
            async with holding(self.resources, match) as held:
                if not held.match.paused:  # what would be due by now after all is due from now on
                    held.hold_clocks()
                    held.run_clocks()

    # ------------------------------------------------------------ vacation

    async def begin_vacation(self, person: Person, days: int) -> PersonSettings:
        """Go on vacation: from now on the person's clocks stand still in matches that allow it. It ends after some
        days, or when the person answers a question in such a match.

        Raises:
            Refused: there is not that much vacation left, or the person is away already.
        """
        now = self.resources.clock.now()
        async with self.resources.store.write() as tx:
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
            async with holding(self.resources, match) as held:
                if held.match.status == PLAYING:
                    held.rest_absent()
        return _settings(away, now)

    async def end_vacation(self, person: Person | int) -> None:
        """End a vacation early; what is left of it is given back. Nothing happens if there is none."""
        now, who = self.resources.clock.now(), id_of(person)
        async with self.resources.store.read() as tx:
            running = await tx.seats.running(who)
        for match in sorted({seat.match for seat in running}):
            async with holding(self.resources, match) as held:
                for seat in held.held_by(who):
                    if seat.since is not None and seat.since > now:
                        held.change(seat.seat, since=now)
        async with self.resources.store.write() as tx:
            known = await tx.persons.get(who)
            if known is not None and known.away_until is not None and known.away_until > now:
                unused = known.away_until - max(now, known.away_from or now)
                left = min(LEAVE_MOST, leave_left(known, now) + unused)
                await tx.persons.save(who, away_from=None, away_until=None, leave=left, leave_at=now)
        self.resources.changed.set()


def _loud(start: int, end: int) -> int:
    """The minutes of a day that quiet hours leave; none if they begin as they end."""
    return (start - end) % DAY


def clean(name: str) -> str:
    """A name without control characters, cut to a decent length."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())[:NAME_LIMIT]


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
