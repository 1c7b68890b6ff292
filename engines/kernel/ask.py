"""Questions as data: an `Ask` lists every legal answer as a small tree, and reads and writes answers in notation.

An answer in notation is one line: a token for each level of the tree, from verb to target, as in `push b3 west 2` or
`power riptide @2 > c4,d5`. Below the first level, one that has a single option may be left out (`push b3 2`). Tokens
are joined by spaces; where several things are picked on one level they are joined by commas in the order picked, and
`none` stands for picking nothing. A `>` is for the reader and means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Any, Protocol, final, overload

from msgspec import Struct
from msgspec.structs import replace

from .sums import Sum, Ways
from .text import Listing, Text, say

NOTHING = "none"
"""The token for picking nothing on a level that allows it."""


class Refused(Exception):
    """A move that is not legal. It changed nothing.

    `text` says in plain words why, `clause` is the ID of the rule it breaks, if one does.
    """

    def __init__(self, text: Text, clause: str | None = None):
        super().__init__(text, clause)
        self.text = text
        self.clause = clause

    def __str__(self) -> str:
        return self.text.id if self.clause is None else f"{self.text.id} [{self.clause}]"


class Stale(Refused):
    """An answer to a question that is no longer open: a double click, an old button, a replayed message."""


class Unfinished(Refused):
    """A beginning of legal answers, with nothing wrong about it but that it does not go on."""


class Withheld(Struct, frozen=True):
    """Something that one might look for on a level, and why it is no option: what it would say, and the refusal that
    whoever picked it would meet."""

    text: Text
    refusal: Refused


class Chooser(Protocol):
    """What sampling needs of a source of chance (`random.Random` has it)."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 up to n - 1."""
        ...


class Later:
    """A level that is made, of what is given, when somebody first looks at it, and kept. The question has to be open
    still."""

    __slots__ = ("given", "known", "level", "make")

    def __init__(self, make: Callable[..., Choice | None], *given: Any):
        self.make = make
        self.given = given
        self.known = False
        self.level: Choice | None = None

    def __call__(self) -> Choice | None:
        """The level, if there is one."""
        if not self.known:
            self.level, self.known = self.make(*self.given), True
        return self.level


@final
class Option(Struct, frozen=True):
    """One thing that can be picked.

    `key` is its token in notation, stable and readable; `text` what a button or a list says; `value` what the
    procedure that asked is given; `then` the next level, which may be made later; `marks` the places of the board
    that a picture marks for it; `worth` what it adds to the sum that its level asks for (0 or more, in the level's own
    unit). `aside` says that it is hardly ever meant: it is shown after all others, on a page of its own. `ends` says
    that it ends the turn of who picks it, so that nothing else of its level can be done any more. `spare` says that
    little is lost by leaving it undone: nobody is asked once more whether to end their turn for its sake.
    """

    key: str
    text: Text
    value: Any = None
    then: Choice | Later | None = None
    marks: tuple[str, ...] = ()
    worth: int = 0
    aside: bool = False
    ends: bool = False
    spare: bool = False

    def next(self) -> Choice | None:
        """The level below, if there is one."""
        then = self.then
        if type(then) is not Later:
            return then  # type: ignore[return-value]
        return then.level if then.known else then()


