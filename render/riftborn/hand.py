"""The hand picture: a player's cards in rows, with the Level that each needs and whether it can be played now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.riftborn.view import RiftView, SideView
from render.parts.body import said
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.held import MARGIN, WIDTH, Held, Measures, body, finish, frame, spread, text_height, toned, whose
from render.parts.layout import Rect, Sheet
from render.parts.theme import BOON, INK, MUTED, TEXT, WELL
from render.parts.words import Words

from . import look
from .face import colours, figures, kind_line

FIGURE = 54


def hand(
    view: RiftView, side: SideView, cards: Sequence[Held], words: Words, describe: Callable[[str], CardFace]
) -> Sheet:
    """The hand picture of the side's player."""
    sheet = spread(cards, describe, _height, _card, words)
    _header(sheet, view, side, words)
    return sheet


def _header(sheet: Sheet, view: RiftView, side: SideView, words: Words) -> None:
    """Whose hand it is, the Level, and what is left of the allowance. [RB-311 RB-312]"""
    right = WIDTH - MARGIN
    at = Rect(right - 300, 10, 300, 56)
    sheet.fill(at, WELL, corner=10)
    sheet.icon("level-icon", Rect(at.x + 10, 24, 28, 28), look.XP, look.XP_INK)
    number = Rect(at.x + 42, 10, 60, 56)
    sheet.text("level", number, str(side.level), look.KEY, least=30, weight=800, colour=look.XP_INK, key=True)
    left = side.allowance - side.used if view.active == side.seat else side.allowance
    room = Rect(at.x + 106, 12, at.w - 114, 52)
    ink = BOON if left > 0 else MUTED
    sheet.text(
        "allowance", room, words("rbp-allowance-left", n=max(0, left)), 22, least=11, weight=650, colour=ink, lines=2
    )
    whose(sheet, side.seat, len(side.hand or ()), at.x, words)


def _head(face: CardFace, size: Measures) -> int:
    """The height above the text."""
    fight = FIGURE + 4 if figures(face) else 0
    return size.head + 22 + fight


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    return _head(face, size) + text_height(each, "\n".join(said(face, words)), size)


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    tones = toned(card, colours(face))
    picture = frame(sheet, face, tones, size, kind_line(face, words), words)
    _corners(sheet, picture, face, words)
    y = size.head + 20
    wide = (size.width - 24) // 2
    for index, (name, kind, value) in enumerate(figures(face)):
        at = Rect(10 + index * (wide + 4), y, wide, FIGURE - 4)
        uses = face.kind == "weapon" and name == "health"
        tally(sheet, name, at, kind, f"×{value}" if uses else value, size=look.KEY, key=not uses)
    y = _head(face, size)
    body(sheet, y, "\n".join(said(face, words)), card, size)
    finish(sheet, card, size, tones[0], words)


def _corners(sheet: Sheet, rect: Rect, face: CardFace, words: Words) -> None:
    """The Level and the Experience in the corners of the art, and the kind."""
    if face.cost is not None:
        wide = 62 if face.cost < 10 else 80
        badge = Rect(0, 0, wide, 60)
        sheet.fill(badge, INK, corner=14)
        sheet.fill(badge.inset(3), TEXT, corner=12)
        label = Rect(5, 3, wide - 10, 15)
        sheet.text("level-label", label, words("rbp-level"), 13, least=7, weight=700, colour=INK, align="center")
        at = Rect(3, 17, wide - 6, 42)
        sheet.text("level", at, str(face.cost), look.KEY, weight=850, colour=INK, align="center", key=True)
    spot = Rect(rect.right - 42, rect.y + 2, 38, 38)
    sheet.fill(spot, INK, corner=10)
    sheet.icon("kind-icon", spot.inset(6), look.KINDS[face.kind][1], TEXT)
    if face.stats.get("xp"):
        at = Rect(rect.right - 92, rect.bottom - 30, 90, 28)
        sheet.fill(at, INK, corner=8, alpha=210)
        sheet.icon("xp-icon", Rect(at.x + 5, at.y + 4, 20, 20), look.XP, look.XP_INK)
        room = Rect(at.x + 29, at.y, at.w - 32, 28)
        sheet.text("xp", room, str(face.stats["xp"]), 22, least=11, weight=750, colour=look.XP_INK)
