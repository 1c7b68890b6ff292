"""Shapes with smooth edges, as masks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from .fonts import stepped
from .theme import Colour, mix

FINE = 4
"""Shapes are drawn so many times larger and scaled down, which smooths their edges."""
STEPS, BROAD = 12, 10
"""A fall of colours has so many steps, more where each would be higher than so many rows: it looks smooth, and
deflates well."""


@lru_cache(maxsize=2048)
def shape_mask(kind: str, width: int, height: int, corner: int = 0, outline: int = 0) -> Image.Image:
    """The mask of a shape with smooth edges."""
    mask = Image.new("L", (width * FINE, height * FINE))
    _outlined(ImageDraw.Draw(mask), kind, width, height, corner, 0, 255)
    if outline:
        _outlined(ImageDraw.Draw(mask), kind, width, height, corner, outline, 0)
    return stepped(mask.reduce(FINE))


@lru_cache(maxsize=256)
def corner_masks(reach: int, corner: int, outline: int) -> tuple[Image.Image, ...]:
    """The masks of the corners of a box, `reach` pixels each way: left top, right top, left bottom, right bottom."""
    whole = shape_mask("box", 2 * reach, 2 * reach, corner, outline)
    return tuple(whole.crop((x, y, x + reach, y + reach)) for y in (0, reach) for x in (0, reach))


def fall(high: Colour, low: Colour, width: int, height: int) -> Image.Image:
    """From one colour at the top to another at the bottom."""
    steps = min(height, max(STEPS, height // BROAD))
    return _column(steps, high, low).resize((width, height), Image.Resampling.NEAREST)


@lru_cache(maxsize=512)
def _column(steps: int, high: Colour, low: Colour) -> Image.Image:
    column = Image.new("RGB", (1, steps))
    for step in range(steps):
        column.putpixel((0, step), mix(high, low, step / max(1, steps - 1)))
    return column


def _outlined(draw: ImageDraw.ImageDraw, kind: str, width: int, height: int, corner: int, inset: int, ink: int) -> None:
    """A filled shape of the size, made smaller by an inset on every side."""
    low, right, bottom = inset * FINE, (width - inset) * FINE - 1, (height - inset) * FINE - 1
    if right <= low or bottom <= low:
        return
    if kind == "box":
        draw.rounded_rectangle((low, low, right, bottom), max(0, corner - inset) * FINE, fill=ink)
    elif kind == "pill":
        draw.rounded_rectangle((low, low, right, bottom), min(right - low, bottom - low) / 2, fill=ink)
    elif kind == "disc":
        draw.ellipse((low, low, right, bottom), fill=ink)
    else:
        points = POLYGONS[kind]
        span_x, span_y = right - low, bottom - low
        draw.polygon([(low + px * span_x, low + py * span_y) for px, py in points], fill=ink)


POLYGONS: dict[str, tuple[tuple[float, float], ...]] = {
    "diamond": ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
    "up": ((0.5, 0.0), (1.0, 1.0), (0.0, 1.0)),
    "down": ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0)),
    "left": ((0.0, 0.5), (1.0, 0.0), (1.0, 1.0)),
    "hexagon": ((0.25, 0.0), (0.75, 0.0), (1.0, 0.5), (0.75, 1.0), (0.25, 1.0), (0.0, 0.5)),
}
