"""The hand picture: a player's cards in rows, with what each costs now, its slots and its layers of text, and whether
it can be laid. [RD-310 to RD-316 RD-704 RD-705]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.raise_rise_die.view import HeldView, RrdView, SideView
from render.parts.faces import CardFace
from render.parts.fonts import face as typeface
from render.parts.held import MARGIN, WIDTH, Held, Measures, finish, foot_height, frame, spread, whose
from render.parts.layout import Rect, Sheet
from render.parts.text import height_of
from render.parts.theme import BOON, INK, MUTED, PANEL, TEXT, WARD, WELL, mix
from render.parts.words import Words

from . import look
from .face import Layer, kind_line, layers, slot_map, tone_of

FIGURE = 62


def hand(
    view: RrdView, side: SideView, cards: Sequence[Held], words: Words, describe: Callable[[str], CardFace]
) -> Sheet:
    """The hand picture of the side's player."""

    def draw(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> None:
        _card(sheet, card, face, view.held.get(card.card), size, words)

    sheet = spread(cards, describe, _height, draw, words, now=lambda card: _figures_of(view.held.get(card)))
    _header(sheet, side, words)
    return sheet


def _header(sheet: Sheet, side: SideView, words: Words) -> None:
    """Whose hand it is, the Reserve, and what the hand would add to it. [RD-406 RD-705]"""
    right = WIDTH - MARGIN
    at = Rect(right - 250, 10, 250, 56)
    sheet.fill(at, mix(WELL, look.SOUL, 0.14), corner=10)
    sheet.icon("reserve-icon", Rect(at.x + 12, 23, 30, 30), look.RESERVE, look.SOUL)
    label = Rect(at.x + 52, 12, 108, 52)
    sheet.text("reserve-label", label, words("rdp-reserve"), 26, least=12, weight=650, colour=MUTED)
    number = Rect(at.right - 84, 10, 76, 56)
    sheet.text(
        "reserve", number, str(side.reserve), look.KEY, least=30, weight=850, colour=look.SOUL, align="right", key=True
    )
    whose(sheet, side.seat, len(side.hand or ()), at.x, words)


def _figures_of(now: HeldView | None) -> tuple[int | None, ...]:
    return (now.cost, now.sv, now.value, now.second) if now else ()


def _head(size: Measures) -> int:
    """The height above the text."""
    return size.head + 22 + FIGURE


def _tall(each: Layer, size: Measures) -> int:
    return size.text + 6 + height_of(each.text, size.width - 34, 450, size.text) + 6


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    return _head(size) + sum(_tall(layer, size) for layer in layers(face, words)) + foot_height(each, size) + 16


def _card(sheet: Sheet, card: Held, face: CardFace, now: HeldView | None, size: Measures, words: Words) -> None:
    tone = mix(tone_of(face), PANEL, 0.6) if card.why else tone_of(face)
    picture = frame(sheet, face, (tone,), size, kind_line(face, words), words)
    _corners(sheet, picture, face, now, words)
    _figures(sheet, Rect(8, size.head + 20, size.width - 16, FIGURE - 4), face, now)
    y = _head(size)
    for index, each in enumerate(layers(face, words)):
        tall = _tall(each, size)
        _layer(sheet, Rect(8, y, size.width - 16, tall - 4), index, each, size)
        y += tall
    finish(sheet, card, size, tone, words)


def _layer(sheet: Sheet, rect: Rect, index: int, each: Layer, size: Measures) -> None:
    """A layer of the text under its heading, in its colour."""
    colour, _ = look.LAYERS[each.name]
    sheet.fill(rect, mix(WELL, colour, 0.09), corner=7)
    sheet.fill(Rect(rect.x, rect.y + 3, 5, rect.h - 6), colour, corner=2)
    head = Rect(rect.x + 11, rect.y + 2, rect.w - 16, size.text)
    sheet.text(f"layer-{index}-head", head, each.head, size.text - 4, least=10, weight=800, colour=colour)
    at = Rect(rect.x + 11, rect.y + size.text + 4, rect.w - 18, rect.h - size.text - 5)
    sheet.text(f"layer-{index}", at, each.text, size.text, weight=450, lines=40, top=True)


def _corners(sheet: Sheet, rect: Rect, face: CardFace, now: HeldView | None, words: Words) -> None:
    """The Soul Value, which is what it costs and what it is worth as a sacrifice; what it costs now if that differs.
    [RD-311 RD-312]"""
    sv = now.sv if now else face.cost
    if sv is not None:
        wide = 66 if sv < 10 else 84
        badge = Rect(0, 0, wide, 64)
        sheet.fill(badge, INK, corner=14)
        sheet.fill(badge.inset(3), look.SOUL, corner=12)
        label = Rect(5, 3, wide - 10, 18)
        sheet.text("sv-label", label, words("rdp-sv"), 17, least=7, weight=800, colour=INK, align="center")
        at = Rect(3, 20, wide - 6, 42)
        sheet.text("sv", at, str(sv), look.KEY, weight=850, colour=INK, align="center", key=True)
        if now and now.cost != now.sv:
            ink = BOON if now.cost < now.sv else WARD
            said = words("rdp-costs-now", n=now.cost)
            room = rect.right - wide - 50
            pill = Rect(wide + 4, 4, min(room, round(typeface(750, 21).width(said)) + 14), 34)
            sheet.fill(pill, INK, corner=10)
            sheet.text("cost", pill.inset(6, 2), said, 21, least=9, weight=750, colour=ink)
    signs = [(name, icon) for name, icon in (("instant", look.INSTANT), ("object", look.OBJECT)) if _is(name, face)]
    for index, (name, icon) in enumerate(signs):
        spot = Rect(rect.right - 42, rect.y + 2 + index * 42, 38, 38)
        sheet.fill(spot, INK, corner=10)
        sheet.icon(f"{name}-icon", spot.inset(6), icon, TEXT)


def _is(name: str, face: CardFace) -> bool:
    return name in face.marks or face.category == name


def _figures(sheet: Sheet, rect: Rect, face: CardFace, now: HeldView | None) -> None:
    """Damage, Break or Block, the second sphere behind an arrow, and the optimal slots as a body."""
    tone, icon = look.kind_of(face.kind)
    value = now.value if now else face.stats.get("value")
    second = now.second if now else face.stats.get("second")
    if value is None:
        return
    ground = mix(tone, INK, 0.25)
    sheet.fill(rect, ground, corner=9)
    sheet.icon("value-icon", Rect(rect.x + 7, rect.y + 15, 28, 28), icon, mix(tone, TEXT, 0.7))
    room = rect.w - 36 - 66
    wide = room if second is None else room * 11 // 24
    at = Rect(rect.x + 38, rect.y + 4, wide, rect.h - 8)
    sheet.text("value", at, str(value), look.KEY, weight=850, key=True)
    if second is not None:
        ink = mix(look.LAYERS["red_on_resolve"][0], TEXT, 0.6)
        left = at.x + wide
        sheet.icon("second-icon", Rect(left, rect.y + 22, 15, 15), look.TRANSCENDED, ink)
        spot = Rect(left + 17, rect.y + 4, rect.right - 66 - left - 17, rect.h - 8)
        sheet.text("second", spot, str(second), 34, least=14, weight=800, colour=ink)
    body = Rect(rect.right - 62, rect.y + 4, 58, rect.h - 8)
    sheet.fill(body.inset(-2), mix(WELL, INK, 0.4), corner=7)
    slot_map(sheet, body.inset(3), face.types)
