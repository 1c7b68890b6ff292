"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.text import SEATS
from engines.kernel.views import MarkView
from engines.owr.view import OwrView
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.happenings import ended
from render.parts.headline import News, Who
from render.parts.theme import TEXT
from render.parts.words import Words

from . import look
from .said import TALE, phrase, standing, then
from .tiles import Known


def news(view: OwrView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest and latest of what happened last."""
    return ended(view.winner, words) if view.over else happened(view, words, known)


def happened(view: OwrView, words: Words, known: Known) -> News:
    """The weightiest and latest of what came of the latest act."""
    best = TALE.weightiest(TALE.latest(view.recent))
    if best is None:
        return News("")
    icon, tone = look.happening(best.name) or ("", TEXT)
    return News(phrase(best, view, words), icon, tone, tuple(_people(view, best.marks, known))[:2])


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
