"""The hand picture: a player's cards in rows, with the Level that each needs and whether it can be played now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.riftborn.view import RiftView, SideView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.held import MARGIN, WIDTH, Held, Measures, foot, foot_height, held, rim, spread
from render.parts.layout import Rect, Sheet
from render.parts.portraits import place_portrait
from render.parts.text import height_of
from render.parts.theme import BOON, INK, MUTED, PANEL, TEXT, WELL, mix
from render.parts.words import Words

from . import look
from .face import colours, figures, kind_line, said

FIGURE = 54


def hand(
    view: RiftView,
    side: SideView,
    words: Words,
    describe: Callable[[str], CardFace],
    usable: Mapping[str, str],
    *,
    numbered: bool,
) -> Sheet:
    """The hand picture of the side's player."""
    cards = held(side.hand or (), view.playable, usable, numbered=numbered)
    faces = {each.card: describe(each.card) for each in cards}
    sheet = spread(
        cards,
        lambda each, size: _height(each, faces[each.card], size, words),
        lambda sheet, rect, each, size: _place(sheet, rect, each, faces[each.card], size, words),
        words("rbp-empty-hand"),
    )
    _header(sheet, view, side, words)
    return sheet


def _header(sheet: Sheet, view: RiftView, side: SideView, words: Words) -> None:
    """Whose hand it is, the Level, and what is left of the allowance. [RB-311 RB-312]"""
    place_portrait(sheet, Rect(MARGIN, 11, 50, 50), side.seat, words, badge=24)
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
    title = words("rbp-hand-of", who=words.seat(side.seat), n=len(side.hand or ()))
    sheet.text("title", Rect(82, 10, at.x - 90, 56), title, 34, least=15, weight=750, lines=2)


def _head(face: CardFace, size: Measures) -> int:
    """The height above the text."""
    fight = FIGURE + 4 if figures(face) else 0
    return size.art + size.name * 2 + 52 + fight


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    text = "\n".join(said(face, words))
    tall = height_of(text, size.width - 24, 450, size.text) if text else 0
    return _head(face, size) + tall + foot_height(each, size) + 16


def _place(sheet: Sheet, rect: Rect, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    shown = (words.text(face.name), kind_line(face, words), tuple(said(face, words)), face.art)
    key = ("riftborn held", card, rect.h, size, face.cost, tuple(face.stats.items()), shown, words.key)
    sheet.part(f"card-{card.key}", rect, key, lambda: _card(Sheet(rect.w, rect.h), card, face, size, words))


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> Sheet:
    tones = tuple(mix(each, PANEL, 0.65) for each in colours(face)) if card.why else colours(face)
    sheet.fill(sheet.rect, mix(PANEL, tones[0], 0.14), corner=14, low=mix(PANEL, INK, 0.3))
    icon = emblem(face.id, face.art)
    picture = Rect(6, 6, size.width - 12, size.art)
    key = ("art", face.id, tones, picture.w, picture.h, icon)
    sheet.bitmap(picture, key, lambda: art(face.id, tones, picture.w, picture.h, icon))
    _corners(sheet, picture, face, words)
    y = size.art + 10
    at = Rect(12, y, size.width - 24, size.name * 2 + 4)
    sheet.text("name", at, words.text(face.name), size.name, least=15, weight=750, lines=2)
    y += size.name * 2 + 6
    band = Rect(8, y, size.width - 16, 30)
    sheet.fill(band, mix(tones[0], WELL, 0.55), corner=6)
    sheet.text("kind", band.inset(8, 1), kind_line(face, words), 18, least=9, weight=650, lines=2)
    y += 34
    wide = (size.width - 24) // 2
    for index, (name, kind, value) in enumerate(figures(face)):
        at = Rect(10 + index * (wide + 4), y, wide, FIGURE - 4)
        uses = face.kind == "weapon" and name == "health"
        tally(sheet, name, at, kind, f"×{value}" if uses else value, size=look.KEY, key=not uses)
    y = _head(face, size)
    tall = foot_height(card, size)
    at = Rect(12, y, size.width - 24, sheet.height - y - tall - 12)
    sheet.text("text", at, "\n".join(said(face, words)), size.text, weight=450, lines=60, top=True)
    foot(sheet, Rect(6, sheet.height - tall - 6, size.width - 12, tall), card, size, words("rbp-usable"))
    rim(sheet, card, size, tones[0])
    return sheet


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
