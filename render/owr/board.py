"""The board picture: the headline, and below it both sides, lanes facing each other, with the Arena between them.

Who looks sits below: lane 1 is at the left of A, and at the right of B. Who only watches looks with A.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS as LETTERS
from engines.owr.view import OwrView, PendingView, SideView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.fonts import face
from render.parts.header import place_phases, place_turn, place_waiting
from render.parts.headline import Link, News
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label, seat_badge
from render.parts.theme import GOLD, INK, MARK, MUTED, NOW, SEATS, TEXT, WARD, WELL, Colour, mix, side_ground
from render.parts.words import Words

from . import look
from .bars import HIGH, bar
from .news import news
from .said import item
from .stacks import place_stack
from .tiles import Known, Signs, place_creature, place_empty, standing

WIDTH, HEIGHT = 1080, 1350
MARGIN, GAP = 8, 8
HEADER = Rect(MARGIN, 8, WIDTH - 2 * MARGIN, 92)
TABLE = Rect(MARGIN, HEADER.bottom + GAP, WIDTH - 2 * MARGIN, HEIGHT - HEADER.bottom - 2 * GAP)
TURN = 322
"""How wide the turn and its phases are in the header."""
ARENA, CLASH, BETWEEN = 72, 46, 12
"""How high the Arena, the arrow of an attack, and the space without either are."""
LANES = 0.6
"""The share of a side's height that its lanes have; the rest is its stacks'."""
WIDEST = 250


class Place(NamedTuple):
    """Where a side lies on the board: its whole, its bar, and each lane's column with its stack, by lane number."""

    whole: Rect
    bar: Rect
    lanes: dict[int, Rect]
    stacks: dict[int, Rect]


def below(view: OwrView) -> int:
    """The seat that sits below."""
    return view.viewer if view.viewer is not None else 0


def places(view: OwrView) -> tuple[dict[int, Place], Rect]:
    """Where each side lies; and what is between them."""
    attack = any(each.sort == "attack" for each in view.pending)
    high = BETWEEN + (CLASH if attack else 0) + ((ARENA + BETWEEN) if view.arena else 0)
    side = (TABLE.h - high) // 2
    mine = below(view)
    top = Rect(TABLE.x, TABLE.y, TABLE.w, side)
    foot = Rect(TABLE.x, TABLE.bottom - side, TABLE.w, side)
    middle = Rect(TABLE.x, top.bottom, TABLE.w, foot.y - top.bottom)
    return {1 - mine: _placed(view, top, upper=True), mine: _placed(view, foot, upper=False)}, middle


