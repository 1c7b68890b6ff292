"""The stack behind a lane: its cards as slips, the topmost on top, each with what it gives to the lane.

What the lane gets in all, and how many souls there are to spend, stands at the head.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.msgpack import encode

from engines.owr.view import LaneView, StackCardView
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import hatch, pick, pick_label
from render.parts.theme import BOON, INK, LINE, MUTED, SEATS, TEXT, WARD, WELL, Colour, mix, side_ground
from render.parts.words import Words

from . import look

HEAD = 40
SLIP = 44
"""A slip is at most so high."""
LEAST = 23
TWO = 38
"""A slip of that height has room for a name in two lines."""
READ = 15
"""A name is at least so large beside what its card gives."""
KINDS = {kind: sign for kind, (_, sign) in look.KINDS.items()} | {"soul": look.SOUL, "set_card": look.FACE_DOWN}
INKS: dict[str, Colour] = {
    **{kind: mix(ink, TEXT, 0.5) for kind, (ink, _) in look.KINDS.items()},
    "soul": look.SOULS,
    "artifact": look.KINDS["artifact"][0],
    "set_card": TEXT,
}


def place_stack(sheet: Sheet, rect: Rect, lane: LaneView, seat: int, words: Words, marks: Mapping[str, str]) -> None:
    """Lays a stack on the board's sheet."""
    places = [f"{lane.at}-stack", *(each.at for each in lane.stack)]
    picked = tuple((at, marks[at]) for at in places if at in marks)
    bare = (lane.at, encode(lane.stack), lane.atk, lane.def_, lane.souls)
    key = ("owr stack", bare, seat, rect.w, rect.h, picked, words.key)
    sheet.part(f"stack-{lane.at}", rect, key, partial(_stack, rect, lane, seat, words, dict(picked)))


def given(atk: int, def_: int) -> str:
    """What a lane gets: "+300/+100"."""
    return f"{_signed(atk)}/{_signed(def_)}"


def _signed(amount: int) -> str:
    return f"−{-amount}" if amount < 0 else f"+{amount}"


def _stack(rect: Rect, lane: LaneView, seat: int, words: Words, marks: Mapping[str, str]) -> Sheet:
    sheet = Sheet(rect.w, rect.h, side_ground(seat))
    sheet.fill(sheet.rect, mix(side_ground(seat), INK, 0.45), corner=10)
    if lane.stack:
        _cards(sheet, lane, seat, words, marks)
    else:
        sheet.outline(sheet.rect, mix(side_ground(seat), LINE, 0.4), 2, corner=10)
    label = marks.get(f"{lane.at}-stack")
    if label is not None:
        pick(sheet, sheet.rect.inset(2), corner=9, width=4)
        if label:
            pick_label(sheet, Rect(rect.w - 48, rect.h - 44, 42, 38), label, 28)
    return sheet


def _cards(sheet: Sheet, lane: LaneView, seat: int, words: Words, marks: Mapping[str, str]) -> None:
    """What the lane gets in all, and the cards."""
    rect = sheet.rect
    head = Rect(8, 2, rect.w - 16, HEAD)
    x = head.x
    if lane.souls:
        sheet.icon("souls-icon", Rect(x, head.y + 6, 28, 28), look.SOUL, look.SOULS)
        wide = round(face(800, 34).width(str(lane.souls))) + 4
        at = Rect(x + 30, head.y, wide, HEAD)
        sheet.text("souls", at, str(lane.souls), 34, least=16, weight=800, colour=look.SOULS)
        x = at.right + 6
    if lane.atk or lane.def_:
        at = Rect(x, head.y, head.right - x, HEAD)
        text = given(lane.atk, lane.def_)
        sheet.text("bonus", at, text, 27, least=9, weight=750, colour=BOON, align="right")
    room = Rect(6, HEAD + 4, rect.w - 12, rect.h - HEAD - 9)
    most = max(1, (room.h + 2) // (LEAST + 2))
    cards = list(reversed(lane.stack))
    shown = cards if len(cards) <= most else cards[: most - 1]
    height = min(SLIP, (room.h + 2) // (len(shown) + (len(shown) < len(cards))) - 2)
    y = room.y
    for each in shown:
        _slip(sheet, Rect(room.x, y, room.w, height), each, seat, words, marks)
        y += height + 2
    if len(shown) < len(cards):
        hidden = cards[len(shown) :]
        at = Rect(room.x, y, room.w, height)
        sheet.text("more", at, words("owp-more-below", n=len(hidden)), 20, least=9, weight=650, colour=MUTED)
        if any(each.at in marks for each in hidden):
            pick(sheet, at, corner=7, width=3)


def _slip(sheet: Sheet, rect: Rect, card: StackCardView, seat: int, words: Words, marks: Mapping[str, str]) -> None:
    """A card in a stack: its number from the bottom, what it is, its name, what it gives."""
    ink = INKS[card.kind]
    dim = card.kind == "artifact" and not card.lit
    ground = mix(WELL, ink, 0.22 if not dim else 0.06)
    sheet.fill(rect, ground, corner=7)
    if card.down:
        hatch(sheet, rect, mix(SEATS[seat].colour, WELL, 0.35))
        sheet.fill(rect.inset(3), mix(WELL, SEATS[seat].tint, 0.5), corner=5, alpha=215)
    edge = WARD if card.targeted else ink if card.lit else None
    if edge:
        sheet.outline(rect, edge, 2, corner=7)
    number = card.at.rpartition(".")[2]
    size = min(20, rect.h - 4)
    at = Rect(rect.x + 4, rect.y, 18 if len(number) < 2 else 26, rect.h)
    sheet.text(f"{card.at}-at", at, number, size, least=9, weight=750, colour=MUTED, align="center")
    icon = min(20, rect.h - 5)
    sheet.icon(
        f"{card.at}-icon", Rect(at.right + 1, rect.y + (rect.h - icon) // 2, icon, icon), KINDS[card.kind],
        MUTED if dim else ink,
    )  # fmt: skip
    left, right = at.right + icon + 4, rect.right - 5
    label = marks.get(card.at)
    if label:
        spot = Rect(right - rect.h, rect.y + 1, rect.h + 3, rect.h - 2)
        pick_label(sheet, spot, label, rect.h - 6)
        right = spot.x - 3
    name = words.card(card.card) if card.card else words("owp-set-in", n=card.turn)
    if card.atk or card.def_:
        text = given(card.atk, card.def_)
        wide = round(face(700, 16).width(text)) + 2
        # The lane's sum stands at the head; a name that can be read is worth more.
        if face(650, READ).width(name) <= right - left - wide - 4:
            room = Rect(right - wide, rect.y, wide, rect.h)
            sheet.text(f"{card.at}-gives", room, text, 16, least=9, weight=700, colour=BOON, align="right")
            right = room.x - 4
    tone = MUTED if dim else TEXT
    room = Rect(left, rect.y, right - left, rect.h)
    size, lines = (17, 2) if rect.h >= TWO else (19, 1)
    sheet.text(f"{card.at}-name", room, name, size, least=9, weight=650, colour=tone, lines=lines)
    if card.at in marks:
        pick(sheet, rect, corner=7, width=3)
