"""Questions as data: an `Ask` lists every legal answer as a small tree, and reads and writes answers in notation.

An answer in notation is one line: a token for each level of the tree, from verb to target, as in `push b3 west 2` or
`power riptide @2 > c4,d5`. Below the first level, one that has a single option may be left out (`push b3 2`). Tokens are
joined by spaces; where several things are picked on one level they are joined
by commas in the order picked, and `none` stands for picking nothing. A `>` is for the reader and means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any, Protocol

from msgspec import Struct

from .text import Text, say

NOTHING = "none"
"""The token for picking nothing on a level that allows it."""


class Refused(Exception):
    """A move that is not legal. It changed nothing.

    `text` says in plain words why, `clause` is the ID of the rule it breaks, if one does.
    """

    def __init__(self, text: Text, clause: str | None = None):
        super().__init__(text.id, clause)
        self.text = text
        self.clause = clause


class Stale(Refused):
    """An answer to a question that is no longer open: a double click, an old button, a replayed message."""


class Chooser(Protocol):
    """What sampling needs of a source of chance (`random.Random` has it)."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 up to n - 1."""
        ...


class Later:
    """A level that is made, of what is given, when somebody first looks at it, and kept. The question has to be open still."""

    __slots__ = ("_made", "given", "make")

    def __init__(self, make: Callable[..., Choice | None], *given: Any):
        self.make = make
        self.given = given
        self._made: Choice | None = None

    def __call__(self) -> Choice | None:
        """The level."""
        if self._made is None:
            self._made = self.make(*self.given)
        return self._made


class Option(Struct, frozen=True):
    """One thing that can be picked.

    `key` is its token in notation, stable and readable; `text` what a button or a list says; `value` what the
    procedure that asked is given; `then` the next level, which may be made later; `marks` the places of the board
    that a picture marks for it.
    """

    key: str
    text: Text
    value: Any = None
    then: Choice | Later | None = None
    marks: tuple[str, ...] = ()

    def next(self) -> Choice | None:
        """The level below, if there is one."""
        return self.then() if isinstance(self.then, Later) else self.then


class Choice(Struct, frozen=True):
    """One level of a question: its options, and how many of them are picked (`least` to `most`).

    `ordered` says that the order of picking counts. `other` reads a token that is legal although it is not listed (a
    path named cell by cell), or returns None. `arrow` puts a `>` before this level in notation.
    """

    prompt: Text
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    other: Callable[[str], Option | None] | None = None
    arrow: bool = False

    @property
    def single(self) -> bool:
        """Whether exactly one option is picked, so that the tree goes on below it. An order, even of one, is a row."""
        return self.least == self.most == 1 and not self.ordered

    def option(self, key: str) -> Option | None:
        """The option with this key, listed or not."""
        for option in self.options:
            if option.key == key:
                return option
        return self.other(key) if self.other else None


Path = tuple["Option | tuple[Option, ...]", ...]
"""What was picked, level by level: an option, or a tuple of options where several may be picked."""


