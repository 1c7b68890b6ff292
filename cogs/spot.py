"""Where in a question's tree a private panel stands, written short enough to travel in a custom id.

A question's options can be many and their keys long, so the way down the tree is written as places in the lists of
options, with a check on the keys that those places stood for. If a list is not the same any more, the check says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b

from engines.kernel.ask import Ask, Choice, Option, Path, Refused, Stale
from engines.kernel.text import say


@dataclass(frozen=True)
class Spot:
    """A place in the tree: the options taken so far, what is picked on a level of several, the page shown."""

    steps: tuple[int, ...] = ()
    picks: tuple[int, ...] = ()
    page: int = 0

    def below(self, index: int) -> Spot:
        """One level further down."""
        return Spot((*self.steps, index))

    def picking(self, picks: tuple[int, ...]) -> Spot:
        """The same level with something else picked."""
        return replace(self, picks=picks)

    def turned(self, page: int) -> Spot:
        """The same level on another page."""
        return replace(self, page=page)


@dataclass(frozen=True)
class Standing:
    """What a spot means in a question: the options taken, and the level it stands on (None: the answer is whole)."""

    ask: Ask
    spot: Spot
    taken: tuple[Option, ...]
    level: Choice | None

    @property
    def picked(self) -> tuple[Option, ...]:
        """What is picked on this level, in the order of picking."""
        return tuple(self.level.options[index] for index in self.spot.picks) if self.level is not None else ()

    @property
    def enough(self) -> bool:
        """Whether what is picked on this level would do as an answer."""
        return self.level is not None and self.level.least <= len(self.spot.picks) <= self.level.most

    @property
    def above(self) -> Spot:
        """The last level further up on which there was something to choose."""
        level: Choice | None = self.ask.choice
        levels: list[Choice] = []
        for option in self.taken:
            assert level is not None, "every option taken was on a level"
            levels.append(level)
            level = option.next()
        depth = len(levels) - 1
        while depth > 0 and _alone(levels[depth]):
            depth -= 1
        return Spot(self.spot.steps[:depth])

    def key(self) -> str:
        """The answer in notation, of a standing that is whole or has picked enough."""
        if self.level is None:
            return self.ask.write(self.taken)
        picked = self.picked if self.level.ordered else tuple(sorted(self.picked, key=self.level.options.index))
        path: Path = (*self.taken, picked)
        return self.ask.write(path)


def stand(ask: Ask, spot: Spot) -> Standing:
    """Walk down a question's tree.

    Raises:
        Stale: the tree has no such place.
    """
    level: Choice | None = ask.choice
    taken: list[Option] = []
    for index in spot.steps:
        if level is None or not level.single or not index < len(level.options):
            raise Stale(say("ask-stale"))
        taken.append(level.options[index])
        level = taken[-1].next()
    if spot.picks and (level is None or level.single or max(spot.picks) >= len(level.options)):
        raise Stale(say("ask-stale"))
    return Standing(ask, spot, tuple(taken), level)


def forward(ask: Ask, spot: Spot) -> Standing:
    """Walk down, and on through levels that leave no choice.

    Raises:
        Stale: the tree has no such place.
    """
    standing = stand(ask, spot)
    while standing.taken and standing.level is not None and _alone(standing.level):
        standing = stand(ask, standing.spot.below(0))
    return standing


def _alone(level: Choice) -> bool:
    """Whether a level leaves no choice."""
    return level.single and len(level.options) == 1 and level.other is None


def write(standing: Standing) -> str:
    """A spot as it travels in a custom id."""
    spot = standing.spot
    return ".".join((str(standing.ask.seat), _check(standing), str(spot.page), _join(spot.steps), _join(spot.picks)))


def write_below(standing: Standing, index: int) -> str:
    """The spot below an option, as it travels, without asking what is down there."""
    taken = (*standing.taken, standing.level.options[index]) if standing.level is not None else standing.taken
    return write(Standing(standing.ask, standing.spot.below(index), taken, None))


def seat_of(written: str) -> int:
    """The seat whose question a spot stands in.

    Raises:
        Refused: it can't be read.
    """
    seat = written.partition(".")[0]
    if not seat.isdecimal():
        raise Refused(say("click-unknown"))
    return int(seat)


def read(ask: Ask, written: str) -> Standing:
    """A spot that came back in a custom id.

    Raises:
        Stale: the options are not what they were when it was written.
        Refused: it can't be read.
    """
    try:
        _, check, page, steps, picks = written.split(".")[:5]
        spot = Spot(_split(steps), _split(picks), int(page))
    except ValueError:
        raise Refused(say("click-unknown")) from None
    standing = stand(ask, spot)
    if _check(standing) != check:
        raise Stale(say("ask-stale"))
    return standing


def _check(standing: Standing) -> str:
    keys = " ".join(option.key for option in (*standing.taken, *standing.picked))
    return blake2b(keys.encode(), digest_size=2).hexdigest()


def _join(numbers: tuple[int, ...]) -> str:
    return "-".join(map(str, numbers))


def _split(joined: str) -> tuple[int, ...]:
    return tuple(int(number) for number in joined.split("-")) if joined else ()
