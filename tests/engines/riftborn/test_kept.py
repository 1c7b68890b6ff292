"""What a board keeps of what it has read is what it would read anew: at every event and every check, whatever comes,
goes, stands elsewhere, is given, taken or forbidden."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.kernel.chance import Stream, match_key
from engines.kernel.event import Event
from engines.riftborn import RULES, attacks, checking
from engines.riftborn.actions import VERBS
from engines.riftborn.board import Board
from tests import content
from tests.content import ROOT
from tests.engines.scenes import check_file, files_in

from .content import cards, decks


def read(g: Any, event: str) -> dict[str, Any]:
    """What the rules read of a board as something comes about."""
    creatures = g.all_creatures()
    return {
        "field": list(g.field().items()), "places": g.places(), "standing": g.standing(), "creatures": creatures,
        "waiting": list(g.waiting(event)), "dead": g.dead(), "displaced": list(g.displaced()),
        "wording": [(id, g.wording(id).traits, g.wording(id).rows) for id in g.field()],
        "figures": [g.figures(id) for id in creatures],
    }  # fmt: skip


def read_all(g: Any, event: str) -> dict[str, Any]:
    """The same, with what players may do."""
    may = [
        (name, id, verb.against(g, seat, id))
        for seat in (0, 1) for name, verb in VERBS.items() for id in verb.things(g, seat)
    ]  # fmt: skip
    reached = [list(attacks.targets(g, id)) for id in g.all_creatures()]
    return {**read(g, event), "may": may, "reached": reached, "draws": [g.bars("draw", seat) for seat in (0, 1)]}


def compare(g: Any, event: str, where: str, read: Callable[[Any, str], dict[str, Any]] = read) -> None:
    """Read it, and then as if nothing were known."""
    kept = read(g, event)
    known = g.cache, g.index, g.present, g.kept, g.memories
    g._know_nothing()
    fresh = read(g, event)
    g.cache, g.index, g.present, g.kept, g.memories = known
    assert [name for name in kept if kept[name] != fresh[name]] == [], where


@pytest.fixture(autouse=True)
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every event and every check compares; which they were."""
    occur, holds, seen = Board.occur, checking.holds, list[str]()

    def occurring(g: Any, event: Event, *given: Any, **further: Any) -> Event:
        seen.append(event.name)
        compare(g, event.name, f"as it {event.name}")
        return occur(g, event, *given, **further)

    def holding(g: Any) -> bool:
        seen.append("check")
        compare(g, "dies", "in a check", read_all)
        return holds(g)

    monkeypatch.setattr(Board, "occur", occurring)
    monkeypatch.setattr(checking, "holds", holding)
    return seen


@pytest.mark.parametrize("number", range(2))
def test_random_matches_keep_what_they_would_read_anew(number: int, compared: list[str]) -> None:
    lists, chance = list(decks().values()), Stream(f"kept {number}")
    game = RULES.match(cards(), [lists[number], lists[-1 - number]], {}, match_key(bytes(32), f"{number}", ["", ""]))
    for _ in range(120):
        if game.outcome is None:
            seat, ask = next(iter(game.asks.items()))
            game.answer(game.number_of(seat), seat, ask.write(ask.sample(chance)))
    assert len(set(compared)) > 9


@pytest.mark.parametrize("file", files_in(ROOT / "tests" / "scenarios" / "riftborn"))
def test_scenarios_keep_what_they_would_read_anew(file: Path, compared: list[str]) -> None:
    check_file(file, content.cards, content.decks, content.voice())
    assert compared
