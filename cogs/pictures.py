"""Pictures as messages carry them: drawn from views beside the event loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.kernel.ask import Refused
from referee import Library
from referee.model import Position
from render import CardFace, Picture, draw, painter

from .reader import Reader
from .sheet import Shown


def faces(library: Library, game: str) -> Callable[[str], CardFace]:
    """Gives the face of a game's card by its id."""
    rules, cards = library.games[game], library.cards[game]
    return lambda card: rules.describe(cards[card])


async def board(position: Position, library: Library, reader: Reader, marks: Sequence[str] = ()) -> Shown:
    """The board as the position's viewer sees it, with places marked."""
    game = position.info.game
    picture = await draw(
        painter(game).board,
        position.view,
        reader.texts,
        reader.locale,
        names=position.info.names,
        marks=marks,
        cards=faces(library, game),
    )
    return _shown(picture)


async def hand(position: Position, library: Library, reader: Reader) -> Shown:
    """The hand of the position's own seat; with what can be used now, and why the rest can't, where that is known."""
    game = position.info.game
    named = reader.naming(position.info.names)
    usable = {card: _why(refusal, named) for card, refusal in position.usable.items()}
    picture = await draw(
        painter(game).hand,
        position.view,
        reader.texts,
        reader.locale,
        names=position.info.names,
        cards=faces(library, game),
        usable=usable,
    )
    return _shown(picture)


def _why(refusal: Refused | None, reader: Reader) -> str:
    """Why a card can't be used, with the clause; "" if it can."""
    if refusal is None:
        return ""
    return f"{reader(refusal.text)}\n{refusal.clause}" if refusal.clause else reader(refusal.text)


async def card(library: Library, game: str, id: str, reader: Reader) -> Shown:
    """The face of a card."""
    return _shown(await draw(painter(game).card, faces(library, game)(id), reader.texts, reader.locale))


def in_words(position: Position, reader: Reader) -> str:
    """The whole board in words."""
    names = position.info.names
    return painter(position.info.game).text_board(position.view, reader.texts, reader.locale, names=names)


def _shown(picture: Picture) -> Shown:
    return Shown(picture.data, picture.name, picture.alt)
