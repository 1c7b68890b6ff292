"""What the cards of every game have to pass: scenarios of their own, which notice when a card says something else."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards
from engines.kernel.registry import games
from engines.kernel.scenario import read_scenarios, run_scenario
from engines.kernel.scenario_said import Failure
from tests.content import ROOT, cards, decks, voice

FEWEST = 3
"""How many scenarios name each card."""
WANTED = 0.9
"""How much of what is changed on the cards has to be noticed."""

Path = tuple[Any, ...]


class CardGates:
    """The scenarios of a game's cards, and changed cards that they have to notice.

    `says` names the parts of a card that say what it does, by its kind; what is printed beside them is left out.
    `others` gives what a text, or a key, may be changed into; a number becomes one more and one less.
    """

    def __init__(self, game: str, says: Mapping[str, Sequence[str]], others: Callable[[str], Sequence[str]]):
        self.rules = games()[game]
        self.game = game
        self.pool = cards(game)
        self.ids = sorted(self.pool)
        self.says = says
        self.others = others

    @property
    def sample(self) -> list[str]:
        """Every third card, of all kinds."""
        return self.ids[::3]

    @functools.cached_property
    def scenarios(self) -> dict[str, list[dict[str, Any]]]:
        """The scenarios of each card, by the id in brackets that their titles begin with."""
        found: dict[str, list[dict[str, Any]]] = {}
        for file in sorted((ROOT / "tests" / "scenarios" / self.game / "cards").rglob("*.yaml")):
            for each in read_scenarios(file.read_text()):
                named = re.match(r"\[([a-z0-9-]+)\] ", each["title"])
                assert named, f"{file.name}: {each['title']} does not begin with a card's id in brackets"
                found.setdefault(named[1], []).append(each)
        return found

    def mutants(self, id: str) -> Iterator[tuple[str, Cards]]:
        """Pools in which one thing of what a card does is another, each with what was changed."""
        document = self.pool._documents[id]
        said = {key: document[key] for key in document if key in self.says[document["kind"]]}
        for name, changed in self.changed(said):
            try:
                card = self.rules.card_reader.validate_python({**document, **changed})
            except ValueError:
                continue
            yield (
                f"{id}: {name}",
                Cards(self.game, {**self.pool._documents, id: {**document, **changed}}, {**self.pool, id: card}),
            )

    def changed(self, part: Any, path: Path = ()) -> Iterator[tuple[str, Any]]:
        """A part of a document with one number, text or key changed, each with what was changed."""
        if isinstance(part, dict):
            for key, value in part.items():
                for other in self._others(key):
                    if other not in part:
                        yield _name(path, key, other), {(other if each == key else each): part[each] for each in part}
                yield from ((name, {**part, key: other}) for name, other in self.changed(value, (*path, key)))
        elif isinstance(part, list):
            for n, value in enumerate(part):
                yield from (
                    (name, [*part[:n], other, *part[n + 1 :]]) for name, other in self.changed(value, (*path, n))
                )
        else:
            yield from ((_name(path, part, other), other) for other in self._others(part))

    def _others(self, value: Any) -> Sequence[Any]:
        if isinstance(value, str):
            return self.others(value)
        return (value + 1, value - 1) if isinstance(value, int) and not isinstance(value, bool) else ()

    def notices(self, id: str, pool: Cards) -> bool:
        """Whether a scenario of the card fails with other definitions."""
        for each in self.scenarios[id]:
            try:
                run_scenario(each, self.rules, pool, decks(self.game), voice())
            except (Failure, Refused):
                return True
        return False

    def check_changes(self, ids: Sequence[str]) -> None:
        """Most of what is changed on these cards has to be noticed."""
        survivors: list[str] = []
        made = 0
        for id in ids:
            for name, pool in self.mutants(id):
                made += 1
                if not self.notices(id, pool):
                    survivors.append(name)
        print(f"{made} changes, unnoticed:", *survivors, sep="\n  ")
        assert made
        assert len(survivors) <= (1 - WANTED) * made, survivors


def _name(path: Path, value: Any, other: Any) -> str:
    return f"{'.'.join(map(str, path))} {value} -> {other}"
