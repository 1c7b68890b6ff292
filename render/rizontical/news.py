"""The headline of a duel: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel.text import Text, Word
from engines.rizontical.view import FighterView, LineView, RizonticalView
from render.parts.happenings import ended
from render.parts.headline import News, Who
from render.parts.theme import BOON, TEXT, Colour
from render.parts.words import Words

from . import look
from .field import Emblem

WEIGHTS: Mapping[str, tuple[int, str, Colour]] = {
    "rz-log-defeated": (9, "mdi:skull", look.WARD),
    "rz-log-summon-defeated": (8, "mdi:skull", look.WARD),
    "rz-log-damaged": (7, "mdi:sword", look.WARD),
    "rz-log-hp-lost": (7, "mdi:heart-minus", look.WARD),
    "rz-log-healed": (6, "mdi:heart-plus", BOON),
    "rz-log-hit-negated": (6, "mdi:cancel", TEXT),
    "rz-log-invincible": (6, "mdi:star-circle", BOON),
    "rz-log-shield": (6, look.SHIELD, BOON),
    "rz-log-deployed": (6, "mdi:parachute", BOON),
    "rz-log-hit-empty": (5, "mdi:sword", TEXT),
    "rz-log-pushed": (5, "mdi:arrow-expand-right", TEXT),
    "rz-log-set": (5, "mdi:cards", TEXT),
    "rz-log-token": (4, "mdi:hexagon", TEXT),
    "rz-log-condition": (4, "mdi:alert-decagram", TEXT),
    "rz-log-control": (6, "mdi:account-switch", TEXT),
    "rz-log-moved": (4, "mdi:foot-print", TEXT),
    "rz-log-put": (4, "mdi:map-marker", TEXT),
    "rz-log-numen": (4, "mdi:weather-night", TEXT),
    "rz-log-round": (3, "mdi:timer-sand", TEXT),
    "rz-log-bonus": (2, "mdi:plus-circle", TEXT),
    "rz-log-player-turn": (1, "mdi:play", TEXT),
    "rz-log-turn": (1, "mdi:timer-sand", TEXT),
    "rz-log-order": (1, "mdi:play", TEXT),
    "rz-log-sum": (0, "", TEXT),
    "rz-log-turn-end": (0, "", TEXT),
    "rz-log-souls": (0, "", TEXT),
    "rz-log-ap-gained": (1, "", TEXT),
    "rz-log-ap-lost": (0, "", TEXT),
    "rz-log-power-void": (0, "", TEXT),
    "rz-log-drew": (1, "mdi:cards", TEXT),
}
"""How much a line of the log is worth as a headline, with its sign and the sign's colour. Others weigh 3."""
OTHER = (3, "", TEXT)
FOUGHT = 7
"""From this weight on a line is about a fight, and shows who fought."""


Owned = tuple[int, FighterView]


def news(view: RizonticalView, words: Words, icon: Emblem) -> News:
    """The headline: how the duel ended, else the weightiest and latest of what happened since the last decision."""
    return ended(view.winner, words) if view.phase == "over" else happened(view, words, icon)


def happened(view: RizonticalView, words: Words, icon: Emblem) -> News:
    """The weightiest and latest of what happened."""
    line = _weightiest(view)
    if line is None:
        return News("")
    weight, sign, tone = _weight(line)
    text = words.text(line.text).removesuffix(".")
    if weight < FOUGHT:
        moved = _moved(view) if weight > OTHER[0] else None
        return News(text, sign, tone, (_who(moved, icon),) if moved else ())
    by, struck = fought(view)
    said = {"who": _bare(line.text.words.get("who", ""), words), "by": words.card(by[1].card) if by else ""}
    if line.text.id == "rz-log-defeated":
        low, high = sorted(side.souls for side in view.sides)
        said["leads"] = words.seat(max(view.sides, key=lambda side: side.souls).seat)
        said |= {"known": "yes" if by else "no", "even": "yes" if low == high else "no"}
        text = words("pic-news-defeat", high=high, low=low, **said)
    elif line.text.id == "rz-log-damaged" and by:
        n = line.text.words.get("n", 0)
        text = words("pic-news-hit", n=n if isinstance(n, int) else 0, **said)
    return News(text, sign, tone, tuple(_who(each, icon) for each in (by, struck) if each))


def fought(view: RizonticalView) -> tuple[Owned | None, Owned | None]:
    """Who hit, if the headline is about a hit, and whom, if that one still stands there."""
    line = _weightiest(view)
    if line is None or _weight(line)[0] < FOUGHT:
        return None, None
    cell = next((trail.to for trail in reversed(view.trail) if trail.kind in ("defeated", "damaged")), None)
    by = _hitter(view, cell)
    return by, _at(view, cell) if by else None


def _weightiest(view: RizonticalView) -> LineView | None:
    if not view.log:
        return None
    return max(enumerate(view.log), key=lambda each: (_weight(each[1])[0], each[0]))[1]


def _weight(line: LineView) -> tuple[int, str, Colour]:
    return WEIGHTS.get(line.text.id, OTHER)


def _bare(who: Word, words: Words) -> str:
    """A thing by its name alone, without its place."""
    return words.text(who.words.get("name", who) if isinstance(who, Text) else who)


def _at(view: RizonticalView, cell: str | None) -> Owned | None:
    """The Fighter on a cell, with the seat that controls it."""
    return next(
        ((side.seat, each) for side in view.sides for each in side.fighters if cell and each.cell == cell), None
    )


def _hitter(view: RizonticalView, cell: str | None) -> Owned | None:
    """Who hit a cell last."""
    hits = (trail for trail in reversed(view.trail) if trail.kind == "hit" and trail.to == cell)
    return next((_at(view, trail.origin) for trail in hits), None)


def _moved(view: RizonticalView) -> Owned | None:
    """Who moved last."""
    return next(
        (_at(view, trail.to) for trail in reversed(view.trail) if trail.kind not in ("hit", "defeated", "left")), None
    )


def _who(owned: Owned, icon: Emblem) -> Who:
    seat, fighter = owned
    return Who(icon(fighter.card), look.colours_of(fighter.elements), seat)
