"""The five slots of a mat, laid out as a body: High above Body above Low, an arm on each side. [RD-410 to RD-416]

Who sits above faces the reader: their Right is on the left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.raise_rise_die.view import LaidView, SideView, SlotView
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.theme import INK, LINE, MARK, MUTED, NOW, TEXT, WARD, WELL, mix, side_ground
from render.parts.words import Words

from . import look
from .chips import chip, owner_sign, place_value
from .said import slot_name

GAP = 6
HEAD = 26
ROW, LEAST = 74, 26
"""How high a card in a slot is at most, and at least."""
COLUMNS = 2
"""Cards that find no room below each other lie in so many columns at most; older ones are then only counted."""
MORE = 16
"""The height of the line that counts them."""
PLAIN, NUMBER, WORD, APART = 32, 66, 100, 3
"""How wide a sign is alone, with a number, with a word."""
CORNER = 34
"""The height of the line of markers above the arms."""


def places(rect: Rect, *, facing: bool) -> dict[str, Rect]:
    """Where each slot lies; `facing` for who sits above."""
    arm = rect.w * 31 // 100
    middle = rect.w - 2 * arm - 2 * GAP
    high = (rect.h - 2 * GAP) // 3
    x = arm + GAP
    outer = Rect(0, CORNER + GAP, arm, rect.h - CORNER - GAP)
    other = outer.moved(arm + middle + 2 * GAP, 0)
    return {
        "high": Rect(x, 0, middle, high),
        "body": Rect(x, high + GAP, middle, high),
        "low": Rect(x, 2 * (high + GAP), middle, rect.h - 2 * (high + GAP)),
        "right": outer if facing else other,
        "left": other if facing else outer,
    }


def body(side: SideView, rect: Rect, words: Words, marks: Mapping[str, str], *, facing: bool, starts: bool) -> Sheet:
    """The mat of a side."""
    sheet = Sheet(rect.w, rect.h, side_ground(side.seat))
    found = places(rect, facing=facing)
    for each in side.slots:
        if each.slot in found:
            slot(sheet, found[each.slot], each, words, marks)
    left, right = sorted((found["left"].x, found["right"].x))
    wide = found["left"].w
    markers = [
        (name, icon, str(side.markers[name]), colour)
        for name, (icon, colour) in look.MARKERS.items()
        if side.markers.get(name)
    ]
    _chips(sheet, Rect(left, 0, wide, CORNER), markers)
    states = [("stunned", look.STUNNED, words("rdp-flag", flag="stunned"), WARD)] if side.stunned else []
    states += [("starts", look.STARTS, "", TEXT)] if starts else []
    states += [("played", look.PLAYED, str(side.played), MUTED)] if side.played else []
    states += [("passes", look.PASSED, str(side.passes), MUTED)] if side.passes else []
    _chips(sheet, Rect(right, 0, wide, CORNER), states)
    return sheet


def _chips(sheet: Sheet, rect: Rect, chips: Sequence[tuple[str, str, str, tuple[int, int, int]]]) -> None:
    """Signs with their numbers or a word; where there is no room for a word its sign stands alone."""
    wants = [PLAIN if not value else NUMBER if value.isdigit() else WORD for _, _, value, _ in chips]
    if sum(wants) + APART * (len(wants) - 1) > rect.w:
        wants = [PLAIN if want == WORD else want for want in wants]
    free = rect.w - APART * (len(wants) - 1) - PLAIN * wants.count(PLAIN)
    most = free // max(1, wants.count(NUMBER))
    x = rect.x
    for (name, icon, value, colour), want in zip(chips, wants, strict=True):
        own = min(want, most) if want == NUMBER else want
        chip(sheet, name, Rect(x, rect.y, own, rect.h), icon, value if want != PLAIN else "", colour)
        x += own + APART


def slot(sheet: Sheet, rect: Rect, each: SlotView, words: Words, marks: Mapping[str, str]) -> None:
    """A slot with its name, its Weak Point and the cards on it, the first laid on top."""
    waits = any(card.pending for card in each.cards)
    sheet.fill(rect, mix(LINE, NOW, 0.55) if waits else mix(WELL, LINE, 0.75), corner=11)
    sheet.fill(rect.inset(3 if waits else 2), mix(WELL, LINE, 0.14), corner=9)
    label = marks.get(each.at)
    right = rect.right - 6
    if label:
        right -= 44
    if each.weak:
        chip(sheet, f"{each.at}-weak", Rect(right - 62, rect.y + 4, 60, HEAD), look.WEAK, f"+{each.weak}", WARD)
        right -= 66
    name = Rect(rect.x + 9, rect.y + 4, right - rect.x - 12, HEAD)
    said = f"{slot_name(each.slot, words)} · {each.at}"
    ink = MUTED if not each.cards else mix(MUTED, TEXT, 0.6)
    sheet.text(f"{each.at}-slot", name, said, 20, least=10, weight=700, colour=ink)
    if label is not None:
        pick(sheet, rect.inset(2), corner=9, width=4)
        if label:
            pick_label(sheet, Rect(rect.right - 46, rect.y + 4, 40, 34), label, 26)
    top = rect.y + HEAD + 6 + (10 if label else 0)
    room = Rect(rect.x + 5, top, rect.w - 10, rect.bottom - top - 5)
    fits = max(1, (room.h + 3) // (LEAST + 3))
    columns = min(COLUMNS, max(1, -(-len(each.cards) // fits)))
    shown = _shown(each, marks, fits * columns)
    left_out = len(each.cards) - len(shown)
    if left_out:
        at = Rect(room.x + 6, room.y, room.w - 12, MORE)
        sheet.text(f"{each.at}-more", at, words("rdp-more-cards", n=left_out), 14, least=8, weight=600, colour=MUTED)
        room = Rect(room.x, room.y + MORE, room.w, room.h - MORE)
    rows = -(-len(shown) // columns)
    tall = min(ROW, (room.h - 3 * (rows - 1)) // max(1, rows))
    wide = (room.w - 4 * (columns - 1)) // columns
    for n, card in enumerate(shown):
        column, line = divmod(n, rows)
        away = card.at.rstrip("0123456789") != each.at
        mark = None if away else marks.get(card.at)
        at = Rect(room.x + column * (wide + 4), room.y + line * (tall + 3), wide, tall)
        row(sheet, at, card, each.at, words, mark, away=away)


def _shown(each: SlotView, marks: Mapping[str, str], fits: int) -> list[LaidView]:
    """The cards that there is room for: those that can be picked, those that wait, and the latest."""
    if len(each.cards) <= fits:
        return list(each.cards)
    weights = [(card.at in marks, card.pending, n) for n, card in enumerate(each.cards)]
    kept = {n for *_, n in sorted(weights, reverse=True)[: max(1, fits - 1)]}
    return [card for n, card in enumerate(each.cards) if n in kept]


def row(sheet: Sheet, rect: Rect, card: LaidView, where: str, words: Words, mark: str | None, *, away: bool) -> None:
    """A card in a slot: its value on an upright or sideways card, its name and its signs. One that was laid on another
    slot and covers this one too is dimmer (`away`)."""
    path = f"{where}-{card.at}" if away else card.at
    colour, icon = look.kind_of(card.kind)
    ground = mix(WELL, colour, 0.12 if card.sideways or away else 0.34)
    sheet.fill(rect, ground, corner=8)
    if card.pending:
        sheet.outline(rect, NOW, 2, corner=8)
    size = min(rect.h - 4, rect.w * 2 // 5)
    square = Rect(rect.x + 3, rect.y + (rect.h - size) // 2, size, size)
    place_value(sheet, f"{path}-value", square, colour, str(card.value), sideways=card.sideways)
    left, right = square.right + 4, rect.right - 5
    if mark is not None:
        sheet.outline(rect.inset(-1), INK, 5, corner=8)
        sheet.outline(rect, MARK, 3, corner=8)
        if mark:
            wide = 34 if len(mark) > 1 else 28
            pick_label(sheet, Rect(right - wide, rect.y + 3, wide, rect.h - 6), mark, 22)
            right -= wide + 3
    signs = [(name, *look.FLAGS[name]) for name in flags(card)]
    ink = MUTED if card.sideways or away else TEXT
    sign = 19 if rect.h >= 70 else 16
    if rect.h >= 40:
        x = left
        owner_sign(sheet, Rect(x + 1, rect.bottom - sign - 2, sign - 4, sign - 4), card.owner)
        x += sign + 3
        sheet.icon(f"{path}-kind", Rect(x, rect.bottom - sign - 4, sign, sign), icon, mix(colour, TEXT, 0.6))
        x += sign + 4
        for name, glyph, tone in signs:
            if x + sign > right:
                break
            sheet.icon(f"{path}-{name}", Rect(x, rect.bottom - sign - 4, sign, sign), glyph, tone)
            x += sign + 4
        box = Rect(left, rect.y + 1, right - left, rect.h - sign - 6)
    else:
        owner_sign(sheet, Rect(right - 10, rect.y + rect.h // 2 - 5, 10, 10), card.owner)
        right -= 14
        for name, glyph, tone in reversed([sign for sign in signs if sign[0] in ("transcended", "optimal")]):
            if right - sign < left + 50:
                break
            sheet.icon(f"{path}-{name}", Rect(right - sign, rect.y + (rect.h - sign) // 2, sign, sign), glyph, tone)
            right -= sign + 2
        box = Rect(left, rect.y + 1, right - left, rect.h - 2)
    if box.w < 34:
        return
    lines = 2 if box.h >= 34 else 1
    sheet.text(f"{path}-name", box, words.card(card.card), 22, least=10, weight=700, colour=ink, lines=lines)


def flags(card: LaidView) -> list[str]:
    """The signs of a laid card, as far as they hold."""
    found = [name for name in ("transcended", "optimal", "pending") if getattr(card, name)]
    return found + ([card.role] if card.role in look.ROLES else [])
