"""The content as a worker process reads it: once."""

from __future__ import annotations

import functools
from pathlib import Path

from engines.kernel.registry import games
from engines.kernel.rules import Rules
from referee import Library


@functools.cache
def library(data: Path) -> Library:
    """All content of a data folder."""
    return Library.load(data)


def game_named(name: str) -> Rules | None:
    """A game by its id; that there is none is said."""
    found = games().get(name)
    if found is None:
        print(f"There is no game {name!r}; there are {', '.join(games())}.")
    return found


def can_seat(rules: Rules, players: int | None) -> bool:
    """Whether so many play a game, or as many as it likes; that they don't is said."""
    least, most = rules.seats
    fits = players is None or least <= players <= most
    if not fits:
        print(f"{rules.title} is played by {least if least == most else f'{least} to {most}'}, not by {players}.")
    return fits
