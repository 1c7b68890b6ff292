"""The headline of a match: which of all that happened it is about, in the fewest words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel.text import SEATS
from engines.rise.view import CardView, RiseView, SummonerView
from render.parts.emblems import emblem
from render.parts.happenings import added_up, ended, since
from render.parts.headline import News, Who
from render.parts.theme import TEXT
from render.parts.words import Words

from . import look
from .said import COUNTED, at, happenings
from .tiles import Known

WEIGHTS: Mapping[str, int] = {
    "out": 10,
    "summoner_lost": 9,
    "life_lost": 7,
    "control_changed": 6,
    "stolen": 6,
    "leveled": 6,
    "fought": 6,
    "attack_declared": 5,
    "blocked": 5,
    "enters": 4,
    "died": 5,
    "returned": 4,
    "excluded": 4,
    "damaged": 4,
    "healed": 4,
    "attached": 3,
    "to_cemetery": 1,
}
"""How much a happening is worth as a headline: that a card was discarded, or an Incantation is done with, next to
nothing. What is not listed is told as it is told in the description."""
ANNOUNCED = ("attack_announced", "attack_declared", "turn_passed")
"""What players may respond to as it is said: the headline is about it as long as it is the latest."""
ACTS = ("invoked", "skill_used", "action_used", "attack_announced")
"""What somebody does: what came before the latest of them in a turn is no news any more."""
SIGNS = {
    "fought": "mdi:sword-cross",
    "attack_announced": "mdi:sword",
    "attack_declared": "mdi:sword",
    "blocked": "mdi:shield",
    "to_cemetery": "mdi:cards",
}
NAMED = 3
"""So many are named in a headline."""

Standing = CardView | SummonerView


def news(view: RiseView, words: Words, known: Known) -> News:
    """The headline: who won, else the weightiest of what somebody did last."""
    return ended(view.winner, words) if view.over else happened(view, words, known)


def happened(view: RiseView, words: Words, known: Known) -> News:
    """The weightiest and latest of what came of the latest act."""
    recent = added_up(COUNTED, since(ACTS, view.recent, WEIGHTS), of_one=True)
    if not recent:
        return News("")
    announced = recent[-1].name in ANNOUNCED
    mark = recent[-1] if announced else max(reversed(recent), key=lambda each: WEIGHTS.get(each.name, 0))
    if mark.name not in WEIGHTS:
        told = happenings(view, words)
        return News(told[-1] if told else "", SIGNS.get(mark.name, ""))
    places = dict(standing(view))
    what = (mark.name, mark.amount, mark.places[1:])
    alike = [each for each in recent if (each.name, each.amount, each.places[1:]) == what]
    if mark.name in ("fought", "blocked"):
        alike = [mark]
    who = list(dict.fromkeys(each.places[0] for each in alike if each.places))
    named = [_name(view, place, places, words) for place in who]
    other = _name(view, mark.places[1], places, words) if len(mark.places) > 1 else ""
    text = words(
        "rsp-news",
        name=mark.name,
        who=words.named(named, NAMED),
        other=other,
        aimed="yes" if other else "no",
        n=abs(mark.amount),
        several="yes" if len(who) > 1 else "no",
    )
    found = look.happening(mark.name)
    icon, tone = found if found else (SIGNS.get(mark.name, "mdi:star-four-points"), TEXT)
    shown = [_who(places[place], known) for place in mark.places[:2] if place in places]
    return News(text, SIGNS.get(mark.name, icon), tone, tuple(shown))


def standing(view: RiseView) -> Iterator[tuple[str, Standing]]:
    """What stands at each place."""
    for side in view.seats:
        for each in (*side.summoners, *side.field, *side.attached):
            yield each.at, each
            for one in each.attached:
                yield one.at, one


def _name(view: RiseView, place: str, places: Mapping[str, Standing], words: Words) -> str:
    """What a place is called: a card or Summoner by its name, a player by theirs."""
    if place in places:
        return words.card(_called(places[place]))
    return words.card(view.gone[place]) if place in view.gone else at(place, words)


def _called(each: Standing) -> str:
    return (each.named or each.card) if isinstance(each, CardView) else each.card


def _who(each: Standing, known: Known) -> Who:
    shown = known(each.card)
    colours = look.colours_of(each.kind, each.abilities) if isinstance(each, CardView) else (look.KINDS["summoner"][0],)
    seat = each.controller if isinstance(each, CardView) else SEATS.index(each.at[0].upper())
    return Who(emblem(each.card, shown.art if shown else ""), colours, seat)
