"""The slots of a side: a Fighter with all its figures, and below it the Power on the slot of the same number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.msgpack import encode
from PIL import Image, ImageDraw

from engines.kernel.text import SEATS, Local
from engines.rizontical.view import ConditionView, FighterView, PowerView, SideView
from render.parts.art import banner
from render.parts.emblems import emblem
from render.parts.layout import Rect, Sheet
from render.parts.pieces import seat_badge
from render.parts.shapes import shape_mask
from render.parts.theme import BOON, INK, LINE, MARK, MUTED, NOW, PANEL, RAISED, TABLE, TEXT, WELL, Colour, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look

KEY = 42
"""The size of text whose digits are as high as key digits must be on a picture 1080 pixels wide."""

WIDTH, HEIGHT = 258, 222
FIGHTER, POWER = 172, 46
NAME = 84
"""The least room for a Fighter's name; elements and types beyond it are left to its card."""
PILL = 46
"""The room that the label of a mark takes at the right of a strip."""
MARKS = 48
"""The room that the marks of a Fighter or Power take."""
CORNER = 12
BACK: Colour = (52, 60, 82)


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


def _banner(sheet: Sheet, card: str, colours: tuple[Colour, ...], icon: str) -> None:
    """The strip of card art at the head of a slot."""

    def make() -> Image.Image:
        image = Image.new("RGB", (WIDTH, 46), TABLE)
        mask = shape_mask("box", WIDTH, 46 + CORNER, CORNER).crop((0, 0, WIDTH, 46))
        image.paste(banner(card, colours, WIDTH, 46, icon), (0, 0), mask)
        return image

    sheet.bitmap(Rect(0, 0, WIDTH, 46), ("slot banner", card, colours, icon), make)


