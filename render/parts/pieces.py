"""Small things that lie on the pictures of more than one game: a seat's badge, the sign of what can be picked."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from .fonts import stepped
from .layout import Rect, Sheet
from .theme import INK, MARK, SEATS, Colour, mix

FINE = 3
"""Lines are drawn so many times larger and scaled down."""
KEY_HEIGHT = 42
"""From this size on the text of a seat's badge is a key number."""


def seat_kind(seat: int) -> str:
    """The shape of a seat's pieces, as sheets name shapes."""
    shape = SEATS[seat].shape
    return "box" if shape == "square" else shape


def seat_badge(sheet: Sheet, rect: Rect, seat: int, text: str, *, name: str = "badge", size: int = KEY_HEIGHT) -> None:
    """A number or letter on the shape and colour of a seat."""
    style = SEATS[seat]
    sheet.fill(rect, style.colour, kind=seat_kind(seat), corner=5)
    if style.shape == "diamond":
        size = min(size, rect.h * 5 // 8)
    sheet.text(name, rect, text, size, least=10, weight=800, colour=INK, align="center", key=size >= KEY_HEIGHT)


def pick(sheet: Sheet, rect: Rect, *, corner: int, width: int = 5, colour: Colour = MARK) -> None:
    """The frame of something that can be picked, dark on both sides so that it shows on any ground."""
    sheet.outline(rect.inset(-2), INK, width + 4, corner=corner + 2)
    sheet.outline(rect, colour, width, corner=corner)


def pick_label(sheet: Sheet, rect: Rect, label: str, size: int = 34) -> None:
    """The number by which something is picked."""
    sheet.fill(rect, MARK, corner=8)
    sheet.text("mark", rect.inset(3, 2), label, size, least=12, weight=800, colour=INK, align="center")


def verdict(sheet: Sheet, rect: Rect, *, good: bool, colours: tuple[Colour, Colour]) -> None:
    """A tick or a cross: whether a card can be used."""
    sheet.icon(
        "usable" if good else "not-usable",
        rect,
        "mdi:check-bold" if good else "mdi:close-thick",
        colours[0] if good else colours[1],
    )


def hatch(sheet: Sheet, rect: Rect, colour: Colour) -> None:
    """Lays slanting lines over what lies face-down."""
    sheet.bitmap(rect, ("hatch", rect.w, rect.h), partial(_hatched, rect.w, rect.h), mix(colour, INK, 0.45))


def _hatched(width: int, height: int) -> Image.Image:
    mask = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(mask)
    tall = height * FINE
    for x in range(-tall, width * FINE, 16 * FINE):
        draw.line((x, tall, x + tall, 0), fill=150, width=3 * FINE)
    return stepped(mask.reduce(FINE))
