"""The ground of a match in which creatures stand on a field, under whoever has them, perhaps face-down."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from engines.kernel.derived import indexed, present
from engines.kernel.state import Id

from .decks import DeckGround
from .lasting import Lasting
from .objects import MASK, S
from .scope import Scope
from .select import Selector


class Field(DeckGround[S]):
    """A match with a field. Creatures know who has them (`controller`), who does where no effect says otherwise
    (`home`), whether they lie face-down (`down`), and what their figures were as they left (`last`)."""

    @abstractmethod
    def field(self) -> Mapping[Id, Any]:
        """Where everything on the field is, in an order that all can see."""

    @abstractmethod
    def creatures(self, seat: int) -> Sequence[Id]:
        """A player's creatures, in an order that all can see."""

    @abstractmethod
    def creature(self, id: Id) -> Any:
        """A creature on the field, to read."""

    @abstractmethod
    def figures(self, id: Id) -> tuple[int, int]:
        """The figures of a creature that are read when it has left."""

    @present
    def all_creatures(self) -> tuple[Id, ...]:
        """All creatures, the active player's first."""
        return (*self.creatures(self.s.active), *self.creatures(1 - self.s.active))

    def on_field(self) -> tuple[Id, ...]:
        """Everything on the field, in the same order."""
        return tuple(self.field())

    def is_in_play(self, id: int) -> bool:
        """Whether something is on the field."""
        return id in self.field()

    def is_down(self, id: int) -> bool:
        """Whether something lies face-down, or did as it left."""
        if id < self.first_id:
            return False
        thing = self.s.things[id] if id <= MASK and id not in self.s.gone else self.known(id)
        return bool(getattr(thing, "down", False))

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        """Whether something is of a selector's zone and kinds; of what has left the field, as it last was."""
        if id < self.first_id:
            return self.kind_of(id) in selector.seeks
        if selector.zone == "field" and id <= MASK and not self.is_in_play(id) and id not in self.s.gone:
            return False
        return not selector.kinds or self.kind_of(id) in selector.kinds

    def veiled(self, id: int) -> bool:
        """Whether something on the field lies face-down: effects find no quality of it."""
        return self.is_down(id) and (id > MASK or self.is_in_play(id))

    def has_room(self, id: Id, seat: int) -> bool:
        """Whether a creature that a player takes control of finds a place there."""
        return True

    @indexed
    def displaced(self) -> list[tuple[Id, int, Lasting | None]]:
        """The creatures that are under another player than by the newest control effect on them, or without any; under
        whom they ought to be, and by which effect."""
        things: Any = self.s.things
        newest = {each.subject: each.lasting for each in self.lastings("control")}
        if not newest:
            return [(id, on.home, None) for id in self.all_creatures() if (on := things[id]).home != on.controller]
        due = [(id, things[id], newest.get(id)) for id in self.all_creatures()]
        rows = [(id, on.home if by is None else by.numbers["seat"], by) for id, on, by in due]
        return [row for row in rows if row[1] != things[row[0]].controller]

    def remember(self, id: Id) -> None:
        """A thing is about to leave: it is read as it last was from then on, a creature with its figures (`last`)."""
        thing: Any = self.s.things[id]
        self.s.gone[id] = structs.replace(thing, last=self.figures(id)) if hasattr(thing, "last") else thing

    def begin(
        self, part: Any, frame: Any, scope: Scope, subject: int, numbers: dict[str, int], *, uses: int = -1
    ) -> Lasting | None:
        """An effect that lasts begins; for nothing that is not on the field, nor control of what has no place there."""
        if subject >= self.first_id and not self.is_in_play(subject):
            return None
        taken = part.word == "control" and self.seat_of(subject) != numbers["seat"]
        if taken and not self.has_room(subject, numbers["seat"]):
            return None
        return super().begin(part, frame, scope, subject, numbers, uses=uses)
