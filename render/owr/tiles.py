"""What stands in a lane as a tile: its place, what it is, its arrows, ATK and DEF as they are now, what is on it.

Of a creature that lies face-down others see its back: hatched, not only dark, with the turn since which it lies so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from msgspec.msgpack import encode

from engines.owr.view import CreatureView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import tally
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import hatch, pick, pick_label
from render.parts.theme import (
    BOON,
    HARM,
    INK,
    LINE,
    MUTED,
    NOW,
    RAISED,
    SEATS,
    TEXT,
    WARD,
    WELL,
    Colour,
    mix,
    side_ground,
)
from render.parts.words import Words

from . import look

Known = Callable[[str], CardFace | None]

PAD = 8
HEAD = 36
FIGURE = 46
"""The height of a row with ATK or DEF."""
ROW = 24
"""The height of a row with a Weapon."""


Sign = tuple[str, str, Colour]
"""A sign on a tile: its name on the sheet, its icon, its ink."""


class Signs(NamedTuple):
    """What the rest of the table says of a place: whether it attacks or is attacked, numbers of what waits and aims at
    it, and what happened there last with its size."""

    attacks: bool = False
    attacked: bool = False
    aims: tuple[int, ...] = ()
    recent: str = ""
    amount: int = 0


class Standing(NamedTuple):
    """A creature as its tile shows it: from below or from above, with the emblem and the kind of its card, its name,
    those of its Weapons, and what lies in its lane otherwise."""

    creature: CreatureView
    below: bool
    icon: str
    kind: str


def standing(creature: CreatureView, known: Known, *, below: bool) -> Standing:
    """What a tile needs to know of a creature's card."""
    shown = known(creature.card) if creature.card else None
    kind = "token" if creature.token else "creature"
    return Standing(creature, below, emblem(creature.card, shown.art if shown else "") if creature.card else "", kind)


def place_creature(
    sheet: Sheet, rect: Rect, shown: Standing, words: Words, signs: Signs, marks: Mapping[str, str]
) -> None:
    """Lays a creature on the board's sheet."""
    creature = shown.creature
    picked = tuple((at, marks[at]) for at in (creature.at, *(each.at for each in creature.weapons)) if at in marks)
    key = ("owr creature", encode(creature), shown.below, shown.icon, rect.w, rect.h, signs, picked, words.key)
    sheet.part(f"creature-{creature.at}", rect, key, partial(tile, rect, shown, words, signs, dict(picked)))


def tile(rect: Rect, shown: Standing, words: Words, signs: Signs, marks: Mapping[str, str]) -> Sheet:
    """A creature or a pile of tokens."""
    creature = shown.creature
    seat = creature.controller
    sheet = Sheet(rect.w, rect.h, side_ground(seat))
    box = sheet.rect
    edge = _edge(shown, signs)
    sheet.fill(box, edge, corner=12)
    sheet.fill(box.inset(4), mix(RAISED, TEXT, 0.05), corner=9, low=mix(RAISED, INK, 0.5))
    within = box.inset(PAD)
    top = _open(sheet, within, shown, words, marks) if creature.card else _back(sheet, within, creature, words)
    rest = _head(sheet, Rect(within.x, within.y, within.w, HEAD), creature, signs, marks.get(creature.at))
    if creature.card and top.h - HEAD >= 56:
        _strip(sheet, top, rest)
    if creature.at in marks:
        pick(sheet, box.inset(2), corner=11)
    return sheet


def _edge(shown: Standing, signs: Signs) -> Colour:
    if signs.recent:
        return WARD if signs.recent in look.HARMS else NOW
    if signs.attacks or signs.attacked or signs.aims or shown.creature.targeted:
        return WARD
    if not shown.creature.card or shown.creature.down:
        return mix(SEATS[shown.creature.controller].colour, INK, 0.45)
    return mix(look.colours_of(shown.creature.card, shown.kind)[0], TEXT, 0.1)


# ------------------------------------------------------------------------------------------------------------ its head


