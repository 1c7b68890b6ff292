"""A hand: cards in rows, as large as their number allows, each with whether it can be played now at its foot."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from engines.kernel.text import Listing

from .body import place_art
from .faces import CardFace
from .kept import Same
from .layout import Rect, Sheet
from .pieces import verdict
from .portraits import place_portrait
from .text import height_of
from .theme import BOON, INK, MARK, MUTED, PANEL, TEXT, WARD, WELL, Colour, mix
from .words import Words

K = TypeVar("K", bound=Hashable)

WIDTH = 1080
MARGIN, GAP = 12, 9
HEADER = 76
COLUMNS = 5
"""So many cards stand in a row at most; those of a hand are spread over its rows."""
LEAST = 300
"""A card is at least so high."""
FOOT, FOOT_TEXT = 34, 34
"""A card's foot is at least so high, and its text begins so far from its left."""
NUMBER = 42
"""The size of the numbers of a mulligan."""


class Held(NamedTuple):
    """A card of the hand picture: its key in notation, its id, its `number` in a mulligan, `why` it can't be played
    ("" it can, None not said)."""

    key: str
    card: str
    number: int | None = None
    why: str | None = None


class Measures(NamedTuple):
    """The sizes of a card for a number of columns."""

    width: int
    art: int
    name: int
    text: int
    band: int = 30
    """The height of the band that says what a card is: for two lines where cards are narrow."""

    @property
    def head(self) -> int:
        """Art, name and band one below the other, without the air between them."""
        return self.art + self.name * 2 + self.band


def measures(columns: int) -> Measures:
    """How large the cards are with so many in a row."""
    width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) // columns
    return {3: Measures(width, 140, 36, 27), 4: Measures(width, 110, 31, 23)}.get(
        columns, Measures(width, 92, 28, 22, 46)
    )


def held(hand: Iterable[str], playable: Iterable[str], usable: Mapping[str, str], *, numbered: bool) -> list[Held]:
    """The cards of a hand in the order shown. What nothing is said of but is playable now is usable."""
    found: list[Held] = []
    open_ = frozenset(playable)
    for index, key in enumerate(hand):
        card = key.partition("#")[0]
        why = usable.get(key, usable.get(card, "" if key in open_ else None))
        found.append(Held(key, card, index + 1 if numbered else None, None if numbered else why))
    return found


def in_a_row(cards: Sequence[Held], glance: Callable[[str], str], words: Words) -> str:
    """The cards of a hand in words, each at a glance, copies together; with their numbers or with whether they can be
    played, which is said once of all of which it is so."""
    told: list[str] = []
    for why, group in _grouped(cards, lambda each: (each.why, each.number)).items():
        counted = [(glance(card), len(copies)) for card, copies in _grouped(group, lambda each: each.card).items()]
        names = tuple(name if count == 1 else words("alt-copies", what=name, n=count) for name, count in counted)
        match why:
            case None, None:
                told += names
            case None, number:
                told.append(f"{number}. {names[0]}")
            case reason, _:
                said = " ".join(reason.split()) or words("pic-usable")
                told.append(words("alt-line", head=words.text(Listing(names)), text=said))
    return words.row(told) or words("pic-empty-hand")


def in_full(cards: Sequence[Held], tell: Callable[[str], str], words: Words) -> str:
    """The cards of a hand in words, the whole of each; of copies it is said how many there are."""
    told = [
        tell(card) if len(copies) == 1 else words("alt-copies", what=tell(card), n=len(copies))
        for card, copies in _grouped(cards, lambda each: each.card).items()
    ]
    return "\n\n".join(told) or words("pic-empty-hand")


def _grouped(cards: Sequence[Held], key: Callable[[Held], K]) -> dict[K, list[Held]]:
    """Cards of which the same is so together, in the order of the first ones."""
    found: dict[K, list[Held]] = {}
    for each in cards:
        found.setdefault(key(each), []).append(each)
    return found


Height = Callable[[Held, CardFace, Measures, Words], int]
"""How high a card of a hand has to be."""
Draw = Callable[[Sheet, Held, CardFace, Measures, Words], None]
"""Lays a card of a hand on a sheet of its own."""


