"""What the views of all games of cards on a table have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct


class MarkView(Struct, omit_defaults=True, gc=False):
    """What happened since the last picture: the event's name, the places concerned, its size; the cards that lay at
    those places then ("" where not everybody could read one), of a game that keeps them."""

    name: str
    places: list[str] = []
    amount: int = 0
    cards: list[str] = []

    def lay(self) -> dict[str, str]:
        """The cards that lay at its places, as far as everybody could read them."""
        return {place: card for place, card in zip(self.places, self.cards, strict=False) if card}


class TableView(Struct, omit_defaults=True, kw_only=True, gc=False):
    """A match as one viewer may see it, a seat or a spectator (None): what is so of any."""

    viewer: int | None
    recent: list[MarkView] = []
    waiting: list[int] = []
    """The seats that are asked something."""
    window: str = ""
    """The kind of window that is open."""
    options: dict[str, str] = {}
    """The house options that differ from their defaults."""
    winner: int | None = None
    over: bool = False
    places: list[int] = []

    def holds_cards(self) -> bool:
        """Whether the viewer has any card in hand: of a game whose `seats` have a `hand` each."""
        seats: Any = getattr(self, "seats", ())
        return self.viewer is not None and bool(seats[self.viewer].hand)


def _places(mark: Any) -> Sequence[str]:
    return mark.places


def seen_by_all(g: Any, viewer: int | None, places: Callable[[Any], Sequence[str]] = _places) -> dict[str, Any]:
    """What a viewer's `TableView` has of a match; `places` says which ones a happening concerns."""
    s, outcome = g.seen_by(viewer).s, g.s.outcome
    return {
        "viewer": viewer,
        "recent": [
            MarkView(each.name, list(places(each)), each.amount, list(getattr(each, "cards", ()))) for each in s.recent
        ],
        "waiting": sorted(g.asks) if outcome is None else [],
        "window": next((ask.window for ask in g.asks.values() if ask.window), ""),
        "options": dict(s.options),
        "winner": outcome.winner if outcome is not None else None,
        "over": outcome is not None,
        "places": list(outcome.places) if outcome is not None else [],
    }
