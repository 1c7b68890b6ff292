"""Fields of Rizontical's own, and what a reference can be: for operations and for cards."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel.cards.fields import Things, Whole
from engines.kernel.cards.reading import Field, Part, Reader, is_mapping, shown
from engines.kernel.cards.scope import RefField
from engines.kernel.cards.select import Selector

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def meant(what: Any) -> Selector | None:
    """The selector that says what a reference is, or that it is itself; None if nothing is known of it."""
    return what if isinstance(what, Selector) or what is None else what.selector


def only(what: Any, *kinds: str) -> bool:
    """Whether things can't be of other kinds, for all that is written."""
    selector = meant(what)
    return selector is None or bool(selector.kinds) and set(selector.kinds) <= set(kinds)


class Aim(Part):
    """Cells a hit is aimed at, measured from its user: `one` cell within RA, one `within` n, any (`inf`), the cells
    `around` or `adjacent`, a `line` of n cells, or wherever some things stand (`all` that fit, `on` what is named).
    [RZ-717 RZ-855]"""

    within = Whole(1, 8, default=0)
    line = Whole(1, 8, default=0)
    all = Things(None, picks=False)
    on = RefField("things", "cells", default=None)
    shape: str = ""

    def check(self, r: Reader) -> None:
        given = [name for name in self.fields if getattr(self, name)]
        if len(given) != 1:
            raise r.bad("an aim is one, inf, around, adjacent, {within: n}, {line: n}, {all: things} or {on: name}")
        self.shape = given[0]


class AimField(Field[Aim | None]):
    """An aim."""

    shapes: ClassVar[tuple[str, ...]] = ("one", "inf", "around", "adjacent")

    def __init__(self) -> None:
        super().__init__(None)

    def read(self, raw: Any, r: Reader) -> Aim:
        if is_mapping(raw):
            return Aim.read(raw, r)
        if raw not in self.shapes:
            raise r.unknown("aim", raw, (*self.shapes, *Aim.fields))
        aim = Aim.made()
        aim.shape = raw
        return aim

    def schema(self, language: Any) -> dict[str, Any]:
        return {"anyOf": [{"enum": list(self.shapes)}, Aim.schema(language)]}


class SlotField(Field[str | int]):
    """A slot: 1 to 4, or a word."""

    def __init__(self, *words: str, default: Any = None):
        super().__init__(default)
        self.words = words

    def read(self, raw: Any, r: Reader) -> str | int:
        if raw in self.words or isinstance(raw, int) and not isinstance(raw, bool) and 1 <= raw <= 4:
            return raw
        raise r.bad(f"a slot is 1 to 4{''.join(' or ' + word for word in self.words)}, not {shown(raw)}")

    def schema(self, language: Any) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 4}, {"enum": list(self.words)}]}
