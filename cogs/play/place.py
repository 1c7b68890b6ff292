"""Where in a question's tree a private panel stands, written short enough to travel in a custom id.

A question's options can be many and their keys long, so the way down the tree is written as places in the lists of
options, with a check on the keys that those places stood for. If a list is not the same any more, the check says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b

from engines.kernel.ask import Ask, Choice, Option, Path, Refused, Stale, Step, options_of
from engines.kernel.text import say


@dataclass(frozen=True)
class Place:
    """A place in the tree: what was taken so far, level by level (a place in the list of options, or several of them),
    what is picked on a level of several, the page shown; how often something was taken back (the last digit of it): a
    select that comes again is a new one, for in the old one Discord still shows what was chosen, and takes it no second
    time."""

    steps: tuple[int | tuple[int, ...], ...] = ()
    picks: tuple[int, ...] = ()
    page: int = 0
    undone: int = 0

    def below(self, step: int | tuple[int, ...]) -> Place:
        """One level further down."""
        return Place((*self.steps, step), undone=self.undone)

    def back(self, steps: int, picks: tuple[int, ...] = ()) -> Place:
        """The level after so many steps of these, with something picked there or nothing."""
        return Place(self.steps[:steps], picks, undone=(self.undone + 1) % 10)

    def picking(self, picks: tuple[int, ...]) -> Place:
        """The same level with something else picked."""
        return replace(self, picks=picks)

    def turned(self, page: int) -> Place:
        """The same level on another page."""
        return replace(self, page=page)


@dataclass(frozen=True)
class Progress:
    """What a place means in a question: what was taken, and the level it stands on (None: the answer is whole)."""

    ask: Ask
    place: Place
    taken: Path
    level: Choice | None

    @property
    def picked(self) -> tuple[Option, ...]:
        """What is picked on this level, in the order of picking."""
        return tuple(self.level.options[index] for index in self.place.picks) if self.level is not None else ()

    @property
    def enough(self) -> bool:
        """Whether what is picked on this level would do as an answer."""
        return self.level is not None and self.level.fault(self.picked) is None

    @property
    def done(self) -> Place | None:
        """Where what is picked on this level leads, if it would do and there is a level below."""
        level = self.level
        if level is None or not self.enough or level.below(level.sorted(self.picked)) is None:
            return None
        return self.place.below(self.place.picks if level.ordered else tuple(sorted(self.place.picks)))

    @property
    def above(self) -> Place:
        """The last level further up on which there was something to choose, with what was picked there of several."""
        level: Choice | None = self.ask.choice
        levels: list[Choice] = []
        for step in self.taken:
            assert level is not None, "whatever was taken was on a level"
            levels.append(level)
            level = level.below(step)
        depth = len(levels) - 1
        while depth > 0 and levels[depth].unasked() is not None:
            depth -= 1
        step = self.place.steps[depth]
        return self.place.back(depth, step if isinstance(step, tuple) else ())

    def key(self) -> str:
        """The answer in notation, of a progress that is whole or has picked enough."""
        if self.level is None:
            return self.ask.write(self.taken)
        return self.ask.write((*self.taken, self.level.sorted(self.picked)))


def begin(ask: Ask) -> Place:
    """Where a panel begins: at the first level; where there is only one answer, and it is more than a button, with that
    answer."""
    only = ask.only()
    if only is None or len(only) == 1 and isinstance(only[0], Option):
        return Place()
    place, level = Place(), ask.choice
    for step in only:
        assert level is not None
        place = place.below(place_of(level, step))
        level = level.below(step)
    return place


def walk(ask: Ask, place: Place) -> Progress:
    """Walk down a question's tree.

    Raises:
        Stale: the tree has no such place.
    """
    level: Choice | None = ask.choice
    taken: list[Step] = []
    for step in place.steps:
        if level is None or level.single != isinstance(step, int):
            raise Stale(say("ask-stale"))
        found = _options(level, (step,) if isinstance(step, int) else step)
        if not isinstance(step, int) and level.fault(found) is not None:
            raise Stale(say("ask-stale"))
        taken.append(found[0] if isinstance(step, int) else found)
        level = level.below(taken[-1])
    if place.picks:
        if level is None or level.single:
            raise Stale(say("ask-stale"))
        _options(level, place.picks)
    return Progress(ask, place, tuple(taken), level)


def _options(level: Choice, places: tuple[int, ...]) -> tuple[Option, ...]:
    if len(set(places)) < len(places) or max(places, default=0) >= len(level.options) and places:
        raise Stale(say("ask-stale"))
    return tuple(level.options[place] for place in places)


def walk_on(ask: Ask, place: Place) -> Progress:
    """Walk down, and on through levels that leave no choice.

    Raises:
        Stale: the tree has no such place.
    """
    progress = walk(ask, place)
    while progress.taken and progress.level is not None and (step := progress.level.unasked()) is not None:
        progress = walk(ask, progress.place.below(place_of(progress.level, step)))
    return progress


def place_of(level: Choice, step: Step) -> int | tuple[int, ...]:
    """Where on a level something stands that is picked there."""
    return level.options.index(step) if isinstance(step, Option) else tuple(map(level.options.index, step))


def write(progress: Progress) -> str:
    """A place as it travels in a custom id."""
    place = progress.place
    steps = "-".join(str(step) if isinstance(step, int) else f"+{_row(step, '+')}" for step in place.steps)
    said = str(progress.ask.seat), _check(progress), str(place.page), steps, _row(place.picks, "-"), str(place.undone)
    return ".".join(said)


def write_below(progress: Progress, index: int) -> str:
    """The place below an option, as it travels, without asking what is down there."""
    taken = (*progress.taken, progress.level.options[index]) if progress.level is not None else progress.taken
    return write(Progress(progress.ask, progress.place.below(index), taken, None))


def seat_of(written: str) -> int:
    """The seat whose question a place stands in.

    Raises:
        Refused: it can't be read.
    """
    seat = written.partition(".")[0]
    if not seat.isdecimal():
        raise Refused(say("click-unknown"))
    return int(seat)


def read(ask: Ask, written: str) -> Progress:
    """A place that came back in a custom id.

    Raises:
        Stale: the options are not what they were when it was written.
        Refused: it can't be read.
    """
    try:
        _, check, page, steps, picks, undone = written.split(".")[:6]
        taken = [_places(step[1:], "+") if step.startswith("+") else int(step) for step in steps.split("-") if step]
        place = Place(tuple(taken), _places(picks, "-"), int(page), int(undone))
    except ValueError:
        raise Refused(say("click-unknown")) from None
    progress = walk(ask, place)
    if _check(progress) != check:
        raise Stale(say("ask-stale"))
    return progress


def _check(progress: Progress) -> str:
    keys = " ".join(option.key for option in (*options_of(progress.taken), *progress.picked))
    return blake2b(keys.encode(), digest_size=2).hexdigest()


DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_!"


def _row(places: tuple[int, ...], joint: str) -> str:
    """Places in a list, in order, as briefly as can be: joined numbers; `~` and a digit for each, or `~~` and two; `*`
    and a number whose bits they are, if the order is that of the list."""
    width = 1 if max(places, default=0) < len(DIGITS) else 2
    ways = [joint.join(map(str, places)), "~" * width + "".join(_digits(place, width) for place in places)]
    if list(places) == sorted(places):
        ways.append("*" + _digits(sum(1 << place for place in places)))
    return min(ways, key=len)


def _places(written: str, joint: str) -> tuple[int, ...]:
    if written.startswith("*"):
        bits = _number(written[1:])
        return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
    if written.startswith("~"):
        width = 2 if written.startswith("~~") else 1
        return tuple(_number(written[at : at + width]) for at in range(width, len(written), width))
    return tuple(int(number) for number in written.split(joint)) if written else ()


def _digits(number: int, width: int = 1) -> str:
    made = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        made = DIGITS[digit] + made
    return made.rjust(width, DIGITS[0])


def _number(written: str) -> int:
    number = 0
    for digit in written:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number
