"""The hand picture: a player's cards in rows, with what each costs and whether it can be played now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.owr.view import OwrView, SideView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.held import MARGIN, WIDTH, Held, Measures, foot, foot_height, held, rim, spread
from render.parts.layout import Rect, Sheet
from render.parts.portraits import place_portrait
from render.parts.text import height_of
from render.parts.theme import BOON, INK, MUTED, PANEL, TEXT, WELL, mix
from render.parts.words import Words

from . import look
from .face import arrows, colours, cost_icon, figures, kind_line, said, soul

FIGURE = 54
SOUL = 30


def hand(
    view: OwrView,
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
        words("owp-empty-hand"),
    )
    _header(sheet, view, side, words)
    return sheet


def _header(sheet: Sheet, view: OwrView, side: SideView, words: Words) -> None:
    """Whose hand it is, what there is to spend, and what the turn still allows."""
    place_portrait(sheet, Rect(MARGIN, 11, 50, 50), side.seat, words, badge=24)
    right = WIDTH - MARGIN
    for name, icon, count, ink in (
        ("extra", look.COUNTS["extra"], len(side.extra or ()), MUTED),
        ("souls", look.SOUL, side.souls, look.SOULS),
    ):
        at = Rect(right - 112, 10, 112, 56)
        sheet.fill(at, WELL, corner=10)
        sheet.icon(f"{name}-icon", Rect(at.x + 10, 24, 28, 28), icon, ink)
        number = Rect(at.x + 42, 10, 64, 56)
        sheet.text(name, number, str(count), look.KEY, least=30, weight=800, align="center", key=count < 100)
        right = at.x - 8
    if view.active == side.seat and view.phase != "setup":
        for name, used in (("stacked", side.stacked), ("summoned", side.summoned)):
            at = Rect(right - 176, 10, 176, 56)
            sheet.fill(at, WELL, corner=10)
            icon = "mdi:check-bold" if used else look.KINDS["creature"][1] if name == "summoned" else "mdi:layers-plus"
            sheet.icon(f"{name}-icon", Rect(at.x + 8, 26, 24, 24), icon, MUTED if used else BOON)
            room = Rect(at.x + 38, 12, 132, 52)
            text = words("owp-turn-use", name=name, used="yes" if used else "no")
            sheet.text(name, room, text, 20, least=10, weight=650, colour=MUTED if used else TEXT, lines=2)
            right = at.x - 8
    title = words("owp-hand-of", who=words.seat(side.seat), n=len(side.hand or ()))
    sheet.text("title", Rect(82, 10, right - 90, 56), title, 34, least=15, weight=750, lines=2)


def _head(face: CardFace, size: Measures) -> int:
    """The height above the text."""
    fight = (2 * FIGURE if size.width < 300 else FIGURE) + 4 if figures(face) else 0
    return size.art + size.name * 2 + 56 + fight + (SOUL + 6 if soul(face) else 0)


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    text = "\n".join(said(face, words))
    tall = height_of(text, size.width - 24, 450, size.text) if text else 0
    return _head(face, size) + tall + foot_height(each, size) + 16


def _place(sheet: Sheet, rect: Rect, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    shown = (words.text(face.name), kind_line(face, words), tuple(said(face, words)), face.art)
    key = ("owr held", card, rect.h, size, face.cost, tuple(face.stats.items()), shown, words.key)
    sheet.part(f"card-{card.key}", rect, key, lambda: _card(Sheet(rect.w, rect.h), card, face, size, words))


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> Sheet:
    tones = tuple(mix(each, PANEL, 0.65) for each in colours(face)) if card.why else colours(face)
    sheet.fill(sheet.rect, mix(PANEL, tones[0], 0.14), corner=14, low=mix(PANEL, INK, 0.3))
    icon = emblem(face.id, face.art)
    picture = Rect(6, 6, size.width - 12, size.art)
    key = ("art", face.id, tones, picture.w, picture.h, icon)
    sheet.bitmap(picture, key, lambda: art(face.id, tones, picture.w, picture.h, icon))
    _corners(sheet, picture, face)
    y = size.art + 10
    at = Rect(12, y, size.width - 24, size.name * 2 + 4)
    sheet.text("name", at, words.text(face.name), size.name, least=15, weight=750, lines=2)
    y += size.name * 2 + 6
    band = Rect(8, y, size.width - 16, 30)
    sheet.fill(band, mix(tones[0], WELL, 0.55), corner=6)
    sheet.text("kind", band.inset(8, 1), kind_line(face, words), 18, least=9, weight=650, lines=2)
    y += 36
    wide = size.width - 20 if size.width < 300 else (size.width - 24) // 2
    for index, (name, kind, value) in enumerate(figures(face)):
        left = 10 if wide > size.width // 2 else 10 + index * (wide + 4)
        top = y + index * FIGURE if wide > size.width // 2 else y
        tally(sheet, name, Rect(left, top, wide, FIGURE - 4), kind, value, size=look.KEY, key=len(value) < 5)
    y = _head(face, size)
    if soul(face):
        at = Rect(8, y - SOUL - 6, size.width - 16, SOUL)
        sheet.fill(at, mix(WELL, look.SOULS, 0.2), corner=8)
        sheet.icon("soul-icon", Rect(at.x + 6, at.y + 4, 22, 22), look.SOUL, look.SOULS)
        room = Rect(at.x + 32, at.y, at.w - 38, SOUL)
        sheet.text("soul", room, soul(face), 23, least=11, weight=750, colour=BOON, align="center")
    tall = foot_height(card, size)
    at = Rect(12, y, size.width - 24, sheet.height - y - tall - 12)
    sheet.text("text", at, "\n".join(said(face, words)), size.text, weight=450, lines=60, top=True)
    foot(sheet, Rect(6, sheet.height - tall - 6, size.width - 12, tall), card, size, words("owp-usable"))
    rim(sheet, card, size, tones[0])
    return sheet


def _corners(sheet: Sheet, rect: Rect, face: CardFace) -> None:
    """The cost and the kind in the corners of the art, arrows at its feet."""
    if face.cost is not None:
        badge = Rect(0, 0, 82, 56)
        sheet.fill(badge, INK, corner=14)
        sheet.fill(badge.inset(3), TEXT, corner=12)
        sheet.icon("cost-icon", Rect(8, 15, 26, 26), cost_icon(face), INK)
        at = Rect(36, 6, 40, 44)
        sheet.text("cost", at, str(face.cost), look.KEY, weight=850, colour=INK, align="center", key=True)
    spot = Rect(rect.right - 42, rect.y + 2, 38, 38)
    sheet.fill(spot, INK, corner=10)
    sheet.icon("kind-icon", spot.inset(6), look.KINDS[face.kind][1], TEXT)
    for name, steps in zip(("left", "right"), arrows(face), strict=True):
        if steps:
            at = Rect(rect.x if name == "left" else rect.right - 62, rect.bottom - 32, 62, 32)
            sheet.fill(at, INK, corner=8, alpha=200)
            sheet.icon(f"arrow-{name}", Rect(at.x + 4, at.y + 3, 26, 26), f"mdi:arrow-{name}-bold", TEXT)
            sheet.text(f"steps-{name}", Rect(at.x + 32, at.y, 26, 32), str(steps), 25, least=12, weight=800)
