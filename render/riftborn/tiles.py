"""A creature in its rank as a tile: its place, what it is, Attack and what is left of its Health, tokens and marks.

Of one that lies face-down others see its back, hatched, with its tokens. [RB-976]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from msgspec.msgpack import encode

from engines.riftborn.view import CreatureView, called
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import hatch, pick, pick_label
from render.parts.theme import BOON, HARM, INK, NOW, RAISED, SEATS, TEXT, WARD, WELL, Colour, mix, side_ground
from render.parts.words import Words

from . import look
from .said import keywords as keywords_said

Known = Callable[[str], CardFace | None]

PAD = 7
HEAD = 36
FIGURE = 44
"""The height of the row with Attack and Health."""
BAR = 7
SLIP, LEAST_SLIP = 30, 24
"""The height of a token, and where there is hardly any room."""
MARKED = (40, 50)
"""The room that the mark of a place beside a tile takes of its picture, across and down."""
LOW = 166
"""Below this height a tile shows no emblem."""
ROOMY = 186
"""From this height on a tile says its keywords."""


CHIP = 30
"""The height that a chip takes of a picture."""
KEYWORDS = 18
"""The size of keywords."""


class Signs(NamedTuple):
    """What the rest of the table says of a place: whether it attacks or is attacked, what happened there last with its
    size, and whether a place `beside` it may be picked."""

    attacks: bool = False
    attacked: bool = False
    recent: str = ""
    amount: int = 0
    beside: bool = False


def place_creature(
    sheet: Sheet, rect: Rect, each: CreatureView, known: Known, words: Words, signs: Signs, label: str | None
) -> None:
    """Lays a creature on the board's sheet; `label` is its number as something to pick (None: it can't be)."""
    shown = known(each.card) if each.card else None
    icon = emblem(each.card, shown.art if shown else "") if each.card else ""
    key = ("riftborn creature", encode(each), icon, rect.w, rect.h, signs, label, words.key)
    sheet.part(f"creature-{each.at}", rect, key, partial(tile, rect, each, icon, words, signs, label))


def tile(rect: Rect, each: CreatureView, icon: str, words: Words, signs: Signs, label: str | None) -> Sheet:
    """A creature."""
    sheet = Sheet(rect.w, rect.h, side_ground(each.controller))
    box = sheet.rect
    sheet.fill(box, _edge(each, signs), corner=12)
    sheet.fill(box.inset(4), mix(RAISED, TEXT, 0.05), corner=9, low=mix(RAISED, INK, 0.5))
    within = box.inset(PAD)
    lying = _open(sheet, within, each, icon, words, signs.beside) if each.card else _back(sheet, within, each)
    _head(sheet, Rect(within.x, within.y, within.w, HEAD), each, signs, label, tokens=not lying)
    if label is not None:
        pick(sheet, box.inset(2), corner=11)
    return sheet


def _edge(each: CreatureView, signs: Signs) -> Colour:
    if signs.attacks or signs.attacked:
        return WARD
    if signs.recent:
        return WARD if signs.recent in look.HARMS else NOW
    if each.down:
        return mix(SEATS[each.controller].colour, INK, 0.45)
    return mix(look.colours_of("token" if each.token else "creature", each.family)[0], TEXT, 0.1)


def _head(sheet: Sheet, rect: Rect, each: CreatureView, signs: Signs, label: str | None, *, tokens: bool) -> None:
    """The place, and what goes on: who attacks whom, what happened, what it may not do; its tokens where there is no
    room for them below."""
    sheet.fill(rect, INK, alpha=150)
    said = called(each.at)
    wide = round(face(800, 32).width(said)) + 12
    pill = Rect(rect.x, rect.y, wide, rect.h)
    sheet.fill(pill, SEATS[each.controller].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), said, 32, least=12, weight=800, colour=INK, align="center")
    left, right = pill.right + 2, rect.right
    if label:
        at = Rect(right - rect.h - 2, rect.y, rect.h + 2, rect.h)
        pick_label(sheet, at, label, 28)
        right = at.x - 3
    icons = [("attacks", "mdi:sword", WARD)] if signs.attacks else []
    icons += [("attacked", "mdi:target", WARD)] if signs.attacked else []
    found = look.happening(signs.recent)
    icons += [("recent", *found)] if found else []
    icons += [(f"mark-{name}", *look.MARKS[name]) for name in each.marks if name in look.MARKS]
    if tokens:
        left = _tokens(sheet, Rect(left + 1, rect.y + 3, right - left - 1, SLIP), each)
    for name, icon, ink in icons:
        if right - 29 < left:
            break
        sheet.icon(name, Rect(right - 28, rect.y + 4, 27, 27), icon, ink)
        right -= 31


# ------------------------------------------------------------------------------------------------------------- its face


def _open(sheet: Sheet, within: Rect, each: CreatureView, icon: str, words: Words, beside: bool) -> bool:
    """A creature that the viewer may read, face-up or not; whether there was room for its tokens. The marks of places
    `beside` it cover nothing of what its picture says."""
    low = within.h + 2 * PAD < LOW
    told = " · ".join(keywords_said(words, each.keywords)) if within.h + 2 * PAD >= ROOMY else ""
    foot = within.bottom - FIGURE - BAR - 2
    said = words.card(each.card)
    size = 26
    long = within.h >= 210 and face(600, KEYWORDS).width(told) > within.w
    keywords = 42 if long else 24 if told else 0
    two = foot - within.y - HEAD - keywords - 62 >= CHIP and face(750, size).width(said) > within.w
    name = 60 if two else 28 if low else 32
    top = Rect(within.x, within.y, within.w, foot - within.y - name - keywords - 2)
    colours = look.colours_of("token" if each.token else "creature", each.family)
    if each.down:
        colours = tuple(mix(colour, WELL, 0.5) for colour in colours)
    slip = min(SLIP, top.h - HEAD)
    lying = not low and slip >= LEAST_SLIP
    free = top.bottom - (slip + 2 if lying and _has_tokens(each) else 0)
    below = MARKED[1] if beside and free - top.y - HEAD >= MARKED[1] + CHIP else 0
    edge = MARKED[0] * beside if not below else MARKED[0] // 2
    chips = _worth(each, Rect(top.x, top.y + below, top.w - (0 if below else edge), top.h), free)
    left = min((at.x for *_, at in chips), default=top.right)
    spot = (edge, HEAD, left - top.x - edge, free - top.y - HEAD)
    shown = "" if low else icon
    key = ("plain art", each.card, colours, top.w, top.h, shown, spot)
    sheet.bitmap(top, key, lambda: art(each.card, colours, top.w, top.h, shown, plain=True, spot=spot))
    if each.down:
        hatch(sheet, top, SEATS[each.controller].colour)
    for chip in chips:
        _chip(sheet, *chip)
    if lying:
        _tokens(sheet, Rect(top.x, top.bottom - slip, top.w, slip), each)
    at = Rect(within.x, top.bottom, within.w, name)
    sheet.text("name", at, said, size, least=11 if low else 13, weight=750, lines=2 if two else 1)
    if keywords:
        at = Rect(within.x, at.bottom, within.w, keywords)
        ink = mix(TEXT, WELL, 0.2)
        sheet.text("keywords", at, told, KEYWORDS, least=13, weight=600, colour=ink, lines=keywords // 20)
    _figures(sheet, Rect(within.x, foot, within.w, FIGURE + BAR + 2), each)
    return lying


def _figures(sheet: Sheet, rect: Rect, each: CreatureView) -> None:
    """Attack, and what is left of Health with a bar of what it has lost. [RB-661 RB-662]"""
    half = rect.w // 2
    for index, (name, kind, now, printed) in enumerate(
        (("attack", "attack", each.attack, each.base_attack), ("health", "life", each.left, each.base_health))
    ):
        if now is None:
            continue
        at = Rect(rect.x + index * half, rect.y, half - 4, FIGURE)
        full = each.health if name == "health" and each.health is not None else now
        change = 0 if printed is None else (full > printed) - (full < printed)
        tally(sheet, name, at, kind, max(0, now), change=change, size=look.KEY, key=now < 100)
    if each.health:
        bar = Rect(rect.x, rect.bottom - BAR, rect.w, BAR)
        sheet.fill(bar, HARM, corner=3)
        left = max(0, min(each.health, each.left or 0))
        sheet.fill(Rect(bar.x, bar.y, max(4, bar.w * left // each.health), bar.h), BOON, corner=3)


def _has_tokens(each: CreatureView) -> bool:
    return any(getattr(each, name) for name in look.TOKENS)


def _worth(each: CreatureView, rect: Rect, bottom: int) -> list[tuple[str, str, str, Colour, Rect]]:
    """What its death is worth, its morale, and what lies under it: chips at the right of its picture, as many as there
    is room for above a height."""
    y = rect.y + HEAD + 3
    rows: list[tuple[str, str, str, Colour]] = []
    if each.xp:
        rows.append(("xp", look.XP, str(each.xp), look.XP_INK))
    if each.swarm:
        rows.append(("swarm", "mdi:account-group", f"×{each.swarm}", TEXT))
    if each.ready:
        rows.append(("ready", "mdi:sword", f"+{each.ready}", BOON))
    if each.undeath:
        rows.append(("undeath", "mdi:refresh", str(each.undeath), TEXT))
    if each.morale:
        rows.append(("morale", look.MORALE.get(each.morale, "mdi:flag"), "", BOON))
    if each.under:
        rows.append(("under", "mdi:layers", "", TEXT))
    chips: list[tuple[str, str, str, Colour, Rect]] = []
    for name, icon, text, ink in rows:
        if y + 26 > bottom:
            break
        wide = 28 + (round(face(750, 21).width(text)) + 8 if text else 0)
        chips.append((name, icon, text, ink, Rect(rect.right - wide, y, wide, 26)))
        y += 28
    return chips


def _chip(sheet: Sheet, name: str, icon: str, text: str, ink: Colour, at: Rect) -> None:
    sheet.fill(at, INK, corner=7, alpha=200)
    sheet.icon(f"{name}-icon", Rect(at.x + 4, at.y + 3, 20, 20), icon, ink)
    if text:
        sheet.text(name, Rect(at.x + 27, at.y, at.w - 30, at.h), text, 21, least=11, weight=750, colour=ink)


def _tokens(sheet: Sheet, rect: Rect, each: CreatureView) -> int:
    """Its tokens with how many there are, as slips in a row; where they end."""
    x = rect.x
    for name, (icon, ink) in look.TOKENS.items():
        count = getattr(each, name)
        if not count:
            continue
        wide = 32 + round(face(800, 23).width(str(count)))
        if x + wide > rect.right:
            break
        at = Rect(x, rect.y, wide, rect.h)
        sheet.fill(at, INK, corner=8, alpha=215)
        sheet.icon(f"{name}-icon", Rect(at.x + 4, at.y + (at.h - 22) // 2, 22, 22), icon, ink)
        sheet.text(name, Rect(at.x + 27, at.y, at.w - 29, at.h), str(count), 23, least=11, weight=800, colour=ink)
        x += wide + 3
    return x


# ---------------------------------------------------------------------------------------------------------- face-down


def _back(sheet: Sheet, within: Rect, each: CreatureView) -> bool:
    """The back of a creature that the viewer may not read, with its tokens and its damage; whether there was room for
    the tokens."""
    colour = SEATS[each.controller].colour
    foot, low = within.bottom - FIGURE, within.h + 2 * PAD < LOW
    top = Rect(within.x, within.y, within.w, foot - within.y - 2)
    sheet.fill(within, mix(SEATS[each.controller].tint, INK, 0.4), corner=8)
    hatch(sheet, top, colour)
    room = top.h - HEAD - (SLIP + 4 if not low and _has_tokens(each) else 4)
    side = min(84, room)
    if side >= 24:
        at = Rect(top.x + (top.w - side) // 2, top.y + HEAD + (room - side) // 2 + 2, side, side)
        sheet.fill(at.inset(-3), INK, kind="disc", alpha=200)
        sheet.icon("face-down", at.inset(8), look.FACE_DOWN, mix(colour, TEXT, 0.4))
    if not low:
        _tokens(sheet, Rect(top.x, top.bottom - SLIP, top.w, SLIP), each)
    if each.damage:
        at = Rect(within.x, foot, within.w, FIGURE)
        sheet.text("damage", at, f"−{each.damage}", 38, least=12, weight=800, colour=WARD, align="center")
    return not low


def signs_of(recent: Mapping[str, tuple[str, int]], at: str, by: str, target: str) -> Signs:
    """What goes on at a place."""
    name, amount = recent.get(at, ("", 0))
    return Signs(bool(by) and at == by, bool(target) and at == target, name, amount)
