"""People: who they are, what they have set, their vacations."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import available_timezones

from engines.kernel.ask import Refused
from engines.kernel.saves import CannotGoOn
from engines.kernel.text import say
from store import Transaction
from store.records import PersonRecord

from .clock import ZERO, length
from .model import Person, PersonSettings, id_of
from .resources import Resources
from .transaction import holding

log = logging.getLogger(__name__)

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

    async def set_settings(self, person: Person, *, vacation: int | None = None, **changes: Any) -> PersonSettings:
        """Change what a person has set: `locale`, `timezone` (a name such as "Europe/Paris"), `hands` (hands by direct
        message), `quiet` (from and to in minutes after midnight, or None); or go on `vacation` for some days, or (with
        0) end it.

        Raises:
            Refused: the time zone does not exist, the quiet hours are not hours of a day, or too many, or there is not
                that much vacation left; nothing has changed.
        """
        values, now = _checked(changes), self.resources.clock.now()
        async with self.resources.store.write() as tx:
            known = await self.meet(tx, person)
            if vacation is not None:
                values |= _gone(known, now, vacation) if vacation else _back(known, now)
            if vacation is not None or "quiet" in changes or "timezone" in changes:
                values["unsettled"] = True
            if values:
                await tx.persons.save(person.id, **values)
        if "unsettled" in values:
            await self.reckon_up(person.id)
        return _settings(replace(known, **values), now)

    async def come_back(self, tx: Transaction, person: int) -> None:
        """End somebody's vacation early; what is left of it is given back. Their clocks are to be reckoned up."""
        known = await tx.persons.get(person)
        if known is not None and (values := _back(known, self.resources.clock.now())):
            await tx.persons.save(person, unsettled=True, **values)

    async def look_through(self) -> None:
        """Reckon up the clocks of those of whom a process that fell over did not get to it."""
        async with self.resources.store.read() as tx:
            left = await tx.persons.unsettled()
        for person in left:
            await self.reckon_up(person)

    async def reckon_up(self, person: int) -> None:
        """The clocks of a person's matches go on as they now have to; what would be due by now after all is due from
        now on. Those that a fault of the bot keeps from it are left to the next start."""
        async with self.resources.store.read() as tx:
            playing = await tx.seats.running(person)
        unsettled = False
        for match in sorted({seat.match for seat in playing}):
            try:
                async with holding(self.resources, match) as held:
                    if not held.match.paused:
                        held.hold_clocks()
                        held.run_clocks()
            except CannotGoOn:
                pass  # set aside, and its channel told
            except Exception:
                log.exception("match %s: the clock of %s was not reckoned up", match, person)
                unsettled = True
        async with self.resources.store.write() as tx:
            await tx.persons.save(person, unsettled=unsettled)


def _checked(changes: dict[str, Any]) -> dict[str, Any]:
    """What is to be changed, as a person's columns.

    Raises:
        Refused: the time zone does not exist, or the quiet hours are not hours of a day, or too many.
    """
    zone, quiet = changes.get("timezone"), changes.get("quiet")
    if zone is not None and zone not in available_timezones():
        raise Refused(say("timezone-unknown", given=str(zone)[:NAME_LIMIT]))
    if quiet is not None and not (all(0 <= each < DAY for each in quiet) and _loud(*quiet) >= LOUD_LEAST):
        raise Refused(say("quiet-hours-wrong"))
    values = {name: changes[name] for name in ("locale", "timezone", "hands") if name in changes}
    if "quiet" in changes:
        values["quiet_from"], values["quiet_to"] = quiet or (None, None)
    return values


def _gone(person: PersonRecord, now: datetime, days: int) -> dict[str, Any]:
    """What is written down of somebody who goes on vacation.

    Raises:
        Refused: there is not that much vacation left, or the person is away already.
    """
    if person.away_until is not None and person.away_until > now:
        raise Refused(say("vacation-already"))
    left, time = leave_left(person, now), timedelta(days=days)
    if not timedelta(days=1) <= time <= left:
        raise Refused(say("vacation-left", left=length(left)))
    return {"away_from": now, "away_until": now + time, "leave": left - time, "leave_at": now}


def _back(person: PersonRecord, now: datetime) -> dict[str, Any]:
    """What is written down of somebody who comes back early, if they are away: the rest is theirs again."""
    if person.away_until is None or person.away_until <= now:
        return {}
    left = min(LEAVE_MOST, leave_left(person, now) + person.away_until - now)
    return {"away_from": None, "away_until": None, "leave": left, "leave_at": now}


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