def _placed(view: OwrView, whole: Rect, *, upper: bool) -> Place:
    inner = whole.inset(8)
    room = inner.h - HIGH - 2 * GAP
    lane, stack = round(room * LANES), room - round(room * LANES)
    strip = Rect(inner.x, inner.y if upper else inner.bottom - HIGH, inner.w, HIGH)
    back = strip.bottom + GAP if upper else inner.y + lane + GAP
    front = back + stack + GAP if upper else inner.y
    wide = min(WIDEST, (inner.w - GAP * (view.lanes - 1)) // view.lanes)
    left = inner.x + (inner.w - wide * view.lanes - GAP * (view.lanes - 1)) // 2
    numbers = range(1, view.lanes + 1) if below(view) == 0 else range(view.lanes, 0, -1)
    columns = {number: left + index * (wide + GAP) for index, number in enumerate(numbers)}
    return Place(
        whole,
        strip,
        {number: Rect(x, front, wide, lane) for number, x in columns.items()},
        {number: Rect(x, back, wide, stack) for number, x in columns.items()},
    )


def signs_of(view: OwrView) -> dict[str, Signs]:
    """What goes on, by place."""
    found: dict[str, Signs] = {}

    def add(place: str, **more: object) -> None:
        found[place] = found.get(place, Signs())._replace(**more)  # type: ignore[arg-type]

    for mark in view.recent:
        if mark.places and mark.name in (*look.HARMS, *look.GAINS):
            before = found.get(mark.places[0], Signs())
            amount = mark.amount + (before.amount if before.recent == mark.name else 0)
            add(mark.places[0], recent=mark.name, amount=amount)
    for number, each in enumerate(view.pending, 1):
        if each.cancelled:
            continue
        for place in each.targets:
            add(place, aims=(*found.get(place, Signs()).aims, number))
        if each.sort == "attack":
            add(each.source or f"{LETTERS[each.seat].lower()}{each.lane}", attacks=True)
            add(f"{LETTERS[1 - each.seat].lower()}{each.lane}", attacked=True)
    return found


def board(view: OwrView, words: Words, marks: Mapping[str, str], known: Known) -> Sheet:
    """The whole board picture. `known` gives the face of a card if there is one."""
    sheet = Sheet(WIDTH, HEIGHT)
    said = news(view, words, known)
    head = (view.turn, view.active, view.phase, view.waiting, view.window, view.winner, view.over, view.game)
    items = tuple(sorted((place, label) for place, label in marks.items() if place.startswith("#")))
    key = ("owr header", encode((head, view.pending)), said, items, words.key)
    sheet.part("header", HEADER, key, lambda: header(view, words, said, marks))
    found, middle = places(view)
    signs = signs_of(view)
    for side in view.seats:
        _lay_side(sheet, view, side, found[side.seat], words, known, signs, marks)
    _between(sheet, view, middle, found[below(view)], words, known, marks)
    return sheet


def _lay_side(
    sheet: Sheet,
    view: OwrView,
    side: SideView,
    place: Place,
    words: Words,
    known: Known,
    signs: Mapping[str, Signs],
    marks: Mapping[str, str],
) -> None:
    letter = LETTERS[side.seat].lower()
    frame = _frame(view, side)
    key = ("owr side", side.seat, place.whole[2:], frame)
    sheet.part(f"side-{letter}", place.whole, key, lambda: _ground(side, place, frame))
    counted = structs.replace(side, lanes=[], hand=None, extra=None, grave=[], banish=[])
    numbers = (len(side.grave), len(side.banish), view.game)
    own = signs.get(letter, Signs())
    key = ("owr bar", encode((counted, numbers)), place.bar[2:], own, marks.get(letter), words.key)
    sheet.part(f"bar-{letter}", place.bar, key, lambda: bar(view, side, place.bar, words, own, marks))
    for lane in side.lanes:
        rect, own = place.lanes[lane.number], signs.get(lane.at, Signs())
        if lane.creature is None:
            place_empty(sheet, rect, lane.at, side.seat, own, marks)
        else:
            shown = standing(lane.creature, known, below=side.seat == below(view))
            place_creature(sheet, rect, shown, words, own, marks)
        place_stack(sheet, place.stacks[lane.number], lane, side.seat, words, marks)


def _frame(view: OwrView, side: SideView) -> Colour | None:
    """The frame around a side: who won, who is asked, whose turn it is."""
    if view.over:
        return GOLD if view.winner == side.seat else None
    if side.seat in view.waiting:
        return MARK
    return NOW if view.active == side.seat and view.phase != "setup" else None


def _ground(side: SideView, place: Place, frame: Colour | None) -> Sheet:
    sheet = Sheet(place.whole.w, place.whole.h)
    ground = side_ground(side.seat)
    sheet.fill(sheet.rect, frame or mix(ground, TEXT, 0.12), corner=16)
    sheet.fill(sheet.rect.inset(4 if frame else 2), ground, corner=13)
    return sheet


# ------------------------------------------------------------------------------------------------------------ between


def _between(
    sheet: Sheet, view: OwrView, rect: Rect, place: Place, words: Words, known: Known, marks: Mapping[str, str]
) -> None:
    """What lies between the sides: the arrow of an attack in its lane, and the Arena."""
    y = rect.y + BETWEEN // 2
    attack = next((each for each in reversed(view.pending) if each.sort == "attack"), None)
    if attack is not None:
        column = place.lanes[attack.lane]
        colour = mix(SEATS[attack.seat].colour, TEXT, 0.1)
        at = Rect(column.x + column.w // 2 - 22, y, 44, CLASH - 4)
        icon = "mdi:arrow-up-bold" if attack.seat == below(view) else "mdi:arrow-down-bold"
        sheet.fill(at.inset(-26, 1), mix(INK, WARD, 0.25), kind="pill")
        sheet.icon("clash", at.inset(0, 2), icon, colour if not attack.cancelled else MUTED)
        y += CLASH
    wide = (rect.w - GAP * (len(view.arena) - 1)) // max(1, len(view.arena))
    for index, each in enumerate(view.arena):
        at = Rect(rect.x + index * (wide + GAP), y, wide, ARENA)
        shown = known(each.card)
        text = words.text(shown.text) if shown else ""
        if shown and not text:
            text = " ".join(words.headed(one.label, one.cost, one.text) for one in shown.skills)
        icon = emblem(each.card, shown.art if shown else "")
        key = ("owr arena", each.card, each.owner, each.at, at[2:], marks.get(each.at), text, icon, words.key)
        sheet.part(each.at, at, key, lambda each=each, at=at, text=text, icon=icon: _arena(
            at, each.card, each.owner, text, icon, words, marks.get(each.at)))  # fmt: skip


def _arena(rect: Rect, card: str, owner: int, text: str, icon: str, words: Words, label: str | None) -> Sheet:
    sheet = Sheet(rect.w, rect.h)
    colours = look.colours_of(card, "arena")
    sheet.fill(sheet.rect, mix(colours[0], TEXT, 0.1), corner=12)
    sheet.fill(sheet.rect.inset(3), mix(WELL, colours[0], 0.3), corner=10, low=mix(WELL, colours[0], 0.12))
    picture = Rect(6, 6, 110, rect.h - 12)
    key = ("plain art", card, colours, picture.w, picture.h, icon)
    sheet.bitmap(picture, key, lambda: art(card, colours, picture.w, picture.h, icon, plain=True))
    seat_badge(sheet, Rect(picture.right + 8, (rect.h - 32) // 2, 32, 32), owner, LETTERS[owner], name="owner", size=24)
    left = picture.right + 50
    right = rect.w - (60 if label else 12)
    wide = right - left
    if text:
        wide = min(wide * 2 // 5, round(face(800, 32).width(words.card(card))) + 6)
    name = Rect(left, 4, wide, rect.h - 8)
    sheet.text("name", name, words.card(card), 32, least=14, weight=800, lines=2)
    if text:
        at = Rect(name.right + 10, 4, right - name.right - 10, rect.h - 8)
        sheet.text("text", at, text, 21, least=11, weight=550, lines=4, colour=mix(MUTED, TEXT, 0.6))
    if label is not None:
        pick(sheet, sheet.rect.inset(2), corner=11)
        if label:
            pick_label(sheet, Rect(rect.w - 52, 10, 42, rect.h - 20), label)
    return sheet


# ------------------------------------------------------------------------------------------------------------- header


def header(view: OwrView, words: Words, said: News, marks: Mapping[str, str]) -> Sheet:
    """The turn and its phases with the current one named; the headline above whose turn it is, or what waits."""
    sheet = Sheet(HEADER.w, HEADER.h)
    title = words("pic-turn", n=view.turn) if view.turn else words("pic-setup")
    if view.game > 1:
        title = f"{title} · {words('owp-game', n=view.game)}"
    sheet.text("turn", Rect(2, 0, TURN - 4, 44), title, 36, least=16, weight=800)
    label = words("owp-phase", phase=view.phase) if view.phase in look.PHASES and not view.over else ""
    place_phases(sheet, Rect(0, 48, TURN - 4, 42), look.PHASES, view.phase, label)
    rect = Rect(TURN + 8, 0, HEADER.w - TURN - 8, HEADER.h)
    if view.pending and not view.over:
        place_waiting(sheet, rect, view.pending, lambda n, each: _link(n, each, words, marks), view.waiting, words)
        return sheet
    place_turn(sheet, rect, said, view, words, active=view.active if view.phase != "setup" else None)
    return sheet


def _link(number: int, each: PendingView, words: Words, marks: Mapping[str, str]) -> Link:
    """Something that waits, in a row."""
    icon = "mdi:cancel" if each.cancelled else look.SORTS.get(each.sort, "mdi:play")
    text, mark = item(each, words), marks.get(each.at)
    return Link(f"item-{number}", each.at, each.seat, text, icon=icon, faint=each.cancelled, mark=mark)
