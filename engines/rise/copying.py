"""What becomes a copy of something: as the object that it is, and for how long. [RS-1103 RS-1106]

A thing looks as its own card does, and as what it copied; each part of a card that a copy takes may be of another card.
What is copied for good while nothing is copied for a time is what the thing looks like from then on; else all that is
copied lasts, the newest above the others, and what ends leaves the look of those that remain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import structs

from engines.kernel.cards.lasting import GOOD, Lasting
from engines.kernel.cards.telling.sentences import listed, yes
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import say

from .board import Board
from .state import FIRST_ID, CardName, Permanent
from .words import COPIED

Look = dict[str, Any]
"""What a thing looks like, by part: the id of the card that its name, types and text are of (of its text "": its own),
its figures as Attack and Defense."""
OWN = "own-"
"""Before the part of a look that lies under all that is copied for a time."""


def look_of(g: Board, id: Id) -> Look:
    """What something looks like now, or as it last was; a copy has this look, and nothing else of it. [RS-1106]"""
    return {"name": g.named(id), "types": g.typed(id), "text": g.definition(id), "figures": g.base_values(id)}


def take_on(g: Board, id: Id, look: Look) -> None:
    """Something looks so from now on, in the parts that are given."""
    whole = {**_own_look(g, id), **look}
    thing: Permanent = g.edit(id)
    thing.copied = whole["text"]
    text = thing.copied or thing.card
    printed = getattr(g.cards[text], "attack", 0), getattr(g.cards[text], "defense", 0)
    figures = cast(tuple[int, int], tuple(whole["figures"]))
    thing.base = None if figures == printed else figures
    if whole["name"] == whole["types"] == text:
        g.s.borrowed.pop(id, None)
    else:
        g.s.borrowed[id] = whole["name"], whole["types"]
    g.reshaped()


def _own_look(g: Board, id: Id) -> Look:
    return {**look_of(g, id), "text": g.permanent(id).copied}


def taken(g: Board, model: Id, parts: Sequence[str]) -> Look:
    """What a copy takes of its model. [RS-1106]"""
    return {part: each for part, each in look_of(g, model).items() if part in parts}


def copyable(g: Board, model: Id) -> bool:
    """Whether something can be copied: a player and a Summoner cannot. [RS-518]"""
    return g.id_of(model) >= FIRST_ID and g.cards[g.definition(model)].kind != "summoner"


def become_copy(g: Board, id: Id, model: Id, op: Any, frame: Any, scope: Any) -> bool:
    """Something becomes a copy of something, with none of its counters, attachments or states: whether it does.
    [RS-1106]"""
    if not g.is_permanent(id) or not copyable(g, model):
        return False
    look, before = taken(g, model, op.parts), _copies(g, id)
    name = g.name(id)
    if before or op.until.kind != GOOD:
        own = {part: before[0].names[OWN + part] for part in COPIED} if before else _own_look(g, id)
        lasting = g.begin(op, frame, scope, id, {})
        if lasting is None:
            return False
        names = {**lasting.names, **look, **{OWN + part: each for part, each in own.items()}}
        g.s.lasting[-1] = structs.replace(lasting, names=names)
    take_on(g, id, look)
    told = () if len(look) == len(COPIED) else [say("rs-copied", part=each) for each in look]
    g.happen(
        Event("copied", subject=id, other=g.id_of(model)),
        say(
            "rs-log-copy", what=name, model=CardName(g.named(model)), some=yes(told), parts=listed(told) if told else ""
        ),
        "RS-1106",
    )
    return True


def _copies(g: Board, id: Id) -> list[Lasting]:
    """What is copied for a time by something, the oldest first."""
    return [each for each in g.s.lasting if each.word == "become" and g.id_of(each.subject) == id]


def settle_copy(g: Board, lasting: Lasting) -> None:
    """Something is no longer a copy, or not of that: it looks as its own card and what it still copies have it."""
    for id in g.still((lasting.subject,)):
        look = {part: lasting.names[OWN + part] for part in COPIED}
        for each in _copies(g, id):
            look |= {part: each.names[part] for part in COPIED if part in each.names}
        take_on(g, id, look)
        g.happen(Event("copied", subject=id), say("rs-log-copy-ends", what=g.name(id)), "RS-1106")


def grow(g: Board, id: Id, by: Sequence[int]) -> None:
    """The figures of a stack change with the cards that it covers, also under what it copies for a time. [RS-1052]"""

    def grown(values: Any) -> tuple[int, ...]:
        return tuple(n + more for n, more in zip(values, by, strict=True))

    take_on(g, id, {"figures": grown(g.base_values(id))})
    figures = ("figures", OWN + "figures")
    g.s.lasting = [
        structs.replace(
            each, names={name: grown(value) if name in figures else value for name, value in each.names.items()}
        )
        if each.word == "become" and g.id_of(each.subject) == id
        else each
        for each in g.s.lasting
    ]