class Numbers(Sequence[Option]):
    """The whole numbers of a range as options. Each is made when it is looked at, so the range may be long."""

    __slots__ = ("_range", "_text")

    def __init__(self, numbers: range, text: Callable[[int], Text]):
        self._range = numbers
        self._text = text

    def __len__(self) -> int:
        return len(self._range)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Numbers: ...
    def __getitem__(self, index: int | slice) -> Option | Numbers:
        if isinstance(index, slice):
            return Numbers(self._range[index], self._text)
        return self._option(self._range[index])

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of an option in the range."""
        return self._range.index(value.value)

    def named(self, key: str) -> Option | None:
        """The option with this key."""
        try:
            number = int(key)
        except ValueError:  # it is no number, or longer than any is read
            return None
        return self._option(number) if number in self._range and str(number) == key else None

    def beginning(self, start: str) -> Iterator[Option]:
        """The options whose keys begin so, in order."""
        return (self._option(number) for number in self._range if str(number).startswith(start))

    def _option(self, number: int) -> Option:
        return Option(str(number), self._text(number), number)


class Offers(Sequence[Option]):
    """Options of which each is made when somebody looks at it, and kept: `make` is given its key, and what `rows` have
    by that. The question has to be open still."""

    __slots__ = ("_keys", "_made", "_make", "_rows")

    def __init__(self, make: Callable[[str, Any], Option], rows: Mapping[str, Any]):
        self._make = make
        self._rows = rows
        self._keys = tuple(rows)
        self._made: dict[str, Option] = {}

    def __len__(self) -> int:
        return len(self._keys)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        if type(index) is slice:
            return tuple([self._option(key) for key in self._keys[index]])
        return self._option(self._keys[index])

    def named(self, key: str) -> Option | None:
        """The option with this key."""
        return self._option(key) if key in self._rows else None

    def _option(self, key: str) -> Option:
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._make(key, self._rows[key])
        return made


class Choice(Struct, frozen=True):
    """One level of a question: its options, and how many of them are picked (`least` to `most`).

    `ordered` says that the order of picking counts. `other` reads a token that is legal although it is not listed (a
    path named cell by cell), or returns None. `arrow` puts a `>` before this level in notation. `sum` is what those
    picked have to be worth together. `then` makes the next level of the values picked, a tuple, in the order in which
    the procedure gets them; where one option is picked, a level of its own comes first. It is called whenever somebody
    looks, and has to make the same of the same. `withheld` tells what one might look for here and why it is no option,
    from what the seat that is asked may know; nobody but that seat is told. `alike` says that it makes no difference
    which one is picked: it is the first where none is named. `knowingly` says that what is picked here is named, even
    if there is nothing else: hardly anybody means it.
    """

    prompt: Text
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    ordered: bool = False
    other: Callable[[str], Option | None] | None = None
    arrow: bool = False
    sum: Sum | None = None
    then: Callable[[tuple[Any, ...]], Choice | None] | None = None
    withheld: Callable[[], Sequence[Withheld]] = tuple
    alike: bool = False
    knowingly: bool = False

    def only(self) -> Step | None:
        """What is picked here, if that can be but one thing."""
        if self.single:
            return self.options[0] if len(self.options) == 1 and self.other is None else None
        if self.sum is not None:
            return next(self.picks()) if self.ways() == 1 else None
        several = self.least < min(self.most, len(self.options)) or self.ordered and len(self.options) > 1
        return None if several or self.least < len(self.options) else tuple(self.options)

    def unasked(self) -> Step | None:
        """What is picked here where nobody needs to be asked, below what leads here: there is but one thing, or all are
        alike."""
        if self.knowingly:
            return None
        return self.options[0] if self.single and self.alike and self.other is None else self.only()

    @property
    def single(self) -> bool:
        """Whether exactly one option is picked, whatever it is worth. An order, even of one, is a row."""
        return self.least == self.most == 1 and not self.ordered and self.sum is None

    def option(self, key: str) -> Option | None:
        """The option with this key, listed or not."""
        options = self.options
        if type(options) is Numbers or type(options) is Offers:
            return options.named(key)
        for option in options:
            if option.key == key:
                return option
        return self.other(key) if self.other else None

    def leads(self, option: Option) -> bool:
        """Whether picking an option may lead to a further level, told without making it."""
        return option.then is not None or self.then is not None

    def below(self, step: Step) -> Choice | None:
        """The next level after what was picked on this one."""
        if isinstance(step, Option):
            return step.next() if self.then is None or step.then is not None else self.then((step.value,))
        return None if self.then is None else self.then(tuple([option.value for option in step]))

    # ------------------------------------------------------------ levels of several

    def fault(self, picked: Sequence[Option]) -> Text | None:
        """Why these, picked on a level of several, would not do; None if they would."""
        return self.wrong_count(len(picked)) or (None if self.sum is None else self.sum.fault(picked))

    def wrong_count(self, n: int) -> Text | None:
        """Why `n` are too few or too many for a level of several; None if they are not."""
        if self.least <= n <= self.most:
            return None
        exactly = "yes" if self.least == self.most else "no"
        return say("ask-count", least=self.least, most=self.most, given=n, exactly=exactly)

    def sorted(self, picked: Sequence[Option]) -> tuple[Option, ...]:
        """What was picked, as it is handed on: in the order of picking where that counts, else as listed."""
        return tuple(picked) if self.ordered else tuple(sorted(picked, key=self.options.index))

    def open(self, picked: Sequence[Option]) -> bool:
        """Whether these would do, or more can be picked until they do."""
        if self.sum is None:
            return len(picked) <= self._most
        left = [option for option in self.options if option not in picked]
        more = Ways(left, self.sum, picked)
        return any(more.count(count - len(picked)) for count in range(max(self.least, len(picked)), self._most + 1))

    def ways(self) -> int:
        """In how many ways it can be answered, counted without listing them."""
        if self.single:
            return len(self.options)
        counts = range(self.least, self._most + 1)
        if self.sum is None:
            found = {count: comb(len(self.options), count) for count in counts}
        else:
            sets = Ways(self.options, self.sum)
            found = {count: sets.count(count) for count in counts}
        return sum(ways * (factorial(count) if self.ordered else 1) for count, ways in found.items())

    def picks(self) -> Iterator[Step]:
        """Every way to answer it: few before many, and in the order of the options."""
        if self.single:
            yield from self.options
            return
        sets = Ways(self.options, self.sum) if self.sum is not None else None
        for count in range(self.least, self._most + 1):
            if sets is not None:
                for picked in sets.listed(count):
                    yield from permutations(picked) if self.ordered else (picked,)
            else:
                yield from (permutations if self.ordered else combinations)(self.options, count)

    def draw(self, chance: Chooser) -> Step:
        """A way to answer it, drawn: how many first, then which, every set of that many as likely."""
        if self.single:
            return self.options[chance.randrange(len(self.options))]
        if self.sum is not None:
            sets = Ways(self.options, self.sum)
            counts = [count for count in range(self.least, self._most + 1) if sets.count(count)]
            left = list(sets.drawn(counts[chance.randrange(len(counts))], chance))
            count = len(left)
        else:
            count = self.least + chance.randrange(self._most - self.least + 1)
            left = list(self.options)
        picked = [left.pop(chance.randrange(len(left))) for _ in range(count)]
        return self.sorted(picked)

    def cheapest(self) -> Step:
        """What a cautious player picks: the first option, or the first few; where a sum is asked for, what is worth
        least in all, then fewest, then first.

        Raises:
            ValueError: there is no way to answer.
        """
        if self.single or self.sum is None:
            return next(self.picks())
        most = sum(option.worth for option in self.options)
        for total in range(self.sum.least, (most if self.sum.most is None else min(most, self.sum.most)) + 1):
            exact = Ways(self.options, Sum(self.sum.least, self.sum.most, self.sum.lean), exact=total)
            for count in range(self.least, self._most + 1):
                found = next(exact.listed(count), None)
                if found is not None:
                    return found
        raise ValueError("a sum that nothing reaches")

    @property
    def _most(self) -> int:
        return min(self.most, len(self.options))


Step = Option | tuple[Option, ...]
"""What was picked on a level: an option, or a tuple of options where several may be picked."""

Path = tuple[Step, ...]
"""What was picked, level by level."""


def options_of(path: Path) -> tuple[Option, ...]:
    """All options of a path, level by level."""
    return tuple(option for step in path for option in ((step,) if isinstance(step, Option) else step))


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
        idle: that it leaves no choice is for everybody to see, so that it may be answered at once.
        own: for a response, whether it would only add to what its seat has just done itself: nobody has done anything
            since, as everybody can see.
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
    own: bool = False
    idle: bool = False

    def read(self, key: str) -> Path:
        """What an answer in notation picks.

        Raises:
            Unfinished: it is the beginning of legal ones; the words name what may follow.
            Refused: the answer is not among the legal ones; the words name the first token that does not fit.
        """
        tokens = [token for token in key.lower().split() if token != ">"]
        path: list[Step] = []
        level: Choice | None = self.choice
        while level is not None:
            step: Step | None = None
            if tokens:
                step = level.option(tokens[0]) if level.single else _named(level, tokens[0], below=bool(path))
            if step is not None:
                tokens.pop(0)
            elif path:
                step = level.unasked()
            if step is None:
                raise unknown(tokens[0], level) if tokens else unfinished(key, level)
            path.append(step)
            level = step.next() if type(step) is Option and level.then is None else level.below(step)
        if tokens:
            raise Refused(say("ask-too-much", token=tokens[0], key=key))
        return tuple(path)

    def write(self, path: Path) -> str:
        """The notation of what was picked."""
        parts: list[str] = []
        level: Choice | None = self.choice
        for step in path:
            if level is not None and level.arrow:
                parts.append(">")
            if type(step) is Option:
                parts.append(step.key)
                if level is not None:
                    level = step.next() if level.then is None else level.below(step)
            else:
                parts.append(",".join(option.key for option in step) or NOTHING)
                level = level.below(step) if level is not None else None
        return " ".join(parts)

    def values(self, path: Path) -> tuple[Any, ...]:
        """What the procedure that asked is given: a value a level, a tuple of values where several may be picked."""
        return tuple(
            [step.value if type(step) is Option else tuple([option.value for option in step]) for step in path]
        )

    def paths(self) -> Iterator[Path]:
        """Every listed answer, in order. Where several may be picked, every combination (or order) of them."""
        yield from _walk(self.choice)

    def meant(self) -> Iterator[Path]:
        """The listed answers that somebody might mean, in order: nothing that is aside, and of what is alike the
        first."""
        yield from _walk(self.choice, meant=True)

    def keys(self) -> Iterator[str]:
        """Every listed answer in notation."""
        for path in self.paths():
            yield self.write(path)

    def with_first(self) -> Ask | None:
        """The question with the first listed answer as default; None if none is listed."""
        first = next(self.paths(), None)
        return None if first is None else replace(self, default=self.write(first))

    def only(self) -> Path | None:
        """The one legal answer, if there is just one and no other way to answer."""
        path: list[Step] = []
        level: Choice | None = self.choice
        while level is not None:
            step = level.only()
            if step is None:
                return None
            path.append(step)
            level = level.below(step)
        return tuple(path)

    def sample(self, chance: Chooser) -> Path:
        """An answer drawn level by level (so a verb with many targets is no likelier than one with few)."""
        path: list[Step] = []
        level: Choice | None = self.choice
        while level is not None:
            if level.single:
                option = level.options[chance.randrange(len(level.options))]
                path.append(option)
                level = option.next() if level.then is None else level.below(option)
                continue
            picked = level.draw(chance)
            path.append(picked)
            level = level.below(picked)
        return tuple(path)


NAMED = 12
"""So many of the tokens that may follow are named."""


def unfinished(key: str, level: Choice) -> Unfinished:
    """The refusal of an answer that ends above a level: what is asked there, and with what it may go on."""
    return Unfinished(say("ask-incomplete", key=key, wanted=level.prompt, tokens=_tokens(level)))


def unknown(token: str, level: Choice) -> Refused:
    """The refusal of a token that no option of a level has: what is asked there, and what the options are."""
    return Refused(say("ask-unknown", token=token, wanted=level.prompt, tokens=_tokens(level)))


def _tokens(level: Choice) -> Listing:
    nothing = [NOTHING] if not level.single and level.fault(()) is None else []
    return some([*nothing, *(option.key for option in islice(level.options, NAMED + 1))])


def some(keys: Sequence[str]) -> Listing:
    """The first of some keys in a row, and whether there are more."""
    return Listing((*keys[:NAMED], *(("…",) if len(keys) > NAMED else ())), ", ")


def _named(level: Choice, token: str, *, below: bool) -> tuple[Option, ...] | None:
    """What a token of a level of several picks; None if it means another one, further down."""
    own = token == NOTHING or any(level.option(each) is not None for each in token.split(","))
    return several(level, token) if own or not below or level.unasked() is None else None


def several(level: Choice, token: str) -> tuple[Option, ...]:
    """What a token of a level of several picks.

    Raises:
        Refused: too few or too many, an option that is not there or is named twice, or a sum that is not met.
    """
    keys = [] if token == NOTHING else token.split(",")
    if wrong := level.wrong_count(len(keys)):
        raise Refused(wrong)
    picked: list[Option] = []
    for each in keys:
        option = level.option(each)
        if option is None:
            raise unknown(each, level)
        if option in picked:
            raise Refused(say("ask-twice", token=each))
        picked.append(option)
    fault = level.fault(picked)
    if fault is not None:
        raise Refused(fault)
    return level.sorted(picked)


def _walk(level: Choice, *, meant: bool = False) -> Iterator[Path]:
    for step in _meant(level) if meant and level.single else level.picks():
        below = level.below(step)
        if below is None:
            yield (step,)
        else:
            for rest in _walk(below, meant=meant):
                yield (step, *rest)


def _meant(level: Choice) -> Iterator[Option]:
    options = (option for option in level.options if not option.aside)
    return islice(options, 1) if level.alike else options


def cautious(choice: Choice) -> str:
    """The notation of the answer that picks the cheapest on every level (see `Choice.cheapest`): a default where doing
    nothing is no answer."""
    path: list[Step] = []
    level: Choice | None = choice
    while level is not None:
        path.append(level.cheapest())
        level = level.below(path[-1])
    return Ask(0, "", choice, "").write(tuple(path))


def one_of(prompt: Text, options: Sequence[Option], *, arrow: bool = False) -> Choice:
    """A level on which exactly one option is picked."""
    return Choice(prompt, options if isinstance(options, Offers) else tuple(options), arrow=arrow)


def number(
    prompt: Text, least: int, most: int, step: int = 1, *, text: Callable[[int], Text] = lambda n: say("number", n=n),
    then: Callable[[tuple[Any, ...]], Choice | None] | None = None,
) -> Choice:  # fmt: skip
    """A level on which a whole number from `least` up to `most` is picked, in steps. The range may be long: nothing
    lists it unless it is looked at. `text` is what a button or a list says of one, `then` the level below (see
    `Choice`)."""
    return Choice(prompt, Numbers(range(least, most + 1, step), text), then=then)


def which(
    seat: int, kind: str, prompt: Text, options: Sequence[Option], *clauses: str,
    worth: Callable[[Any], Any] | None = None,
) -> Ask:  # fmt: skip
    """A question for one of some options, by default the first; or the first of those that are worth most."""
    best = options[0] if worth is None else max(options, key=lambda option: worth(option.value))
    return Ask(seat, kind, one_of(prompt, options), best.key, clauses)


def ordering(prompt: Text, options: Sequence[Option]) -> Choice:
    """A level on which all of some options are put in order."""
    return Choice(prompt, options, len(options), len(options), ordered=True)


def in_order(seat: int, kind: str, prompt: Text, options: Sequence[Option], *clauses: str, secret: bool = False) -> Ask:
    """A question for the order of all of some options, which by default is that in which they are listed."""
    default = ",".join([option.key for option in options])
    return Ask(seat, kind, ordering(prompt, options), default, clauses, secret=secret, forced=not secret)


def yes_no(prompt: Text) -> Choice:
    """A question answered by yes (True) or no (False)."""
    return Choice(prompt, (Option("yes", say("yes"), True), Option("no", say("no"), False)))
