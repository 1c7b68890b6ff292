"""What stays on a side: the character, the weapons with their infusion sockets, the objects, and the Top Soul."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engines.raise_rise_die.view import PlacedView, SideView
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.theme import BOON, INK, LINE, MUTED, TEXT, WELL, Colour, mix, side_ground
from render.parts.words import Words

from . import look
from .chips import owner_sign, place_card, place_value
from .said import letter, slot_name

Known = Callable[[str], CardFace | None]
Marks = Mapping[str, str]
APART = 5
TALLEST = 96


def fighter(side: SideView, rect: Rect, words: Words, known: Known, marks: Marks) -> Sheet:
    """The character, the weapons, and the infusion sockets, empty ones too. [RD-211 RD-309 RD-1106]"""
    sheet = Sheet(rect.w, rect.h, side_ground(side.seat))
    sockets = max(side.sockets, len(side.infusions))
    rows = (1.5 if side.character else 0) + 1.2 * len(side.weapons) + sockets
    unit = min(TALLEST / 1.5, (rect.h - APART * (len(side.weapons) + sockets)) / max(1.0, rows))
    y = 0
    things: list[tuple[PlacedView, str, float]] = []
    if side.character is not None:
        things.append((side.character, "character", 1.5))
    things += [(each, "weapon", 1.2) for each in side.weapons]
    things += [(each, "infusion", 1.0) for each in side.infusions]
    for each, kind, share in things:
        at = Rect(0, y, rect.w, int(unit * share))
        standing(sheet, at, each, kind, side.seat, words, known, marks.get(each.at))
        y += at.h + APART
    for n in range(len(side.infusions) + 1, sockets + 1):
        at = Rect(0, y, rect.w, int(unit))
        place = f"{letter(side.seat)}i{n}"
        empty(sheet, at, place, words("rdp-socket"), look.LAYERS["infusion"], marks.get(place))
        y += at.h + APART
    return sheet


def belongings(side: SideView, rect: Rect, words: Words, known: Known, marks: Marks) -> Sheet:
    """The Top Soul with its Soul Value, and the object slots. [RD-401 RD-1203]"""
    sheet = Sheet(rect.w, rect.h, side_ground(side.seat))
    place = f"{letter(side.seat)}-top"
    high = min(150, rect.h * 2 // 5)
    top_soul(sheet, Rect(0, 0, rect.w, high), side, words, marks.get(place))
    y = high + APART
    tall = min(TALLEST, (rect.h - y - APART * max(0, len(side.objects) - 1)) // max(1, len(side.objects)))
    for n, each in enumerate(side.objects, 1):
        at, place = Rect(0, y, rect.w, tall), f"{letter(side.seat)}o{n}"
        if each is None:
            said = words("rdp-object-slot", n=n)
            empty(sheet, at, place, said, (look.LAYERS["use"][0], look.OBJECT), marks.get(place))
        else:
            standing(sheet, at, each, "object", side.seat, words, known, marks.get(each.at))
        y += tall + APART
    return sheet


def top_soul(sheet: Sheet, rect: Rect, side: SideView, words: Words, label: str | None) -> None:
    """The card that lies face up on the deck, with what its loss costs. [RD-401 RD-1002]"""
    sheet.fill(rect, mix(look.SOUL, INK, 0.35) if side.top else mix(WELL, LINE, 0.5), corner=12)
    sheet.fill(rect.inset(3), mix(WELL, look.SOUL, 0.2), corner=10, low=mix(WELL, look.SOUL, 0.06))
    head = Rect(rect.x + 12, rect.y + 6, rect.w - 24, 22)
    sheet.text("top-label", head, words("rdp-top-soul"), 19, least=10, weight=700, colour=mix(look.SOUL, TEXT, 0.2))
    body = Rect(rect.x + 8, head.bottom + 2, rect.w - 16, rect.bottom - head.bottom - 8)
    if not side.top:
        said = words("rdp-no-top", deck=side.deck)
        sheet.text("top-none", body.inset(6, 2), said, 22, least=11, weight=600, colour=MUTED, align="center", lines=2)
        if label is not None:
            _picked(sheet, rect, label)
        return
    wide = 92
    at = Rect(body.x, body.y, wide, body.h)
    sheet.icon("top-icon", Rect(at.x + 4, at.y + (at.h - 30) // 2, 30, 30), look.SOUL_ICON, look.SOUL)
    room = Rect(at.x + 38, at.y, at.w - 40, at.h)
    sheet.text("top-sv", room, str(side.top_sv), 56, least=30, weight=850, colour=TEXT, key=True)
    left = at.right + 4
    name = Rect(left, body.y, body.right - left - 4, body.h)
    sheet.text("top-name", name, words.card(side.top), 24, least=11, weight=700, lines=3)
    if label is not None:
        _picked(sheet, rect, label)


def standing(
    sheet: Sheet, rect: Rect, each: PlacedView, what: str, seat: int, words: Words, known: Known, label: str | None
) -> None:
    """A card that stays: upright if it may be used, sideways once it was. [RD-1203 RD-1215]"""
    shown = known(each.card)
    colour, _ = look.kind_of(what) if what in look.KINDS else look.LAYERS["infusion" if what == "infusion" else "use"]
    ground = mix(WELL, colour, 0.1 if each.used else 0.24)
    sheet.fill(rect, mix(colour, INK, 0.62 if each.used else 0.3), corner=10)
    sheet.fill(rect.inset(2), ground, corner=8)
    side = min(rect.h - 8, 68)
    square = Rect(rect.x + 5, rect.y + (rect.h - side) // 2, side, side)
    room = place_card(sheet, square, mix(colour, INK, 0.3), sideways=each.used)
    icon = emblem(each.card, shown.art if shown else "")
    glyph = room.inset(max(2, min(room.w, room.h) // 8))
    sheet.icon(f"{each.at}-icon", glyph, icon, MUTED if each.used else TEXT)
    right = rect.right - 6
    if label is not None:
        pick(sheet, rect.inset(2), corner=8, width=4)
        if label:
            high = min(rect.h - 10, 40)
            pick_label(sheet, Rect(right - 36, rect.y + (rect.h - high) // 2, 36, high), label, 26)
            right -= 42
    beside = True  # the state and a value, not one below the other
    if each.as_support:
        size = min(rect.h - 10, 48)
        spot = Rect(right - size, rect.y + 4, size, size)
        place_value(sheet, f"{each.at}-value", spot, look.KINDS["support"][0], str(each.value), sideways=each.used)
        beside = spot.bottom > rect.bottom - 25
        right -= size + 4
    if each.owner != seat:
        owner_sign(sheet, Rect(right - 14, rect.y + 6, 12, 12), each.owner)
        right -= 18
    left = square.right + 6
    state = "used" if each.used else "ready" if each.usable else ""
    two = rect.h >= 42 and bool(state or each.as_support)
    edge = 3 if label is None else 7
    name = Rect(left, rect.y + edge, right - left, rect.h - edge - (23 if two else edge))
    ink = MUTED if each.used else TEXT
    lines = 2 if name.h >= 34 else 1
    size = 22 if name.h >= 52 or not two else 17
    sheet.text(f"{each.at}-name", name, words.card(each.card), size, least=11, weight=700, colour=ink, lines=lines)
    if two:
        said = words("rdp-state", state=state or "none")
        if each.as_support:
            where = "/".join(slot_name(slot, words) for slot in each.optimal)
            said = words("rdp-as-support", state=said, where=where) if state else where
        at = Rect(left, rect.bottom - 25, (right if label or beside else rect.right - 6) - left, 19)
        tone: Colour = MUTED if each.used or not each.usable else BOON
        sheet.text(f"{each.at}-state", at, said, 16, least=8, weight=650, colour=tone)


def empty(sheet: Sheet, rect: Rect, place: str, said: str, style: tuple[Colour, str], label: str | None) -> None:
    """An empty socket or object slot."""
    sheet.fill(rect, mix(WELL, style[0], 0.06), corner=10)
    sheet.outline(rect, mix(WELL, style[0], 0.32), 2, corner=10)
    size = min(24, rect.h - 8)
    sheet.icon(f"{place}-icon", Rect(rect.x + 12, rect.y + (rect.h - size) // 2, size, size), style[1],
               mix(MUTED, INK, 0.35))  # fmt: skip
    room = Rect(rect.x + 18 + size, rect.y + 3, rect.w - size - 24, rect.h - 6)
    if label is not None:
        _picked(sheet, rect, label)
        room = Rect(room.x, room.y, room.w - 42, room.h)
    sheet.text(f"{place}-empty", room, said, 18, least=9, weight=600, colour=MUTED)


def _picked(sheet: Sheet, rect: Rect, label: str) -> None:
    pick(sheet, rect.inset(2), corner=9, width=4)
    if label:
        high = min(rect.h - 10, 40)
        pick_label(sheet, Rect(rect.right - 42, rect.y + 5, 36, high), label, 26)
