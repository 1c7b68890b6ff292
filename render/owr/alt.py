"""The mat in words, for those who can't see it: a description within Discord's limit, and the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.kernel.text import SEATS
from engines.owr.view import CreatureView, LaneView, OwrView, SideView, StackCardView
from render.parts.body import said
from render.parts.faces import CardFace
from render.parts.held import Held, in_a_row
from render.parts.limit import deepest, shortened
from render.parts.words import Words

from .face import arrows, cost, kind_line, soul
from .said import happenings, item, standing
from .stacks import given

DEPTHS = (3, 2, 1, 0)
"""From all that there is to say of a lane to its figures alone."""


def alt(view: OwrView, words: Words, limit: int) -> str:
    """What matters most, in at most `limit` characters: whose turn, what waits, both players, every lane, what
    happened. What finds no room is left out, and that is said."""

    def tell(depth: int) -> Iterator[str]:
        yield from _situation(view, words)
        yield from _pending(view, words)
        for side in view.seats:
            yield from _side(view, side, words, depth)
        yield from _arena(view, words)
        if depth:
            yield from _recent(view, words)

    return deepest(tell, DEPTHS, limit, words("alt-more"))


def text_board(view: OwrView, words: Words) -> str:
    """All that the board picture shows, and what its piles hold, in lines."""
    lines = [*_situation(view, words), *_pending(view, words, named=True), *_arena(view, words), *_recent(view, words)]
    for side in view.seats:
        lines += ["", *_side(view, side, words, 4)]
        piles = {
            "grave": side.grave,
            "banish": side.banish,
            "hand": sorted(key.partition("#")[0] for key in side.hand or ()),
            "extra": side.extra or [],
        }
        lines += words.piles("owp-alt-pile", piles)
    return "\n".join(lines).strip()


def describe_card(face: CardFace, words: Words) -> str:
    """A card in words."""
    parts = [kind_line(face, words), cost(face, words)]
    if "atk" in face.stats:
        parts.append(words("owp-alt-figures", atk=face.stats["atk"], def_=face.stats.get("def", 0)))
    left, right = arrows(face)
    parts.append(_arrows(left, right, words))
    if soul(face):
        parts.append(words("owp-alt-soul", gives=soul(face)))
    head = words("alt-card", name=words.text(face.name), what=", ".join(part for part in parts if part))
    return "\n".join([head, *said(face, words), *[text for text in [words.text(face.flavour)] if text]])


def describe_hand(
    view: OwrView, side: SideView, cards: Sequence[Held], words: Words, face: Callable[[str], CardFace], limit: int
) -> str:
    """A hand in words."""
    what = in_a_row(cards, lambda card: _glance(face(card), words), words)
    return shortened(words("owp-alt-hand", who=words.seat(side.seat), souls=side.souls, what=what), limit)


def _glance(face: CardFace, words: Words) -> str:
    """A card of the hand at a glance."""
    kind = words("owp-kind", kind=face.kind)
    if "atk" in face.stats:
        kind += f" {face.stats['atk']}/{face.stats.get('def', 0)}"
    return f"{words.text(face.name)} ({', '.join(part for part in (kind, cost(face, words)) if part)})"


def _situation(view: OwrView, words: Words) -> Iterator[str]:
    told = [words("owp-alt-board", n=view.turn) if view.turn else words("owp-alt-setup")]
    if view.game > 1:
        told.append(words("owp-alt-game", n=view.game))
    if view.over:
        told.append(
            words("owp-alt-drawn") if view.winner is None else words("owp-alt-won", who=words.seat(view.winner))
        )
    elif view.phase != "setup":
        phase = words("owp-phase", phase=view.phase)
        told.append(words("owp-alt-phase", who=words.seat(view.active), phase=phase))
    if view.waiting:
        told.append(words("owp-alt-asked", who=", ".join(words.seat(seat) for seat in view.waiting)))
    yield " ".join(told)


def _pending(view: OwrView, words: Words, *, named: bool = False) -> Iterator[str]:
    """What waits, the newest first; targets with what stands there if they are `named`."""
    names = standing(view) if named else None
    if view.pending:
        told = [
            words("owp-alt-item", at=each.at, who=words.seat(each.seat), what=item(each, words, names))
            for each in reversed(view.pending)
        ]
        yield words("owp-alt-pending", what=words.row(told)) + "."


def _side(view: OwrView, side: SideView, words: Words, depth: int) -> Iterator[str]:
    counts = {"lf": str(side.lf), "hand": side.hand_count, "deck": side.deck, "extra": side.extra_count}
    piles = {"grave": len(side.grave), "banish": len(side.banish), "souls": side.souls}
    yield words("owp-alt-side", seat=SEATS[side.seat], who=words.seat(side.seat), **counts, **piles)
    if depth >= 3 and view.active == side.seat and (side.summoned or side.stacked):
        used = [name for name, so in (("summoned", side.summoned), ("stacked", side.stacked)) if so]
        yield ", ".join(words("owp-turn-use", name=name, used="yes") for name in used) + "."
    lanes = [_lane(lane, words, depth) for lane in side.lanes if lane.creature is not None or lane.stack]
    empty = [lane.at for lane in side.lanes if lane.creature is None]
    yield from (f"{each}." for each in lanes)
    if empty:
        yield words("owp-alt-empty", lanes=", ".join(empty))


def _lane(lane: LaneView, words: Words, depth: int) -> str:
    parts = [f"{lane.at} {_creature(lane.creature, words, depth)}" if lane.creature is not None else lane.at]
    if lane.stack:
        parts.append(_stack(lane, words, depth))
    return words.row(parts)


def _creature(each: CreatureView, words: Words, depth: int) -> str:
    """A creature: with `depth` 0 its name and figures; 1 its damage, 2 its states and Weapons, 3 its arrows, 4 all."""
    if not each.card:
        told = [words("owp-alt-down", n=each.since)]
        told += [words("owp-alt-damage", n=each.damage)] if each.damage else []
        return ", ".join(told)
    told = [f"{words.card(each.card)} {each.atk}/{each.left}"]
    if len(each.tokens) > 1:
        told[0] = f"{len(each.tokens)} × {told[0]}"
    if each.down:
        told.append(words("owp-alt-down", n=each.since))
    if depth >= 1 and each.damage:
        told.append(words("owp-alt-damage", n=each.damage))
    if depth >= 2:
        told += [words("owp-mark", mark=mark) for mark in each.marks]
        told += [words("owp-alt-with", what=f"{words.card(one.card)} ({one.at})") for one in each.weapons]
        told += [words("owp-alt-targeted")] if each.targeted else []
    if depth >= 3:
        told += [text for text in (_arrows(*each.arrows, words),) if text]
    if depth >= 4:
        if (each.atk, each.def_) != (each.base_atk, each.base_def):
            told.append(words("owp-alt-printed", atk=each.base_atk or 0, def_=each.base_def or 0))
        if len(set(each.tokens)) > 1:
            told.append(words("owp-alt-pile-of", what=words.cards(each.tokens)))
    return ", ".join(told)


def _arrows(left: int, right: int, words: Words) -> str:
    told = [words("owp-alt-arrow", side=side, n=n) for side, n in (("left", left), ("right", right)) if n]
    return ", ".join(told)


def _stack(lane: LaneView, words: Words, depth: int) -> str:
    """The stack of a lane: what it gives and its souls; from `depth` 2 each card, the topmost first."""
    gives = given(lane.atk, lane.def_) if lane.atk or lane.def_ else ""
    parts = [words("owp-alt-stack", n=len(lane.stack), souls=lane.souls)]
    parts += [gives] if gives else []
    if depth < 2:
        return ", ".join(parts)
    what = ", ".join(_stack_card(each, words, depth) for each in reversed(lane.stack))
    return words("owp-alt-stack-of", head=", ".join(parts), what=what)


def _stack_card(each: StackCardView, words: Words, depth: int) -> str:
    name = f"{each.at} {words.card(each.card)}" if each.card else each.at
    told: list[str] = []
    if each.down:
        told.append(words("owp-set-in", n=each.turn))
    if each.kind == "artifact":
        told.append(words("owp-alt-lit", lit="yes" if each.lit else "no"))
    elif each.kind == "rune":
        told.append(words("owp-kind", kind="rune"))
    if depth >= 3 and (each.atk or each.def_):
        told.append(given(each.atk, each.def_))
    if each.targeted:
        told.append(words("owp-alt-targeted"))
    return f"{name} ({', '.join(told)})" if told else name


def _arena(view: OwrView, words: Words) -> Iterator[str]:
    for each in view.arena:
        yield words("owp-alt-arena", card=words.card(each.card), at=each.at, who=words.seat(each.owner))


def _recent(view: OwrView, words: Words) -> Iterator[str]:
    told = happenings(view, words)
    if told:
        yield words("owp-alt-recent", what=", ".join(told))
