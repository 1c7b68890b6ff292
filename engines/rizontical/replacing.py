"""What happens instead of an event, or changes its amount; what is about to come about to a player or a thing where
that may be so: AP, HP, conditions and Powers that are gained or lost. [RZ-1609]

Whatever has procedures of its own (DMG, defeats, pushes) is replaced there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engines.kernel.ask import Option, which
from engines.kernel.cards.flow import Effect
from engines.kernel.cards.happening import Shield, shields
from engines.kernel.cards.instead import Instead
from engines.kernel.cards.reading import parts
from engines.kernel.derived import defined
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


@defined
def replaceable(g: Reading) -> frozenset[str]:
    """The events that some card of the match may have something else happen instead of."""
    abilities = [ability for card in g.cards.values() for ability in card.abilities]
    heads = [name for each in abilities if each.would is not None for name in each.would.event]
    lasting = [name for each in abilities for op in parts(each.do) if isinstance(op, Instead) for name in op.event]
    return frozenset((*heads, *lasting))


def replacements(g: Duel, events: Sequence[Event], done: Sequence[str] = ()) -> dict[str, Shield]:
    """What replaces or changes something that comes about, under any of its names, and was not applied to it yet: by
    the key under which that is noted."""
    found: dict[str, Shield] = {}
    for event in events:
        for each in shields(g, event):
            source, row = g.id_of(each.scope.this), each.lasting
            key = f"{source}.{each.part.counted_as}" if row is None else f"L{row.stamp}"
            if key not in done and (row is not None or left_of(g.known(source), each.part) != 0):
                found.setdefault(key, each)
    return found


class Replaceable(UnderWay, kw_only=True):
    """Something under way that is about to come about: what happens instead, or changes its amount, is found and
    applied, one after the other, in its steps `replace` and `replacement`; it comes about in the step after these."""

    amount: int = 0
    negated: bool = False
    replaced: tuple[str, ...] = ()
    """What has been applied to it."""

    @abstractmethod
    def events(self, g: Duel) -> tuple[Event, ...]:
        """What is about to come about, under its names."""

    def stopped(self, g: Duel) -> Verdict:
        """Where it goes on if nothing is looked for: it does not come about any more, or nothing could be found."""
        subject = self.events(g)[0].subject
        return END if self.negated or subject and not self.here(g, subject) else None

    def replace(self, g: Duel) -> Verdict:
        """What happens instead; of several the affected player picks which comes first."""
        stopped = self.stopped(g)
        if stopped is not None:
            return stopped
        events = self.events(g)
        found = replacements(g, events, self.replaced)
        if not found:
            return self.course["replacement"][1]
        options = [
            Option(str(n), say("rz-effect-of", what=g.name(g.id_of(each.scope.this))), key)
            for n, (key, each) in enumerate(found.items(), 1)
        ]
        return which(events[0].seat or 0, "replacement_order", say("rz-ask-replacement"), options, "RZ-1609")

    def replacement(self, g: Duel, which: str) -> Verdict:
        """It is applied; then more is looked for."""
        self.replaced = (*self.replaced, which)
        for event in self.events(g):
            each = replacements(g, (event,)).get(which)
            if each is not None:
                self._apply(g, each, event)
                break
        return "replace"

    def _apply(self, g: Duel, each: Shield, event: Event) -> None:
        source = g.id_of(each.scope.this)
        g.happen(Event("replaced", subject=event.subject), say("rz-log-replaced", what=g.name(source)), "RZ-1609")
        after = each.after(self.amount)
        if after is None:
            self.negated = True
        else:
            self.amount = after
        if each.lasting is None:
            use_one(g, source, each.part)
        effect = each.effect(g)
        if effect is not None:
            if event.name == "dmg_about":
                effect.names = {**effect.names, KINDS: event.kind}
            g.apply(effect)
        if each.lasting is not None:
            g.use_up(each.lasting)
        elif each.part.limit is not None:
            _used_up(g, each, source)


def _used_up(g: Duel, each: Shield, source: Id) -> None:
    """What replaces so often has done so. What does it once in the match is used up: a card goes to the void, a Skill's
    or a Numen's part is off. [RZ-1609]"""
    thing = g.s.things[source]
    if each.part.limit.period != "match" or isinstance(thing, Fighter | Numen):
        each.use(g)
        g.touch()
    elif isinstance(thing, Token | Power) and g.in_play(source):
        g.depart(source, "void", "RZ-1609")


COMES: dict[str, Callable[[Duel, Coming], None]] = {}
"""How it comes about, by the name of the event."""


class Coming(Replaceable, tag="coming"):
    """Something is about to come about."""

    name: str
    seat: int
    subject: Id = 0
    other: Id = 0
    kind: str = ""
    note: str = ""
    """What an effect calls what it brings."""
    clauses: tuple[str, ...] = ()

    steps = ("replace", "replacement", "come")

    def events(self, g: Duel) -> tuple[Event, ...]:
        return (Event(self.name, self.seat, self.subject, self.other, self.amount, self.kind),)

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
    if not replacements(g, (event,), done):
        return False
    g.push(_coming(event, clauses, note, done))
    return True


def befall(g: Duel, event: Event, *, note: str = "") -> None:
    """Something comes about, unless something else happens instead."""
    if not put_off(g, event, note=note):
        COMES[event.name](g, _coming(event, (), note))


def _coming(event: Event, clauses: tuple[str, ...], note: str, done: tuple[str, ...] = ()) -> Coming:
    coming = Coming(name=event.name, seat=event.seat or 0, subject=event.subject, other=event.other)
    coming.amount, coming.kind, coming.note, coming.clauses, coming.replaced = (
        event.amount, event.kind, note, clauses, done,
    )  # fmt: skip
    return coming


def behind(g: Reading) -> Id:
    """The Fighter behind the effect that is under way: whose Skill, or whose Aura's, it is; 0 if none is."""
    effect = next(iter(g.below(Effect)), None)
    user = g.user_of(effect.this) if effect is not None else 0
    return user if user and isinstance(g.known(user), Fighter) else 0
