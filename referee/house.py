"""House players: who they are, and what they answer."""

from __future__ import annotations

from typing import Any

from engines.kernel.ask import Ask
from engines.kernel.cards import Cards
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.kernel.rules import Rules
from engines.kernel.text import Text, say

HOUSE_NAMES: dict[str, Text] = {"random": say("house-random"), "greedy": say("house-greedy")}
"""The kinds of house players and their names."""


def house_answer(kind: str, rules: Rules, cards: Cards, view: Any, ask: Ask, seed: bytes) -> str:
    """What a house player answers, in notation. Its chance has nothing to do with the match's own."""
    return HOUSE[kind](rules, cards, view, ask, Stream(seed))
