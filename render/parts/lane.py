"""The battle lane: attacks as pairs that face each other, with the figures that will meet. It covers no card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .figures import figure
from .fonts import face
from .layout import Rect, Sheet
from .medals import medal
from .pieces import seat_kind
from .portraits import place_portrait
from .theme import BOON, INK, MUTED, SEATS, TEXT, WARD, WELL, Colour, mix
from .words import Words

TO = "mdi:arrow-right-bold"
COLUMNS, MOST = 4, 8
HIGH, PAD, GAP = 110, 8, 6
"""How high a pair is, the edge around all of them, the space between two."""
MEDAL, FIGURE = 64, 42


class Fighter(NamedTuple):
    """One of a pair: its place, emblem, colours, seat and figure, with how that differs from the printed one."""

    at: str
    icon: str
    colours: tuple[Colour, ...]
    seat: int
    kind: str = ""
    value: int = 0
    change: int = 0


class Fight(NamedTuple):
    """An attack: its number, the attacker, and what it meets: a blocker, a Summoner, or a player by seat."""

    number: int
    attacker: Fighter
    other: Fighter | None
    player: int
    state: str


def height_of(count: int) -> int:
    """How high a lane for so many fights is: 0 without one."""
    rows = -(-min(MOST, count) // COLUMNS)
    return rows * (HIGH + GAP) - GAP + 2 * PAD if rows else 0


def lane(fights: Sequence[Fight], width: int, height: int, words: Words, more: str = "") -> Sheet:
    """The battle on a sheet: as many pairs as there is room for, and `more` where there are others."""
    sheet = Sheet(width, height)
    sheet.fill(sheet.rect, mix(WELL, WARD, 0.2), corner=14)
    sheet.fill(sheet.rect.inset(2), mix(WELL, WARD, 0.06), corner=12)
    shown = fights if len(fights) <= MOST else fights[: MOST - 1]
    columns = min(COLUMNS, max(2, len(fights))) if len(fights) != 1 else 1
    wide = (width - 2 * PAD - GAP * (columns - 1)) // columns
    for index, each in enumerate(shown):
        row, column = divmod(index, columns)
        x = PAD + column * (wide + GAP) + max(0, wide - 330) // 2
        _pair(sheet, Rect(x, PAD + row * (HIGH + GAP), min(wide, 330), HIGH), each, words)
    if len(shown) < len(fights):
        at = Rect(width - PAD - wide, height - PAD - HIGH, wide, HIGH)
        sheet.text("more", at, more, 30, least=12, weight=750, align="center")
    return sheet


def _pair(sheet: Sheet, rect: Rect, each: Fight, words: Words) -> None:
    done = each.state == "fought"
    sheet.fill(rect, mix(WELL, TEXT, 0.14 if not done else 0.05), corner=12)
    sheet.fill(rect.inset(2), mix(WELL, TEXT, 0.05), corner=10)
    name = f"attack-{each.number}"
    left = Rect(rect.x + 14, rect.y + 6, MEDAL, MEDAL)
    right = Rect(rect.right - MEDAL - 26, rect.y + 6, MEDAL, MEDAL)
    _side(sheet, left, each.attacker, name, done=done)
    middle = (left.right + 14 + right.x) // 2
    icon = "mdi:check-bold" if done else "mdi:sword-cross" if each.other and each.state == "blocked" else TO
    ink = BOON if done else WARD
    sheet.icon(f"{name}-state", Rect(middle - 17, rect.y + 22, 34, 34), icon, ink)
    badge = Rect(middle - 17, rect.y + 66, 34, 34)
    sheet.fill(badge, TEXT if not done else MUTED, kind="disc")
    sheet.text(name, badge, str(each.number), 26, least=12, weight=850, colour=INK, align="center")
    if each.other:
        _side(sheet, right, each.other, f"{name}-other", done=done)
        return
    place_portrait(sheet, right, each.player, words, name=f"{name}-portrait", dim=done)
    at = Rect(badge.right + 4, right.bottom + 2, rect.right - badge.right - 8, 35)
    ink = mix(SEATS[each.player].colour, TEXT, 0.2)
    who = words.seat(each.player)
    sheet.text(f"{name}-player", at, who, 25, least=9, weight=750, lines=3, colour=ink, align="center")


def _side(sheet: Sheet, rect: Rect, each: Fighter, name: str, *, done: bool) -> None:
    """One of a pair: its emblem with its figure, and its place below."""
    style = SEATS[each.seat]
    medal(sheet, rect, each.icon, each.colours, style.colour, kind=seat_kind(each.seat), dim=done, aside=True)
    side = FIGURE if each.value < 10 or each.kind != "life" else FIGURE + 6
    at = Rect(rect.right - side // 2, rect.bottom - side, side, FIGURE)
    figure(sheet, f"{name}-figure", at, each.kind, each.value, change=each.change)
    wide = min(MEDAL + 16, round(face(800, 25).width(each.at)) + 16)
    pill = Rect(rect.x + (rect.w - wide) // 2, rect.bottom + 6, wide, 30)
    sheet.fill(pill, style.colour, corner=8)
    sheet.text(f"{name}-at", pill.inset(4, 0), each.at, 25, least=12, weight=800, colour=INK, align="center")