class Ask(Struct, frozen=True):
    """A question to one seat.

    Attributes:
        seat: who is asked (0 is seat A).
        kind: the decision's name, such as "main", "respond", "deploy-cell".
        choice: the legal answers.
        default: the answer, in notation, that is taken on timeout; always legal.
        clauses: the rules that the question rests on.
        secret: the answer must not be shown to others before the rules reveal it.
        window: for a response, the kind of window, which standing orders go by; "" for other questions.
        about: for a response, what is being answered.
        forced: the engine may answer it when there is only one answer (never so for responses).
        aimed: for a response, whether its seat is attacked or something of its seat is aimed at, as everybody can see.
    """

    seat: int
    kind: str
    choice: Choice
    default: str
    clauses: tuple[str, ...] = ()
    secret: bool = False
    window: str = ""
    about: Text | None = None
    forced: bool = True
    aimed: bool = False

    def read(self, key: str) -> Path:
        """What an answer in notation picks.

        Raises:
            Refused: the answer is not among the legal ones; the words name the first token that does not fit.
        """
        tokens = [token for token in key.lower().split() if token != ">"]
        path: list[Option | tuple[Option, ...]] = []
        level: Choice | None = self.choice
        while level is not None:
            if level.single:
                option = level.option(tokens[0]) if tokens else None
                if option is not None:
                    tokens.pop(0)
                elif len(level.options) == 1 and level.other is None and path:
                    option = level.options[0]
                elif not tokens:
                    raise Refused(say("ask-incomplete", key=key, wanted=level.prompt))
                else:
                    raise Refused(say("ask-unknown", token=tokens[0], wanted=level.prompt))
                path.append(option)
                level = option.next()
                continue
            if not tokens:
                raise Refused(say("ask-incomplete", key=key, wanted=level.prompt))
            path.append(self._several(level, tokens.pop(0)))
            level = None
        if tokens:
            raise Refused(say("ask-too-much", token=tokens[0], key=key))
        return tuple(path)

    @staticmethod
    def _several(level: Choice, token: str) -> tuple[Option, ...]:
        keys = [] if token == NOTHING else token.split(",")
        if not level.least <= len(keys) <= level.most:
            raise Refused(say("ask-count", least=level.least, most=level.most, given=len(keys)))
        picked: list[Option] = []
        for each in keys:
            option = level.option(each)
            if option is None:
                raise Refused(say("ask-unknown", token=each, wanted=level.prompt))
            if option in picked:
                raise Refused(say("ask-twice", token=each))
            picked.append(option)
        if not level.ordered:
            picked.sort(key=level.options.index)
        return tuple(picked)

    def write(self, path: Path) -> str:
        """The notation of what was picked."""
        parts: list[str] = []
        level: Choice | None = self.choice
        for step in path:
            if level is not None and level.arrow:
                parts.append(">")
            if isinstance(step, Option):
                parts.append(step.key)
                level = step.next()
            else:
                parts.append(",".join(option.key for option in step) or NOTHING)
                level = None
        return " ".join(parts)

    def values(self, path: Path) -> tuple[Any, ...]:
        """What the procedure that asked is given: a value a level, a tuple of values where several may be picked."""
        return tuple(
            [step.value if isinstance(step, Option) else tuple([option.value for option in step]) for step in path]
        )

    def paths(self) -> Iterator[Path]:
        """Every listed answer, in order. Where several may be picked, every combination (or order) of them."""
        yield from _walk(self.choice)

    def keys(self) -> Iterator[str]:
        """Every listed answer in notation."""
        for path in self.paths():
            yield self.write(path)

    def only(self) -> Path | None:
        """The one legal answer, if there is just one and no other way to answer."""
        path: list[Option | tuple[Option, ...]] = []
        level: Choice | None = self.choice
        while level is not None:
            if level.single:
                if len(level.options) != 1 or level.other is not None:
                    return None
                path.append(level.options[0])
                level = level.options[0].next()
                continue
            several = level.least < min(level.most, len(level.options)) or level.ordered and len(level.options) > 1
            if several or level.least < len(level.options):
                return None
            path.append(level.options)
            level = None
        return tuple(path)

    def sample(self, chance: Chooser) -> Path:
        """An answer drawn level by level (so a verb with many targets is no likelier than one with few)."""
        path: list[Option | tuple[Option, ...]] = []
        level: Choice | None = self.choice
        while level is not None:
            if level.single:
                option = level.options[chance.randrange(len(level.options))]
                path.append(option)
                level = option.next()
                continue
            most = min(level.most, len(level.options))
            count = level.least + chance.randrange(most - level.least + 1)
            left = list(level.options)
            picked = [left.pop(chance.randrange(len(left))) for _ in range(count)]
            if not level.ordered:
                picked.sort(key=level.options.index)
            path.append(tuple(picked))
            level = None
        return tuple(path)


def _walk(level: Choice) -> Iterator[Path]:
    if level.single:
        for option in level.options:
            below = option.next()
            if below is None:
                yield (option,)
            else:
                for rest in _walk(below):
                    yield (option, *rest)
        return
    ways = permutations if level.ordered else combinations
    for count in range(level.least, min(level.most, len(level.options)) + 1):
        for picked in ways(level.options, count):
            yield (picked,)


def one_of(prompt: Text, options: list[Option] | tuple[Option, ...], *, arrow: bool = False) -> Choice:
    """A level on which exactly one option is picked."""
    return Choice(prompt, tuple(options), arrow=arrow)


def yes_no(prompt: Text) -> Choice:
    """A question answered by yes (True) or no (False)."""
    return Choice(prompt, (Option("yes", say("yes"), True), Option("no", say("no"), False)))
