"""What a match consists of, to read and to write on: things, chance, what happened, and what is derived of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .cards import Cards
from .chance import draw
from .event import Entry, Event
from .state import Id, State, Thing
from .text import Text, Word

if TYPE_CHECKING:
    from .rules import Rules

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Matter(Generic[S]):
    """The state of a match with the only writers that there are of it.

    Attributes:
        s: the state.
        cards: the card definitions that the match began with.
        story: what happened since the last decision that was not a response, in order.
        informed: whether the latest answer let information flow: chance was drawn or something was revealed.
        lane: the seat whose lane this is, of a match as it is seen from a lane.
        cache: what was derived of the state; every write forgets it.
        index: what was derived of what is in play and at work; `rework` forgets it.
        present: what was derived of what is in play alone; `touch` forgets it.
        kept: what was derived of something that is kept beside it, by name (see `while_same`).
        memories: the three before it, for readings that are marked (see `derived`).
    """

    rules: ClassVar[Rules]
    first_id: ClassVar[Id] = 1
    """The id of the first thing. A game that names places by small numbers starts above them, so that none is both."""

    def __init__(self, state: S, cards: Cards):
        self.s: S = state
        self.cards = cards
        self.story: list[Entry] = []
        self.informed = False
        self.lane: int | None = None
        self._chance = (0, 0)
        self._own: set[Id] = set()
        self._know_nothing()

    def _know_nothing(self) -> None:
        """Nothing has been derived of the state yet."""
        self.cache: dict[Any, Any] = {}
        self.index: dict[Any, Any] = {}
        self.present: dict[Any, Any] = {}
        self.kept: dict[Any, tuple[Any, Any]] = {}
        self.memories = self.cache, self.index, self.present

    def thing(self, id: Id) -> Any:
        """A thing, to read."""
        return self.s.things[id]

    def edit(self, id: Id) -> Any:
        """A thing, to write on. What was derived from the state is forgotten."""
        if self.cache:
            self.cache.clear()
        thing: Thing = self.s.things[id]
        if id not in self._own:
            thing = self.s.things[id] = thing.copy()
            self._own.add(id)
        return thing

    def stale(self) -> None:
        """Forget what was derived from the state, but not what is in play; called by writers that leave that as it
        is."""
        if self.cache:
            self.cache.clear()

    def rework(self) -> None:
        """Forget what was derived from the state, but not what of what is in play alone; called by writers that change
        what is at work."""
        if self.cache:
            self.cache.clear()
        if self.index:
            self.index.clear()

    def touch(self) -> None:
        """Forget all that was derived from the state; called by every writer that changes what is in play."""
        for memory in self.memories:
            if memory:
                memory.clear()

    def while_same(self, name: Any, of: Any, make: Callable[[], T]) -> T:
        """A reading that hangs on `of` alone, and is kept until that is another one."""
        known = self.kept.get(name)
        if known is None or known[0] != of:
            known = self.kept[name] = of, make()
        return known[1]

    def add(self, make: Callable[[Id], Thing]) -> Id:
        """A new thing, made by a function that is given its id."""
        assert self.lane is None, "a lane makes no new things"
        if not self.s.things:
            self.s.things.extend([None] * self.first_id)
        id = len(self.s.things)
        self.s.things.append(make(id))
        self._own.add(id)
        self.touch()
        return id

    def text(self, id: str, /, **words: Word) -> Text:
        """A text of this game, by its name behind the game's own letters: "log-moves" for `rz-log-moves`."""
        return Text(f"{self.rules.letters}-{id}", words)

    def happen(
        self,
        event: Event,
        text: Text | None = None,
        *clauses: str,
        known_to: tuple[int, ...] = (),
        whole: Text | None = None,
    ) -> Event:
        """An event came about: into the story it goes, with its line of the log (see `Entry`)."""
        self.story.append(Entry(event, text, clauses, known_to, whole))
        return event

    def draw(self, n: int, label: str) -> int:
        """A number from 0 to n - 1 out of the match's own chance. `label` says what for. A lane has a chance of its
        own."""
        if self.lane is None:
            value, self.s.draws = draw(self.s.key, self.s.draws, n, label)
        else:
            fork, drawn = self._chance
            value, drawn = draw(self.s.key, drawn, n, label, f"lane {self.lane} from {fork}: ")
            self._chance = (fork, drawn)
        self.informed = True
        return value

    def shuffled(self, items: Sequence[Id], label: str) -> tuple[Id, ...]:
        """The items in a drawn order, every order as likely."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.draw(last + 1, label)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)
