"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator

from engines.riftborn.view import RiftView
from render.parts.emblems import emblem
from render.parts.happenings import ended
from render.parts.headline import News, Who
from render.parts.theme import TEXT
from render.parts.words import Words

from . import look
from .said import TALE, creatures, phrase
from .tiles import Known

SMALL = 3
"""What is worth no more than this is no news beside anything of the turn before."""


def news(view: RiftView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest and latest of what happened last."""
    return ended(view.winner, words) if view.over else happened(view, words, known)


def happened(view: RiftView, words: Words, known: Known) -> News:
    """The weightiest and latest of what came of the latest act of this turn; as long as that is nothing to speak of, of
    what happened this turn, or in the last one."""
    began, acted = latest("turn", view), latest("act", view)
    best = TALE.weightiest(view.recent[acted:]) if acted > began else None
    if best is None:
        best = TALE.weightiest(view.recent[began:])
        if best is None or TALE.weight(best) <= SMALL:
            best = TALE.weightiest(view.recent[:began]) or best
    if best is None:
        return News("")
    icon, tone = look.happening(best.name) or ("", TEXT)
    places = [place for mark in best.marks for place in mark.places]
    return News(phrase(best, view, words), icon, tone, tuple(people(view, places, known))[:2])


def latest(name: str, view: RiftView) -> int:
    """Where in what happened something came about last."""
    return max((n for n, mark in enumerate(view.recent) if mark.name == name), default=0)


def people(view: RiftView, places: list[str], known: Known) -> Iterator[Who]:
    """Whom a line is about, as far as they are creatures that the viewer may read."""
    stand = {each.at: each for each in creatures(view) if each.card}
    for place in dict.fromkeys(places):
        if place in stand:
            each = stand[place]
            shown = known(each.card)
            colours = look.colours_of("token" if each.token else "creature", each.family)
            yield Who(emblem(each.card, shown.art if shown else ""), colours, each.controller)
