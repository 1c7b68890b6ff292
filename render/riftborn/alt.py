"""The board in words, for those who can't see it: a description within Discord's limit, and the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.kernel.text import SEATS
from engines.riftborn.view import CreatureView, EquipmentView, RiftView, SideView, called
from render.parts.body import said
from render.parts.faces import CardFace
from render.parts.held import Held, in_a_row
from render.parts.limit import deepest, shortened
from render.parts.words import Words

from . import look
from .face import kind_line
from .said import attack, happenings, keywords

DEPTHS = (3, 2, 1, 0)
"""From all that there is to say of a creature to its figures alone."""


def alt(view: RiftView, words: Words, limit: int) -> str:
    """What matters most, in at most `limit` characters: whose turn, the attack under way, both players with every
    creature, what happened. What finds no room is left out, and that is said."""

    def tell(depth: int) -> Iterator[str]:
        yield from _situation(view, words)
        for side in _sides(view):
            yield from _side(view, side, words, depth)
        if depth:
            yield from _recent(view, words)

    return deepest(tell, DEPTHS, limit, words("alt-more"))


def text_board(view: RiftView, words: Words) -> str:
    """All that the board picture shows, and what its piles hold, in lines."""
    lines = [*_situation(view, words), *_recent(view, words)]
    for side in _sides(view):
        lines += ["", *_side(view, side, words, 4)]
        piles = {
            "waiting": side.waiting,
            "discard": side.discard,
            "removed": side.removed,
            "hand": sorted(key.partition("#")[0] for key in side.hand or ()),
            "tricks": side.tricks or [],
            "trick-set": side.trick_set or [],
        }
        lines += words.piles("rbp-alt-pile", piles)
    return "\n".join(lines).strip()


def describe_card(face: CardFace, words: Words) -> str:
    """A card in words."""
    parts = [kind_line(face, words)]
    if face.cost is not None:
        parts.append(words("rbp-alt-level", n=face.cost))
    if "attack" in face.stats:
        parts.append(words("rbp-alt-attack", n=face.stats["attack"]))
    if "health" in face.stats:
        parts.append(words("rbp-alt-health", n=face.stats["health"], kind=face.kind))
    if "xp" in face.stats:
        parts.append(words("rbp-alt-xp", n=str(face.stats["xp"])))
    head = words("alt-card", name=words.text(face.name), what=", ".join(parts))
    return "\n".join([head, *said(face, words), *[text for text in [words.text(face.flavour)] if text]])


def describe_hand(
    view: RiftView, side: SideView, cards: Sequence[Held], words: Words, face: Callable[[str], CardFace], limit: int
) -> str:
    """A hand in words."""
    what = in_a_row(cards, lambda card: _glance(face(card), words), words)
    return shortened(words("rbp-alt-hand", who=words.seat(side.seat), level=side.level, what=what), limit)


def _glance(face: CardFace, words: Words) -> str:
    """A card of the hand at a glance."""
    parts = [words("rbp-kind", kind=face.kind)]
    if face.cost is not None:
        parts.append(words("rbp-alt-level", n=face.cost))
    if face.kind == "creature" and "attack" in face.stats:
        parts.append(f"{face.stats['attack']}/{face.stats.get('health', 0)}")
    return f"{words.text(face.name)} ({', '.join(parts)})"


def _sides(view: RiftView) -> list[SideView]:
    """N, drawn above, and then S; in the setup, who sits first. [RB-425]"""
    return sorted(view.seats, key=lambda side: side.letter)


def _situation(view: RiftView, words: Words) -> Iterator[str]:
    told = [words("rbp-alt-board", n=view.turn) if view.turn else words("rbp-alt-setup")]
    if view.over:
        told.append(
            words("rbp-alt-drawn") if view.winner is None else words("rbp-alt-won", who=words.seat(view.winner))
        )
    elif view.phase != "setup":
        told.append(words("rbp-alt-turn", who=words.seat(view.active)))
    if view.waiting:
        told.append(words("rbp-alt-asked", who=", ".join(words.seat(seat) for seat in view.waiting)))
    under = attack(view, words)
    if under:
        told.append(f"{under}.")
    yield " ".join(told)


def _side(view: RiftView, side: SideView, words: Words, depth: int) -> Iterator[str]:
    yield words(
        "rbp-alt-side",
        letter=side.letter.upper() or "none",
        seat=SEATS[side.seat],
        who=words.seat(side.seat),
        life=side.life,
        level=side.level,
        xp=str(side.xp),
        used=side.used,
        of=side.allowance,
        hand=side.hand_count,
        library=side.library,
        discard=len(side.discard),
        tricks=side.tricks_count,
    )
    for number, rank in enumerate(side.ranks, 1):
        yield words("rbp-alt-rank", n=number, what=words.row(_creature(each, words, depth) for each in rank))
    if not side.ranks:
        yield words("rbp-alt-nobody")
    held = [_equipment(each, words) for each in (*side.weapons, *side.armours)]
    if held:
        yield words("rbp-alt-held", what=words.row(held))


def _creature(each: CreatureView, words: Words, depth: int) -> str:
    """A creature: with `depth` 0 its name and figures; 1 its tokens, 2 its states, 3 whom it touches, 4 all."""
    if each.card:
        told = [f"{called(each.at)} {words.card(each.card)} {each.attack}/{each.left}"]
        if each.down:
            told.append(words("rbp-alt-down"))
    else:
        told = [f"{called(each.at)} {words('rbp-alt-down')}"]
        if each.damage:
            told.append(words("rbp-alt-damage", n=each.damage))
    if depth >= 1:
        told += [words("rbp-token", token=name, n=count) for name in look.TOKENS if (count := getattr(each, name))]
        told += [words("rbp-alt-swarm", n=each.swarm)] if each.swarm else []
        told += [words("rbp-alt-ready", n=each.ready)] if each.ready else []
    if depth >= 2:
        told += [words("rbp-mark", mark=mark) for mark in each.marks]
        told += [words("rbp-alt-morale", mode=each.morale)] if each.morale else []
    if depth >= 3:
        told += keywords(words, each.keywords)
        touched = [at for at in each.adjacent if at[0] != each.at[0]]
        told += [words("rbp-alt-touches", what=", ".join(map(called, touched)))] if touched else []
    if depth >= 4:
        if each.printed:
            told.append(words("rbp-alt-printed", attack=each.printed[0], health=each.printed[1]))
        beside = [at for at in each.adjacent if at[0] == each.at[0]]
        told += [words("rbp-alt-beside", what=", ".join(map(called, beside)))] if beside else []
        reach = [
            words("rbp-alt-reach", at=called(at), mode=mode)
            for at, mode in each.reach.items()
            if at not in each.adjacent
        ]
        told += reach
        told += [words("rbp-alt-under", card=words.card(each.under))] if each.under else []
        told += [words("rbp-alt-undeath", n=each.undeath)] if each.undeath else []
        told += [words("rbp-alt-xp", n=str(each.xp))] if each.xp else []
    return ", ".join(told)


def _equipment(each: EquipmentView, words: Words) -> str:
    name = f"{called(each.at)} {words.card(each.card)}"
    if each.kind == "weapon":
        used = "yes" if each.used else "no"
        return words("rbp-alt-weapon", name=name, attack=each.attack or 0, left=each.left, used=used)
    return words("rbp-alt-armour", name=name, left=each.left, of=each.of)


def _recent(view: RiftView, words: Words) -> Iterator[str]:
    told = happenings(view, words)
    if told:
        yield words("rbp-alt-recent", what=", ".join(told))
