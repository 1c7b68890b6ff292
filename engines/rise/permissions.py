"""What effects forbid, allow and demand, and what is said of what can't be done. [RS-806 RS-1120 RS-1306]"""

from __future__ import annotations

from engines.kernel.ask import Refused
from engines.kernel.state import Id
from engines.kernel.text import Text

from .board import Board


def forced(g: Board, id: Id, what: str) -> int | None:
    """Whether a Creature must attack, block or be blocked: None if not, else the seat it must attack plus 1, or 0.
    [RS-806]"""
    demands = g.said_of("must", what, id)
    if not demands:
        return None
    newest = demands[-1]
    against = newest.part.against.seats(newest.scope)[:1] if newest.part.against is not None else ()
    return against[0] + 1 if against else 0


def unblockable(g: Board, id: Id) -> bool:
    """Whether nothing may block a Creature. [RS-1004]"""
    return g.forbidden("be_blocked", id)


def chained(g: Board, id: Id, restraint: str) -> bool:
    """Whether chains keep a Creature from something. [RS-1120]"""
    if not g.has(id, "Chained") or g.marked(id, "freed"):
        return False
    printed = g.text_of(id).ability("Chained")
    return restraint in (printed.restraints if printed is not None else ("attack", "block"))


def sick(g: Board, id: Id) -> bool:
    """Whether a Creature arrived this turn and is not exempt. [RS-801 RS-802 RS-803]"""
    return g.permanent(id).arrived == g.s.turn and not g.allows("attack_at_once", id)


REASONS = {
    "RS-501": "rs-no-level-yet", "RS-506": "rs-no-points", "RS-511": "rs-no-first-turn", "RS-512": "rs-no-first-turn",
    "RS-514": "rs-no-skill-limit", "RS-520": "rs-no-level-now", "RS-524": "rs-no-second-level",
    "RS-525": "rs-no-level-others-turn",
    "RS-527": "rs-no-points", "RS-528": "rs-no-summoner-to-level", "RS-542": "rs-no-extra-cost",
    "RS-544": "rs-no-main-timing",
    "RS-640": "rs-no-second-use", "RS-643": "rs-no-price", "RS-646": "rs-no-target", "RS-647": "rs-no-target",
    "RS-704": "rs-no-timing",
    "RS-708": "rs-no-imminent", "RS-709": "rs-no-gate", "RS-1038": "rs-no-diversion", "RS-1109": "rs-no-second-use",
    "RS-1113": "rs-no-together", "RS-1120": "rs-no-chained", "RS-1125": "rs-no-copycat", "RS-1127": "rs-no-host",
    "RS-1140": "rs-no-others-turn", "RS-1142": "rs-no-clone", "RS-1201": "rs-no-host", "RS-1231": "rs-no-owner-price",
    "RS-1306": "rs-no-forbidden", "RS-1503": "rs-no-loop",
    "RS-819": "rs-no-tilted-block", "RS-822": "rs-no-plane-block", "RS-829": "rs-no-forbidden",
    "RS-1004": "rs-no-unblockable", "RS-1017": "rs-no-distance", "RS-1034": "rs-no-wall",
}  # fmt: skip
"""The sentence that goes with a clause which keeps something from being done."""


def refused(clause: str) -> Refused:
    """The refusal that goes with a clause."""
    return Refused(Text(REASONS[clause], {}), clause)
