"""The referee: all of its parts in one. See `openings`, `play`, `offers`, `people` and `upkeep` for what it does."""

from __future__ import annotations

from .timekeeping import Upkeep


class Referee(Upkeep):
    """Referees matches. Everything it accepts is durable before it returns; everything it refuses changed nothing.

    Any number of tasks, and of processes on one database, may use it at the same time.
    """