def _head(sheet: Sheet, rect: Rect, creature: CreatureView, signs: Signs, label: str | None) -> list[Sign]:
    """The place, how many tokens lie there, what goes on, and the states to show; the signs that found no room."""
    sheet.fill(rect, INK, alpha=150)
    wide = round(face(800, 32).width(creature.at)) + 14
    pill = Rect(rect.x, rect.y, wide, rect.h)
    sheet.fill(pill, SEATS[creature.controller].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), creature.at, 32, least=12, weight=800, colour=INK, align="center")
    x, right = pill.right + 3, rect.right
    if len(creature.tokens) > 1:
        text = f"×{len(creature.tokens)}"
        at = Rect(x, rect.y, round(face(850, 30).width(text)) + 12, rect.h)
        sheet.fill(at, NOW, corner=8)
        sheet.text("tokens", at.inset(2, 0), text, 30, least=12, weight=850, colour=INK, align="center")
        x = at.right + 3
    if label:
        at = Rect(right - rect.h - 2, rect.y, rect.h + 2, rect.h)
        pick_label(sheet, at, label, 28)
        right = at.x - 3
    if signs.aims and right - x >= 46:
        text = f"#{signs.aims[-1]}"
        at = Rect(right - 46, rect.y + 2, 46, rect.h - 4)
        sheet.fill(at, WARD, corner=8)
        sheet.text("aims", at.inset(3, 0), text, 26, least=11, weight=800, colour=INK, align="center")
        right = at.x - 3
    icons = [("attacks", "mdi:sword", WARD)] if signs.attacks else []
    icons += [("attacked", "mdi:target", WARD)] if signs.attacked else []
    found = look.happening(signs.recent)
    icons += [("recent", *found)] if found else []
    down = [("face-down", look.FACE_DOWN, TEXT)] if creature.down and creature.card else []
    icons += [*down, *((f"mark-{each}", *look.MARKS[each]) for each in creature.marks if each in look.MARKS)]
    for index, (name, icon, ink) in enumerate(icons):
        if right - 30 < x:
            return icons[index:]
        sheet.icon(name, Rect(right - 30, rect.y + 4, 28, 28), icon, ink)
        right -= 33
    return []


# ------------------------------------------------------------------------------------------------------------ face-up


def _open(sheet: Sheet, within: Rect, shown: Standing, words: Words, marks: Mapping[str, str]) -> Rect:
    """A creature that the viewer may read, face-up or not; where its art lies."""
    creature = shown.creature
    foot = within.bottom - 2 * FIGURE - 8
    weapons = creature.weapons[:2]
    text = words.card(creature.card)
    size = 27 if within.w >= 180 else 24
    one = face(750, size).width(text) <= within.w
    name = 32 if one else 58
    top = Rect(within.x, within.y, within.w, max(HEAD, foot - within.y - name - len(weapons) * ROW - 4))
    colours = look.colours_of(creature.card, shown.kind)
    if creature.down:
        colours = tuple(mix(each, WELL, 0.5) for each in colours)
    aside = 36 if any(creature.arrows) else 0
    spot = (aside, HEAD, top.w - 2 * aside, top.h - HEAD)
    key = ("plain art", creature.card, colours, top.w, top.h, shown.icon, spot)
    sheet.bitmap(top, key, lambda: art(creature.card, colours, top.w, top.h, shown.icon, plain=True, spot=spot))
    if creature.down:
        hatch(sheet, top, SEATS[creature.controller].colour)
    _arrows(sheet, top, shown)
    at = Rect(within.x, top.bottom + 2, within.w, name)
    sheet.text("name", at, text, size, least=11, weight=750, lines=1 if one else 2)
    y = at.bottom
    for index, each in enumerate(weapons):
        more = f" +{len(creature.weapons) - 2}" if index == 1 and len(creature.weapons) > 2 else ""
        row = Rect(within.x, y, within.w, ROW)
        sheet.icon(f"{each.at}-icon", Rect(row.x, row.y + 2, 20, 20), look.KINDS["weapon"][1], look.KINDS["weapon"][0])
        room = Rect(row.x + 24, row.y, row.w - 24, ROW)
        sheet.text(f"weapon-{each.at}", room, words.card(each.card) + more, 19, least=10, weight=600, colour=MUTED)
        if each.at in marks:
            pick(sheet, row, corner=6, width=3)
        y += ROW
    _figures(sheet, Rect(within.x, foot, within.w, 2 * FIGURE + 8), creature)
    return top


