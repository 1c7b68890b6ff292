"""What a card does at a glance, read from its parts: what the house player weighs. Nothing here knows a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .cards import LevelUpCard, LibraryCard, Specs

GOOD = ("heal", "untilt", "grant", "create", "free", "open_lock", "prevent", "move", "capacity", "level")
ILL = (
    "damage", "destroy", "exclude", "return", "lose_life", "discard", "steal", "forbid", "revoke", "tilt", "control",
    "must",
)  # fmt: skip


class Held(Struct, gc=False):
    """A card in hand: what is printed on it in figures, and whether it does its targets or host good."""

    kind: str
    attack: int | None
    defense: int | None
    capacity: int
    abilities: list[str]
    helps: bool


def held(card: LibraryCard | LevelUpCard) -> Held:
    """A card in hand."""
    capacity, names = 0 if isinstance(card, LevelUpCard) else card.capacity, sorted(card.keyword_names)
    attack, defense = getattr(card, "attack", None), getattr(card, "defense", None)
    return Held(card.kind, attack, defense, capacity, names, _card_helps(card))


def _card_helps(card: LibraryCard | LevelUpCard) -> bool:
    """Whether a card does what it is attached to or aimed at good."""
    if card.attaches:
        return "Disease" not in card.keyword_names and (card.hosts is None or card.hosts.side != "foe")
    aims = (*card.specs, *(spec for action in card.printed_actions for spec in action.specs))
    return helps(aims, (*card.do, *(op for action in card.printed_actions for op in (*action.do, *action.success))))


def helps(targets: Specs, ops: Sequence[Any]) -> bool:
    """Whether operations do what they are aimed at good: by whose it has to be, else by the first of them that does it
    good or ill."""
    for _, spec in targets:
        if spec.kind and spec.side != "any":
            return spec.side == "own"
    for op in ops:
        if op.word in ILL or op.word == "prevent" and op.of is not None:
            return False
        if op.word in GOOD:
            return getattr(op, "n", None) is None or (op.n.constant or 0) >= 0
        if op.word == "put":
            return op.what == "plus"
        if op.word == "change":
            return all((value.constant or 0) >= 0 for value in op.numbers.values())
    return False
