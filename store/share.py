"""Which process looks after which servers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Integer, cast, func, select

from .schema import matches


class Shard(NamedTuple):
    """One of so many shards that the servers are dealt out to. All servers together are shard 0 of 1."""

    number: int
    total: int


@dataclass(frozen=True, slots=True)
class Share:
    """The share of the servers that a process looks after: some (None: all) of so many shards (None: as many as Discord
    recommends, which a process can only ask for if it looks after them all)."""

    shards: frozenset[int] | None = None
    count: int | None = None

    def __post_init__(self) -> None:
        assert self.shards is None or self.count is not None, "some shards are some of a number"

    @property
    def parts(self) -> tuple[Shard, ...]:
        """Its shards, in order."""
        if self.shards is None or self.count is None:
            return (Shard(0, 1),)
        return tuple(Shard(number, self.count) for number in sorted(self.shards))

    def elsewhere(self, guild: int | None) -> Shard | None:
        """The shard of a server that other processes look after; None if this one does."""
        parts = self.parts
        total = parts[0].total
        shard = Shard((guild or 0) // 2**22 % total, total)
        return None if shard in parts else shard


def within(guild: ColumnElement[Any], parts: Sequence[Shard]) -> list[ColumnElement[bool]]:
    """What is true of the rows whose servers are in some shards of one total: as Discord deals servers out, and what
    belongs to no server to shard 0."""
    total = parts[0].total
    if total == 1:
        return []
    number = func.coalesce(guild, 0) // 2**22 % total
    return [cast(number, Integer).in_([shard.number for shard in parts])]


def of_matches_within(match: ColumnElement[Any], parts: Sequence[Shard]) -> list[ColumnElement[bool]]:
    """What is true of the rows whose matches (a column) are played on servers in some shards."""
    here = within(matches.c.guild, parts)
    return [match.in_(select(matches.c.id).where(*here))] if here else []
