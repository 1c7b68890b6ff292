"""What a card's face says in short: its kind, its lines of Abilities and Actions, and its large picture."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from render.parts.body import INNER, band, body, page, place_art, plan_of
from render.parts.body import said as what_it_does
from render.parts.faces import CardFace, SkillFace
from render.parts.figures import figure
from render.parts.layout import Rect, Sheet
from render.parts.theme import FIGURES, GOLD, INK, MUTED, RAISED, TEXT, Colour, mix
from render.parts.words import Words

from . import look

STAT = 84


def sort_of(face: CardFace) -> str:
    """What a card is: its kind, or "equipment", "disease" or "bomb"."""
    return look.sort_of(face.kind, tuple(each.word for each in face.abilities))


def kind_line(face: CardFace, words: Words) -> str:
    """What a card is, in a line: "Creature · Zombie · rank 3"."""
    sort = sort_of(face)
    parts = [words("rsp-kind", kind=sort)]
    if sort != face.kind and face.kind == "imminent":
        parts.append(words("rsp-kind", kind="imminent"))
    types = words.text(face.type_names) or ", ".join(face.types)
    parts += [types] if types else []
    parts += [words("rsp-mark", mark=each) for each in face.marks]
    if face.rank:
        parts.append(words("rsp-rank", rank=face.rank))
    return " · ".join(parts)


def cost(face: CardFace, words: Words) -> str:
    """What invoking takes, in words."""
    return words.text(face.price) or plain_cost(face, words)


def plain_cost(face: CardFace, words: Words) -> str:
    """What invoking takes where it takes Capacity Points of one Summoner and nothing else."""
    return words("rsp-capacity", n=face.cost) if face.cost is not None else ""


def said(face: CardFace, words: Words) -> Iterator[str]:
    """Everything that a card says, line by line, as in its hand picture."""
    named = ", ".join(words.text(each.label) for each in face.abilities)
    yield from (line for line in (points(face, words), named) if line)
    yield from what_it_does(face, words)


def points(face: CardFace, words: Words) -> str:
    """What a Summoner's levels give."""
    return ", ".join(words("rsp-level-line", n=level, points=n) for level, n in face.levels)


def colours(face: CardFace) -> tuple[Colour, ...]:
    """The colours of a card's art."""
    return look.colours_of(face.kind, tuple(each.word for each in face.abilities))


def card(face: CardFace, words: Words) -> Sheet:
    """The picture of a card's face."""
    tones = colours(face)
    sheet = page(tones[0])
    figures = STAT + 12 if face.stats or face.levels else 0
    printed = _printed(face, words)
    plan = plan_of(printed, words, INNER.h - 88 - 52 - 12 - figures)
    y = _title(sheet, face, words, tones[0])
    picture = Rect(INNER.x, y, INNER.w, plan.art)
    place_art(sheet, picture, face, tones)
    y = band(sheet, picture.bottom, tones[0], look.KINDS[sort_of(face)][1], kind_line(face, words)) + 12
    if figures:
        _stats(sheet, face, words, y)
        y += figures
    body(sheet, printed, words, plan, tones[0], y)
    return sheet


def _printed(face: CardFace, words: Words) -> CardFace:
    """The face with its Abilities and text among what has a head of its own."""
    abilities = tuple(SkillFace(each.label, "", each.text) for each in face.abilities)
    return structs.replace(face, skills=(*abilities, *face.skills))


def _title(sheet: Sheet, face: CardFace, words: Words, colour: Colour) -> int:
    left = INNER.x + 6
    if face.cost is not None:
        badge = Rect(INNER.x, INNER.y, 92, 76)
        sheet.fill(badge, TEXT, corner=18)
        sheet.icon("cost-icon", Rect(badge.x + 8, badge.y + 24, 28, 28), look.CAPACITY, INK)
        at = Rect(badge.x + 38, badge.y + 8, 48, 60)
        sheet.text("cost", at, str(face.cost), 52, least=30, weight=850, colour=INK, align="center", key=True)
        left = badge.right + 16
    name = words.text(face.name)
    price = cost(face, words)
    shown = price if price != plain_cost(face, words) else ""
    at = Rect(left, INNER.y, INNER.right - left - 4, 50 if shown else 76)
    sheet.text("name", at, name, 50, least=22, weight=800, lines=1 if shown else 2)
    if shown:
        at = Rect(left, INNER.y + 50, INNER.right - left - 4, 26)
        sheet.text("price", at, shown, 22, least=11, weight=600, colour=MUTED)
    return INNER.y + 88


def _stats(sheet: Sheet, face: CardFace, words: Words, y: int) -> None:
    """Attack and Defense, or Life and the Capacity Points of each level."""
    cells: list[tuple[str, str, str, str]] = []
    for name, icon, label in (
        ("attack", look.ATTACK, words("rsp-attack")),
        ("defense", look.DEFENSE, words("rsp-defense")),
        ("life", look.LIFE, words("rsp-life")),
    ):
        if name in face.stats:
            cells.append((name, icon, label, str(face.stats[name])))
    cells += [(f"level-{n}", look.CAPACITY, words("rsp-level", n=n), str(points)) for n, points in face.levels]
    step = INNER.w // max(1, len(cells))
    for index, (name, icon, label, value) in enumerate(cells):
        rect = Rect(INNER.x + index * step, y, step - 8, STAT)
        sheet.fill(rect, mix(RAISED, TEXT, 0.06), corner=14, low=mix(RAISED, INK, 0.45))
        wide = 84 if step > 150 else 62
        if name in FIGURES:
            shape = Rect(rect.right - wide - 8, rect.y + 2, wide, STAT - 4)
            figure(sheet, name, shape, name, value, size=44 if len(value) < 2 else 40, key=True)
            at = Rect(rect.x + 14, rect.y + 8, rect.w - wide - 28, STAT - 16)
            sheet.text(f"{name}-label", at, label, 26, least=9, weight=700, colour=MUTED)
            continue
        sheet.icon(f"{name}-icon", Rect(rect.x + 14, rect.y + 12, 28, 28), icon, GOLD)
        at = Rect(rect.x + 12, rect.y + 44, rect.w - wide - 22, 30)
        sheet.text(f"{name}-label", at, label, 22, least=9, weight=650, colour=MUTED)
        at = Rect(rect.right - wide - 8, rect.y + 6, wide, STAT - 12)
        sheet.text(name, at, value, 60, least=34, weight=800, align="right", key=True)
