"""Marks: names that cards give to things, to find them again. [docs/cards.md]

A mark does nothing by itself; cards ask for it (`marked: vigil`). It stays with the object, or for a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .counting import Counting
from .fields import Line, Things
from .flow import Effect, Op
from .lasting import AtWork
from .match import S
from .reading import Reader
from .scope import Scope

if TYPE_CHECKING:
    from .language import Language


class Mark(AtWork):
    """Things get a mark by a name, for good or for a time."""

    doer = ""
    name = Line(30)
    to = Things("this", det="each")

    def check_op(self, r: Reader) -> None:
        """Without `until` it is for good."""

    def do(self, g: Any, frame: Effect, scope: Scope, **found: tuple[int, ...]) -> Any:
        if self.until is not None:
            return super().do(g, frame, scope, **found)
        bare = [id for id in found["to"] if not g.has_mark(id, self.name)]
        g.do_mark(frame, self.name, found["to"])
        return g.handles([id for id in bare if g.has_mark(id, self.name)])


class Unmark(Op):
    """Things lose a mark."""

    doer = ""
    name = Line(30)
    to = Things("this", det="each")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: tuple[int, ...]) -> Any:
        had = [id for id in found["to"] if g.has_mark(id, self.name)]
        g.do_unmark(frame, self.name, found["to"])
        return g.handles([id for id in had if not g.has_mark(id, self.name)])


class Marking(Counting[S]):
    """A match in which things have marks: the game has `do_mark` and `do_unmark`, and its things a field `marks`."""

    def marks(self, id: int) -> tuple[str, ...]:
        """The marks that something has, or had when it left play."""
        own: tuple[str, ...] = getattr(self.known(id), "marks", ())
        return (*own, *(each.part.name for each in self.parts_on("mark", id))) if self.s.lasting else own

    def marked(self, id: int, name: str) -> bool:
        """Whether something has a mark by a name."""
        return name in self.marks(id)

    def has_mark(self, id: int, name: str) -> bool:
        """Whether something is a thing, and has it."""
        return id >= self.first_id and self.marked(id, name)

    def known(self, id: int) -> Any:
        """Something as it is, or as it was when it left play."""
        return self.s.things[id]


def marks(language: Language) -> None:
    """The pack of marks; the game declares the attributes `marked` and `unmarked`, which read them."""
    language.op("mark")(Mark)
    language.op("unmark")(Unmark)
