"""A card's face, large: art, all figures, Skills and text."""

from __future__ import annotations

from typing import NamedTuple

from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace, SkillFace
from render.parts.fonts import clean
from render.parts.fonts import face as face_of
from render.parts.layout import Rect, Sheet
from render.parts.text import height_of
from render.parts.theme import INK, MUTED, PANEL, RAISED, TABLE, TEXT, WELL, Colour, ink_on, mix
from render.parts.words import Words

from . import look

WIDTH, HEIGHT = 840, 1176
CARD = Rect(20, 20, WIDTH - 40, HEIGHT - 40)
INNER = CARD.inset(26)
STAT = 92
MOST_ART = 640


class Plan(NamedTuple):
    """How the room of a card is shared: the height of the art, the size of the text."""

    art: int
    text: int


PLANS = [
    Plan(art, text)
    for text, art in (
        (44, 560),
        (40, 560),
        (36, 560),
        (34, 500),
        (32, 460),
        (30, 420),
        (28, 400),
        (28, 340),
        (27, 300),
        (26, 260),
        (24, 240),
        (22, 220),
        (20, 200),
        (18, 160),
        (16, 120),
    )
]


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    sheet = Sheet(WIDTH, HEIGHT)
    colours = _colours(face)
    frame = mix(colours[0], TEXT, 0.1)
    sheet.fill(CARD, mix(colours[0], INK, 0.35), corner=34)
    sheet.fill(CARD.inset(10), PANEL, corner=26)
    if face.rank == "legendary":
        sheet.outline(CARD.inset(4), mix(frame, TEXT, 0.6), 3, corner=31)
        sheet.outline(CARD.inset(14), mix(frame, TEXT, 0.6), 2, corner=22)
    plan = _plan(face, words)
    y = _title(sheet, face, words)
    picture = Rect(INNER.x, y, INNER.w, plan.art)
    icon = emblem(face.id, face.art)
    key = ("art", face.id, colours, picture.w, picture.h, icon)
    sheet.bitmap(picture, key, lambda: art(face.id, colours, picture.w, picture.h, icon))
    y = _kind_line(sheet, face, words, colours[0], picture.bottom)
    if face.kind == "fighter":
        y = _stats(sheet, face, words, y + 12)
        y = _soft_spots(sheet, face, words, y + 8)
    _body(sheet, face, words, plan, colours[0], y + 12)
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
        strong = stat == "hp"
        ground = TEXT if strong else RAISED
        sheet.fill(rect, ground, corner=14)
        ink = ink_on(ground)
        sheet.text(
            f"{stat}-label",
            Rect(rect.x + 4, rect.y + 8, rect.w - 8, 22),
            label,
            19,
            least=12,
            weight=650,
            colour=INK if strong else MUTED,
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
            colour=ink,
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


def _pieces(face: CardFace, words: Words, size: int) -> list[tuple[SkillFace | None, str, int]]:
    """The body of a card: its Skills and text with the height that each needs."""
    pieces: list[tuple[SkillFace | None, str, int]] = []
    for skill in face.skills:
        text = words.text(skill.text)
        pieces.append((skill, text, round(size * 1.7) + height_of(text, INNER.w - 32, 450, size) + 20))
    text = words.text(face.text)
    if text:
        pieces.append((None, text, height_of(text, INNER.w - 32, 450, size) + 24))
    return pieces


def _needed(face: CardFace, words: Words, plan: Plan) -> int:
    flavour = words.text(face.flavour)
    tall = height_of(flavour, INNER.w - 24, 400, plan.text - 4) + 16 if flavour else 0
    return sum(height + 8 for _, _, height in _pieces(face, words, plan.text)) + tall


def _room(face: CardFace, plan: Plan) -> int:
    figures = STAT + 50 + 20 if face.kind == "fighter" else 0
    return INNER.h - 88 - plan.art - 52 - 12 - figures


def _plan(face: CardFace, words: Words) -> Plan:
    """The largest text that fits; the art takes what is left over."""
    for plan in PLANS:
        spare = _room(face, plan) - _needed(face, words, plan)
        if spare >= 0:
            return Plan(min(plan.art + spare, MOST_ART), plan.text)
    return PLANS[-1]


def _body(sheet: Sheet, face: CardFace, words: Words, plan: Plan, colour: Colour, y: int) -> None:
    size = plan.text
    bottom = INNER.bottom
    flavour = words.text(face.flavour)
    if flavour:
        tall = min(height_of(flavour, INNER.w - 24, 400, size - 4), max(0, bottom - y - 60))
        bottom -= tall
        at = Rect(INNER.x + 12, bottom, INNER.w - 24, tall)
        sheet.text("flavour", at, flavour, size - 4, least=12, weight=400, lines=20, colour=MUTED, align="center")
        bottom -= 12
    for index, (skill, text, height) in enumerate(_pieces(face, words, size)):
        rect = Rect(INNER.x, y, INNER.w, min(height, bottom - y))
        if rect.h < min(height, size + 20):
            break
        sheet.fill(rect, mix(TABLE, PANEL, 0.4), corner=14)
        head = 0
        if skill:
            head = round(size * 1.7)
            _skill_head(sheet, Rect(rect.x + 12, rect.y + 8, rect.w - 24, head - 6), skill, words, colour, index)
        at = Rect(rect.x + 16, rect.y + 9 + head, rect.w - 32, rect.h - head - 18)
        sheet.text(f"text-{index}", at, text, size, least=12, weight=450, lines=40)
        y += height + 8


def _skill_head(sheet: Sheet, rect: Rect, skill: SkillFace, words: Words, colour: Colour, index: int) -> None:
    ground = mix(colour, TEXT, 0.25)
    size = round(rect.h * 0.62)
    label = words.text(skill.label)
    width = min(rect.w * 2 // 3, 36 + round(face_of(800, size).width(clean(label))))
    pill = Rect(rect.x, rect.y, width, rect.h)
    sheet.fill(pill, ground, kind="pill")
    sheet.text(
        f"label-{index}", pill.inset(14, 2), label, size, least=10, weight=800, colour=ink_on(ground), align="center"
    )
    cost = words.text(skill.cost)
    if cost:
        at = Rect(pill.right + 14, rect.y, rect.right - pill.right - 14, rect.h)
        sheet.text(f"cost-{index}", at, cost, size, least=10, weight=700, colour=TEXT)
