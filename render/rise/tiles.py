"""A card in play as a tile: its place, what it is, Attack and Defense as they are now, and all that is on it.

A tilted card leans: its panel is turned, its words stay upright. What has no room is counted, never dropped in silence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import asin, cos, degrees, sin
from typing import NamedTuple

from msgspec.msgpack import encode
from PIL import Image, ImageDraw

from engines.kernel.text import SEATS
from engines.rise.view import CardView, CounterView
from render.parts.art import art, banner
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.fonts import face, stepped
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.theme import BOON, INK, LINE, MARK, MUTED, NOW, PANEL, RAISED, TABLE, TEXT, Colour, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look

Known = Callable[[str], CardFace | None]

OVER = 6
"""So far a tile may reach into the gap around it."""
LEAN, MOST = 0.105, 15
"""How far the edges of a tilted card go aside over its longer side: this part of it, and no more pixels than these."""
FINE = 3
TILTED: Colour = (14, 22, 33)
NARROW = 100
"""Below this inner width what targets a card is told in a line of its own."""
ROOMY = 118
"""From this inner width on a tile has figures that can be read on a phone."""


class Signs(NamedTuple):
    """What the rest of the table says of a card: numbers of the attacks that it makes or blocks, of items of the chain
    that target it, and what happened to it last with its size."""

    attacks: tuple[int, ...] = ()
    blocks: tuple[int, ...] = ()
    aims: tuple[int, ...] = ()
    recent: str = ""
    amount: int = 0

    def __bool__(self) -> bool:
        return bool(self.attacks or self.blocks or self.aims or self.recent)


class Line(NamedTuple):
    """Something to say on a tile: an icon, its words, their ink, and a number to put on the icon where there is no room
    for words. `place` is that of an attached card."""

    icon: str
    text: str
    colour: Colour = TEXT
    short: str = ""
    place: str = ""


def side_ground(seat: int) -> Colour:
    """What the cards of a seat lie on."""
    return mix(TABLE, STYLES[seat].tint, 0.5)


def lean(sheet: Sheet, rect: Rect, colour: Colour, *, grow: int = 0) -> None:
    """Fills a panel that is turned like a tilted card and just reaches `OVER` beyond the rectangle."""
    outer = rect.inset(-OVER)
    key = ("leaning", outer.w, outer.h, grow)
    sheet.bitmap(outer, key, lambda: _leaning(outer.w, outer.h, grow), colour)


def _leaning(width: int, height: int, grow: int) -> Image.Image:
    turn = _turn(width - 2 * OVER, height - 2 * OVER)
    # What turned by the angle just fills width x height.
    tall = (height * cos(turn) - width * sin(turn)) / cos(2 * turn)
    wide = (width * cos(turn) - height * sin(turn)) / cos(2 * turn)
    size = (width * FINE, height * FINE)
    mask = Image.new("L", size)
    box = [(width - wide) / 2 - grow, (height - tall) / 2 - grow, (width + wide) / 2 + grow, (height + tall) / 2 + grow]
    ImageDraw.Draw(mask).rounded_rectangle([round(each * FINE) for each in box], 12 * FINE, fill=255)
    return stepped(mask.rotate(-degrees(turn), Image.Resampling.BILINEAR).reduce(FINE))


def _turn(width: int, height: int) -> float:
    """By how much a tilted card of a size is turned."""
    longer = max(width, height)
    return asin(min(LEAN, MOST / longer))


def inner(rect: Rect, *, tilted: bool) -> Rect:
    """Where the words of a tile are, so that they lie on the panel also when it leans."""
    if not tilted:
        return rect.inset(8, 7)
    lean = sin(_turn(rect.w, rect.h))
    return rect.inset(max(8, round(rect.h * lean) - OVER + 3), max(7, round(rect.w * lean) - OVER + 3))


def panel(sheet: Sheet, rect: Rect, *, tilted: bool, edge: Colour, ground: Colour = RAISED) -> None:
    """The panel of a card, upright or tilted."""
    if tilted:
        lean(sheet, rect, edge)
        lean(sheet, rect, TILTED, grow=-3)
    else:
        sheet.fill(rect, edge, corner=12)
        sheet.fill(rect.inset(2), ground, corner=10)


def place_tile(
    sheet: Sheet,
    rect: Rect,
    card: CardView,
    seat: int,
    words: Words,
    known: Known,
    signs: Signs,
    marks: Mapping[str, str],
) -> None:
    """Lays a card in play on a sheet."""
    shown = known(card.card)
    wanted = shown.art if shown else ""
    picked = tuple((each.at, marks[each.at]) for each in (card, *card.attached) if each.at in marks)
    key = ("tile", encode(card), seat, rect.w, rect.h, signs, picked, wanted, words.key)
    outer = rect.inset(-OVER)
    sheet.part(
        f"tile-{card.at}", outer, key, lambda: tile(rect, card, seat, words, wanted, signs, dict(picked)), solid=True
    )


def tile(
    rect: Rect, card: CardView, seat: int, words: Words, wanted: str, signs: Signs, marks: Mapping[str, str]
) -> Sheet:
    """A card in play."""
    sheet = Sheet(rect.w + 2 * OVER, rect.h + 2 * OVER, side_ground(seat))
    box = Rect(OVER, OVER, rect.w, rect.h)
    edge = _edge(signs, tilted=card.tilted)
    panel(sheet, box, tilted=card.tilted, edge=edge)
    within = inner(box, tilted=card.tilted)
    fights = card.attack is not None or card.defense is not None
    lines = facts(card, words)
    if within.w < NARROW and signs.aims:
        # There is no room for it beside the place.
        numbers = " ".join(map(str, signs.aims))
        lines.insert(0, Line("mdi:target", f"#{numbers}", look.WARD, numbers))
        signs = signs._replace(aims=())
    row = 24 if within.w >= 140 and within.h >= 160 else 20
    if fights and within.w >= ROOMY + 30 and within.h < 160:
        y = _broad(sheet, within, card, seat, words, wanted, signs, marks.get(card.at))
    else:
        y = _tall(sheet, within, card, seat, words, wanted, signs, marks.get(card.at), len(lines), row)
    lay_facts(sheet, Rect(within.x, y, within.w, within.bottom - y), lines, row, marks)
    if card.at in marks:
        pick(sheet, box, corner=12)
    return sheet


def _tall(
    sheet: Sheet,
    within: Rect,
    card: CardView,
    seat: int,
    words: Words,
    wanted: str,
    signs: Signs,
    label: str | None,
    lines: int,
    row: int,
) -> int:
    """The upper part of a tile, one thing below the other: place, art, name, figures. Where the next thing may
    begin."""
    fights = card.attack is not None or card.defense is not None
    head = min(42, max(22, round(within.w * 0.31)), within.h // 3)
    pill = _place(sheet, Rect(within.x, within.y, within.w, head), card, seat)
    _signs(sheet, Rect(pill + 3, within.y, within.right + 1 - pill, head), card, signs, label)
    y = within.y + head + 3
    figures = 0
    if fights:
        figures = 44 if within.w >= ROOMY and within.h >= 104 else max(22, min(36, within.h // 3))
    spare = within.bottom - y - (figures + 2 if fights else 0)
    name, picture = _shares(within, spare, lines, row)
    if picture:
        _art(sheet, Rect(within.x, y, within.w, picture), card, wanted)
        y += picture
    _name(sheet, Rect(within.x, y, within.w, name), card, words, wanted, stamped=not picture)
    y += name + (3 if name else 0)
    if fights:
        _figures(sheet, Rect(within.x, y, within.w, figures), card)
        y += figures + 2
    return y


def _broad(
    sheet: Sheet, within: Rect, card: CardView, seat: int, words: Words, wanted: str, signs: Signs, label: str | None
) -> int:
    """The upper part of a tile that is broad and low: place and figures side by side, then the name and what goes
    on."""
    pill = _place(sheet, Rect(within.x, within.y, within.w // 2 - 6, 42), card, seat)
    left = max(pill + 4, within.right - 150)
    _figures(sheet, Rect(left, within.y, within.right - left, 42), card)
    y = within.y + 45
    edge = _signs(sheet, Rect(within.x + 60, y, within.w - 60, 28), card, signs, label)
    _name(sheet, Rect(within.x, y, edge - within.x, 28), card, words, wanted, stamped=True)
    return y + 31


def _edge(signs: Signs, *, tilted: bool) -> Colour:
    if signs.recent:
        return look.WARD if signs.recent in look.HARMS else NOW
    return LINE if tilted else mix(LINE, RAISED, 0.35)


def _shares(within: Rect, spare: int, lines: int, row: int) -> tuple[int, int]:
    """How high the name and the art are, with so much room for them and for so many lines: two lines for the name if
    one row is left, and art where everything has its room."""
    two = 54 if within.w >= 130 else 46 if within.w >= 100 else 32
    rest = spare - 3 - min(lines, 1) * row
    if rest < 15:
        return max(0, min(spare - 3, 20)), 0
    name = min(two, rest)
    left = spare - 3 - name - lines * row
    return name, min(left, within.w) if left >= 34 else 0


def _art(sheet: Sheet, rect: Rect, card: CardView, wanted: str) -> None:
    """The card's art."""
    colours = _colours(card)
    icon = emblem(card.card, wanted)
    key = ("plain art", card.card, colours, rect.w, rect.h, icon)
    sheet.bitmap(rect, key, lambda: art(card.card, colours, rect.w, rect.h, icon, plain=True))


