"""What the bench measures, against what, and how: the quantities with their floors and goals, and the reference.

A machine is faster in one hour than in the next, so CPU-bound work is measured side by side with a reference, games of
python-chess, and judged as it would be on the machine on which the reference makes `REFERENCE` moves a second.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from math import inf
from statistics import fmean
from time import process_time
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

REFERENCE = 36_000
"""Moves a second that python-chess makes in random games on the machine on which the floors were measured."""
CHESS_GAMES, PLIES = 12, 300
ROUNDS, ENOUGH = (8, 30), 30.0
"""How often everything is measured, at least and at most, and the CPU seconds after which the least is enough."""
RATE, SECONDS, SPANS = 22, 20, 4
"""Interactions a second over real sockets, and for how long; how often as long it goes on to see whether memory
settles."""

EARLY, LATE = 5, 500
"""The decisions that are compared."""

Piece = Callable[[], int]
"""Some work to time; gives how many units were done. The pieces of all works should take about as long (10 to 20 ms),
or those of one would find a quiet moment more often than those of another."""
Counts = tuple[float, ...]
"""How many things there are of several sorts."""
Point = tuple[int, Counts, float]
"""The how many-eth of something it was, what there was, what it cost."""
Work = Callable[[], Sequence[Piece]]
"""The pieces of work of a round, made ready outside the time that is measured."""


@dataclass(frozen=True)
class Quantity:
    """Something that is measured. `more` is better, or less is; with `cpu` it is judged at the reference's speed."""

    name: str
    unit: str
    floor: float | None = None
    goal: float | None = None
    more: bool = False
    cpu: bool = False


PLAY = Quantity("random play", "decisions/s", 10_000, 22_500, more=True, cpu=True)
RICHEST_PLAY = Quantity("random play", "decisions/s", 5_200, 9_400, more=True, cpu=True)
CLONE = Quantity("clone in mid-game", "us", 6, 3, cpu=True)
SAVE = Quantity("save", "us", 12, 8, cpu=True)
LOAD = Quantity("checked load", "us", 35, 18, cpu=True)
SNAPSHOT = Quantity("snapshot size", "bytes", 6_000, 4_000)
VIEW = Quantity("a seat's view as JSON", "ms", 0.28, 0.1, cpu=True)
VIEW_SIZE = Quantity("a seat's view as JSON, size", "bytes", 8_000, 4_400)
PICTURE = Quantity("changed board picture", "ms", 12, 6, cpu=True)
PICTURE_SIZE = Quantity("board picture, size", "bytes", 250_000, 140_000)
SAME_PICTURE = Quantity("unchanged board picture", "ms", cpu=True)
REDRAWN = Quantity("unchanged board picture, drawn anew", "of 20", 0, 0)
TEST = Quantity("one engine test", "ms", 4, 2, cpu=True)
GROWTH = Quantity("500th decision beside the 5th, as much in play and hands", "times", 1.1, 1.1)
ANSWER = Quantity("answer -> durable in SQLite -> view", "ms", 7, 4)
ANSWER_GROWTH = Quantity("500th answer made durable beside the 5th, as much in play and hands", "times", 1.1, 1.1)
ACTING = Quantity("interaction to acknowledgement p99, 200 matches", "ms", 300, 100)
AT_ONCE = Quantity("interaction to acknowledgement p99, 200 at once", "ms", 300, 100)
RESTART = Quantity("restart, 10,000 live matches, first one served", "s", 3, 2)
MEMORY = Quantity("memory per live match at rest", "kB", 10, 8)
SOCKETS = Quantity(f"interaction to acknowledgement p99 over sockets, 200 matches, {RATE}/s", "ms", 500, 250)
SOCKETS_MISSED = Quantity("interactions over sockets, missed (over 3 s) or lost", f"of {RATE * SECONDS}", 0, 0)
PROCESS = Quantity("memory of the process with 200 live matches", "MiB", 512, 256)
SETTLED = Quantity(f"memory gained by the last {RATE * SECONDS} of {RATE * SECONDS * SPANS} interactions", "MiB", 24, 8)


