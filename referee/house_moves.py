"""A house player moves: as the lesson has it, if the match follows one; else as it thinks best."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.game import Game

from .held_match import HeldMatch
from .house import house_answer

log = logging.getLogger(__name__)


async def house_moves(held: HeldMatch, seat: int) -> None:
    """Answer for a house player who is asked. One that finds nothing legal takes the question's default."""
    game = await held.game()
    key = await _lesson_has(held, game, seat)
    if key is None:
        key = _chosen(held, game, seat)
    await held.act("answer", seat, key, "house")


async def _lesson_has(held: HeldMatch, game: Game[Any], seat: int) -> str | None:
    """What the lesson has the house answer: what it says, once that is legal, or the default; None without a lesson."""
    progress = await held.lesson()
    if progress is None:
        return None
    ask, said = game.asks[seat], progress.house
    if said is not None:
        with suppress(Refused):
            ask.read(said)
            return said
    return ask.default


def _chosen(held: HeldMatch, game: Game[Any], seat: int) -> str:
    kind = held.seats[seat].house
    assert kind is not None, "a house player sits there"
    match, ask = held.match, game.asks[seat]
    seed = held.resources.derive(f"house|{match.id}|{match.opened_at.isoformat()}|{match.seq}|{seat}")
    try:
        key = house_answer(kind, held.rules, held.rules.view(game.seen_by(seat), seat), ask, seed)
        game.check(game.number_of(seat), seat, key)
    except Exception:
        log.exception("match %s: house player %s found no answer", match.id, kind)
        return ask.default
    return key