def _colours(card: CardView) -> tuple[Colour, ...]:
    colours = look.colours_of(card.kind, card.abilities)
    return tuple(mix(each, TABLE, 0.45) for each in colours) if card.tilted else colours


def _place(sheet: Sheet, rect: Rect, card: CardView, seat: int) -> int:
    """The card's place in notation, on the colour of its seat; where its pill ends."""
    size = min(rect.h, look.KEY)
    wide = round(face(800, size).width(card.at)) + 12
    pill = Rect(rect.x, rect.y, min(wide, rect.w), rect.h)
    sheet.fill(pill, STYLES[seat].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), card.at, size, least=12, weight=800, colour=INK, align="center")
    return pill.right


def _signs(sheet: Sheet, rect: Rect, card: CardView, signs: Signs, label: str | None) -> int:
    """What goes on about a card, from the right: its number to pick, attacks, blocks, aims of the chain, what happened,
    that it is tilted or flies; as far as there is room. Where it begins."""
    right = rect.right
    if label:
        at = Rect(right - rect.h - 4, rect.y, rect.h + 4, rect.h)
        if at.x > rect.x:
            pick_label(sheet, at, label, rect.h - 6)
            right = at.x - 3
    for name, icon, numbers, colour in (
        ("attacks", look.ATTACK, signs.attacks, TEXT),
        ("blocks", look.DEFENSE, signs.blocks, TEXT),
        ("aims", "mdi:target", signs.aims, look.WARD),
    ):
        if numbers:
            room = Rect(rect.x, rect.y, right - rect.x, rect.h)
            right = _numbered(sheet, room, name, icon, numbers, colour)
    found = look.happening(signs.recent)
    if found:
        icon, ink = found
        wide = rect.h - 8
        text = _signed(signs.amount) if signs.recent in AMOUNTS and signs.amount else ""
        more = round(face(800, wide).width(text)) + 2 if text else 0
        if right - wide - more - 2 >= rect.x:
            if text:
                at = Rect(right - more, rect.y + 2, more, rect.h - 4)
                sheet.text("amount", at, text, wide, least=12, weight=800, colour=ink, align="right")
                right -= more + 1
            sheet.icon("recent", Rect(right - wide, rect.y + 4, wide, wide), icon, ink)
            right -= wide + 3
    if card.tilted:
        wide = rect.h - 10
        if right - wide >= rect.x:
            sheet.icon("tilted", Rect(right - wide, rect.y + 5, wide, wide), look.TILTED, MUTED)
            right -= wide + 3
    if card.plane == "air" and right - rect.h + 10 >= rect.x:
        wide = rect.h - 10
        sheet.icon("air", Rect(right - wide, rect.y + 5, wide, wide), look.ABILITIES["Flight"], TEXT)
        right -= wide + 3
    return right


