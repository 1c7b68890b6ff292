"""Assimilation: Creatures are stacked into one. [RS-1051 to RS-1054]"""

from __future__ import annotations

from msgspec import structs

from engines.kernel.ask import Choice, one_of
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SeatName, say

from .board import Board
from .combat import DONE_TEXT
from .copying import grow
from .declaring import Draft, ahead, option, thing_option
from .moving import lift
from .state import Card, Permanent

OF_ITS_OWN = ("reanimated", "freed", "open")
"""The marks that say what became of an Ability of a card, which is inactive while that is covered. [RS-1053 RS-1054]"""


def stacking(g: Board, seat: int) -> list[Id]:
    """The Creatures that may be stacked. [RS-1051]"""
    return [id for id in g.creatures(seat) if g.has(id, "Assimilation")]


def assimilate_level(g: Board, seat: int) -> Choice:
    """Which Creature is on top, and which it covers. [RS-1051 RS-1053]"""

    def parts_stage(g: Board, draft: Draft) -> Choice | Draft:
        covered = draft.picks[0] if draft.picks else ()
        found = [id for id in stacking(g, seat) if id != draft.thing and id not in covered]
        if not found:
            return draft
        options = [
            thing_option(g, id, structs.replace(draft, picks=((*covered, id),), left=(parts_stage, *draft.left)))
            for id in found
        ]
        if covered:
            options.append(option(g, "done", DONE_TEXT, draft))
        return one_of(say("rs-ask-assimilate-parts"), options)

    return one_of(
        say("rs-ask-assimilate"),
        [thing_option(g, id, Draft("assimilate", seat, id, left=(parts_stage,))) for id in stacking(g, seat)],
    )


def assimilate(g: Board, draft: Draft) -> None:
    """Creatures are stacked into one: the total of their values, the top card's texts and commander, counters,
    attachments and restraints of all; what else lasted on a covered card is over. [RS-308 RS-310 RS-1051 to RS-1054]"""
    draft, _ = ahead(g, draft)
    top, covered = draft.thing, draft.picks[0]
    ids = (top, *covered)
    more = tuple(sum(g.base_values(id)[n] for id in covered) for n in (0, 1))
    names = g.names(ids)
    parts: list[Id] = []
    stack: Permanent = g.edit(top)
    for id in covered:
        part = g.permanent(id)
        parts += [id, *part.parts]
        stack.counters = (*stack.counters, *part.counters)
        stack.tilted = stack.tilted or part.tilted
        stack.arrived = max(stack.arrived, part.arrived)
        stack.marks = tuple(dict.fromkeys((*stack.marks, *(mark for mark in part.marks if mark not in OF_ITS_OWN))))
        for each in g.attachments(id):
            held = g.edit(each)
            held.host, held.hosted = top, g.next_stamp()
        g.s.lasting = [
            structs.replace(each, subject=g.handle(top)) if g.id_of(each.subject) == id else each
            for each in g.s.lasting if g.id_of(each.subject) != id or each.word in ("forbid", "must")
        ]  # fmt: skip
        lift(g, id)
        g.replace(Card(id=id, card=part.card, owner=part.owner, token=part.token, since=g.next_stamp()))
        g.s.gone.pop(id, None)
        if part.token:
            parts.remove(id)
    grow(g, top, more)
    stack.parts = (*stack.parts, *parts)
    g.reshaped()
    text = say("rs-log-assimilates", who=SeatName(draft.seat), cards=names, what=g.name(top))
    g.depict(Event("assimilated", draft.seat, top), text, "RS-1051", "RS-1052")
