"""The picture of a finished match, made to be shared: who won, by how much, with what last blow."""

from __future__ import annotations

from datetime import date
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.kernel.text import Text

from .parts.fonts import face, stepped
from .parts.headline import News, place_news
from .parts.layout import Rect, Sheet
from .parts.portraits import place_portrait
from .parts.theme import GOLD, INK, MUTED, SEATS, TEXT, Colour, mix
from .parts.words import Words

WIDTH, HEIGHT = 1200, 630
FACE = Rect(78, 150, 300, 300)
COLUMN = Rect(448, 40, WIDTH - 448 - 44, HEIGHT - 80)
SCORES = Rect(COLUMN.x, 270, COLUMN.w, 172)
RAYS = 28
NEUTRAL: Colour = (60, 64, 94)


class Score(NamedTuple):
    """What a seat came to: a number behind its sign."""

    seat: int
    value: str
    icon: str
    out: bool = False


class Ending(NamedTuple):
    """What a game says of a match that is over: what each seat came to, the last blow, how long it took."""

    scores: tuple[Score, ...] = ()
    blow: News = News("")
    length: str = ""


class Result(NamedTuple):
    """A match that is over, from outside: its game's title, its name, who won (None: a draw), by what clause in words,
    each seat's place, the players' seats, the day."""

    title: str
    match: str
    winner: int | None
    reason: Text | None
    places: tuple[int, ...]
    seats: tuple[int, ...]
    day: date


def result_sheet(result: Result, ending: Ending, words: Words) -> Sheet:
    """The picture of the result: 1200 x 630 pixels, the size in which links are shown."""
    sheet = Sheet(WIDTH, HEIGHT)
    winner = result.winner
    tint = SEATS[winner].tint if winner is not None else NEUTRAL
    colour = SEATS[winner].colour if winner is not None else MUTED
    sheet.fill(sheet.rect, mix(tint, TEXT, 0.06), low=mix(tint, INK, 0.62))
    sheet.bitmap(sheet.rect, ("rays", WIDTH, HEIGHT), _rays, mix(tint, colour, 0.16))
    _faces(sheet, result, words)
    _title(sheet, result, words)
    _scores(sheet, result, ending, words)
    if ending.blow.text:
        at = Rect(COLUMN.x, 450, COLUMN.w, 94)
        sheet.fill(at, mix(tint, INK, 0.72), corner=18)
        label = Rect(at.x + 20, at.y + 8, at.w - 40, 22)
        sheet.text("blow-label", label, words("pic-last-blow"), 19, weight=700, colour=mix(colour, TEXT, 0.3))
        place_news(sheet, Rect(at.x + 18, at.y + 30, at.w - 36, 58), ending.blow, size=32, least=15, name="blow")
    foot = Rect(COLUMN.x, 556, COLUMN.w, 40)
    said = " · ".join(part for part in (ending.length, _day(result.day, words)) if part)
    sheet.text(
        "when", Rect(foot.x, foot.y, foot.w - 130, foot.h), said, 25, least=14, weight=600, colour=mix(MUTED, TEXT, 0.6)
    )
    at = Rect(foot.right - 124, foot.y, 124, foot.h)
    sheet.text("arbiter", at, "Arbiter", 25, weight=800, colour=mix(GOLD, TEXT, 0.2), align="right")
    sheet.outline(sheet.rect.inset(8), mix(colour, INK, 0.25), 4, corner=24)
    return sheet


def in_words(result: Result, ending: Ending, words: Words) -> str:
    """The same in words."""
    lines = [words("alt-line", head=result.title, text=_headline(result, words)) + "."]
    lines += [words.text(result.reason)] if result.reason is not None else []
    scores = [f"{words.seat(each.seat)} {each.value}" for each in ending.scores if each.value]
    lines += [words.row(scores) + "."] if scores else []
    lines += [words("alt-line", head=words("pic-last-blow"), text=ending.blow.text) + "."] if ending.blow.text else []
    return "\n".join([*lines, " · ".join(part for part in (ending.length, _day(result.day, words)) if part)])


def _headline(result: Result, words: Words) -> str:
    return words("pic-draw") if result.winner is None else words("pic-wins", who=words.seat(result.winner))


def _day(day: date, words: Words) -> str:
    return words("pic-day", day=day.day, month=day.month, year=day.year)