def _fighter(
    sheet: Sheet, fighter: FighterView, seat: int, words: Words, looks: SlotLooks, *, marker: bool, spare: int
) -> None:
    sheet.fill(Rect(0, 0, WIDTH, FIGHTER), PANEL, corner=CORNER)
    stolen = fighter.owner is not None and fighter.owner != seat
    icon = "" if marker or stolen or spare else emblem(fighter.card, looks.emblem)
    _banner(sheet, fighter.card, look.colours_of(fighter.elements), icon)
    seat_badge(sheet, Rect(4, 3, 40, 40), seat, str(fighter.slot), name="slot")
    right = WIDTH - 4 - spare
    if icon:
        right -= 46
    if marker:
        right -= 42
        _ultimate(sheet, right)
    if stolen and fighter.owner is not None:
        right -= 36
        seat_badge(sheet, Rect(right, 8, 32, 32), fighter.owner, SEATS[fighter.owner], name="owner", size=24)
    below = bool(fighter.marks) and right - 50 - MARKS < NAME and len(fighter.conditions) < 4
    if fighter.marks:
        right -= 0 if below else MARKS
        at = Rect(8 + 61 * len(fighter.conditions), 143, MARKS, 27) if below else Rect(right, 8, MARKS - 4, 32)
        _marks(sheet, at, fighter.marks, words)
    signs = [(f"element-{each}", look.ELEMENTS[each][1]) for each in fighter.elements if each in look.ELEMENTS]
    signs += [(f"type-{each}", look.TYPES[each]) for each in fighter.types if each in look.TYPES]
    columns = min((len(signs) + 1) // 2, max(0, right - 50 - NAME) // 20)
    for index, (name, sign) in enumerate(signs[: 2 * columns]):
        column, row = divmod(index, 2)
        sheet.icon(name, Rect(right - 20 * (columns - column), 4 + row * 20, 17, 17), sign, TEXT)
    right -= 20 * columns + 4
    sheet.text("name", Rect(50, 4, right - 50, 40), words.card(fighter.card), 25, least=15, weight=750, lines=2)
    _vitals(sheet, fighter, seat)
    _stats(sheet, fighter, words)
    for index, condition in enumerate(fighter.conditions[:4]):
        place_condition(sheet, (8 + index * 61, 143), condition, words, name=f"condition-{index}")
    _soft_spots(sheet, fighter, WIDTH - 16 - 61 * (len(fighter.conditions) + below))


def _soft_spots(sheet: Sheet, fighter: FighterView, room: int) -> None:
    """Weakness and Resistance with what they are to, as far as conditions leave room."""
    spots = [
        ("weakness", look.WEAKNESS, fighter.weakness, [look.sign(each) for each in fighter.weak_to][:2]),
        ("resistance", look.RESISTANCE, fighter.resistance, [look.sign(each) for each in fighter.resists][:2]),
    ]
    x = WIDTH - 8
    for name, icon, value, signs in reversed(spots):
        wide = 17 * len(signs) + 34
        if not value or not signs or wide > room:
            continue
        x -= wide
        room -= wide + 8
        sheet.icon(f"{name}-icon", Rect(x, 148, 17, 17), icon, MUTED)
        sheet.text(name, Rect(x + 19, 146, 13, 21), str(value), 20, least=10, weight=650, colour=MUTED, align="center")
        for index, each in enumerate(signs):
            sheet.icon(f"{name}-{index}", Rect(x + 33 + 17 * index, 149, 15, 15), each, MUTED)
        x -= 8


def _vitals(sheet: Sheet, fighter: FighterView, seat: int) -> None:
    low = fighter.hp * 3 <= fighter.max_hp
    sheet.icon("heart", Rect(8, 55, 24, 24), look.HP, look.WARD if low else TEXT)
    hp = str(fighter.hp)
    width = 4 + 28 * len(hp)
    sheet.text("hp", Rect(36, 50, width, 34), hp, KEY, weight=800, colour=TEXT, key=True)
    x = WIDTH - 8
    for name, icon, value, colour in (
        ("protection", look.PROTECTION, fighter.protection, BOON),
        ("mana", look.MANA, fighter.mana, TEXT),
    ):
        if value:
            digits = 20 * len(str(value))
            x -= 24 + digits
            sheet.icon(f"{name}-icon", Rect(x, 58, 20, 20), icon, colour)
            sheet.text(name, Rect(x + 22, 52, digits, 30), str(value), 30, least=24, weight=700, colour=colour)
            x -= 4
    left = 36 + width
    sheet.text("max-hp", Rect(left, 53, x - left, 30), f"/{fighter.max_hp}", 26, least=16, weight=600, colour=MUTED)
    _bar(sheet, Rect(8, 88, WIDTH - 16, 8), fighter, look.WARD if low else STYLES[seat].colour)


def _bar(sheet: Sheet, rect: Rect, fighter: FighterView, colour: Colour) -> None:
    """HP as segments that can be counted."""
    count = max(1, fighter.max_hp)
    for index in range(count):
        left, right = rect.x + index * rect.w // count, rect.x + (index + 1) * rect.w // count
        each = Rect(left, rect.y, right - left - (3 if index < count - 1 else 0), rect.h)
        sheet.fill(each, colour if index < fighter.hp else WELL, corner=3)


def _stats(sheet: Sheet, fighter: FighterView, words: Words) -> None:
    values = {
        "atk": fighter.atk,
        "def": fighter.defense,
        "mp": fighter.mp,
        "ra": fighter.ra,
        "psh": fighter.psh,
        "speed": fighter.speed,
    }
    for index, stat in enumerate(look.STATS):
        x = 8 + index * 242 // 6
        label = words("pic-stat", stat=stat)
        sheet.text(f"{stat}-label", Rect(x, 100, 40, 15), label, 14, least=9, weight=600, colour=MUTED, align="center")
        value = str(values[stat])
        sheet.text(stat, Rect(x, 116, 40, 25), value, 30, least=24, weight=700, align="center")


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


def _ultimate(sheet: Sheet, x: int) -> None:
    sheet.fill(Rect(x, 4, 38, 38), INK, kind="disc")
    sheet.icon("ultimate", Rect(x + 3, 7, 32, 32), look.ULTIMATE, MARK)


def _no_fighter(sheet: Sheet, slot: int, seat: int, words: Words, *, hidden: bool, marker: bool, spare: int) -> None:
    rect = Rect(0, 0, WIDTH, FIGHTER)
    style = STYLES[seat]
    if hidden:
        card_back(sheet, rect, seat, emblem_at=rect.centre[0])
        sheet.fill(Rect(WIDTH // 2 - 70, 118, 140, 34), TABLE, kind="pill")
        sheet.text("hidden", Rect(WIDTH // 2 - 60, 121, 120, 28), words("pic-face-down"), 19, least=12, align="center")
    else:
        sheet.fill(rect, mix(TABLE, PANEL, 0.45), corner=CORNER)
        sheet.outline(rect, mix(TABLE, LINE, 0.6), 2, corner=CORNER)
        at = Rect(20, 70, WIDTH - 40, 32)
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
        _ultimate(sheet, WIDTH - 46 - spare)


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
            sheet.icon("secret", Rect(plate.x + 6, plate.y + 7, 20, 20), "mdi:eye-off", MUTED)
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
            sheet, Rect(rect.right - spare, rect.y + 8, MARKS - 4, rect.h - 16), power.marks, words, name="power-marks"
        )
    if power.shield:
        sheet.outline(rect, BOON, 4, corner=10)


def _face_up(sheet: Sheet, rect: Rect, power: PowerView, card: str, words: Words, category: str, spare: int) -> None:
    category = category or ("aura" if power.bearer else "permanent")
    colour, icon = look.CATEGORIES.get(category, look.CATEGORIES["normal"])
    sheet.fill(rect, RAISED, corner=10)
    sheet.fill(Rect(rect.x, rect.y, 40, rect.h), mix(colour, WELL, 0.45), corner=10)
    sheet.icon("category", Rect(rect.x + 8, rect.y + 11, 24, 24), icon, TEXT)
    x = rect.right - 6 - spare
    for name, mark, value in (("time", look.TIME, power.time), ("use", look.USE, power.use)):
        if value is not None:
            x -= 38
            sheet.icon(f"{name}-icon", Rect(x, rect.y + 15, 16, 16), mark, MUTED)
            sheet.text(name, Rect(x + 18, rect.y + 9, 18, 28), str(value), 27, least=18, weight=700)
    if power.bearer:
        x -= 32
        seat_badge(
            sheet, Rect(x, rect.y + 9, 28, 28), SEATS.index(power.bearer[0]), power.bearer[1:], name="bearer", size=24
        )
    if power.pending:
        x -= 24
        sheet.icon("pending", Rect(x, rect.y + 13, 20, 20), "mdi:timer-sand-full", MARK)
    if power.shield:
        x -= 24
        sheet.icon("shield", Rect(x, rect.y + 13, 20, 20), look.SHIELD, BOON)
    edge = 6 if power.shield or spare else 3
    at = Rect(rect.x + 46, rect.y + edge, x - rect.x - 48, rect.h - 2 * edge)
    sheet.text("power", at, words.card(card), 21, least=12, weight=650, lines=2)


def _mark(sheet: Sheet, rect: Rect, label: str) -> None:
    sheet.outline(rect, MARK, 5, corner=CORNER)
    if label:
        pill = Rect(rect.right - 46, rect.y + 2, 44, 42)
        sheet.fill(pill, MARK, corner=8)
        sheet.text("mark", pill.inset(3, 2), label, 34, least=14, weight=800, colour=INK, align="center")
