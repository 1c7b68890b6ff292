"""What the greedy house player goes by: how good an answer looks at a glance, from what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.ask import Ask, Option, Path, options_of

from .view import CreatureView, LaneView, OwrView, SideView

Judge = Callable[[OwrView, list[str], tuple[Any, ...]], float]
HIDDEN = (200, 200)
"""What a face-down creature is taken for."""


def appraise(view: OwrView, ask: Ask, path: Path) -> float:
    """How good an answer looks to the seat that is asked."""
    keys = [option.key for option in options_of(path)]
    if ask.kind in ("main", "respond") and keys[0] in JUDGES:
        return JUDGES[keys[0]](view, keys[1:], path)
    if ask.kind in ("target", "pick"):
        return sum(_aimed(view, ask, option) for option in options_of(path))
    if ask.kind == "optional":
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind in ("special", "token"):
        return _lane_worth(view, keys[0]) - (3.0 if keys[-1] == "down" else 0.0)
    return 0.0


def _own(view: OwrView) -> SideView:
    assert view.viewer is not None
    return view.seats[view.viewer]


def _foe(view: OwrView) -> SideView:
    assert view.viewer is not None
    return view.seats[1 - view.viewer]


def _lane(side: SideView, number: str) -> LaneView | None:
    return next((lane for lane in side.lanes if str(lane.number) == number), None)


def _figures(creature: CreatureView | None) -> tuple[int, int]:
    """ATK and what is left of DEF, as far as they can be seen."""
    if creature is None:
        return (0, 0)
    return (creature.atk, creature.left) if creature.atk is not None and creature.left is not None else HIDDEN


def _value(creature: CreatureView | None) -> float:
    atk, left = _figures(creature)
    return (atk + left) / 100 if creature is not None else 0.0


def _lane_worth(view: OwrView, number: str) -> float:
    """How good it is to have a creature in a lane: where its stack is rich, and where somebody has to be stopped."""
    own, foe = _lane(_own(view), number), _lane(_foe(view), number)
    if own is None or foe is None:
        return -1.0
    return (own.atk + own.def_) / 100 + _figures(foe.creature)[0] / 200 + (0.5 if foe.creature is None else 0.0)


def _summon(view: OwrView, keys: list[str], path: Path) -> float:
    held = view.held.get(keys[0].partition("#")[0])
    gain = ((held.atk or 0) + (held.def_ or 0)) / 100 if held is not None else 1.0
    given = [_lane(_own(view), key) for key in keys[1:-2]]
    lost = sum(_value(lane.creature) for lane in given if lane is not None)
    return 2.0 + gain - lost * 0.8 + _lane_worth(view, keys[-2]) * 0.2 - (1.0 if keys[-1] == "down" else 0.0)


def _paid(keys: list[str]) -> float:
    """What souls are worth that are spent."""
    return 1.5 * sum("." in key for key in keys)


def _cast(view: OwrView, keys: list[str], path: Path) -> float:
    return 3.0 - _paid(keys[1:])


def _respond(view: OwrView, keys: list[str], path: Path) -> float:
    return 2.0 - _paid(keys[1:])


def _attack(view: OwrView, keys: list[str], path: Path) -> float:
    """A battle by what falls on either side, and what recoil costs."""
    own, foe = _lane(_own(view), keys[0]), _lane(_foe(view), keys[0])
    if own is None or foe is None:
        return -1.0
    atk, left = _figures(own.creature)
    if foe.creature is None:
        return atk / 50 if atk else -1.0
    back, against = _figures(foe.creature)
    score = _value(foe.creature) if atk >= against else -(against - atk) / 50
    return score - (_value(own.creature) if back >= left else 0.0)


def _move(view: OwrView, keys: list[str], path: Path) -> float:
    return (_lane_worth(view, keys[1]) - _lane_worth(view, keys[0])) * 0.5 - 0.2


JUDGES: dict[str, Judge] = {
    "summon": _summon,
    "cast": _cast,
    "activate": _respond,
    "play": lambda _view, keys, _path: 2.5 - _paid(keys[1:]),
    "set": lambda view, keys, _path: 1.0 + _lane_worth(view, keys[1]) * 0.1,
    "stack": lambda _view, _keys, _path: 1.5,
    "reveal": lambda _view, _keys, _path: 1.2,
    "use": lambda _view, keys, _path: 1.5 - _paid(keys[1:]),
    "move": _move,
    "attack": _attack,
    "pass": lambda _view, _keys, _path: 0.0,
    "next": lambda _view, _keys, _path: 0.0,
}


def _aimed(view: OwrView, ask: Ask, option: Option) -> float:
    """How good a target is: the other side's for what harms, one's own for what helps."""
    place = option.key
    pending = view.pending[-1] if view.pending else None
    held = view.held.get(pending.card) if pending is not None else None
    helps = held.helps if held is not None else False
    mine = place[:1] == "ab"[view.viewer or 0]
    side = next((side for side in view.seats if place[:1] == "ab"[side.seat]), None)
    lane = _lane(side, place[1:2]) if side is not None else None
    worth = 1.0 + (_value(lane.creature) if lane is not None else 0.0)
    return worth if mine == helps else -worth
