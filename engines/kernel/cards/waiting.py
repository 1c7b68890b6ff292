"""What waits for events, and how often it may happen.

The kernel notices: each event goes to the abilities in play that wait for it (`heard`), with the objects that it is
about as they are now. When and in which order what was noticed acts, is each game's own rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engines.kernel.event import Event
from engines.kernel.state import Id

from .scope import Scope

if TYPE_CHECKING:
    from .ability import Ability


class Listener(Struct, frozen=True):
    """An ability in play that waits for an event: on which thing, of which printed card, under which name it is
    saved."""

    id: Id
    ability: Ability
    card: str
    where: str
    seat: int


class Heard(Struct, array_like=True, kw_only=True, frozen=True, forbid_unknown_fields=True, gc=False):
    """What was set off and waits to be carried out, as it is saved: whose it is, the object that it is on, what it
    answers."""

    seat: int
    this: int
    card: str
    where: str
    event: Event | None = None
    names: dict[str, int | str | tuple[int, ...]] = {}
    at: str = ""
    may: bool = False
    last: bool = False
    """Whether it is the last time that its limit allows."""


def hears(g: Any, listener: Listener, event: Event) -> Scope | None:
    """The scope in which an ability answers an event, if that is what it waits for and its limit allows it."""
    ability = listener.ability
    scope = Scope(g, listener.seat, g.handle(listener.id), event)
    if not ability.when.fits(scope) or ability.if_ is not None and not ability.if_.holds(scope):
        return None
    return scope if ability.limit is None or g.left(ability.limit, scope.this, listener.where, listener.seat) else None


def limit_key(g: Any, limit: Any, id: Id, where: str, seat: int) -> str:
    """Under which name uses are counted (see `costs.PER`)."""
    of = g.printed(g.id_of(id)) if limit.per == "name" else str(g.handle(id))
    cards = limited(g, limit, g.id_of(id))
    if cards and cards[0] != g.printed(g.id_of(id)):
        of = f"{of} {cards[0]}"
    return f"{limit.period}:{of}:{where}" + ("" if limit.per == "card" else f":{seat}")


def same(each: Any) -> str:
    """Under which name an effect (or what was set off and is to be one) is counted with the same of the same card."""
    return f"may {each.this} {each.card} {each.where}"


def limited(g: Any, limit: Any, id: Id) -> list[str]:
    """The cards that are one thing which have an ability with a limit; none where a thing is one card."""
    cards = g.printed_all(id)
    return [card for card in cards if any(each.limit is limit for each in g.cards[card].abilities)] if cards[1:] else []
