"""A match keeps the cards that it began with, whatever becomes of them in the library meanwhile."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from engines.kernel.cards import Cards
from engines.kernel.registry import games
from referee import Library
from tests.cogs.clicking import click_answer
from tests.cogs.conftest import Table
from tests.cogs.matches import as_the_engine_alone, begin, next_turn


def other(library: Library, game: str, decks: Any, keep: int) -> Library:
    """The same library, some time later: all cards of some decks but a few are gone, and those few have other names."""
    rules, cards = library.games[game], library.cards[game]
    used = sorted({card for deck in decks for card in library.decks[game][deck].all()})
    _, documents = json.loads(cards.frozen)
    for card in used[keep:]:
        del documents[card]
    for card in used[:keep]:
        french = {"name": f"Nouveau {card[:20]}"}
        documents[card] = {**documents[card], "name": f"Renamed {card[:20]}", "in": {"fr": french}}
    pool = Cards.thaw(rules, json.dumps([game, documents]).encode())
    texts = library.texts.naming(game, {locale: pool.names_in(locale) for locale in library.texts.locales})
    left = {id: deck for id, deck in library.decks[game].items() if set(deck.all()) <= set(pool)}
    return replace(library, cards={**library.cards, game: pool}, decks={**library.decks, game: left}, texts=texts)


@pytest.mark.parametrize("game", list(games()))
async def test_a_match_goes_on_with_cards_that_are_gone_or_renamed(duel: Table, game: str):
    library = duel.world.library
    decks = tuple(library.decks[game])[:2]
    match = await begin(duel, game, decks)
    later = other(library, game, decks, 12)
    used = {card for deck in decks for card in library.decks[game][deck].all()}
    names = {library.cards[game][card].name for card in used}
    duel.world.library = later
    await duel.restart()
    named = 0
    for _ in range(12):
        turn = await next_turn(duel, match, "pools")
        if turn is None:
            break
        await click_answer(duel, turn.member, match, turn.key)
        board = board_of(duel)
        said = duel.said(board)
        hand = await turn.member.click(board, label="My hand")
        log = await turn.member.slash(duel.channel, "match log", match=match)
        [picture] = duel.pictures(hand) or [None]
        alt = "".join(each.alt for each in duel.pictures(board)) + (picture.alt if picture else "")
        whole = "\n".join((said, duel.said(log), alt))
        assert "Renamed" not in whole
        assert "Something went wrong" not in duel.said(hand) + duel.said(log)
        assert duel.pictures(board)
        named += any(name in whole for name in names)
    assert named > 5
    assert not any("can’t be drawn" in duel.said(message) for message in duel.messages())
    await as_the_engine_alone_when_over(duel, match)


def board_of(duel: Table) -> Any:
    """The latest board: a short call to it may stand below."""
    return duel.shown(next(each for each in reversed(duel.messages()) if "My hand" in duel.labels(each)))


async def as_the_engine_alone_when_over(duel: Table, match: int) -> None:
    """Give up, and replay the record with the cards that it holds."""
    await duel.ada.slash(duel.channel, "match concede", match=match)
    info = await duel.referee.matches.info(match)
    if info.status == "playing":
        await duel.referee.play.concede(match, duel.ada.id)
    await as_the_engine_alone(duel, match)


async def test_a_deck_of_today_does_not_join_a_match_of_yesterday_that_lacks_its_cards(duel: Table):
    library = duel.world.library
    deck = library.decks["rizontical"]["kiln-riot"]
    duel.world.library = other(library, "rizontical", ("kiln-riot",), 0)
    await duel.restart()
    await duel.ada.slash(duel.channel, "match open", game="rizontical")
    [info] = await duel.referee.matches.find()
    duel.world.library = library
    await duel.restart()
    refused = await duel.ben.slash(duel.channel, "match join", match=info.id, deck="kiln-riot")
    assert "Something went wrong" not in duel.said(refused)
    assert deck.name in duel.said(refused)
    assert (await duel.referee.matches.info(info.id)).status == "open"
