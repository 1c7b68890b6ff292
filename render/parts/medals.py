"""Medallions: a card's emblem on its colours, as a piece that stands on a table, on whatever it is laid."""

from __future__ import annotations

from functools import partial

from PIL import Image

from .fonts import icon_mask
from .layout import Rect, Sheet
from .shapes import fall, shape_mask
from .theme import INK, NOW, TEXT, Colour, mix


def medal(
    sheet: Sheet,
    rect: Rect,
    icon: str,
    colours: tuple[Colour, ...],
    ring: Colour,
    *,
    kind: str = "disc",
    now: bool = False,
    dim: bool = False,
    aside: bool = False,
) -> None:
    """A medallion that fills a square rectangle, in a ring; a second, white one says that it is its turn. The emblem of
    one that has a figure at its right foot stands `aside`."""
    key = ("medal", icon, colours, ring, kind, now, dim, aside, rect.w)
    sheet.bitmap(rect, key, partial(_medal, rect.w, icon, colours, ring, kind, now=now, dim=dim, aside=aside))


def _medal(
    side: int, icon: str, colours: tuple[Colour, ...], ring: Colour, kind: str, *, now: bool, dim: bool, aside: bool
) -> Image.Image:
    corner = side // 5
    image = Image.new("RGBA", (side, side))
    edge = max(2, side // 24)
    wide = max(3, side // 13)
    first, second = colours[0], (*colours, mix(colours[0], INK, 0.5))[1]
    if dim:
        ring, first, second = (mix(each, INK, 0.55) for each in (ring, first, second))

    def lay(inset: int, shown: Image.Image | Colour) -> None:
        size = side - 2 * inset
        mask = shape_mask(kind, size, size, max(0, corner - inset))
        image.paste(shown, (inset, inset), mask) if isinstance(shown, Image.Image) else image.paste(
            (*shown, 255), (inset, inset), mask
        )

    lay(0, INK)
    inset = edge
    if now:
        lay(inset, NOW)
        inset += edge
        lay(inset, INK)
        inset += edge // 2
    size = side - 2 * inset
    lay(inset, fall(mix(ring, TEXT, 0.35), mix(ring, INK, 0.25), size, size))
    inset += wide
    lay(inset, mix(first, INK, 0.72))
    inset += max(1, side // 40)
    size = side - 2 * inset
    lay(inset, fall(mix(first, TEXT, 0.06), mix(second, INK, 0.62), size, size))
    glyph = round(size * (0.48 if kind == "diamond" else 0.62 if aside else 0.66))
    mask = icon_mask(icon, glyph)
    x = (side - glyph) // 2 - (side // 14 if aside else 0)
    y = (side - glyph) // 2 - (side // 12 if aside else 0)
    image.paste((*mix(first, INK, 0.8), 255), (x + max(1, side // 60), y + max(1, side // 30)), mask)
    image.paste(fall(TEXT, mix(first, TEXT, 0.62), glyph, glyph), (x, y), mask)
    return image
