"""The board picture: header, the players' sides around a lane where attacks meet blocks, and what is going on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rise.view import ItemView, RiseView
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.text import fit
from render.parts.theme import INK, MARK, MUTED, NOW, RAISED, TEXT, WELL
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .lane import lay_lane
from .said import happenings, item
from .sides import Place, lay_side, placed
from .signs import signs_of
from .tiles import Known

WIDTH, HEIGHT = 1200, 900
MARGIN = 8
HEADER = Rect(MARGIN, 8, WIDTH - 2 * MARGIN, 50)
FOOTER = Rect(MARGIN, 812, WIDTH - 2 * MARGIN, 80)
LANE = Rect(MARGIN, 411, WIDTH - 2 * MARGIN, 48)
UPPER, LOWER = 64, LANE.bottom
HALF = LANE.y - UPPER
ROWS = 3
"""Items of the chain, and lines of what happened, that the footer shows."""


def places(seats: int) -> dict[int, Place]:
    """Where each seat sits: A below on the left, the others clockwise; a player who has no neighbour gets the whole
    width."""
    whole = WIDTH - 2 * MARGIN
    half = (whole - MARGIN) // 2
    right = MARGIN + half + MARGIN
    low = Rect(MARGIN, LOWER, whole if seats < 4 else half, HALF)
    found = {0: placed(low, upper=False)}
    found[1] = placed(Rect(MARGIN, UPPER, whole if seats < 3 else half, HALF), upper=True)
    if seats > 2:
        found[2] = placed(Rect(right, UPPER, half, HALF), upper=True)
    if seats > 3:
        found[3] = placed(Rect(right, LOWER, half, HALF), upper=False)
    return found


def board(view: RiseView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. `known` gives the face of a card if there is one."""
    sheet = Sheet(WIDTH, HEIGHT)
    head = (view.turn, view.active, view.phase, view.order, view.waiting, view.window, view.winner, view.over)
    key = ("rise header", encode(head), len(view.seats), words.key)
    sheet.part("header", HEADER, key, lambda: header(view, words))
    found = places(len(view.seats))
    signs = signs_of(view)
    for side in view.seats:
        lay_side(sheet, view, side, found[side.seat], words, known, signs, marks)
    lay_lane(sheet, view, LANE, found)
    items = tuple(sorted((place, label) for place, label in marks.items() if place.startswith("#")))
    key = ("rise footer", encode((view.chain, view.recent, view.phase)), items, words.key)
    sheet.part("footer", FOOTER, key, lambda: footer(view, words, marks))
    return sheet


# ------------------------------------------------------------------------------------------------------------- header


def header(view: RiseView, words: Words) -> Sheet:
    """The turn, its phases with the current one named, the turn order, and who is asked; or how the match ended."""
    sheet = Sheet(HEADER.w, HEADER.h)
    title = words("rsp-turn", n=view.turn) if view.turn else words("rsp-setup")
    sheet.text("turn", Rect(4, 2, 140, 46), title, 34, least=18, weight=800)
    x = 152
    for phase, icon in look.PHASES.items():
        current = phase == view.phase and not view.over
        label = words("rsp-phase", phase=phase)
        wide = 40
        if current:
            wide = min(220, 48 + round(face(800, 26).width(label)))
        at = Rect(x, 5, wide, 40)
        sheet.fill(at, NOW if current else WELL, corner=9)
        sheet.icon(f"phase-{phase}", Rect(x + 8, 13, 24, 24), icon, INK if current else MUTED)
        if current:
            room = Rect(x + 38, 5, wide - 44, 40)
            sheet.text("phase", room, label, 26, least=14, weight=800, colour=INK)
        x += wide + 4
    rest = Rect(x + 8, 0, HEADER.w - x - 8, HEADER.h)
    if view.over:
        _result(sheet, rest, view, words)
    else:
        _turn(sheet, rest, view, words)
    return sheet


def _result(sheet: Sheet, rect: Rect, view: RiseView, words: Words) -> None:
    won = view.winner is not None
    sheet.fill(rect, STYLES[view.winner].colour if view.winner is not None else TEXT, corner=10)
    icon = "mdi:trophy" if won else "mdi:handshake"
    sheet.icon("trophy", Rect(rect.x + 12, 8, 34, 34), icon, INK)
    title = words("rsp-wins", who=words.seat(view.winner)) if view.winner is not None else words("rsp-draw")
    at = Rect(rect.x + 58, 2, rect.w - 68, 46)
    sheet.text("result", at, title, 32, least=15, weight=800, colour=INK)


