"""What the table says of each place: attacks and blocks, what the chain aims at, what happened there last."""

from __future__ import annotations

from engines.rise.view import RiseView

from . import look
from .tiles import Signs


def signs_of(view: RiseView) -> dict[str, Signs]:
    """What goes on about each place: attacks, blocks, aims of the chain, and what happened to it last."""
    attacks: dict[str, list[int]] = {}
    blocks: dict[str, list[int]] = {}
    aims: dict[str, list[int]] = {}
    for number, each in enumerate(view.combat, 1):
        if each.state == "out":
            continue
        if each.attacker:
            attacks.setdefault(each.attacker, []).append(number)
        if each.blocker:
            blocks.setdefault(each.blocker, []).append(number)
        elif each.aimed:
            blocks.setdefault(each.aimed, []).append(number)
    for number, item in enumerate(view.chain, 1):
        for target in item.targets:
            aims.setdefault(target, []).append(number)
    recent = _recent(view)
    return {
        place: Signs(
            tuple(attacks.get(place, ())),
            tuple(blocks.get(place, ())),
            tuple(dict.fromkeys(aims.get(place, ()))),
            *recent.get(place, ("", 0)),
        )
        for place in {**attacks, **blocks, **aims, **recent}
    }


def _recent(view: RiseView) -> dict[str, tuple[str, int]]:
    """The last happening of each place that has a sign for it."""
    found: dict[str, tuple[str, int]] = {}
    for mark in view.recent:
        if look.happening(mark.name):
            for place in mark.places if mark.name in BOTH else mark.places[:1]:
                last, amount = found.get(place, ("", 0))
                same = last == mark.name and mark.name in SUMMED
                found[place] = (mark.name, mark.amount + (amount if same else 0))
    return found


BOTH = frozenset({"blocked", "fought"})
SUMMED = frozenset({"damaged", "life_lost", "healed", "counter_placed", "drawn"})
