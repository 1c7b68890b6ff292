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
    """The last happening of each place that has a sign for it. Where a card left, those behind it have moved up
    since."""
    found: dict[str, tuple[str, int]] = {}
    gone: list[str] = []
    for mark in view.recent:
        if mark.name in look.GONE:
            gone += mark.places[:1]
            continue
        for place in gone:
            found = _moved_up(found, place)
        gone = []
        if look.happening(mark.name):
            for place in mark.places if mark.name in BOTH else mark.places[:1]:
                last, amount = found.get(place, ("", 0))
                same = last == mark.name and mark.name in SUMMED
                found[place] = (mark.name, mark.amount + (amount if same else 0))
    for place in sorted(gone, key=_order, reverse=True):
        found = _moved_up(found, place)
    return found


BOTH = frozenset({"blocked", "fought"})
SUMMED = frozenset({"damaged", "life_lost", "healed", "counter_placed", "drawn"})


def _order(place: str) -> int:
    digits = place[1:]
    return int(digits) if digits.isdigit() else 0


def _moved_up(found: dict[str, tuple[str, int]], gone: str) -> dict[str, tuple[str, int]]:
    """The happenings by the places that their cards have after one of them left its battlefield."""
    if not _order(gone):
        return found
    moved: dict[str, tuple[str, int]] = {}
    for place, what in found.items():
        head, _, tail = place.partition(".")
        if head[:1] == gone[:1] and _order(head) == _order(gone):
            continue
        if head[:1] == gone[:1] and _order(head) > _order(gone):
            place = f"{head[0]}{_order(head) - 1}" + (f".{tail}" if tail else "")
        moved[place] = what
    return moved
