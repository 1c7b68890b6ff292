"""What a card's face says in short: its type, figures and layers of text; and its large picture. [RD-301 to RD-316]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.kernel.text import Text
from render.parts.body import INNER, band, page, place_art
from render.parts.faces import CardFace, SkillFace
from render.parts.layout import Rect, Sheet
from render.parts.text import height_of
from render.parts.theme import BOON, FIGURES, INK, LINE, MUTED, PANEL, RAISED, TABLE, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look

COMBAT = ("assault", "support", "defence")
STAT = 92
SIZES = (40, 36, 33, 30, 28, 26, 24, 22, 20, 18, 16, 14)
MOST_ART, LEAST_ART = 560, 120
STEP = 8


class Layer(NamedTuple):
    """A layer of a card's text: which one, its heading, what it says."""

    name: str
    head: str
    text: str


def layers(face: CardFace, words: Words) -> list[Layer]:
    """The layers of a card's text, as they follow each other on it. [RD-314 RD-1402 RD-1403]"""
    return [Layer(_layer(each), words.text(each.label), words.text(each.text)) for each in face.skills]


def _layer(skill: SkillFace) -> str:
    found = skill.label.words.get("layer", "") if isinstance(skill.label, Text) else ""
    name = str(found).replace("-", "_")
    return name if name in look.LAYERS else "ability"


def kind_line(face: CardFace, words: Words) -> str:
    """What a card is, in a line: "Instant assault · Ember"."""
    what = words("rdp-kind", kind=face.kind, instant="yes" if face.category == "instant" else "no")
    kinds = words.text(face.type_names)
    marks = [words("rdp-card-mark", mark=mark) for mark in face.marks if mark in ("object", "dedicated")]
    return " · ".join([what, *([kinds] if kinds else []), *marks])


def said(face: CardFace, words: Words) -> Iterator[str]:
    """Everything that a card says, layer by layer, each behind its heading; what is used has its own."""
    for each in layers(face, words):
        yield each.text if each.name == "use" else words("alt-line", head=each.head, text=each.text)


def tone_of(face: CardFace) -> Colour:
    """The colour of a card's type. [RD-310]"""
    return look.kind_of(face.kind)[0]


def figures(face: CardFace) -> list[tuple[str, str]]:
    """The numbers of a card that is not laid: of a character Ether and potentials, of a weapon its sockets."""
    return [(name, str(face.stats[name])) for name in ("ether", "active", "latent", "sockets") if name in face.stats]


