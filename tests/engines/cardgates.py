"""What the cards of every game have to pass: scenarios of their own, which notice when a card says something else."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path as File
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

    The game's `changes` name the parts of a card that say what it does, by its kind (`SAYS`; what is printed beside them
    is left out), and what a text, or a key, may be changed into (`TURNED`); of figures and picks (3, `3+`, `1-3`) an end
    becomes one more and one less.
    """

    def __init__(self, game: str):
        changes: Any = import_module(f"tests.engines.{game}.changes")
        self.rules = games()[game]
        self.game = game
        self.pool = cards(game)
        self.ids = sorted(self.pool)
        self.says: Mapping[str, Sequence[str]] = changes.SAYS
        self.turned: Mapping[str, Sequence[str]] = changes.TURNED

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
            return self.turned.get(value) or _figures(value)
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


def _figures(text: str) -> list[str]:
    """The figures and picks whose ends are next to those of `3+`, `3-` or `1-3`."""
    ends = re.fullmatch(r"(\d+)([+-])(\d*)", text)
    if ends is None:
        return []
    low, sign, high = ends.groups()
    return [f"{int(low) + by}{sign}{high}" for by in (1, -1)] + (
        [f"{low}-{int(high) + by}" for by in (1, -1)] if high else []
    )


def said_in(files: Iterable[File]) -> set[str]:
    """Every key and text of files of cards, outside of names and flavour."""
    lines = [line for file in files for line in file.read_text().splitlines()]
    said = [line for line in lines if not re.match(r"\s*(#|name:|flavour:|in:|fr:)", line)]
    return set(re.findall(r"[a-z][a-z0-9_-]*", "\n".join(said)))


def _name(path: Path, value: Any, other: Any) -> str:
    return f"{'.'.join(map(str, path))} {value} -> {other}"
