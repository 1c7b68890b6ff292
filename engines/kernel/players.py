"""House players: they see a view and the legal options, as a person does, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from .ask import Ask, Choice, Chooser, Option, Path
from .rules import Rules

LOOKED_AT = 300
"""How many answers the greedy player compares; of more, it compares a sample."""

HousePlayer = Callable[[Rules, Any, Ask, Chooser], str]
"""Given the game, the seat's view, its question and a source of chance, an answer in notation."""


def random_player(rules: Rules, view: Any, ask: Ask, chance: Chooser) -> str:
    """Any legal answer."""
    return ask.write(ask.sample(chance))


def greedy_player(rules: Rules, view: Any, ask: Ask, chance: Chooser) -> str:
    """The answer that looks best at a glance (`Rules.appraise`); of several that look alike, any."""
    if ask.kind in rules.piecemeal:
        return ask.write(_piece_by_piece(rules, view, ask, chance))
    paths = list(islice(ask.paths(), LOOKED_AT + 1))
    if len(paths) > LOOKED_AT:
        paths = [ask.read(ask.default), *(ask.sample(chance) for _ in range(LOOKED_AT))]
    return ask.write(_best(rules, view, ask, paths, chance))


def _piece_by_piece(rules: Rules, view: Any, ask: Ask, chance: Chooser) -> Path:
    """The row that comes of always taking the piece that looks best."""
    row: Path = ()
    level: Choice | None = ask.choice
    while level is not None:
        row = _best(rules, view, ask, [(*row, option) for option in level.options], chance)
        last = row[-1]
        level = last.next() if isinstance(last, Option) else None
    return row


def _best(rules: Rules, view: Any, ask: Ask, paths: list[Path], chance: Chooser) -> Path:
    best: list[Path] = []
    top = 0.0
    for path in paths:
        score = rules.appraise(view, ask, path)
        if not best or score > top:
            best, top = [path], score
        elif score == top:
            best.append(path)
    return best[chance.randrange(len(best))]


HOUSE: dict[str, HousePlayer] = {"random": random_player, "greedy": greedy_player}
"""The house players by name."""
