"""Short sentences that stand on the board picture and in its description."""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel.text import SEATS
from engines.kernel.views import MarkView
from engines.owr.view import OwrView, PendingView
from render.parts.happenings import Group, Tale
from render.parts.words import Words

from . import look

TALE = Tale(
    "ow-happened",
    told=frozenset([*look.HARMS, *look.GAINS, *look.HAPPENINGS]),
    weights={
        "lf_lost": 9,
        "destroyed": 8,
        "control_changed": 7,
        "battled": 6,
        "banished": 6,
        "summoned": 5,
        "attack_declared": 5,
        "revealed": 5,
        "cast": 5,
        "ability_activated": 4,
        "lf_restored": 4,
        "damaged": 4,
        "moved": 4,
        "set": 3,
        "tributed": 3,
    },
    counted=("lf_lost", "lf_restored", "drew", "discarded", "damaged"),
    apart=("battled", "attack_declared"),
    listed=4,
    aimed=("attack_declared", "battled"),
    acts=("attack_declared", "cast", "moved", "played", "revealed", "summoned"),
)


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
    return {**names, **mark.lay()}


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


def happenings(view: OwrView, words: Words) -> list[str]:
    """What happened last, in short phrases, the newest last."""
    return [phrase(group, view, words) for group in TALE.groups(view.recent)]


def phrase(group: Group, view: OwrView, words: Words) -> str:
    """Like happenings in a phrase."""
    names = standing(view)
    return TALE.phrase(group, lambda place, mark: at(place, words, then(mark, names)), words)
