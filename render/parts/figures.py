"""Figures: numbers that mean the same wherever they stand, each on the shape and in the colour of what it counts."""

from __future__ import annotations

from functools import partial

from PIL import Image

from .fonts import icon_mask, stepped
from .layout import Rect, Sheet
from .theme import BOON, FIGURES, INK, TEXT, WARD, Colour, mix

SHARE = {"attack": 0.54, "defense": 0.56, "life": 0.56, "cards": 0.5, "coins": 0.58, "ether": 0.46}
"""How high a digit is on a shape, as a part of the shape."""
DROP = {"life": -0.05, "defense": -0.03}
"""How far a digit is moved down on a shape that is not as high above its middle as below."""
HURT: Colour = (255, 222, 210)
"""A figure that is lower than it was printed."""


def figure(
    sheet: Sheet,
    name: str,
    rect: Rect,
    kind: str,
    value: int | str,
    *,
    change: int = 0,
    size: int = 0,
    key: bool = False,
) -> None:
    """A figure on its shape, which fills a square in the middle of the rectangle, or all of one that is broader than
    high. `change` says whether it is more (1) or less (-1) than printed: its digits are green or red, with an arrow.
    `size` is that of its digits, if it is not to follow from the shape's."""
    shape, colour = FIGURES[kind]
    side = min(rect.w, rect.h)
    wide = rect.w if rect.w > rect.h else side
    at = Rect(rect.x + (rect.w - wide) // 2, rect.y + (rect.h - side) // 2, wide, side)
    rim = max(1, side // 18)
    for spot, ink in ((at.moved(0, rim), INK), (at, mix(colour, TEXT, 0.42)), (at.inset(rim), colour)):
        sheet.bitmap(spot, ("figure", shape, spot.w, spot.h), partial(_shape, shape, spot.w, spot.h), ink)
    said = str(value)
    if not size:
        size = round(side * SHARE[kind] / 0.727)
        if len(said) > 1:
            size = round(size * (0.74 if len(said) == 2 else 0.52))
    ink = TEXT if not change else mix(BOON, TEXT, 0.7) if change > 0 else HURT
    inset = wide // 12 if len(said) == 1 else wide // 30
    box = Rect(at.x + inset, at.y + round(side * DROP.get(kind, 0)), wide - 2 * inset, side)
    sheet.text(name, box, said, size, least=8, weight=800, colour=ink, align="center", key=key)
    if change:
        arrow = max(8, side // 4)
        spot = Rect(at.right - arrow * 2 // 3, at.y - arrow // 4, arrow, arrow)
        icon = "mdi:arrow-up-bold" if change > 0 else "mdi:arrow-down-bold"
        sheet.bitmap(spot.inset(-2), ("figure", icon, arrow + 4), partial(icon_mask, icon, arrow + 4), INK)
        sheet.bitmap(spot, ("figure", icon, arrow), partial(icon_mask, icon, arrow), BOON if change > 0 else WARD)


def tally(
    sheet: Sheet,
    name: str,
    rect: Rect,
    kind: str,
    value: int | str,
    *,
    change: int = 0,
    size: int = 0,
    key: bool = False,
) -> None:
    """A figure of many digits: its shape at the left, the number beside it. `change` as for `figure`."""
    shape, colour = FIGURES[kind]
    side = min(rect.h, rect.w * 27 // 100)
    at = Rect(rect.x, rect.y + (rect.h - side) // 2, side, side)
    for spot, ink in ((at, mix(colour, TEXT, 0.42)), (at.inset(max(1, side // 18)), mix(colour, TEXT, 0.1))):
        sheet.bitmap(spot, ("figure", shape, spot.w, spot.h), partial(_shape, shape, spot.w, spot.h), ink)
    ink = TEXT if not change else mix(BOON, TEXT, 0.4) if change > 0 else WARD
    room = Rect(at.right + side // 8, rect.y, rect.right - at.right - side // 8, rect.h)
    sheet.text(name, room, str(value), size or rect.h, least=8, weight=800, colour=ink, key=key)
    if change:
        arrow = max(10, side * 2 // 5)
        spot = Rect(at.right - arrow * 2 // 3, at.y - arrow // 6, arrow, arrow)
        icon = "mdi:arrow-up-bold" if change > 0 else "mdi:arrow-down-bold"
        sheet.bitmap(spot.inset(-2), ("figure", icon, arrow + 4), partial(icon_mask, icon, arrow + 4), INK)
        sheet.bitmap(spot, ("figure", icon, arrow), partial(icon_mask, icon, arrow), BOON if change > 0 else WARD)


def _shape(icon: str, width: int, height: int) -> Image.Image:
    mask = icon_mask(icon, max(width, height))
    return mask if width == height else stepped(mask.resize((width, height), Image.Resampling.LANCZOS))
