"""A player's band: a strip with their face and what is counted, below it the Summoners and the battlefield."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rise.view import CardView, RiseView, SideView
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.portraits import place_portrait
from render.parts.theme import GOLD, INK, LINE, MARK, MUTED, NOW, TEXT, WELL, Colour, mix
from render.parts.words import Words

from . import look
from .summoners import place_summoner
from .tiles import Around, Signs, place_tile, side_ground

BAR = 52
PAD = 10
GAP = 14
"""The space between two cards, of which each may use `OVER`."""
SUMMONERS = 190
WIDEST, TALLEST = 300, 430
LEAST = 58
"""A card is at least so wide and high."""
STEPS = {"stock": 92, "ether": 84, "hand": 92, "library": 96, "cemetery": 88, "excluded": 76}
"""The room for each count."""
SITS = 124
"""And for a card attached to the player."""


class Place(NamedTuple):
    """Where a band lies on the board: its whole, strip, Summoners, and battlefield."""

    whole: Rect
    bar: Rect
    summoners: Rect
    field: Rect


def placed(whole: Rect) -> Place:
    """How a band uses its room."""
    bar = Rect(whole.x + 4, whole.y + 4, whole.w - 8, BAR)
    y = bar.bottom + 8
    height = max(0, whole.bottom - y - PAD)
    summoners = Rect(whole.x + PAD, y, SUMMONERS, height)
    left = summoners.right + GAP + 2
    return Place(whole, bar, summoners, Rect(left, y, whole.right - PAD - 4 - left, height))


def cells(count: int, room: Rect) -> list[Rect]:
    """Where so many cards lie: in as many rows as let them be largest."""
    if count < 1:
        return []
    best: tuple[float, int, int, int, int] | None = None
    for rows in range(1, 7):
        columns = -(-count // rows)
        width = min(WIDEST, (room.w - GAP * (columns - 1)) // columns)
        height = min(TALLEST, (room.h - GAP * (rows - 1)) // rows)
        # Names need width more than height.
        worth = min(width / 130, height / 114) + min(width / 130, height / 114, 1.0) * 2 + min(width, 190) / 400
        if best is None or worth > best[0]:
            best = (worth, rows, columns, width, height)
    assert best is not None
    _, rows, columns, width, height = best
    return [
        Rect(room.x + (index % columns) * (width + GAP), room.y + (index // columns) * (height + GAP), width, height)
        for index in range(count)
    ]


def capacity(room: Rect) -> int:
    """How many cards a battlefield shows before the last place says how many more there are."""
    return ((room.w + GAP) // (LEAST + GAP)) * ((room.h + GAP) // (LEAST + GAP))


class Stack(NamedTuple):
    """A card in play, with the places of all copies that are in just the same state."""

    card: CardView
    places: tuple[str, ...]


def stacks(field: Sequence[CardView], signs: Mapping[str, Signs], marks: Mapping[str, str]) -> list[Stack]:
    """The cards of a battlefield, copies put together: those on which, and about which, nothing differs."""
    found: dict[bytes | str, Stack] = {}
    for each in field:
        alone = each.attached or each.at in marks or signs.get(each.at)
        key = each.at if alone else encode(structs.replace(each, at="", order=0))
        held = found.get(key)
        found[key] = Stack(each, (each.at,)) if held is None else Stack(held.card, (*held.places, each.at))
    return list(found.values())


def lay_band(sheet: Sheet, view: RiseView, side: SideView, place: Place, around: Around) -> None:
    """Lays a player's band on the board's sheet."""
    words, marks = around.words, around.marks
    letter = SEATS[side.seat].lower()
    gone = side.out and not side.field
    frame = _frame(view, side)
    key = ("band", side.seat, place.whole[2:], frame, gone)
    sheet.part(f"side-{letter}", place.whole, key, lambda: _ground(side, place, frame, gone=gone))
    counted = structs.replace(side, summoners=[], field=[], hand=None, known=[], cemetery=[], excluded=[])
    sitting = around.picked(*side.attached)
    numbers = (len(side.cemetery), len(side.excluded), view.places)
    own = around.signs_at(letter)
    out = [each.out for each in view.seats]
    key = ("bar", encode((counted, numbers, out)), place.bar[2:], own, marks.get(letter), sitting, words.key)
    sheet.part(f"bar-{letter}", place.bar, key, lambda: bar(view, side, place.bar, words, own, marks))
    if gone:
        return
    height = (place.summoners.h - GAP) // 2
    for index, each in enumerate(side.summoners):
        at = Rect(place.summoners.x, place.summoners.y + index * (height + GAP), place.summoners.w, height)
        place_summoner(sheet, at, each, side.seat, around)
    _lay_field(sheet, side, place.field, around)


def _lay_field(sheet: Sheet, side: SideView, room: Rect, around: Around) -> None:
    words, letter = around.words, SEATS[side.seat].lower()
    piled = stacks(side.field, around.signs, around.marks)
    if not piled:
        key = ("no field", room[2:], side.seat, words.key)
        sheet.part(f"field-{letter}", room, key, lambda: _empty(room, side.seat, words))
        return
    most = capacity(room)
    rects = cells(min(len(piled), most), room)
    shown = piled if len(piled) <= most else piled[: most - 1]
    for each, rect in zip(shown, rects, strict=False):
        place_tile(sheet, rect, each.card, each.places, side.seat, around)
    if len(shown) < len(piled):
        more = words("rsp-more-cards", n=sum(len(each.places) for each in piled[len(shown) :]))
        at = rects[-1]
        sheet.fill(at, INK, corner=8)
        sheet.text(f"more-{letter}", at.inset(4), more, 22, least=10, weight=750, lines=2, align="center")


def _frame(view: RiseView, side: SideView) -> Colour | None:
    """The frame around a band: who won, who is asked, whose turn it is."""
    if view.over:
        return GOLD if view.winner == side.seat else None
    if side.seat in view.waiting:
        return MARK
    return NOW if view.active == side.seat and view.phase != "setup" else None


def _ground(side: SideView, place: Place, frame: Colour | None, *, gone: bool) -> Sheet:
    sheet = Sheet(place.whole.w, place.whole.h)
    ground = mix(side_ground(side.seat), INK, 0.4) if gone else side_ground(side.seat)
    sheet.fill(sheet.rect, frame or mix(ground, TEXT, 0.12), corner=16)
    sheet.fill(sheet.rect.inset(4 if frame else 2), ground, corner=13)
    return sheet


def _empty(room: Rect, seat: int, words: Words) -> Sheet:
    sheet = Sheet(room.w, room.h, side_ground(seat))
    sheet.outline(sheet.rect, mix(side_ground(seat), LINE, 0.5), 2, corner=12)
    at = sheet.rect.inset(12)
    sheet.text("empty", at, words("rsp-no-cards"), 24, least=12, weight=550, colour=MUTED, align="center")
    return sheet


# --------------------------------------------------------------------------------------------------------------- strip


def bar(view: RiseView, side: SideView, rect: Rect, words: Words, signs: Signs, marks: Mapping[str, str]) -> Sheet:
    """The player: face, name, Stock and Ether, and how many cards are where; or that they are out."""
    seat, letter = side.seat, SEATS[side.seat].lower()
    gone = side.out and not side.field
    label = marks.get(letter)
    tint = mix(side_ground(seat), INK, 0.4) if gone else side_ground(seat)
    sheet = Sheet(rect.w, rect.h, tint)
    sheet.fill(sheet.rect.inset(0, 1), mix(tint, INK, 0.45), corner=11)
    place_portrait(sheet, Rect(7, 5, 40, 40), seat, words, dim=gone, badge=0 if gone else 18)
    right = rect.w - 6
    if gone:
        where = view.places[seat] if seat < len(view.places) else 0
        text = words("rsp-out-place", n=where) if where else words("rsp-out")
        wide = round(face(700, 26).width(text)) + 4
        sheet.text("out", Rect(right - wide, 0, wide, rect.h), text, 26, least=14, weight=700, colour=MUTED)
        right -= wide + 8
        sheet.icon("out-icon", Rect(right - 32, 10, 32, 32), "mdi:skull", MUTED)
        right -= 40
    else:
        highest = max((each.seat for each in view.seats if not each.out or each.field), default=seat)
        right = _counts(sheet, side, words, right, labelled=seat == highest)
    if label is not None:
        pick(sheet, sheet.rect.inset(2), corner=10, width=4)
        if label:
            pick_label(sheet, Rect(right - 46, 4, 42, rect.h - 8), label)
            right -= 50
    if signs.aims:
        text = f"#{signs.aims[-1]}" + (f" +{len(signs.aims) - 1}" if len(signs.aims) > 1 else "")
        taken = min(92, round(face(800, 24).width(text)) + 14)
        at = Rect(right - taken - 4, 8, taken, rect.h - 16)
        sheet.fill(at, look.WARD, corner=8)
        sheet.text("aims", at.inset(4, 2), text, 24, least=11, weight=800, colour=INK, align="center")
        right -= taken + 8
    for index, each in reversed(list(enumerate(side.attached[:2]))):
        text = _sitting(side, index, words)
        at = Rect(right - SITS, 6, SITS - 6, rect.h - 12)
        key = ("sits", text, at[2:], encode(each), marks.get(each.at), seat)
        sheet.part(f"sits-{each.at}", at, key, partial(_sits, each, at, text, seat, marks))
        right -= SITS
    at = Rect(66, 0, right - 72, rect.h)
    ink = MUTED if gone else TEXT
    sheet.text("player", at, words.seat(seat), 31, least=13, weight=800, lines=2, colour=ink)
    return sheet


def _counts(sheet: Sheet, side: SideView, words: Words, right: int, *, labelled: bool) -> int:
    """What is counted, one below the other on all bands; the highest band has the names."""
    counts = {
        "stock": side.stock,
        "ether": side.ether,
        "hand": side.hand_count,
        "library": side.library,
        "cemetery": len(side.cemetery),
        "excluded": len(side.excluded),
    }
    for name, count in reversed(counts.items()):
        step = STEPS[name]
        _count(sheet, Rect(right - step, 0, step - 4, sheet.height), name, count, words, side, labelled=labelled)
        right -= step
    return right


def _count(sheet: Sheet, at: Rect, name: str, count: int, words: Words, side: SideView, *, labelled: bool) -> None:
    """A count: its sign in its colour, the number, and its name above for who reads closely."""
    strong = name in look.COUNTS
    short = name == "library" and side.shorts
    colour = look.COUNTS.get(name, MUTED)
    sheet.fill(at.inset(0, 5), mix(WELL, colour, 0.14 if strong else 0.0), corner=9)
    label = words("rsp-short", n=side.shorts) if short else words("rsp-pile", pile=name)
    ink = look.WARD if short else MUTED
    above = 14 if labelled or short else 0
    if above:
        said = Rect(at.x + 5, at.y + 6, at.w - 10, 13)
        sheet.text(f"{name}-label", said, label, 13, least=8, weight=600, colour=ink, align="center")
    icon = 22 if above else 26
    middle = (sheet.height + above) // 2
    sheet.icon(f"{name}-icon", Rect(at.x + 7, middle - icon // 2, icon, icon), look.PILES[name], colour)
    room = Rect(at.x + 11 + icon, middle - 15, at.w - 15 - icon, 30)
    size = (34 if strong else 28) + (0 if above else 4)
    sheet.text(name, room, str(count), size, least=14, weight=800 if strong else 650, colour=TEXT if strong else MUTED)


def _sitting(side: SideView, index: int, words: Words) -> str:
    """What is written on a card attached to a player; on the last one shown, how many more there are."""
    each = side.attached[index]
    text = f"{each.at} {words.card(each.card)}"
    more = len(side.attached) - 2
    return f"{text} {words('rsp-more-cards', n=more)}" if index == 1 and more > 0 else text


def _sits(card: CardView, at: Rect, text: str, seat: int, marks: Mapping[str, str]) -> Sheet:
    """A card attached to a player."""
    sheet = Sheet(at.w, at.h, mix(side_ground(seat), INK, 0.45))
    sheet.fill(sheet.rect, WELL, corner=7)
    sheet.icon("icon", Rect(4, (at.h - 20) // 2, 20, 20), look.sign_of(card), look.WARD)
    room = Rect(28, 0, at.w - 32, at.h)
    sheet.text("card", room, text, 18, least=9, weight=650, colour=look.WARD, lines=2)
    if card.at in marks:
        sheet.outline(sheet.rect, MARK, 2, corner=7)
    return sheet
