"""What a card's face says in short: its kind, its figures, its effects; and its large picture. [OW-231 to OW-238]"""

from __future__ import annotations

from render.parts.body import INNER, band, body, page, place_art, plan_of
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.layout import Rect, Sheet
from render.parts.theme import BOON, INK, MUTED, RAISED, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look
from .stacks import given

STAT = 78
TRIBUTE = "mdi:candle"
FIGHTERS = ("creature", "token", "weapon")


def kind_line(face: CardFace, words: Words) -> str:
    """What a card is, in a line: "Creature · Fish · Extra Deck"."""
    types = words.text(face.type_names) or ", ".join(face.types)
    sort = [words("owp-sort", sort=face.category)] if face.category else []
    parts = [words("owp-kind", kind=face.kind), *sort, *([types] if types else [])]
    parts += [words("owp-card-mark", mark=each) for each in face.marks]
    return " · ".join(parts)


def cost(face: CardFace, words: Words) -> str:
    """What it takes, in words: tributes for a creature, souls for all else. [OW-231]"""
    if not face.cost:
        return ""
    return words("owp-tributes" if face.kind == "creature" else "owp-souls", n=face.cost)


def cost_icon(face: CardFace) -> str:
    """The sign of what it takes."""
    return TRIBUTE if face.kind == "creature" else look.SOUL


def arrows(face: CardFace) -> tuple[int, int]:
    """How far it may move to the left and to the right. [OW-238]"""
    return face.stats.get("left", 0), face.stats.get("right", 0)


def soul(face: CardFace) -> str:
    """What it gives as a soul, "" for nothing. [OW-237]"""
    atk, def_ = face.stats.get("soul_atk", 0), face.stats.get("soul_def", 0)
    return given(atk, def_) if atk or def_ else ""


def figures(face: CardFace) -> list[tuple[str, str, str]]:
    """ATK and DEF, each with its name, its figure and how it is written: what a Weapon adds has a sign."""
    signed = face.kind == "weapon"
    return [
        (name, kind, f"{face.stats[name]:+d}".replace("-", "−") if signed else str(face.stats[name]))
        for name, kind in (("atk", "attack"), ("def", "defense"))
        if name in face.stats
    ]


def colours(face: CardFace) -> tuple[Colour, ...]:
    """The colours of a card's art."""
    return look.colours_of(face.id, face.kind)


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    tones = colours(face)
    sheet = page(tones[0])
    stats = STAT + 12 if figures(face) or soul(face) else 0
    plan = plan_of(face, words, INNER.h - 88 - 52 - 12 - stats)
    y = _title(sheet, face, words)
    picture = Rect(INNER.x, y, INNER.w, plan.art)
    place_art(sheet, picture, face, tones)
    _arrows(sheet, picture, face)
    y = band(sheet, picture.bottom, tones[0], look.KINDS[face.kind][1], kind_line(face, words)) + 12
    if stats:
        _stats(sheet, face, words, y)
        y += stats
    body(sheet, face, words, plan, tones[0], y)
    return sheet


def _title(sheet: Sheet, face: CardFace, words: Words) -> int:
    left = INNER.x + 6
    if face.cost is not None:
        badge = Rect(INNER.x, INNER.y, 104, 76)
        sheet.fill(badge, TEXT, corner=18)
        sheet.icon("cost-icon", Rect(badge.x + 8, badge.y + 20, 36, 36), cost_icon(face), INK)
        at = Rect(badge.x + 46, badge.y + 8, 52, 60)
        sheet.text("cost", at, str(face.cost), 52, least=30, weight=850, colour=INK, align="center", key=True)
        left = badge.right + 16
    at = Rect(left, INNER.y, INNER.right - left - 4, 76)
    sheet.text("name", at, words.text(face.name), 50, least=22, weight=800, lines=2)
    return INNER.y + 88


def _arrows(sheet: Sheet, rect: Rect, face: CardFace) -> None:
    for name, steps, x in zip(("left", "right"), arrows(face), (rect.x + 12, rect.right - 76), strict=True):
        if not steps:
            continue
        at = Rect(x, rect.y + (rect.h - 104) // 2, 64, 104)
        if at.h > rect.h - 8:
            at = Rect(x, rect.y + 4, 64, max(20, rect.h - 8))
        sheet.fill(at, INK, corner=14, alpha=200)
        icon = min(52, at.h - 46)
        if icon >= 16:
            sheet.icon(f"arrow-{name}", Rect(at.x + 6, at.y + 4, 52, icon), f"mdi:arrow-{name}-bold", TEXT)
        number = Rect(at.x, at.bottom - 46, 64, 44)
        sheet.text(f"steps-{name}", number, str(steps), 40, least=16, weight=800, align="center")


def _stats(sheet: Sheet, face: CardFace, words: Words, y: int) -> None:
    """ATK and DEF, and what it gives as a soul."""
    found, gives = figures(face), soul(face)
    wide = (INNER.w - 8 * (len(found) + bool(gives) - 1)) // max(1, len(found) + bool(gives))
    x = INNER.x
    for name, kind, value in found:
        rect = Rect(x, y, wide, STAT)
        sheet.fill(rect, mix(RAISED, TEXT, 0.06), corner=14, low=mix(RAISED, INK, 0.45))
        tally(sheet, name, Rect(rect.x + 12, rect.y + 8, rect.w - 20, STAT - 16), kind, value, size=52, key=True)
        x += wide + 8
    if gives:
        rect = Rect(x, y, wide, STAT)
        sheet.fill(rect, mix(WELL, look.SOULS, 0.2), corner=14)
        label = Rect(rect.x + 10, rect.y + 6, rect.w - 20, 26)
        sheet.text("soul-label", label, words("owp-soul-bonus"), 21, least=10, weight=650, colour=MUTED, align="center")
        at = Rect(rect.x + 10, rect.y + 30, rect.w - 20, STAT - 34)
        sheet.text("soul", at, gives, 38, least=16, weight=800, colour=BOON, align="center")
