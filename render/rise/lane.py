"""The battle: every attack of a combat as a pair that faces each other, with the figures that will meet."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.text import SEATS
from engines.rise.view import CardView, RiseView
from render.parts.emblems import emblem
from render.parts.figures import figure
from render.parts.fonts import face
from render.parts.layout import Rect, Sheet
from render.parts.medals import medal
from render.parts.pieces import seat_kind
from render.parts.portraits import place_portrait
from render.parts.theme import BOON, INK, MUTED, TEXT, WELL, Colour, mix
from render.parts.theme import SEATS as STYLES
from render.parts.words import Words

from . import look
from .news import Standing, standing
from .tiles import Known

COLUMNS, MOST = 4, 8
HIGH, PAD, GAP = 110, 8, 6
"""How high a pair is, the edge around all of them, the space between two."""
MEDAL, FIGURE = 64, 42


class Fighter(NamedTuple):
    """One of a pair: its place, emblem, colours, seat and figure, with how that differs from the printed one."""

    at: str
    icon: str
    colours: tuple[Colour, ...]
    seat: int
    kind: str = ""
    value: int = 0
    change: int = 0


class Fight(NamedTuple):
    """An attack: its number, the attacker, and what it meets: a blocker, a Summoner, or a player by seat."""

    number: int
    attacker: Fighter
    other: Fighter | None
    player: int
    state: str


def lane_height(view: RiseView) -> int:
    """How high the battle is: 0 without one."""
    count = min(MOST, sum(1 for each in view.combat if each.attacker and each.state != "out"))
    rows = -(-count // COLUMNS)
    return rows * (HIGH + GAP) - GAP + 2 * PAD if rows else 0


def fights(view: RiseView, known: Known) -> list[Fight]:
    """The attacks of the combat, in their order."""
    places = dict(standing(view))

    def fighter(at: str, figure: str) -> Fighter | None:
        each = places.get(at)
        return None if each is None else _fighter(at, each, figure, known)

    found: list[Fight] = []
    for number, each in enumerate(view.combat, 1):
        attacker = fighter(each.attacker, "attack") if each.state != "out" else None
        if attacker:
            other = fighter(each.blocker, "defense") if each.blocker else fighter(each.aimed, "life")
            found.append(Fight(number, attacker, other, each.player, each.state))
    return found


def _fighter(at: str, each: Standing, figure: str, known: Known) -> Fighter:
    shown = known(each.card)
    icon, seat = emblem(each.card, shown.art if shown else ""), SEATS.index(at[0].upper())
    if not isinstance(each, CardView):
        return Fighter(at, icon, (look.KINDS["summoner"][0],), seat, "life", each.life)
    now, printed = (each.attack, each.base_attack) if figure == "attack" else (each.defense, each.base_defense)
    change = 0 if now is None or printed is None else (now > printed) - (now < printed)
    return Fighter(at, icon, look.colours_of(each.kind, each.abilities), seat, figure, now or 0, change)


def lane(fights: list[Fight], width: int, height: int, words: Words) -> Sheet:
    """The battle on a sheet: as many pairs as there is room for, and how many more there are."""
    sheet = Sheet(width, height)
    sheet.fill(sheet.rect, mix(WELL, look.WARD, 0.2), corner=14)
    sheet.fill(sheet.rect.inset(2), mix(WELL, look.WARD, 0.06), corner=12)
    shown = fights if len(fights) <= MOST else fights[: MOST - 1]
    columns = min(COLUMNS, max(2, len(fights))) if len(fights) != 1 else 1
    wide = (width - 2 * PAD - GAP * (columns - 1)) // columns
    for index, each in enumerate(shown):
        row, column = divmod(index, columns)
        x = PAD + column * (wide + GAP) + max(0, wide - 330) // 2
        _pair(sheet, Rect(x, PAD + row * (HIGH + GAP), min(wide, 330), HIGH), each, words)
    if len(shown) < len(fights):
        at = Rect(width - PAD - wide, height - PAD - HIGH, wide, HIGH)
        text = words("rsp-more-cards", n=len(fights) - len(shown))
        sheet.text("more", at, text, 30, least=12, weight=750, align="center")
    return sheet


def _pair(sheet: Sheet, rect: Rect, each: Fight, words: Words) -> None:
    done = each.state == "fought"
    sheet.fill(rect, mix(WELL, TEXT, 0.14 if not done else 0.05), corner=12)
    sheet.fill(rect.inset(2), mix(WELL, TEXT, 0.05), corner=10)
    name = f"attack-{each.number}"
    left = Rect(rect.x + 14, rect.y + 6, MEDAL, MEDAL)
    right = Rect(rect.right - MEDAL - 26, rect.y + 6, MEDAL, MEDAL)
    _side(sheet, left, each.attacker, name, done=done)
    middle = (left.right + 14 + right.x) // 2
    icon = "mdi:check-bold" if done else "mdi:sword-cross" if each.other and each.state == "blocked" else look.TO
    ink = BOON if done else look.WARD
    sheet.icon(f"{name}-state", Rect(middle - 17, rect.y + 22, 34, 34), icon, ink)
    badge = Rect(middle - 17, rect.y + 66, 34, 34)
    sheet.fill(badge, TEXT if not done else MUTED, kind="disc")
    sheet.text(name, badge, str(each.number), 26, least=12, weight=850, colour=INK, align="center")
    if each.other:
        _side(sheet, right, each.other, f"{name}-other", done=done)
        return
    place_portrait(sheet, right, each.player, words, name=f"{name}-portrait", dim=done)
    at = Rect(right.x - 14, right.bottom + 4, MEDAL + 36, 32)
    ink = mix(STYLES[each.player].colour, TEXT, 0.2)
    sheet.text(f"{name}-player", at, words.seat(each.player), 25, least=11, weight=750, colour=ink, align="center")


def _side(sheet: Sheet, rect: Rect, each: Fighter, name: str, *, done: bool) -> None:
    """One of a pair: its emblem with its figure, and its place below."""
    style = STYLES[each.seat]
    medal(sheet, rect, each.icon, each.colours, style.colour, kind=seat_kind(each.seat), dim=done, aside=True)
    side = FIGURE if each.value < 10 or each.kind != "life" else FIGURE + 6
    at = Rect(rect.right - side // 2, rect.bottom - side, side, FIGURE)
    figure(sheet, f"{name}-figure", at, each.kind, each.value, change=each.change)
    wide = min(MEDAL + 16, round(face(800, 25).width(each.at)) + 16)
    pill = Rect(rect.x + (rect.w - wide) // 2, rect.bottom + 6, wide, 30)
    sheet.fill(pill, style.colour, corner=8)
    sheet.text(f"{name}-at", pill.inset(4, 0), each.at, 25, least=12, weight=800, colour=INK, align="center")
