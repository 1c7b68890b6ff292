"""How good an answer looks at a glance: what the greedy house player goes by. It reads a view, and the
cards as printed.

A turn is spent in this order: what is worth its AP, a push that hurts, a Move to where more can be hit, and then what
ends the turn: the best hit, or Skipping for AP. Everything is weighed in points of HP (`weighing`).
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.ask import Ask, Option, Path

from .weighing import Eye, Use

READY, PUSHING, MOVING = 10.0, 9.0, 8.0
"""From which score on one does what does not end the turn, in this order, if it is worth doing at all."""
NO = -1.0
"""What is not worth doing."""
STAYS = ("permanent", "aura")
"""The categories of Powers that stay on their slot."""
FULL = 6
"""So many cards in hand are as many as can be played soon."""
eye = Eye
"""What a view is appraised with."""


def appraise(eye: Eye, ask: Ask, path: Path) -> float:
    """A score for an answer; higher looks better."""
    keys = [step.key if isinstance(step, Option) else ",".join(option.key for option in step) for step in path]
    if ask.kind in ("main", "bonus"):
        return _action(eye, keys)
    if ask.kind == "respond":
        return 0.0 if keys[0] == "pass" else 1.0 + 0.2 * eye.touched(keys[1:])
    if ask.kind in ("hit_cell", "spell_star_cell"):
        return eye.hit(keys[0])
    if ask.kind in ("deploy_cell", "place_cell"):
        return eye.near(keys[0])
    if ask.kind == "effect_path":
        return eye.goes(keys[0])
    if ask.kind == "effect_direction":
        return eye.thrown(ask.choice.prompt.words.get("who"), keys[0])
    if ask.kind in ("defeat_draw", "defeat_deploy", "optional"):
        return 1.0 if keys[0] == "yes" else 0.0
    if ask.kind == "mulligan":
        return 1.0 if keys[0] == "none" else 0.0
    if ask.kind in ("element", "type", "facing"):
        return 1.0 if keys[0] == ask.default else 0.0
    if ask.kind == "hand_discard":
        return -sum(eye.kept(key) for key in keys[0].split(","))
    return eye.touched(keys)


def _action(eye: Eye, keys: list[str]) -> float:
    """A score for a turn action."""
    verb = keys[0]
    if verb == "deploy":
        return 30.0
    if verb == "power":
        return _worthwhile(READY, _power(eye, eye.use(keys[1]), keys[3:]))
    if verb == "skill":
        return _skill(eye, eye.use(keys[1]), keys[2:])
    if verb == "conjure":
        return _worthwhile(READY, eye.net(eye.use("conjure"), keys[1:]))
    if verb == "use":
        return READY + eye.touched(keys[2:])
    if verb == "set":
        return _worthwhile(READY, _set(eye, eye.use(keys[1])))
    if verb == "discard":
        return _worthwhile(READY, _discard(eye, keys[1]))
    if verb == "push":
        return _worthwhile(PUSHING, eye.pushes(keys[1], keys[-2], int(keys[-1])))
    if verb == "move":
        return _worthwhile(MOVING, eye.steps(keys[1].split("-")[-1]))
    if verb == "hit":
        return eye.hit(keys[1]) / 10 or NO
    return {"skip": eye.skipped / 10, "end": 0.0, "decline": 0.001}.get(verb, NO)


def _worthwhile(rank: float, gain: float) -> float:
    return rank + min(0.9, gain / 10) if gain > 0 else NO


def _power(eye: Eye, use: Use, named: Sequence[str]) -> float:
    """What stays keeps a slot, of which one has to be free to play anything at all."""
    if use.sort in STAYS:
        return eye.net(use, named, times=1.8) if eye.free > 1 else NO
    return eye.net(use, named)


def _skill(eye: Eye, use: Use, named: Sequence[str]) -> float:
    """A SPELL is the hit of the turn."""
    if not use.aim:
        return _worthwhile(READY, eye.net(use, named))
    return max(NO, (eye.strikes(use, named) + eye.net(use, named[1:] if use.aimed else named, named[:1])) / 10)


def _set(eye: Eye, use: Use) -> float:
    """A Trigger waits, and takes a slot and 1 AP more; two that wait are enough."""
    if eye.free < 2 or eye.waiting > 1:
        return NO
    return 0.8 * eye.trigger(use) - eye.paid(use.ap + 1)


def _discard(eye: Eye, key: str) -> float:
    """What there is no time to play is worth 1 AP, the least dear first; so is what keeps the last slot."""
    if key.startswith("@"):
        return 0.1 if not eye.free or eye.spent(key) else NO
    return 0.2 - 0.02 * eye.kept(key) if eye.side.hand_count > FULL else NO
