"""The board in words, for those who can't see it: a description within Discord's limit, and the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engines.kernel.text import SEATS, Local
from engines.rizontical.view import (
    ConditionView,
    FighterView,
    PowerView,
    RizonticalView,
    SideView,
    TokenView,
    TrailView,
)
from render.parts.faces import CardFace
from render.parts.held import Held, in_a_row
from render.parts.limit import as_many, shortened
from render.parts.words import Words

from . import look
from .hand import lying


def alt(view: RizonticalView, words: Words, limit: int) -> str:
    """What matters most, in at most `limit` characters: whose turn, the players, every Fighter, what is announced, what
    changed, the tokens, the Powers in play. What finds no room is left out, and that is said."""
    groups = [
        [*_situation(view, words)],
        [_side(side, words) for side in view.sides],
        [line for side in view.sides for line in _fighters(side, words, side.seat == view.active)],
        [*_chain(view, words)],
        [*_changes(view, words)],
        [*_tokens(view, words)],
        [line for side in view.sides for line in _powers(side, words)],
    ]
    return as_many([line for group in groups for line in group], limit, words("alt-more"))


def text_board(view: RizonticalView, words: Words) -> str:
    """All that the board picture shows, and the figures of every Fighter, in lines."""
    lines = [*_situation(view, words)]
    if view.order:
        lines.append(words("alt-order", who=", ".join(words.seat(seat) for seat in view.order)))
    if view.used:
        lines.append(words("alt-used", what=", ".join(words("pic-tick", action=each) for each in view.used)))
    for side in view.sides:
        lines += ["", *_whole_side(side, words, side.seat == view.active)]
    lines += ["", *_tokens(view, words), *_chain(view, words), *_changes(view, words)]
    if view.log:
        lines += [words("alt-log"), *(f"- {words.text(line.text)}" for line in view.log)]
    return "\n".join(lines).strip()


def describe_card(face: CardFace, words: Words) -> str:
    """A card in words."""
    parts = [look.kind_line(face, words)]
    if face.cost is not None:
        parts.append(words("alt-cost", n=face.cost))
    parts += _trackers(face.use, face.time, words)
    if face.kind == "fighter":
        figures = {stat: face.stats.get(stat, 0) for stat in ("hp", "mana", *look.STATS)}
        parts.append(words("alt-stats", **figures))
        parts += _soft_spots(face.weakness, face.resistance, words)
    lines = [words("alt-card", name=words.text(face.name), what=", ".join(parts))]
    for skill in face.skills:
        lines.append(words.headed(skill.label, skill.cost, skill.text))
    lines += [text for text in (words.text(face.text), words.text(face.flavour)) if text]
    return "\n".join(lines)


def describe_hand(
    side: SideView, cards: Sequence[Held], words: Words, face: Callable[[str], CardFace], limit: int
) -> str:
    """A hand in words."""
    down = lying(side)
    hand = [each for each in cards if each.key not in down]
    said = [in_a_row(hand, lambda card: _glance(face(card), words), words)] if hand or not down else []
    said += [
        words("alt-face-down", slot=down[each.key].slot, name=words.text(face(each.card).name))
        for each in cards
        if each.key in down
    ]
    head = {"who": words.seat(side.seat), "ap": side.ap}
    return shortened(words("alt-hand-picture", **head, what=words.row(said)), limit)


def _glance(face: CardFace, words: Words) -> str:
    """A card of the hand at a glance."""
    name = words.text(face.name)
    if face.cost is None:
        return name
    category = words("pic-category", category=face.category)
    return words("alt-hand-card", name=name, cost=face.cost, category=category)


def _situation(view: RizonticalView, words: Words) -> Iterator[str]:
    said = [words("alt-board", round=view.round, turn=view.turn) if view.round else words("alt-setup")]
    if view.phase == "over":
        said.append(words("alt-drawn") if view.winner is None else words("alt-won", who=words.seat(view.winner)))
        if view.result:
            said.append(words.text(view.result))
    elif view.active is not None:
        bonus = view.phase == "bonus"
        who = words.seat(view.active)
        said.append((words("pic-bonus", who=who) if bonus else words("pic-turn-of", who=who)) + ".")
    if view.deciding:
        said.append(words("alt-decides", who=", ".join(words.seat(seat) for seat in view.deciding)))
    if view.sheltered is not None:
        said.append(words("alt-sheltered", who=words.seat(view.sheltered)))
    yield " ".join(said)


def _side(side: SideView, words: Words) -> str:
    return words(
        "alt-side",
        seat=SEATS[side.seat],
        who=words.seat(side.seat),
        ap=side.ap,
        souls=side.souls,
        hand=side.hand_count,
    )


def _fighters(side: SideView, words: Words, active: bool) -> Iterator[str]:
    for slot in side.hidden_fighters:
        yield words("alt-hidden", slot=_slot(side, slot)) + "."
    for fighter in sorted(side.fighters, key=lambda each: each.slot):
        yield ", ".join(_fighter(side, fighter, words, active)) + "."


def _fighter(side: SideView, fighter: FighterView, words: Words, active: bool) -> Iterator[str]:
    yield words(
        "alt-fighter",
        slot=_slot(side, fighter.slot),
        name=words.card(fighter.card),
        cell=fighter.cell or words("alt-no-cell"),
        hp=fighter.hp,
        max=fighter.max_hp,
    )
    if fighter.now and active:
        yield words("alt-now")
    if fighter.mana:
        yield words("alt-mana", n=fighter.mana)
    if fighter.protection:
        yield words("alt-protection", n=fighter.protection)
    for condition in fighter.conditions:
        yield condition_name(condition, words)
    yield from _marked(fighter.marks, words)
    if learned := dict.fromkeys(each.of for each in fighter.skills if each.of):
        yield words("alt-learned", what=", ".join(words.card(card) for card in learned))


def _marked(marks: Sequence[Local], words: Words) -> Iterator[str]:
    """The marks that cards have given something."""
    for mark in marks:
        yield words("alt-mark", what=words.text(mark))


def condition_name(condition: ConditionView, words: Words) -> str:
    """A condition in words: "Poison", "Buff Hit DMG Dealt 5"."""
    if condition.kind == "status":
        return words("alt-status", name=condition.name)
    kind, way = look.buff_kind(condition)
    return words("alt-condition", kind=condition.kind, damage=kind, what=kind.title(), way=way, n=condition.value)


def _chain(view: RizonticalView, words: Words) -> Iterator[str]:
    for number, pending in enumerate(view.chain, 1):
        said = words("alt-announced", n=number, who=words.seat(pending.seat), what=words.text(pending.text))
        yield f"{said} ({words('alt-aims', cells=', '.join(pending.at))})" if pending.at else said


def _changes(view: RizonticalView, words: Words) -> Iterator[str]:
    if view.trail:
        yield words("alt-changes", what=", ".join(_change(trail, words) for trail in view.trail))


def _change(trail: TrailView, words: Words) -> str:
    said = words("alt-change", **{"kind": trail.kind, "from": trail.origin or "?", "to": trail.to})
    return said if trail.amount is None else words("alt-amount", what=said, n=trail.amount)


def _tokens(view: RizonticalView, words: Words) -> Iterator[str]:
    summons = [_token(token, words) for token in view.tokens if token.kind == "summon"]
    tiles = [_token(token, words) for token in view.tokens if token.kind != "summon"]
    if summons:
        yield words("alt-summons", what=", ".join(summons))
    if tiles:
        yield words("alt-tiles", what=", ".join(tiles))


def _token(token: TokenView, words: Words) -> str:
    name, seat = words.card(token.card), SEATS[token.owner]
    if token.facing:
        said = words("alt-facing", name=name, cell=token.cell, direction=token.facing, seat=seat)
        return " ".join([said, *_trackers(token.use, token.time, words), *_marked(token.marks, words)])
    said = words("alt-token", name=name, cell=token.cell, seat=seat)
    marks = [*_trackers(token.use, token.time, words), *([words("alt-shield")] if token.shield else [])]
    marks += _marked(token.marks, words)
    return " ".join([said, *marks])


def _powers(side: SideView, words: Words) -> Iterator[str]:
    if side.powers:
        said = [", ".join(_power(side, each, words)) for each in sorted(side.powers, key=lambda each: each.slot)]
        yield words("alt-powers", what=words.row(said))


def _power(side: SideView, power: PowerView, words: Words) -> Iterator[str]:
    slot = f"{SEATS[side.seat]}@{power.slot}"
    yield (
        words("alt-power", slot=slot, name=words.card(power.card))
        if power.card
        else words("alt-power-hidden", slot=slot)
    )
    if power.facedown:
        if power.card:
            yield words("pic-face-down")
        if power.set_in:
            round, _, turn = power.set_in.partition(".")
            yield words("alt-set-in", round=round, turn=turn)
    if power.bearer:
        yield words("alt-bearer", who=power.bearer)
    yield from _trackers(power.use, power.time, words)
    if power.shield:
        yield words("alt-shield")
    if power.pending:
        yield words("alt-pending")
    yield from _marked(power.marks, words)


def _trackers(use: int | None, time: int | None, words: Words) -> Iterator[str]:
    if use is not None:
        yield words("alt-use", n=use)
    if time is not None:
        yield words("alt-time", n=time)


def _whole_side(side: SideView, words: Words, active: bool) -> Iterator[str]:
    yield _side(side, words)
    notes = [words("alt-numen", name=words.card(side.numen))] if side.numen else []
    notes += [*_marked(side.numen_marks, words), *_numen(side, words)]
    if side.legendary:
        notes.append(words("alt-marker-legendary"))
    if side.unique:
        notes.append(words("alt-marker-unique"))
    if side.ultimate:
        notes.append(words("alt-marker-ultimate", slots=", ".join(map(str, side.ultimate))))
    notes.append(words("alt-decks", fighters=side.fighter_deck, powers=side.power_deck))
    yield ", ".join(notes) + "."
    for slot in side.hidden_fighters:
        yield words("alt-hidden", slot=_slot(side, slot)) + "."
    for fighter in sorted(side.fighters, key=lambda each: each.slot):
        yield ", ".join([*_fighter(side, fighter, words, active), *_figures(fighter, words)]) + "."
    yield from _powers(side, words)
    for id, cards in (("alt-fallen", side.fighter_void), ("alt-void", side.power_void), ("alt-hand", side.hand)):
        if cards:
            yield words(id, what=", ".join(words.card(card) for card in cards))


def _numen(side: SideView, words: Words) -> Iterator[str]:
    """What is left of the Use and Time of a Numen's abilities."""
    for each in side.numen_left:
        left = [*_trackers(each.use, each.time, words), *([words("alt-off")] if each.off else [])]
        yield words("alt-numen-left", ability=each.label, left=", ".join(left))


