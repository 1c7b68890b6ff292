"""The headline of a picture: the one thing that happened, said in a line, with the emblems of whom it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .layout import Rect, Sheet
from .medals import medal
from .pieces import pick_label, seat_badge, seat_kind
from .theme import INK, MARK, MUTED, SEATS, TEXT, Colour, mix


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


class Link(NamedTuple):
    """Something announced that others may answer: what it is called in notation or in its order, whose it is, what it
    says. A `faint` one comes to nothing; `mark` is its label as something to pick (None: it can't be)."""

    name: str
    at: str
    seat: int
    text: str
    icon: str = ""
    faint: bool = False
    mark: str | None = None


ASKED = 2 / 7
"""The part of a headline's width in which it says who is asked."""


def place_links(
    sheet: Sheet, rect: Rect, links: Sequence[Link], *, asked: str = "", older: str = "", ink: Colour = TEXT
) -> None:
    """What is announced, the one that is settled first on top and strongest; `older` says how many there are below,
    `asked` who may answer."""
    wide = round(rect.w * ASKED) if asked else 0
    rows = len(links) + bool(older)
    height = (rect.h - 8) // max(1, rows)
    for row, link in enumerate(links):
        y = rect.y + 4 + row * height
        side = min(height - 2, 54)
        badge = Rect(rect.x + 8, y + (height - side) // 2, side if len(link.at) < 2 else max(side, 34), side)
        seat_badge(
            sheet,
            badge,
            link.seat,
            link.at,
            name=f"{link.name}-at",
            size=max(18, min(40, side * (3 if len(link.at) < 2 else 2) // 4)),
        )
        left = badge.right + 8
        if link.icon:
            small = min(26, height - 6)
            at = Rect(left, y + (height - small) // 2, small, small)
            sheet.icon(f"{link.name}-icon", at, link.icon, MUTED if link.faint else ink)
            left = at.right + 6
        colour = MUTED if link.faint else ink if not row else mix(MUTED, ink, 0.4)
        at = Rect(left, y + 1, rect.right - wide - left - 12, height - 2)
        size = {1: 33, 2: 26}.get(rows, 22)
        sheet.text(link.name, at, link.text, size, least=11, weight=700, colour=colour, lines=2 if height > 40 else 1)
        if link.mark is not None:
            sheet.outline(Rect(rect.x + 4, y, rect.w - wide - 10, height), MARK, 3, corner=9)
            if link.mark:
                pick_label(sheet, Rect(at.right - 34, y + 3, 34, min(height - 6, 40)), link.mark, 24)
    if older:
        at = Rect(rect.x + 16, rect.bottom - 4 - height, rect.w - wide - 28, height)
        sheet.text("older", at, older, 19, least=10, weight=600, colour=MUTED)
    if asked:
        at = Rect(rect.right - wide, rect.y + 8, wide - 12, rect.h - 16)
        sheet.fill(at, mix(INK, MARK, 0.08), corner=10)
        sheet.text("asked", at.inset(8, 4), asked, 25, least=11, weight=700, colour=MARK, lines=3)
