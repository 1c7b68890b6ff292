"""Which decks may be played, and what cards may print. [RB-101 to RB-109, RB-121 to RB-134]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engines.kernel.cards import Cards, DeckList
from engines.kernel.documents import ContentError
from engines.riftborn import RULES
from engines.riftborn.state import CardName
from referee.library import teach
from tests.content import DATA

teach(RULES, DATA)

EXTRA = """
- {id: wraith-blade, kind: weapon, name: Wraith Blade, level: 1, xp: 1, attack: 1, health: 1, keywords: [HERO]}
- {id: hero-b, kind: creature, name: Hero B, family: Fae, level: 1, xp: 1, attack: 1, health: 1, keywords: [HERO]}
- {id: hero-c, kind: creature, name: Hero C, family: Fae, level: 1, xp: 1, attack: 1, health: 1, keywords: [HERO]}
""" + "".join(
    f"- {{id: {kind}-{n}, kind: {kind}, name: {kind.title()} {n}, level: 1, xp: 1, {rest}}}\n"
    for kind, rest in (("weapon", "attack: 1, health: 1"), ("armour", "health: 1"), ("spell", "do: [{draw: 1}]"))
    for n in range(20)
)
POOL = Cards.read(
    RULES,
    {
        "cards.yaml": EXTRA
        + """
- {id: hero-b-again, kind: creature, name: Hero B, family: Fae, level: 2, xp: 9, attack: 9, health: 9, keywords: [HERO], flavour: Another.}
- {id: spell-1-again, kind: spell, name: Spell 1, level: 2, xp: 9, do: [{draw: 2}]}
- {id: hen, kind: creature, name: Hen, family: Bird, level: 1, xp: 1, attack: 1, health: 1}
- {id: chick, kind: token, name: Chick, family: Bird, xp: 1, attack: 1, health: 1}
- {id: trap, kind: trick, name: Trap, when: {event: moved, subject: {kind: creature, side: foe}}}
"""
    },
)


def faults(row: Sequence[str], size: int = 40) -> Counter[str]:
    deck = DeckList(name="Tried", game="riftborn", cards={"deck": [*row, *["hen"] * (size - len(row))]})
    return Counter(fault.clause for fault in RULES.check_deck_for(deck, POOL, {}))


@pytest.mark.clause("RB-121", "RB-122", "RB-123")
@pytest.mark.parametrize(("n", "clause"), [(39, "RB-121"), (40, ""), (60, ""), (61, "RB-122")])
def test_a_deck_has_40_to_60_cards_with_any_number_of_copies(n: int, clause: str) -> None:
    assert faults([], n) == Counter([clause] if clause else [])


@pytest.mark.clause("RB-124", "RB-126", "RB-128", "RB-130", "RB-132", "RB-876")
@pytest.mark.parametrize(("card", "most", "clause"), [
    ("hero-b", 1, "RB-124"), ("wraith-blade", 1, "RB-124"), ("weapon-1", 2, "RB-126"), ("armour-1", 2, "RB-128"), ("spell-1", 3, "RB-130"),
])  # fmt: skip
def test_some_cards_have_a_limit_of_copies(card: str, most: int, clause: str) -> None:
    assert faults([card] * most) == Counter()
    assert faults([card] * (most + 1)) == Counter([clause])


@pytest.mark.clause("RB-101")
def test_the_name_alone_says_what_is_a_copy() -> None:
    assert faults(["hero-b", "hero-b-again"]) == Counter(["RB-124"])
    assert faults(["spell-1", "spell-1", "spell-1-again"]) == Counter()
    assert faults(["spell-1", "spell-1", "spell-1-again", "spell-1-again"]) == Counter(["RB-130"])


@pytest.mark.clause("RB-125", "RB-127", "RB-129", "RB-131", "RB-876")
@pytest.mark.parametrize("row", [
    ["hero-b", "hero-c", "wraith-blade"],
    [f"weapon-{n}" for n in range(5)] * 2,
    [f"armour-{n}" for n in range(4)] * 2,
    [f"spell-{n}" for n in range(15)] * 3,
], ids=["hero", "weapon", "armour", "spell"])  # fmt: skip
def test_the_limit_counts_each_card_by_itself(row: list[str]) -> None:
    assert faults(row, max(40, len(row))) == Counter()


@pytest.mark.clause("RB-109", "RB-133")
@pytest.mark.parametrize("card", ["chick", "trap"])
def test_tokens_and_trick_cards_are_in_no_deck(card: str) -> None:
    assert faults([card]) == Counter(["RB-133"])


@pytest.mark.clause("RB-134")
def test_every_fault_is_told_at_once_with_names_and_numbers() -> None:
    row = ["weapon-1"] * 3 + ["spell-1"] * 4
    assert faults(row, 39) == Counter(["RB-121", "RB-126", "RB-130"])
    deck = DeckList(name="Tried", game="riftborn", cards={"deck": [*row, *["hen"] * 32]})
    said = [(fault.clause, dict(fault.text.words)) for fault in RULES.check_deck_for(deck, POOL, {})]
    assert said == [
        ("RB-121", {"least": 40, "given": 39}),
        ("RB-126", {"card": CardName("weapon-1"), "n": 3, "most": 2}),
        ("RB-130", {"card": CardName("spell-1"), "n": 4, "most": 3}),
    ]


@pytest.mark.clause("RB-106", "RB-107", "RB-109")
@pytest.mark.parametrize("card", [
    "{id: odd, kind: sorcery, name: Odd, level: 1, do: [{draw: 1}]}",
    "{id: odd, kind: creature, name: Odd, level: 1, attack: 1, health: 1}",
    "{id: odd, kind: spell, name: Odd, family: Fae, level: 1, do: [{draw: 1}]}",
    "{id: odd, kind: creature, name: Odd, family: Fae, level: 1, attack: 1, health: 1, keywords: [UNHEARD-OF]}",
    "{id: odd, kind: creature, name: Odd, family: Fae, level: 1, attack: 1, health: 1, keywords: [{RANGE: far}]}",
    "{id: odd, kind: creature, name: Odd, family: Fae, level: 1, attack: 1, health: 1, keywords: [{RANGE: -1}]}",
    "{id: odd, kind: creature, name: Odd, family: Fae, level: 1, attack: 1, health: 1, keywords: [{RANGE: [2]}]}",
])  # fmt: skip
def test_cards_print_what_their_kind_has(card: str) -> None:
    with pytest.raises(ContentError):
        Cards.read(RULES, {"odd.yaml": f"- {card}"})
