"""A player's side: a bar with what is counted, the two Summoners, and the battlefield."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rise.view import CardView, RiseView, SideView, SummonerView
from render.parts.art import banner
from render.parts.emblems import emblem
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label, seat_badge
from render.parts.theme import BOON, INK, LINE, MARK, MUTED, NOW, TABLE, TEXT, WELL, Colour, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .tiles import OVER, Known, Line, Signs, attached, inner, lay_facts, panel, place_tile, side_ground

BAR = 44
PAD = 11
GAP = 12
"""The space between two cards, of which each may use `OVER`."""
WIDEST, TALLEST = 190, 290
LEAST = 58
"""A card is at least so wide and high."""
ATTACHED = 22


WIDE_STEPS = {"stock": 146, "ether": 122, "hand": 130, "library": 140, "cemetery": 164, "excluded": 150}
NARROW_STEPS = {"stock": 67, "ether": 67, "hand": 67, "library": 66, "cemetery": 67, "excluded": 56}
"""The room for each count in a bar with the names of what is counted, and in one without."""


class Place(NamedTuple):
    """Where a side lies on the board: its whole, bar, Summoners, and battlefield. `upper` sides look down."""

    whole: Rect
    bar: Rect
    summoners: Rect
    field: Rect
    upper: bool


def placed(whole: Rect, *, upper: bool) -> Place:
    """How a side uses its room. The bar is at the outer edge, the battlefield at the middle of the table."""
    bar = Rect(whole.x + 4, whole.y + 3 if upper else whole.bottom - BAR - 3, whole.w - 8, BAR)
    y = bar.bottom + 6 if upper else whole.y + PAD
    height = whole.h - BAR - 3 - 6 - PAD
    column = 236 if whole.w > 800 else 152
    summoners = Rect(whole.x + PAD, y, column, height)
    left = summoners.right + GAP + 4
    return Place(whole, bar, summoners, Rect(left, y, whole.right - PAD - 4 - left, height), upper)


def cells(count: int, room: Rect) -> list[Rect]:
    """Where so many cards lie: in as many rows as let them be largest."""
    if count < 1:
        return []
    best: tuple[float, int, int, int, int] | None = None
    for rows in range(1, 7):
        columns = -(-count // rows)
        width = min(WIDEST, (room.w - GAP * (columns - 1)) // columns)
        height = min(TALLEST, (room.h - GAP * (rows - 1)) // rows)
        worth = min(width / 100, height / 126) + min(width / 100, height / 126, 1.0) * 2
        if best is None or worth > best[0]:
            best = (worth, rows, columns, width, height)
    assert best is not None
    _, rows, columns, width, height = best
    spare = room.h - rows * height - (rows - 1) * GAP
    step = height + GAP + (min(GAP, spare // rows) if rows > 1 else 0)
    return [
        Rect(room.x + (index % columns) * (width + GAP), room.y + (index // columns) * step, width, height)
        for index in range(count)
    ]


def capacity(room: Rect) -> int:
    """How many cards a battlefield shows before the last place says how many more there are."""
    return ((room.w + GAP) // (LEAST + GAP)) * ((room.h + GAP) // (LEAST + GAP))


def spots(side: SideView, place: Place) -> dict[str, Rect]:
    """Where each card of a battlefield lies, by its place in notation."""
    most = capacity(place.field)
    rects = cells(min(len(side.field), most), place.field)
    return {each.at: rect for each, rect in zip(side.field[: most - (len(side.field) > most)], rects, strict=False)}


def lay_side(
    sheet: Sheet,
    view: RiseView,
    side: SideView,
    place: Place,
    words: Words,
    known: Known,
    signs: Mapping[str, Signs],
    marks: Mapping[str, str],
) -> None:
    """Lays a side on the board's sheet."""
    letter = SEATS[side.seat].lower()
    playing = not view.over and view.phase != "setup"
    active, asked = view.active == side.seat and playing, side.seat in view.waiting
    won = view.winner == side.seat
    ground = ("ground", side.seat, place.whole[2:], active, asked, won, side.out)
    sheet.part(f"side-{letter}", place.whole, ground, lambda: _ground(side, place, active=active or won, asked=asked))
    counted = structs.replace(side, summoners=[], field=[], hand=None, known=[], cemetery=[], excluded=[])
    sitting = tuple((each.at, marks[each.at]) for each in side.attached if each.at in marks)
    piles = (len(side.cemetery), len(side.excluded))
    own = signs.get(letter, Signs())
    key = ("bar", encode(counted), piles, place.bar[2:], own, marks.get(letter), sitting, words.key)
    sheet.part(f"bar-{letter}", place.bar, key, lambda: bar(side, place.bar, words, own, marks))
    _summoners(sheet, side, place.summoners, words, known, signs, marks)
    if side.out and not side.field:
        _out(sheet, view, side, place.field, words)
        return
    found = spots(side, place)
    for card in side.field:
        if card.at in found:
            place_tile(sheet, found[card.at], card, side.seat, words, known, signs.get(card.at, Signs()), marks)
    if not side.field:
        key = ("no field", place.field[2:], side.seat, words.key)
        sheet.part(f"field-{letter}", place.field, key, lambda: _empty(place.field, side.seat, words))
    elif len(side.field) > len(found):
        more = words("rsp-more-cards", n=len(side.field) - len(found))
        at = cells(capacity(place.field), place.field)[-1]
        sheet.fill(at, INK, corner=8)
        sheet.text(f"more-{letter}", at.inset(4), more, 22, least=10, weight=750, lines=2, align="center")


