"""Queries about people, servers, the decks that people keep, and the audit."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from .queries import Queries, record, values_of
from .records import AuditRecord, Data, DeckRecord, PersonRecord, ServerRecord
from .schema import audit, decks, persons, servers

_PERSONS = select(persons).where(persons.c.id.in_(bindparam("ids", expanding=True)))


class Persons(Queries):
    """People."""

    async def get(self, id: int) -> PersonRecord | None:
        """Somebody, if known."""
        return (await self.of([id])).get(id)

    async def of(self, ids: Collection[int]) -> dict[int, PersonRecord]:
        """Those of some people who are known."""
        found = await self._connection.execute(_PERSONS, {"ids": sorted(ids)})
        return {row.id: record(PersonRecord, row) for row in found}

    async def unsettled(self) -> list[int]:
        """Those whose clocks do not yet go by what they have set."""
        query = select(persons.c.id).where(persons.c.unsettled).order_by(persons.c.id)
        return list(await self._connection.scalars(query))

    async def put(self, person: PersonRecord) -> None:
        """Write somebody down as they now are."""
        await self._upsert(persons, ["id"], values_of(person))

    async def save(self, id: int, **values: Any) -> None:
        """Set columns of somebody."""
        await self._connection.execute(update(persons).where(persons.c.id == id).values(values))


class Servers(Queries):
    """Servers that have set something."""

    async def get(self, id: int) -> ServerRecord | None:
        """A server, if it has."""
        row = (await self._connection.execute(select(servers).where(servers.c.id == id))).one_or_none()
        return None if row is None else record(ServerRecord, row)

    async def put(self, server: ServerRecord) -> None:
        """Write down what a server has set."""
        await self._upsert(servers, ["id"], values_of(server))


class Decks(Queries):
    """Deck lists, found by name without regard to case."""

    async def get(self, owner: int, game: str, name: str) -> DeckRecord | None:
        """A deck by name."""
        query = select(decks).where(decks.c.owner == owner, decks.c.game == game, decks.c.slug == name.casefold())
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _deck(row)

    async def of(self, owner: int, game: str | None = None) -> list[DeckRecord]:
        """Somebody's decks, by name."""
        query = select(decks).where(decks.c.owner == owner).order_by(decks.c.game, decks.c.slug)
        if game is not None:
            query = query.where(decks.c.game == game)
        return [_deck(row) for row in await self._connection.execute(query)]

    async def count(self, owner: int) -> int:
        """How many decks somebody keeps."""
        query = select(func.count()).select_from(decks).where(decks.c.owner == owner)
        return (await self._connection.execute(query)).scalar_one()

    async def put(self, deck: DeckRecord) -> None:
        """Keep a deck, in place of the one of that name."""
        await self._upsert(decks, ["owner", "game", "slug"], {**values_of(deck), "slug": deck.name.casefold()})

    async def drop(self, owner: int, game: str, name: str) -> bool:
        """Throw a deck away; whether there was one."""
        query = delete(decks).where(decks.c.owner == owner, decks.c.game == game, decks.c.slug == name.casefold())
        return (await self._connection.execute(query.returning(decks.c.slug))).first() is not None


def _deck(row: Any) -> DeckRecord:
    data: Data = row.list
    return DeckRecord(row.owner, row.game, row.name, data, row.at)


class Audit(Queries):
    """What was done to matches besides play."""

    async def add(self, entry: AuditRecord) -> None:
        """Write something down."""
        values = values_of(entry)
        del values["id"]
        await self._connection.execute(insert(audit).values(values))

    async def of(self, match: int) -> list[AuditRecord]:
        """What was done to a match, in order."""
        query = select(audit).where(audit.c.match == match).order_by(audit.c.id)
        return [record(AuditRecord, row) for row in await self._connection.execute(query)]
