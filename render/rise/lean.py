"""The panel of a card in play: a tilted one is turned, what is on it stays upright."""

from __future__ import annotations

from math import asin, cos, degrees, sin

from PIL import Image, ImageDraw

from render.parts.fonts import stepped
from render.parts.layout import Rect, Sheet
from render.parts.theme import INK, RAISED, TEXT, Colour, mix

OVER = 6
"""So far a tile may reach into the gap around it."""
LEAN, MOST = 0.105, 15
"""How far the edges of a tilted card go aside over its longer side: this part of it, and no more pixels than these."""
FINE = 3
TILTED: Colour = (14, 22, 33)


def lean(sheet: Sheet, rect: Rect, colour: Colour, *, grow: int = 0) -> None:
    """Fills a panel that is turned like a tilted card and just reaches `OVER` beyond the rectangle."""
    outer = rect.inset(-OVER)
    key = ("leaning", outer.w, outer.h, grow)
    sheet.bitmap(outer, key, lambda: _leaning(outer.w, outer.h, grow), colour)


def _leaning(width: int, height: int, grow: int) -> Image.Image:
    turn = _turn(width - 2 * OVER, height - 2 * OVER)
    # What turned by the angle just fills width x height.
    tall = (height * cos(turn) - width * sin(turn)) / cos(2 * turn)
    wide = (width * cos(turn) - height * sin(turn)) / cos(2 * turn)
    size = (width * FINE, height * FINE)
    mask = Image.new("L", size)
    box = [(width - wide) / 2 - grow, (height - tall) / 2 - grow, (width + wide) / 2 + grow, (height + tall) / 2 + grow]
    ImageDraw.Draw(mask).rounded_rectangle([round(each * FINE) for each in box], 12 * FINE, fill=255)
    return stepped(mask.rotate(-degrees(turn), Image.Resampling.BILINEAR).reduce(FINE))


def _turn(width: int, height: int) -> float:
    """By how much a tilted card of a size is turned."""
    longer = max(width, height)
    return asin(min(LEAN, MOST / longer))


def inner(rect: Rect, *, tilted: bool) -> Rect:
    """Where the words of a tile are, so that they lie on the panel also when it leans."""
    if not tilted:
        return rect.inset(8, 7)
    lean = sin(_turn(rect.w, rect.h))
    return rect.inset(max(8, round(rect.h * lean) - OVER + 3), max(7, round(rect.w * lean) - OVER + 3))


def panel(sheet: Sheet, rect: Rect, *, tilted: bool, edge: Colour, ground: Colour = RAISED) -> None:
    """The panel of a card, upright or tilted."""
    if tilted:
        lean(sheet, rect, edge)
        lean(sheet, rect, TILTED, grow=-3)
    else:
        sheet.fill(rect, edge, corner=12)
        sheet.fill(rect.inset(3), mix(ground, TEXT, 0.05), corner=10, low=mix(ground, INK, 0.5))
