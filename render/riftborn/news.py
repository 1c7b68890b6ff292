"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.riftborn.view import MarkView, RiftView
from render.parts.emblems import emblem
from render.parts.headline import News, Who
from render.parts.theme import GOLD, TEXT
from render.parts.words import Words

from . import look
from .said import creatures, grouped, phrase, standing
from .tiles import Known

WEIGHTS: Mapping[str, int] = {
    "hurt": 9,
    "dies": 8,
    "control_changed": 7,
    "tricked": 7,
    "revived": 6,
    "attack": 6,
    "transformed": 6,
    "charmed": 5,
    "pacified": 5,
    "acts": 5,
    "played": 6,
    "turned_up": 5,
    "entered": 5,
    "damaged": 5,
    "broken": 4,
    "leveled": 2,
    "healed": 3,
    "token_placed": 3,
    "moved": 3,
}
"""How much a happening is worth as a headline; what is not listed is worth least."""
SMALL = 3
"""What is worth no more than this is no news beside anything of the turn before."""


def news(view: RiftView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest and latest of what happened last."""
    if view.over:
        title = words("rbp-wins", who=words.seat(view.winner)) if view.winner is not None else words("rbp-draw")
        return News(title, "mdi:trophy" if view.winner is not None else "mdi:handshake", GOLD)
    return happened(view, words, known)


def happened(view: RiftView, words: Words, known: Known) -> News:
    """The weightiest and latest of what happened this turn; as long as that is nothing to speak of, of the last one."""
    began = max((n for n, mark in enumerate(view.recent) if mark.name == "turn"), default=0)
    best = _weightiest(view.recent[began:])
    if best is None or WEIGHTS.get(best[0], 0) <= SMALL:
        best = _weightiest(view.recent[:began]) or best
    if best is None:
        return News("")
    name, amount, marks = best
    icon, tone = look.happening(name) or ("", TEXT)
    said = phrase(name, amount, marks, view, words, standing(view))
    return News(said, icon, tone, tuple(people(view, [place for mark in marks for place in mark.places], known))[:2])


def _weightiest(recent: list[MarkView]) -> tuple[str, int, list[MarkView]] | None:
    groups = list(grouped(recent))
    best = max(enumerate(groups), key=lambda each: (WEIGHTS.get(each[1][0], 0), each[0]), default=None)
    return best[1] if best else None


def people(view: RiftView, places: list[str], known: Known) -> Iterator[Who]:
    """Whom a line is about, as far as they are creatures that the viewer may read."""
    stand = {each.at: each for each in creatures(view) if each.card}
    for place in dict.fromkeys(places):
        if place in stand:
            each = stand[place]
            shown = known(each.card)
            colours = look.colours_of("token" if each.token else "creature", each.family)
            yield Who(emblem(each.card, shown.art if shown else ""), colours, each.controller)
