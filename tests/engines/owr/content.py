"""The cards and decks that OWR is tested with."""

from __future__ import annotations

import functools
from pathlib import Path

from engines.kernel.cards import Cards, DeckList
from engines.kernel.scenario_said import Voice
from engines.kernel.text import Texts
from engines.owr.rules import RULES
from referee.library import LOCALES, teach
from tests.content import DATA

HERE = Path(__file__).parent
teach(RULES, DATA)


@functools.cache
def cards() -> Cards:
    """The rulebook's own cards, and one for each thing that cards can say."""
    return Cards.read(RULES, {"cards.yaml": (HERE / "cards.yaml").read_text()})


@functools.cache
def decks() -> dict[str, DeckList]:
    """Decks of those cards, in which each has a place."""
    pool = cards()
    main = [id for id, card in pool.items() if card.kind != "token" and not card.extra]
    extra = [id for id, card in pool.items() if card.extra]
    cheap = [id for id in main if pool[id].kind == "creature" and not pool[id].price]
    found: dict[str, DeckList] = {}
    for number in range(4):
        share = main[number::4] + main[(number + 1) % 4 :: 4]
        rest = [cheap[(number + n) % len(cheap)] for n in range(44 - len(share))]
        sections = {"deck": share + rest, "extra": extra * 2, "side": main[number : number + 3]}
        found[f"deck-{number}"] = DeckList(name=f"Deck {number}", game="owr", cards=sections, id=f"deck-{number}")
    return found


@functools.cache
def texts() -> Texts:
    """All that is said, with the names of these cards."""
    files = {
        locale: [file.read_text() for file in sorted((DATA / "locale" / locale).glob("*.ftl"))] for locale in LOCALES
    }
    return Texts(files, {locale: {"owr": cards().names_in(locale)} for locale in LOCALES})


@functools.cache
def voice() -> Voice:
    """What scenarios need to know what is said."""
    return Voice(texts(), None, {"owr": frozenset()})
