"""Short sentences that stand on the board picture and in its description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel.text import SEATS
from engines.kernel.views import MarkView
from engines.raise_rise_die.view import ExchangeView, LaidView, LinkView, PlacedView, RrdView, SideView
from render.parts.happenings import Group, Tale
from render.parts.words import Words

from . import look

TALE = Tale(
    "rdp-happened",
    told=frozenset([*look.HARMS, *look.GAINS, *look.HAPPENINGS]),
    weights={
        "hp_lost": 9,
        "burned": 8,
        "damaged": 8,
        "was_stunned": 7,
        "destroyed": 7,
        "struck": 6,
        "soul_lost": 6,
        "countered": 5,
        "laid": 5,
        "hp_gained": 5,
        "placed": 4,
        "infused": 4,
        "poison_added": 5,
        "bleed_added": 5,
        "omen_added": 4,
        "weakened": 4,
        "used": 4,
        "passed": 4,
    },
    counted=("hp_lost", "hp_gained", "drew", "discarded", "poison_added", "bleed_added"),
    apart=("laid", "used"),
    listed=3,
    of_one=True,
    acts=("laid", "passed", "used"),
)


def letter(seat: int) -> str:
    """A seat in notation."""
    return SEATS[seat].lower()


def laid(view: RrdView) -> Iterator[LaidView]:
    """Every card that lies in a slot, once, by mats and slots, the first laid first."""
    told: set[str] = set()
    for side in view.seats:
        for slot in side.slots:
            for card in slot.cards:
                if card.at not in told:
                    told.add(card.at)
                    yield card


def placed(side: SideView) -> Iterator[PlacedView]:
    """Every card that stays on a side."""
    if side.character is not None:
        yield side.character
    yield from side.weapons
    yield from (each for each in side.objects if each is not None)
    yield from side.infusions


def standing(view: RrdView) -> dict[str, str]:
    """The card at each place."""
    found = {each.at: each.card for each in laid(view)}
    for side in view.seats:
        found |= {each.at: each.card for each in placed(side)}
        if side.top:
            found[f"{letter(side.seat)}-top"] = side.top
    return found


def owners(view: RrdView) -> dict[str, int]:
    """Whose the card at each place is."""
    found = {each.at: each.owner for each in laid(view)}
    for side in view.seats:
        found |= {each.at: each.owner for each in placed(side)} | {f"{letter(side.seat)}-top": side.seat}
    return found


def slots(view: RrdView) -> dict[str, tuple[int, str]]:
    """The mat and the name of each slot, by its place."""
    return {slot.at: (side.seat, slot.slot) for side in view.seats for slot in side.slots}


def slot_name(slot: str, words: Words) -> str:
    """A slot in a word."""
    return words("rdp-slot", slot=slot)


def at(place: str, mark: MarkView, view: RrdView, words: Words, names: Mapping[str, str]) -> str:
    """A place as it is said: a player by name, a slot by name and player, a card with its place; what has left the
    table by its name alone."""
    for side in view.seats:
        if place == letter(side.seat):
            return words.seat(side.seat)
        if place == f"{letter(side.seat)}-top":
            return words("rdp-top-of", who=words.seat(side.seat))
    if place in (found := slots(view)):
        mat, slot = found[place]
        return words("rdp-slot-of", slot=slot, who=words.seat(mat))
    name = names.get(place, "")
    card = mark.lay().get(place, name or place)
    return f"{words.card(card)} ({place})" if card == name else words.card(card)


def happenings(view: RrdView, words: Words) -> list[str]:
    """What happened last, in short phrases, the newest last."""
    return [phrase(group, view, words) for group in TALE.groups(TALE.latest(view.recent))]


def beside(view: RrdView, words: Words) -> list[str]:
    """The same without what the headline says."""
    said = None if view.over else TALE.weightiest(TALE.latest(view.recent))
    return [phrase(group, view, words) for group in TALE.groups(TALE.latest(view.recent)) if group != said]


def phrase(group: Group, view: RrdView, words: Words) -> str:
    """Like happenings in a phrase."""
    names = standing(view)
    return TALE.phrase(group, lambda place, mark: at(place, mark, view, words, names), words)


# ------------------------------------------------------------------------------------------------------- the exchange


def link_name(link: LinkView, words: Words) -> str:
    """What a link is called: the card, or the Block effect."""
    return words.card(link.card) if link.card else words("rdp-block", n=link.base)


def value_of(link: LinkView) -> str:
    """What a link comes to: once, or for each slot of an assault that covers several."""
    if not link.values:
        return str(link.base)
    if link.kind != "assault" or len(link.values) == 1:
        return str(max(link.values))
    return "+".join(str(value) for value in link.values)


def outcome(exchange: ExchangeView, words: Words) -> str:
    """What an exchange comes to as things stand: the damage of its first card, or whether that is valid."""
    if not exchange.links:
        return ""
    first = exchange.links[0]
    if first.kind == "assault" and first.card:
        return words("rdp-strikes", who=words.seat(1 - first.seat), n=sum(first.values))
    return words("rdp-stands", beaten="yes" if first.beaten else "no", kind=first.kind)


def frenzy(exchange: ExchangeView, words: Words) -> str:
    """Which play of a Frenzy it is, "" without one."""
    return words("rdp-frenzy", n=exchange.times, of=exchange.of) if exchange.of > 1 else ""
