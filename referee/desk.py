"""What every part of the referee shares: the store, the content, the clock, and a small cache of running games."""

from __future__ import annotations

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import msgspec

from engines.kernel.ask import Ask, Refused
from engines.kernel.cards import Cards
from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.saves import CannotGoOn
from engines.kernel.text import say
from store import Store, Transaction
from store.outbox import Share
from store.records import MatchRecord

from .clock import Clock
from .library import Library, Pool

CACHED_GAMES = 256
CACHED_POOLS = 16


class Signal(asyncio.Event):
    """An event that also calls back: set whenever the outbox or the deadlines have changed."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call a function at every `set`, from the task that sets."""
        self._listeners.append(listener)

    def set(self) -> None:
        """Something has changed."""
        super().set()
        for listener in self._listeners:
            listener()


class Desk:
    """The base of the referee's parts.

    The database is the truth: the cache holds games by match and log entry, so an entry written by another process
    makes it miss, never wrong. A cached game is read or cloned, never played on.
    """

    def __init__(
        self,
        store: Store,
        library: Library,
        clock: Clock,
        *,
        secret: bytes,
        house_delay: timedelta = timedelta(seconds=1.5),
        share: Share | None = None,
    ):
        self.store = store
        self.library = library
        self.clock = clock
        self.house_delay = house_delay
        self.share = share or Share()
        self.changed = Signal()
        self._secret = secret
        self._games: OrderedDict[int, tuple[MatchRecord, Game[Any]]] = OrderedDict()
        self._pools: OrderedDict[str, Pool] = OrderedDict()

    def rules(self, game: str) -> Rules:
        """A game by its id.

        Raises:
            Refused: there is no such game.
        """
        try:
            return self.library.games[game]
        except KeyError:
            raise Refused(say("game-unknown", game=game, known=", ".join(self.library.games))) from None

    def derive(self, purpose: str) -> bytes:
        """A secret (32 bytes) for one purpose, from the server's."""
        return hmac.digest(self._secret, purpose.encode(), "sha256")

    def match_secret(self, match: int, opened: datetime) -> bytes:
        """The secret of a new match."""
        return self.derive(f"match|{match}|{opened.isoformat()}")

    async def pool(self, tx: Transaction, match: MatchRecord) -> Pool:
        """The cards that a match began with."""
        pool = self.pool_at_hand(match)
        if pool is None:
            cards = Cards.thaw(self.rules(match.game), await tx.pools.get(match.pool))
            pool = self._pools[match.pool] = self.library.pool(cards)
            while len(self._pools) > CACHED_POOLS:
                self._pools.popitem(last=False)
        return pool

    def pool_at_hand(self, match: MatchRecord) -> Pool | None:
        """The cards that a match began with, if nothing has to be read for them."""
        current = self.library.pools.get(match.game)
        if current is not None and current.cards.digest == match.pool:
            return current
        return self._pools.get(match.pool)

    async def cards(self, tx: Transaction, match: MatchRecord) -> Cards:
        """The definitions that a match began with."""
        return (await self.pool(tx, match)).cards

    async def game(self, tx: Transaction, match: MatchRecord) -> Game[Any]:
        """A match's game as it stands, to be read only."""
        cached = self._games.get(match.id)
        if cached is not None and cached[0].seq == match.seq:
            self._games.move_to_end(match.id)
            return cached[1]
        game = await self.game_at(tx, match, match.seq)
        self.remember(match, game)
        return game

    def at_hand(self, match: int, seat: int, number: int) -> Ask | None:
        """The question of a number put to a seat, if nothing has to be read for it. It may be closed already: only an
        answer to it makes sure."""
        cached = self._games.get(match)
        if cached is None or cached[1].number_of(seat) + cached[0].shift != number:
            return None
        return cached[1].asks.get(seat)

    async def game_at(self, tx: Transaction, match: MatchRecord, seq: int) -> Game[Any]:
        """A match's game as it was after an entry; the caller may play on.

        Raises:
            CannotGoOn: this version can't carry it on.
        """
        blob = await tx.snapshots.get(match.id, seq)
        try:
            return self.rules(match.game).load(blob, await self.cards(tx, match))
        except msgspec.DecodeError:
            raise CannotGoOn(say("save-broken")) from None

    def remember(self, match: MatchRecord, game: Game[Any]) -> None:
        """Keep a game for the next reader. Only what is committed may be kept."""
        self._games[match.id] = (match, game)
        self._games.move_to_end(match.id)
        while len(self._games) > CACHED_GAMES:
            self._games.popitem(last=False)

    def forget(self, match: int) -> None:
        """Keep no game of a match."""
        self._games.pop(match, None)
