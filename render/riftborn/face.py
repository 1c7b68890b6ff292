"""What a card's face says in short: its kind, its figures, its abilities; and its large picture. [RB-101 to RB-109]"""

from __future__ import annotations

from collections.abc import Iterator

from render.parts.art import art
from render.parts.body import CARD, HEIGHT, INNER, WIDTH, body, plan_of
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.layout import Rect, Sheet
from render.parts.theme import INK, PANEL, RAISED, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look

STAT = 78


def kind_line(face: CardFace, words: Words) -> str:
    """What a card is, in a line: "Creature · Fae"."""
    family = words.text(face.type_names) or ", ".join(face.types)
    parts = [words("rbp-kind", kind=face.kind), *([family] if family else [])]
    parts += [words("rbp-card-mark", mark=each) for each in face.marks]
    return " · ".join(parts)


def figures(face: CardFace) -> list[tuple[str, str, int]]:
    """Attack and Health, each with its name and its figure: of a Weapon the Health is its uses, of an Armour what it
    absorbs. [RB-104 RB-105]"""
    health = {"weapon": "cards", "armour": "defense"}.get(face.kind, "life")
    return [
        (name, kind, face.stats[name])
        for name, kind in (("attack", "attack"), ("health", health))
        if name in face.stats
    ]


def said(face: CardFace, words: Words) -> Iterator[str]:
    """Everything that a card says, line by line."""
    text = words.text(face.text)
    if text:
        yield text
    for each in face.skills:
        yield words.headed(each.label, each.cost, each.text)


def colours(face: CardFace) -> tuple[Colour, ...]:
    """The colours of a card's art."""
    return look.colours_of(face.kind, face.types[0] if face.types else "")


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    sheet = Sheet(WIDTH, HEIGHT)
    tones = colours(face)
    sheet.fill(CARD, mix(tones[0], INK, 0.35), corner=34)
    sheet.fill(CARD.inset(10), mix(PANEL, tones[0], 0.16), corner=26, low=mix(PANEL, INK, 0.35))
    stats = STAT + 12 if figures(face) or "xp" in face.stats else 0
    plan = plan_of(face, words, INNER.h - 88 - 52 - 12 - stats)
    y = _title(sheet, face, words)
    picture = Rect(INNER.x, y, INNER.w, plan.art)
    icon = emblem(face.id, face.art)
    key = ("art", face.id, tones, picture.w, picture.h, icon)
    sheet.bitmap(picture, key, lambda: art(face.id, tones, picture.w, picture.h, icon))
    rect = Rect(INNER.x, picture.bottom, INNER.w, 52)
    sheet.fill(rect, mix(tones[0], WELL, 0.6))
    sheet.icon("kind-icon", Rect(rect.x + 12, rect.y + 11, 30, 30), look.KINDS[face.kind][1], TEXT)
    at = Rect(rect.x + 54, rect.y + 6, rect.w - 66, 40)
    sheet.text("kind", at, kind_line(face, words), 26, least=13, weight=650)
    y = rect.bottom + 12
    if stats:
        _stats(sheet, face, y)
        y += stats
    body(sheet, face, words, plan, tones[0], y)
    return sheet


def _title(sheet: Sheet, face: CardFace, words: Words) -> int:
    left = INNER.x + 6
    if face.cost is not None:
        badge = Rect(INNER.x, INNER.y, 92, 76)
        sheet.fill(badge, TEXT, corner=18)
        label = Rect(badge.x + 6, badge.y + 4, badge.w - 12, 20)
        sheet.text("level-label", label, words("rbp-level"), 18, least=9, weight=700, colour=INK, align="center")
        at = Rect(badge.x + 6, badge.y + 22, badge.w - 12, 52)
        sheet.text("level", at, str(face.cost), 50, least=30, weight=850, colour=INK, align="center", key=True)
        left = badge.right + 16
    at = Rect(left, INNER.y, INNER.right - left - 4, 76)
    sheet.text("name", at, words.text(face.name), 50, least=22, weight=800, lines=2)
    return INNER.y + 88


def _stats(sheet: Sheet, face: CardFace, y: int) -> None:
    """Attack and Health, and the Experience that it gives."""
    found = figures(face)
    boxes = len(found) + ("xp" in face.stats)
    wide = (INNER.w - 8 * (boxes - 1)) // max(1, boxes)
    x = INNER.x
    for name, kind, value in found:
        rect = Rect(x, y, wide, STAT)
        sheet.fill(rect, mix(RAISED, TEXT, 0.06), corner=14, low=mix(RAISED, INK, 0.45))
        at = Rect(rect.x + 12, rect.y + 8, rect.w - 20, STAT - 16)
        tally(
            sheet,
            name,
            at,
            kind,
            f"×{value}" if face.kind == "weapon" and name == "health" else value,
            size=52,
            key=True,
        )
        x += wide + 8
    if "xp" in face.stats:
        rect = Rect(x, y, wide, STAT)
        sheet.fill(rect, mix(WELL, look.XP_INK, 0.2), corner=14)
        sheet.icon("xp-icon", Rect(rect.x + 14, rect.y + 18, 42, 42), look.XP, look.XP_INK)
        at = Rect(rect.x + 64, rect.y + 8, rect.w - 72, STAT - 16)
        sheet.text("xp", at, str(face.stats["xp"]), 46, least=20, weight=800, colour=look.XP_INK)
