"""The bench, on one core: engines and pictures."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from engines.kernel.game import Game
from engines.kernel.rules import Rules
from engines.kernel.scenario import read_scenarios, run_scenario
from referee import Library
from render import NoPainter, Picture, described, painter
from store.types import packed
from workshop.scenarios import voice_of

from . import quantities
from .quantities import EARLY, LATE, Counts, Piece, Quantity, Work, grown, least_times, mean_of

DECISIONS = 3_000
"""Random play goes on for so many decisions at least, in whole matches."""
MIDDLES = 6
"""Positions in mid-game."""
TIMES, LOOKS = 1000, 50
"""How often each of them is cloned, saved or loaded in a round, and looked at."""
STRETCH = 100
"""Decisions that are timed in one piece."""
PICTURES, STEP = 6, 2
"""Pictures in a row, and the decisions from one to the next."""
SPAN = 20
"""Decisions of a match that are timed in one piece, to compare them with others of it."""
FILES = 4
"""Scenario files that are run in a round."""


@dataclass(frozen=True, eq=False)
class Subject:
    """A game that is measured. Match number N is the same every time."""

    library: Library
    id: str
    data: Path

    @property
    def rules(self) -> Rules:
        """The game."""
        return self.library.games[self.id]

    def begin(self, number: int) -> Game[Any]:
        """A new match; the numbers go through the numbers of seats and the decks."""
        least, most = self.rules.seats
        decks = list(self.library.decks[self.id].values())
        seats = least + number % (most - least + 1)
        seated = [decks[(number + seat + number // len(decks)) % len(decks)] for seat in range(seats)]
        return self.rules.begin(self.library.cards[self.id], seated, {}, number.to_bytes(32, "big"))

    @functools.cache  # noqa: B019 - a handful of subjects, for the life of the process
    def decisions(self, number: int) -> int:
        """How many decisions a match has, played to its end."""
        return play(self.begin(number), random.Random(number))

    def after(self, number: int, decisions: int) -> Game[Any]:
        """A match after so many decisions."""
        game = self.begin(number)
        play(game, random.Random(number), decisions)
        return game

    def middle(self, number: int) -> Game[Any]:
        """A match in the middle."""
        return self.after(number, self.decisions(number) // 2)

    @functools.cached_property
    def middles(self) -> list[Game[Any]]:
        """Several."""
        return [self.middle(number) for number in range(MIDDLES)]

    def draw(self, view: Any) -> Picture:
        """The board of a view."""
        names = dict(enumerate(("Ana", "Ben", "Cleo", "Dan")))
        brush = painter(self.id)
        return brush.board(
            view,
            self.library.texts,
            "en",
            names=names,
            cards=self.library.pools[self.id].faces.__getitem__,
        )


def play(game: Game[Any], chance: random.Random, most: int | None = None) -> int:
    """Play on at random, to the end or so many decisions; how many it were."""
    done = 0
    while game.outcome is None and done != most:
        seat = min(game.asks)
        ask = game.asks[seat]
        game.answer(game.number_of(seat), seat, ask.write(ask.sample(chance)))
        done += 1
    return done


def repeated(work: Callable[[], Any], times: int = TIMES) -> Piece:
    """A piece of work that is the same again and again."""

    def piece() -> int:
        for _ in range(times):
            work()
        return times

    return piece


# ---------------------------------------------------------------------- what is timed


def random_play(subject: Subject) -> Work:
    """Whole matches with different decks and numbers of seats."""
    total, matches = 0, 0
    while total < DECISIONS or matches < MIDDLES:
        total += subject.decisions(matches)
        matches += 1

    def pieces() -> list[Piece]:
        return [piece for number in range(matches) for piece in stretches(number)]

    def stretches(number: int) -> Iterator[Piece]:
        game, chance = subject.begin(number), random.Random(number)
        for _ in range(0, subject.decisions(number), STRETCH):
            yield partial(play, game, chance, STRETCH)

    return pieces


def clones(subject: Subject) -> Work:
    """Clones of matches in mid-game."""
    return lambda: [repeated(game.clone) for game in subject.middles]


def saves(subject: Subject) -> Work:
    """Matches in mid-game saved."""
    return lambda: [repeated(game.save) for game in subject.middles]


def loads(subject: Subject) -> Work:
    """And loaded."""
    load = subject.rules.load
    saved = [game.save() for game in subject.middles]
    cards = subject.library.cards[subject.id]
    return lambda: [repeated(partial(load, each, cards)) for each in saved]


def views(subject: Subject) -> Work:
    """What the first seat sees, of matches that were not looked at before."""

    def pieces() -> list[Piece]:
        return [viewing([game.clone() for _ in range(LOOKS)]) for game in subject.middles]

    def viewing(games: list[Game[Any]]) -> Piece:
        for game in games:
            assert game.asks, "a match in mid-game asks somebody"

        def piece() -> int:
            for game in games:
                msgspec.json.encode(subject.rules.view(game, 0))
            return len(games)

        return piece

    return pieces


def pictures(subject: Subject) -> Work:
    """Boards that have changed by a few decisions; another match in every round, for nothing of it to be known."""
    numbers = count(1000)

    def pieces() -> list[Piece]:
        number = next(numbers)
        game, chance = subject.middle(number), random.Random(number)
        seen: list[Any] = []
        while game.outcome is None and len(seen) <= PICTURES:
            seen.append(subject.rules.view(game, None))
            play(game, chance, STEP)
        subject.draw(seen[0])
        return [lambda: len([subject.draw(view) for view in seen[1:]])]

    return pieces


def same_pictures(subject: Subject) -> Work:
    """A board that has not changed."""
    view = subject.rules.view(subject.middles[0], None)
    subject.draw(view)
    return lambda: [repeated(lambda: subject.draw(view), 20)]


def engine_tests(subject: Subject) -> Work:
    """Scenarios, read and run."""
    files = sorted((subject.data.parent / "tests" / "scenarios" / subject.id).rglob("*.yaml"))
    chosen = files[:: max(1, len(files) // FILES)]
    cards, decks = subject.library.cards[subject.id], subject.library.decks[subject.id]

    texts, voice = [file.read_text(encoding="utf-8") for file in chosen], voice_of(subject.library, described)

    def read(text: str) -> int:
        read_scenarios(text)
        return 0

    def run(scenario: dict[str, Any]) -> int:
        run_scenario(scenario, subject.rules, cards, decks, voice)
        return 1

    scenarios = [each for text in texts for each in read_scenarios(text)]
    return lambda: [*(partial(read, text) for text in texts), *(partial(run, each) for each in scenarios)]


TIMED: Mapping[Quantity, Callable[[Subject], Work]] = {
    quantities.PLAY: random_play,
    quantities.CLONE: clones,
    quantities.SAVE: saves,
    quantities.LOAD: loads,
    quantities.VIEW: views,
    quantities.PICTURE: pictures,
    quantities.SAME_PICTURE: same_pictures,
    quantities.TEST: engine_tests,
}
"""What is timed side by side with the reference."""


# ---------------------------------------------------------------------- what is counted


def snapshot_size(subject: Subject) -> float:
    """The bytes of a match in mid-game, saved, as the database keeps them."""
    return fmean(len(packed(game.save())) for game in subject.middles)


def view_size(subject: Subject) -> float:
    """The bytes of what a seat sees of it."""
    return fmean(len(msgspec.json.encode(subject.rules.view(game, 0))) for game in subject.middles)


def picture_size(subject: Subject) -> float:
    """The bytes of its board."""
    return fmean(len(subject.draw(subject.rules.view(game, None)).data) for game in subject.middles)


def redrawn(subject: Subject) -> float:
    """How many of 20 boards that did not change are drawn anew."""
    view = subject.rules.view(subject.middles[0], None)
    first = subject.draw(view).data
    return sum(subject.draw(view).data is not first for _ in range(20))


def before_players(game: Game[Any]) -> Counts:
    """How many things are in play, and how many cards in hands: what decisions are about."""
    match: Any = game
    in_play = sum(match.is_in_play(thing.id) for thing in game.s.things if thing is not None)
    return in_play, sum(len(side.hand) for side in match.s.seats)


def growth(subject: Subject) -> float:
    """What late decisions of long matches cost beside early ones, with as many things in play and in hands."""
    works: dict[str, Work] = {}
    where: dict[str, tuple[int, Counts]] = {}
    for number in sorted(range(4 * MIDDLES), key=subject.decisions)[-MIDDLES:]:
        game, chance = subject.begin(number), random.Random(number)
        play(game, chance, EARLY)
        for at in range(EARLY, min(subject.decisions(number), LATE + SPAN) - SPAN + 1, SPAN):
            name = f"{number} from {at}"
            works[name] = partial(_stretch, game.clone(), name)
            before = before_players(game)
            play(game, chance, SPAN)
            where[name] = at, mean_of([before, before_players(game)])
    spent = least_times(works)
    return grown([(*where[name], spent[name]) for name in spent])


def _stretch(start: Game[Any], seed: str) -> list[Piece]:
    return [partial(play, start.clone(), random.Random(seed), SPAN)]


COUNTED: Mapping[Quantity, Callable[[Subject], float]] = {
    quantities.SNAPSHOT: snapshot_size,
    quantities.VIEW_SIZE: view_size,
    quantities.PICTURE_SIZE: picture_size,
    quantities.REDRAWN: redrawn,
    quantities.GROWTH: growth,
}
"""What the machine's speed does not change."""


def drawn(subject: Subject) -> bool:
    """Whether there is a painter of the game."""
    try:
        painter(subject.id)
    except NoPainter:
        return False
    return True
