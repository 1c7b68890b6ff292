"""The slots of a side: a Fighter with all its figures, and below it the Power on the slot of the same number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.msgpack import encode
from PIL import Image, ImageDraw

from engines.kernel.text import SEATS, Local
from engines.rizontical.view import ConditionView, FighterView, PowerView, SideView
from render.parts.emblems import emblem
from render.parts.figures import figure
from render.parts.layout import Rect, Sheet
from render.parts.medals import medal
from render.parts.pieces import seat_badge, seat_kind
from render.parts.theme import BOON, INK, LINE, MARK, MUTED, NOW, PANEL, TABLE, TEXT, WELL, Colour, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look

KEY = 42
"""The size of text whose digits are as high as key digits must be on a picture 1080 pixels wide."""

WIDTH, HEIGHT = 259, 190
FIGHTER, POWER = 147, 41
NAME = 84
"""The least room for a Fighter's name; elements and types beyond it are left to its card."""
FACE = 82
"""How wide a Fighter's emblem is."""
PILL = 46
"""The room that the label of a mark takes at the right of a strip."""
MARKS = 48
"""The room that the marks of a Fighter or Power take."""
WORD = 24
"""The least width in which a part of a name is worth writing: all else that a Power can show takes its room first."""
CORNER = 12
BACK: Colour = (52, 56, 92)


class SlotLooks(NamedTuple):
    """What of the cards on a slot the view doesn't say: the Fighter's emblem and the Power's category, if known."""

    emblem: str = ""
    category: str = ""


def place_slot(
    sheet: Sheet,
    at: tuple[int, int],
    side: SideView,
    slot: int,
    words: Words,
    looks: SlotLooks,
    *,
    fighter_mark: str | None = None,
    power_mark: str | None = None,
) -> None:
    """Lays a slot of a side on a sheet. The marks are the labels of the Fighter and of the Power as something that can
    be picked (None: it cannot)."""
    fighter = next((each for each in side.fighters if each.slot == slot), None)
    power = next((each for each in side.powers if each.slot == slot), None)
    marker, hidden = slot in side.ultimate, slot in side.hidden_fighters
    key = (
        "slot",
        side.seat,
        slot,
        encode((fighter, power)),
        marker,
        hidden,
        looks,
        fighter_mark,
        power_mark,
        words.key,
    )

    def build() -> Sheet:
        panel = Sheet(WIDTH, HEIGHT)
        top, below = Rect(0, 0, WIDTH, FIGHTER), Rect(0, HEIGHT - POWER, WIDTH, POWER)
        if fighter:
            _fighter(panel, fighter, side.seat, words, looks, marker=marker, spare=PILL if fighter_mark else 0)
        else:
            _no_fighter(panel, slot, side.seat, words, hidden=hidden, marker=marker, spare=PILL if fighter_mark else 0)
        if power:
            _power(panel, below, power, side.seat, words, looks, spare=PILL if power_mark else 0)
        else:
            _no_power(panel, below, slot)
        if fighter and fighter.now:
            panel.outline(top, NOW, 4, corner=CORNER)
        for rect, label in ((top, fighter_mark), (below, power_mark)):
            if label is not None:
                _mark(panel, rect, label)
        return panel

    sheet.part(f"slot-{SEATS[side.seat]}{slot}", Rect(*at, WIDTH, HEIGHT), key, build)


