"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.views import MarkView
from engines.raise_rise_die.view import RrdView
from render.parts.emblems import emblem
from render.parts.happenings import ended
from render.parts.headline import News, Who
from render.parts.theme import TEXT
from render.parts.words import Words

from . import look
from .said import TALE, owners, phrase, standing
from .stand import Known


def news(view: RrdView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest and latest of what happened last."""
    return ended(view.winner, words) if view.over else happened(view, words, known)


def happened(view: RrdView, words: Words, known: Known) -> News:
    """The weightiest and latest of what happened since somebody last acted."""
    best = TALE.weightiest(TALE.latest(view.recent))
    if best is None:
        return News("")
    icon, tone = look.happening(best.name) or ("", TEXT)
    return News(phrase(best, view, words), icon, tone, tuple(people(view, best.marks, known))[:2])


def people(view: RrdView, marks: list[MarkView], known: Known) -> Iterator[Who]:
    """Which cards on the table a line is about."""
    stand, whose = standing(view), owners(view)
    lay = {place: card for mark in marks for place, card in (dict.fromkeys(mark.places, "") | mark.lay()).items()}
    for place, card in lay.items():
        if place in stand and card in ("", stand[place]) and not place.endswith("-top"):
            shown = known(stand[place])
            colours = (look.kind_of(shown.kind if shown else "")[0],)
            yield Who(emblem(stand[place], shown.art if shown else ""), colours, whose[place])
