"""Moves and Attacks of Opportunity. [RB-501 to RB-521 RB-821 to RB-823 RB-986]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engines.kernel.ask import Ask, Offers, Option, one_of
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Procedure, Verdict
from engines.kernel.text import Listing, Word, say

from . import geometry
from .attacks import Blow, in_return
from .board import Board
from .checking import check
from .damage import turn_up
from .entering import beside
from .geometry import Formation, Slot, called

Goal = tuple[int, int, int]
"""Where a step leads: whom it swaps with (0: nobody), else the rank and the place in it."""


def goals(g: Board, id: Id) -> Iterator[tuple[str, Goal]]:
    """The legal steps of a creature with their keys: swaps, then steps. [RB-504 to RB-511 RB-835]"""
    things: Any = g.s.things
    seat = things[id].controller
    for other in g.related("adjacent", id):
        if things[other].controller == seat and not_yielding(g, other) is None:
            yield g.place(other), (other, 0, 0)
    for slot in g.steps(id):
        yield g.slot_key(seat, slot), (0, slot.rank, slot.at)


def not_swapped(g: Board, id: Id, other: Id) -> str | None:
    """The clause that keeps a creature from changing places with another one; ROOTED does not. [RB-504 RB-505
    RB-835 RB-952]"""
    if g.creature(other).controller != g.creature(id).controller:
        return "RB-505"
    if other not in g.related("adjacent", id):
        return "RB-510" if g.rank_of(other) == g.rank_of(id) else "RB-504"
    return not_yielding(g, other)


def not_moving(g: Board, id: Id) -> str | None:
    """The clause that keeps a creature from any Move. [RB-831 RB-951]"""
    words = g.wording(id).words
    clause = "RB-831" if "DORMANT" in words else "RB-951" if "ROOTED" in words else None
    return clause or ("RB-1117" if g.forbidden("move", id) else None)


def not_yielding(g: Board, id: Id) -> str | None:
    """The clause that keeps others of its side from changing places with a creature. [RB-835]"""
    if g.has(id, "DORMANT"):
        return "RB-835"
    return "RB-1117" if g.forbidden("be_swapped", id) else None


def after(g: Board, id: Id, goal: Goal) -> Formation:
    """The formation after a step, with all ranks closed up. [RB-512]"""
    ranks = g.s.seats[g.creature(id).controller].ranks
    other, rank, at = goal
    return geometry.swapped(ranks, id, other) if other else geometry.stepped(ranks, id, Slot(rank, at))


def outcome(g: Board, id: Id, goal: Goal) -> tuple[list[Id], list[Id]]:
    """The enemy creatures that a step leads away from, left to right, and who stands elsewhere then. [RB-512 RB-514
    RB-515]"""
    shape, ids, numbers = g.standing()
    other = numbers[goal[0]] if goal[0] else None
    left, moved = geometry.step(shape, numbers[id], other, Slot(goal[1], goal[2]))
    return [ids[n] for n in left], [ids[n] for n in moved]


def opportunity(g: Board, id: Id) -> int:
    """The Attack of Opportunity damage of a creature: half its Attack. [RB-513 RB-833 RB-1062]"""
    if g.has(id, "DORMANT") or g.forbidden("opportunity", id):
        return 0
    return in_return(g, id)


def goal_option(g: Board, id: Id, key: str, goal: Goal | None) -> Option:
    """A step as an option: where to, what else it shifts, and who will strike; no step is to stop. [RB-521]"""
    if goal is None:
        return Option(key, say("rb-stop"), None)
    seat = g.creature(id).controller
    left, moved = outcome(g, id, goal)
    warned: list[Word] = [
        say("rb-warned", what=g.name(each), known="no" if g.is_down(each) else "yes",
            n=0 if g.is_down(each) else opportunity(g, each))
        for each in left if g.is_down(each) or opportunity(g, each)
    ]  # fmt: skip
    others = Listing(tuple(called(g.place(each)) for each in moved if each != id and each != goal[0]))
    words: dict[str, Word] = {
        "shifts": len(others.items), "others": others, "n": len(warned), "warned": Listing(tuple(warned)),
    }  # fmt: skip
    if goal[0]:
        text = say("rb-goal-swap", what=g.name(goal[0]), **words)
    else:
        slot = beside(g, Slot(goal[1], goal[2]), g.s.seats[seat].ranks)
        text = say("rb-goal-step", slot=slot, **words)
    return Option(key, text, goal, None, (key,))


def goal_options(g: Board, id: Id, *further: str) -> Offers:
    """The legal steps of a creature as options, and `further` ones."""
    return Offers(partial(goal_option, g, id), {**dict(goals(g, id)), **dict.fromkeys(further)})


def tiles(g: Board, id: Id) -> int:
    """How many tiles a Move may cover. [RB-503 RB-821]"""
    return max(1, g.x_of(id, "DASH"))


class Move(Procedure, tag="move", kw_only=True):
    """A Move, tile by tile: enemies left behind strike as the creature leaves, then it arrives, if it lives. [RB-512 to
    RB-520 RB-822]"""

    this: int
    goal: Goal
    strikers: tuple[int, ...] = ()
    gone: int = 0

    steps = ("leave", "struck", "arrive", "more", "chosen", "done")

    def leave(self, g: Board) -> None:
        """The tile is used; who strikes. [RB-501 RB-823]"""
        id = g.id_of(self.this)
        thing: Any = g.edit(id)
        thing.gone += 1
        self.gone += 1
        thing.moved = g.option("dash_split") == "off" or thing.gone >= tiles(g, id)
        self.strikers = g.handles(outcome(g, id, self.goal)[0])

    def struck(self, g: Board) -> Verdict:
        """One after the other, each on its own; who lies face-down turns up for it. Of who goes over to the other side
        by that the Move is over. [RB-513 to RB-517 RB-519 RB-986 RB-1115]"""
        g.unsettled()
        check(g)
        if g.top is not self:
            return "struck"
        if not self._goes_on(g):
            return END
        if not self.strikers:
            return "arrive"
        first, self.strikers = self.strikers[0], self.strikers[1:]
        id = g.there(first)
        if id and not (g.has(id, "DORMANT") or g.forbidden("opportunity", id)):
            turn_up(g, id, "RB-986")
            n, passes = opportunity(g, id), g.has(id, "RELENTLESS")
            if n:
                text = say("rb-log-opportunity", what=g.name(id), target=g.name(g.id_of(self.this)), n=n)
                g.happen(Event("opportunity", g.seat_of(id), id, g.id_of(self.this), n), text, "RB-512")
                g.push(Blow(seat=g.seat_of(id), source=first, target=self.this, n=n, kind="opportunity", passes=passes))
        return "struck"

    def _goes_on(self, g: Board) -> bool:
        """Whether it is there, and still its player's."""
        id = g.there(self.this)
        return bool(id) and g.creature(id).controller == g.s.active

    def arrive(self, g: Board) -> None:
        """It lives, and completes the step; a swap partner is still there, or the step ends here. [RB-504 RB-507
        RB-516]"""
        id = g.id_of(self.this)
        seat = g.creature(id).controller
        if any(goal == self.goal for _, goal in goals(g, id)):
            before = g.place(id)
            g.arrange(seat, after(g, id, self.goal))
            text = say("rb-log-moves", what=g.name(id), was=called(before))
            g.mark_recent("moved", id)
            g.happen(Event("step", seat, id), text, "RB-504" if self.goal[0] else "RB-507")
        check(g)

    def more(self, g: Board) -> Verdict:
        """With DASH, tile after tile, each a legal step. [RB-821 RB-822]"""
        id = g.there(self.this)
        if not id:
            return END
        left = tiles(g, id) - g.creature(id).gone
        if left <= 0 or not self._goes_on(g) or not_moving(g, id) or not (g.steps(id) or any(goals(g, id))):
            return "done"
        choice = one_of(say("rb-ask-dash", n=left), goal_options(g, id, "stop"))
        return Ask(g.creature(id).controller, "dash", choice, "stop", ("RB-822",), secret=g.is_down(id))

    def chosen(self, g: Board, goal: Goal | None) -> Verdict:
        """On, or no further."""
        if goal is None:
            return "done"
        self.goal = goal
        return "leave"

    def done(self, g: Board) -> None:
        """The Move is finished."""
        id = g.id_of(self.this)
        g.occur(Event("moved", g.seat_of(id), id, amount=self.gone))