def slot_map(sheet: Sheet, rect: Rect, optimal: tuple[str, ...], *, facing: bool = False) -> None:
    """The five slots as a body in the small, the optimal ones lit. [RD-313]"""
    gap = max(2, rect.w // 24)
    arm, high = (rect.w - 2 * gap) // 3, (rect.h - 2 * gap) // 3
    middle = rect.x + arm + gap
    near, far = rect.x, rect.x + 2 * (arm + gap)
    spots = {
        "high": Rect(middle, rect.y, arm, high),
        "body": Rect(middle, rect.y + high + gap, arm, high),
        "low": Rect(middle, rect.y + 2 * (high + gap), arm, high),
        "right": Rect(near if facing else far, rect.y + high // 2 + gap, arm, 2 * high),
        "left": Rect(far if facing else near, rect.y + high // 2 + gap, arm, 2 * high),
    }
    for name, at in spots.items():
        sheet.fill(at, BOON if name in optimal else mix(WELL, LINE, 0.6), corner=3)


def slot_words(face: CardFace, words: Words) -> str:
    """The optimal slots in words."""
    return ", ".join(words("rdp-slot", slot=slot) for slot in look.SLOTS if slot in face.types)


# ------------------------------------------------------------------------------------------------------- the large one


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    tone = tone_of(face)
    sheet = page(tone)
    told, flavour = layers(face, words), words.text(face.flavour)
    room = INNER.h - 96 - 52 - 10 - STAT - 10
    size = next((size for size in SIZES if room - _needed(told, flavour, size) >= LEAST_ART), SIZES[-1])
    high = max(60, min(MOST_ART, room - _needed(told, flavour, size)))
    y = _title(sheet, face, words)
    picture = Rect(INNER.x, y, INNER.w, high)
    place_art(sheet, picture, face, (tone,))
    y = band(sheet, picture.bottom, tone, look.kind_of(face.kind)[1], kind_line(face, words)) + 10
    _stats(sheet, face, words, y)
    _body(sheet, told, flavour, size, y + STAT + 10)
    return sheet


def _title(sheet: Sheet, face: CardFace, words: Words) -> int:
    left = INNER.x + 6
    if face.cost is not None:
        badge = Rect(INNER.x, INNER.y, 104, 84)
        sheet.fill(badge, look.SOUL, corner=18)
        label = Rect(badge.x + 6, badge.y + 4, badge.w - 12, 24)
        sheet.text("sv-label", label, words("rdp-sv"), 22, least=9, weight=800, colour=INK, align="center")
        at = Rect(badge.x + 6, badge.y + 26, badge.w - 12, 54)
        sheet.text("sv", at, str(face.cost), 52, least=30, weight=850, colour=INK, align="center", key=True)
        left = badge.right + 16
    at = Rect(left, INNER.y, INNER.right - left - 4, 84)
    sheet.text("name", at, words.text(face.name), 50, least=22, weight=800, lines=2)
    return INNER.y + 96


def _stats(sheet: Sheet, face: CardFace, words: Words, y: int) -> None:
    """Damage, Break or Block, the second sphere, and the optimal slots; else what a character or weapon counts."""
    if face.kind not in COMBAT:
        found = figures(face)
        wide = (INNER.w - 8 * (len(found) - 1)) // max(1, len(found))
        for index, (name, value) in enumerate(found):
            rect = Rect(INNER.x + index * (wide + 8), y, wide, STAT)
            ink = mix(FIGURES["life"].colour, TEXT, 0.6) if name == "ether" else TEXT
            _stat(sheet, rect, name, words("rdp-figure", name=name), value, mix(RAISED, TEXT, 0.06), ink)
        return
    tone = tone_of(face)
    second = face.stats.get("second")
    wide = (INNER.w - 16) // 3
    ground = mix(tone, INK, 0.2)
    _stat(
        sheet,
        Rect(INNER.x, y, wide, STAT),
        "value",
        words("rdp-value", kind=face.kind),
        str(face.stats["value"]),
        ground,
        TEXT,
    )
    x = INNER.x + wide + 8
    if second is not None or "transcend" in face.marks:
        at = Rect(x, y, wide, STAT)
        said = "–" if second is None else str(second)
        _stat(
            sheet,
            at,
            "second",
            words("rdp-second"),
            said,
            mix((120, 30, 30), INK, 0.3),
            mix(look.LAYERS["red_on_resolve"][0], TEXT, 0.3),
        )
        x += wide + 8
    at = Rect(x, y, INNER.right - x, STAT)
    sheet.fill(at, mix(RAISED, TEXT, 0.04), corner=14)
    sheet.fill(Rect(at.x + 8, at.y + 6, 90, STAT - 12), mix(WELL, INK, 0.4), corner=9)
    slot_map(sheet, Rect(at.x + 14, at.y + 12, 78, STAT - 24), face.types)
    label = Rect(at.x + 104, at.y + 8, at.w - 112, 24)
    sheet.text("optimal-label", label, words("rdp-optimal"), 20, least=9, weight=650, colour=MUTED)
    room = Rect(at.x + 104, at.y + 32, at.w - 112, STAT - 38)
    sheet.text("optimal", room, slot_words(face, words), 25, least=12, weight=700, colour=BOON, lines=3)


def _stat(sheet: Sheet, rect: Rect, name: str, label: str, value: str, ground: Colour, ink: Colour) -> None:
    sheet.fill(rect, ground, corner=14, low=mix(ground, INK, 0.4))
    at = Rect(rect.x + 10, rect.y + 6, rect.w - 20, 26)
    sheet.text(f"{name}-label", at, label, 21, least=9, weight=650, colour=mix(ink, MUTED, 0.3), align="center")
    at = Rect(rect.x + 10, rect.y + 30, rect.w - 20, rect.h - 34)
    sheet.text(name, at, value, 54, least=30, weight=850, colour=ink, align="center", key=value.isdigit())


def _head(size: int) -> int:
    return size + 10


def _needed(told: list[Layer], flavour: str, size: int) -> int:
    tall = height_of(flavour, INNER.w - 24, 400, max(14, size - 5)) + 12 if flavour else 0
    return tall + sum(_head(size) + height_of(each.text, INNER.w - 44, 450, size) + 18 + STEP for each in told)


def _body(sheet: Sheet, told: list[Layer], flavour: str, size: int, y: int) -> None:
    """The layers of the text, each under its heading and in its colour."""
    bottom = INNER.bottom
    if flavour:
        tall = height_of(flavour, INNER.w - 24, 400, max(14, size - 5))
        bottom -= tall
        at = Rect(INNER.x + 12, bottom, INNER.w - 24, tall)
        sheet.text(
            "flavour", at, flavour, max(14, size - 5), least=10, weight=400, lines=20, colour=MUTED, align="center"
        )
    for index, each in enumerate(told):
        colour, icon = look.LAYERS[each.name]
        tall = height_of(each.text, INNER.w - 44, 450, size)
        rect = Rect(INNER.x, y, INNER.w, _head(size) + tall + 18)
        ground = mix(mix(TABLE, PANEL, 0.4), colour, 0.08)
        sheet.fill(rect, ground, corner=12)
        sheet.fill(Rect(rect.x, rect.y + 6, 7, rect.h - 12), colour, corner=3)
        small = size * 4 // 5
        sheet.icon(f"layer-{index}-icon", Rect(rect.x + 18, rect.y + 10, small, small), icon, colour)
        head = Rect(rect.x + 28 + small, rect.y + 6, rect.w - 44 - small, _head(size) - 2)
        sheet.text(f"layer-{index}-head", head, each.head, size * 9 // 10, least=11, weight=800, colour=colour)
        at = Rect(rect.x + 22, rect.y + _head(size) + 8, rect.w - 44, tall)
        ink = mix(colour, TEXT, 0.45) if each.name.startswith("red") or each.name == "infusion" else TEXT
        sheet.text(f"layer-{index}", at, each.text, size, least=11, weight=450, lines=40, colour=ink)
        y = rect.bottom + STEP
