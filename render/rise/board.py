"""The board picture: the headline, and below it a band for each player, with the battle between them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rise.view import RiseView, SideView
from render.parts.fonts import face
from render.parts.headline import Link, News, place_links, place_news, slate
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.theme import INK, MARK, MUTED, NOW, TEXT, WELL
from render.parts.words import Words

from . import look
from .bands import Place, lay_band, placed
from .lane import battle, fights, lane_height
from .news import news
from .said import item
from .signs import signs_of
from .tiles import Around, Known

WIDTH, HEIGHT = 1080, 1350
MARGIN, GAP = 8, 8
HEADER = Rect(MARGIN, 8, WIDTH - 2 * MARGIN, 92)
TABLE = Rect(MARGIN, HEADER.bottom + GAP, WIDTH - 2 * MARGIN, HEIGHT - HEADER.bottom - 2 * GAP)
OUT = 56
"""The height of the band of a player who is out."""
TURN = 322
"""How wide the turn and its phases are in the header."""
ROWS = 3
"""So many items of the chain are shown, the newest."""
SHARES = ((5, 100), (10, 135), (10**6, 170))
"""Which share of the table's height a band gets for up to so many cards: room goes where cards are."""


def places(view: RiseView) -> tuple[dict[int, Place], Rect]:
    """Where each seat sits, A lowest, the others above in their order; and where the battle is, beside who attacks (0
    high without one)."""
    rows = list(reversed(view.seats))
    battle = lane_height(view)
    free = TABLE.h - GAP * (len(rows) - 1) - (battle + GAP if battle else 0)
    out = [side.out and not side.field for side in rows]
    free -= OUT * sum(out)
    shares = [0 if gone else _share(side) for side, gone in zip(rows, out, strict=True)]
    found: dict[int, Place] = {}
    lying = Rect(TABLE.x, TABLE.y, TABLE.w, 0)
    before = max(1, next((n for n, side in enumerate(rows) if side.seat == view.active), 1))
    y = TABLE.y
    for index, side in enumerate(rows):
        if battle and index == before:
            lying = Rect(TABLE.x, y, TABLE.w, battle)
            y += battle + GAP
        height = free * shares[index] // max(1, sum(shares)) if shares[index] else OUT
        found[side.seat] = placed(Rect(TABLE.x, y, TABLE.w, height))
        y += height + GAP
    return found, lying


def _share(side: SideView) -> int:
    return next(share for most, share in SHARES if len(side.field) <= most)