def _rays() -> Image.Image:
    """The mask of light from behind the winner."""
    mask = Image.new("L", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(mask)
    x, y = FACE.centre
    reach = WIDTH * 1.4
    for index in range(RAYS):
        turn, spread = 2 * pi * index / RAYS, pi / RAYS / 2
        points = [(x + reach * cos(turn + side), y + reach * sin(turn + side)) for side in (-spread, spread)]
        draw.polygon([(x, y), *points], fill=255)
    return stepped(mask)


def _faces(sheet: Sheet, result: Result, words: Words) -> None:
    """The winner large, crowned; of a draw all who share it."""
    if result.winner is not None:
        sheet.fill(FACE.inset(-22), mix(GOLD, INK, 0.7), kind="disc", alpha=90)
        sheet.icon("crown", Rect(FACE.x + 90, FACE.y - 112, 120, 120), "mdi:crown", GOLD)
        place_portrait(sheet, FACE, result.winner, words, name="winner", badge=72)
        return
    shared = [seat for seat in result.seats if not result.places or result.places[seat] == 1] or list(result.seats)
    side = 170 if len(shared) > 1 else 300
    for index, seat in enumerate(shared[:4]):
        column, row = (index % 2, index // 2) if len(shared) > 2 else (index, 0)
        top = 130 if len(shared) > 2 else 230
        at = Rect(56 + column * (side + 14), top + row * (side + 14), side, side)
        place_portrait(sheet, at, seat, words, name=f"sharer-{index}", badge=44)


def _title(sheet: Sheet, result: Result, words: Words) -> None:
    at = Rect(COLUMN.x, COLUMN.y, COLUMN.w, 36)
    sheet.text("game", at, f"{result.title} · {result.match}", 28, least=16, weight=750, colour=GOLD)
    at = Rect(COLUMN.x, COLUMN.y + 40, COLUMN.w, 98)
    sheet.text("result", at, _headline(result, words), 86, least=30, weight=850, lines=2)
    if result.reason is not None:
        at = Rect(COLUMN.x, COLUMN.y + 150, COLUMN.w, 70)
        sheet.text("reason", at, words.text(result.reason), 29, least=16, weight=550, lines=2, top=True)


def _scores(sheet: Sheet, result: Result, ending: Ending, words: Words) -> None:
    """What each player came to, in the order of their places: two side by side, more of them in rows."""
    found = {each.seat: each for each in ending.scores}
    order = sorted(result.seats, key=lambda seat: (result.places[seat] if seat < len(result.places) else 1, seat))
    if len(order) > 2:
        tall = (SCORES.h + 4) // len(order)
        rows = [Rect(SCORES.x, SCORES.y + index * tall, SCORES.w, tall - 4) for index in range(len(order))]
        for seat, at in zip(order, rows, strict=True):
            _row(sheet, at, seat, found.get(seat), words, won=seat == result.winner)
        return
    wide = (SCORES.w - 16) // 2
    for index, seat in enumerate(order):
        at = Rect(SCORES.x + index * (wide + 16), SCORES.y + 4, wide, 160)
        _slip(sheet, at, seat, found.get(seat), words, won=seat == result.winner)


def _slip(sheet: Sheet, at: Rect, seat: int, score: Score | None, words: Words, *, won: bool) -> None:
    """A player's name above their face and what they came to."""
    _ground(sheet, at, seat, won=won)
    spot = Rect(at.x + 16, at.bottom - 66, 56, 56)
    place_portrait(sheet, spot, seat, words, name=f"player-{seat}", dim=_out(score), badge=24)
    name = Rect(at.x + 18, at.y + 8, at.w - 36, 78)
    _name(sheet, name, seat, score, words, size=32)
    _figure(sheet, Rect(name.x, spot.y - 4, name.w, spot.h + 8), seat, score)


def _row(sheet: Sheet, at: Rect, seat: int, score: Score | None, words: Words, *, won: bool) -> None:
    """A player's name between their face and what they came to."""
    _ground(sheet, at, seat, won=won)
    side = at.h - 8
    spot = Rect(at.x + 12, at.y + 4, side, side)
    place_portrait(sheet, spot, seat, words, name=f"player-{seat}", dim=_out(score))
    room = Rect(spot.right + 14, at.y + 3, at.right - spot.right - 30, at.h - 6)
    left = _figure(sheet, room, seat, score)
    _name(sheet, Rect(room.x, room.y, left - 8 - room.x, room.h), seat, score, words, size=30)


def _out(score: Score | None) -> bool:
    return bool(score and score.out)


def _ground(sheet: Sheet, at: Rect, seat: int, *, won: bool) -> None:
    tint = SEATS[seat].tint
    sheet.fill(at, GOLD if won else mix(tint, TEXT, 0.2), corner=16)
    sheet.fill(at.inset(3), mix(tint, INK, 0.35), corner=14, low=mix(tint, INK, 0.6))


def _name(sheet: Sheet, at: Rect, seat: int, score: Score | None, words: Words, *, size: int) -> None:
    ink = MUTED if _out(score) else TEXT
    sheet.text(f"name-{seat}", at, words.seat(seat), size, least=11, weight=750, lines=2, colour=ink)


def _figure(sheet: Sheet, at: Rect, seat: int, score: Score | None) -> int:
    """A score behind its sign, at the right end of a place; where that begins."""
    if score is None or not score.value:
        return at.right
    size = 66 if at.h > 60 else at.h
    wide = min(round(face(850, size).width(score.value)) + 4, at.w - size)
    ink = MUTED if score.out else TEXT
    room = Rect(at.right - wide, at.y, wide, at.h)
    sheet.text(f"score-{seat}", room, score.value, size, least=20, weight=850, colour=ink, align="right")
    icon = size * 3 // 5
    spot = Rect(room.x - icon - 10, at.y + (at.h - icon) // 2, icon, icon)
    sign = "mdi:skull" if score.out else score.icon
    sheet.icon(f"score-{seat}-icon", spot, sign, mix(SEATS[seat].colour, TEXT, 0.25))
    return spot.x
