"""The headline of a picture: the one thing that happened, said in a line, with the emblems of whom it is about."""

from __future__ import annotations

from typing import NamedTuple

from .layout import Rect, Sheet
from .medals import medal
from .pieces import seat_kind
from .theme import INK, SEATS, TEXT, Colour, mix


class Who(NamedTuple):
    """Somebody whom a headline is about: emblem, colours, and the seat whose it is."""

    icon: str
    colours: tuple[Colour, ...]
    seat: int


class News(NamedTuple):
    """What a headline says: its text, the sign of what happened and its colour, who did it and to whom."""

    text: str
    icon: str = ""
    tone: Colour = TEXT
    who: tuple[Who, ...] = ()


def place_news(sheet: Sheet, rect: Rect, news: News, *, size: int, least: int, name: str = "news") -> None:
    """A headline in a rectangle: emblems at the left, the text in at most two lines. Of a text that has no room even
    at the least size the end is cut."""
    x = rect.x
    side = min(rect.h, 84)
    for index, each in enumerate(news.who[:2]):
        if index:
            arrow = side * 3 // 8
            sheet.icon(f"{name}-sign", Rect(x + 4, rect.y + (rect.h - arrow) // 2, arrow, arrow), news.icon, news.tone)
            x += arrow + 8
        at = Rect(x, rect.y + (rect.h - side) // 2, side, side)
        ring, kind = SEATS[each.seat].colour, seat_kind(each.seat)
        medal(sheet, at, each.icon, each.colours, ring, kind=kind)
        x += side
    if news.icon and len(news.who) < 2:
        wide = side if not news.who else side * 3 // 8
        wide = min(wide, rect.h * 2 // 3)
        sheet.icon(f"{name}-sign", Rect(x + 4, rect.y + (rect.h - wide) // 2, wide, wide), news.icon, news.tone)
        x += wide + 4
    left = x + (12 if x > rect.x else 0)
    sheet.text(name, Rect(left, rect.y, rect.right - left, rect.h), news.text, size, least=least, weight=750, lines=2)


def slate(sheet: Sheet, rect: Rect, seat: int | None, *, corner: int = 14) -> None:
    """What a headline stands on: in the tint of the seat that it is about."""
    colour = mix(SEATS[seat].tint, TEXT, 0.04) if seat is not None else (52, 56, 82)
    sheet.fill(rect, mix(colour, TEXT, 0.16), corner=corner)
    sheet.fill(rect.inset(2), colour, corner=corner - 2, low=mix(colour, INK, 0.45))
