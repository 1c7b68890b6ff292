"""Pictures: views become PNG files, one painter a game on a shared set of drawing parts.

A game's painter is the `PAINTER` of the package `render.<game>`; nothing else has to be told of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ParamSpec

from engines.kernel.text import Texts

from .painter import ALT, Painter, Picture
from .parts.faces import CardFace, Faces, SkillFace
from .parts.heap import tidy
from .result import Result

__all__ = [
    "ALT",
    "CardFace",
    "Faces",
    "NoPainter",
    "Painter",
    "Picture",
    "Result",
    "SkillFace",
    "described",
    "draw",
    "drawn_face",
    "painter",
    "roll",
]

P = ParamSpec("P")


class NoPainter(LookupError):
    """No painter draws this game."""


@cache
def painter(game: str) -> Painter[Any]:
    """The painter of a game by its id.

    Raises:
        NoPainter: there is no package `render.<game>` with a painter.
    """
    name = f"{__name__}.{game}"
    if not game.isidentifier() or game in ("painter", "parts") or find_spec(name) is None:
        raise NoPainter(f"no painter for the game {game!r}: add the package {name} with a PAINTER")
    return import_module(name).PAINTER


@cache
def _easels() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=2, thread_name_prefix="painter")


def described(game: str, view: Any, texts: Texts, locale: str) -> str:
    """The description of the board's picture of a game's view, "" of a game that no painter draws."""
    try:
        return painter(game).alt(view, texts, locale)
    except NoPainter:
        return ""


def drawn_face(game: str, face: CardFace, texts: Texts, locale: str) -> tuple[bytes, str]:
    """The picture (PNG) of the face of a game's card, and all that it says in words."""
    easel = painter(game)
    return easel.card(face, texts, locale).data, easel.told_whole(face, texts, locale)


@cache
def _projector() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="film")


async def roll(paint: Callable[P, Picture], *subject: P.args, **details: P.kwargs) -> Picture:
    """A film, drawn beside the event loop and beside the pictures, one at a time: it takes seconds."""
    return await asyncio.get_running_loop().run_in_executor(_projector(), partial(_tidily, paint, *subject, **details))


async def draw(paint: Callable[P, Picture], *subject: P.args, **details: P.kwargs) -> Picture:
    """A picture drawn beside the event loop: `await draw(painter("rizontical").board, view, texts, "fr")`."""
    return await asyncio.get_running_loop().run_in_executor(_easels(), partial(_tidily, paint, *subject, **details))


def _tidily(paint: Callable[P, Picture], *subject: P.args, **details: P.kwargs) -> Picture:
    try:
        return paint(*subject, **details)
    finally:
        tidy()
