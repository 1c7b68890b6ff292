"""What stands beside the board: each player with AP, Souls, Numen, hand and piles; and what the turn has used up."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engines.kernel.text import SEATS
from engines.rizontical.view import RizonticalView, SideView
from render.parts.art import banner
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.portraits import place_portrait
from render.parts.shapes import shape_mask
from render.parts.theme import GOLD, INK, LINE, MARK, MUTED, NOW, PANEL, TEXT, WELL, Colour, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .slots import BACK, KEY

WIDTH = 228
PLATE, PILES = 244, 118
EDGE = 10
FAN = 8
"""So many cards of a hand are drawn; the number says how many there are."""


def _frame(view: RizonticalView, seat: int) -> Colour | None:
    """The frame around a player: who is asked, whose turn it is, who won."""
    if view.phase == "over":
        return GOLD if view.winner == seat else None
    if seat in view.deciding:
        return MARK
    return NOW if view.active == seat else None


def _panel(view: RizonticalView, seat: int, height: int, *, top: bool) -> Sheet:
    """The ground of a player's plate or, below it, piles: one panel in two parts."""
    sheet = Sheet(WIDTH, height)
    tint = mix(PANEL, STYLES[seat].tint, 0.62)
    whole = Rect(0, 0 if top else -40, WIDTH, height + 40)
    colour = _frame(view, seat)
    if colour:
        sheet.fill(whole, colour, corner=16)
        whole = whole.inset(4)
    sheet.fill(whole, mix(tint, TEXT, 0.1), corner=15)
    sheet.fill(whole.inset(2), tint, corner=13)
    return sheet


def plate(view: RizonticalView, side: SideView, words: Words, numen: CardFace | None) -> Sheet:
    """A player: face and name, AP, Souls, Numen with Markers."""
    sheet = _panel(view, side.seat, PLATE, top=True)
    seat = side.seat
    place_portrait(sheet, Rect(EDGE + 2, 12, 68, 68), seat, words, badge=30)
    at = Rect(92, 12, WIDTH - 104, 68)
    sheet.text("player", at, words.seat(seat), 29, least=14, weight=800, lines=2)
    box = Rect(EDGE, 92, 82, 90)
    sheet.fill(box, mix(WELL, STYLES[seat].tint, 0.25), corner=12)
    sheet.text(
        "ap", Rect(box.x, box.y + 2, box.w, 60), str(side.ap), 60, least=KEY, weight=850, align="center", key=True
    )
    label = Rect(box.x, box.y + 62, box.w, 24)
    sheet.text("ap-label", label, words("pic-ap"), 22, least=12, weight=750, colour=GOLD, align="center")
    box = Rect(box.right + 6, 92, WIDTH - box.right - 6 - EDGE, 90)
    sheet.fill(box, mix(WELL, STYLES[seat].tint, 0.25), corner=12)
    sheet.text("souls", Rect(box.x + 6, box.y + 2, 30, 42), str(side.souls), KEY, weight=850, align="right", key=True)
    of = Rect(box.x + 38, box.y + 6, 30, 34)
    sheet.text("souls-of", of, words("pic-souls-of"), 26, least=20, weight=650, colour=MUTED)
    at = Rect(box.x + 70, box.y + 8, box.w - 74, 30)
    sheet.text("souls-label", at, words("pic-souls"), 19, least=10, weight=650, colour=MUTED)
    step = (box.w - 8) // 6
    for index in range(6):
        won = index < side.souls
        at = Rect(box.x + 4 + index * step, box.y + 52, step - 1, 32)
        colour = mix(STYLES[seat].colour, TEXT, 0.25) if won else LINE
        sheet.icon(f"soul-{index}", at, look.SOUL if won else look.NO_SOUL, colour)
    _numen(sheet, Rect(EDGE, 190, WIDTH - 2 * EDGE, 48), side, words, numen)
    return sheet


def _numen(sheet: Sheet, rect: Rect, side: SideView, words: Words, face: CardFace | None) -> None:
    """The Numen, with the Markers of its zone: bright when one lies there, faint when it does not."""
    markers = Rect(rect.right - 42, rect.y, 42, rect.h)
    shown = Rect(rect.x, rect.y, rect.w - 46, rect.h)
    for index, (name, icon, letter, placed) in enumerate(
        (
            ("legendary", look.LEGENDARY, words("pic-legendary"), side.legendary),
            ("unique", look.UNIQUE, words("pic-unique"), side.unique),
        )
    ):
        at = Rect(markers.x, markers.y + index * 25, 42, 23)
        sheet.fill(at, GOLD if placed else WELL, corner=7)
        ink = INK if placed else MUTED
        sheet.icon(f"{name}-icon", Rect(at.x + 3, at.y + 3, 17, 17), icon, ink)
        sheet.text(name, Rect(at.x + 22, at.y, 18, 23), letter, 18, least=11, weight=800, colour=ink)
    if side.numen is None:
        sheet.outline(shown, LINE, 2, corner=9)
        return
    numen = side.numen
    icon = emblem(numen, face.art if face else "")
    colours = (look.KINDS["numen"][0],)
    key = ("round banner", numen, colours, shown.w, shown.h, icon)
    sheet.bitmap(shown, key, partial(round_banner, numen, colours, shown.w, shown.h, icon, 9))
    at = Rect(shown.x + 8, shown.y + 2, shown.w - 52, shown.h - 4)
    sheet.text("numen", at, words.card(numen), 20, least=11, weight=750, lines=3)


