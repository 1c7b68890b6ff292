"""Things as the objects that they are: a card that leaves and comes back is another one. [docs/cards.md]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self, TypeVar

from engines.kernel.game import Game
from engines.kernel.state import Id, State

from .lasting import Lasting
from .waiting import Heard

SHIFT = 20
"""Where in a handle the stamp begins: ids are below 2 to this."""
MASK = (1 << SHIFT) - 1


class CardState(State, kw_only=True, omit_defaults=True):
    """What the state of a match of cards has."""

    stamp: int = 0
    """Counts what needs an order in time: objects, what lasts."""
    lasting: list[Lasting] = []
    heard: list[Heard] = []
    """What was noticed and waits for its turn."""
    spent: dict[str, tuple[int, int]] = {}
    """How often limited abilities were used: the number of the period, and how often in it."""
    came: dict[str, tuple[int, int]] = {}
    """What cards ask whether it came about: the number of the period, and how often in it."""
    gone: dict[Id, Any] = {}
    """Things as they last were before they left, for effects that still look at them."""

    def clone(self) -> Self:
        """A copy that goes its own way (see `State.clone`); so does each side, of a game that has `seats`."""
        twin: Any = super().clone()
        if hasattr(twin, "seats"):
            twin.seats = [side.copy() for side in twin.seats]
        return twin


S = TypeVar("S", bound=CardState)


class Objects(Game[S]):
    """A match of cards: which object a thing is."""

    def is_in_play(self, id: int) -> bool:
        """Whether a thing is in play, where it is an object of its own until it leaves."""
        return True

    def lies_open(self, id: int) -> bool:
        """Whether a card lies where everybody may read it."""
        return True

    def handle(self, id: int) -> int:
        """Something as the object that it is now: an id with the stamp of the object."""
        return id | self.s.things[id].since << SHIFT if self.first_id <= id <= MASK else id

    def handles(self, ids: Iterable[int]) -> tuple[int, ...]:
        """Several things as the objects that they are now."""
        things, first = self.s.things, self.first_id
        return tuple([id | things[id].since << SHIFT if first <= id <= MASK else id for id in ids])

    @staticmethod
    def id_of(handle: int) -> int:
        """The id in a handle, whatever became of the object."""
        return handle & MASK if handle > MASK else handle

    def as_it_was(self, id: int) -> int:
        """Something as the object that an event is about: it is told of what is there."""
        return self.handle(id)

    def known_as(self, handles: tuple[int, ...]) -> tuple[int, ...]:
        """The things that handles mean: still there, or as they were when they left play."""
        found: list[int] = []
        for handle in handles:
            if handle <= MASK:
                found.append(handle)
                continue
            id, stamp = handle & MASK, handle >> SHIFT
            if (
                self.s.things[id].since == stamp
                or id in self.s.gone
                and self.s.gone[id].since == stamp
                and not self.is_in_play(id)
            ):
                found.append(id)
        return tuple(found)

    def remembered(self, handles: tuple[int, ...]) -> tuple[int, ...]:
        """The same, to be read; by its handle what left and is back as another object, which is read as it last was,
        and a card that has left play, which is read as the card that it is."""
        found: list[int] = []
        for handle in handles:
            id = handle & MASK if handle > MASK else handle
            if handle <= MASK or id not in self.s.gone and self.s.things[id].since == handle >> SHIFT:
                found.append(id)
                continue
            now = self.known_as((handle,))
            if now:
                card = id in self.s.gone and not self.is_in_play(id)
                found.append(handle if card and self.s.things[id].since == handle >> SHIFT else id)
            elif id in self.s.gone and self.s.gone[id].since == handle >> SHIFT:
                found.append(handle)
        return tuple(found)

    def still(self, handles: tuple[int, ...]) -> tuple[int, ...]:
        """The things that handles mean and that are still those objects."""
        things = self.s.things
        return tuple(
            [
                handle & MASK if handle > MASK else handle
                for handle in handles
                if handle <= MASK or things[handle & MASK].since == handle >> SHIFT
            ]
        )

    def there(self, handle: int) -> Id:
        """The thing that a handle means, if that is still this object, else 0."""
        id = handle & MASK if handle > MASK else handle
        return id if handle <= MASK or self.s.things[id].since == handle >> SHIFT else 0

    def cards_of(self, handles: tuple[int, ...]) -> tuple[int, ...]:
        """The cards that handles mean: still there, or lying for all to see where those objects left them (`was` is the
        stamp of the object that a card was when it left play)."""
        found: list[int] = []
        for handle in handles:
            id, stamp = self.id_of(handle), handle >> SHIFT
            thing = self.s.things[id] if id >= self.first_id else None
            if thing is None or stamp in (0, thing.since) or getattr(thing, "was", 0) == stamp and self.lies_open(id):
                found.append(id)
        return tuple(found)

    def traces(self, ids: Iterable[int]) -> frozenset[int]:
        """All by which an effect may mean some things: as the objects that they are, and as those that they were as
        they left play, while they lie where that left them."""
        found: list[int] = []
        for id in ids:
            was = getattr(self.s.things[id], "was", 0) if id >= self.first_id else 0
            found += [self.handle(id), *([id | was << SHIFT] if was else [])]
        return frozenset(found)

    def forget(self) -> None:
        """How things last were that have left is forgotten, but of what something that lasts, or waits for its moment,
        may still look at: its card, its subject, what it answers, what it calls by a name."""
        gone = self.s.gone
        if gone:
            looked_at = {self.id_of(handle) for each in self.s.lasting for handle in _meant_by(each)}
            self.s.gone = {id: thing for id, thing in gone.items() if id in looked_at}

    def next_stamp(self) -> int:
        """The next stamp: what has a later one is newer."""
        self.s.stamp += 1
        return self.s.stamp


def _meant_by(lasting: Lasting) -> Iterable[int]:
    """All that something that lasts means, by handle."""
    event = lasting.event
    named = [each for value in lasting.names.values() if isinstance(value, tuple) for each in value]
    return (lasting.this, lasting.subject, *((event.subject, event.other) if event is not None else ()), *named)
