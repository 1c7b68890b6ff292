"""Short sentences that stand on the board picture and in its description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel.text import SEATS
from engines.kernel.views import MarkView
from engines.owr.view import OwrView, PendingView
from render.parts.words import Words

from . import look

LISTED = 4
"""So many places are listed for one kind of happening."""
TOLD = frozenset([*look.HARMS, *look.GAINS, *look.HAPPENINGS])
COUNTED = frozenset(("lf_lost", "lf_restored", "drew", "discarded", "damaged"))
"""What is added up where it happened to the same one more than once."""


def standing(view: OwrView) -> dict[str, str]:
    """The card at each place, where the viewer may read it."""
    found: dict[str, str] = {each.at: each.card for each in view.arena}
    for side in view.seats:
        for lane in side.lanes:
            creature = lane.creature
            if creature is not None:
                found[creature.at] = creature.card
                found |= {each.at: each.card for each in creature.weapons}
            found |= {each.at: each.card for each in lane.stack}
    return {at: card for at, card in found.items() if card}


def at(place: str, words: Words, names: Mapping[str, str] | None = None) -> str:
    """A place as it is said: a player by name, a card's place with its name if that is known; what has none by its
    name alone."""
    if len(place) == 1 and place.upper() in SEATS:
        return words.seat(SEATS.index(place.upper()))
    name = (names or {}).get(place, "")
    if not name:
        return place
    return words.card(name) if name == place else f"{words.card(name)} ({place})"


def then(mark: MarkView, names: Mapping[str, str]) -> dict[str, str]:
    """The cards by their places as something happened: who has left since is called by its name, too."""
    known = {place: card for place, card in zip(mark.places, mark.cards, strict=False) if card}
    return {**names, **known}


def item(each: PendingView, words: Words, names: Mapping[str, str] | None = None) -> str:
    """Something that waits, with what it aims at."""
    card = words.card(each.card) if each.card else ""
    if each.sort == "attack":
        text = words("owp-item-attack", lane=each.lane)
    elif each.sort == "summon":
        text = words("owp-item-summon", card=card) if card else words("owp-item-summon-down")
    elif each.sort == "ability":
        text = words("owp-item-ability", card=card, method=each.method.replace("_", "-") or "other")
    else:
        text = card or words.text(each.text)
    if each.targets:
        text = words("owp-item-aims", what=text, targets=", ".join(at(one, words, names) for one in each.targets))
    return words("owp-item-stopped", what=text) if each.cancelled else text


def grouped(recent: list[MarkView]) -> Iterator[tuple[str, int, list[MarkView]]]:
    """What happened last, like ones put together: what happened, how much of it, to whom."""
    groups: list[tuple[str, list[MarkView]]] = []
    for mark in recent:
        if mark.name not in TOLD:
            continue
        alike = groups and groups[-1][0] == mark.name and groups[-1][1][0].places[1:] == mark.places[1:]
        if alike and mark.name not in ("battled", "attack_declared"):
            groups[-1][1].append(mark)
        else:
            groups.append((mark.name, [mark]))
    for name, marks in groups:
        whom = {tuple(mark.places) for mark in marks}
        added = name in COUNTED and len(whom) == 1
        yield name, sum(mark.amount for mark in marks) if added else marks[0].amount, marks


def happenings(view: OwrView, words: Words) -> list[str]:
    """What happened last, in short phrases, the newest last."""
    names = standing(view)
    return [phrase(name, amount, marks, words, names) for name, amount, marks in grouped(view.recent)]


def phrase(name: str, amount: int, marks: list[MarkView], words: Words, names: Mapping[str, str]) -> str:
    """One kind of happening in a phrase."""
    first = list(dict.fromkeys(at(mark.places[0], words, then(mark, names)) for mark in marks if mark.places))
    who = words.named(first, LISTED)
    other = at(marks[0].places[1], words, then(marks[0], names)) if len(marks[0].places) > 1 else ""
    return words(
        "owp-happened",
        name=name,
        who=who or "–",
        other=other,
        aimed="yes" if other else "no",
        n=abs(amount),
        several="yes" if len(first) > 1 else "no",
    )