def round_banner(
    card: str, colours: tuple[Colour, ...], width: int, height: int, icon: str, corner: int
) -> Image.Image:
    """A strip of card art with round corners."""
    image = banner(card, colours, width, height, icon).convert("RGBA")
    image.putalpha(shape_mask("box", width, height, corner))
    return image


def piles(view: RizonticalView, side: SideView, words: Words) -> Sheet:
    """The hand as backs of cards, and how many cards are in decks and voids."""
    sheet = _panel(view, side.seat, PILES, top=False)
    seat = side.seat
    count = side.hand_count
    shown = min(count, FAN)
    room = WIDTH - 2 * EDGE - 64
    step = min(22, (room - 36) // max(1, shown - 1)) if shown else 0
    for index in range(shown):
        at = Rect(EDGE + 4 + index * step, 10, 36, 50)
        sheet.fill(at.inset(-2), INK, corner=6)
        sheet.fill(at, mix(BACK, STYLES[seat].colour, 0.42), corner=5, low=mix(BACK, INK, 0.3))
        sheet.outline(at.inset(3), mix(BACK, STYLES[seat].colour, 0.7), 2, corner=3)
    if not count:
        sheet.outline(Rect(EDGE + 4, 10, 36, 50), LINE, 2, corner=5)
    at = Rect(WIDTH - EDGE - 60, 8, 58, 36)
    sheet.text("pile-0", at, str(count), 40, least=26, weight=850, align="right")
    label = words("pic-pile", pile="hand")
    at = Rect(WIDTH - EDGE - 62, 42, 60, 20)
    sheet.text("pile-0-label", at, label, 17, least=9, weight=600, colour=MUTED, align="right")
    rows = {
        "fighters": side.fighter_deck,
        "powers": side.power_deck,
        "fallen": len(side.fighter_void),
        "void": len(side.power_void),
    }
    wide = (WIDTH - 2 * EDGE) // 4
    for index, (pile, number) in enumerate(rows.items(), 1):
        x = EDGE + (index - 1) * wide
        box = Rect(x, 68, wide - 3, 40)
        sheet.fill(box, mix(WELL, STYLES[seat].tint, 0.25), corner=8)
        sheet.icon(f"pile-{index}-icon", Rect(x + 3, 79, 18, 18), look.PILES[pile], STYLES[seat].colour)
        at = Rect(x + 22, 68, wide - 27, 40)
        sheet.text(f"pile-{index}", at, str(number), 25, least=13, weight=750, align="center")
    return sheet


def order_and_ticks(view: RizonticalView, words: Words, height: int, *, live: bool) -> Sheet:
    """The order of play of this timeline turn, and which of its four actions the active player has used up."""
    sheet = Sheet(WIDTH, height)
    sheet.fill(sheet.rect.inset(0, 2), mix(WELL, PANEL, 0.55), corner=14)
    half = (height - 4) // 2
    sheet.text("order-label", Rect(10, 4, 76, half - 4), words("pic-order"), 19, least=10, weight=650, colour=MUTED)
    for index, seat in enumerate(view.order[:2]):
        at = Rect(92 + index * 66, 6, half - 6, half - 6)
        seat_badge(sheet, at, seat, SEATS[seat], name=f"order-{index}", size=28)
        if index:
            arrow = Rect(at.x - 26, at.y + (at.h - 20) // 2, 20, 20)
            sheet.icon("order-arrow", arrow, "mdi:arrow-right-bold", MUTED)
    step = (WIDTH - 16) // 4
    for index, (action, icon) in enumerate(look.TICKS.items()):
        used = action in view.used
        box = Rect(8 + index * step, half + 2, step - 5, half - 6)
        colour = TEXT if live and not used else mix(MUTED, INK, 0.35)
        ground = mix(WELL, STYLES[view.active].tint, 0.8) if live and not used and view.active is not None else WELL
        sheet.fill(box, ground, corner=9)
        size = min(24 if used else 26, box.h - 6)
        left = box.x + 3 if used else box.x + (box.w - size) // 2
        sheet.icon(f"tick-{action}-icon", Rect(left, box.y + (box.h - size) // 2, size, size), icon, colour)
        if used:
            at = Rect(box.right - 18, box.y + (box.h - 16) // 2, 16, 16)
            sheet.icon(f"tick-{action}-used", at, "mdi:check-bold", MUTED)
    return sheet
