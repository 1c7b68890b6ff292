"""A card in play as a tile: its place, what it is, Attack and Defense as they are now, and all that is on it.

A tilted card leans: its panel is turned, its words stay upright. What has no room is counted, never dropped in silence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import structs
from msgspec.msgpack import encode

from engines.kernel.text import SEATS
from engines.rise.view import CardView, CounterView
from render.parts.art import art
from render.parts.emblems import emblem
from render.parts.faces import CardFace
from render.parts.figures import figure
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.pieces import pick, pick_label
from render.parts.theme import (
    BOON,
    FIGURES,
    INK,
    MARK,
    MUTED,
    NOW,
    PANEL,
    TABLE,
    TEXT,
    Colour,
    mix,
    side_ground,
)
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .lean import OVER, inner, panel

Known = Callable[[str], CardFace | None]


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


class Around(NamedTuple):
    """What all that is laid on a board goes by: its words, the faces of cards, and the signs and marks by place."""

    words: Words
    known: Known
    signs: Mapping[str, Signs]
    marks: Mapping[str, str]

    def art_of(self, card: str) -> str:
        """The name of a card's art; "" if its face is not known."""
        shown = self.known(card)
        return shown.art if shown else ""

    def signs_at(self, place: str) -> Signs:
        """What the rest of the table says of what lies in a place."""
        return self.signs.get(place, Signs())

    def picked(self, *cards: CardView) -> tuple[tuple[str, str], ...]:
        """The places among those of these cards that are marked, each with its mark."""
        return tuple((each.at, self.marks[each.at]) for each in cards if each.at in self.marks)


class Line(NamedTuple):
    """Something to say on a tile: an icon, its words, their ink, and a number to put on the icon where there is no room
    for words. `place` is that of an attached card."""

    icon: str
    text: str
    colour: Colour = TEXT
    short: str = ""
    place: str = ""


def place_tile(
    sheet: Sheet,
    rect: Rect,
    card: CardView,
    places: tuple[str, ...],
    seat: int,
    around: Around,
) -> None:
    """Lays a card in play on a sheet; `places` are those of all copies that lie below it."""
    words, wanted, signs = around.words, around.art_of(card.card), around.signs_at(card.at)
    picked = around.picked(card, *card.attached)
    key = ("tile", encode(card), places, seat, rect.w, rect.h, signs, picked, wanted, words.key)
    build = partial(tile, rect, card, places, seat, words, wanted, signs, dict(picked))
    sheet.part(f"tile-{card.at}", rect.inset(-OVER), key, build)


