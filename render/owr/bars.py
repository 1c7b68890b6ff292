"""A player's bar: face, name, Life Force, and how many cards are where."""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel.text import SEATS as LETTERS
from engines.owr.view import OwrView, SideView
from render.parts.figures import tally
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.portraits import place_portrait
from render.parts.theme import BOON, FIGURES, HARM, INK, MUTED, TEXT, WARD, WELL, mix, side_ground
from render.parts.words import Words

from . import look
from .tiles import Signs

HIGH = 62
LIFE = 224
STEPS = {"souls": 78, "hand": 78, "deck": 82, "extra": 74, "grave": 78, "banish": 74}
"""The room for each count."""


def bar(view: OwrView, side: SideView, rect: Rect, words: Words, signs: Signs, marks: Mapping[str, str]) -> Sheet:
    """The bar of a side's player."""
    seat, letter = side.seat, LETTERS[side.seat].lower()
    tint = side_ground(seat)
    sheet = Sheet(rect.w, rect.h, tint)
    sheet.fill(sheet.rect.inset(0, 1), mix(tint, INK, 0.45), corner=11)
    place_portrait(sheet, Rect(7, 7, 46, 46), seat, words, badge=20)
    right = rect.w - 6
    counts = {
        "souls": side.souls,
        "hand": side.hand_count,
        "deck": side.deck,
        "extra": side.extra_count,
        "grave": len(side.grave),
        "banish": len(side.banish),
    }
    for name, count in reversed(counts.items()):
        at = Rect(right - STEPS[name], 5, STEPS[name] - 4, rect.h - 10)
        _count(sheet, at, name, count, words)
        right -= STEPS[name]
    _life(sheet, Rect(right - LIFE - 6, 4, LIFE, rect.h - 8), side, signs)
    right -= LIFE + 12
    if letter in marks:
        pick(sheet, sheet.rect.inset(2), corner=10, width=4)
        if marks[letter]:
            pick_label(sheet, Rect(right - 46, 8, 42, rect.h - 16), marks[letter])
            right -= 50
    if signs.aims:
        at = Rect(right - 52, 12, 48, rect.h - 24)
        sheet.fill(at, WARD, corner=8)
        sheet.text("aims", at.inset(4, 2), f"#{signs.aims[-1]}", 26, least=11, weight=800, colour=INK, align="center")
        right -= 56
    won = f" · {words('owp-won', n=side.won)}" if view.game > 1 or side.won else ""
    at = Rect(70, 0, right - 76, rect.h)
    sheet.text("player", at, words.seat(seat) + won, 31, least=12, weight=800, lines=2)
    return sheet


def _life(sheet: Sheet, rect: Rect, side: SideView, signs: Signs) -> None:
    """Life Force as a figure with a bar, and what has just been lost or won."""
    sheet.fill(rect, mix(WELL, FIGURES["life"].colour, 0.22), corner=10)
    at = Rect(rect.x + 6, rect.y + 1, 162, rect.h - 12)
    tally(sheet, "life", at, "life", side.lf, size=look.KEY, key=side.lf < 10000)
    bar = Rect(rect.x + 8, rect.bottom - 11, rect.w - 16, 7)
    sheet.fill(bar, mix(HARM, INK, 0.5), corner=3)
    if side.lf > 0:
        wide = max(6, min(bar.w, bar.w * side.lf // look.LIFE_FORCE))
        sheet.fill(Rect(bar.x, bar.y, wide, bar.h), FIGURES["life"].colour, corner=3)
    if signs.recent in ("lf_lost", "lf_restored") and signs.amount:
        text = f"−{signs.amount}" if signs.recent == "lf_lost" else f"+{signs.amount}"
        room = Rect(at.right + 2, rect.y + 2, rect.right - at.right - 6, rect.h - 16)
        ink = WARD if signs.recent == "lf_lost" else BOON
        sheet.text("change", room, text, 22, least=10, weight=800, colour=ink, align="right")


def _count(sheet: Sheet, at: Rect, name: str, count: int, words: Words) -> None:
    """A count: its name, its sign and the number."""
    colour = look.SOULS if name == "souls" else MUTED
    strong = name in ("souls", "hand")
    sheet.fill(at, mix(WELL, colour, 0.14 if strong else 0.0), corner=9)
    said = Rect(at.x + 3, at.y + 2, at.w - 6, 14)
    sheet.text(
        f"{name}-label", said, words("owp-count", name=name), 13, least=8, weight=600, colour=MUTED, align="center"
    )
    sheet.icon(f"{name}-icon", Rect(at.x + 7, at.y + 21, 24, 24), look.COUNTS[name], colour)
    room = Rect(at.x + 34, at.y + 17, at.w - 38, 32)
    sheet.text(name, room, str(count), 32, least=14, weight=800, colour=TEXT if strong else MUTED)
