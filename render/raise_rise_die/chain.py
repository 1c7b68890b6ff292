"""The exchange under way: its cards in order, which answers which, what is left of their Damage, Break or Block, and
what it comes to as things stand. [RD-823 to RD-833]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engines.raise_rise_die.view import ExchangeView, LinkView
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label, seat_badge
from render.parts.theme import BOON, GOLD, INK, MUTED, NOW, PANEL, SEATS, TEXT, WARD, WELL, mix
from render.parts.words import Words

from . import look
from .said import frenzy, link_name, outcome, slot_name, value_of

ROW = 132
SHORT = 108
"""How high a line of the chain is: alone, and beside others."""
FEWEST, WIDEST = 3, 5
"""There is room for so many cards in a line, and for so many at most."""
LINES = 3
HEAD = 196


class Line(NamedTuple):
    """A line of the chain picture: a part of an exchange, and how many links were left out before it."""

    exchange: ExchangeView
    links: list[LinkView]
    first: bool
    skipped: int = 0


def lines(exchanges: list[ExchangeView]) -> list[Line]:
    """The lines of what is pending. Of a chain that is too long for them the middle is left out."""
    found: list[Line] = []
    shown = [each for each in exchanges if each.links]
    for number, each in enumerate(shown):
        rest = LINES - len(found) - (len(shown) - number - 1)
        room = WIDEST * max(1, rest)
        links, skipped = each.links, 0
        if len(links) > room:
            skipped = len(links) - room
            links = [links[0], *links[skipped + 1 :]]
        for start in range(0, len(links), WIDEST):
            found.append(Line(each, links[start : start + WIDEST], not start, skipped if not start else 0))
    return found[:LINES]


def height(exchanges: list[ExchangeView]) -> int:
    """How high the strip is; what only tells of the last happenings is low."""
    count = len(lines(exchanges))
    return {0: 62, 1: ROW + 8}.get(count, count * SHORT + 8)


def chain(exchanges: list[ExchangeView], rect: Rect, words: Words, marks: Mapping[str, str], lately: str) -> Sheet:
    """The strip between the two mats; without an exchange it says what happened `lately`."""
    sheet = Sheet(rect.w, rect.h)
    found = lines(exchanges)
    sheet.fill(sheet.rect, mix(PANEL, TEXT, 0.1), corner=14)
    sheet.fill(sheet.rect.inset(2), mix(PANEL, INK, 0.25), corner=12)
    if not found:
        said = lately or words("rdp-nothing-pending")
        at = Rect(18, 4, rect.w - 36, rect.h - 8)
        sheet.text("lately", at, said, 22, least=12, weight=600, colour=MUTED, lines=2, align="center")
        return sheet
    tall = (rect.h - 8) // len(found)
    for number, line in enumerate(found):
        _line(sheet, Rect(6, 4 + number * tall, rect.w - 12, tall), line, number, words, marks)
    return sheet


def _line(sheet: Sheet, rect: Rect, line: Line, number: int, words: Words, marks: Mapping[str, str]) -> None:
    head = Rect(rect.x, rect.y, HEAD, rect.h)
    if line.first:
        _head(sheet, head.inset(2, 3), line, number, words)
    gap = 20
    columns = max(FEWEST, min(WIDEST, len(line.exchange.links)))
    wide = (rect.w - HEAD - gap * columns) // columns
    x = head.right + (gap if not line.first else 6)
    for place, link in enumerate(line.links):
        at = Rect(x, rect.y + 3, wide, rect.h - 6)
        name = f"link-{number}-{link.at[1:]}"
        label = marks.get(link.at) if not line.exchange.instant else None
        _link(sheet, at, link, name, words, label, pending=not line.exchange.instant)
        if place + 1 < len(line.links):
            spot = Rect(at.right + 1, rect.y + rect.h // 2 - 9, 18, 18)
            sheet.icon(f"{name}-arrow", spot, "mdi:chevron-left", MUTED)
        x += wide + gap


def _head(sheet: Sheet, rect: Rect, line: Line, number: int, words: Words) -> None:
    """What the exchange comes to, and against whom it goes."""
    sheet.fill(rect, mix(WELL, TEXT, 0.05), corner=10)
    title = words("rdp-exchange", instant="yes" if line.exchange.instant else "no")
    extra = [
        part for part in (frenzy(line.exchange, words), words("rdp-locked") if line.exchange.locked else "") if part
    ]
    if line.skipped:
        extra.append(words("rdp-skipped", n=line.skipped))
    sheet.text(
        f"head-{number}", Rect(rect.x + 10, rect.y + 5, rect.w - 20, 22), title, 19, least=10, weight=700, colour=MUTED
    )
    first = line.exchange.links[0]
    harm = first.kind == "assault" and any(first.values)
    ink = WARD if harm else MUTED if first.beaten or first.kind == "assault" else BOON
    low = 24 if extra else 4
    room = Rect(rect.x + 10, rect.y + 28, rect.w - 20, rect.h - 28 - low)
    sheet.text(f"outcome-{number}", room, outcome(line.exchange, words), 24, least=12, weight=750, colour=ink, lines=3)
    if extra:
        at = Rect(rect.x + 10, rect.bottom - 24, rect.w - 20, 20)
        sheet.text(f"frenzy-{number}", at, " · ".join(extra), 17, least=9, weight=700, colour=GOLD)


def _link(
    sheet: Sheet, rect: Rect, link: LinkView, name: str, words: Words, label: str | None, *, pending: bool
) -> None:
    """A link: whose, its number, its name, what is left of it, what it answers and on which slots."""
    colour, icon = look.kind_of(link.kind)
    if not link.card:
        icon = look.BLOCK
    gone = link.beaten
    sheet.fill(rect, mix(SEATS[link.seat].colour, INK, 0.55 if gone else 0.15), corner=10)
    sheet.fill(
        rect.inset(3),
        mix(WELL, colour, 0.14 if gone else 0.42),
        corner=8,
        low=mix(WELL, colour, 0.08 if gone else 0.22),
    )
    badge = Rect(rect.x + 5, rect.y + 5, 34, 26)
    seat_badge(sheet, badge, link.seat, link.at, name=f"{name}-at", size=19)
    right = rect.right - 6
    if label is not None:
        pick(sheet, rect.inset(2), corner=9, width=4)
        if label:
            pick_label(sheet, Rect(right - 34, rect.y + 5, 34, 34), label, 26)
            right -= 38
    box = Rect(badge.right + 5, rect.y + 4, right - badge.right - 6, 42 if rect.h > 110 else 36)
    ink = MUTED if gone else TEXT
    sheet.text(f"{name}-name", box, link_name(link, words), 19, least=10, weight=700, colour=ink, lines=2)
    foot = Rect(rect.x + 8, rect.bottom - 25, rect.w - 16, 20)
    said = value_of(link)
    value = Rect(rect.x + 8, box.bottom, rect.w - 16, foot.y - box.bottom)
    size = 26
    sheet.icon(
        f"{name}-kind", Rect(value.x, value.y + (value.h - size) // 2, size, size), icon, mix(colour, TEXT, 0.62)
    )
    room = Rect(value.x + size + 4, value.y, value.w - size - 24, value.h)
    key = len(said) <= 2
    sheet.text(
        f"{name}-value",
        room,
        said,
        look.KEY + (4 if rect.h > 110 else 0),
        least=look.KEY if key else 9,
        weight=850,
        colour=ink,
        key=key,
    )
    signs = [("transcended", look.TRANSCENDED, GOLD)] if link.transcended else []
    signs += [("instant", look.INSTANT, NOW)] if link.instant else []
    signs += [("beaten", "mdi:close-thick", WARD)] if gone else []
    shown = signs[:2] if not gone else signs[-1:]
    top = value.y + (value.h - 18 * len(shown)) // 2
    for n, (sign, glyph, tone) in enumerate(shown):
        sheet.icon(f"{name}-{sign}", Rect(value.right - 18, top + 18 * n, 17, 17), glyph, tone)
    where = "/".join(slot_name(slot, words) for slot in link.slots)
    told = words("rdp-answers", on=link.on, where=where) if link.on else where
    sheet.text(f"{name}-on", foot, told, 18, least=9, weight=600, colour=mix(MUTED, TEXT, 0.3))
