"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel.text import SEATS
from engines.kernel.views import MarkView
from engines.owr.view import OwrView
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.headline import News, Who
from render.parts.theme import GOLD, TEXT
from render.parts.words import Words

from . import look
from .said import grouped, phrase, standing, then
from .tiles import Known

WEIGHTS: Mapping[str, int] = {
    "lf_lost": 9,
    "destroyed": 8,
    "control_changed": 7,
    "battled": 6,
    "banished": 6,
    "summoned": 5,
    "attack_declared": 5,
    "revealed": 5,
    "cast": 5,
    "ability_activated": 4,
    "lf_restored": 4,
    "damaged": 4,
    "moved": 4,
    "set": 3,
    "tributed": 3,
}
"""How much a happening is worth as a headline; what is not listed is worth least."""


def news(view: OwrView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest and latest of what happened last."""
    if view.over:
        title = words("owp-wins", who=words.seat(view.winner)) if view.winner is not None else words("owp-draw")
        return News(title, "mdi:trophy" if view.winner is not None else "mdi:handshake", GOLD)
    return happened(view, words, known)


def happened(view: OwrView, words: Words, known: Known) -> News:
    """The weightiest and latest of what happened."""
    groups = list(grouped(view.recent))
    best = max(enumerate(groups), key=lambda each: (WEIGHTS.get(each[1][0], 0), each[0]), default=None)
    if best is None:
        return News("")
    name, amount, marks = best[1]
    found = look.happening(name)
    icon, tone = found or ("", TEXT)
    return News(phrase(name, amount, marks, words, standing(view)), icon, tone, tuple(_people(view, marks, known))[:2])


def _people(view: OwrView, marks: list[MarkView], known: Known) -> Iterator[Who]:
    """Whom a headline is about, as far as they are cards that the viewer may read."""
    names = standing(view)
    for mark in marks:
        names = then(mark, names)
    places = [place for mark in marks for place in mark.places[:2]] if len(marks) == 1 else [
        mark.places[0] for mark in marks if mark.places
    ]  # fmt: skip
    for place in dict.fromkeys(places):
        if place in names and place[0].upper() in SEATS[:2]:
            shown: CardFace | None = known(names[place])
            kind = shown.kind if shown else "creature"
            yield Who(
                emblem(names[place], shown.art if shown else ""),
                look.colours_of(names[place], kind),
                SEATS.index(place[0].upper()),
            )
