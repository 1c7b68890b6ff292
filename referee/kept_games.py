"""Running games and their cards, kept in memory for the next reader."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from engines.kernel.cards import Cards
from engines.kernel.game import Game
from engines.kernel.saves import CannotGoOn
from engines.kernel.text import say
from store import Transaction
from store.records import MatchRecord

from .library import Library, Pool

GAMES, POOLS = 208, 16
"""How many games, and how many older pools of cards, are kept."""


class Kept(NamedTuple):
    """A match and its game as they were at an entry, and who sits there, by seats."""

    match: MatchRecord
    game: Game[Any]
    people: tuple[int | None, ...]


class KeptGames:
    """The games of matches under way.

    The database is the truth: games are kept by match and log entry, so an entry written by another process makes this
    miss, never wrong. A kept game is read or cloned, never played on.
    """

    def __init__(self, library: Library):
        self.library = library
        self._games: LRUCache[int, Kept] = LRUCache(GAMES)
        self._pools: LRUCache[str, Pool] = LRUCache(POOLS)

    async def pool(self, tx: Transaction, match: MatchRecord) -> Pool:
        """The cards that a match began with.

        Raises:
            CannotGoOn: this version can't read them any more.
        """
        pool = self.pool_at_hand(match)
        if pool is None:
            frozen = await tx.pools.get(match.pool)
            try:
                cards = Cards.thaw(self.library.rules(match.game), frozen)
            except ValueError:
                raise CannotGoOn(say("save-cards")) from None
            pool = self._pools[match.pool] = self.library.pool(cards)
        return pool

    async def pool_to_show(self, tx: Transaction, match: MatchRecord) -> Pool:
        """The same to speak of the match; today's, if they can't be read any more."""
        try:
            return await self.pool(tx, match)
        except CannotGoOn:
            return self.library.pools[match.game]

    def pool_at_hand(self, match: MatchRecord) -> Pool | None:
        """The cards that a match began with, if nothing has to be read for them."""
        current = self.library.pools.get(match.game)
        if current is not None and current.cards.digest == match.pool:
            return current
        return self._pools.get(match.pool)

    async def game(self, tx: Transaction, match: MatchRecord, people: tuple[int | None, ...]) -> Game[Any]:
        """A match's game as it stands, to be read only; these people sit there."""
        kept = self._games.get(match.id)
        if kept is not None and kept.match.seq == match.seq:
            return kept.game
        game = await self.game_at(tx, match, match.seq)
        game.cards.share(game.s.things)
        self.keep(match, game, people)
        return game

    async def game_at(self, tx: Transaction, match: MatchRecord, seq: int) -> Game[Any]:
        """A match's game as it was after an entry; the caller may play on.

        Raises:
            CannotGoOn: this version can't carry it on.
        """
        blob = await tx.snapshots.get(match.id, seq)
        try:
            return self.library.rules(match.game).load(blob, (await self.pool(tx, match)).cards)
        except msgspec.DecodeError:
            raise CannotGoOn(say("save-broken")) from None

    def at_hand(self, match: int) -> Kept | None:
        """A match and its game as they were at the latest entry known here, if nothing has to be read for them."""
        return self._games.get(match)

    def keep(self, match: MatchRecord, game: Game[Any], people: tuple[int | None, ...]) -> None:
        """Keep a game for the next reader. Only what is committed may be kept."""
        self._games[match.id] = Kept(match, game, people)

    def forget(self, match: int) -> None:
        """Keep no game of a match."""
        self._games.pop(match, None)
