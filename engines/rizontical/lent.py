"""Skills of other Fighters that a Fighter has. [RZ-1627]

Own Skills are numbered by their places on the card; one of another Fighter by that Fighter's id and its place there,
so that it is the same Skill as long as anything speaks of it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from engines.kernel.state import Id

if TYPE_CHECKING:
    from .cards import FighterCard, Skill
    from .reading import Reading

PLACES = 6
"""By so many bits the number of another's Skill says its place; its owner stands above them."""


def is_lent(number: int) -> bool:
    """Whether a number is that of a Skill of another Fighter."""
    return number >> PLACES > 0


def lent_number(of: Id, place: int) -> int:
    """The number of a Skill of another Fighter."""
    return of << PLACES | place


def ability_at(g: Reading, id: Id, number: int) -> Any:
    """An effect of a thing, its own or that of another Fighter, by its number."""
    if not is_lent(number):
        return g.cards[g.known(id).card].abilities[number]
    card = g.s.things[number >> PLACES].card
    known: dict[tuple[str, int], Any] = g.cards.memory.setdefault("lent", {})
    found = known.get((card, number))
    if found is None:
        found = known[card, number] = copy(g.cards[card].abilities[number & (1 << PLACES) - 1])
        found.number, found.lender = number, card
    return found


def lent(g: Reading, id: Id) -> tuple[tuple[int, Skill], ...]:
    """The Skills of others that a Fighter has, by their numbers, in the order in which it got them."""
    found: tuple[tuple[int, Skill], ...] | None = g.index.get(("lent", id))
    if found is None:
        numbers: dict[int, Any] = {}
        for each in g.lastings("have_skills"):
            if each.subject == id and each.lasting is not None:
                for number in skills_of(g, each.lasting.numbers["of"], each.part.labels):
                    numbers.setdefault(number, ability_at(g, id, number))
        found = g.index["lent", id] = tuple(numbers.items())
    return found


def skills_of(g: Reading, id: Id, labels: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of a Fighter's own Skills as another has them, those with some labels."""
    skills = g.cards[g.s.things[id].card].abilities
    return tuple(lent_number(id, n) for n, each in enumerate(skills) if not labels or each.label in labels)


def skills(g: Reading, id: Id) -> tuple[tuple[int, Skill], ...]:
    """All Skills that a Fighter has, by their numbers: its own, then those of others."""
    card: FighterCard = g.cards[g.known(id).card]
    own = tuple(enumerate(card.abilities))
    return (*own, *lent(g, id)) if g.s.lasting else own


def place_of(g: Reading, id: Id, number: int) -> int:
    """At which place, from 1, a Skill stands among all that a Fighter has; 0 if it has it no more."""
    return next((place for place, (each, _) in enumerate(skills(g, id), 1) if each == number), 0)