def _ground(side: SideView, place: Place, *, active: bool, asked: bool) -> Sheet:
    sheet = Sheet(place.whole.w, place.whole.h)
    ground = side_ground(side.seat)
    sheet.fill(sheet.rect, ground, corner=14)
    if asked:
        sheet.outline(sheet.rect, MARK, 4, corner=14)
    elif active:
        sheet.outline(sheet.rect, NOW, 4, corner=14)
    return sheet


def _empty(room: Rect, seat: int, words: Words) -> Sheet:
    sheet = Sheet(room.w, room.h, side_ground(seat))
    sheet.outline(sheet.rect, mix(side_ground(seat), LINE, 0.5), 2, corner=12)
    at = sheet.rect.inset(12)
    sheet.text("empty", at, words("rsp-no-cards"), 22, least=12, weight=550, colour=MUTED, align="center")
    return sheet


def _out(sheet: Sheet, view: RiseView, side: SideView, room: Rect, words: Words) -> None:
    sheet.outline(room, mix(LINE, TABLE, 0.4), 2, corner=12)
    size = min(64, room.h // 3)
    x, y = room.centre
    sheet.icon(f"out-{SEATS[side.seat]}-icon", Rect(x - size // 2, y - size, size, size), "mdi:skull", MUTED)
    where = view.places[side.seat] if side.seat < len(view.places) else 0
    text = words("rsp-out-place", n=where) if where else words("rsp-out")
    at = Rect(room.x + 10, y + 8, room.w - 20, 44)
    sheet.text(f"out-{SEATS[side.seat]}", at, text, 34, least=16, weight=750, colour=MUTED, align="center")


def bar(side: SideView, rect: Rect, words: Words, signs: Signs, marks: Mapping[str, str]) -> Sheet:
    """The player: name, Stock and Ether, and how many cards are where."""
    seat = side.seat
    label = marks.get(SEATS[seat].lower())
    sheet = Sheet(rect.w, rect.h, side_ground(seat))
    sheet.fill(sheet.rect, mix(WELL, STYLES[seat].tint, 0.25), corner=10)
    seat_badge(sheet, Rect(4, 3, 38, 38), seat, SEATS[seat], name="seat", size=32)
    counts = {
        "stock": side.stock,
        "ether": side.ether,
        "hand": side.hand_count,
        "library": side.library,
        "cemetery": len(side.cemetery),
        "excluded": len(side.excluded),
    }
    wide = rect.w > 800
    step = WIDE_STEPS if wide else NARROW_STEPS
    right = rect.w - 6
    for name, count in reversed(counts.items()):
        step_here = step[name]
        at = Rect(right - step_here, 0, step_here - 3, rect.h)
        _count(sheet, at, name, count, words if wide else None, side.shorts if name == "library" else 0)
        right -= step_here
    if label is not None:
        pick(sheet, sheet.rect.inset(2), corner=10, width=4)
        if label:
            pick_label(sheet, Rect(right - 46, 4, 42, rect.h - 8), label)
            right -= 50
    if signs.aims:
        text = f"#{signs.aims[-1]}" + (f" +{len(signs.aims) - 1}" if len(signs.aims) > 1 else "")
        taken = min(92, round(face(800, 24).width(text)) + 14)
        at = Rect(right - taken - 4, 6, taken, rect.h - 12)
        sheet.fill(at, look.WARD, corner=8)
        sheet.text("aims", at.inset(4, 2), text, 24, least=11, weight=800, colour=INK, align="center")
        right -= taken + 8
    if wide:
        for index, each in reversed(list(enumerate(side.attached[:2]))):
            text = _sitting(side, index, 2, words)
            at = Rect(right - 118, 5, 112, rect.h - 10)
            sheet.part(
                f"sits-{each.at}",
                at,
                ("sits", text, at[2:], encode(each), marks.get(each.at)),
                partial(_sits, each, at, text, seat, marks),
            )
            right -= 120
    at = Rect(50, 0, right - 58, rect.h)
    sheet.text("player", at, words.seat(seat), 28, least=12, weight=750, lines=2 if not wide else 1)
    return sheet


def _count(sheet: Sheet, at: Rect, name: str, count: int, words: Words | None, shorts: int) -> None:
    icon = look.PILES[name]
    strong = name in ("stock", "ether", "hand")
    ink: Colour = TEXT if strong else MUTED
    size = 36 if strong else 28
    picture = 24 if words is None else 28
    if words is not None:
        box = Rect(at.x, at.y + 3, at.w, at.h - 6)
        sheet.fill(box, WELL, corner=8)
        at = Rect(at.x + 7, at.y, at.w - 10, at.h)
        picture = 24
    sheet.icon(f"{name}-icon", Rect(at.x, at.y + (at.h - picture) // 2, picture, picture), icon, ink)
    left = at.x + picture + (6 if words is not None else 3)
    room = Rect(left, at.y, at.right - left, at.h)
    if words is not None:
        label = words("rsp-short", n=shorts) if shorts else words("rsp-pile", pile=name)
        wide = round(face(800, size).width(str(count))) + 4
        said = Rect(left, at.y + 4, at.right - left - wide - 10, at.h - 8)
        ink_here = look.WARD if shorts else MUTED
        sheet.text(f"{name}-label", said, label, 17, least=9, weight=600, colour=ink_here)
        room = Rect(at.right - wide - 4, at.y, wide, at.h)
    elif shorts:
        sheet.icon("shorts", Rect(at.right - 13, at.y + 3, 13, 13), "mdi:alert", look.WARD)
        room = Rect(left, at.y, at.right - left - 12, at.h)
    sheet.text(name, room, str(count), size, least=16, weight=800 if strong else 650, colour=ink)


def _summoners(
    sheet: Sheet,
    side: SideView,
    room: Rect,
    words: Words,
    known: Known,
    signs: Mapping[str, Signs],
    marks: Mapping[str, str],
) -> None:
    below = side.attached[:1] if room.w < 200 else []
    height = (room.h - GAP - (ATTACHED * len(below) + 4 if below else 0)) // 2
    for index, each in enumerate(side.summoners):
        at = Rect(room.x, room.y + index * (height + GAP), room.w, height)
        shown = known(each.card)
        wanted = shown.art if shown else ""
        picked = tuple((one.at, marks[one.at]) for one in each.attached if one.at in marks)
        own = signs.get(each.at, Signs())
        drawn = structs.replace(each, skills=[], level_pile=[])
        mark = marks.get(each.at)
        key = ("summoner", encode(drawn), side.seat, at[2:], own, mark, picked, wanted, words.key)
        sheet.part(
            f"summoner-{each.at}",
            at.inset(-OVER),
            key,
            lambda each=each, at=at, own=own, mark=mark, wanted=wanted, picked=picked: summoner(
                each, side.seat, at, words, own, mark, wanted, dict(picked)
            ),
        )
    for index, each in enumerate(below):
        at = Rect(room.x, room.bottom - ATTACHED * (len(below) - index) + 2, room.w, ATTACHED - 2)
        text = _sitting(side, index, 1, words)
        key = ("sits", each.at, text, at[2:], side.seat, marks.get(each.at), encode(each), words.key)
        sheet.part(
            f"sits-{each.at}", at, key, lambda each=each, at=at, text=text: _sits(each, at, text, side.seat, marks)
        )


def _sitting(side: SideView, index: int, shown: int, words: Words) -> str:
    """What is written on a card attached to a player; on the last one shown, how many more there are."""
    each = side.attached[index]
    text = f"{each.at} {words.card(each.card)}"
    more = len(side.attached) - shown
    return f"{text} {words('rsp-more-cards', n=more)}" if index == shown - 1 and more > 0 else text


def _sits(card: CardView, at: Rect, text: str, seat: int, marks: Mapping[str, str]) -> Sheet:
    """A card attached to a player."""
    sheet = Sheet(at.w, at.h, side_ground(seat))
    sheet.fill(sheet.rect, WELL, corner=5)
    sheet.icon("icon", Rect(3, (at.h - 16) // 2, 16, 16), look.sign_of(card), look.WARD)
    room = Rect(23, 0, at.w - 26, at.h)
    sheet.text("card", room, text, 16, least=9, weight=600, colour=look.WARD, lines=2 if at.h > 26 else 1)
    if card.at in marks:
        sheet.outline(sheet.rect, MARK, 2, corner=5)
    return sheet


def summoner(
    each: SummonerView,
    seat: int,
    rect: Rect,
    words: Words,
    signs: Signs,
    label: str | None,
    wanted: str,
    marks: Mapping[str, str],
) -> Sheet:
    """A Summoner: Life, level, Capacity Points, what is attached, or that it is lost."""
    sheet = Sheet(rect.w + 2 * OVER, rect.h + 2 * OVER, side_ground(seat))
    box = Rect(OVER, OVER, rect.w, rect.h)
    if each.lost:
        _lost(sheet, box, each, words, signs)
        return sheet
    edge = look.KINDS["summoner"][0]
    if signs.recent:
        edge = look.WARD if signs.recent in look.HARMS else NOW
    panel(sheet, box, tilted=each.tilted, edge=edge, ground=mix(INK, look.KINDS["summoner"][0], 0.16))
    within = inner(box, tilted=each.tilted)
    _summoner_head(sheet, Rect(within.x, within.y, within.w, 27), each, seat, words, signs, label)
    y = within.y + 29
    rows = min(len(each.attached) + len(each.badges), 1)
    # The rest after head, name, Life and Capacity goes to what is attached.
    name = 21 if within.h < 112 else 24
    strip = Rect(within.x, y, within.w, name)
    icon = emblem(each.card, wanted) if within.w > 150 else ""
    colours = (mix(look.KINDS["summoner"][0], TABLE, 0.0 if icon and not each.tilted else 0.45),)
    key = ("banner", each.card, colours, strip.w, strip.h, icon)
    sheet.bitmap(strip, key, lambda: banner(each.card, colours, strip.w, strip.h, icon))
    at = Rect(strip.x + 4, strip.y, strip.w - (30 if icon else 8), strip.h)
    sheet.text("name", at, words.card(each.card), 17, least=9, weight=700)
    y += name + 2
    left = within.bottom - y - rows * 22
    life = min(42, left - 20)
    if within.w >= 190:
        tall = min(left, 46) if rows else left
        _life(sheet, Rect(within.x, y, 126, tall), each)
        _points(sheet, Rect(within.x + 128, y, within.w - 128, tall), each, words)
        y += tall + 2
    else:
        if rows:
            text = f"{each.capacity}/{each.max_capacity}"
            _life(sheet, Rect(within.x, y, within.w - 36, left), each)
            at = Rect(within.right - 36, y, 36, left)
            sheet.text("capacity", at, text, 24, least=11, weight=800, align="right")
        else:
            _life(sheet, Rect(within.x, y, within.w, life), each)
            _points(sheet, Rect(within.x, y + life, within.w, min(26, left - life)), each, words)
        y += left
    lines = [attached(card, words) for card in each.attached]
    lines += [Line(icon, text, ink) for icon, text, ink in (look.badge(name, words) for name in each.badges)]
    lay_facts(sheet, Rect(within.x, y, within.w, within.bottom - y), lines, 20, marks)
    if label is not None:
        pick(sheet, box, corner=12)
    return sheet


def _summoner_head(
    sheet: Sheet, rect: Rect, each: SummonerView, seat: int, words: Words, signs: Signs, label: str | None
) -> None:
    size = 26
    wide = round(face(800, size).width(each.at)) + 12
    pill = Rect(rect.x, rect.y, wide, rect.h)
    sheet.fill(pill, STYLES[seat].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), each.at, size, least=12, weight=800, colour=INK, align="center")
    right = rect.right
    if label:
        pick_label(sheet, Rect(right - 34, rect.y, 34, rect.h), label, 24)
        right -= 37
    if signs.aims:
        text = " ".join(f"#{one}" for one in signs.aims[-2:])
        wide = round(face(800, 18).width(text)) + 10
        at = Rect(right - wide, rect.y + 2, wide, rect.h - 4)
        sheet.fill(at, look.WARD, corner=7)
        sheet.text("aims", at.inset(3, 1), text, 18, least=10, weight=800, colour=INK, align="center")
        right = at.x - 3
    if each.tilted:
        sheet.icon("tilted", Rect(right - 20, rect.y + 4, 20, 20), look.TILTED, TEXT)
        right -= 24
    if right - pill.right >= 44:
        text = words("rsp-level", n=each.level) if right - pill.right >= 44 else str(each.level)
        at = Rect(pill.right + 4, rect.y, right - pill.right - 6, rect.h)
        ink = BOON if signs.recent == "leveled" else TEXT
        sheet.text("level", at, text, 21, least=11, weight=750, colour=ink, align="right")


def _life(sheet: Sheet, rect: Rect, each: SummonerView) -> None:
    low = each.life * 3 <= each.max_life
    size = min(28, rect.h - 8)
    icon = Rect(rect.x, rect.y + (rect.h - size) // 2, size, size)
    sheet.icon("life-icon", icon, look.LIFE, look.WARD if low else TEXT)
    text = str(each.life)
    fits = look.KEY
    wide = round(face(800, fits).width(text)) + 2
    at = Rect(icon.right + 4, rect.y, min(wide, rect.right - icon.right - 4), rect.h)
    sheet.text("life", at, text, fits, least=20, weight=800, colour=look.WARD if low else TEXT, key=True)
    of = Rect(at.right + 3, rect.y + 4, rect.right - at.right - 3, rect.h - 4)
    if of.w < 16:
        return
    sheet.text("life-of", of, f"/{each.max_life}", 22, least=9, weight=600, colour=MUTED)


def _points(sheet: Sheet, rect: Rect, each: SummonerView, words: Words) -> None:
    """Capacity Points: a filled rhombus for each that is left, a hollow one for each that is spent."""
    text = f"{each.capacity}/{each.max_capacity}"
    size = 30 if rect.h >= 40 else 24
    wide = round(face(800, size).width(text)) + 2
    at = Rect(rect.right - wide, rect.y, wide, rect.h)
    ink = TEXT if each.capacity else MUTED
    label = words("rsp-points")
    room = at.x - rect.x - 3
    count = each.max_capacity + each.pending
    said = round(face(700, 15).width(label)) + 5
    if rect.h >= 52:
        # The pips have a line of their own.
        half = rect.h * 5 // 9
        at = Rect(rect.right - wide, rect.y, wide, half)
        sheet.text("capacity", at, text, size, least=11, weight=800, colour=ink, align="right")
        sheet.text("points", Rect(rect.x, rect.y, room, half), label, 20, least=9, weight=700, colour=MUTED)
        _pips(sheet, Rect(rect.x, rect.y + half, rect.w, rect.h - half - 2), each, count)
        return
    sheet.text("capacity", at, text, size, least=11, weight=800, colour=ink, align="right")
    if rect.h >= 40:
        # The pips stand below the label.
        half = rect.h // 2
        sheet.text("points", Rect(rect.x, rect.y, room, half), label, 16, least=9, weight=700, colour=MUTED)
        _pips(sheet, Rect(rect.x, rect.y + half, room, half - 2), each, count)
    elif room - said >= 9 * count:
        sheet.text("points", Rect(rect.x, rect.y, said, rect.h), label, 15, least=9, weight=700, colour=MUTED)
        _pips(sheet, Rect(rect.x + said, rect.y, room - said, rect.h), each, count)
    else:
        _pips(sheet, Rect(rect.x, rect.y, room, rect.h), each, count)


def _pips(sheet: Sheet, rect: Rect, each: SummonerView, count: int) -> None:
    step = min(28, rect.h + 2, rect.w // max(1, count)) if rect.h >= 24 else min(20, rect.w // max(1, count))
    if step < 8:
        return
    pip = min(step - 1, 26 if rect.h >= 24 else 17, rect.h)
    for index in range(count):
        spot = Rect(rect.x + index * step, rect.y + (rect.h - pip) // 2, pip, pip)
        if index < each.capacity:
            icon, colour = look.CAPACITY, TEXT
        elif index >= each.max_capacity:
            icon, colour = look.PENDING, BOON
        else:
            icon, colour = look.SPENT, MUTED
        sheet.icon(f"point-{index}", spot, icon, colour)


def _lost(sheet: Sheet, box: Rect, each: SummonerView, words: Words, signs: Signs) -> None:
    sheet.fill(box, WELL, corner=12)
    sheet.outline(box, look.WARD if signs.recent in look.HARMS else LINE, 3 if signs.recent else 2, corner=12)
    sheet.text("place", Rect(box.x + 12, box.y + 8, 70, 28), each.at, 24, least=12, weight=700, colour=MUTED)
    sheet.icon("lost", Rect(box.right - 42, box.y + 8, 30, 30), "mdi:skull", MUTED)
    at = Rect(box.x + 12, box.y + 44, box.w - 24, box.h - 86)
    sheet.text("name", at, words.card(each.card), 19, least=9, weight=600, colour=MUTED, lines=2)
    at = Rect(box.x + 12, box.bottom - 38, box.w - 24, 28)
    sheet.text("when", at, words("rsp-lost", n=each.lost), 18, least=10, weight=650, colour=MUTED)
