"""The board picture: the headline, and below it a band for each player, with the battle between them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rise.view import ItemView, RiseView, SideView
from render.parts.header import place_phases, place_turn, place_waiting
from render.parts.headline import Link, News
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
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
    title = words("pic-turn", n=view.turn) if view.turn else words("pic-setup")
    sheet.text("turn", Rect(2, 0, TURN - 130, 44), title, 36, least=18, weight=800)
    _order(sheet, Rect(TURN - 126, 4, 122, 36), view)
    label = words("rsp-phase", phase=view.phase) if view.phase in look.PHASES and not view.over else ""
    place_phases(sheet, Rect(0, 48, TURN - 4, 42), look.PHASES, view.phase, label)
    rect = Rect(TURN + 8, 0, HEADER.w - TURN - 8, HEADER.h)
    if view.chain and not view.over:
        place_waiting(sheet, rect, view.chain, lambda n, each: _link(n, each, words, marks), view.waiting, words)
        return sheet
    active = 0 <= view.active < len(view.seats) and view.phase != "setup"
    place_turn(sheet, rect, said, view, words, active=view.active if active else None)
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


def _link(number: int, each: ItemView, words: Words, marks: Mapping[str, str]) -> Link:
    """An item of the chain, in a row."""
    icon = "mdi:cancel" if each.stopped else look.SORTS.get(each.sort, "mdi:play")
    text, mark = item(each, words), marks.get(each.at)
    return Link(f"item-{number}", each.at, each.seat, text, icon=icon, faint=each.stopped, mark=mark)
