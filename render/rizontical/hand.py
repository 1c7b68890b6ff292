"""The hand picture: a player's Powers as cards in rows, and after them the player's own face-down Triggers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engines.rizontical.view import SideView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.portraits import place_portrait
from render.parts.text import height_of
from render.parts.theme import BOON, INK, MARK, MUTED, PANEL, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look
from .slots import KEY, card_back

WIDTH = 1080
MARGIN, GAP = 12, 9
HEADER = 76
COLUMNS = 5
LEAST = 292
"""A card is at least so high."""
FOOT, FOOT_TEXT = 32, 34
"""A card's foot is at least so high, and its text begins so far from its left."""


class Held(NamedTuple):
    """A card of the hand picture: `slot` where it lies face down on the field, `number` in a mulligan, `why` not usable
    ("" usable, None not said)."""

    card: str
    slot: int | None = None
    number: int | None = None
    why: str | None = None


class Measures(NamedTuple):
    """The sizes of a card for a number of columns."""

    width: int
    art: int
    name: int
    text: int

    @property
    def why(self) -> int:
        """The size of the foot's text."""
        return max(18, self.text - 2)

    @property
    def head(self) -> int:
        """The height above the text."""
        return self.art + self.name * 2 + 60


def measures(columns: int) -> Measures:
    """How large the cards are with so many in a row."""
    width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) // columns
    return {3: Measures(width, 130, 34, 25), 4: Measures(width, 104, 29, 21)}.get(columns, Measures(width, 88, 26, 20))


def held(side: SideView, usable: Mapping[str, str], *, numbered: bool) -> list[Held]:
    """The cards of a hand in the order shown, then the face-down ones of the field."""
    hand = [
        Held(card, None, index + 1 if numbered else None, None if numbered else usable.get(card))
        for index, card in enumerate(side.hand or ())
    ]
    return hand + [Held(each.card, each.slot) for each in side.powers if each.facedown and each.card]


def hand(
    side: SideView, words: Words, describe: Callable[[str], CardFace], usable: Mapping[str, str], *, numbered: bool
) -> Sheet:
    """The hand picture of the side's player."""
    cards = held(side, usable, numbered=numbered)
    columns = min(COLUMNS, max(3, len(cards)))
    size = measures(columns)
    rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
    faces = {each.card: describe(each.card) for each in cards}
    heights = [
        max(
            LEAST,
            *(
                size.head + _text_height(faces[each.card], size, words) + _foot_height(each, size, words) + 14
                for each in row
            ),
        )
        for row in rows
    ]
    sheet = Sheet(WIDTH, HEADER + sum(height + GAP for height in heights) + (GAP if rows else 120))
    _header(sheet, side, words)
    if not rows:
        at = Rect(MARGIN, HEADER + 20, WIDTH - 2 * MARGIN, 80)
        sheet.text("empty", at, words("pic-empty-hand"), 34, least=20, colour=MUTED, align="center")
    y = HEADER
    for row, height in zip(rows, heights, strict=True):
        for index, each in enumerate(row):
            rect = Rect(MARGIN + index * (size.width + GAP), y, size.width, height)
            _place(sheet, rect, each, faces[each.card], size, side.seat, words)
        y += height + GAP
    return sheet


def _header(sheet: Sheet, side: SideView, words: Words) -> None:
    place_portrait(sheet, Rect(MARGIN, 11, 50, 50), side.seat, words, badge=24)
    title = words("pic-hand-of", who=words.seat(side.seat), n=len(side.hand or ()))
    sheet.text("title", Rect(82, 10, 632, 56), title, 32, least=18, weight=750)
    sheet.text("ap-label", Rect(WIDTH - 190, 12, 80, 52), words("pic-ap"), 28, weight=700, colour=MUTED, align="right")
    sheet.text("ap", Rect(WIDTH - 102, 8, 90, 60), str(side.ap), 58, least=KEY, weight=800, align="right", key=True)


def _text_height(face: CardFace, size: Measures, words: Words) -> int:
    return height_of(words.text(face.text), size.width - 24, 450, size.text)


def _foot_height(card: Held, size: Measures, words: Words) -> int:
    """The height of a card's foot: a line, or as many as why it can't be used needs."""
    if card.slot is not None or not card.why:
        return FOOT
    return max(FOOT, height_of(card.why, size.width - 12 - FOOT_TEXT - 6, 600, size.why) + 10)


def _place(sheet: Sheet, rect: Rect, card: Held, face: CardFace, size: Measures, seat: int, words: Words) -> None:
    key = ("held", card, rect.h, size, seat, _key(face, words), words.key)
    sheet.part(f"card-{card.card}", rect, key, lambda: _card(Sheet(rect.w, rect.h), card, face, size, seat, words))


