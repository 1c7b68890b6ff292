"""The hand picture: a player's cards in rows, with what each costs and whether it can be played now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.owr.view import OwrView, SideView
from render.parts.body import said
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.held import MARGIN, WIDTH, Held, Measures, body, finish, frame, spread, text_height, toned, whose
from render.parts.layout import Rect, Sheet
from render.parts.theme import BOON, INK, MUTED, TEXT, WELL, mix
from render.parts.words import Words

from . import look
from .face import arrows, colours, cost_icon, figures, kind_line, soul

FIGURE = 54
SOUL = 30


def hand(
    view: OwrView, side: SideView, cards: Sequence[Held], words: Words, describe: Callable[[str], CardFace]
) -> Sheet:
    """The hand picture of the side's player."""
    sheet = spread(cards, describe, _height, _card, words)
    _header(sheet, view, side, words)
    return sheet


def _header(sheet: Sheet, view: OwrView, side: SideView, words: Words) -> None:
    """Whose hand it is, what there is to spend, and what the turn still allows."""
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
    whose(sheet, side.seat, len(side.hand or ()), right, words)


def _head(face: CardFace, size: Measures) -> int:
    """The height above the text."""
    fight = (2 * FIGURE if size.width < 300 else FIGURE) + 4 if figures(face) else 0
    return size.head + 26 + fight + (SOUL + 6 if soul(face) else 0)


def _height(each: Held, face: CardFace, size: Measures, words: Words) -> int:
    return _head(face, size) + text_height(each, "\n".join(said(face, words)), size)


def _card(sheet: Sheet, card: Held, face: CardFace, size: Measures, words: Words) -> None:
    tones = toned(card, colours(face))
    picture = frame(sheet, face, tones, size, kind_line(face, words), words)
    _corners(sheet, picture, face)
    y = size.head + 22
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
    body(sheet, y, "\n".join(said(face, words)), card, size)
    finish(sheet, card, size, tones[0], words)


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
