"""What effects forbid, allow and demand. [RS-806 RS-1120 RS-1306]"""

from __future__ import annotations

from engines.kernel.state import Id

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