def spread(
    cards: Sequence[Held],
    describe: Callable[[str], CardFace],
    height: Height,
    draw: Draw,
    words: Words,
    *,
    now: Callable[[str], Hashable] = lambda _: None,
) -> Sheet:
    """Cards in rows below room for a header. Cards may differ by what is so of them `now`, too."""
    faces = {each.card: describe(each.card) for each in cards}
    count = max(1, -(-len(cards) // COLUMNS))
    columns = max(3, -(-len(cards) // count))
    size = measures(columns)
    rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
    heights = [max(LEAST, *(height(each, faces[each.card], size, words) for each in row)) for row in rows]
    sheet = Sheet(WIDTH, HEADER + sum(tall + GAP for tall in heights) + (GAP if rows else 120))
    if not rows:
        at = Rect(MARGIN, HEADER + 20, WIDTH - 2 * MARGIN, 80)
        sheet.text("empty", at, words("pic-empty-hand"), 36, least=20, colour=MUTED, align="center")
    y = HEADER
    for row, tall in zip(rows, heights, strict=True):
        for index, each in enumerate(row):
            at, face = Rect(MARGIN + index * (size.width + GAP), y, size.width, tall), faces[each.card]
            key = ("held", each, tall, size, Same(face), now(each.card), words.key)
            sheet.part(f"card-{each.key}", at, key, partial(_drawn, draw, at, each, face, size, words))
        y += tall + GAP
    return sheet


def _drawn(draw: Draw, rect: Rect, card: Held, face: CardFace, size: Measures, words: Words) -> Sheet:
    sheet = Sheet(rect.w, rect.h)
    draw(sheet, card, face, size, words)
    return sheet


def whose(sheet: Sheet, seat: int, count: int, right: int, words: Words, *, least: int = 15) -> None:
    """Whose hand it is and how large, at the head of the sheet, up to where something else stands."""
    place_portrait(sheet, Rect(MARGIN, 11, 50, 50), seat, words, badge=24)
    title = words("pic-hand-of", who=words.seat(seat), n=count)
    sheet.text("title", Rect(82, 10, right - 90, 56), title, 34, least=least, weight=750, lines=2)


def toned(card: Held, tones: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """The colours of a card, faint if it can't be played."""
    return tuple(mix(each, PANEL, 0.65) for each in tones) if card.why else tones


def frame(
    sheet: Sheet, face: CardFace, tones: tuple[Colour, ...], size: Measures, kind: str, words: Words, *, air: int = 6
) -> Rect:
    """The ground of a card, its art, its name and a band that says what it is, unless the game fills that itself, with
    so much air below the name: where the art is."""
    sheet.fill(sheet.rect, mix(PANEL, tones[0], 0.14), corner=14, low=mix(PANEL, INK, 0.3))
    picture = Rect(6, 6, size.width - 12, size.art)
    place_art(sheet, picture, face, tones)
    name = Rect(12, size.art + 10, size.width - 24, size.name * 2 + air - 2)
    sheet.text("name", name, words.text(face.name), size.name, least=15, weight=750, lines=2)
    band = Rect(8, name.y + size.name * 2 + air, size.width - 16, size.band)
    sheet.fill(band, mix(tones[0], WELL, 0.55), corner=6)
    if kind:
        sheet.text("kind", band.inset(6, 1), kind, 18, least=9, weight=650, lines=2)
    return picture


def text_height(card: Held, text: str, size: Measures) -> int:
    """How high a card's text is, with its foot."""
    tall = height_of(text, size.width - 24, 450, size.text) if text else 0
    return tall + foot_height(card, size) + 16


def body(sheet: Sheet, top: int, text: str, card: Held, size: Measures) -> None:
    """A card's text, from a height down to its foot."""
    at = Rect(12, top, size.width - 24, sheet.height - top - foot_height(card, size) - 12)
    sheet.text("text", at, text, size.text, weight=450, lines=60, top=True)


def finish(sheet: Sheet, card: Held, size: Measures, colour: Colour, words: Words) -> None:
    """The foot of a card and its edge."""
    foot(sheet, foot_area(sheet, card, size), card, size, words)
    rim(sheet, card, size, colour)


def foot_height(card: Held, size: Measures) -> int:
    """How high a card's foot is."""
    if not card.why:
        return FOOT
    return max(FOOT, height_of(card.why, size.width - 12 - FOOT_TEXT - 6, 600, size.text - 3) + 10)


def foot_area(sheet: Sheet, card: Held, size: Measures) -> Rect:
    """Where a card's foot is."""
    tall = foot_height(card, size)
    return Rect(6, sheet.height - tall - 6, size.width - 12, tall)


def foot(sheet: Sheet, rect: Rect, card: Held, size: Measures, words: Words) -> None:
    """Whether the card can be played now, or why not."""
    if card.why is None:
        return
    good = card.why == ""
    sheet.fill(rect, mix(BOON, WELL, 0.8) if good else WELL, corner=9)
    verdict(sheet, Rect(rect.x + 8, rect.y + 7, 20, 20), good=good, colours=(BOON, WARD))
    at = Rect(rect.x + FOOT_TEXT, rect.y + 2, rect.w - FOOT_TEXT - 6, rect.h - 4)
    if good:
        sheet.text("why", at, words("pic-usable"), size.text - 3, least=11, weight=600, colour=BOON)
    else:
        sheet.text("why", at, card.why, size.text - 3, weight=600, colour=TEXT, lines=12)


def rim(sheet: Sheet, card: Held, size: Measures, colour: Colour) -> None:
    """The edge of a card, bright around one that can be played, and its number in a mulligan."""
    edge = BOON if card.why == "" else mix(colour, TEXT, 0.15)
    sheet.outline(sheet.rect, edge, 4 if card.why == "" else 3, corner=14)
    if card.number is not None:
        number = str(card.number)
        wide = 28 + 30 * len(number)
        at = Rect((size.width - wide) // 2, size.art // 2 - 20, wide, 56)
        sheet.fill(at, MARK, kind="pill")
        sheet.text("number", at.inset(4), number, NUMBER, weight=850, colour=INK, align="center", key=True)
