"""A player's bar: hit points, Reserve, potentials, and how many cards are where. [RD-304 to RD-308 RD-406]"""

from __future__ import annotations

from engines.raise_rise_die.view import SideView
from render.parts.figures import tally
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.portraits import place_portrait
from render.parts.theme import BOON, FIGURES, HARM, INK, MUTED, TEXT, WARD, WELL, mix, side_ground
from render.parts.words import Words

from . import look

BAR = 84
HP, RESERVE, POTENTIAL, STEP = 218, 120, 132, 76


def bar(side: SideView, rect: Rect, words: Words, recent: int, label: str | None) -> Sheet:
    """The bar of a side's player; `recent` is by how much their hit points have just changed, `label` their number as
    somebody to pick (None: they can't be)."""
    seat = side.seat
    sheet = Sheet(rect.w, rect.h, side_ground(seat))
    sheet.fill(sheet.rect.inset(0, 1), mix(side_ground(seat), INK, 0.45), corner=11)
    place_portrait(sheet, Rect(9, 11, 60, 60), seat, words, badge=26)
    right = rect.w - 6
    counts = {"hand": side.hand_count, "deck": side.deck, "discard": len(side.discard), "void": len(side.void)}
    for name, count in reversed(counts.items()):
        _count(sheet, Rect(right - STEP, 6, STEP - 4, rect.h - 12), name, count, words)
        right -= STEP
    _potential(sheet, Rect(right - POTENTIAL, 6, POTENTIAL - 4, rect.h - 12), side, words)
    right -= POTENTIAL
    _reserve(sheet, Rect(right - RESERVE, 6, RESERVE - 4, rect.h - 12), side, words)
    right -= RESERVE
    _life(sheet, Rect(right - HP, 6, HP - 4, rect.h - 12), side, recent, words)
    right -= HP + 6
    if label is not None:
        pick(sheet, sheet.rect.inset(2), corner=10, width=4)
        if label:
            pick_label(sheet, Rect(right - 46, 18, 42, rect.h - 36), label)
            right -= 50
    sheet.text("player", Rect(86, 2, right - 88, rect.h - 4), words.seat(seat), 30, least=12, weight=800, lines=3)
    return sheet


def _life(sheet: Sheet, rect: Rect, side: SideView, recent: int, words: Words) -> None:
    """Hit points out of the Ether, with a bar, and what has just been lost or won. [RD-304 RD-305]"""
    sheet.fill(rect, mix(WELL, FIGURES["life"].colour, 0.22), corner=10)
    wide = 116
    at = Rect(rect.x + 8, rect.y + 4, wide, rect.h - 22)
    tally(sheet, "hp", at, "life", max(0, side.hp), size=52, key=True)
    room = Rect(at.right - 2, rect.y + 8, 42, rect.h - 26)
    sheet.text("ether", room, f"/{side.ether}", 26, least=10, weight=700, colour=mix(MUTED, TEXT, 0.4))
    if recent:
        text, ink = (f"−{-recent}", WARD) if recent < 0 else (f"+{recent}", BOON)
        spot = Rect(room.right + 2, rect.y + 8, rect.right - room.right - 8, rect.h - 26)
        sheet.text("change", spot, text, 30, least=10, weight=850, colour=ink, align="right")
    line = Rect(rect.x + 8, rect.bottom - 13, rect.w - 16, 8)
    sheet.fill(line, mix(HARM, INK, 0.5), corner=4)
    if side.hp > 0:
        filled = max(8, min(line.w, line.w * side.hp // max(1, side.ether)))
        sheet.fill(Rect(line.x, line.y, filled, line.h), FIGURES["life"].colour, corner=4)


def _reserve(sheet: Sheet, rect: Rect, side: SideView, words: Words) -> None:
    sheet.fill(rect, mix(WELL, look.SOUL, 0.16), corner=10)
    label = Rect(rect.x + 6, rect.y + 5, rect.w - 12, 18)
    sheet.text("reserve-label", label, words("rdp-reserve"), 17, least=9, weight=650, colour=MUTED, align="center")
    sheet.icon("reserve-icon", Rect(rect.x + 10, rect.y + 32, 30, 30), look.RESERVE, look.SOUL)
    at = Rect(rect.x + 46, rect.y + 22, rect.w - 50, rect.h - 24)
    sheet.text("reserve", at, str(side.reserve), look.KEY + 2, least=30, weight=850, colour=look.SOUL, key=True)


def _potential(sheet: Sheet, rect: Rect, side: SideView, words: Words) -> None:
    """What is drawn each Preparation, and how many bonus draws are left. [RD-306 RD-307]"""
    sheet.fill(rect, mix(WELL, MUTED, 0.1), corner=10)
    high = (rect.h - 8) // 2
    for row, (name, value) in enumerate(
        (("active", str(side.active)), ("latent", f"{side.latent}/{side.latent_printed}"))
    ):
        y = rect.y + 4 + row * high
        wide = 32 if name == "active" else 54
        label = Rect(rect.x + 8, y, rect.w - wide - 18, high)
        sheet.text(f"{name}-label", label, words("rdp-potential", name=name), 18, least=9, weight=600, colour=MUTED)
        room = Rect(rect.right - wide - 7, y, wide, high)
        ink = TEXT if name == "active" or side.latent else MUTED
        sheet.text(name, room, value, 28, least=10, weight=800, colour=ink, align="right")


def _count(sheet: Sheet, at: Rect, name: str, count: int, words: Words) -> None:
    """A count: its name, its sign and the number."""
    strong = name in ("hand", "deck")
    sheet.fill(at, mix(WELL, MUTED, 0.14 if strong else 0.0), corner=9)
    said = Rect(at.x + 3, at.y + 5, at.w - 6, 18)
    label = words("rdp-count", name=name)
    sheet.text(f"{name}-label", said, label, 16, least=8, weight=650, colour=MUTED, align="center")
    sheet.icon(f"{name}-icon", Rect(at.x + 6, at.y + 34, 24, 24), look.COUNTS[name], MUTED)
    room = Rect(at.x + 33, at.y + 26, at.w - 36, 40)
    sheet.text(name, room, str(count), 34, least=14, weight=800, colour=TEXT if strong else MUTED)
