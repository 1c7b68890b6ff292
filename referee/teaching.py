"""Teaching: in a match that follows its lesson a learner's answer is what the lesson hopes for, or it is not taken."""

from __future__ import annotations

from .errors import OffPath
from .held_match import HeldMatch
from .lessons import LEARNER


async def keep_to_path(held: HeldMatch, seat: int, key: str) -> None:
    """Let pass what is hoped for, and what the lesson does not speak of.

    Raises:
        Refused: it is not legal.
        OffPath: the lesson hopes for something else; it says so.
    """
    progress = await held.lesson()
    if progress is None or progress.step is None or seat != LEARNER:
        return
    game = await held.game()
    ask = game.asks.get(seat)
    if ask is None:
        return
    path = game.check(game.number_of(seat), seat, key)
    hoped = progress.hoped(ask)
    if hoped and ask.write(path) not in hoped:
        raise OffPath(progress.lesson.objects(progress.steps))
