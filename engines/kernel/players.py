"""House players: they see a view, the legal options and the cards as printed, as a person does, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Generic, NamedTuple, TypeVar

from .ask import Ask, Choice, Chooser, Option, Path
from .cards import Cards
from .rules import Rules
from .series import EXCHANGE

V = TypeVar("V")
LOOKED_AT = 300
"""How many answers the greedy player compares; of more, it compares a sample."""

HousePlayer = Callable[[Rules, Cards, Any, Ask, Chooser], str]
"""Given the game, the cards as printed, the seat's view, its question and a source of chance, an answer in notation."""


class Eye(NamedTuple, Generic[V]):
    """What a house player looks at: the cards as printed, and its seat's view."""

    cards: Cards
    view: V

    @classmethod
    def of(cls, cards: Cards, view: V, _seat: int) -> Eye[V]:
        """The eye of a seat (see `Rules.eye`)."""
        return cls(cards, view)

    def card(self, key: str) -> Any:
        """The card that a key means ("spark", "spark#2"), as printed; None if it means something else."""
        return self.cards.get(key.partition("#")[0])


def random_player(rules: Rules, cards: Cards, view: Any, ask: Ask, chance: Chooser) -> str:
    """Any legal answer."""
    return ask.write(ask.sample(chance))


def greedy_player(rules: Rules, cards: Cards, view: Any, ask: Ask, chance: Chooser) -> str:
    """The answer that looks best at a glance (`Rules.appraise`); of several that look alike, any. Between the games of
    a series it stays with its deck."""
    if ask.kind == EXCHANGE:
        return ask.default
    eye = rules.eye(cards, view, ask)
    if ask.kind in rules.piecemeal:
        return ask.write(_piece_by_piece(rules, eye, ask, chance))
    paths = list(islice(ask.meant(), LOOKED_AT + 1)) or list(islice(ask.paths(), LOOKED_AT + 1))
    if len(paths) > LOOKED_AT:
        paths = [ask.read(ask.default), *(ask.sample(chance) for _ in range(LOOKED_AT))]
    return ask.write(_best(rules, eye, ask, paths, chance))


def _piece_by_piece(rules: Rules, eye: Any, ask: Ask, chance: Chooser) -> Path:
    """The row that comes of always taking the piece that looks best."""
    row: Path = ()
    level: Choice | None = ask.choice
    while level is not None:
        if level.single:
            row = _best(rules, eye, ask, [(*row, option) for option in _looked_at(level, chance)], chance)
        else:
            row = _one_by_one(rules, eye, ask, row, level, chance)
        level = level.below(row[-1])
    return row


def _looked_at(level: Choice, chance: Chooser) -> list[Option]:
    """The options of a level, or a sample of very many."""
    if len(level.options) <= LOOKED_AT:
        return list(level.options)
    return [level.options[chance.randrange(len(level.options))] for _ in range(LOOKED_AT)]


def _one_by_one(rules: Rules, eye: Any, ask: Ask, row: Path, level: Choice, chance: Chooser) -> Path:
    """The row with what comes of always picking the option of a level of several that looks best, until no other one
    looks better than stopping."""
    picked: tuple[Option, ...] = ()
    while True:
        ways = [picked] if level.fault(picked) is None else []
        if len(picked) < level.most:
            more = [(*picked, option) for option in level.options if option not in picked]
            ways += [level.sorted(each) for each in more if level.open(each)]
        best = _best(rules, eye, ask, [(*row, way) for way in ways], chance)
        if best[-1] == picked:
            return best
        assert isinstance(best[-1], tuple)
        picked = best[-1]


def _best(rules: Rules, eye: Any, ask: Ask, paths: list[Path], chance: Chooser) -> Path:
    best: list[Path] = []
    top = 0.0
    for path in paths:
        score = rules.appraise(eye, ask, path)
        if not best or score > top:
            best, top = [path], score
        elif score == top:
            best.append(path)
    return best[chance.randrange(len(best))]


HOUSE: dict[str, HousePlayer] = {"random": random_player, "greedy": greedy_player}
"""The house players by name."""
