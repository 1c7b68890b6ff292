"""The hand picture: a player's Powers as cards in rows, and after them the player's own face-down Triggers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engines.rizontical.view import PowerView, SideView
from render.parts.faces import CardFace
from render.parts.held import (
    FOOT_TEXT,
    WIDTH,
    Held,
    Measures,
    body,
    finish,
    foot_area,
    frame,
    held,
    rim,
    spread,
    text_height,
    toned,
    whose,
)
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.theme import INK, MUTED, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look
from .slots import KEY, card_back


def lying(side: SideView) -> dict[str, PowerView]:
    """The player's own face-down Powers, by keys that no card in hand has."""
    return {f"slot-{each.slot}": each for each in side.powers if each.facedown and each.card}


def held_by(side: SideView, usable: Mapping[str, str], *, numbered: bool) -> list[Held]:
    """The cards of a hand in the order shown, then the face-down ones of the field."""
    hand = held(side.hand or (), (), usable, numbered=numbered)
    return hand + [Held(key, each.card or "") for key, each in lying(side).items()]


def hand(
    side: SideView, words: Words, describe: Callable[[str], CardFace], usable: Mapping[str, str], *, numbered: bool
) -> Sheet:
    """The hand picture of the side's player."""
    cards = held_by(side, usable, numbered=numbered)
    sheet = spread(cards, describe, _height, partial(_card, side), words, now=lambda _: side.seat)
    at = Rect(WIDTH - 190, 12, 80, 52)
    sheet.text("ap-label", at, words("pic-ap"), 28, weight=700, colour=MUTED, align="right")
    sheet.text("ap", Rect(WIDTH - 102, 8, 90, 60), str(side.ap), 58, least=KEY, weight=800, align="right", key=True)
    whose(sheet, side.seat, len(side.hand or ()), at.x, words)
    return sheet


def _head(size: Measures) -> int:
    """The height above the text."""
    return size.head + 30


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    return _head(size) + text_height(each, words.text(face.text), size)


def _card(side: SideView, sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    colour, sign = look.CATEGORIES.get(face.category, look.CATEGORIES["normal"])
    tones = toned(card, (colour,))
    legendary = face.rank == "legendary"
    frame(sheet, face, tones, size, "", words, air=10)
    _band(
        sheet,
        Rect(8, size.art + size.name * 2 + 20, size.width - 16, size.band),
        face,
        words,
        tones[0],
        legendary=legendary,
    )
    badge = Rect(0, 0, 54, 54)
    sheet.fill(badge, INK, corner=14)
    sheet.fill(badge.inset(3), TEXT, corner=12)
    cost = "–" if face.cost is None else str(face.cost)
    sheet.text("cost", badge.inset(4, 6), cost, KEY, weight=850, colour=INK, align="center", key=True)
    sheet.fill(Rect(size.width - 46, 8, 36, 36), INK, corner=10)
    sheet.icon("category", Rect(size.width - 40, 14, 24, 24), sign, TEXT)
    body(sheet, _head(size), words.text(face.text), card, size)
    slot = lying(side).get(card.key)
    if slot is None:
        finish(sheet, card, size, tones[0], words)
    else:
        _on_slot(sheet, card, slot.slot, side.seat, size, tones[0], words)
    if legendary:
        sheet.outline(sheet.rect.inset(5), mix(tones[0], TEXT, 0.55), 2, corner=10)


def _band(sheet: Sheet, rect: Rect, face: CardFace, words: Words, colour: Colour, *, legendary: bool) -> None:
    """The rank band: plain for a Common, double with a crown for a Legendary; Use and Time at its right."""
    sheet.fill(rect, mix(colour, WELL, 0.55), corner=6)
    left, right, middle = rect.x + 7, rect.right - 4, rect.centre[1]
    for name, icon, value in (("time", look.TIME, face.time), ("use", look.USE, face.use)):
        if value is not None:
            right -= 36
            sheet.icon(f"{name}-icon", Rect(right, middle - 8, 16, 16), icon, TEXT)
            sheet.text(name, Rect(right + 17, middle - 13, 18, 26), str(value), 24, least=16, weight=750)
    if legendary:
        sheet.outline(rect.inset(2), mix(colour, TEXT, 0.5), 2, corner=4)
        sheet.icon("legendary", Rect(left, middle - 9, 18, 18), look.LEGENDARY, TEXT)
        left += 22
    if face.unique:
        sheet.icon("unique", Rect(left, middle - 9, 18, 18), look.UNIQUE, TEXT)
        left += 22
    at = Rect(left, rect.y + 2, right - left - 3, rect.h - 4)
    sheet.text("kind", at, words("pic-category", category=face.category), 17, least=10, weight=650)


def _on_slot(sheet: Sheet, card: Held, slot: int, seat: int, size: Measures, colour: Colour, words: Words) -> None:
    """The back of a card that lies face down over its art, and its slot at its foot."""
    at = Rect(size.width // 2 - 25, size.art // 2 - 21, 50, 50)
    card_back(sheet, Rect(60, 12, size.width - 112, size.art - 14), seat, corner=10)
    seat_badge(sheet, at, seat, str(slot), name="slot", size=KEY)
    foot = foot_area(sheet, card, size)
    sheet.fill(foot, WELL, corner=9)
    sheet.icon("face-down", Rect(foot.x + 8, foot.y + 6, 20, 20), "mdi:eye-off", MUTED)
    at = Rect(foot.x + FOOT_TEXT, foot.y + 2, foot.w - FOOT_TEXT - 6, foot.h - 4)
    sheet.text("where", at, words("pic-on-slot", n=slot), 18, least=11, weight=600, colour=MUTED)
    rim(sheet, card, size, colour)
