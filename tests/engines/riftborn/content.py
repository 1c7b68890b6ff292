"""The cards and decks that Riftborn is tested with."""

from __future__ import annotations

import functools
from pathlib import Path

from engines.kernel.cards import Cards, DeckList
from engines.riftborn import RULES
from referee.library import teach
from tests.content import DATA

HERE = Path(__file__).parent
teach(RULES, DATA)


@functools.cache
def cards() -> Cards:
    """One card for each thing that cards can say."""
    return Cards.read(RULES, {"cards.yaml": (HERE / "cards.yaml").read_text()})


@functools.cache
def decks() -> dict[str, DeckList]:
    """Decks of those cards, in which each has a place."""
    main = [id for id, card in cards().items() if card.kind not in ("token", "trick")]
    found: dict[str, DeckList] = {}
    for number in range(4):
        rest = ["gate-recruit", "ford-warden", "whelp", "levy"] * 12
        share = main[number::4] + main[(number + 1) % 4 :: 4]
        found[f"deck-{number}"] = DeckList(
            name=f"Deck {number}", game="riftborn", cards={"deck": (share + rest)[:44]}, id=f"deck-{number}"
        )
    return found
