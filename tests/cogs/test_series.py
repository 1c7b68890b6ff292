"""A series of games on Discord: between two of them everybody exchanges cards in secret, by buttons or typed."""

from __future__ import annotations

from typing import Any

from referee.clock import ClockPolicy
from referee.model import Person

from .clicking import click_answer
from .conftest import Table
from .matches import next_turn

DECKS = ("bonekeepers-toll", "curtain-street")


async def series(table: Table) -> int:
    """A series of three games of Ada and Ben, played by the referee alone to the end of the first."""
    ada, ben = (Person(member.id, member.name) for member in (table.ada, table.ben))
    info = await table.referee.openings.open(
        game="owr", guild=table.guild.id, channel=table.channel.id, opener=ada, deck=DECKS[0], options={"best_of": "3"},
        clock=ClockPolicy.none(),
    )  # fmt: skip
    await table.referee.openings.join(info.id, ben, deck=DECKS[1])
    while (turn := await next_turn(table, info.id, "series")) is not None:
        assert turn.position.ask is not None
        if turn.position.ask.kind == "exchange":
            break
        number, seat = turn.position.info.number, turn.position.seat
        await table.referee.play.answer(info.id, turn.member.id, number, turn.key, seat)
    await table.env.settle()
    return info.id


async def test_cards_are_exchanged_between_games_by_clicking_and_by_typing(duel: Table) -> None:
    match = await series(duel)
    view: Any = (await duel.referee.matches.position(match, None)).view
    assert (view.game, sorted(side.won for side in view.seats)) == (1, [0, 1])
    told = len(duel.messages())
    await click_answer(duel, duel.ada, match, "tally-clerk,grudge tithe-jar,even-keel")
    await duel.do(duel.ben, "none", match=match)
    view = (await duel.referee.matches.position(match, None)).view
    assert (view.game, view.turn) == (2, 1)
    assert [side.lf for side in view.seats] == [2000, 2000]
    said = " ".join(duel.said(message) for message in duel.messages()[told:])
    assert "Game 2 of the series begins" in said
    assert not any(card in said for card in ("Tithe Jar", "Even Keel", "Tally Clerk"))
