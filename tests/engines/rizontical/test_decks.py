"""Deck lists and card kinds. [RZ-102 to RZ-107 RZ-111 to RZ-113 RZ-115]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import yaml

from engines.kernel.cards import Cards, DeckList
from engines.kernel.documents import ContentError
from engines.rizontical.rules import RULES
from tests.content import cards, decks
from tests.engines.rizontical.duels import deck, duel, fighter, normal, pool, setup

STARTER = decks()["kiln-riot"].cards
FIGHTERS, POWERS = STARTER["fighters"], STARTER["powers"]
SPARE = next(id for id, card in cards().items() if card.kind == "fighter" and id not in FIGHTERS)
SPARE_POWER = next(id for id, card in cards().items() if card.kind == "power" and id not in POWERS)


def faults(
    numen: Sequence[str] = ("vashtirel",),
    fighters: Sequence[str] = FIGHTERS,
    powers: Sequence[str] = POWERS,
    known: Cards | None = None,
) -> list[str]:
    """The clauses that a list breaks."""
    list_ = DeckList("Test", "rizontical", {"numen": list(numen), "fighters": list(fighters), "powers": list(powers)})
    return [fault.clause for fault in RULES.check_deck(list_, known or cards())]


@pytest.mark.clause("RZ-102")
def test_exactly_one_numen() -> None:
    assert faults(["vashtirel"]) == []
    assert faults([]) == ["RZ-102"]
    assert faults(["vashtirel", "humlae"]) == ["RZ-102"]
    assert faults([FIGHTERS[0]]) == ["RZ-102"]


@pytest.mark.clause("RZ-103")
def test_exactly_eight_fighters() -> None:
    assert len(FIGHTERS) == 8
    assert faults() == []
    assert faults(fighters=FIGHTERS[:7]) == ["RZ-103"]
    assert faults(fighters=[*FIGHTERS, SPARE]) == ["RZ-103"]
    assert faults(fighters=[*FIGHTERS[:7], SPARE_POWER]) == ["RZ-103"]


@pytest.mark.clause("RZ-104")
def test_no_fighter_twice() -> None:
    doubled = [*FIGHTERS[:7], FIGHTERS[0]]
    assert faults(fighters=doubled) == ["RZ-104"]
    list_ = DeckList("Test", "rizontical", {"numen": ["vashtirel"], "fighters": doubled, "powers": POWERS})
    assert RULES.check_deck(list_, cards())[0].text.words["card"] == cards()[FIGHTERS[0]].name


@pytest.mark.clause("RZ-104", "RZ-106")
def test_cards_are_the_same_by_name() -> None:
    known = pool(fighter("zill-again", name="ZILL"), normal("breath-again", {"draw": 1}, name=cards()[POWERS[0]].name))
    assert FIGHTERS[0] == "zill"
    assert faults(fighters=[*FIGHTERS[:7], "zill-again"], known=known) == ["RZ-104"]
    assert faults(powers=[*POWERS[:29], "breath-again"], known=known) == ["RZ-106"]


@pytest.mark.clause("RZ-105")
def test_exactly_thirty_powers() -> None:
    assert len(POWERS) == 30
    assert faults(powers=POWERS[:29]) == ["RZ-105"]
    assert faults(powers=[*POWERS, SPARE_POWER]) == ["RZ-105"]
    assert faults(powers=[*POWERS[:29], SPARE]) == ["RZ-105"]


@pytest.mark.clause("RZ-106")
@pytest.mark.parametrize("field", ["rank", "category"])
def test_no_power_twice_whatever_its_rank_or_category(field: str) -> None:
    for value in sorted({getattr(card, field) for card in cards().values() if card.kind == "power"}):
        twice = next(id for id, card in cards().items() if card.kind == "power" and getattr(card, field) == value)
        powers = [twice, twice, *(id for id in POWERS if id != twice)][:30]
        assert faults(powers=powers) == ["RZ-106"], value


@pytest.mark.clause("RZ-107")
def test_ranks_and_categories_mix_freely() -> None:
    legends = [normal(f"legend-{n}", {"draw": 1}, name=f"Legend {n}", rank="legendary") for n in range(9)]
    plains = [normal(f"plain-{n}", {"draw": 1}, name=f"Plain {n}") for n in range(21)]
    auras = [
        {
            "kind": "power",
            "id": f"aura-{n}",
            "name": f"Aura {n}",
            "category": "aura",
            "cost": {"ap": 1},
            "abilities": [{"always": [{"change": {"atk": 1, "to": "host"}}]}],
        }
        for n in range(30)
    ]
    known = pool(*legends, *plains, *auras)
    assert faults(powers=[each["id"] for each in (*legends, *plains)], known=known) == []
    assert faults(powers=[each["id"] for each in auras], known=known) == []


@pytest.mark.clause("RZ-111")
def test_all_faults_are_reported_at_once() -> None:
    assert faults(fighters=FIGHTERS[:7], powers=[*POWERS[:29], POWERS[0]]) == ["RZ-103", "RZ-106"]
    assert sorted(faults([], FIGHTERS[:6] + FIGHTERS[:1], POWERS[:3])) == ["RZ-102", "RZ-103", "RZ-104", "RZ-105"]


@pytest.mark.clause("RZ-112")
def test_both_players_may_bring_the_same_cards() -> None:
    game = setup(deck(), deck(), seed=3)
    assert [game.thing(side.numen).card for side in game.s.seats] == ["vashtirel"] * 2
    assert [sorted(game.thing(id).card for id in side.power_deck) for side in game.s.seats] == [sorted(POWERS)] * 2
    mirror = duel(
        {
            "A": {"fighters": {1: "zill a1"}, "power_deck": []},
            "B": {"fighters": {1: {"card": "zill", "cell": "h8", "hp": 2}}},
        }
    )
    assert [RULES.read(mirror, f"fighters.{at}.card") for at in ("A1", "B1")] == ["zill", "zill"]
    assert [RULES.read(mirror, f"fighters.{at}.hp") for at in ("A1", "B1")] == [4, 2]


@pytest.mark.clause("RZ-113")
@pytest.mark.parametrize("token", ["bell-moth", "mossbed"])
def test_summons_and_tiles_are_never_in_a_deck(token: str) -> None:
    assert faults(powers=[*POWERS[:29], token]) == ["RZ-113"]
    assert faults(fighters=[*FIGHTERS[:7], token]) == ["RZ-113"]
    assert faults([token]) == ["RZ-113"]


KINDS: list[dict[str, Any]] = [
    *RULES.blanks,
    {"kind": "summon", "id": "s", "name": "S", "abilities": [{"when": "turn_start", "do": [{"draw": 1}]}]},
    {"kind": "tile", "id": "t", "name": "T", "do": [{"draw": 1}]},
]


@pytest.mark.clause("RZ-115")
def test_there_are_three_kinds_of_cards_and_two_of_tokens() -> None:
    known = Cards.read(RULES, {"all": yaml.safe_dump(KINDS)})
    assert {card.kind for card in known.values()} == {"numen", "fighter", "power", "summon", "tile"}
    for kind in ("spell", "creature", "item", ""):
        with pytest.raises(ContentError, match="kind"):
            Cards.read(RULES, {"odd": yaml.safe_dump([KINDS[2] | {"kind": kind}])})
    with pytest.raises(ContentError):
        Cards.read(RULES, {"none": yaml.safe_dump([{k: v for k, v in KINDS[2].items() if k != "kind"}])})
    assert [
        fault.clause for fault in RULES.check_deck(DeckList("T", "rizontical", dict(STARTER) | {"spells": []}), cards())
    ] == ["RZ-115"]


@pytest.mark.clause("RZ-116")
def test_the_box_and_nothing_of_the_story() -> None:
    assert dict(RULES.facts) == {"players": "2", "minutes": "15-40", "age": "10+"}
    assert RULES.seats == (2, 2)
    game = duel({"A": {"souls": 2}, "B": {"souls": 3}})
    before = RULES.position(game)
    game.command(0, "concede")
    assert game.outcome is not None
    assert game.outcome.places == (2, 1)
    after = RULES.position(game)
    assert after == before
