"""Every event that a game declares is told with all that a card may ask of it, in every language and tense."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from engines.kernel.cards.ability import Ability, When
from engines.kernel.cards.conditions import read_condition
from engines.kernel.cards.language import EventWord, Language
from engines.kernel.cards.telling.heads import told_when, would
from engines.kernel.cards.telling.saying import Telling
from engines.kernel.text import Text, Texts
from engines.riftborn import telling as riftborn
from engines.riftborn.words import L as RIFTBORN
from engines.rise.telling import telling
from engines.rise.words import L as RISE
from engines.rizontical.telling import RizonticalTelling
from engines.rizontical.words import L as RIZONTICAL
from referee.library import texts_of
from tests.content import DATA

Begin = Callable[[], Telling]
GAMES: dict[str, tuple[Language, Begin]] = {
    "rise": (RISE, telling),
    "rizontical": (RIZONTICAL, lambda: RizonticalTelling(None, None)),
    "riftborn": (RIFTBORN, riftborn.telling),
}
PILES = {"riftborn": ("hand", "library", "discard", "removed")}
"""Whereto something goes that leaves play, where that is told: in Rise, unless said."""
EVENTS = [(game, name) for game, (language, _) in GAMES.items() for name in language.events]


@functools.cache
def texts() -> Texts:
    return texts_of(DATA, {})


def asked(event: EventWord, piles: Sequence[str]) -> Iterator[dict[str, Any]]:
    """What a card may ask of an event, one thing at a time: of whom it is, how much, whereto, of each kind. (That a
    player has what it is about, and that this is theirs, is the same, and told alike.)"""
    for role, kind in event.roles.items():
        if role == "amount":
            yield from ({"amount": "2+"}, {"amount": "4+"})
        elif role == "to":
            yield from ({"to": zone} for zone in piles)
        elif role == "player" or kind == "player":
            yield {role: "foe"}
        else:
            yield {role: {"side": "own"}}
    if len(event.kinds) > 1:
        yield from ({"kind": kind} for kind in event.kinds if kind != "all")  # all DMG is DMG


def told(game: str, event: EventWord, locale: str, filters: dict[str, Any]) -> dict[str, str]:
    """How an event is told: as it comes about, as it has, as it has not, and as it would."""
    language, begin = GAMES[game]

    def when() -> When:
        return When.read({"event": event.name, **filters}, language.reader())

    said: dict[str, Text] = {}
    if event.heard:
        past = {"happened": {"event": event.name, **filters}, "this": "turn"}
        said["when"] = told_when(begin(), when())
        said["past"] = begin().condition(read_condition(past, language.reader()))
        said["denied"] = begin().condition(read_condition({"not": past}, language.reader()))
        said["twice"] = begin().condition(read_condition({**past, "n": 2}, language.reader()))
        said["never twice"] = begin().condition(read_condition({"not": {**past, "n": 2}}, language.reader()))
    if event.would:
        said["would"] = would(begin(), Ability.made(would=when()))
    return {way: texts().say(replace(text, game=game), locale) for way, text in said.items()}


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), EVENTS)
def test_nothing_that_is_asked_of_an_event_is_lost(game: str, name: str, locale: str) -> None:
    event = GAMES[game][0].events[name]
    alone = list(asked(event, PILES.get(game, ("hand", "library", "cemetery", "excluded"))))
    together = [one | other for one, other in combinations(alone, 2) if one.keys().isdisjoint(other)]
    rows = [told(game, event, locale, filters) for filters in ({}, *alone, *together)]
    for way in rows[0]:
        said = [row[way] for row in rows]
        assert len(set(said)) == len(said), (way, sorted(said))
    for row in rows:
        assert len(set(row.values())) == len(row), row
