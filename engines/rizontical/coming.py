"""What is about to come about to a player or a thing, where something else may happen instead, or by another amount:
AP, HP, conditions and Powers that are gained or lost. [RZ-1609]

Whatever has procedures of its own (DMG, defeats, pushes) is replaced there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.kernel.cards.flow import Effect
from engines.kernel.event import Event
from engines.kernel.state import END, Id, Verdict

from .replacing import Replaceable, fitting_replacements, replaceable
from .state import Fighter

if TYPE_CHECKING:
    from .duel import Duel
    from .reading import Reading

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