def _figures(fighter: FighterView, words: Words) -> Iterator[str]:
    what = ", ".join(words("pic-what", what=each) for each in (*fighter.elements, *fighter.types))
    yield words(
        "alt-figures",
        atk=fighter.atk,
        **{"def": fighter.defense},
        mp=fighter.mp,
        ra=fighter.ra,
        psh=fighter.psh,
        speed=fighter.speed,
        what=what,
    )
    yield from _soft_spots((fighter.weakness, fighter.weak_to), (fighter.resistance, fighter.resists), words)
    for skill in fighter.skills:
        left = [*_trackers(skill.use, skill.time, words)] + ([words("alt-off")] if skill.off else [])
        if left:
            yield words("alt-skill", label=skill.label.upper(), left=", ".join(left))
    if fighter.owner is not None:
        yield words("alt-owner", seat=SEATS[fighter.owner])


def _soft_spots(
    weakness: tuple[int, Iterable[str]], resistance: tuple[int, Iterable[str]], words: Words
) -> Iterator[str]:
    for id, (value, to) in (("alt-weakness", weakness), ("alt-resistance", resistance)):
        what = ", ".join(words("pic-what.to", what=each) for each in to)
        if value and what:
            yield words(id, n=value, what=what)


def _slot(side: SideView, slot: int) -> str:
    return f"{SEATS[side.seat]}{slot}"
