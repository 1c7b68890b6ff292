"""How the referee's parts get hold of a match: one transaction, one table."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime

from engines.kernel.text import say
from store import Conflict

from .errors import Stale
from .held_match import Table
from .model import PLAYING, Person
from .resources import Desk


class Sitting(Desk):
    """A desk that matches can be taken to."""

    @asynccontextmanager
    async def at_table(self, match: int, now: datetime | None = None) -> AsyncGenerator[Table]:
        """A match to act on. What was done is written when the block ends, and undone when it raises.

        Raises:
            NotFound: there is no such match.
            Stale: another process was faster.
        """
        try:
            async with self.store.write() as tx:
                table = await Table.take(self, tx, match, now)
                yield table
                await table.close()
        except Conflict:
            raise Stale(say("ask-stale")) from None
        self.settled(table)

    def settled(self, table: Table) -> None:
        """A table's transaction is durable: keep its game for the next reader, and say that something changed."""
        game = table.loaded
        if table.match.status != PLAYING:
            self.forget(table.match.id)
        elif game is not None:
            self.remember(table.match, game)
        self.changed.set()

    @staticmethod
    def id_of(person: Person | int) -> int:
        """The id of a person, given as one or as the id itself."""
        return person if isinstance(person, int) else person.id
