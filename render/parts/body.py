"""What the faces of cards have in common: the ground, the art, the band below it, the body with Skills, text and
flavour, and how the room is shared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .art import art
from .emblems import emblem
from .faces import CardFace, SkillFace
from .fonts import clean
from .fonts import face as face_of
from .layout import Rect, Sheet
from .text import height_of
from .theme import INK, MUTED, PANEL, TABLE, TEXT, WELL, Colour, ink_on, mix
from .words import Words

WIDTH, HEIGHT = 840, 1176
CARD = Rect(20, 20, WIDTH - 40, HEIGHT - 40)
INNER = CARD.inset(26)
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


def _pieces(face: CardFace, words: Words, size: int) -> list[tuple[SkillFace | None, str, int]]:
    """The body of a card: its Skills and text with the height that each needs."""
    pieces: list[tuple[SkillFace | None, str, int]] = []
    for skill in face.skills:
        text = words.text(skill.text)
        tall = height_of(text, INNER.w - 32, 450, size) + 20 if text else 12
        pieces.append((skill, text, round(size * 1.7) + tall))
    text = words.text(face.text)
    if text:
        pieces.append((None, text, height_of(text, INNER.w - 32, 450, size) + 24))
    return pieces


def _needed(face: CardFace, words: Words, plan: Plan) -> int:
    flavour = words.text(face.flavour)
    tall = height_of(flavour, INNER.w - 24, 400, plan.text - 4) + 16 if flavour else 0
    return sum(height + 8 for _, _, height in _pieces(face, words, plan.text)) + tall


def plan_of(face: CardFace, words: Words, room: int) -> Plan:
    """The largest text with which art and body fit into so much room; the art takes what is left over."""
    for plan in PLANS:
        spare = room - plan.art - _needed(face, words, plan)
        if spare >= 0:
            return Plan(min(plan.art + spare, MOST_ART), plan.text)
    return PLANS[-1]


def page(colour: Colour) -> Sheet:
    """The sheet of a card's face, with its edge and ground."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.fill(CARD, mix(colour, INK, 0.35), corner=34)
    sheet.fill(CARD.inset(10), mix(PANEL, colour, 0.16), corner=26, low=mix(PANEL, INK, 0.35))
    return sheet


def place_art(sheet: Sheet, rect: Rect, face: CardFace, colours: tuple[Colour, ...]) -> None:
    """A card's art with its emblem."""
    icon = emblem(face.id, face.art)
    key = ("art", face.id, colours, rect.w, rect.h, icon)
    sheet.bitmap(rect, key, lambda: art(face.id, colours, rect.w, rect.h, icon))


def band(sheet: Sheet, top: int, colour: Colour, icon: str, text: str) -> int:
    """What a card is, below its art; where the band ends."""
    rect = Rect(INNER.x, top, INNER.w, 52)
    sheet.fill(rect, mix(colour, WELL, 0.6))
    sheet.icon("kind-icon", Rect(rect.x + 12, rect.y + 11, 30, 30), icon, TEXT)
    at = Rect(rect.x + 54, rect.y + 6, rect.w - 66, 40)
    sheet.text("kind", at, text, 26, least=13, weight=650)
    return rect.bottom


def said(face: CardFace, words: Words) -> Iterator[str]:
    """What a card does, line by line."""
    text = words.text(face.text)
    if text:
        yield text
    for each in face.skills:
        yield words.headed(each.label, each.cost, each.text)


def body(sheet: Sheet, face: CardFace, words: Words, plan: Plan, colour: Colour, y: int) -> None:
    """Lays Skills, text and flavour below a height."""
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
        if not text:
            y += height + 8
            continue
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
        sheet.text(f"cost-{index}", at, cost, size, least=10, weight=700, lines=2, colour=TEXT)
