"""`python bot.py bench`: the quantities that performance is judged by, measured on the machine at hand."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Collection, Coroutine, Iterator
from pathlib import Path
from typing import Any

from cogs.logs import set_up_logs
from referee import Library

from . import quantities
from .engine import COUNTED, TIMED, Subject, drawn
from .quantities import REFERENCE, Measured, Quantity, Work, chess_games, in_unit, least_times
from .server import acting, answers, memory
from .sockets import restart, sockets

DRAWN = {
    *(quantities.PICTURE, quantities.PICTURE_SIZE, quantities.SAME_PICTURE, quantities.REDRAWN),
    *(quantities.ACTING, quantities.AT_ONCE, quantities.RESTART),
    *(quantities.SOCKETS, quantities.SOCKETS_MISSED, quantities.PROCESS, quantities.SETTLED),
}
"""What can be measured only where there is a painter."""
Serve = Callable[[Subject, Path], Coroutine[Any, Any, dict[Quantity, float]]]
SERVED: list[tuple[Serve, Collection[Quantity]]] = [
    (answers, {quantities.ANSWER, quantities.ANSWER_GROWTH}),
    (acting, {quantities.ACTING, quantities.AT_ONCE}),
    (restart, {quantities.RESTART}),
    (memory, {quantities.MEMORY}),
    (sockets, {quantities.SOCKETS, quantities.SOCKETS_MISSED, quantities.PROCESS, quantities.SETTLED}),
]
"""What is measured on a whole server, and which quantities come of it."""


def main(arguments: Namespace, data: Path) -> int:
    """Measure and print; the process's exit code."""
    set_up_logs("WARNING", "text")
    library = Library.load(data)
    if arguments.game is not None and arguments.game not in library.games:
        print(f"There is no game {arguments.game!r}; there are {', '.join(library.games)}.")
        return 2
    if (load := os.getloadavg()[0]) > (cores := os.cpu_count() or 1):
        print(
            f"The machine is busy (load {load:.1f}, {cores} cores): what is judged as measured looks worse than it is.",
            file=sys.stderr,
        )
    found: list[Measured] = []
    for id in [arguments.game] if arguments.game else list(library.games):
        if not library.decks[id]:
            print(f"{id} has no starter decks: nothing of it can be measured.", file=sys.stderr)
            continue
        for each in measured(Subject(library, id, data), arguments.only or ""):
            found.append(each)
            if not arguments.json:
                print(each.line(), flush=True)
    if arguments.json:
        print(json.dumps([each.document() for each in found], indent=1))
    if not found:
        print("Nothing is called that.", file=sys.stderr)
    return 0 if found else 2


def measured(subject: Subject, only: str) -> Iterator[Measured]:
    """The quantities of a game with a word in their names, one after the other."""

    def wanted(quantity: Quantity) -> bool:
        return only.casefold() in quantity.name.casefold() and (quantity not in DRAWN or drawn(subject))

    yield from timed(subject, {quantity: make(subject) for quantity, make in TIMED.items() if wanted(quantity)})
    for quantity, count in COUNTED.items():
        if wanted(quantity):
            yield Measured(quantity, subject.id, count(subject))
    for serve, served in SERVED:
        if any(map(wanted, served)):
            with tempfile.TemporaryDirectory() as folder:
                values = asyncio.run(serve(subject, Path(folder)))
            yield from (Measured(quantity, subject.id, value) for quantity, value in values.items() if wanted(quantity))


def timed(subject: Subject, works: dict[Quantity, Work]) -> Iterator[Measured]:
    """CPU-bound quantities, side by side with the reference."""
    if not works:
        return
    everything = {quantity.name: work for quantity, work in works.items()}
    if (reference := chess_games()) is not None:
        everything["reference"] = reference
    spent = least_times(everything)
    speed = 1 / spent["reference"] if reference is not None else None
    print(_told(speed), file=sys.stderr, flush=True)
    for quantity in works:
        if quantity.name not in spent:
            continue
        raw = in_unit(spent[quantity.name], quantity.unit)
        if quantity == quantities.PLAY and subject.rules.richest:
            quantity = quantities.RICHEST_PLAY
        yield Measured(quantity, subject.id, raw, speed)


def _told(speed: float | None) -> str:
    """The reference's speed, in a sentence."""
    if speed is None:
        return "python-chess is not installed (see requirements-dev.txt): everything is judged as it was measured."
    return f"python-chess makes {speed:,.0f} moves a second; reference speed is {REFERENCE:,}."