AMOUNTS = frozenset(
    {"damaged", "life_lost", "healed", "counter_placed", "rolled", "coins_gained", "ether_gained", "drawn"}
)


def _signed(amount: int) -> str:
    return f"−{-amount}" if amount < 0 else f"{amount}"


def _numbered(sheet: Sheet, room: Rect, name: str, icon: str, numbers: Sequence[int], colour: Colour) -> int:
    """A pill with an icon and numbers at the right of some room; where the next one may end."""
    text = " ".join(map(str, numbers[-3:]))
    size = room.h - 8
    wide = 0
    while True:
        wide = round(face(850, size).width(text)) + size + 7
        if wide <= room.w:
            break
        if size <= 11:
            return _bare(sheet, room, name, numbers, colour)
        size -= 1
    pill = Rect(room.right - wide, room.y + 1, wide, room.h - 2)
    sheet.fill(pill, colour, corner=8)
    sheet.icon(f"{name}-icon", Rect(pill.x + 3, pill.y + (pill.h - size + 2) // 2, size - 2, size - 2), icon, INK)
    at = Rect(pill.x + size + 2, pill.y, pill.w - size - 4, pill.h)
    sheet.text(name, at, text, size, least=10, weight=850, colour=INK, align="center")
    return pill.x - 2


def _bare(sheet: Sheet, room: Rect, name: str, numbers: Sequence[int], colour: Colour) -> int:
    """A number on a pill without an icon, or how many there are, where there is room for no more."""
    text, size = f"×{len(numbers)}" if len(numbers) > 1 else str(numbers[0]), 16
    wide = round(face(850, size).width(text)) + 6
    if wide > room.w:
        return room.right
    pill = Rect(room.right - wide, room.y + 1, wide, room.h - 2)
    sheet.fill(pill, colour, corner=7)
    sheet.text(name, pill.inset(2, 0), text, size, least=10, weight=850, colour=INK, align="center")
    return pill.x - 2


def _name(sheet: Sheet, rect: Rect, card: CardView, words: Words, wanted: str, *, stamped: bool) -> None:
    """The card's name on a strip of its art, `stamped` with its emblem."""
    if rect.h < 12:
        return
    colours = _colours(card)
    icon = emblem(card.card, wanted) if stamped and rect.w >= 112 and 24 <= rect.h <= 46 else ""
    if not icon:
        # The name may reach to where a banner is light.
        colours = tuple(mix(each, TABLE, 0.45) for each in colours)
    key = ("banner", card.card, colours, rect.w, rect.h, icon)
    sheet.bitmap(rect, key, lambda: banner(card.card, colours, rect.w, rect.h, icon, plain=rect.w < 112))
    wide = rect.w - 6 - (round(rect.h * 0.8) + 8 if icon else 0)
    at = Rect(rect.x + 3, rect.y, wide, rect.h)
    lines = 2 if rect.h >= 21 else 1
    name = words.card(card.named or card.card)
    sheet.text("name", at, name, min(23, rect.h * 3 // 4), least=9, weight=700, lines=lines)


def _figures(sheet: Sheet, rect: Rect, card: CardView) -> None:
    """Attack and Defense as they are now, with an arrow and the printed value where they differ."""
    half = (rect.w - 4) // 2
    for index, (name, icon, now, printed) in enumerate(
        (
            ("attack", look.ATTACK, card.attack, card.base_attack),
            ("defense", look.DEFENSE, card.defense, card.base_defense),
        )
    ):
        at = Rect(rect.x + index * (half + 4), rect.y, half, rect.h)
        sheet.fill(at, INK, corner=8)
        if now is None:
            continue
        changed = printed is not None and now != printed
        up = changed and printed is not None and now > printed
        ink = TEXT if not changed else BOON if up else look.WARD
        arrow = "mdi:arrow-up-bold" if up else "mdi:arrow-down-bold"
        size = min(look.KEY, rect.h + 2)
        digits = round(face(800, size).width(str(now))) + 2
        edge = 3 if half >= 30 else 1
        left, right, bottom = at.x + edge, at.right - edge, at.bottom
        if right - left - digits >= (30 if changed else 16):
            small = min(18, (right - left - digits) // 2 if changed else 18)
            sheet.icon(f"{name}-icon", Rect(left, at.y + (at.h - small) // 2, small, small), icon, MUTED)
            left += small + 2
        if changed and right - left - digits >= 12:
            wide = min(16, right - left - digits)
            sheet.icon(f"{name}-arrow", Rect(right - wide, at.y + 4, wide, min(wide, 14)), arrow, ink)
            was = Rect(right - wide, at.bottom - 20, wide, 18)
            if at.h >= 34:
                sheet.text(f"{name}-printed", was, str(printed), 16, least=8, weight=600, colour=MUTED, align="center")
            right -= wide + 1
        elif changed:
            tall = 11 if at.h >= 30 else 7
            bottom -= tall
            sheet.icon(f"{name}-arrow", Rect(at.x + (at.w - tall) // 2, bottom, tall, tall), arrow, ink)
        room = Rect(left, at.y, right - left, bottom - at.y)
        strong = size >= look.KEY and digits <= room.w and bottom == at.bottom
        sheet.text(name, room, str(now), size, least=9, weight=800, colour=ink, align="center", key=strong)


def facts(card: CardView, words: Words) -> list[Line]:
    """What else there is to say of a card, what matters most first."""
    found = [attached(each, words) for each in card.attached]
    found += [counter(each, words) for each in card.counters]
    for name in card.badges:
        icon, text, ink = look.badge(name, words)
        if name == "possessed":
            text = words("rsp-owner", seat=SEATS[card.owner])
        found.append(Line(icon, text, ink))
    if card.owner != card.controller and "possessed" not in card.badges:
        found.append(Line(look.BADGES["possessed"], words("rsp-owner", seat=SEATS[card.owner]), look.WARD))
    if card.parts:
        found.append(Line(look.STACK, words("rsp-stack", n=card.parts + 1), TEXT, str(card.parts + 1)))
    if card.token:
        found.append(Line(look.TOKEN, words("rsp-token"), MUTED))
    if card.copied:
        found.append(Line(look.COPY, words("rsp-copy"), MUTED))
    hidden = {"Lock", "Chained"} if {"lock", "open", "chained", "freed"} & set(card.badges) else set[str]()
    found += [
        Line(look.ability(each), words("rsp-ability", ability=_key(each)), TEXT)
        for each in card.abilities
        if each not in hidden and each not in ("Equipment", "Disease", "Bomb")
    ]
    for action in card.actions:
        cost = price(action.gold, action.ether, words)
        text = words("rsp-spent", cost=cost) if action.spent else cost
        found.append(Line(look.ACTIONS.get(action.type, "mdi:play"), text, MUTED if action.spent else TEXT))
    return found


def _key(ability: str) -> str:
    return ability.replace(" ", "-")


def price(gold: int, ether: int, words: Words) -> str:
    """What an Action costs: "2 coins", "free"."""
    parts = ([words("rsp-coins", n=gold)] if gold else []) + ([words("rsp-ether", n=ether)] if ether else [])
    return " + ".join(parts) or words("rsp-free")


def counter(each: CounterView, words: Words) -> Line:
    """Charge Counters in a line."""
    plus = each.kind.startswith("+")
    text = each.kind.replace("-", "−") + (f" ×{each.n}" if each.n > 1 else "")
    if each.fleeting:
        text += f" {words('rsp-fleeting')}"
    icon = "mdi:plus-circle" if plus else "mdi:minus-circle"
    return Line(icon, text, BOON if plus else look.WARD, str(each.n) if each.n > 1 else "")


def attached(each: CardView, words: Words) -> Line:
    """An attached card in a line."""
    number = each.at.rpartition(".")[2]
    name = f".{number} {words.card(each.named or each.card)}"
    if each.controller != each.owner:
        name += f" ({SEATS[each.controller]})"
    return Line(look.sign_of(each), name, TEXT, f".{number}", each.at)


def lay_facts(sheet: Sheet, rect: Rect, lines: Sequence[Line], row: int, marks: Mapping[str, str]) -> None:
    """Rows with words while there is room for all; else the last row is one of icons, and counts what it can't show."""
    rows = rect.h // row
    if not lines or rows < 1:
        return
    whole = len(lines) if len(lines) <= rows else rows - 1
    for index, line in enumerate(lines[:whole]):
        _row(sheet, Rect(rect.x, rect.y + index * row, rect.w, row - 2), line, index, marks)
    rest = lines[whole:]
    if rest:
        _icons(sheet, Rect(rect.x, rect.y + whole * row, rect.w, row - 2), rest, marks)


def _row(sheet: Sheet, rect: Rect, line: Line, index: int, marks: Mapping[str, str]) -> None:
    ground = PANEL if not line.place else mix(PANEL, TEXT, 0.16)
    sheet.fill(rect, ground, corner=5)
    size = rect.h - 4
    sheet.icon(f"fact-{index}-icon", Rect(rect.x + 3, rect.y + 2, size, size), line.icon, line.colour)
    left = rect.x + size + 7
    right = rect.right - 3
    if line.place in marks:
        sheet.outline(rect, MARK, 2, corner=5)
        label = marks[line.place]
        if label:
            at = Rect(rect.right - rect.h - 8, rect.y, rect.h + 8, rect.h)
            pick_label(sheet, at, label, rect.h - 3)
            right = at.x - 2
    at = Rect(left, rect.y, right - left, rect.h)
    sheet.text(f"fact-{index}", at, line.text, rect.h - 4, least=9, weight=600, colour=line.colour)


def _icons(sheet: Sheet, rect: Rect, lines: Sequence[Line], marks: Mapping[str, str]) -> None:
    size = rect.h - 3
    sheet.fill(rect, PANEL, corner=5)
    x = rect.x + 3
    for index, line in enumerate(lines):
        text = line.short
        small = round(size * 0.85)
        wide = size + (round(face(700, small).width(text)) + 2 if text else 0) + 4
        left = len(lines) - index
        more = f"+{left}"
        need = 0 if left == 1 else round(face(700, small).width(f"+{left - 1}")) + 4
        if text and x + wide + need > rect.right:
            text, wide = "", size + 4
        if x + wide + need > rect.right:
            at = Rect(x, rect.y, rect.right - x, rect.h)
            sheet.text("more", at, more, small, least=8, weight=700, colour=MUTED)
            return
        sheet.icon(f"icon-{index}", Rect(x, rect.y + 2, size - 1, size - 1), line.icon, line.colour)
        if text:
            at = Rect(x + size, rect.y, wide - size - 2, rect.h)
            sheet.text(f"icon-{index}-text", at, text, small, least=8, weight=700, colour=line.colour)
        x += wide
