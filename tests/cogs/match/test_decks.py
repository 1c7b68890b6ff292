"""Which deck somebody plays: whoever opens or joins a match is asked; who does not choose gets one by lot, and is told."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.cards import DeckList
from engines.kernel.registry import games
from engines.kernel.text import typeset
from referee.model import PLAYING
from tests.cogs.conftest import Table
from workshop.shown import controls
from workshop.simulation import speak

GAME = "rise"


async def newest(table: Table, member: Any = None) -> Any:
    found = await table.referee.matches.find()
    return await table.referee.matches.info(found[0].id, (member or table.ada).id)


def deck_of(info: Any, seat: int = 0) -> str | None:
    player = info.players[seat]
    assert player is not None
    return player.deck.own if player.deck is not None else None


@pytest.mark.parametrize("game", list(games()))
async def test_who_opens_a_match_is_asked_with_what_each_deck_is_like(duel: Table, game: str) -> None:
    answer = await duel.ada.slash(duel.channel, "match open", game=game)
    said = duel.said(answer)
    assert "You have your seat" in said
    for deck in duel.world.library.decks[game].values():
        assert deck.name in said
        assert deck.idea["en"] in said, "whole, not cut"
    assert duel.labels(answer) == ["?", *duel.world.library.decks[game]]
    chosen = list(duel.world.library.decks[game])[1]
    done = await duel.ada.select(answer.response, [chosen])
    assert f"You play “{duel.world.library.decks[game][chosen].name}”" in duel.said(done)
    info = await newest(duel)
    assert deck_of(info) == duel.world.library.decks[game][chosen].name
    assert "who joins?" in duel.said(duel.last()).lower(), "the invitation is there, whatever was chosen meanwhile"


async def test_the_descriptions_are_whole_in_french_too(duel: Table) -> None:
    speak(duel.env, {duel.ada.id: "fr"})
    answer = await duel.ada.slash(duel.channel, "match open", game=GAME)
    for deck in duel.world.library.decks[GAME].values():
        assert typeset(deck.idea["fr"], "fr") in duel.said(answer)
        assert f"**{deck.names['fr']}**" in duel.said(answer)
    done = await duel.ada.select(answer.response, ["house-of-odds"])
    assert "Vous jouez «\u00a0La maison des cotes\u00a0»" in duel.said(done)


async def test_practice_begins_when_the_deck_is_chosen(duel: Table) -> None:
    answer = await duel.ada.slash(duel.channel, "match practice", game=GAME)
    assert "Which deck" in duel.said(answer)
    assert "You have your seat" not in duel.said(answer), "nobody else is awaited"
    assert (await newest(duel)).status == "open"
    assert duel.messages() == []
    panel = await duel.ada.select(answer.response, ["?"])
    assert duel.pictures(panel)
    info = await newest(duel)
    assert info.status == PLAYING
    assert deck_of(info) in {deck.name for deck in duel.world.library.decks[GAME].values()}


async def test_the_first_panel_leads_to_the_hand_as_later_ones_do(duel: Table) -> None:
    answer = await duel.ada.slash(duel.channel, "match practice", game="owr")
    panel = await duel.ada.select(answer.response, ["?"])
    assert "what do you do?" in duel.said(panel)
    assert "My hand" in duel.labels(panel)


async def test_a_deck_can_not_be_changed_when_the_match_has_begun(duel: Table) -> None:
    answer = await duel.ada.slash(duel.channel, "match open", game=GAME)
    await duel.ben.slash(duel.channel, "match join", deck="fever-market")
    info = await newest(duel)
    assert info.status == PLAYING
    late = await duel.ada.select(answer.response, ["fever-market"])
    assert "takes no more players" in duel.said(late)


async def test_who_never_chooses_gets_a_deck_by_lot_and_alone_reads_which(duel: Table) -> None:
    await duel.ada.slash(duel.channel, "match open", game=GAME)
    await duel.ben.slash(duel.channel, "match join", deck="fever-market")
    info = await newest(duel)
    deck = deck_of(info)
    assert deck in {each.name for each in duel.world.library.decks[GAME].values()}
    board = duel.last()
    assert f"one was drawn for you: “{deck}”" in duel.said(await duel.ada.click(board, label="Your move"))
    assert "drawn for you" not in duel.said(await duel.ben.click(board, label="Your move"))
    assert not any("drawn for you" in duel.said(message) for message in duel.messages())


async def test_the_lot_falls_on_several_decks(duel: Table) -> None:
    names: set[str | None] = set()
    for _ in range(8):
        await duel.ada.slash(duel.channel, "match open", game=GAME, deck="?")
        info = await newest(duel)
        names.add(deck_of(info))
        await duel.referee.openings.cancel(info.id, duel.ada.id)
    assert len(names) > 2


async def test_who_joins_is_asked_by_button_and_by_command_and_their_own_decks_are_offered(duel: Table) -> None:
    starter = duel.world.library.decks[GAME]["fever-market"]
    mine = DeckList(name="Mine alone", game=GAME, cards=starter.cards, idea={"en": "Every fever there is."})
    await duel.referee.decks.save(duel.ben.id, mine)
    await duel.ada.slash(duel.channel, "match open", game=GAME, deck="?")
    for answer in (
        await duel.ben.click(duel.last(), label="Join"),
        await duel.ben.slash(duel.channel, "match join", word="sesame"),
    ):
        assert "own Mine alone" in duel.labels(answer)
        assert "**Mine alone** · Every fever there is." in duel.said(answer)
        assert (await newest(duel)).status == "open", "the seat is taken with the deck"
    await duel.ben.select(answer.response, ["own Mine alone"])
    info = await newest(duel, duel.ben)
    assert deck_of(info, 1) == "Mine alone"


async def test_more_decks_than_a_select_takes_are_all_offered(duel: Table) -> None:
    starter = duel.world.library.decks[GAME]["fever-market"]
    for number in range(60):
        idea = {"en": f"The long story of deck {number}, which nobody has ever read to its end. " * 3}
        await duel.referee.decks.save(
            duel.ada.id, DeckList(name=f"Deck {number}", game=GAME, cards=starter.cards, idea=idea)
        )
    answer = await duel.ada.slash(duel.channel, "match open", game=GAME)
    assert len(duel.labels(answer)) == 1 + len(duel.world.library.decks[GAME]) + 60
    for deck in duel.world.library.decks[GAME].values():
        assert deck.idea["en"] in duel.said(answer)
    await duel.ada.select(answer.response, ["own Deck 59"], custom_id=controls(answer.response)[-1]["custom_id"])
    assert deck_of(await newest(duel)) == "Deck 59"


async def test_an_own_deck_that_is_called_like_a_starter_deck_or_the_lot_is_another_choice(duel: Table) -> None:
    starter = duel.world.library.decks[GAME]["fever-market"]
    for called in ("Fever-Market", "?"):
        await duel.referee.decks.save(duel.ada.id, DeckList(name=called, game=GAME, cards=starter.cards))
    for chosen, name in (("fever-market", starter.name), ("own Fever-Market", "Fever-Market"), ("own ?", "?")):
        answer = await duel.ada.slash(duel.channel, "match open", game=GAME)
        await duel.ada.select(answer.response, [chosen])
        assert deck_of(await newest(duel)) == name
