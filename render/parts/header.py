"""The head of a board: the phases of a turn with the current one named, whose turn it is, and who is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engines.kernel.text import SEATS
from engines.kernel.views import TableView

from .fonts import face
from .headline import Link, News, place_links, place_news, slate
from .layout import Rect, Sheet
from .pieces import seat_badge
from .theme import INK, MARK, MUTED, NOW, WELL
from .words import Words

T = TypeVar("T")

WAITING = 3
"""So many of the things that wait have a row of their own."""


def place_phases(sheet: Sheet, rect: Rect, icons: Mapping[str, str], current: str, label: str) -> None:
    """Every phase by its sign, the current one by its name too; without a `label` there is no current one."""
    high = rect.h
    small = 27 if label else rect.w // len(icons) - 4
    named = rect.w - (small + 4) * (len(icons) - 1)
    x = rect.x
    for phase, icon in icons.items():
        now = bool(label) and phase == current
        at = Rect(x, rect.y, named if now else small, high)
        sheet.fill(at, NOW if now else WELL, corner=9)
        size = 24 if now else 20
        left = x + 6 if now else x + (small - size) // 2
        spot = Rect(left, rect.y + (high - size) // 2, size, size)
        sheet.icon(f"phase-{phase}", spot, icon, INK if now else MUTED)
        if now:
            room = Rect(x + 34, rect.y, at.w - 40, high)
            sheet.text("phase", room, label, 24, least=11, weight=800, colour=INK)
        x += at.w + 4


def place_status(sheet: Sheet, rect: Rect, active: int | None, title: str, asked: str) -> None:
    """Whose turn it is, with the badge of an `active` seat, and who is `asked` ("" for nobody else)."""
    size = 24 if rect.h < 40 else 38
    x = rect.x
    if active is not None:
        side = min(rect.h, 46)
        at = Rect(x, rect.y + (rect.h - side) // 2, side, side)
        seat_badge(sheet, at, active, SEATS[active], name="active", size=side * 4 // 5)
        x += side + 8
    wide = min(rect.right - x, round(face(700, size).width(title)) + 4)
    if asked:
        wide = min(wide, (rect.right - x) * 11 // 20)
    sheet.text("who", Rect(x, rect.y, wide, rect.h), title, size, least=11, weight=700)
    if asked:
        at = Rect(x + wide + 14, rect.y, rect.right - x - wide - 14, rect.h)
        sheet.text("asked", at, asked, size - 2, least=10, weight=650, colour=MARK)


def place_waiting(
    sheet: Sheet, rect: Rect, waits: Sequence[T], link: Callable[[int, T], Link], asked: Sequence[int], words: Words
) -> None:
    """The last of what waits, the newest, which is settled first, on top; and who is asked. `link` is given the number
    of each, from 1."""
    items = list(enumerate(waits, 1))[::-1]
    shown = items if len(items) <= WAITING else items[: WAITING - 1]
    links = [link(number, each) for number, each in shown]
    slate(sheet, rect, links[0].seat)
    older = words("pic-older", n=len(items) - len(shown)) if len(shown) < len(items) else ""
    place_links(sheet, rect, links, asked=who_is_asked(asked, words), older=older)


def place_turn(
    sheet: Sheet,
    rect: Rect,
    news: News,
    view: TableView,
    words: Words,
    *,
    active: int | None,
    otherwise: str = "",
    asked: str | None = None,
) -> None:
    """The news above whose turn it is; of a match that is over, how it ended. While it is nobody's (`active` is None)
    it says what goes on `otherwise`: the setup, if that is not told. Who is asked follows from the view where
    `asked` does not say it."""
    inner = rect.inset(12, 6)
    if view.over:
        slate(sheet, rect, view.winner)
        place_news(sheet, inner, news, size=46, least=18, name="result")
        return
    slate(sheet, rect, active)
    if news.text:
        place_news(sheet, Rect(inner.x, inner.y, inner.w, 50), news, size=32, least=13)
        inner = Rect(inner.x, inner.y + 54, inner.w, 26)
    resting = otherwise or words("pic-setting-up")
    title = words("pic-turn-of", who=words.seat(active)) if active is not None else resting
    if asked is None:
        asked = who_is_asked(view.waiting if view.waiting != [active] else (), words)
    place_status(sheet, inner, active, title, asked)


def who_is_asked(seats: Sequence[int], words: Words) -> str:
    """Who is asked, if anybody."""
    return words("pic-asked", who=", ".join(words.seat(seat) for seat in seats)) if seats else ""