@dataclass(frozen=True)
class Measured:
    """A quantity of a game as it was measured, and the speed of the reference in the same run (None: not measured)."""

    quantity: Quantity
    game: str
    raw: float
    reference: float | None = None

    @property
    def value(self) -> float:
        """What is judged."""
        return at_reference(self.raw, self.reference, more=self.quantity.more) if self.quantity.cpu else self.raw

    @property
    def verdict(self) -> str:
        """Whether the floor is met, and whether the goal is."""
        quantity = self.quantity
        if quantity.floor is None or quantity.goal is None:
            return ""
        sign = -1 if quantity.more else 1
        if self.value * sign > quantity.floor * sign:
            return "NOT MET"
        return "met" if self.value * sign > quantity.goal * sign else "goal met"

    def line(self) -> str:
        """The line of the report."""
        quantity, value = self.quantity, f"{self.raw:,.2f} {self.quantity.unit}"
        scaled = f"{self.value:>10,.2f} at reference speed" if self.value != self.raw else ""
        wanted = "" if quantity.floor is None else f"floor {quantity.floor:,g}, goal {quantity.goal:,g}"
        return f"{quantity.name} ({self.game})".ljust(80) + f"{value:>22}  {scaled:30}  {wanted:28}  {self.verdict}"

    def document(self) -> dict[str, Any]:
        """The entry of the report as JSON."""
        quantity = self.quantity
        return {
            "quantity": quantity.name,
            "game": self.game,
            "unit": quantity.unit,
            "raw": round(self.raw, 4),
            "value": round(self.value, 4),
            "floor": quantity.floor,
            "goal": quantity.goal,
            "better": "higher" if quantity.more else "lower",
            "verdict": self.verdict,
            "reference": self.reference and round(self.reference),
        }


def at_reference(raw: float, reference: float | None, *, more: bool) -> float:
    """A CPU-bound value as it would be where the reference runs at `REFERENCE`, from how fast it ran beside it: on a
    machine half as fast times are twice too long, and rates (`more` is better) half of what they should be."""
    if reference is None:
        return raw
    return raw * REFERENCE / reference if more else raw * reference / REFERENCE


def in_unit(seconds: float, unit: str) -> float:
    """So many seconds for each, in the unit of a quantity."""
    return {"us": seconds * 1e6, "ms": seconds * 1e3}.get(unit, 1 / seconds)


def least_times(works: Mapping[str, Work]) -> dict[str, float]:
    """CPU seconds that a unit of each work takes. The works take turns, round after round; of each piece the best time
    counts, the least disturbed. A work without a unit is left out."""
    best: dict[str, dict[int, float]] = {name: {} for name in works}
    done: dict[str, dict[int, int]] = {name: {} for name in works}
    begun, (least, most) = process_time(), ROUNDS
    for number in range(most):
        if number >= least and process_time() - begun > ENOUGH:
            break
        for name, work in works.items():
            for place, piece in enumerate(work()):
                started = process_time()
                done[name][place] = piece()
                spent = process_time() - started
                best[name][place] = min(spent, best[name].get(place, inf))
    return {name: sum(best[name].values()) / units for name in works if (units := sum(done[name].values()))}


def mean_of(counts: Sequence[Counts]) -> Counts:
    """The mean of each of several counts."""
    return tuple(map(fmean, zip(*counts, strict=True)))


def grown(points: Sequence[Point]) -> float:
    """What the 500th of something costs beside the 5th with as many things in play and in hands. Each point is the how
    many-eth it was, how many things there were of each sort, and what it cost; a plane is laid through them, and read
    at the mean of what there was. Where there were less than 500, the last of them stands for it."""
    numbers, costs = np.array([(number, cost) for number, _, cost in points], float).T
    things = np.array([counts for _, counts, _ in points], float)
    sides: NDArray[np.float64] = np.column_stack([np.ones_like(numbers), numbers, things - things.mean(0)])
    level, more = cast(Any, np.linalg).lstsq(sides, costs)[0][:2]
    late = min(LATE, numbers.max())
    return float((level + more * late) / (level + more * EARLY))


def chess_games() -> Work | None:
    """The reference, if python-chess is installed."""
    if find_spec("chess") is None:
        return None
    return lambda: [partial(_chess, seed) for seed in range(CHESS_GAMES)]


def _chess(seed: int) -> int:
    import chess

    chance, board = random.Random(seed), chess.Board()
    for moves in range(PLIES):
        legal = list(board.legal_moves)
        if not legal:
            return moves
        board.push(legal[chance.randrange(len(legal))])
    return PLIES
