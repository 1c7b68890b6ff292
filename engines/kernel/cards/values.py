"""Numbers that are worked out when they are wanted, and figures that a number is compared with. [docs/cards.md]

A value is a number, a name of `let` or `ask`, a path (`it.attack`, `you.coins`, `event.amount`), or one word with its
parts: `{count: ...}`, `{total: attack, of: ...}`, `{sum: [...]}`, `{minus: [a, b]}`, `{times: [...]}`, `{half: v}`,
`{min: [...]}`, `{max: [...]}`, `{if: ..., then: v, else: v}`; `{ask: [1, 3]}` stands in `let` alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any

from engines.kernel.documents import NUMBER_LIMIT

from .fields import Condition, Flag, Several, Things, Value
from .reading import READERS, REQUIRED, Field, Part, Reader, is_mapping, ref_to, shown
from .scope import Ref, Scope, read_ref

if TYPE_CHECKING:
    from .language import Language


class Number(Part):
    """A value. `read` works it out; `constant` is what it is as it stands, if it is."""

    word = ""
    constant: int | None = None

    def get(self, scope: Scope) -> int:
        """Its value now."""
        raise NotImplementedError(type(self).__name__)

    def size(self, scope: Scope) -> int:
        """Its value now as how many, or how much: less than nothing is nothing."""
        return max(0, self.get(scope))

    @classmethod
    def noun(cls) -> str:
        return cls.word or "a value"


class Just(Number):
    """A number as it stands."""

    word = "number"

    def __init__(self, constant: int):
        self.constant = self.n = constant

    def get(self, scope: Scope) -> int:
        return self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Just) and other.constant == self.constant

    def __hash__(self) -> int:
        return hash(self.constant)

    def __repr__(self) -> str:
        return str(self.constant)


class Named(Number):
    """A number by the name that the effect gave it."""

    word = "name"

    def __init__(self, name: str, *, secret: bool = False):
        self.name = name
        self.secret = secret

    def get(self, scope: Scope) -> int:
        return scope.number(self.name)

    def __repr__(self) -> str:
        return self.name


class Path(Number):
    """A figure of something, by a path: the sum where several are meant, 0 where there is nothing. [last-known values
    included]"""

    word = "path"

    def __init__(self, ref: Ref, attribute: Any, language: Language):
        self.ref = ref
        self.attribute = attribute
        self.figure: Callable[[Any, int], int] = attribute.figure(ref.could_be, language)

    def get(self, scope: Scope) -> int:
        figure, g = self.figure, scope.g
        return sum([figure(g, id) for id in scope.known(self.ref)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Path) and (other.ref, other.attribute.name) == (self.ref, self.attribute.name)

    def __hash__(self) -> int:
        return hash((self.ref, self.attribute.name))

    def __repr__(self) -> str:
        return f"{self.ref}.{self.attribute.name}"


class OfEvent(Number):
    """The size of what the effect answers."""

    word = "event"

    def get(self, scope: Scope) -> int:
        return scope.event.amount if scope.event is not None else 0

    def __repr__(self) -> str:
        return "event.amount"


class Count(Number):
    """How many fit a selector."""

    word = "count"
    count = Things(picks=False)

    def get(self, scope: Scope) -> int:
        return len(self.count.ids(scope))


class OfSeveral(Number):
    """One figure of several things."""

    of = Things(picks=False)

    def check(self, r: Reader) -> None:
        attribute = getattr(self, self.word)
        attribute.check_asked(self.of.sort, self.of.could_be, r)
        self.figure: Callable[[Any, int], int] = attribute.figure(self.of.could_be, r.language)

    def figures(self, scope: Scope) -> list[int]:
        """The figure of each that shows one, of what has a name also as it last was: what lies veiled has none."""
        named = isinstance(self.of, Ref) or self.of.among is not None
        found = scope.known(self.of) if named else self.of.ids(scope)
        return [self.figure(scope.g, id) for id in found if not scope.g.veiled(id)]


class NumberName(Field[str]):
    """The name of an attribute that is a number."""

    def read(self, raw: Any, r: Reader) -> Any:
        found = r.language.attributes.get(raw) if isinstance(raw, str) else None
        if found is None or found.sort != "number":
            raise r.unknown(
                "figure", raw, [name for name, each in r.language.attributes.items() if each.sort == "number"]
            )
        return found

    def schema(self, language: Language) -> dict[str, Any]:
        return {"enum": [name for name, each in language.attributes.items() if each.sort == "number"]}


class Total(OfSeveral):
    """The sum of a figure of several things."""

    word = "total"
    total = NumberName()

    def get(self, scope: Scope) -> int:
        return sum(self.figures(scope))


class Highest(OfSeveral):
    """The highest figure among several things, 0 if there is none."""

    word = "highest"
    highest = NumberName()

    def get(self, scope: Scope) -> int:
        return max(self.figures(scope), default=0)


class Lowest(OfSeveral):
    """The lowest figure among several things, 0 if there is none."""

    word = "lowest"
    lowest = NumberName()

    def get(self, scope: Scope) -> int:
        return min(self.figures(scope), default=0)


def bounded(number: int) -> int:
    """A number that an effect works out: beyond `NUMBER_LIMIT` it grows no more."""
    return max(-NUMBER_LIMIT, min(NUMBER_LIMIT, number))


class Sum(Number):
    """Numbers together."""

    word = "sum"
    sum = Several(Value())

    def get(self, scope: Scope) -> int:
        total = 0
        for part in self.sum:
            total += part.get(scope)
        return bounded(total)


class Minus(Number):
    """A number less another; it may be below 0."""

    word = "minus"
    minus = Several(Value())

    def check(self, r: Reader) -> None:
        if len(self.minus) != 2:
            raise r.bad("minus takes two numbers")

    def get(self, scope: Scope) -> int:
        return bounded(self.minus[0].get(scope) - self.minus[1].get(scope))


class Times(Number):
    """Numbers multiplied."""

    word = "times"
    times = Several(Value())

    def get(self, scope: Scope) -> int:
        return bounded(prod(part.get(scope) for part in self.times))


class Half(Number):
    """Half of a number, rounded down, or with `up` rounded up."""

    word = "half"
    half = Value()
    up = Flag()

    def get(self, scope: Scope) -> int:
        return (self.half.get(scope) + self.up) // 2


class Least(Number):
    """The lowest of some numbers."""

    word = "min"
    min = Several(Value())

    def get(self, scope: Scope) -> int:
        return min([part.get(scope) for part in self.min])


class Most(Number):
    """The highest of some numbers."""

    word = "max"
    max = Several(Value())

    def get(self, scope: Scope) -> int:
        return max([part.get(scope) for part in self.max])


class Either(Number):
    """One number if a condition holds, else another."""

    word = "if"
    if_ = Condition(REQUIRED)
    then = Value()
    else_ = Value(0)

    def get(self, scope: Scope) -> int:
        return (self.then if self.if_.holds(scope) else self.else_).get(scope)


class CameAbout(Number):
    """How often something came about in a span of time, or how much that was in all."""

    word = "happened"

    def __init__(self, history: Any):
        self.history = history

    def get(self, scope: Scope) -> int:
        return self.history.times(scope)

    def __repr__(self) -> str:
        return f"times {self.history!r}"


class Asked(Number):
    """A number that the player names, from one to another. Only in `let`."""

    word = "ask"
    ask = Several(Value())

    def check(self, r: Reader) -> None:
        if len(self.ask) != 2:
            raise r.bad("ask takes the lowest number and the highest")

    def get(self, scope: Scope) -> int:
        return self.ask[0].get(scope)


VALUES: dict[str, type[Number]] = {
    each.word: each for each in (Count, Total, Highest, Lowest, Sum, Minus, Times, Half, Least, Most, Either, Asked)
}
"""The values of every game, by their words."""


def read_value(raw: Any, r: Reader) -> Number:
    """A value as a card file writes it."""
    if isinstance(raw, int) and not isinstance(raw, bool):
        if abs(raw) > NUMBER_LIMIT:
            raise r.bad(f"{raw} is too large; numbers go up to {NUMBER_LIMIT}")
        return Just(raw)
    if isinstance(raw, str):
        return _read_path(raw, r)
    if not is_mapping(raw):
        raise r.bad(f"a number is wanted, not {shown(raw)}")
    if "happened" in raw:
        if "n" in raw:
            raise r.at("n").bad("this is a number by itself; `n` belongs to the condition: leave it out")
        return CameAbout(r.part("history", raw))
    words = {**VALUES, **r.language.values}
    named = [word for word in raw if word in words]
    if len(named) != 1:
        raise r.unknown("value", next(iter(raw), ""), words)
    return words[named[0]].read(raw, r)


def _read_path(raw: str, r: Reader) -> Number:
    about = r.names.get(raw)
    if about is not None and about.sort == "number":
        return Named(raw, secret=about.secret)
    head, dot, last = raw.rpartition(".")
    if head == "event" and dot:
        if last != "amount":
            raise r.unknown("part of the event", last, ("amount",))
        answered = r.answered()
        if not any("amount" in each.roles for each in answered):
            raise r.bad(f"{' and '.join(each.name for each in answered)} has no amount")
        return OfEvent()
    attribute = r.language.attributes.get(last) if dot else None
    if attribute is None or attribute.sort != "number":
        numbers = [name for name, each in r.language.attributes.items() if each.sort == "number"]
        if dot:
            raise r.unknown("figure", last, numbers)
        raise r.unknown(
            "number", raw, [name for name, each in r.names.items() if each.sort == "number"] or ["it." + numbers[0]]
        )
    ref = read_ref(head, r)
    attribute.check_asked(ref.sort, ref.could_be, r)
    return Path(ref, attribute, r.language)


READERS["value"] = read_value


# ----------------------------------------------------------------------------------------------------------------
# figures


class Figure(Part):
    """What a number is compared with: `2`, `2+`, `2-`, `1-3`, a VALUE that it has to be, or `{at_least / at_most / over
    / under: VALUE}`."""

    at_least = Value(None)
    at_most = Value(None)
    over = Value(None)
    under = Value(None)

    @classmethod
    def schema(cls, language: Language) -> dict[str, Any]:
        return {"anyOf": [{"type": "string", "pattern": FIGURE.pattern}, super().schema(language), ref_to("value")]}

    @property
    def bounds(self) -> tuple[int | None, int | None] | None:
        """The lowest and the highest number that fit (None: any), or None if they have to be worked out."""
        low, high = self._constant(self.at_least, self.over, 1), self._constant(self.at_most, self.under, -1)
        return None if low is NotImplemented or high is NotImplemented else (low, high)

    @staticmethod
    def _constant(closed: Any, open: Any, step: int) -> Any:
        given = [(each.constant, add) for each, add in ((closed, 0), (open, step)) if each is not None]
        if any(n is None for n, _ in given):
            return NotImplemented
        ends = [n + add for n, add in given]
        return None if not ends else max(ends) if step > 0 else min(ends)

    def test(self) -> Callable[[Scope, int], bool]:
        """Whether a number fits."""
        bounds = self.bounds
        if bounds is not None:
            low, high = bounds
            if low == high:
                return lambda _scope, n: n == low
            if high is None:
                return lambda _scope, n: low is not None and n >= low
            if low is None:
                return lambda _scope, n: n <= high
            return lambda _scope, n: low <= n <= high
        return self._fits

    def _fits(self, scope: Scope, n: int) -> bool:
        return (
            (self.at_least is None or n >= self.at_least.get(scope))
            and (self.at_most is None or n <= self.at_most.get(scope))
            and (self.over is None or n > self.over.get(scope))
            and (self.under is None or n < self.under.get(scope))
        )

    @classmethod
    def noun(cls) -> str:
        return "a figure"


FIGURE = re.compile(r"^(\d{1,7})(?:(\+)|(-)(\d{1,7})?)?$")


def read_figure(raw: Any, r: Reader) -> Figure:
    """A figure as a card file writes it."""
    if is_mapping(raw) and not raw.keys().isdisjoint(Figure.fields):
        return Figure.read(raw, r)
    if is_mapping(raw) and raw or isinstance(raw, str) and (raw in r.names or "." in raw):
        value = read_value(raw, r)
        return Figure.made(at_least=value, at_most=value)
    match = FIGURE.match(str(raw)) if isinstance(raw, int | str) and not isinstance(raw, bool) else None
    if match is None:
        raise r.bad(f'{shown(raw)} is no figure; write 2, "2+", "2-", "1-3", a VALUE, or {{at_least: VALUE}}')
    first, more, less, last = int(match[1]), match[2], match[3], match[4]
    low, high = (first, None) if more else (None, first) if less and last is None else (first, int(last or first))
    if low is not None and high is not None and low > high:
        raise r.bad(f"{raw}: the lower number comes first")
    return Figure.made(at_least=None if low is None else Just(low), at_most=None if high is None else Just(high))


class FigureField(Field[Any]):
    """A figure; of what is from `least` to `most`, one that can be."""

    def __init__(self, least: int | None = None, most: int | None = None):
        super().__init__(None)
        self.least, self.most = least, most

    def read(self, raw: Any, r: Reader) -> Figure:
        figure = read_figure(raw, r)
        low, high = figure.bounds or (None, None)
        under = high is not None and self.least is not None and high < self.least
        over = low is not None and self.most is not None and low > self.most
        if under or over:
            end = f"from {self.least}" + ("" if self.most is None else f" to {self.most}")
            raise r.bad(f"{shown(raw)} never fits: {r.path[-1]} is {end}")
        return figure

    def schema(self, language: Language) -> dict[str, Any]:
        return ref_to("figure")
