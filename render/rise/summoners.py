"""A Summoner on the table: Life on a heart, level and Capacity Points, what is attached, or that it is lost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs
from msgspec.msgpack import encode

from engines.rise.view import SummonerView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.figures import figure
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.theme import BOON, GOLD, INK, LINE, MUTED, NOW, TABLE, TEXT, WELL, mix, side_ground
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .lean import OVER, inner, panel
from .tiles import Around, Line, Signs, attached, lay_facts

GROUND = look.KINDS["summoner"][0]
HEAD = 30
HEART = 54
FLAT = 62
"""Below this height there is no room for a heart below the name."""
LARGE = 38
"""From this height on Life is as large as the key figures of Creatures."""


def place_summoner(sheet: Sheet, at: Rect, each: SummonerView, seat: int, around: Around) -> None:
    """Lays a Summoner on the board's sheet."""
    words, wanted, signs = around.words, around.art_of(each.card), around.signs_at(each.at)
    picked = around.picked(*each.attached)
    drawn = structs.replace(each, skills=[], level_pile=[])
    mark = around.marks.get(each.at)
    key = ("summoner", encode(drawn), seat, at[2:], signs, mark, picked, wanted, words.key)
    build = partial(summoner, each, seat, at, words, signs, mark, wanted, dict(picked))
    sheet.part(f"summoner-{each.at}", at.inset(-OVER), key, build)


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
    """A Summoner."""
    sheet = Sheet(rect.w + 2 * OVER, rect.h + 2 * OVER, side_ground(seat))
    box = Rect(OVER, OVER, rect.w, rect.h)
    if each.lost:
        _lost(sheet, box, each, words, signs)
        return sheet
    edge = GROUND
    if signs.recent:
        edge = look.WARD if signs.recent in look.HARMS else NOW
    panel(sheet, box, tilted=each.tilted, edge=edge, ground=mix(INK, GROUND, 0.2))
    within = inner(box, tilted=each.tilted)
    if within.h < HEAD + HEART + 26:
        _low(sheet, within, each, seat, words, signs, label, marks)
        if label is not None:
            pick(sheet, box, corner=12)
        return sheet
    _head(sheet, Rect(within.x, within.y, within.w, HEAD), each, seat, words, signs, label)
    lines = _lines(each, words)
    row = 22
    y = within.y + HEAD + 2
    foot = within.bottom - (row if lines else 0)
    spare = foot - y - HEART - 24
    if spare >= 34:
        tall = min(spare, 150)
        colours = (mix(GROUND, TABLE, 0.45),) if each.tilted else (GROUND,)
        icon = emblem(each.card, wanted)
        at = Rect(within.x, y, within.w, tall)
        key = ("plain art", each.card, colours, at.w, at.h, icon)
        sheet.bitmap(at, key, lambda: art(each.card, colours, at.w, at.h, icon, plain=True))
        y += tall
    name = Rect(within.x + 2, y, within.w - 4, max(16, min(48 if spare > 30 else 24 + max(0, spare), foot - y - HEART)))
    sheet.text("name", name, words.card(each.card), 24, least=10, weight=750, lines=2 if name.h > 30 else 1)
    y += name.h
    _life(sheet, Rect(within.x, foot - HEART, within.w, HEART), each, words)
    lay_facts(sheet, Rect(within.x, foot, within.w, within.bottom - foot), lines, row, marks)
    if label is not None:
        pick(sheet, box, corner=12)
    return sheet