def _turn(sheet: Sheet, rect: Rect, view: RiseView, words: Words) -> None:
    active = 0 <= view.active < len(view.seats) and view.phase != "setup"
    sheet.fill(rect, STYLES[view.active].tint if active else RAISED, corner=10)
    right = rect.right - 8
    if len(view.order) > 2:
        for index, seat in enumerate(reversed(view.order)):
            at = Rect(right - 34, 8, 34, 34)
            seat_badge(sheet, at, seat, SEATS[seat], name=f"order-{index}", size=25)
            right -= 34
            if index < len(view.order) - 1:
                sheet.icon(f"order-arrow-{index}", Rect(right - 18, 17, 16, 16), "mdi:chevron-right", MUTED)
                right -= 20
        right -= 8
    left = rect.x + 8
    if active and len(view.order) <= 2:
        seat_badge(sheet, Rect(left, 6, 38, 38), view.active, SEATS[view.active], name="active", size=32)
        left += 46
    asked = ", ".join(words.seat(seat) for seat in view.waiting)
    title = words("rsp-turn-of", who=words.seat(view.active)) if active else words("rsp-setting-up")
    shown = bool(asked)
    at = Rect(left, 1, right - left, 26 if shown else 48)
    sheet.text("who", at, title, 26, least=13, weight=750)
    if shown:
        at = Rect(left, 29, right - left, 20)
        sheet.text("asked", at, words("rsp-asked", who=asked), 17, least=10, weight=650, colour=MARK)


# ------------------------------------------------------------------------------------------------------------- footer


def footer(view: RiseView, words: Words, marks: Mapping[str, str]) -> Sheet:
    """The chain, newest on top, and what happened last in words."""
    sheet = Sheet(FOOTER.w, FOOTER.h)
    sheet.fill(sheet.rect, WELL, corner=12)
    left = 0
    if len(view.chain) > ROWS:
        _chain(sheet, view, words, sheet.rect, marks, 2)
        return sheet
    if view.chain:
        left = FOOTER.w * 11 // 20
        _chain(sheet, view, words, Rect(0, 0, left - 6, FOOTER.h), marks, 1)
    phrases = happenings(view, words)
    room = Rect(left + 14, 4, FOOTER.w - left - 24, FOOTER.h - 8)
    while phrases:
        text = "  ·  ".join(phrases)
        fitted = fit(text, room.w, room.h, 560, 21, 18, ROWS)
        if not fitted.cut or len(phrases) == 1:
            sheet.text("recent", room, text, 21, least=18, weight=560, lines=ROWS, colour=TEXT)
            break
        phrases = ["…", *phrases[2:]] if phrases[0] == "…" else ["…", *phrases[1:]]
    return sheet


def _chain(sheet: Sheet, view: RiseView, words: Words, rect: Rect, marks: Mapping[str, str], columns: int) -> None:
    """The last items of the chain, the newest, which is settled first, on top."""
    sheet.fill(rect, RAISED, corner=12)
    height = (rect.h - 6) // ROWS
    items = list(enumerate(view.chain, 1))[::-1]
    most, width = ROWS * columns, (rect.w - 4) // columns
    shown = items if len(items) <= most else items[: most - 1]
    for index, (number, each) in enumerate(shown):
        column, row = divmod(index, ROWS)
        at = Rect(rect.x + 4 + column * width, 3 + row * height, width - 4, height - 1)
        _item(sheet, at, number, each, words, marks)
    if len(shown) < len(items):
        at = Rect(rect.right - width + 12, 3 + (ROWS - 1) * height, width - 24, height - 1)
        text = words("rsp-older", n=len(items) - len(shown))
        sheet.text("older", at, text, 18, least=10, weight=600, colour=MUTED)


def _item(sheet: Sheet, rect: Rect, number: int, each: ItemView, words: Words, marks: Mapping[str, str]) -> None:
    newest = look.WARD
    pill = Rect(rect.x + 4, rect.y + 2, 40, rect.h - 4)
    sheet.fill(pill, newest, corner=7)
    sheet.text(f"item-{number}-at", pill.inset(2, 0), each.at, 22, least=10, weight=850, colour=INK, align="center")
    badge = Rect(pill.right + 5, rect.y + 1, rect.h - 2, rect.h - 2)
    seat_badge(sheet, badge, each.seat, SEATS[each.seat], name=f"item-{number}-seat", size=19)
    icon = Rect(badge.right + 5, rect.y + 3, rect.h - 6, rect.h - 6)
    sheet.icon(
        f"item-{number}-icon", icon, "mdi:cancel" if each.stopped else look.SORTS.get(each.sort, "mdi:play"), TEXT
    )
    at = Rect(icon.right + 6, rect.y, rect.right - icon.right - 10, rect.h)
    ink = MUTED if each.stopped else TEXT
    sheet.text(f"item-{number}", at, item(each, words), 20, least=11, weight=650, colour=ink)
    if each.at in marks:
        sheet.outline(rect.inset(-1), MARK, 3, corner=8)
