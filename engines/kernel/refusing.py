"""Why an answer is not legal, in a game's own words: what the rooms of refusals of all games do in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .ask import Ask, Refused
from .state import Id

Against = Callable[[Any, int, Id], str | None]
"""The clause that keeps a player from doing something with a thing; None where nothing does."""


def clauses(*rows: tuple[str, Callable[[Any, int, Id], Any]] | Against) -> Against:
    """Clauses, each with what it forbids, or in rows of their own: the first that speaks against it keeps a player from
    doing something."""

    course = [(None, row) if callable(row) else row for row in rows]

    def against(g: Any, seat: int, id: Id) -> str | None:
        for clause, forbids in course:
            if found := forbids(g, seat, id):
                return clause or found
        return None

    return against


def by(g: Any, clause: str) -> Refused:
    """The refusal that goes with a clause: the text `no-NUMBER` of the game."""
    return Refused(g.text("no-" + clause.partition("-")[2]), clause)


def typed_number(token: str) -> int:
    """A number as it was typed; -1 for what is none (also "²", which is a digit), or longer than any is read."""
    return int(token) if token.isdecimal() and len(token) < 10 else -1


Room = Callable[[Any, Ask, Sequence[str], Refused], Refused | str | None]
"""What speaks against the tokens of an answer that was refused so: a refusal, a clause, or nothing."""


def explained(g: Any, ask: Ask, key: str, refusal: Refused, against: Room) -> Refused:
    """The refusal of an answer, with its clause: what speaks `against` it; else that of the question."""
    tokens = [token for token in key.lower().split() if token != ">"]
    found = against(g, ask, tokens, refusal) if tokens else None
    if found is not None:
        return by(g, found) if isinstance(found, str) else found
    return Refused(refusal.text, refusal.clause or (ask.clauses[0] if ask.clauses else None))
