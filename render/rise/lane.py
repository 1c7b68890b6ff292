"""The battle of a combat: each attack with what it meets, for the battle lane."""

from __future__ import annotations

from engines.kernel.text import SEATS
from engines.rise.view import CardView, RiseView
from render.parts.emblems import emblem
from render.parts.lane import MOST, Fight, Fighter, height_of, lane
from render.parts.layout import Sheet
from render.parts.words import Words

from . import look
from .news import Standing, standing
from .tiles import Known


def lane_height(view: RiseView) -> int:
    """How high the battle is: 0 without one, and when all is over."""
    return 0 if view.over else height_of(sum(1 for each in view.combat if each.attacker and each.state != "out"))


def battle(found: list[Fight], width: int, height: int, words: Words) -> Sheet:
    """The battle on a sheet, with how many more attacks there are than it shows."""
    return lane(found, width, height, words, words("rsp-more-cards", n=len(found) - MOST + 1))


def fights(view: RiseView, known: Known) -> list[Fight]:
    """The attacks of the combat, in their order."""
    places = dict(standing(view))

    def fighter(at: str, figure: str) -> Fighter | None:
        each = places.get(at)
        return None if each is None else _fighter(at, each, figure, known)

    found: list[Fight] = []
    for number, each in enumerate(view.combat, 1):
        attacker = fighter(each.attacker, "attack") if each.state != "out" else None
        if attacker:
            other = fighter(each.blocker, "defense") if each.blocker else fighter(each.aimed, "life")
            found.append(Fight(number, attacker, other, each.player, each.state))
    return found


def _fighter(at: str, each: Standing, figure: str, known: Known) -> Fighter:
    shown = known(each.card)
    icon = emblem(each.card, shown.art if shown else "")
    seat = each.controller if isinstance(each, CardView) else SEATS.index(at[0].upper())
    if not isinstance(each, CardView):
        return Fighter(at, icon, (look.KINDS["summoner"][0],), seat, "life", each.life)
    now, printed = (each.attack, each.base_attack) if figure == "attack" else (each.defense, each.base_defense)
    change = 0 if now is None or printed is None else (now > printed) - (now < printed)
    return Fighter(at, icon, look.colours_of(each.kind, each.abilities), seat, figure, now or 0, change)
