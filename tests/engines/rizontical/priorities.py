"""Duels made for tests of priority: who is asked, and which card's effect is applied when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel.event import Event
from engines.rizontical.duel import Duel

CARD = {
    "fighter": {
        "elements": ["neutral"],
        "types": ["physical"],
        "hp": 5,
        "atk": 2,
        "mp": 2,
        "speed": 5,
        "ra": 1,
        "psh": 1,
    },
    "power": {"category": "permanent", "cost": {"ap": 0}},
}


def card(kind: str, id: str, **fields: Any) -> dict[str, Any]:
    """A card; a Fighter is a plain one and a Power a Permanent of cost 0 where `fields` says nothing else."""
    return {"kind": kind, "id": id, "name": id.title()} | CARD.get(kind, {}) | fields


def numen(id: str, event: str, *do: Any, **when: Any) -> dict[str, Any]:
    """A Numen whose Enchantment may be used in a situation."""
    return card(
        "numen",
        id,
        enchantment={"when": {"event": event} | when, "do": list(do)},
        conjuration={"cost": {"ap": 20}, "do": [{"draw": 1}]},
    )


def skill(event: str, *do: Any, label: str = "trigger", **when: Any) -> dict[str, Any]:
    """A Skill for a situation."""
    return {"label": label, "when": {"event": event} | when, "do": list(do)}


AP: dict[str, Any] = {"gain": {"ap": 1}}


def asked(game: Duel) -> dict[int, str]:
    """Who is asked what."""
    return {seat: ask.kind for seat, ask in game.asks.items()}


def keys(game: Duel) -> list[str]:
    """What the one who is asked may answer."""
    return list(next(iter(game.asks.values())).keys())


def play(game: Duel, *answers: str) -> list[Event]:
    """Give answers, each of whoever is asked; what happened."""
    found: list[Event] = []
    for key in answers:
        seat, ask = next(iter(game.asks.items()))
        told = len(game.story) if ask.window else 0
        game.answer(game.number, seat, key)
        found += [entry.event for entry in game.story[told:]]
    return found


def story(game: Duel) -> list[Event]:
    """What happened since the last action."""
    return [entry.event for entry in game.story]


def _where(game: Duel, id: int) -> str:
    return game.known(id).card


def named(game: Duel, events: list[Event], *names: str, by: Callable[[Duel, int], str] = _where) -> list[str]:
    """Which cards events of a name are about, in order."""
    return [by(game, event.subject) for event in events if event.name in names]