def _key(face: CardFace, words: Words) -> tuple[object, ...]:
    return (
        words.text(face.name),
        face.rank,
        face.category,
        face.cost,
        face.use,
        face.time,
        face.unique,
        words.text(face.text),
        face.art,
    )


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, seat: int, words: Words) -> Sheet:
    colour, sign = look.CATEGORIES.get(face.category, look.CATEGORIES["normal"])
    if card.why:
        colour = mix(colour, PANEL, 0.65)
    legendary = face.rank == "legendary"
    sheet.fill(sheet.rect, mix(PANEL, colour, 0.16), corner=14, low=mix(PANEL, INK, 0.3))
    icon = emblem(face.id, face.art)
    picture = Rect(6, 6, size.width - 12, size.art)
    sheet.bitmap(
        picture,
        ("art", face.id, colour, picture.w, picture.h, icon),
        lambda: art(face.id, (colour,), picture.w, picture.h, icon),
    )
    badge = Rect(0, 0, 54, 54)
    sheet.fill(badge, INK, corner=14)
    sheet.fill(badge.inset(3), TEXT, corner=12)
    sheet.text(
        "cost",
        badge.inset(4, 6),
        "–" if face.cost is None else str(face.cost),
        KEY,
        weight=850,
        colour=INK,
        align="center",
        key=True,
    )
    sheet.fill(Rect(size.width - 46, 8, 36, 36), INK, corner=10)
    sheet.icon("category", Rect(size.width - 40, 14, 24, 24), sign, TEXT)
    y = size.art + 10
    sheet.text(
        "name",
        Rect(12, y, size.width - 24, size.name * 2 + 8),
        words.text(face.name),
        size.name,
        least=15,
        weight=750,
        lines=2,
    )
    y += size.name * 2 + 10
    _band(sheet, Rect(8, y, size.width - 16, 30), face, words, colour, legendary=legendary)
    foot = _foot_height(card, size, words)
    text = Rect(12, size.head, size.width - 24, sheet.height - size.head - foot - 12)
    sheet.text("text", text, words.text(face.text), size.text, weight=450, lines=60, top=True)
    _foot(sheet, Rect(6, sheet.height - foot - 6, size.width - 12, foot), card, size, words)
    sheet.outline(sheet.rect, mix(colour, TEXT, 0.15), 3, corner=14)
    if legendary:
        sheet.outline(sheet.rect.inset(5), mix(colour, TEXT, 0.55), 2, corner=10)
    if card.number is not None:
        number = str(card.number)
        wide = 26 + 28 * len(number)
        at = Rect((size.width - wide) // 2, size.art // 2 - 23, wide, 54)
        sheet.fill(at, MARK, kind="pill")
        sheet.text("number", at.inset(4), number, KEY, weight=850, colour=INK, align="center", key=True)
    if card.slot is not None:
        at = Rect(size.width // 2 - 25, size.art // 2 - 21, 50, 50)
        card_back(sheet, Rect(60, 12, size.width - 112, size.art - 14), seat, corner=10)
        seat_badge(sheet, at, seat, str(card.slot), name="slot", size=KEY)
    return sheet


def _band(sheet: Sheet, rect: Rect, face: CardFace, words: Words, colour: Colour, *, legendary: bool) -> None:
    """The rank band: plain for a Common, double with a crown for a Legendary; Use and Time at its right."""
    sheet.fill(rect, mix(colour, WELL, 0.55), corner=6)
    left, right = rect.x + 7, rect.right - 4
    for name, icon, value in (("time", look.TIME, face.time), ("use", look.USE, face.use)):
        if value is not None:
            right -= 36
            sheet.icon(f"{name}-icon", Rect(right, rect.y + 7, 16, 16), icon, TEXT)
            sheet.text(name, Rect(right + 17, rect.y + 2, 18, 26), str(value), 24, least=16, weight=750)
    if legendary:
        sheet.outline(rect.inset(2), mix(colour, TEXT, 0.5), 2, corner=4)
        sheet.icon("legendary", Rect(left, rect.y + 6, 18, 18), look.LEGENDARY, TEXT)
        left += 22
    if face.unique:
        sheet.icon("unique", Rect(left, rect.y + 6, 18, 18), look.UNIQUE, TEXT)
        left += 22
    at = Rect(left, rect.y + 2, right - left - 3, rect.h - 4)
    sheet.text("kind", at, words("pic-category", category=face.category), 17, least=10, weight=650)


def _foot(sheet: Sheet, rect: Rect, card: Held, size: Measures, words: Words) -> None:
    """Whether the card can be used now, or on which slot it lies."""
    if card.slot is not None:
        sheet.fill(rect, WELL, corner=9)
        sheet.icon("face-down", Rect(rect.x + 8, rect.y + 6, 20, 20), "mdi:eye-off", MUTED)
        at = Rect(rect.x + FOOT_TEXT, rect.y + 2, rect.w - FOOT_TEXT - 6, rect.h - 4)
        sheet.text("where", at, words("pic-on-slot", n=card.slot), 18, least=11, weight=600, colour=MUTED)
        return
    if card.why is None:
        return
    usable = card.why == ""
    sheet.fill(rect, mix(BOON, WELL, 0.8) if usable else WELL, corner=9)
    sheet.icon(
        "usable" if usable else "not-usable",
        Rect(rect.x + 8, rect.y + 6, 20, 20),
        "mdi:check-bold" if usable else "mdi:close-thick",
        BOON if usable else look.WARD,
    )
    at = Rect(rect.x + FOOT_TEXT, rect.y + 2, rect.w - FOOT_TEXT - 6, rect.h - 4)
    if usable:
        sheet.text("why", at, words("pic-usable"), size.why, least=11, weight=600, colour=BOON)
    else:
        sheet.text("why", at, card.why, size.why, weight=600, colour=TEXT, lines=12)
