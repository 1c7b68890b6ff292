"""A real game through the referee: restarts between any two answers, and the record of it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engines.kernel.ask import Stale
from engines.kernel.chance import Stream
from engines.kernel.record import verify
from referee import Referee
from referee.clock import ClockPolicy
from store import Store
from tests.content import library
from tests.referee.conftest import ANNA, BEN, HandClock

ANSWERS = 60


@pytest.mark.parametrize("seed", ["a", "b"])
async def test_a_duel_with_restarts(store: Store, seed: str) -> None:
    def referee() -> Referee:
        return Referee(store, library(), HandClock(), secret=b"duel")

    chance, now = Stream(seed), referee()
    info = await now.openings.open(
        game="rizontical", guild=5, channel=7, opener=ANNA, deck="kiln-riot", clock=ClockPolicy.none(), word=seed
    )
    info = await now.openings.join(info.id, BEN, deck="tidal-assize", word="ben's")
    for count in range(ANSWERS):
        if info.status != "playing":
            break
        if count % 10 == 9:
            now = referee()
        seat = info.deciding[chance.randrange(len(info.deciding))]
        person = (ANNA, BEN)[seat]
        ask = (await now.matches.position(info.id, person)).ask
        assert ask is not None
        key = ask.write(ask.sample(chance))
        number, info = info.number, (await now.play.answer(info.id, person, info.number, key)).info
        if info.status == "playing" and info.number != number:
            with pytest.raises(Stale):
                await now.play.answer(info.id, person, number, key)
    if info.status == "playing":
        info = await now.play.concede(info.id, BEN)
    record = await now.matches.record(info.id)
    verdict = verify(library().games["rizontical"], record)
    assert verdict.ok, verdict.problem and library().texts.say(verdict.problem)
    assert verdict.answers == info.seq


async def test_the_games_timeout_option_is_the_clocks(store: Store) -> None:
    referee = Referee(store, library(), HandClock(), secret=b"duel")
    policy = ClockPolicy.correspondence(timedelta(days=1), on_flag="forfeit")
    for option, effect in (("default", "default"), ("end_turn", "turn"), ("forfeit", "forfeit")):
        info = await referee.openings.open(
            game="rizontical", guild=5, channel=7, opener=ANNA, options={"timeout": option}, clock=policy
        )
        assert info.clock.on_flag == effect


async def test_every_starter_deck_can_be_opened_with(store: Store) -> None:
    referee = Referee(store, library(), HandClock(), secret=b"duel")
    for id, deck in library().decks["rizontical"].items():
        info = await referee.openings.open(game="rizontical", guild=5, channel=7, opener=ANNA, deck=id)
        assert info.players[0] is not None
        assert info.players[0].deck == deck.title


async def test_matches_that_are_looked_at_after_a_start_have_the_ids_of_their_cards_in_common(store: Store) -> None:
    referee = Referee(store, library(), HandClock(), secret=b"duel")
    info = await referee.openings.open(game="rizontical", guild=5, channel=7, opener=ANNA, deck="kiln-riot")
    await referee.openings.join(info.id, BEN, deck="tidal-assize")
    again = Referee(store, library(), HandClock(), secret=b"duel")
    await again.matches.position(info.id, ANNA)
    kept = again.resources.games.at_hand(info.id)
    assert kept is not None
    cards = library().cards["rizontical"]
    named = [thing.card for thing in kept[1].s.things if thing is not None]
    assert len(named) > 50
    assert all(id is cards[id].id for id in named)
