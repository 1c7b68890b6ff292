"""What a card's face says in short: its kind, its figures, its abilities; and its large picture. [RB-101 to RB-109]"""

from __future__ import annotations

from render.parts.body import INNER, band, body, page, place_art, plan_of
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.layout import Rect, Sheet
from render.parts.theme import INK, RAISED, TEXT, WELL, Colour, mix
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


def colours(face: CardFace) -> tuple[Colour, ...]:
    """The colours of a card's art."""
    return look.colours_of(face.kind, face.types[0] if face.types else "")


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    tones = colours(face)
    sheet = page(tones[0])
    stats = STAT + 12 if figures(face) or "xp" in face.stats else 0
    plan = plan_of(face, words, INNER.h - 88 - 52 - 12 - stats)
    y = _title(sheet, face, words)
    picture = Rect(INNER.x, y, INNER.w, plan.art)
    place_art(sheet, picture, face, tones)
    y = band(sheet, picture.bottom, tones[0], look.KINDS[face.kind][1], kind_line(face, words)) + 12
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