def _figures(sheet: Sheet, rect: Rect, creature: CreatureView) -> None:
    """ATK, and below it what is left of DEF with what it has lost."""
    rows = (("atk", "attack", creature.atk, creature.base_atk), ("def", "defense", creature.left, creature.base_def))
    for index, (name, kind, now, printed) in enumerate(rows):
        if now is None:
            continue
        at = Rect(rect.x, rect.y + index * FIGURE, min(rect.w, 160), FIGURE - 2)
        full = creature.def_ if name == "def" and creature.def_ is not None else now
        change = 0 if printed is None else (full > printed) - (full < printed)
        tally(sheet, name, at, kind, now, change=change, size=look.KEY, key=now < 10000)
    if creature.damage and creature.def_:
        bar = Rect(rect.x, rect.bottom - 8, rect.w, 7)
        sheet.fill(bar, HARM, corner=3)
        sheet.fill(
            Rect(bar.x, bar.y, max(4, bar.w * max(0, creature.left or 0) // creature.def_), bar.h), BOON, corner=3
        )
        taken = FIGURE + 8 + round(face(800, look.KEY).width(str(creature.left)))
        lost = Rect(rect.x + taken, rect.y + FIGURE, rect.w - taken, FIGURE - 2)
        if lost.w >= 30:
            sheet.text("damage", lost, f"−{creature.damage}", 20, least=8, weight=700, colour=WARD, align="right")


def _arrows(sheet: Sheet, rect: Rect, shown: Standing) -> None:
    """Where it may move and how far, on the picture: who sits above has their right at its left. [OW-908]"""
    left, right = shown.creature.arrows if shown.below else shown.creature.arrows[::-1]
    middle = rect.y + HEAD + (rect.h - HEAD) // 2
    if rect.h - HEAD < 30:
        return
    for name, steps, x, icon in (
        ("left", left, rect.x, "mdi:arrow-left-bold"),
        ("right", right, rect.right - 34, "mdi:arrow-right-bold"),
    ):
        if not steps:
            continue
        tall = 34 if steps == 1 else 58
        at = Rect(x, middle - tall // 2, 34, tall)
        if at.y < rect.y + HEAD or at.bottom > rect.bottom:
            at = Rect(x, rect.bottom - 34, 34, 34)
        sheet.fill(at, INK, corner=9, alpha=190)
        sheet.icon(f"arrow-{name}", Rect(at.x + 3, at.y + 3, 28, 28), icon, TEXT)
        if steps > 1 and at.h > 34:
            number = Rect(at.x, at.y + 28, 34, 28)
            sheet.text(f"steps-{name}", number, str(steps), 25, least=12, weight=800, align="center")


def _strip(sheet: Sheet, rect: Rect, found: list[Sign]) -> None:
    """Signs that found no room above, at the foot of the art."""
    step = 30
    if not found:
        return
    wide = step * min(len(found), max(1, (rect.w - 76) // step)) + 4
    strip = Rect(rect.x + (rect.w - wide) // 2, rect.bottom - 32, wide, 30)
    sheet.fill(strip, INK, corner=9, alpha=190)
    for index, (name, icon, ink) in enumerate(found[: (wide - 4) // step]):
        sheet.icon(name, Rect(strip.x + 4 + index * step, strip.y + 3, 24, 24), icon, ink)


# ---------------------------------------------------------------------------------------------------------- face-down


def _back(sheet: Sheet, within: Rect, creature: CreatureView, words: Words) -> Rect:
    """The back of a creature that the viewer may not read: since when it lies there, and its damage; where the back
    lies."""
    colour = SEATS[creature.controller].colour
    top = Rect(within.x, within.y, within.w, within.h - 66)
    sheet.fill(top, mix(SEATS[creature.controller].tint, INK, 0.4), corner=8)
    hatch(sheet, top, colour)
    side = min(84, top.h - HEAD - 8)
    if side >= 24:
        at = Rect(top.x + (top.w - side) // 2, top.y + HEAD + (top.h - HEAD - side) // 2, side, side)
        sheet.fill(at.inset(-6), INK, kind="disc", alpha=200)
        sheet.icon("face-down", at.inset(8), look.FACE_DOWN, mix(colour, TEXT, 0.4))
    said = Rect(within.x, top.bottom + 2, within.w, 30)
    sheet.text(
        "since", said, words("owp-since", n=creature.since), 23, least=10, weight=650, colour=TEXT, align="center"
    )
    if creature.damage:
        at = Rect(within.x, said.bottom, within.w, 34)
        sheet.text("damage", at, f"−{creature.damage}", 30, least=12, weight=800, colour=WARD, align="center")
    return top


def place_empty(sheet: Sheet, rect: Rect, at: str, seat: int, signs: Signs, marks: Mapping[str, str]) -> None:
    """Lays an empty lane on the board's sheet: what attacks it hits the player."""
    key = ("owr empty", at, rect.w, rect.h, seat, signs, marks.get(at))
    sheet.part(f"lane-{at}", rect, key, partial(_empty, rect, at, seat, signs, marks))


def _empty(rect: Rect, at: str, seat: int, signs: Signs, marks: Mapping[str, str]) -> Sheet:
    sheet = Sheet(rect.w, rect.h, side_ground(seat))
    sheet.fill(sheet.rect.inset(2), mix(side_ground(seat), INK, 0.3), corner=12)
    edge = WARD if signs.attacked or signs.aims else mix(side_ground(seat), LINE, 0.6)
    sheet.outline(sheet.rect.inset(2), edge, 3 if edge == WARD else 2, corner=12)
    ink = mix(SEATS[seat].colour, TEXT, 0.2)
    sheet.text("place", sheet.rect.inset(20), at, 44, least=20, weight=750, colour=ink, align="center")
    if signs.attacked:
        sheet.icon("attacked", Rect((rect.w - 40) // 2, rect.h // 2 + 30, 40, 40), "mdi:target", WARD)
    if at in marks:
        pick(sheet, sheet.rect.inset(2), corner=11)
        if marks[at]:
            pick_label(sheet, Rect(rect.w - 50, 8, 42, 38), marks[at], 28)
    return sheet
