"""A series of games on Discord: between two of them everybody exchanges cards in secret, by buttons or typed."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import DeckList
from referee.clock import ClockPolicy
from referee.model import Person

from .clicking import click_answer
from .conftest import Table
from .matches import next_turn

DECKS = ("bonekeepers-toll", "curtain-street")


async def series(table: Table, *decks: str | DeckList) -> int:
    """A series of three games of Ada and Ben, played by the referee alone to the end of the first."""
    first, second = decks or DECKS
    ada, ben = (Person(member.id, member.name) for member in (table.ada, table.ben))
    info = await table.referee.openings.open(
        game="owr", guild=table.guild.id, channel=table.channel.id, opener=ada, deck=first, options={"best_of": "3"},
        clock=ClockPolicy.none(),
    )  # fmt: skip
    await table.referee.openings.join(info.id, ben, deck=second)
    while (turn := await next_turn(table, info.id, "series")) is not None:
        assert turn.position.ask is not None
        if turn.position.ask.kind == "exchange":
            break
        number, seat = turn.position.info.number, turn.position.seat
        await table.referee.play.answer(info.id, turn.member.id, number, turn.key, seat)
    await table.env.settle()
    return info.id


async def test_a_whole_side_deck_is_exchanged_whatever_its_cards_are_called(duel: Table) -> None:
    others = duel.world.library.decks["owr"][DECKS[0]].cards["deck"][:25]  # a deck of one card ends no game for long
    rows = {"deck": ["knife-in-the-wings"] * 15 + others, "side": ["weathercock-knight"] * 15}
    match = await series(duel, DeckList("Mine", "owr", rows), DeckList("Yours", "owr", rows))
    out, come = (
        [card, *(f"{card}#{n}" for n in range(2, 16))] for card in ("knife-in-the-wings", "weathercock-knight")
    )
    key = f"{','.join(out)} {','.join(come)}"
    assert len(key) > 500
    await click_answer(duel, duel.ada, match, key)
    assert "Taken" in duel.said(await duel.do(duel.ben, key, match=match))
    view: Any = (await duel.referee.matches.position(match, None)).view
    assert view.game == 2


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
