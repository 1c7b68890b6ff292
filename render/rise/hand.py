"""The hand picture: a player's cards in rows, with what each costs and whether it can be played now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.rise.view import RiseView, SideView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import figure
from render.parts.held import MARGIN, WIDTH, Held, Measures, foot, foot_height, held, rim, spread
from render.parts.layout import Rect, Sheet
from render.parts.portraits import place_portrait
from render.parts.text import height_of
from render.parts.theme import INK, MUTED, PANEL, TEXT, WELL, mix
from render.parts.words import Words

from . import look
from .face import colours, cost, kind_line, plain_cost, said, sort_of


def hand(
    view: RiseView,
    side: SideView,
    words: Words,
    describe: Callable[[str], CardFace],
    usable: Mapping[str, str],
    *,
    numbered: bool,
) -> Sheet:
    """The hand picture of the side's player."""
    cards = held(side.hand or (), view.playable, usable, numbered=numbered)
    faces = {each.card: describe(each.card) for each in cards}
    sheet = spread(
        cards,
        lambda each, size: _height(each, faces[each.card], size, words),
        lambda sheet, rect, each, size: _place(sheet, rect, each, faces[each.card], size, words),
        words("rsp-empty-hand"),
    )
    _header(sheet, side, words)
    return sheet


def _header(sheet: Sheet, side: SideView, words: Words) -> None:
    place_portrait(sheet, Rect(MARGIN, 11, 50, 50), side.seat, words, badge=24)
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
    title = words("rsp-hand-of", who=words.seat(side.seat), n=len(side.hand or ()))
    sheet.text("title", Rect(82, 10, right - 90, 56), title, 34, least=17, weight=750, lines=2)


def _text(face: CardFace, words: Words) -> str:
    price = cost(face, words)
    return "\n".join([*([price] if price != plain_cost(face, words) else []), *said(face, words)])


def _figures(face: CardFace) -> int:
    return 64 if "attack" in face.stats or "defense" in face.stats else 0


def _head(face: CardFace, size: Measures) -> int:
    """The height above the text."""
    return size.art + size.name * 2 + 60 + _figures(face)


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    text = _text(face, words)
    tall = height_of(text, size.width - 24, 450, size.text) if text else 0
    return _head(face, size) + tall + foot_height(each, size) + 16


def _place(sheet: Sheet, rect: Rect, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    shown = (words.text(face.name), kind_line(face, words), cost(face, words), _text(face, words), face.art)
    key = ("rise held", card, rect.h, size, face.cost, tuple(face.stats.items()), shown, words.key)
    sheet.part(f"card-{card.key}", rect, key, lambda: _card(Sheet(rect.w, rect.h), card, face, size, words))


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> Sheet:
    tones = tuple(mix(each, PANEL, 0.65) for each in colours(face)) if card.why else colours(face)
    sort = sort_of(face)
    sheet.fill(sheet.rect, mix(PANEL, tones[0], 0.14), corner=14, low=mix(PANEL, INK, 0.3))
    icon = emblem(face.id, face.art)
    picture = Rect(6, 6, size.width - 12, size.art)
    key = ("art", face.id, tones, picture.w, picture.h, icon)
    sheet.bitmap(picture, key, lambda: art(face.id, tones, picture.w, picture.h, icon))
    if face.cost is not None:
        badge = Rect(0, 0, 74, 56)
        sheet.fill(badge, INK, corner=14)
        sheet.fill(badge.inset(3), TEXT, corner=12)
        sheet.icon("cost-icon", Rect(9, 18, 20, 20), look.CAPACITY, INK)
        at = Rect(30, 6, 38, 44)
        sheet.text("cost", at, str(face.cost), look.KEY, weight=850, colour=INK, align="center", key=True)
    sheet.fill(Rect(size.width - 48, 8, 38, 38), INK, corner=10)
    sheet.icon("kind-icon", Rect(size.width - 42, 14, 26, 26), look.KINDS[sort][1], TEXT)
    y = size.art + 10
    at = Rect(12, y, size.width - 24, size.name * 2 + 8)
    sheet.text("name", at, words.text(face.name), size.name, least=15, weight=750, lines=2)
    y += size.name * 2 + 10
    band = Rect(8, y, size.width - 16, 30)
    sheet.fill(band, mix(tones[0], WELL, 0.55), corner=6)
    sheet.text("kind", band.inset(8, 1), kind_line(face, words), 18, least=9, weight=650, lines=2)
    y += 34
    if _figures(face):
        _fight(sheet, Rect(10, y, size.width - 20, 60), face)
    text = _text(face, words)
    tall = foot_height(card, size)
    head = _head(face, size)
    at = Rect(12, head, size.width - 24, sheet.height - head - tall - 12)
    sheet.text("text", at, text, size.text, weight=450, lines=60, top=True)
    at = Rect(6, sheet.height - tall - 6, size.width - 12, tall)
    foot(sheet, at, card, size, words("rsp-usable"))
    rim(sheet, card, size, tones[0])
    return sheet


def _fight(sheet: Sheet, rect: Rect, face: CardFace) -> None:
    """Attack at the left, Defense at the right."""
    for name, x in (("attack", rect.x), ("defense", rect.right - rect.h)):
        value = face.stats.get(name, 0)
        wide = rect.h if value < 10 else rect.h + 20
        left = x if name == "attack" else rect.right - wide
        figure(sheet, name, Rect(left, rect.y, wide, rect.h), name, value, size=look.KEY, key=True)