def tile(
    rect: Rect,
    card: CardView,
    places: tuple[str, ...],
    seat: int,
    words: Words,
    wanted: str,
    signs: Signs,
    marks: Mapping[str, str],
) -> Sheet:
    """A card in play."""
    sheet = Sheet(rect.w + 2 * OVER, rect.h + 2 * OVER, side_ground(seat))
    box = Rect(OVER, OVER, rect.w, rect.h)
    edge = _edge(card, signs)
    if len(places) > 1:
        box = Rect(OVER, OVER, rect.w - DEEP, rect.h - DEEP)
        for step in (2, 1):
            behind = box.moved(step * DEEP // 2, step * DEEP // 2)
            sheet.fill(behind, INK, corner=12)
            sheet.fill(behind.inset(1), mix(edge, INK, 0.3), corner=11)
    elif not card.tilted:
        sheet.shadow(box, corner=12, reach=2)
    panel(sheet, box, tilted=card.tilted, edge=edge)
    within = inner(box, tilted=card.tilted)
    lines = facts(card, words)
    shown = _Shown(card, places, seat, words, wanted, signs, marks.get(card.at))
    lay = _broad if within.w > within.h * 1.18 and within.w >= BROAD else _tall
    lay(sheet, within, shown, lines, marks)
    if card.at in marks:
        pick(sheet, box, corner=12)
    return sheet


DEEP = 8
"""How far the copies below a card look out."""
BROAD = 120
"""From this inner width on a low tile has its art beside its name."""


class _Shown(NamedTuple):
    """What a tile is of."""

    card: CardView
    places: tuple[str, ...]
    seat: int
    words: Words
    wanted: str
    signs: Signs
    label: str | None

    @property
    def fights(self) -> bool:
        """Whether it has Attack and Defense."""
        return self.card.attack is not None or self.card.defense is not None

    @property
    def signed(self) -> bool:
        """Whether anything goes on about it that has a sign."""
        return bool(self.signs or self.label) or self.card.tilted or self.card.plane == "air"


def _tall(sheet: Sheet, within: Rect, shown: _Shown, lines: list[Line], marks: Mapping[str, str]) -> None:
    """A tile that is high: art with the place on it, the name, what is on the card, the figures at its foot."""
    head = min(38, max(20, round(within.w * 0.26)), within.h // 4 if within.h < 130 else within.h // 3)
    side = _figure_side(within) if shown.fights else 0
    row = 24 if within.w >= 140 and within.h >= 160 else 20
    spare = within.h - head - side - 6
    text = shown.words.card(shown.card.named or shown.card.card)
    size = min(28, max(17, round(within.w * 0.165)))
    one = face(750, size).width(text) <= within.w
    full = 38 if one else 62 if within.w >= 150 else 50 if within.w >= 100 else 32
    name = min(full, spare - (row if lines else 0))
    if name < 15:
        name = max(0, min(spare, full))
    rows = min(len(lines), max(0, spare - name) // row)
    rest = spare - name - rows * row
    while rows > 2 and rest < 44:  # the picture is worth more than a line that icons can stand for
        rows -= 1
        rest += row
    picture = rest if rest >= 34 and name else 0
    top = Rect(within.x, within.y, within.w, head + picture)
    if picture:
        _art(sheet, top, shown, (0, head, top.w, picture))
        if shown.signed:
            sheet.fill(Rect(top.x, top.y, top.w, head), INK, alpha=120)
    pill = _place(sheet, Rect(within.x, within.y, within.w, head), shown)
    _signs(sheet, Rect(pill + 3, within.y, within.right - pill - 2, head), shown.card, shown.signs, shown.label)
    y = top.bottom + 2
    if name >= 12:
        at = Rect(within.x, y, within.w, name)
        lines_of_name = 1 if one else 3 if name > 46 else 2 if name > 24 else 1
        sheet.text("name", at, text, size, least=9, weight=750, lines=lines_of_name)
        y += name
    foot = within.bottom - side
    lay_facts(sheet, Rect(within.x, y, within.w, foot - y - 2), lines, row, marks)
    if side:
        _figures(sheet, Rect(within.x, foot, within.w, side), shown.card, side)


def _figure_side(within: Rect) -> int:
    if within.w >= 138 and within.h >= 170:
        return KEY_SIDE
    return max(24, min(46, within.w * 2 // 5, within.h // 3))


KEY_SIDE = 58
"""A figure of this size can be read on a phone."""
READ = 24
"""And letters and icons of this one."""


def _broad(sheet: Sheet, within: Rect, shown: _Shown, lines: list[Line], marks: Mapping[str, str]) -> None:
    """A tile that is broad and low: the art at the left, the name beside it, figures at the right foot."""
    wide = min(round(within.w * 0.34), within.h)
    art = Rect(within.x, within.y, wide, within.h)
    head, copies = min(32, within.h // 3), len(shown.places)
    plates = _plates(art, shown)
    _art(sheet, art, shown, _emblem_spot(art, head, plates, 28 if copies > 1 else 0))
    _place(sheet, Rect(art.x, art.y, art.w, head), shown, counted=False)
    if copies > 1:
        wide = min(46, art.w)
        _copies(sheet, Rect(art.right - wide, art.bottom - 28, wide, 28), copies)
    for each in plates:
        sheet.fill(each.rect, INK, alpha=190, corner=5)
        _signs(sheet, each.rect.inset(2, 1), each.card, each.signs, each.label)
    left = art.right + 8
    room = Rect(left, within.y, within.right - left, within.h)
    side = max(27, min(50, room.w // 2 - 2, round(room.h * 0.42))) if shown.fights else 0
    row = 20
    above = room.h - side
    if lines and shown.fights:
        row = max(row, min(ICONS, above - 42))
    rows = 1 if lines and above >= row + 40 else 0
    if not shown.fights:
        rows = min(len(lines), max(0, above - 52) // row)
    name = above - rows * row
    size = 27 if room.w >= 110 else 23
    text = shown.words.card(shown.card.named or shown.card.card)
    at = Rect(room.x, room.y, room.w, min(name, 76))
    sheet.text("name", at, text, size, least=9, weight=750, lines=3 if at.h >= 60 else 2 if at.h > 26 else 1)
    y = room.y + (name if shown.fights else at.h)
    lay_facts(sheet, Rect(room.x, y, room.w, room.bottom - side - y), lines, row, marks)
    if side:
        _figures(sheet, Rect(room.x, room.bottom - side, room.w, side), shown.card, side)
        free = Rect(room.x + side + 6, room.bottom - side, room.w - 2 * side - 12, side)
        if lines and not rows and free.w >= 16:
            sheet.text("more", free, f"+{len(lines)}", 19, least=8, weight=700, colour=MUTED, align="center")


class _Plate(NamedTuple):
    """A row of what goes on about a card, at the foot of its art."""

    rect: Rect
    card: CardView
    signs: Signs
    label: str | None


def _plates(art: Rect, shown: _Shown) -> list[_Plate]:
    """What goes on about a card, from the foot up, each row as wide as its signs; aims of the chain have a row of their
    own where it fights."""
    card, signs, label = shown.card, shown.signs, shown.label
    rows = [(card, signs, label)] if shown.signed else []
    if signs.aims and (signs.attacks or signs.blocks or label):
        aimed = structs.replace(card, tilted=False, plane="ground")
        rows = [(card, signs._replace(aims=()), label), (aimed, Signs(aims=signs.aims), None)]
    tall = min(30, art.h * 3 // 8 // max(1, len(rows)) + 8)
    plates: list[_Plate] = []
    for index, row in enumerate(rows):
        whole = Rect(art.x, art.bottom - (index + 1) * tall, art.w, tall)
        start = max(art.x, _signs(Sheet(art.w, tall), whole.inset(2, 1), *row) - 1)
        plates.append(_Plate(Rect(start, whole.y, art.right - start, tall), *row))
    return plates


def _emblem_spot(art: Rect, head: int, plates: list[_Plate], foot: int) -> tuple[int, int, int, int]:
    """Where on the art the emblem goes: above what lies at its foot, or left of it, whichever is larger."""
    height = art.h - head
    above = height - max([foot, *(art.bottom - each.rect.y for each in plates)])
    aside = 0 if foot else min((each.rect.x - art.x for each in plates), default=0)
    return (0, head, art.w, above) if min(above, art.w) >= min(aside, height) else (0, head, aside, height)


def _edge(card: CardView, signs: Signs) -> Colour:
    if signs.recent:
        return look.WARD if signs.recent in look.HARMS else NOW
    if signs.attacks or signs.aims:
        return look.WARD
    if signs.blocks:
        return mix(FIGURES["defense"].colour, TEXT, 0.5)
    kind = look.colours_of(card.kind, card.abilities)[0]
    return mix(kind, INK, 0.5) if card.tilted else mix(kind, TEXT, 0.1)


def _art(sheet: Sheet, rect: Rect, shown: _Shown, spot: tuple[int, int, int, int]) -> None:
    """The card's art, with its emblem where nothing else lies."""
    card = shown.card
    colours = _colours(card)
    icon = emblem(card.card, shown.wanted)
    key = ("plain art", card.card, colours, rect.w, rect.h, icon, spot)
    sheet.bitmap(rect, key, lambda: art(card.card, colours, rect.w, rect.h, icon, plain=True, spot=spot))


def _colours(card: CardView) -> tuple[Colour, ...]:
    colours = look.colours_of(card.kind, card.abilities)
    return tuple(mix(each, TABLE, 0.45) for each in colours) if card.tilted else colours


def _place(sheet: Sheet, rect: Rect, shown: _Shown, *, counted: bool = True) -> int:
    """The card's place in notation, on the colour of its seat; and, if they are `counted`, how many copies lie there.
    Where that ends."""
    copies = len(shown.places)
    several = counted and copies > 1
    size = min(rect.h - 2, 34)
    most = rect.w if not several else max(rect.w * 5 // 8, rect.w - 48)
    text = _places(shown.places)
    if copies > 1 and face(800, max(READ, size - 8)).width(text) + 6 > most:
        text = shown.places[0]
    wide = round(face(800, size).width(text)) + 12
    pill = Rect(rect.x, rect.y, min(wide, most), rect.h)
    sheet.fill(pill, STYLES[shown.seat].colour, corner=8)
    sheet.text("place", pill.inset(3, 0), text, size, least=9, weight=800, colour=INK, align="center")
    if not several:
        return pill.right
    at = Rect(pill.right + 2, rect.y, min(46, rect.right - pill.right - 2), rect.h)
    _copies(sheet, at, copies)
    return at.right


def _copies(sheet: Sheet, rect: Rect, count: int) -> None:
    sheet.fill(rect, NOW, corner=8)
    size = min(rect.h - 2, 34)
    sheet.text("copies", rect.inset(2, 0), f"×{count}", size, least=9, weight=850, colour=INK, align="center")


def _places(places: Sequence[str]) -> str:
    """Several places in short: "a2–4" where they follow each other, else "a2,5"."""
    numbers = [int(each[1:]) for each in places]
    if len(places) == 1:
        return places[0]
    if numbers == list(range(numbers[0], numbers[-1] + 1)) and len(places) > 2:
        return f"{places[0]}–{numbers[-1]}"
    return f"{places[0]},{','.join(map(str, numbers[1:3]))}" + ("…" if len(places) > 3 else "")


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


def _figures(sheet: Sheet, rect: Rect, card: CardView, side: int) -> None:
    """Attack at the left and Defense at the right, as they are now."""
    for name, now, printed, x in (
        ("attack", card.attack, card.base_attack, rect.x - 2),
        ("defense", card.defense, card.base_defense, rect.right - side + 2),
    ):
        if now is None:
            continue
        change = 0 if printed is None else (now > printed) - (now < printed)
        key = side >= KEY_SIDE and now < 10
        size = look.KEY if key else 0
        figure(sheet, name, Rect(x, rect.y, side, side), name, now, change=change, size=size, key=key)


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


ICONS = READ + 7
"""As high is a row of icons where there is room for it."""


def lay_facts(sheet: Sheet, rect: Rect, lines: Sequence[Line], row: int, marks: Mapping[str, str]) -> None:
    """Rows with words while there is room for all; else the last row is one of icons, and counts what it can't show."""
    rows = rect.h // row
    if not lines or rows < 1:
        return
    whole = len(lines) if len(lines) <= rows else rows - 1
    for index, line in enumerate(lines[:whole]):
        _row(sheet, Rect(rect.x, rect.y + index * row, rect.w, row - 2), line, index, marks)
    rest, y = lines[whole:], rect.y + whole * row
    if rest:
        _icons(sheet, Rect(rect.x, y, rect.w, max(row, min(ICONS, rect.bottom - y)) - 2), rest, marks)


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
