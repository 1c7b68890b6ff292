"""`python bot.py pictures`: the pictures of the documents, drawn anew from matches between house players."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from referee import Library
from render import Picture, painter
from render.parts.portraits import sample
from render.result import Result

NAMES = dict(enumerate(("Ada", "Ben", "Chloé", "Dan")))
AVATARS = {1: sample(1)}
NUMBER, DAY = 12, date(2026, 11, 23)


class Shot(NamedTuple):
    """A moment to be shown: the file, the game, how many play, the seed of the match, and how a spectator's view of the
    moment is known."""

    file: str
    game: str
    seats: int
    seed: str
    shows: Callable[[Any], bool]


def _trails(view: Any) -> bool:
    return view.round == 2 and view.turn == 3 and len(view.trail) > 1


def _blocks(view: Any) -> bool:
    return len(view.combat) > 3 and any(each.blocker for each in view.combat)


def _turns_up(view: Any) -> bool:
    return view.turn > 7 and len(view.pending) > 1


def _stands(view: Any) -> bool:
    return view.turn > 13 and sum(len(rank) for side in view.seats for rank in side.ranks) > 8


def _exchanges(view: Any) -> bool:
    return view.bout > 1 and any(len(each.links) > 1 for each in view.exchanges)


SHOTS = (
    Shot("board", "rizontical", 2, "docs", _trails),
    Shot("rise", "rise", 3, "docs", _blocks),
    Shot("owr", "owr", 2, "docs", _turns_up),
    Shot("riftborn", "riftborn", 2, "docs", _stands),
    Shot("raise_rise_die", "raise_rise_die", 2, "docs", _exchanges),
)


def pictures(arguments: Namespace, data: Path) -> int:
    """Write the pictures into a folder; the process's exit code."""
    library = Library.load(data)
    arguments.out.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        _write(arguments.out / f"{shot.file}.png", _board(library, shot))
    _write(arguments.out / "hand.png", _hand(library, SHOTS[0]))
    _write(arguments.out / "result.png", _result(library, SHOTS[0]))
    return 0


def _write(file: Path, picture: Picture) -> None:
    file.write_bytes(picture.data)
    print(f"-> {file}")


def played(library: Library, shot: Shot) -> Iterator[Any]:
    """The match of a shot after each answer, as house players play it."""
    rules, decks = library.games[shot.game], list(library.decks[shot.game].values())
    game = rules.begin(library.cards[shot.game], decks[: shot.seats], {}, shot.seed.encode().ljust(32))
    chance = Stream(shot.seed)
    while game.outcome is None:
        seat = min(game.asks)
        key = HOUSE["greedy"](rules, game.cards, rules.view(game.seen_by(seat), seat), game.asks[seat], chance)
        game.answer(game.number_of(seat), seat, key)
        yield game


def _details(library: Library, shot: Shot) -> dict[str, Any]:
    return {"names": NAMES, "avatars": AVATARS, "cards": library.pools[shot.game].faces.__getitem__}


def _board(library: Library, shot: Shot) -> Picture:
    """The first position that is such a moment."""
    rules = library.games[shot.game]
    view = next(view for game in played(library, shot) if shot.shows(view := rules.view(game, None)))
    return painter(shot.game).board(view, library.texts, "en", **_details(library, shot))


def _hand(library: Library, shot: Shot) -> Picture:
    """The hand of who acts in the middle of a match, with what can be used of it, where some can and some can't."""
    rules = library.games[shot.game]
    asked = (game for game in played(library, shot) if any(ask.kind == "main" for ask in game.asks.values()))
    hands = ((game, rules.usable(game, game.asks[min(game.asks)])) for game in islice(asked, 12, None))
    game, found = next((game, found) for game, found in hands if len({why is None for why in found.values()}) > 1)
    seat = min(game.asks)
    usable = {
        card: "" if why is None else f"{library.texts.say(why.text, 'en', NAMES)}\n{why.clause}"
        for card, why in found.items()
    }
    view = rules.view(game, seat)
    return painter(shot.game).hand(view, library.texts, "en", usable=usable, **_details(library, shot))


def _result(library: Library, shot: Shot) -> Picture:
    """The result of a match."""
    rules = library.games[shot.game]
    *_, game = played(library, shot)
    end = game.outcome
    result = Result(rules.title, f"#{NUMBER}", end.winner, end.reason, end.places, tuple(range(shot.seats)), DAY)
    return painter(shot.game).result(rules.view(game, None), result, library.texts, "en", **_details(library, shot))
