"""Lines from one place of a table to another, with a head at their end: who goes for whom."""

from __future__ import annotations

from functools import partial
from math import hypot

from PIL import Image, ImageDraw

from .fonts import stepped
from .layout import Rect, Sheet
from .theme import INK, Colour

FINE = 3
"""Lines are drawn so many times larger and scaled down."""
Point = tuple[int, int]


def stroke(sheet: Sheet, start: Point, end: Point, colour: Colour, width: int, *, dashed: bool = False) -> None:
    """Lays an arrow over whatever lies there, dark at its edges so that it shows on any ground."""
    room = width * 3
    left, top = min(start[0], end[0]) - room, min(start[1], end[1]) - room
    rect = Rect(left, top, abs(start[0] - end[0]) + 2 * room, abs(start[1] - end[1]) + 2 * room)
    a, b = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    for wide, ink in ((width + 5, INK), (width, colour)):
        key = ("stroke", rect.w, rect.h, a, b, wide, width, dashed)
        sheet.bitmap(rect, key, partial(_arrow, rect.w, rect.h, a, b, wide, width, dashed=dashed), ink)


def _arrow(w: int, h: int, start: Point, end: Point, wide: int, width: int, *, dashed: bool) -> Image.Image:
    mask = Image.new("L", (w * FINE, h * FINE))
    draw = ImageDraw.Draw(mask)
    span = max(1.0, hypot(end[0] - start[0], end[1] - start[1]))
    dx, dy = (end[0] - start[0]) / span, (end[1] - start[1]) / span
    head, edge = min(span, width * 2.6), (wide - width) / 2
    step = width * 2.6 if dashed else span
    at = 0.0

    def point(way: float, aside: float = 0.0) -> tuple[float, float]:
        return (start[0] + dx * way - dy * aside) * FINE, (start[1] + dy * way + dx * aside) * FINE

    while at < span - head:
        until = min(at + step * 0.6 if dashed else span, span - head + 1)
        draw.line([point(at), point(until)], fill=255, width=wide * FINE)
        at += step
    tip, back, half = span + edge * 1.6, span - head - edge, width * 1.5 + edge * 1.4
    draw.polygon([point(tip), point(back, half), point(back, -half)], fill=255)
    return stepped(mask.reduce(FINE))
