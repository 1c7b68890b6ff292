"""Whole matches on Discord: opened, answered as a house player would, and compared with the engine alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.discord.language import Reader
from cogs.outbox import pictures
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.kernel.record import replay, verify
from referee.clock import ClockPolicy
from referee.model import Person, Position

from .conftest import Table


async def begin(table: Table, game: str, decks: Sequence[str], *members: Any, channel: Any = None) -> int:
    """A match without a clock, of Ada and Ben or of these members, in the usual channel or in this one; its number."""
    people = [Person(member.id, member.name) for member in members or (table.ada, table.ben)]
    info = await table.referee.openings.open(
        game=game,
        guild=table.guild.id,
        channel=(channel or table.channel).id,
        opener=people[0],
        seats=len(people),
        deck=decks[0],
        clock=ClockPolicy.none(),
    )
    for person, deck in zip(people[1:], decks[1:], strict=True):
        await table.referee.openings.join(info.id, person, deck=deck)
    await table.env.settle()
    return info.id


@dataclass(frozen=True)
class Turn:
    """Whose answer is awaited, what they see, and what a house player would answer."""

    member: Any
    position: Position
    key: str


async def next_turn(table: Table, match: int, salt: str) -> Turn | None:
    """Who answers next; None when the match is over."""
    info = await table.referee.matches.info(match)
    if info.status != "playing":
        return None
    player = info.players[info.deciding[0]]
    assert player is not None
    member = next(each for each in table.world.players.values() if each.id == player.person)
    position = await table.referee.matches.position(match, member.id)
    assert position.ask is not None
    rules = table.world.library.games[info.game]
    chance = Stream(f"{salt}{info.seq}")
    return Turn(member, position, HOUSE["greedy"](rules, info.pool.cards, position.view, position.ask, chance))


async def choice(table: Table, match: int, salt: str) -> tuple[Any, str] | None:
    """Who answers next, and what; None when the match is over."""
    turn = await next_turn(table, match, salt)
    return (turn.member, turn.key) if turn is not None else None


async def as_the_engine_alone(table: Table, match: int) -> None:
    """The record of a match, replayed by the engine with nothing else around, ends in the same state."""
    record = await table.referee.matches.record(match)
    rules = table.world.library.games[record.game]
    game = replay(rules, record)
    assert game.outcome is not None
    assert game.digest() == record.digest
    assert verify(rules, record).ok


async def as_a_spectator_sees_it(table: Table, match: int) -> bytes:
    """The board drawn from what a spectator may know."""
    position = await table.referee.matches.position(match, None)
    reader = Reader(table.world.library.texts, "en").about(position.info)
    picture = await pictures.board(position, reader)
    assert picture is not None
    return picture.data
