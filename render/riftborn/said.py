"""Short sentences that stand on the board picture and in its description."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engines.kernel.text import SEATS
from engines.riftborn.view import CreatureView, MarkView, RiftView, called
from render.parts.words import Words

from . import look

PLACE = re.compile(r"[sn](\d[a-e]|[waz]\d+)")
"""A place on the board; what has none, as it has left, goes by the id of its card."""
LISTED = 4
"""So many places are listed for one kind of happening."""
TOLD = frozenset([*look.HARMS, *look.GAINS, *look.HAPPENINGS])
COUNTED = frozenset(("hurt", "healed", "drew", "discarded", "damaged"))
"""What is added up where it happened to the same one more than once."""


def creatures(view: RiftView) -> Iterator[CreatureView]:
    """Everybody who stands in a formation."""
    for side in view.seats:
        for rank in side.ranks:
            yield from rank


def standing(view: RiftView) -> dict[str, str]:
    """The card at each place, where the viewer may read it."""
    found = {each.at: each.card for each in creatures(view)}
    for side in view.seats:
        found |= {each.at: each.card for each in (*side.weapons, *side.armours)}
    return {at: card for at, card in found.items() if card}


def players(view: RiftView) -> dict[str, int]:
    """The players' seats by their letters in notation."""
    return {SEATS[side.seat].lower(): side.seat for side in view.seats}


def at(place: str, view: RiftView, words: Words, names: Mapping[str, str]) -> str:
    """A place as it is said: a player by name, a card's place with its name if that is known."""
    seat = players(view).get(place)
    if seat is not None:
        return words.seat(seat)
    name = names.get(place, "")
    if name:
        return f"{words.card(name)} ({called(place)})"
    return called(place) if PLACE.fullmatch(place) else words.card(place)


def grouped(recent: list[MarkView]) -> Iterator[tuple[str, int, list[MarkView]]]:
    """What happened last, like ones put together: what happened, how much of it, to whom."""
    groups: list[tuple[str, list[MarkView]]] = []
    for mark in recent:
        if mark.name not in TOLD:
            continue
        alike = groups and groups[-1][0] == mark.name and groups[-1][1][0].places[1:] == mark.places[1:]
        if alike and mark.name not in ("attack", "played"):
            groups[-1][1].append(mark)
        else:
            groups.append((mark.name, [mark]))
    for name, marks in groups:
        whom = {tuple(mark.places) for mark in marks}
        added = name in COUNTED and len(whom) == 1
        yield name, sum(mark.amount for mark in marks) if added else marks[0].amount, marks


def happenings(view: RiftView, words: Words) -> list[str]:
    """What happened last, in short phrases, the newest last."""
    names = standing(view)
    return [phrase(name, amount, marks, view, words, names) for name, amount, marks in grouped(view.recent)]


def phrase(
    name: str, amount: int, marks: list[MarkView], view: RiftView, words: Words, names: Mapping[str, str]
) -> str:
    """One kind of happening in a phrase."""
    first = list(dict.fromkeys(at(mark.places[0], view, words, names) for mark in marks if mark.places))
    who = words.named(first, LISTED)
    other = at(marks[0].places[1], view, words, names) if len(marks[0].places) > 1 else ""
    return words(
        "rbp-happened",
        name=name,
        who=who or "–",
        other=other,
        aimed="yes" if other else "no",
        n=abs(amount),
        several="yes" if len(first) > 1 else "no",
    )


def attack(view: RiftView, words: Words) -> str:
    """The attack under way in a line, "" without one."""
    under = view.attack
    if under is None:
        return ""
    names, enemy = standing(view), 1 - view.active
    target = words.seat(enemy) if under.target == "player" else at(under.target, view, words, names)
    by = at(under.by, view, words, names)
    if not by or not target:
        return ""
    return words("rbp-attack", by=by, target=target, mode=under.mode or "other")
