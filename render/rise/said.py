"""Short sentences that stand on the board picture and in its description."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engines.kernel.text import SEATS
from engines.kernel.views import MarkView
from engines.rise.view import ItemView, RiseView
from render.parts.happenings import added_up
from render.parts.words import Words

PLACE = re.compile(r"[a-d](?:s?\d+)?(?:\.\d+)?|#\d+")
"""A place in notation."""
TOLD = frozenset(
    [
        "enters",
        "leaves",
        "died",
        "to_cemetery",
        "excluded",
        "returned",
        "control_changed",
        "action_used",
        "skill_used",
        "toss_made",
        "rolled",
        "drawn",
        "discarded",
        "stolen",
        "coins_gained",
        "ether_gained",
        "attached",
        "transmitted",
        "lock_opened",
        "freed",
        "leveled",
        "summoner_lost",
        "counter_placed",
        "tilted",
        "untilted",
        "healed",
        "sacrificed",
        "damaged",
        "life_lost",
        "stopped",
        "attack_announced",
        "attack_declared",
        "blocked",
        "fought",
        "out",
        "shuffled",
        "short_draw",
        "turn_passed",
    ]
)
"""Happenings that have words of their own."""
COUNTED = frozenset(
    [
        "damaged",
        "life_lost",
        "healed",
        "coins_gained",
        "ether_gained",
        "counter_placed",
        "drawn",
        "discarded",
        "stolen",
    ]
)
"""Happenings that are added up where they came to the same more than once."""
LISTED = 5
"""So many places of one happening are named."""


def at(place: str, words: Words, names: Mapping[str, str] | None = None) -> str:
    """A place as it is written: a player by name, a card that is in no place by its name; with what stands there, if
    `names` says."""
    if len(place) == 1 and place.upper() in SEATS:
        return words.seat(SEATS.index(place.upper()))
    if not PLACE.fullmatch(place):
        return words.card(place)
    return f"{place} {names[place]}" if names and place in names else place


def item(each: ItemView, words: Words, names: Mapping[str, str] | None = None) -> str:
    """An item of the chain in a line: what it is and what it aims at."""
    card = words.card(each.card)
    if each.sort in ("action", "skill"):
        name = words.text(each.name) if each.name is not None else f"{card}, {words('rsp-sort', sort=each.sort)}"
        text = words("rsp-item-use", card=each.source, name=name) if each.source else name
    else:
        text = words("rsp-item", sort=each.sort, card=card)
    if each.targets:
        text = words("rsp-item-aims", what=text, targets=", ".join(at(one, words, names) for one in each.targets))
    return words("rsp-item-stopped", what=text) if each.stopped else text


def happenings(view: RiseView, words: Words) -> list[str]:
    """What happened last, in short phrases, the newest last. Like ones in a row are put together."""
    groups: list[tuple[str, int, list[MarkView]]] = []
    told = [mark for mark in view.recent if mark.name in TOLD and not _buried_from_play(mark)]
    for mark in added_up(COUNTED, told):
        alike = groups and groups[-1][:2] == (mark.name, mark.amount) and groups[-1][2][0].places[1:] == mark.places[1:]
        if alike and mark.name not in ("blocked", "fought", "attached"):
            groups[-1][2].append(mark)
        else:
            groups.append((mark.name, mark.amount, [mark]))
    cards = {each.at: each.named or each.card for side in view.seats for each in side.field}
    gone = {place: words.card(card) for place, card in view.gone.items()}
    return [_phrase(name, amount, marks, words, cards, gone) for name, amount, marks in groups]


def _buried_from_play(mark: MarkView) -> bool:
    return mark.name == "to_cemetery" and any(map(PLACE.fullmatch, mark.places))


def _phrase(
    name: str, amount: int, marks: list[MarkView], words: Words, cards: Mapping[str, str], gone: Mapping[str, str]
) -> str:
    """A phrase for like happenings. What is there no more to be looked at is always named."""
    first = [at(mark.places[0], words, gone) for mark in marks if mark.places]
    if len(marks) == 1 and marks[0].places and marks[0].places[0] in cards:
        first = [f"{first[0]} {words.card(cards[marks[0].places[0]])}"]
    first = list(dict.fromkeys(first))
    who = words.named(first, LISTED)
    several = "yes" if len(first) > 1 else "no"
    other = at(marks[0].places[1], words) if len(marks[0].places) > 1 else ""
    if name == "toss_made":
        return words("rsp-tossed", who=who, success=amount, several=several)
    said = words("rsp-happened", name=name, who=who, n=abs(amount), sign="−" if amount < 0 else "+", several=several)
    return words("rsp-happened-to", what=said, to=other) if other and name != "drawn" else said
