"""Short sentences that stand on the board picture and in its description."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engines.kernel.text import SEATS, Word
from engines.riftborn.view import CreatureView, RiftView, called
from render.parts.happenings import Group, Tale
from render.parts.words import Words

from . import look

PLACE = re.compile(r"[sn](\d[a-e]|[waz]\d+)")
"""A place on the board; what has none, as it has left, goes by the id of its card."""
TALE = Tale(
    "rbp-happened",
    told=frozenset([*look.HARMS, *look.GAINS, *look.HAPPENINGS]),
    weights={
        "hurt": 9,
        "dies": 8,
        "control_changed": 7,
        "tricked": 7,
        "revived": 6,
        "attack": 6,
        "transformed": 6,
        "charmed": 5,
        "pacified": 5,
        "acts": 5,
        "played": 6,
        "turned_up": 5,
        "entered": 5,
        "damaged": 5,
        "broken": 4,
        "leveled": 2,
        "healed": 3,
        "token_placed": 3,
        "moved": 5,
    },
    counted=("hurt", "healed", "drew", "discarded", "damaged"),
    apart=("attack", "played"),
    listed=4,
    aimed=("attack", "played"),
)


def creatures(view: RiftView) -> Iterator[CreatureView]:
    """Everybody who stands in a formation."""
    for side in view.seats:
        for rank in side.ranks:
            yield from rank


def keywords(words: Words, of: Iterable[Word]) -> Iterator[str]:
    """Keywords by name, one that comes more than once with how often."""
    for said, n in Counter(map(words.text, of)).items():
        yield said if n == 1 else words("rbp-times", what=said, n=n)


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
    return called(place) if PLACE.fullmatch(place) else words.card(place.partition("#")[0])


def happenings(view: RiftView, words: Words) -> list[str]:
    """What happened last, in short phrases, the newest last."""
    return [phrase(group, view, words) for group in TALE.groups(view.recent)]


def phrase(group: Group, view: RiftView, words: Words) -> str:
    """Like happenings in a phrase."""
    names = standing(view)
    return TALE.phrase(group, lambda place, _: at(place, view, words, names), words)


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
