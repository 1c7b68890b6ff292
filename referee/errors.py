"""Refusals of the referee. Each carries a text for the person, like the refusals of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.ask import Refused, Stale
from engines.kernel.rules import Fault
from engines.kernel.text import say

__all__ = [
    "BadDeck",
    "Full",
    "NotFound",
    "NotInvited",
    "NotOpen",
    "NotOpener",
    "NotPlaying",
    "NotSeated",
    "OffPath",
    "Over",
    "Paused",
    "Refused",
    "Stale",
]


class NotFound(Refused):
    """There is no match of that number."""

    def __init__(self, match: int):
        super().__init__(say("match-not-found", match=match))


class OffPath(Refused):
    """The answer is not the one that the lesson hopes for; the text is what the lesson says to that."""


class NotSeated(Refused):
    """The person has no seat in the match."""

    def __init__(self):
        super().__init__(say("match-not-seated"))


class NotOpener(Refused):
    """Only the person who opened the match may do this."""

    def __init__(self):
        super().__init__(say("match-not-opener"))


class NotOpen(Refused):
    """The match takes no players any more."""

    def __init__(self):
        super().__init__(say("match-not-open"))


class NotInvited(Refused):
    """The free seat is kept for somebody else."""

    def __init__(self):
        super().__init__(say("match-not-invited"))


class Full(Refused):
    """The person sits in this match already."""

    def __init__(self):
        super().__init__(say("match-seated-already"))


class NotPlaying(Refused):
    """The match has not begun."""

    def __init__(self):
        super().__init__(say("match-not-playing"))


class Over(Refused):
    """The match has ended, or was called off."""

    def __init__(self):
        super().__init__(say("match-has-ended"))


class Paused(Refused):
    """The match is paused by agreement."""

    def __init__(self):
        super().__init__(say("match-paused"))


class BadDeck(Refused):
    """A deck that is not legal, with all its faults."""

    def __init__(self, name: str, faults: Sequence[Fault]):
        found = say("deck-not-legal", deck=name, faults=len(faults), first=faults[0].text, more=len(faults) - 1)
        super().__init__(found, faults[0].clause)
        self.faults = tuple(faults)
