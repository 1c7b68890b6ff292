"""A card's face, large: art, all figures, Skills and text."""

from __future__ import annotations

from render.parts.body import CARD, INNER, body, page, place_art, plan_of
from render.parts.faces import CardFace
from render.parts.layout import Rect, Sheet
from render.parts.theme import FIGURES, INK, MUTED, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look

STAT = 92


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    colours = _colours(face)
    sheet = page(colours[0])
    frame = mix(colours[0], TEXT, 0.1)
    if face.rank == "legendary":
        sheet.outline(CARD.inset(4), mix(frame, TEXT, 0.6), 3, corner=31)
        sheet.outline(CARD.inset(14), mix(frame, TEXT, 0.6), 2, corner=22)
    figures = STAT + 50 + 20 if face.kind == "fighter" else 0
    plan = plan_of(face, words, INNER.h - 88 - 52 - 12 - figures)
    y = _title(sheet, face, words)
    picture = Rect(INNER.x, y, INNER.w, plan.art)
    place_art(sheet, picture, face, colours)
    y = _kind_line(sheet, face, words, colours[0], picture.bottom)
    if face.kind == "fighter":
        y = _stats(sheet, face, words, y + 12)
        y = _soft_spots(sheet, face, words, y + 8)
    body(sheet, face, words, plan, colours[0], y + 12)
    return sheet


def _colours(face: CardFace) -> tuple[Colour, ...]:
    if face.kind == "fighter":
        return look.colours_of(face.elements)
    if face.kind == "power":
        return (look.CATEGORIES.get(face.category, look.CATEGORIES["normal"])[0],)
    return (look.KINDS.get(face.kind, look.KINDS["tile"])[0],)


def _title(sheet: Sheet, face: CardFace, words: Words) -> int:
    left = INNER.x + 6
    if face.cost is not None:
        badge = Rect(INNER.x, INNER.y, 84, 76)
        sheet.fill(badge, TEXT, corner=18)
        sheet.text(
            "cost",
            Rect(badge.x + 4, badge.y + 5, 76, 44),
            str(face.cost),
            50,
            weight=850,
            colour=INK,
            align="center",
            key=True,
        )
        sheet.text(
            "cost-label",
            Rect(badge.x + 4, badge.y + 50, 76, 22),
            words("pic-ap"),
            19,
            weight=750,
            colour=INK,
            align="center",
        )
        left = badge.right + 16
    signs = [look.sign(each) for each in (*face.elements, *face.types)][-7:]
    right = INNER.right - 44 * len(signs)
    for index, sign in enumerate(signs):
        sheet.icon(f"sign-{index}", Rect(right + 44 * index + 4, INNER.y + 20, 36, 36), sign, TEXT)
    sheet.text(
        "name", Rect(left, INNER.y, right - left - 8, 76), words.text(face.name), 50, least=24, weight=800, lines=2
    )
    return INNER.y + 88


def _kind_line(sheet: Sheet, face: CardFace, words: Words, colour: Colour, y: int) -> int:
    rect = Rect(INNER.x, y, INNER.w, 52)
    sheet.fill(rect, mix(colour, WELL, 0.6))
    left = rect.x + 14
    if face.rank == "legendary":
        sheet.outline(rect.inset(4), mix(colour, TEXT, 0.5), 2, corner=4)
        sheet.icon("legendary", Rect(left, y + 11, 30, 30), look.LEGENDARY, TEXT)
        left += 40
    if face.kind == "power" and face.category in look.CATEGORIES:
        sheet.icon("category", Rect(left, y + 12, 28, 28), look.CATEGORIES[face.category][1], TEXT)
        left += 38
    right = rect.right - 10
    for name, icon, value in (("time", look.TIME, face.time), ("use", look.USE, face.use)):
        if value is not None:
            right -= 74
            sheet.icon(f"{name}-icon", Rect(right, y + 13, 26, 26), icon, TEXT)
            sheet.text(name, Rect(right + 30, y + 6, 38, 40), str(value), 36, weight=800)
    sheet.text("kind", Rect(left, y + 6, right - left - 8, 40), look.kind_line(face, words), 25, least=14, weight=650)
    return rect.bottom


def _stats(sheet: Sheet, face: CardFace, words: Words, y: int) -> int:
    """The eight figures of a Fighter, in two groups: what it has, what it does."""
    names = {stat: words("pic-stat", stat=stat) for stat in ("hp", "mana", *look.STATS)}
    step = INNER.w // len(names)
    for index, (stat, label) in enumerate(names.items()):
        rect = Rect(INNER.x + index * step, y, step - 6, STAT)
        ground = mix(look.STAT_SIGNS.get(stat, ("", MUTED))[1], INK, 0.62)
        if stat == "hp":
            ground = FIGURES["life"].colour
        sheet.fill(rect, mix(ground, TEXT, 0.08), corner=14, low=mix(ground, INK, 0.3))
        sheet.text(
            f"{stat}-label",
            Rect(rect.x + 4, rect.y + 8, rect.w - 8, 22),
            label,
            19,
            least=12,
            weight=650,
            colour=TEXT,
            align="center",
        )
        value = str(face.stats.get(stat, 0))
        sheet.text(
            stat,
            Rect(rect.x + 4, rect.y + 34, rect.w - 8, 50),
            value,
            50,
            least=34,
            weight=800,
            align="center",
            key=True,
        )
    return y + STAT


def _soft_spots(sheet: Sheet, face: CardFace, words: Words, y: int) -> int:
    """Weakness and Resistance, with what they are to."""
    half = INNER.w // 2
    for index, (name, icon, label, (value, to)) in enumerate(
        (
            ("weakness", look.WEAKNESS, words("pic-weakness"), face.weakness),
            ("resistance", look.RESISTANCE, words("pic-resistance"), face.resistance),
        )
    ):
        rect = Rect(INNER.x + index * half, y, half - 6, 50)
        sheet.fill(rect, WELL, corner=12)
        sheet.icon(f"{name}-icon", Rect(rect.x + 12, y + 12, 26, 26), icon, MUTED)
        right = rect.right - 10
        for place, each in enumerate(reversed(to[:6])):
            right -= 34
            sheet.icon(f"{name}-{place}", Rect(right, y + 10, 30, 30), look.sign(each), TEXT)
        if value and to:
            right -= 34
            sheet.text(f"{name}-value", Rect(right, y + 5, 30, 40), str(value), 36, weight=800, align="center")
        text = label if value and to else words("pic-none", what=label)
        sheet.text(
            name, Rect(rect.x + 48, y + 5, right - rect.x - 54, 40), text, 21, least=12, weight=600, colour=MUTED
        )
    return y + 50
