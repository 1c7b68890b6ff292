"""What the greedy house player goes by: how good an answer looks at a glance, from what its seat may see."""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Ask, Option, Path, options_of

from .view import HeldView, LinkView, RrdView, SideView

SPENT = 0.9
"""What a point of SV in hand is worth that is sacrificed."""
CARD = 0.5
"""What a card in hand is worth besides."""


def appraise(view: RrdView, ask: Ask, path: Path) -> float:
    """How good an answer looks to the seat that is asked."""
    options = list(options_of(path))
    keys = [option.key for option in options]
    if ask.kind in ("main", "counter", "window", "frenzy"):
        return _play(view, ask, options)
    if ask.kind in ("worth", "sacrifice", "discard"):
        return -sum(_kept(view, key) for key in keys)
    if ask.kind == "latent":
        return 1.0 if keys[0] == "deck" and len(_own(view).hand or ()) < 6 else 0.5 if keys[0] == "stop" else 0.2
    if ask.kind == "infuse":
        return float(len([key for key in keys if key != "none"]))
    if ask.kind in ("optional", "search"):
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind == "pay":
        return 0.0 if keys[0] == "decline" else 1.0
    if ask.kind == "take":
        return 0.0 if keys[0] == "none" else 1.0
    if ask.kind == "take-of":
        return 1.0 if keys[0] == "ab"[_own(view).seat] else 0.0
    if ask.kind == "starter":
        return 1.0 if keys[0] == "me" else 0.0
    if ask.kind == "place":
        return -1.0 if keys[0] == "leave" else 0.0
    return 0.0


def _own(view: RrdView) -> SideView:
    assert view.viewer is not None
    return view.seats[view.viewer]


def _held(view: RrdView, key: str) -> HeldView | None:
    return view.held.get(key.partition("#")[0])


def _kept(view: RrdView, key: str) -> float:
    """What a card in hand is worth to who keeps it."""
    held = _held(view, key)
    return CARD + (held.sv * SPENT if held is not None else 0.0)


def _play(view: RrdView, ask: Ask, options: list[Option]) -> float:
    """What is laid or used, less what is given for it."""
    verb, rest = options[0].key, options[1:]
    if verb in ("pass", "stop"):
        return 0.0
    if verb == "use":
        return 1.0 if ask.kind != "counter" else _countering(view, 2, 1)
    if any(option.key == "back" for option in rest):
        return -1.0
    if any(option.key == "die" for option in rest):
        return -1000.0
    if verb == "repeat":
        return 2.0 - sum(_kept(view, option.key) for option in rest if option.worth or option.key in view.held)
    held = _held(view, rest[0].key) if rest else None
    if held is None:
        return 1.0
    transcended = any(option.key == "transcend" for option in rest)
    value = held.second if transcended and held.second is not None else held.value
    given = [option.key for option in rest[1:] if option.key.partition("#")[0] in view.held]
    price = _kept(view, rest[0].key) * 0.4 + sum(_kept(view, key) for key in given)
    if transcended:
        price += held.cost * (1.2 if _own(view).hp > 10 else 3.0)
    if verb in ("counter", "answer"):
        return _countering(view, value, held.text) - price
    worth = value * 1.4 if held.kind == "assault" else 2.0 + 1.5 * held.object + 1.5 * held.infusion
    foe = view.seats[1 - _own(view).seat]
    return worth + 0.8 * held.text + 0.3 * (foe.hand_count < 2) - price + 1.0


def _countering(view: RrdView, value: int, text: Any) -> float:
    """What countering the last card saves: the damage kept off, and what it would have done."""
    links: list[LinkView] = view.exchanges[-1].links if view.exchanges else []
    if not links:
        return 0.0
    last = next((link for link in reversed(links) if link.card and link.seat != view.viewer), None)
    if last is None:
        return 0.0
    there = max(last.values, default=0)
    if last.kind == "assault":
        return 1.3 * min(value, there) + 0.5 * bool(text)
    return 2.0 if value >= max(1, there) else -1.0
