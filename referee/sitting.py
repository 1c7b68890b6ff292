"""How the referee's parts get hold of a match: one transaction, one table."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime

from engines.kernel.saves import CannotGoOn
from engines.kernel.text import say
from store import Conflict

from .desk import Desk
from .errors import Stale
from .model import PLAYING, Person
from .table import Table


class Sitting(Desk):
    """A desk that matches can be taken to."""

    @asynccontextmanager
    async def at_table(self, match: int, now: datetime | None = None) -> AsyncGenerator[Table]:
        """A match to act on. What was done is written when the block ends, and undone when it raises.

        Raises:
            NotFound: there is no such match.
            Stale: another process was faster.
            CannotGoOn: the match is one that this version can't carry on; it is set aside.
        """
        try:
            async with self.store.write() as tx:
                table = await Table.take(self, tx, match, now)
                yield table
                await table.close()
        except Conflict:
            raise Stale(say("ask-stale")) from None
        except CannotGoOn as refusal:
            await self.set_aside(match, refusal)
            raise
        self.settled(table)

    async def set_aside(self, match: int, why: CannotGoOn) -> None:
        """Keep a match out of play that can't be carried on, and tell its channel why. It is paused: it goes on when that has been mended and a
        player resumes it, or ends by agreement."""
        async with self.store.write() as tx:
            table = await Table.take(self, tx, match)
            if table.match.status == PLAYING and not table.match.paused:
                table.set(paused=True)
                table.hold_clocks()
                table.tell("announce", text=say("notice-stranded", why=why.text))
                await table.close()
        self.changed.set()

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
