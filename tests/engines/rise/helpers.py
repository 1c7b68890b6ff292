"""The engine's test cards, and libraries made of them."""

from __future__ import annotations

import functools
from pathlib import Path

from engines.kernel.cards import Cards, DeckList
from engines.kernel.chance import Stream
from engines.rise.rules import RULES
from referee.library import teach
from tests.content import DATA

teach(RULES, DATA)


@functools.cache
def cards() -> Cards:
    """The test cards."""
    return Cards.read(RULES, {name: Path(__file__).with_name(name).read_text() for name in ("cards.yaml", "wild.yaml")})


def deck(seed: str) -> DeckList:
    """A legal deck drawn by chance out of the test cards."""
    pool, chance = cards(), Stream(seed)
    summoners = sorted(id for id, card in pool.items() if card.kind == "summoner" and id.startswith("test-"))
    names = sorted(id for id, card in pool.items() if card.kind != "summoner" and id.startswith("test-"))
    library = ["test-oath"] * 4
    while len(library) < 50:
        id = names[chance.randrange(len(names))]
        if getattr(pool[id], "token", False):
            continue
        if not pool[id].rank or library.count(id) < pool[id].rank:
            library.append(id)
    return DeckList(
        name=seed,
        game="rise",
        cards={"summoners": [summoners[n] for n in chance.shuffled(range(len(summoners)))[:2]], "library": library},
    )
