"""A player's bar (life, Level, Experience, allowance, how many cards are where), and their Weapons and Armours."""

from __future__ import annotations

from collections.abc import Mapping

from engines.riftborn.view import EquipmentView, SideView, called
from render.parts.emblems import emblem
from render.parts.figures import tally
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.portraits import place_portrait
from render.parts.theme import BOON, FIGURES, HARM, INK, MUTED, SEATS, TEXT, WARD, WELL, mix, side_ground
from render.parts.words import Words

from . import look
from .tiles import Known

BAR = 72
EQUIPMENT = 58
LIFE, LEVEL = 176, 210
STEP = 76
"""The room for each count."""


def bar(side: SideView, rect: Rect, words: Words, recent: tuple[str, int], label: str | None) -> Sheet:
    """The bar of a side's player; `recent` is what happened to them last, and its size, `label` their number as
    somebody to pick (None: they can't be)."""
    seat = side.seat
    sheet = Sheet(rect.w, rect.h, side_ground(seat))
    sheet.fill(sheet.rect.inset(0, 1), mix(side_ground(seat), INK, 0.45), corner=11)
    place_portrait(sheet, Rect(7, 9, 52, 52), seat, words, badge=22)
    right = rect.w - 6
    counts = {
        "hand": side.hand_count,
        "library": side.library,
        "discard": len(side.discard),
        "removed": len(side.removed),
        "tricks": side.tricks_count,
    }
    for name, count in reversed(counts.items()):
        if not count and name in ("removed", "tricks"):
            continue
        _count(sheet, Rect(right - STEP, 5, STEP - 4, rect.h - 10), name, count, words)
        right -= STEP
    _level(sheet, Rect(right - LEVEL - 4, 4, LEVEL, rect.h - 8), side, words)
    right -= LEVEL + 8
    _life(sheet, Rect(right - LIFE - 2, 4, LIFE, rect.h - 8), side, recent)
    right -= LIFE + 8
    if label is not None:
        pick(sheet, sheet.rect.inset(2), corner=10, width=4)
        if label:
            pick_label(sheet, Rect(right - 46, 12, 42, rect.h - 24), label)
            right -= 50
    left = 72
    if side.letter:
        pill = Rect(left, (rect.h - 36) // 2, 36, 36)
        sheet.fill(pill, SEATS[seat].colour, corner=8)
        sheet.text("letter", pill, side.letter.upper(), 30, least=14, weight=850, colour=INK, align="center")
        left = pill.right + 8
    sheet.text("player", Rect(left, 0, right - left - 4, rect.h), words.seat(seat), 30, least=12, weight=800, lines=2)
    return sheet


def _life(sheet: Sheet, rect: Rect, side: SideView, recent: tuple[str, int]) -> None:
    """Life as a figure with a bar, and what has just been lost or won."""
    sheet.fill(rect, mix(WELL, FIGURES["life"].colour, 0.22), corner=10)
    at = Rect(rect.x + 8, rect.y + 2, 120, rect.h - 14)
    tally(sheet, "life", at, "life", max(0, side.life), size=46, key=True)
    bar = Rect(rect.x + 8, rect.bottom - 12, rect.w - 16, 7)
    sheet.fill(bar, mix(HARM, INK, 0.5), corner=3)
    if side.life > 0:
        wide = max(6, min(bar.w, bar.w * side.life // look.LIFE))
        sheet.fill(Rect(bar.x, bar.y, wide, bar.h), FIGURES["life"].colour, corner=3)
    name, amount = recent
    if name in ("hurt", "healed") and amount:
        text, ink = (f"−{amount}", WARD) if name == "hurt" else (f"+{amount}", BOON)
        room = Rect(at.right - 6, rect.y + 2, rect.right - at.right, rect.h - 18)
        sheet.text("change", room, text, 24, least=10, weight=800, colour=ink, align="right")


def _level(sheet: Sheet, rect: Rect, side: SideView, words: Words) -> None:
    """The Level, Experience on its way to the next one, and how much of the allowance is used. [RB-312 RB-330]"""
    sheet.fill(rect, mix(WELL, look.XP_INK, 0.14), corner=10)
    sheet.icon("level-icon", Rect(rect.x + 7, rect.y + 10, 30, 30), look.XP, look.XP_INK)
    wide = 34 if side.level < 10 else 56
    at = Rect(rect.x + 40, rect.y + 2, wide, rect.h - 16)
    sheet.text("level", at, str(side.level), 46, least=30, weight=850, colour=look.XP_INK, key=True)
    room = Rect(at.right + 4, rect.y + 4, rect.right - at.right - 12, 24)
    said = f"{side.xp}/{side.next_level}" if side.next_level else str(side.xp)
    sheet.text("xp", room, said, 21, least=11, weight=700, colour=TEXT, align="right")
    used = words("rbp-allowance", used=side.used, of=side.allowance)
    room = Rect(at.right + 4, rect.y + 27, rect.right - at.right - 12, 22)
    full = side.used >= side.allowance
    sheet.text("allowance", room, used, 19, least=10, weight=650, colour=MUTED if full else BOON, align="right")
    bar = Rect(rect.x + 8, rect.bottom - 12, rect.w - 16, 7)
    sheet.fill(bar, mix(look.XP_INK, INK, 0.75), corner=3)
    if side.xp and side.next_level:
        sheet.fill(
            Rect(bar.x, bar.y, max(5, min(bar.w, bar.w * side.xp // side.next_level)), bar.h), look.XP_INK, corner=3
        )


def _count(sheet: Sheet, at: Rect, name: str, count: int, words: Words) -> None:
    """A count: its name, its sign and the number."""
    strong = name in ("hand", "tricks")
    sheet.fill(at, mix(WELL, MUTED, 0.14 if strong else 0.0), corner=9)
    said = Rect(at.x + 3, at.y + 4, at.w - 6, 16)
    sheet.text(
        f"{name}-label", said, words("rbp-count", name=name), 15, least=8, weight=600, colour=MUTED, align="center"
    )
    sheet.icon(f"{name}-icon", Rect(at.x + 7, at.y + 28, 24, 24), look.COUNTS[name], MUTED)
    sheet.text(
        name,
        Rect(at.x + 34, at.y + 23, at.w - 38, 34),
        str(count),
        33,
        least=14,
        weight=800,
        colour=TEXT if strong else MUTED,
    )


def equipment(side: SideView, rect: Rect, words: Words, known: Known, marks: Mapping[str, str]) -> Sheet:
    """Weapons, Armours in the order in which they absorb, Spells that wait, and TRICK cards. [RB-322 RB-654]"""
    sheet = Sheet(rect.w, rect.h, side_ground(side.seat))
    things: list[tuple[str, EquipmentView | str]] = [(each.at, each) for each in (*side.weapons, *side.armours)]
    things += [(f"waiting-{index}", card) for index, card in enumerate(side.waiting)]
    tricks = side.tricks if side.tricks is not None else [""] * side.tricks_count
    things += [(f"trick-{index}", f"?{card}") for index, card in enumerate(tricks)]
    wide = min(330, (rect.w - 6 * (len(things) + 1)) // max(1, len(things)))
    for index, (name, thing) in enumerate(things):
        at = Rect(6 + index * (wide + 6), 2, wide, rect.h - 4)
        if isinstance(thing, EquipmentView):
            _held(sheet, at, thing, words, known, marks)
        else:
            _lying(sheet, at, name, thing, words, known)
    return sheet


def _held(sheet: Sheet, at: Rect, each: EquipmentView, words: Words, known: Known, marks: Mapping[str, str]) -> None:
    """A Weapon with its Attack and its uses, an Armour with what it still absorbs. [RB-643 RB-651]"""
    colour = look.KINDS[each.kind][0]
    sheet.fill(at, mix(colour, TEXT, 0.1), corner=10)
    sheet.fill(at.inset(3), mix(WELL, colour, 0.3), corner=8, low=mix(WELL, colour, 0.12))
    shown = known(each.card)
    icon = emblem(each.card, shown.art if shown and shown.art else look.KINDS[each.kind][1])
    sheet.icon(f"{each.at}-icon", Rect(at.x + 9, at.y + 5, 20, 20), icon, mix(colour, TEXT, 0.6))
    right = at.right - 6
    label = marks.get(each.at)
    if label is not None:
        pick(sheet, at.inset(2), corner=9, width=4)
        if label:
            pick_label(sheet, Rect(right - 38, at.y + 8, 36, at.h - 16), label, 26)
            right -= 42
    name = Rect(at.x + 36, at.y + 3, right - at.x - 38, 24)
    sheet.text(f"{each.at}-name", name, f"{called(each.at)} {words.card(each.card)}", 20, least=12, weight=700)
    row = Rect(at.x + 8, at.y + 27, right - at.x - 10, 26)
    left = f"{'×' if each.kind == 'weapon' else ''}{each.left}/{each.of}"
    wide = min(row.w // 2 if each.attack is not None else row.w, round(face(800, 25).width(left)) + 6)
    room = Rect(row.right - wide, row.y, wide, row.h)
    ink = MUTED if each.used else TEXT
    sheet.text(f"{each.at}-left", room, left, 25, least=11, weight=800, colour=ink, align="right")
    if each.attack is not None:
        tally(
            sheet, f"{each.at}-attack", Rect(row.x, row.y, min(84, row.w - wide), row.h), "attack", each.attack, size=27
        )


def _lying(sheet: Sheet, at: Rect, name: str, card: str, words: Words, known: Known) -> None:
    """A Spell that waits, or a TRICK card: its name for who may know it."""
    trick = card.startswith("?")
    card = card.removeprefix("?")
    colour = look.KINDS["trick" if trick else "spell"][0]
    sheet.fill(at, mix(colour, INK, 0.2), corner=10)
    sheet.fill(at.inset(3), mix(WELL, colour, 0.25), corner=8)
    shown = known(card) if card else None
    icon = look.KINDS["trick"][1] if trick else emblem(card, shown.art if shown else "")
    if at.w < 110:
        sheet.icon(f"{name}-icon", Rect(at.x + (at.w - 30) // 2, at.y + 12, 30, 30), icon, mix(colour, TEXT, 0.7))
        return
    sheet.icon(f"{name}-icon", Rect(at.x + 9, at.y + 12, 30, 30), icon, mix(colour, TEXT, 0.7))
    said = words.card(card) if card else words("rbp-trick")
    sheet.text(f"{name}-name", Rect(at.x + 44, at.y + 2, at.w - 50, at.h - 4), said, 21, least=11, weight=650, lines=2)