def _low(
    sheet: Sheet,
    within: Rect,
    each: SummonerView,
    seat: int,
    words: Words,
    signs: Signs,
    label: str | None,
    marks: Mapping[str, str],
) -> None:
    """A Summoner where there is little height: the name beside the place, all else beside the heart; where there is
    hardly any, the heart stands before both, as large as it can be."""
    flat = within.h < FLAT
    row, size = (26, 18) if flat else (30, 24)
    wide = (44 if flat else 48) if each.life < 10 else 58 if flat else 74
    if flat:
        heart = Rect(within.x - 2, within.y, wide, within.h)
        within = Rect(heart.right + 4, within.y, within.right - heart.right - 4, within.h)
    else:
        tall = within.h - row - 1
        heart = Rect(within.x - 2, within.y + row + 1, wide, tall)
    key = heart.h >= LARGE
    figure(sheet, "life", heart, "life", each.life, size=look.KEY if key else round(0.9 * heart.h), key=key)
    head = Rect(within.x, within.y, within.w, row)
    pill = Rect(head.x, head.y, round(face(800, size).width(each.at)) + 10, row - 2)
    sheet.fill(pill, STYLES[seat].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), each.at, size, least=12, weight=800, colour=INK, align="center")
    right = head.right
    if label:
        pick_label(sheet, Rect(right - 32, head.y, 32, row - 2), label, 22)
        right -= 34
    elif signs.aims:
        at = Rect(right - 30, head.y + 1, 30, row - 4)
        sheet.fill(at, look.WARD, corner=7)
        text = f"#{signs.aims[-1]}"
        sheet.text("aims", at.inset(2, 1), text, 18, least=9, weight=800, colour=INK, align="center")
        right -= 33
    elif each.tilted:
        sheet.icon("tilted", Rect(right - 18, head.y + 5, 18, 18), look.TILTED, TEXT)
        right -= 20
    at = Rect(pill.right + 5, head.y - 2, right - pill.right - 6, row + 2)
    sheet.text("name", at, words.card(each.card), 20, least=9, weight=750, lines=2)
    left = within.x if flat else heart.right + 6
    room = Rect(left, head.bottom + 1, within.right - left, within.bottom - head.bottom - 1)
    lines = _lines(each, words)
    if flat and lines:
        facts = Rect(room.x, room.y, room.w - 44, room.h)
        lay_facts(sheet, facts, lines, facts.h, marks)
    half = Rect(room.x, room.y, room.w, room.h if flat else room.h // 2)
    points = f"{each.capacity}/{each.max_capacity}"
    if not flat or not lines:
        sheet.text(
            "level", Rect(half.x, half.y, half.w // 2, half.h), words("rsp-level", n=each.level), 20, least=9,
            weight=800, colour=BOON if signs.recent == "leveled" else GOLD,
        )  # fmt: skip
    at = Rect(half.x + half.w // 2 + 2, half.y, half.w // 2 - 2, half.h)
    ink = TEXT if each.capacity else MUTED
    sheet.text("capacity", at, points, 21, least=9, weight=800, colour=ink, align="right")
    if flat:
        return
    rest = Rect(room.x, half.bottom, room.w, room.bottom - half.bottom)
    if lines:
        lay_facts(sheet, rest, lines, rest.h, marks)
    else:
        _pips(sheet, rest, each, each.max_capacity + each.pending)


def _lines(each: SummonerView, words: Words) -> list[Line]:
    """What is attached to a Summoner, and its states."""
    lines = [attached(card, words) for card in each.attached]
    return lines + [Line(icon, text, ink) for icon, text, ink in (look.badge(name, words) for name in each.badges)]


def _head(
    sheet: Sheet, rect: Rect, each: SummonerView, seat: int, words: Words, signs: Signs, label: str | None
) -> None:
    size = 26
    wide = round(face(800, size).width(each.at)) + 12
    pill = Rect(rect.x, rect.y, wide, rect.h - 2)
    sheet.fill(pill, STYLES[seat].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), each.at, size, least=12, weight=800, colour=INK, align="center")
    right = rect.right
    if label:
        pick_label(sheet, Rect(right - 34, rect.y, 34, rect.h - 2), label, 24)
        right -= 37
    if signs.aims:
        text = " ".join(f"#{one}" for one in signs.aims[-2:])
        wide = round(face(800, 18).width(text)) + 10
        at = Rect(right - wide, rect.y + 2, wide, rect.h - 6)
        sheet.fill(at, look.WARD, corner=7)
        sheet.text("aims", at.inset(3, 1), text, 18, least=10, weight=800, colour=INK, align="center")
        right = at.x - 3
    if each.tilted:
        sheet.icon("tilted", Rect(right - 20, rect.y + 4, 20, 20), look.TILTED, TEXT)
        right -= 24
    room = Rect(pill.right + 4, rect.y, right - pill.right - 6, rect.h - 2)
    if room.w >= 26:
        text = words("rsp-level", n=each.level)
        ink = BOON if signs.recent == "leveled" else GOLD
        sheet.text("level", room, text, 23, least=9, weight=800, colour=ink, align="right")


def _life(sheet: Sheet, rect: Rect, each: SummonerView, words: Words) -> None:
    """Life on a heart, of how much; beside it the Capacity Points: a filled rhombus for each that is left, a hollow one
    for each that is spent."""
    wide = HEART if each.life < 10 else HEART + 20
    heart = Rect(rect.x, rect.y, wide, rect.h)
    figure(sheet, "life", heart, "life", each.life, size=look.KEY, key=True)
    left = heart.right + 3
    room = Rect(left, rect.y + 2, rect.right - left, 24)
    of = f"/{each.max_life}"
    part = round(face(600, 21).width(of)) + 2
    text = f"{each.capacity}/{each.max_capacity}"
    ink = TEXT if each.capacity else MUTED
    points = round(face(800, 25).width(text)) + 2
    if part + points + 4 <= room.w:
        sheet.text("life-of", Rect(left, room.y + 2, part, 22), of, 21, least=9, weight=600, colour=MUTED)
    at = Rect(rect.right - min(points, room.w), room.y, min(points, room.w), 24)
    sheet.text("capacity", at, text, 25, least=10, weight=800, colour=ink, align="right")
    _pips(sheet, Rect(left, rect.y + 29, rect.right - left, 22), each, each.max_capacity + each.pending)


def _pips(sheet: Sheet, rect: Rect, each: SummonerView, count: int) -> None:
    step = min(23, rect.w // max(1, count))
    if step < 8:
        return
    pip = min(step - 1, 20, rect.h)
    for index in range(count):
        spot = Rect(rect.right - (count - index) * step, rect.y + (rect.h - pip) // 2, pip, pip)
        if index < each.capacity:
            icon, colour = look.CAPACITY, GOLD
        elif index >= each.max_capacity:
            icon, colour = look.PENDING, BOON
        else:
            icon, colour = look.SPENT, MUTED
        sheet.icon(f"point-{index}", spot, icon, colour)


def _lost(sheet: Sheet, box: Rect, each: SummonerView, words: Words, signs: Signs) -> None:
    sheet.fill(box, WELL, corner=12)
    sheet.outline(box, look.WARD if signs.recent in look.HARMS else LINE, 3 if signs.recent else 2, corner=12)
    sheet.text("place", Rect(box.x + 10, box.y + 6, 70, 28), each.at, 24, least=12, weight=700, colour=MUTED)
    sheet.icon("lost", Rect(box.right - 40, box.y + 6, 30, 30), "mdi:skull", MUTED)
    foot = 29 if box.h >= FLAT + 29 else 0
    when = Rect(box.x + 10, box.bottom - foot, box.w - 20, 24) if foot else Rect(box.x + 62, box.y + 6, box.w - 104, 24)
    sheet.text("when", when, words("rsp-lost", n=each.lost), 19, least=9, weight=650, colour=MUTED)
    name = Rect(box.x + 10, box.y + 32, box.w - 20, box.h - 35 - foot)
    sheet.text("name", name, words.card(each.card), 24, least=9, weight=700, colour=MUTED, lines=2)
