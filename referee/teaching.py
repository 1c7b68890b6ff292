"""Teaching: a match that follows its lesson. What a learner answers is what the lesson hopes for, or is not taken; what
the house answers follows at once."""

from __future__ import annotations

from .errors import OffPath
from .held_match import HeldMatch
from .house_moves import house_moves
from .lessons import LEARNER
from .model import PLAYING


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


async def follow(held: HeldMatch) -> None:
    """Go on until the learner is asked something that the lesson speaks of: the house answers, and responses that
    nothing is said of are passed."""
    while held.match.lesson and held.match.status == PLAYING:
        asks = (await held.game()).asks
        progress = await held.lesson()
        assert progress is not None, "it follows one"
        house = next((seat for seat in asks if held.seats[seat].house is not None), None)
        if house is not None:
            await house_moves(held, house)
        elif asks[LEARNER].window and not progress.hoped(asks[LEARNER]):
            await held.act("answer", LEARNER, asks[LEARNER].default, "order")
        else:
            return