def board(view: RiseView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. `known` gives the face of a card if there is one."""
    sheet = Sheet(WIDTH, HEIGHT)
    said = news(view, words, known)
    head = (view.turn, view.active, view.phase, view.order, view.waiting, view.window, view.winner, view.over)
    items = tuple(sorted((place, label) for place, label in marks.items() if place.startswith("#")))
    key = ("rise header", encode((head, view.chain)), said, items, len(view.seats), words.key)
    sheet.part("header", HEADER, key, lambda: header(view, words, said, marks))
    found, lying = places(view)
    around = Around(words, known, signs_of(view), marks)
    for side in view.seats:
        lay_band(sheet, view, side, found[side.seat], around)
    if lying.h:
        shown = fights(view, known)
        seated = tuple(sorted({each.player for each in view.combat}))
        key = ("lane", tuple(shown), lying.h, tuple(words.seat(seat) for seat in seated), words.key)
        sheet.part("lane", lying, key, lambda: battle(shown, lying.w, lying.h, words))
    return sheet


# ------------------------------------------------------------------------------------------------------------- header


def header(view: RiseView, words: Words, said: News, marks: Mapping[str, str]) -> Sheet:
    """The turn and its phases with the current one named; the headline above whose turn it is, or the chain."""
    sheet = Sheet(HEADER.w, HEADER.h)
    title = words("rsp-turn", n=view.turn) if view.turn else words("rsp-setup")
    sheet.text("turn", Rect(2, 0, TURN - 130, 44), title, 36, least=18, weight=800)
    _order(sheet, Rect(TURN - 126, 4, 122, 36), view)
    _phases(sheet, view, words)
    rect = Rect(TURN + 8, 0, HEADER.w - TURN - 8, HEADER.h)
    if view.chain and not view.over:
        _chain(sheet, rect, view, words, marks)
        return sheet
    over = view.over
    active = 0 <= view.active < len(view.seats) and view.phase != "setup"
    slate(sheet, rect, view.winner if over else view.active if active else None)
    inner = rect.inset(12, 6)
    if over:
        place_news(sheet, inner, said, size=46, least=18, name="result")
    elif said.text:
        place_news(sheet, Rect(inner.x, inner.y, inner.w, 50), said, size=32, least=16)
        _status(sheet, Rect(inner.x, inner.y + 54, inner.w, 26), view, words, active=active)
    else:
        _status(sheet, inner, view, words, active=active)
    return sheet


def _order(sheet: Sheet, rect: Rect, view: RiseView) -> None:
    """The turn order where more than two play."""
    if len(view.order) < 3:
        return
    right = rect.right
    for index, seat in enumerate(reversed(view.order)):
        at = Rect(right - 26, rect.y + 5, 26, 26)
        seat_badge(sheet, at, seat, SEATS[seat], name=f"order-{index}", size=20)
        right -= 31


def _phases(sheet: Sheet, view: RiseView, words: Words) -> None:
    """Every phase by its sign, the current one by its name."""
    label = words("rsp-phase", phase=view.phase) if view.phase in look.PHASES and not view.over else ""
    small = 27 if label else TURN // len(look.PHASES) - 4
    named = TURN - 4 - (small + 4) * (len(look.PHASES) - 1)
    x = 0
    for phase, icon in look.PHASES.items():
        current = bool(label) and phase == view.phase
        at = Rect(x, 48, named if current else small, 42)
        sheet.fill(at, NOW if current else WELL, corner=9)
        size = 24 if current else 20
        left = x + 6 if current else x + (small - size) // 2
        sheet.icon(f"phase-{phase}", Rect(left, 48 + (42 - size) // 2, size, size), icon, INK if current else MUTED)
        if current:
            room = Rect(x + 34, 48, at.w - 40, 42)
            sheet.text("phase", room, label, 24, least=11, weight=800, colour=INK)
        x += at.w + 4


def _status(sheet: Sheet, rect: Rect, view: RiseView, words: Words, *, active: bool) -> None:
    """Whose turn it is, and who is asked."""
    size = 24 if rect.h < 40 else 38
    x = rect.x
    if active:
        side = min(rect.h, 46)
        at = Rect(x, rect.y + (rect.h - side) // 2, side, side)
        seat_badge(sheet, at, view.active, SEATS[view.active], name="active", size=side * 4 // 5)
        x += side + 8
    title = words("rsp-turn-of", who=words.seat(view.active)) if active else words("rsp-setting-up")
    asked = ", ".join(words.seat(seat) for seat in view.waiting)
    shown = bool(asked) and (view.waiting != [view.active] or not active)
    wide = min(rect.right - x, round(face(700, size).width(title)) + 4)
    if shown:
        wide = min(wide, (rect.right - x) * 11 // 20)
    sheet.text("who", Rect(x, rect.y, wide, rect.h), title, size, least=11, weight=700)
    if shown:
        at = Rect(x + wide + 14, rect.y, rect.right - x - wide - 14, rect.h)
        sheet.text("asked", at, words("rsp-asked", who=asked), size - 2, least=10, weight=650, colour=MARK)


def _chain(sheet: Sheet, rect: Rect, view: RiseView, words: Words, marks: Mapping[str, str]) -> None:
    """The last items of the chain, the newest, which is settled first, on top; and who is asked."""
    slate(sheet, rect, view.chain[-1].seat)
    items = list(enumerate(view.chain, 1))[::-1]
    shown = items if len(items) <= ROWS else items[: ROWS - 1]
    links = [
        Link(
            f"item-{number}",
            each.at,
            each.seat,
            item(each, words),
            icon="mdi:cancel" if each.stopped else look.SORTS.get(each.sort, "mdi:play"),
            faint=each.stopped,
            mark=marks.get(each.at),
        )
        for number, each in shown
    ]
    older = words("rsp-older", n=len(items) - len(shown)) if len(shown) < len(items) else ""
    asked = words("rsp-asked", who=", ".join(words.seat(seat) for seat in view.waiting)) if view.waiting else ""
    place_links(sheet, rect, links, asked=asked, older=older, ink=TEXT)
