"""What happens instead of an event, or changes its amount; what is about to come about to a player or a thing where
that may be so: AP, HP, conditions and Powers that are gained or lost. [RZ-1609]

Whatever has procedures of its own (DMG, defeats, pushes) is replaced there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from engines.kernel.ask import Option, which
from engines.kernel.cards.ability import amount_after, changed_amount
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.instead import Instead
from engines.kernel.cards.lasting import Lasting
from engines.kernel.cards.reading import parts
from engines.kernel.cards.scope import Scope
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict
from engines.kernel.text import say

from .lasting import UnderWay
from .state import Fighter, Numen, Power, Token
from .trackers import left_of, use_one

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading


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


def replaceable(g: Reading) -> frozenset[str]:
    """The events that some card of the match may have something else happen instead of."""
    found: frozenset[str] | None = g.cards.memory.get("replaceable")
    if found is None:
        abilities = [ability for card in g.cards.values() for ability in card.abilities]
        heads = [name for each in abilities if each.would is not None for name in each.would.event]
        lasting = [name for each in abilities for op in parts(each.do) if isinstance(op, Instead) for name in op.event]
        found = g.cards.memory["replaceable"] = frozenset((*heads, *lasting))
    return found


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


class Replaceable:
    """Something under way that is about to come about: what happens instead, or changes its amount, is found and
    applied, one after the other, in its steps `replace` and `replacement`; it comes about in the step after these."""

    __slots__ = ()
    course: ClassVar[dict[str, tuple[Any, str]]]
    amount: int
    negated: bool
    replaced: tuple[str, ...]
    """What has been applied to it."""

    @abstractmethod
    def events(self, g: Duel) -> tuple[Event, ...]:
        """What is about to come about, under its names."""

    def stopped(self, g: Duel) -> Verdict:
        """Where it goes on if nothing is looked for: it does not come about any more, or nothing could be found."""
        return END if self.negated else None

    def replace(self, g: Duel) -> Verdict:
        """What happens instead; of several the affected player picks which comes first."""
        stopped = self.stopped(g)
        if stopped is not None:
            return stopped
        events = self.events(g)
        found = fitting_replacements(g, events, self.replaced)
        if not found:
            return self.course["replacement"][1]
        options = [
            Option(str(n), say("rz-effect-of", what=g.name(each.source)), each.key) for n, each in enumerate(found, 1)
        ]
        return which(events[0].seat or 0, "replacement_order", say("rz-ask-replacement"), options, "RZ-1609")

    def replacement(self, g: Duel, which: str) -> Verdict:
        """It is applied; then more is looked for."""
        self.replaced = (*self.replaced, which)
        for event in self.events(g):
            for each in fitting_replacements(g, (event,), ()):
                if each.key == which:
                    self._apply(g, each, event)
                    return "replace"
        return "replace"

    def _apply(self, g: Duel, each: Replacement, event: Event) -> None:
        part, scope = each.part, each.scope(g, event)
        g.happen(Event("replaced", subject=event.subject), say("rz-log-replaced", what=g.name(each.source)), "RZ-1609")
        how = changed_amount(part)
        if how is None:
            self.negated = True
        else:
            self.amount = amount_after(self.amount, *how, scope)
        if each.lasting is None:
            use_one(g, each.source, each.part.number)
        if each.do:
            names = {**each.names, **({KINDS: event.kind} if event.name == "dmg_about" else {})}
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


def _used_up(g: Duel, each: Replacement) -> None:
    """What replaces so often has done so. What does it once in the match is used up: a card goes to the void, a Skill's
    or a Numen's part is off. [RZ-1609]"""
    thing, limit = g.s.things[each.source], each.part.limit
    if limit.period != "match" or isinstance(thing, Fighter | Numen):
        g.spend(limit, g.handle(each.source), each.part.counted_as, each.seat)
        g.touch()
    elif isinstance(thing, Token | Power) and g.in_play(each.source):
        g.depart(each.source, "void", "RZ-1609")


COMES: dict[str, Callable[[Duel, Coming], None]] = {}
"""How it comes about, by the name of the event."""


class Coming(Replaceable, UnderWay, tag="coming"):
    """Something is about to come about."""

    name: str
    seat: int
    subject: Id = 0
    other: Id = 0
    amount: int = 0
    kind: str = ""
    note: str = ""
    """What an effect calls what it brings."""
    clauses: tuple[str, ...] = ()
    negated: bool = False
    replaced: tuple[str, ...] = ()

    steps = ("replace", "replacement", "come")

    def events(self, g: Duel) -> tuple[Event, ...]:
        return (Event(self.name, self.seat, self.subject, self.other, self.amount, self.kind),)

    def stopped(self, g: Duel) -> Verdict:
        return END if self.negated or self.subject and not self.here(g, self.subject) else None

    def come(self, g: Duel) -> None:
        """It comes about."""
        COMES[self.name](g, self)


def comes(name: str) -> Callable[[Callable[[Duel, Coming], None]], Callable[[Duel, Coming], None]]:
    """How an event comes about that something else might have happened instead of."""

    def register(how: Callable[[Duel, Coming], None]) -> Callable[[Duel, Coming], None]:
        COMES[name] = how
        return how

    return register


def put_off(g: Duel, event: Event, *clauses: str, note: str = "") -> bool:
    """Whether something might happen instead of an event: then it comes about once that is settled. What an effect
    that replaces it does is not replaced by that again."""
    if event.name not in replaceable(g) or g.s.phase == "setup":
        return False
    same = [each for each in g.below(Coming) if (each.name, each.seat) == (event.name, event.seat)]
    done = tuple([key for each in same for key in each.replaced])
    if not fitting_replacements(g, (event,), done):
        return False
    g.push(
        Coming(
            name=event.name,
            seat=event.seat or 0,
            subject=event.subject,
            other=event.other,
            amount=event.amount,
            kind=event.kind,
            note=note,
            clauses=clauses,
            replaced=done,
        )  # fmt: skip
    )
    return True


def behind(g: Reading) -> Id:
    """The Fighter behind the effect that is under way: whose Skill, or whose Aura's, it is; 0 if none is."""
    effect = next(iter(g.below(Effect)), None)
    user = g.user_of(effect.this) if effect is not None else 0
    return user if user and isinstance(g.known(user), Fighter) else 0
