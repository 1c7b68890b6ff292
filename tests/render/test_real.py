"""A duel as it is really played: every view of it makes sound pictures."""

from __future__ import annotations

import random

from render import painter
from render.painter import marked
from render.parts.words import Words
from render.rizontical.board import board

from . import checks
from .views import NAMES, face, library, texts

ANSWERS = 160


def test_a_random_duel_makes_sound_pictures() -> None:
    rules, cards = library().games["rizontical"], library().cards["rizontical"]
    decks = list(library().decks["rizontical"].values())
    chance = random.Random(11)
    duel = rules.begin(cards, decks[:2], rules.settle_options({}), bytes(32))
    artist = painter("rizontical")
    for count in range(ANSWERS):
        if not duel.asks:
            break
        seat = chance.choice(sorted(duel.asks))
        ask = duel.asks[seat]
        duel.answer(duel.number, seat, ask.write(ask.sample(chance)))
        if count % 8:
            continue
        for viewer in (None, 0, 1):
            view = rules.view(duel, viewer)
            own = duel.asks.get(viewer) if viewer is not None else None
            marks = marked(mark for option in (own.choice.options if own else ()) for mark in option.marks)
            laid = board(view, Words(texts(), "fr", NAMES), marks, face)
            assert not checks.overflowing(laid)
            assert not checks.colliding(laid)
            assert not checks.small_digits(laid)
            assert len(artist.alt(view, texts(), "en", names=NAMES)) <= 1024
            if viewer is not None:
                assert artist.hand(view, texts(), "fr", names=NAMES, cards=face).data
