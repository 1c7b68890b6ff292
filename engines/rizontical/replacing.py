"""What happens instead of an event, or changes its amount. [RZ-1609]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from engines.kernel.ask import Ask, Option, one_of
from engines.kernel.cards.ability import amount_after, changed_amount
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import Id, Verdict
from engines.kernel.text import say

from .state import Fighter, Numen, Power, Token
from .trackers import left_of, use_one

if TYPE_CHECKING:
    from .duel import Duel


KINDS = "*kinds"
"""The name under which an effect that replaces DMG keeps what that is called. [RZ-1609]"""


class Replacement(NamedTuple):
    """Something that happens instead of an event, or changes its amount: an ability at work, or what lasts."""

    key: str
    part: Any
    source: Id
    seat: int
    card: str
    where: str
    at: str = ""
    lasting: Lasting | None = None
    subject: Id | None = None
    names: dict[str, Any] = {}

    def scope(self, g: Duel, event: Event) -> Scope:
        """Where it looks things up."""
        this = g.handle(self.source) if self.lasting is None else self.lasting.this
        return Scope(g, self.seat, this, g.as_objects(event), self.names)

    @property
    def do(self) -> Any:
        """What it does."""
        return self.part.do if self.lasting is None else self.part.do_


def replacements(g: Duel, name: str) -> list[Replacement]:
    """All at work that replaces an event."""
    found: list[Replacement] = []
    for id, card, each in _in_force(g).get(name, ()):
        seat = g.seat_of(id)
        if left_of(g, id, each.number) != 0 and (
            each.limit is None or g.left(each.limit, g.handle(id), each.counted_as, seat)
        ):
            found.append(Replacement(f"{id}.{each.counted_as}", each, id, seat, card, each.where))
    for each in g.lastings("instead"):
        lasting = cast(Lasting, each.lasting)
        if name in each.part.event:
            at = f"{lasting.at}.do" if each.part.do_ else ""
            found.append(
                Replacement(
                    f"L{lasting.stamp}",
                    each.part,
                    g.id_of(lasting.this),
                    lasting.seat,
                    lasting.card,
                    lasting.where,
                    at,
                    lasting,
                    each.subject,
                    lasting.names,
                )
            )
    return found


def _in_force(g: Duel) -> dict[str, list[tuple[Id, str, Any]]]:
    """The abilities in force that replace an event, by its name: on what, and of which printed card."""
    table: dict[str, list[tuple[Id, str, Any]]] | None = g.index.get("instead")
    if table is None:
        table = g.index["instead"] = {}
        for id, card, abilities in g.in_force():
            for each in abilities:
                for name in each.would.event if each.would is not None else ():
                    table.setdefault(name, []).append((id, card, each))
    return table


def fitting_replacements(g: Duel, events: Sequence[Event], done: tuple[str, ...]) -> list[Replacement]:
    """The replacements at work that fit what comes about, under any of its names, and were not applied to it yet."""
    found: dict[str, Replacement] = {}
    for event in events:
        for each in _fitting(g, event):
            if each.key not in done:
                found.setdefault(each.key, each)
    return list(found.values())


def _fitting(g: Duel, event: Event) -> list[Replacement]:
    found: list[Replacement] = []
    for each in replacements(g, event.name):
        scope = each.scope(g, event)
        if each.lasting is None:
            if not each.part.would.fits(scope):
                continue
        elif not each.part.concerns(each.subject, event) or not each.part.fits(scope):
            continue
        if each.part.if_ is None or each.lasting is not None or each.part.if_.holds(scope):
            found.append(each)
    return found


def choose_replacement(g: Duel, frame: Any, onward: str, *events: Event) -> Verdict:
    """Go on if nothing fits what is about to come about, under any of its names; else ask which replacement comes first
    (the engine takes the only one)."""
    found = fitting_replacements(g, events, frame.replaced)
    if not found:
        return onward
    options = [
        Option(str(n + 1), say("rz-effect-of", what=g.name(each.source)), each.key) for n, each in enumerate(found)
    ]
    return Ask(
        events[0].seat or 0,
        "replacement_order",
        one_of(say("rz-ask-replacement"), options),
        "1",
        ("RZ-1609",),
    )


def apply_replacement(g: Duel, frame: Any, which: str, *events: Event) -> Verdict:
    """Apply a replacement to what a procedure is about; the steps go back to look for more."""
    frame.replaced = (*frame.replaced, which)
    found = [(event, each) for event in events for each in fitting_replacements(g, (event,), ()) if each.key == which]
    if not found:
        return "replace"
    event, each = found[0]
    part, scope = each.part, each.scope(g, event)
    g.happen(Event("replaced", subject=event.subject), say("rz-log-replaced", what=g.name(each.source)), "RZ-1609")
    how = changed_amount(part)
    if how is None:
        frame.negated = True
    else:
        frame.amount = amount_after(frame.amount, *how, scope)
    if each.lasting is None:
        use_one(g, each.source, each.part.number)
    if each.do:
        names = dict(each.names)
        if event.name == "dmg_about":
            names[KINDS] = event.kind
        g.apply(
            Effect(
                seat=scope.seat, this=scope.this, card=each.card, where=each.where, at=each.at, event=scope.event,
                names=names
            ),
        )  # fmt: skip
    if each.lasting is not None:
        g.use_up(each.lasting)
    elif part.limit is not None:
        _used_up(g, each)
    return "replace"


def _used_up(g: Duel, each: Replacement) -> None:
    """What replaces so often has done so. What does it once in the match is used up: a card goes to the void, a Skill's
    or a Numen's part is off. [RZ-1609]"""
    thing, limit = g.s.things[each.source], each.part.limit
    if limit.period != "match" or isinstance(thing, Fighter | Numen):
        g.spend(limit, g.handle(each.source), each.part.counted_as, each.seat)
        g.touch()
    elif isinstance(thing, Token | Power) and g.in_play(each.source):
        g.depart(each.source, "void", "RZ-1609")
