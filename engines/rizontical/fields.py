"""Fields of Rizontical's own, what a reference can be, and costs beside AP as cards say them: for operations and for
cards. [RZ-1403 RZ-1404]"""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel.cards.costs import Cost
from engines.kernel.cards.fields import Things, Whole
from engines.kernel.cards.reading import Field, Part, Reader, is_mapping, shown
from engines.kernel.cards.scope import RefField
from engines.kernel.cards.select import Selector


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

    @property
    def n(self) -> int:
        """The number of its shape, if that has one."""
        return self.within or self.line

    @property
    def named(self) -> bool:
        """Whether a cell, or a direction, is named."""
        return self.shape in ("one", "within", "inf", "line")

    def check(self, r: Reader) -> None:
        given = [name for name in self.fields if getattr(self, name)]
        if len(given) != 1:
            raise r.bad("an aim is one, inf, around, adjacent, {within: n}, {line: n}, {all: things} or {on: name}")
        self.shape = given[0]


def plain_aim(shape: str) -> Aim:
    """An aim without a number."""
    made = Aim.made()
    made.shape = shape
    return made


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
        return plain_aim(raw)

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


LAID_DOWN = ("destroy", "return", "defeat")
"""The further costs by which something of one's own leaves play."""
GIVEN_UP = (*LAID_DOWN, "discard")
"""Those by which something is given up, each for one of them."""


def payers(op: Any) -> Any:
    """What a further cost is paid with: what its operation means; None of a discard."""
    field = {"cleanse": "from_", "lose": "who", "place_marker": "to", "remove_marker": "to"}.get(op.word, "what")
    return None if op.word == "discard" else getattr(op, field)


def check_unpaid(ability: Any, r: Reader) -> None:
    """What acts by itself is not used, and so costs nothing. [RZ-1404]"""
    if ability.cost:
        raise r.at("cost").bad(
            "what acts by itself is not used, and so costs nothing; what its player may pay for is an operation: "
            "pay: {cost: {...}, then: [...]} [RZ-1404]"
        )


def check_cost(cost: Cost, r: Reader) -> None:
    """Refuse what nobody could pay with. [RZ-1403 RZ-1404]"""
    for op in cost.acts:
        _check_payable(op, r.at(op.word))
    for n, each in enumerate(cost.any_of):
        if each.any_of:
            raise r.at("any_of", n).bad("one of several costs is no choice again: write all of them in one any_of")
        check_cost(each, r.at("any_of", n))
    if len(cost.any_of) == 1:
        raise r.at("any_of").bad("any_of is one of several costs: name two at least")


def _check_payable(op: Any, r: Reader) -> None:
    if op.word == "lose" and op.name == "ap":
        raise r.bad("AP are paid as ap: {ap: 1} [RZ-1404]")
    what = payers(op)
    if getattr(what, "sort", "") == "players" and what.text != "you":
        raise r.bad("a cost is paid by its player: leave out whose it is [RZ-1404]")
    about = meant(what)
    if op.word in LAID_DOWN and (about is None or about.side != "own" or about.pick is None):
        raise r.bad(f"what pays by {op.word} is one of the player's own: {{pick: 1, kind: ..., side: own}} [RZ-1403]")


def prices_itself(ability: Any) -> bool:
    """Whether all that an ability has always at work is what its own Power costs."""
    return bool(ability.always) and all(
        part.word == "price" and getattr(part.to, "text", "") == "this" for part in ability.always
    )
