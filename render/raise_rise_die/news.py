"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.raise_rise_die.view import RrdView
from render.parts.emblems import emblem
from render.parts.headline import News, Who
from render.parts.theme import GOLD, TEXT
from render.parts.words import Words

from . import look
from .said import grouped, latest, owners, phrase, standing
from .stand import Known

WEIGHTS: Mapping[str, int] = {
    "hp_lost": 9,
    "burned": 8,
    "damaged": 8,
    "was_stunned": 7,
    "destroyed": 7,
    "struck": 6,
    "soul_lost": 6,
    "countered": 5,
    "laid": 5,
    "hp_gained": 5,
    "placed": 4,
    "infused": 4,
    "poison_added": 5,
    "bleed_added": 5,
    "omen_added": 4,
    "weakened": 4,
    "used": 4,
    "passed": 4,
}
"""How much a happening is worth as a headline; what is not listed is worth least."""


def news(view: RrdView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest and latest of what happened last."""
    if view.over:
        title = words("rdp-wins", who=words.seat(view.winner)) if view.winner is not None else words("rdp-draw")
        return News(title, "mdi:trophy" if view.winner is not None else "mdi:handshake", GOLD)
    return happened(view, words, known)


def happened(view: RrdView, words: Words, known: Known) -> News:
    """The weightiest and latest of what happened since somebody last acted."""
    groups = list(grouped(latest(view)))
    best = max(enumerate(groups), key=lambda each: (WEIGHTS.get(each[1][0], 0), each[0]), default=None)
    if best is None:
        return News("")
    name, amount, marks = best[1]
    icon, tone = look.happening(name) or ("", TEXT)
    said = phrase(name, amount, marks, view, words, standing(view))
    return News(said, icon, tone, tuple(people(view, [place for mark in marks for place in mark.places], known))[:2])


def people(view: RrdView, places: list[str], known: Known) -> Iterator[Who]:
    """Which cards on the table a line is about."""
    stand, whose = standing(view), owners(view)
    for place in dict.fromkeys(places):
        if place in stand and not place.endswith("-top"):
            shown = known(stand[place])
            colours = (look.kind_of(shown.kind if shown else "")[0],)
            yield Who(emblem(stand[place], shown.art if shown else ""), colours, whose[place])
