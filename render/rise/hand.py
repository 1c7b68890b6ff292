"""The hand picture: a player's cards in rows, with what each costs and whether it can be played now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.rise.view import RiseView, SideView
from render.parts.faces import CardFace
from render.parts.figures import figure
from render.parts.held import MARGIN, WIDTH, Held, Measures, body, finish, frame, spread, text_height, toned, whose
from render.parts.layout import Rect, Sheet
from render.parts.theme import INK, MUTED, TEXT, WELL
from render.parts.words import Words

from . import look
from .face import colours, cost, kind_line, plain_cost, said, sort_of


def hand(
    view: RiseView, side: SideView, cards: Sequence[Held], words: Words, describe: Callable[[str], CardFace]
) -> Sheet:
    """The hand picture of the side's player."""
    sheet = spread(cards, describe, _height, _card, words)
    _header(sheet, side, words)
    return sheet


def _header(sheet: Sheet, side: SideView, words: Words) -> None:
    right = WIDTH - MARGIN
    for name, count in (("ether", side.ether), ("stock", side.stock)):
        at = Rect(right - 106, 10, 106, 56)
        sheet.fill(at, WELL, corner=10)
        sheet.icon(f"{name}-icon", Rect(at.x + 8, 24, 28, 28), look.PILES[name], look.COUNTS[name])
        number = Rect(at.x + 38, 10, 66, 56)
        sheet.text(name, number, str(count), look.KEY, least=30, weight=800, align="center", key=count < 100)
        right = at.x - 8
    for each in reversed(side.summoners):
        at = Rect(right - 168, 10, 168, 56)
        sheet.fill(at, WELL, corner=10)
        label = Rect(at.x + 8, 10, 58, 56)
        ink = MUTED if each.lost or not each.capacity else TEXT
        sheet.text(f"{each.at}-at", label, each.at, 28, least=14, weight=700, colour=MUTED)
        icon = "mdi:skull" if each.lost else look.CAPACITY if each.capacity else look.SPENT
        sheet.icon(f"{each.at}-icon", Rect(at.x + 64, 26, 22, 22), icon, ink)
        room = Rect(at.x + 88, 10, 76, 56)
        points = "–" if each.lost else f"{each.capacity}/{each.max_capacity}"
        sheet.text(each.at, room, points, look.KEY, least=24, weight=800, colour=ink, align="center")
        right = at.x - 8
    whose(sheet, side.seat, len(side.hand or ()), right, words, least=17)


def _text(face: CardFace, words: Words) -> str:
    price = cost(face, words)
    return "\n".join([*([price] if price != plain_cost(face, words) else []), *said(face, words)])


def _figures(face: CardFace) -> int:
    return 64 if "attack" in face.stats or "defense" in face.stats else 0


def _head(face: CardFace, size: Measures) -> int:
    """The height above the text."""
    return size.head + 30 + _figures(face)


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    return _head(face, size) + text_height(each, _text(face, words), size)


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    tones = toned(card, colours(face))
    sort = sort_of(face)
    frame(sheet, face, tones, size, kind_line(face, words), words, air=10)
    if face.cost is not None:
        badge = Rect(0, 0, 74, 56)
        sheet.fill(badge, INK, corner=14)
        sheet.fill(badge.inset(3), TEXT, corner=12)
        sheet.icon("cost-icon", Rect(9, 18, 20, 20), look.CAPACITY, INK)
        at = Rect(30, 6, 38, 44)
        sheet.text("cost", at, str(face.cost), look.KEY, weight=850, colour=INK, align="center", key=True)
    sheet.fill(Rect(size.width - 48, 8, 38, 38), INK, corner=10)
    sheet.icon("kind-icon", Rect(size.width - 42, 14, 26, 26), look.KINDS[sort][1], TEXT)
    if _figures(face):
        _fight(sheet, Rect(10, size.head + 24, size.width - 20, 60), face)
    body(sheet, _head(face, size), _text(face, words), card, size)
    finish(sheet, card, size, tones[0], words)


def _fight(sheet: Sheet, rect: Rect, face: CardFace) -> None:
    """Attack at the left, Defense at the right."""
    for name, x in (("attack", rect.x), ("defense", rect.right - rect.h)):
        value = face.stats.get(name, 0)
        wide = rect.h if value < 10 else rect.h + 20
        left = x if name == "attack" else rect.right - wide
        figure(sheet, name, Rect(left, rect.y, wide, rect.h), name, value, size=look.KEY, key=True)
