"""Whole matches on Discord, of every game, each with a restart in the middle: one typed, in which nothing hidden is in
anything that others see or that is logged; one by buttons, of a French and an English player, each of whom is told
everything in their own language."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from engines.kernel.registry import games
from referee.model import Person
from tests.content import decks
from workshop.simulation import speak

from . import matches
from .clicking import click_answer
from .conftest import Table
from .hidden import Watch
from .listening import Listener
from .matches import as_the_engine_alone, choice

RESTART = 40
"""After so many answers."""

TYPED = {
    "owr": ("curtain-street", "bonekeepers-toll", "short 1"),
    "raise_rise_die": ("a-lamp-for-two", "dig-twice", "short 2"),
    "riftborn": ("thornveil-masque", "gravetide-return", "short 0"),
    "rise": ("fever-market", "ossuary-choir", "short 1"),
    "rizontical": ("missing-hour", "kiln-riot", "short 9"),
}
CLICKED = {
    "owr": ("wind-over-the-common", "the-standing-works", "short 0"),
    "raise_rise_die": ("dig-twice", "a-lamp-for-two", "short 1"),
    "riftborn": ("emberhorn-charge", "thornveil-masque", "short 1"),
    "rise": ("second-hand-order", "ossuary-choir", "short 1"),
    "rizontical": ("tidal-assize", "rootbound-court", "short 27"),
}
"""Both decks, and what the players' choices are drawn by: matches of about a hundred answers with many kinds of questions.
Any others will do, but take longer; `make soak` plays those of the first decks."""


def whole(short: dict[str, tuple[str, str, str]], first: int, salt: str) -> Any:
    """A short match of every game; and, in the soak, one as long as it gets."""
    rows = []
    for game in games():
        two = tuple([*decks(game)][first : first + 2])
        rows += [pytest.param(game, *short[game], id=game)]
        rows += [pytest.param(game, *two, salt, id=f"{game}-long", marks=pytest.mark.soak)]
    return pytest.mark.parametrize(("game", "one", "two", "salt"), rows)


@pytest.fixture
def logs(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """All that is logged."""
    caplog.set_level(logging.DEBUG)
    structlog.configure(logger_factory=structlog.stdlib.LoggerFactory())
    yield caplog
    structlog.reset_defaults()


@whole(TYPED, 0, "typed 5")
async def test_a_whole_match_typed_with_a_restart_in_the_middle(
    duel: Table, logs: pytest.LogCaptureFixture, game: str, one: str, two: str, salt: str
):
    match = await matches.begin(duel, game, (one, two))
    watch = Watch(duel, match, game, (one, two), logs)
    await watch.begin()
    for count in range(1000):
        turn = await choice(duel, match, salt)
        if turn is None:
            break
        member, key = turn
        answer = await duel.do(member, key, match=match)
        assert f"Taken: `{key}`" in duel.said(answer), duel.said(answer)
        await watch.look()
        if count == RESTART:
            await duel.restart()
    assert "wins" in duel.said(duel.last()) or "draw" in duel.said(duel.last())
    await as_the_engine_alone(duel, match)


@whole(CLICKED, 1, "clicked 7")
async def test_a_whole_match_clicked_with_a_restart_in_the_middle(
    duel: Table, game: str, one: str, two: str, salt: str
):
    speak(duel.env, {duel.ada.id: "fr"})
    await duel.referee.people.set_settings(Person(duel.ada.id, duel.ada.name), locale="fr")
    players = {each.id: Listener(duel, each) for each in (duel.ada, duel.ben)}
    match = await matches.begin(duel, game, (one, two))
    for count in range(1000):
        turn = await choice(duel, match, salt)
        if turn is None:
            break
        member, key = turn
        before = (await duel.referee.matches.info(match)).seq
        result = await click_answer(duel, players[member.id], match, key)
        assert (await duel.referee.matches.info(match)).seq > before, (key, duel.said(result))
        if count == RESTART:
            await duel.restart()
    await as_the_engine_alone(duel, match)
    for member, own, other in ((duel.ada, "fr", "en"), (duel.ben, "en", "fr")):
        foreign = players[member.id].foreign(duel.world.library, game, own, other)
        assert not foreign, f"in {own}: {foreign}"