def _marks(sheet: Sheet, rect: Rect, marks: Sequence[Local], words: Words, *, name: str = "marks") -> None:
    """The marks that cards have given something: the letters of one, how many there are of several."""
    sheet.fill(rect, INK, corner=6)
    sheet.icon(f"{name}-icon", Rect(rect.x + 2, rect.y + rect.h // 2 - 8, 16, 16), look.MARKED, NOW)
    letters = look.mark_letters([words.text(each) for each in marks])
    at = Rect(rect.x + 18, rect.y + 2, rect.w - 20, rect.h - 4)
    sheet.text(name, at, letters, 20, least=10, weight=750, align="center")


def _fighter(
    sheet: Sheet, fighter: FighterView, seat: int, words: Words, looks: SlotLooks, *, marker: bool, spare: int
) -> None:
    colours = look.colours_of(fighter.elements)
    first, second = colours[0], (*colours, colours[0])[1]
    frame = mix(STYLES[seat].colour, INK, 0.35)
    sheet.fill(Rect(0, 0, WIDTH, FIGHTER), frame, corner=CORNER)
    box = Rect(2, 2, WIDTH - 4, FIGHTER - 4)
    sheet.fill(box, mix(second, INK, 0.66), corner=CORNER - 2, low=mix(first, INK, 0.86))
    stolen = fighter.owner is not None and fighter.owner != seat
    medal(
        sheet, Rect(6, 9, FACE, FACE), emblem(fighter.card, looks.emblem), colours, STYLES[seat].colour,
        kind=seat_kind(seat), now=fighter.now,
    )  # fmt: skip
    badge = Rect(2, 4, 38, 38)
    sheet.fill(badge.inset(-2), INK, kind=seat_kind(seat), corner=8)
    seat_badge(sheet, badge, seat, str(fighter.slot), name="slot")
    if marker:
        _ultimate(sheet, FACE - 28, 54)
    if fighter.marks:
        _marks(sheet, Rect(4, 61, MARKS, 26), fighter.marks, words)
    right = WIDTH - 8 - spare
    if stolen and fighter.owner is not None:
        right -= 34
        seat_badge(sheet, Rect(right + 2, 7, 30, 30), fighter.owner, SEATS[fighter.owner], name="owner", size=22)
    left = FACE + 14
    signs = [(f"element-{each}", look.ELEMENTS[each]) for each in fighter.elements if each in look.ELEMENTS]
    signs += [(f"type-{each}", (MUTED, look.TYPES[each])) for each in fighter.types if each in look.TYPES]
    columns = min((len(signs) + 1) // 2, max(0, right - left - NAME) // 20)
    for index, (name, (ink, sign)) in enumerate(signs[: 2 * columns]):
        column, row = divmod(index, 2)
        at = Rect(right - 20 * (columns - column) + 2, 6 + row * 19, 17, 17)
        sheet.icon(name, at, sign, mix(ink, TEXT, 0.35))
    right -= 20 * columns
    at = Rect(left, 4, right - left - 2, 36)
    sheet.text("name", at, words.card(fighter.card), 26, least=13, weight=800, lines=2)
    _vitals(sheet, fighter, seat, left)
    conditions = fighter.conditions[:4]
    for index, condition in enumerate(conditions):
        place_condition(sheet, (7 + index * 61, 89), condition, words, name=f"condition-{index}")
    if not conditions:
        _soft_spots(sheet, fighter, left)
    _stats(sheet, fighter, words)


def _soft_spots(sheet: Sheet, fighter: FighterView, x: int) -> None:
    """Weakness and Resistance with what they are to."""
    spots = [
        ("weakness", look.WEAKNESS, fighter.weakness, [look.sign(each) for each in fighter.weak_to][:2]),
        ("resistance", look.RESISTANCE, fighter.resistance, [look.sign(each) for each in fighter.resists][:2]),
    ]
    for name, icon, value, signs in spots:
        wide = 20 * len(signs) + 42
        if not value or not signs or x + wide > WIDTH - 4:
            continue
        sheet.icon(f"{name}-icon", Rect(x, 95, 20, 20), icon, MUTED)
        sheet.text(name, Rect(x + 21, 93, 17, 24), str(value), 23, least=10, weight=700, colour=MUTED, align="center")
        for index, each in enumerate(signs):
            sheet.icon(f"{name}-{index}", Rect(x + 40 + 20 * index, 96, 18, 18), each, mix(MUTED, TEXT, 0.4))
        x += wide + 12


def _vitals(sheet: Sheet, fighter: FighterView, seat: int, left: int) -> None:
    """HP on a heart, of how many, Protection and MANA, and a bar that can be counted."""
    low = fighter.hp * 3 <= fighter.max_hp
    wide = 52 if fighter.hp < 10 else 72
    figure(sheet, "hp", Rect(left - 5, 38, wide, 52), "life", fighter.hp, size=KEY, key=True)
    x = WIDTH - 8
    counts = [
        (name, icon, str(value), colour)
        for name, icon, value, colour in (
            ("protection", look.PROTECTION, fighter.protection, BOON),
            ("mana", look.MANA, fighter.mana, look.GEM),
        )
        if value
    ]
    room = x - (left - 5 + wide) - 25 * len(counts) + 3
    digit = min(20, room // max(1, sum(len(value) for _, _, value, _ in counts)))
    for name, icon, value, colour in counts:
        x -= 22 + digit * len(value)
        sheet.icon(f"{name}-icon", Rect(x, 52, 19, 19), icon, colour)
        at = Rect(x + 21, 46, digit * len(value), 30)
        sheet.text(name, at, value, 28, least=15, weight=750, colour=colour)
        x -= 3
    after = left + wide - 2
    at = Rect(after, 48, x - after, 26)
    if at.w >= 22:
        sheet.text("max-hp", at, f"/{fighter.max_hp}", 24, least=12, weight=650, colour=MUTED)
    _bar(sheet, Rect(after + 2, 79, WIDTH - 10 - after, 8), fighter, look.WARD if low else STYLES[seat].colour)


def _bar(sheet: Sheet, rect: Rect, fighter: FighterView, colour: Colour) -> None:
    """HP as segments that can be counted."""
    count = max(1, fighter.max_hp)
    for index in range(count):
        left, right = rect.x + index * rect.w // count, rect.x + (index + 1) * rect.w // count
        each = Rect(left, rect.y, right - left - (3 if index < count - 1 else 0), rect.h)
        sheet.fill(each, colour if index < fighter.hp else WELL, corner=3)


def _stats(sheet: Sheet, fighter: FighterView, words: Words) -> None:
    """What a Fighter can do: each figure behind its sign, in the sign's colour."""
    values = {
        "atk": fighter.atk,
        "def": fighter.defense,
        "mp": fighter.mp,
        "ra": fighter.ra,
        "psh": fighter.psh,
        "speed": fighter.speed,
    }
    step = (WIDTH - 8) // 6
    for index, stat in enumerate(look.STATS):
        icon, colour = look.STAT_SIGNS[stat]
        strong = stat in ("atk", "def")
        box = Rect(4 + index * step, FIGHTER - 30, step - 2, 26)
        sheet.fill(box, mix(colour, INK, 0.55 if strong else 0.82), corner=6)
        sheet.icon(f"{stat}-icon", Rect(box.x + 2, box.y + 5, 16, 16), icon, mix(colour, TEXT, 0.6 if strong else 0.25))
        at = Rect(box.x + 18, box.y - 1, box.w - 19, 28)
        sheet.text(stat, at, str(values[stat]), 29, least=14, weight=800, align="center")


def place_condition(sheet: Sheet, at: tuple[int, int], condition: ConditionView, words: Words, *, name: str) -> None:
    """A condition as icon and letters: BRN, or an arrow with value and kind of a Buff or Debuff."""
    key = ("condition", encode(condition), words.key)
    sheet.part(name, Rect(*at, 58, 27), key, lambda: _condition(condition, words), solid=False)


def _condition(condition: ConditionView, words: Words) -> Sheet:
    sheet = Sheet(58, 27, PANEL)
    colour = look.tone(condition)
    good = look.helps(condition)
    sheet.fill(sheet.rect, mix(colour, WELL, 0.82), corner=13 if good else 4)
    sheet.outline(sheet.rect, colour, 2, corner=13 if good else 4)
    if condition.kind == "status":
        sheet.icon("icon", Rect(5, 6, 15, 15), look.STATUSES.get(condition.name, look.ULTIMATE), colour)
        letters = words("pic-status", name=condition.name)
        sheet.text("letters", Rect(20, 4, 34, 19), letters, 16, least=9, weight=750, align="center")
        return sheet
    kind, way = look.buff_kind(condition)
    arrow = "mdi:arrow-up-bold" if condition.kind == "buff" else "mdi:arrow-down-bold"
    sheet.icon("arrow", Rect(3, 7, 13, 13), arrow, colour)
    sheet.icon("way", Rect(42, 7, 13, 13), "mdi:sword" if way == "dealt" else "mdi:target", TEXT)
    icon = look.ELEMENTS[kind][1] if kind in look.ELEMENTS else look.TYPES.get(kind)
    if icon:
        sheet.text("value", Rect(16, 4, 12, 19), str(condition.value), 18, least=12, weight=750, align="center")
        sheet.icon("kind", Rect(28, 7, 13, 13), icon, TEXT)
    else:
        letters = f"{condition.value}{words('pic-kind', kind=kind)}"
        sheet.text("value", Rect(16, 4, 26, 19), letters, 17, least=10, weight=750, align="center")
    return sheet


def _ultimate(sheet: Sheet, x: int, y: int) -> None:
    sheet.fill(Rect(x, y, 34, 34), INK, kind="disc")
    sheet.icon("ultimate", Rect(x + 2, y + 2, 30, 30), look.ULTIMATE, MARK)


def _no_fighter(sheet: Sheet, slot: int, seat: int, words: Words, *, hidden: bool, marker: bool, spare: int) -> None:
    rect = Rect(0, 0, WIDTH, FIGHTER)
    style = STYLES[seat]
    if hidden:
        card_back(sheet, rect, seat, emblem_at=rect.centre[0])
        sheet.fill(Rect(WIDTH // 2 - 70, 108, 140, 34), TABLE, kind="pill")
        sheet.text("hidden", Rect(WIDTH // 2 - 60, 111, 120, 28), words("pic-face-down"), 19, least=12, align="center")
    else:
        sheet.fill(rect, mix(TABLE, PANEL, 0.45), corner=CORNER)
        sheet.outline(rect, mix(TABLE, LINE, 0.6), 2, corner=CORNER)
        at = Rect(20, 58, WIDTH - 40, 32)
        sheet.text("empty", at, words("pic-no-fighter"), 20, least=13, weight=500, colour=MUTED, align="center")
    if hidden:
        seat_badge(sheet, Rect(4, 3, 40, 40), seat, str(slot), name="slot")
    else:
        kind = "disc" if style.shape == "disc" else "box"
        sheet.outline(Rect(4, 3, 40, 40), style.colour, 3, kind=kind, corner=5)
        sheet.text(
            "slot", Rect(4, 3, 40, 40), str(slot), KEY, weight=800, colour=style.colour, align="center", key=True
        )
    if marker:
        _ultimate(sheet, WIDTH - 46 - spare, 4)


def card_back(sheet: Sheet, rect: Rect, seat: int, *, corner: int = CORNER, emblem_at: int | None = None) -> None:
    """The back of a card of a seat, with its emblem around a column (None: without)."""
    style = STYLES[seat]
    sheet.fill(rect, BACK, corner=corner)
    lattice = rect.inset(5)
    ink = mix(BACK, TEXT, 0.13)
    sheet.bitmap(lattice, ("lattice", lattice.w, lattice.h), lambda: _lattice(lattice.w, lattice.h), ink)
    sheet.outline(rect, mix(BACK, style.colour, 0.75), 3, corner=corner)
    if emblem_at is not None:
        size = min(rect.h - 16, 72)
        at = Rect(emblem_at - size // 2, rect.centre[1] - size // 2, size, size)
        sheet.fill(at.inset(-4), BACK, kind="disc")
        sheet.icon("back", at, look.BACK, mix(BACK, style.colour, 0.8))


def _lattice(width: int, height: int) -> Image.Image:
    """The mask of crossed lines, as on the back of a playing card."""
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    for start in range(-height, width, 16):
        draw.line((start, 0, start + height, height), fill=255, width=2)
        draw.line((start + height, 0, start, height), fill=255, width=2)
    return mask


def _no_power(sheet: Sheet, rect: Rect, slot: int) -> None:
    sheet.outline(rect, mix(TABLE, LINE, 0.6), 2, corner=10)
    sheet.text("no-power", rect.inset(8, 6), str(slot), 26, weight=600, colour=MUTED, align="center")


def _power(
    sheet: Sheet, rect: Rect, power: PowerView, seat: int, words: Words, looks: SlotLooks, *, spare: int
) -> None:
    if power.marks:
        spare += MARKS
    if power.facedown:
        free = rect.w - spare - (104 if power.set_in else 0)
        card_back(sheet, rect, seat, corner=10, emblem_at=None if power.card else rect.x + free // 2)
        if power.card:
            plate = Rect(rect.x + 8, rect.y + 6, rect.w - 16, rect.h - 12)
            sheet.fill(plate, INK, corner=6)
            sheet.icon("secret", Rect(plate.x + 6, plate.y + (plate.h - 20) // 2, 20, 20), "mdi:eye-off", MUTED)
            at = Rect(plate.x + 32, plate.y, plate.w - 36 - spare, plate.h)
            sheet.text("power", at, words.card(power.card), 21, least=14, weight=650, lines=2)
        elif power.set_in:
            plate = Rect(rect.right - 104, rect.y + 9, 94, rect.h - 18).moved(-spare, 0)
            sheet.fill(plate, INK, corner=6)
            said = words("pic-set-in", when=power.set_in)
            sheet.text("set-in", plate.inset(6, 2), said, 18, least=12, weight=600, colour=MUTED, align="center")
    elif power.card:
        _face_up(sheet, rect, power, power.card, words, looks.category, spare)
    if power.marks:
        _marks(
            sheet, Rect(rect.right - spare, rect.y + 7, MARKS - 4, rect.h - 14), power.marks, words, name="power-marks"
        )
    if power.shield:
        sheet.outline(rect, BOON, 4, corner=10)


def _face_up(sheet: Sheet, rect: Rect, power: PowerView, card: str, words: Words, category: str, spare: int) -> None:
    category = category or ("aura" if power.bearer else "permanent")
    colour, icon = look.CATEGORIES.get(category, look.CATEGORIES["normal"])
    sheet.fill(rect, mix(colour, INK, 0.3), corner=10)
    sheet.fill(rect.inset(2), mix(colour, INK, 0.58), corner=8, low=mix(colour, INK, 0.8))
    sheet.icon("category", Rect(rect.x + 9, rect.y + (rect.h - 24) // 2, 24, 24), icon, mix(colour, TEXT, 0.55))
    x = rect.right - 6 - spare
    for name, mark, value in (("time", look.TIME, power.time), ("use", look.USE, power.use)):
        if value is not None:
            x -= 38
            sheet.icon(f"{name}-icon", Rect(x, rect.y + 13, 16, 16), mark, MUTED)
            sheet.text(name, Rect(x + 18, rect.y + 7, 18, 28), str(value), 27, least=18, weight=700)
    if power.bearer:
        x -= 32
        seat_badge(
            sheet, Rect(x, rect.y + 7, 28, 28), SEATS.index(power.bearer[0]), power.bearer[1:], name="bearer", size=24
        )
    if power.pending:
        x -= 24
        sheet.icon("pending", Rect(x, rect.y + 11, 20, 20), "mdi:timer-sand-full", MARK)
    if power.shield:
        x -= 24
        sheet.icon("shield", Rect(x, rect.y + 11, 20, 20), look.SHIELD, BOON)
    edge = 6 if power.shield or spare else 3
    at = Rect(rect.x + 46, rect.y + edge, x - rect.x - 48, rect.h - 2 * edge)
    if at.w >= WORD:
        sheet.text("power", at, words.card(card), 21, least=12, weight=650, lines=2)


def _mark(sheet: Sheet, rect: Rect, label: str) -> None:
    sheet.outline(rect, MARK, 5, corner=CORNER)
    if label:
        pill = Rect(rect.right - 46, rect.y + 2, 44, min(42, rect.h - 4))
        sheet.fill(pill, MARK, corner=8)
        sheet.text("mark", pill.inset(3, 2), label, 34, least=14, weight=800, colour=INK, align="center")
