"""Pictures as messages carry them: drawn from views beside the event loop."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from cogs.discord.avatars import AVATARS
from cogs.discord.language import Reader
from cogs.discord.message import Shown
from engines.kernel.ask import Refused
from engines.kernel.text import say
from referee import Library
from referee.model import MatchInfo, Position, Replay
from render import Picture, Result, draw, painter, roll

log: Any = structlog.get_logger()

TRIES = 2
"""How often a picture is tried before its message goes without it."""


async def board(position: Position, reader: Reader, marks: Sequence[str] = ()) -> Shown | None:
    """The board as the position's viewer sees it, with places marked; None if it can't be drawn."""
    info = position.info
    return await _drawn(info, reader, painter(info.game).board, position.view, seat=position.seat, marks=marks)


async def result(position: Position, library: Library, reader: Reader) -> Shown | None:
    """The picture of a finished match, to be shared; None if it can't be drawn."""
    info = position.info
    outcome, named = info.outcome, reader.about(info)
    if outcome is None:
        return None
    ended = Result(
        library.games[info.game].title,
        named(say("match-number", match=info.id)),
        outcome.winner,
        outcome.reason,
        outcome.places,
        tuple(player.seat for player in info.players if player is not None),
        (info.over_at or info.opened_at).date(),
    )
    return await _drawn(info, reader, painter(info.game).result, position.view, ended)


async def film(replay: Replay, reader: Reader) -> Shown | None:
    """The positions of a finished match one after the other, as an animated picture; None if it can't be drawn."""
    views = [scene.view for scene in replay.scenes]
    return await _drawn(replay.info, reader, painter(replay.info.game).film, views, animated=True)


async def scene(replay: Replay, at: int, reader: Reader) -> Shown | None:
    """A position of a finished match; None if it can't be drawn."""
    return await _drawn(replay.info, reader, painter(replay.info.game).board, replay.scenes[at].view)


async def hand(position: Position, reader: Reader, *, marked: bool = True) -> Shown | None:
    """The hand of the position's own seat; `marked` with what can be used now, and why the rest can't, where that is
    known. None if it can't be drawn."""
    info, named = position.info, reader.about(position.info)
    usable = {card: _why(refusal, named) for card, refusal in position.usable.items()} if marked else None
    return await _drawn(info, reader, painter(info.game).hand, position.view, seat=position.seat, usable=usable)


async def _drawn(
    info: MatchInfo,
    reader: Reader,
    paint: Callable[..., Picture],
    *what: Any,
    seat: int | None = None,
    animated: bool = False,
    **details: Any,
) -> Shown | None:
    """A picture of a match, with its players' names and own pictures and its cards' faces."""
    people = {each.seat: each.person for each in info.players if each is not None and each.person is not None}
    names, faces = info.names_in(reader.locale), info.pool.faces.__getitem__
    details |= {"names": names, "avatars": await AVATARS.of(people), "cards": faces}
    beside = roll if animated else draw
    paints = partial(beside, paint, *what, reader.texts, reader.locale, **details)
    return await _tried(paints, match=info.id, seat=seat)


async def _tried(paint: Callable[[], Awaitable[Picture]], **what: Any) -> Shown | None:
    """A picture, tried twice. A message goes without one that can't be drawn: the match must go on."""
    for _ in range(TRIES):
        try:
            return _shown(await paint())
        except Exception as error:
            log.error("picture_failed", **what, exc_info=error)
    return None


def _why(refusal: Refused | None, reader: Reader) -> str:
    """Why a card can't be used, with the clause; "" if it can."""
    if refusal is None:
        return ""
    return f"{reader(refusal.text)}\n{refusal.clause}" if refusal.clause else reader(refusal.text)


async def card(library: Library, game: str, id: str, reader: Reader) -> Shown | None:
    """The face of a card, to stand above its words; None if it can't be drawn."""
    face = library.pools[game].faces[id]
    drawn = await _tried(lambda: draw(painter(game).card, face, reader.texts, reader.locale), game=game, card=id)
    return None if drawn is None else replace(drawn, alt=reader.texts.say(face.name, reader.locale))


def card_in_words(library: Library, game: str, id: str, reader: Reader) -> str:
    """A card in words, the whole of it."""
    return painter(game).told_whole(library.pools[game].faces[id], reader.texts, reader.locale)


def hand_in_words(position: Position, reader: Reader) -> str:
    """The cards of the hand of the position's own seat in words, the whole of each."""
    faces = position.info.pool.faces.__getitem__
    return painter(position.info.game).hand_in_words(position.view, reader.texts, reader.locale, cards=faces)


def in_words(position: Position, reader: Reader) -> str:
    """The whole board in words, with the reader's names of the players."""
    return painter(position.info.game).text_board(position.view, reader.texts, reader.locale, names=reader.names)


def _shown(picture: Picture) -> Shown:
    return Shown(picture.data, picture.name, picture.alt)
