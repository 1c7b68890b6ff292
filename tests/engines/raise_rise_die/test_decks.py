"""Which decks may be played, and what cards print. [RD-107 RD-201 to RD-211 RD-301 RD-310 RD-316 RD-1201 RD-1409]"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engines.kernel.cards import Cards, DeckList
from engines.kernel.documents import ContentError
from engines.raise_rise_die.rules import RULES
from tests.content import cards, decks

POOL = cards("raise_rise_die")
LEGAL = decks("raise_rise_die")["dig-twice"].cards


def faults(options: dict[str, str] | None = None, **sections: list[str]) -> Counter[str]:
    deck = DeckList(name="Tried", game="raise_rise_die", cards={**LEGAL, **sections})
    return Counter(fault.clause for fault in RULES.check_deck_for(deck, POOL, options or {}))


def main(*others: str) -> list[str]:
    """A legal deck of which the last cards are others."""
    return [*LEGAL["deck"][: len(LEGAL["deck"]) - len(others)], *others]


@pytest.mark.clause("RD-107", "RD-210")
def test_the_starter_decks_are_legal_and_nobody_plays_without_one() -> None:
    assert all(RULES.check_deck(deck, POOL) == [] for deck in decks("raise_rise_die").values())
    assert set(faults(character=[], weapons=[], deck=[])) == {"RD-201", "RD-202"}


@pytest.mark.clause("RD-201")
@pytest.mark.parametrize("characters", [[], ["nilo", "nilo"], ["nilo", "hollis"]])
def test_one_character_it_is(characters: list[str]) -> None:
    assert faults(character=characters)["RD-201"] == 1


@pytest.mark.clause("RD-202")
@pytest.mark.parametrize(
    ("n", "most", "legal"),
    [(0, "2", False), (1, "2", True), (2, "2", True), (3, "2", False), (2, "1", False), (3, "3", True)],
)
def test_one_or_two_weapons_by_option_one_or_up_to_three(n: int, most: str, legal: bool) -> None:
    found = faults({"weapon_slots": most}, weapons=["grave-spade", "psalter-of-names", "psalter-of-names"][:n])
    assert found["RD-202"] == (not legal)


@pytest.mark.clause("RD-203", "RD-204")
def test_three_copies_of_a_card_and_no_more() -> None:
    others = [id for id in LEGAL["deck"] if id != "marrow-guard"][: len(LEGAL["deck"])]
    size = len(LEGAL["deck"])
    three = ["marrow-guard"] * 3 + others[: size - 3]
    four = ["marrow-guard"] * 4 + others[: size - 4]
    assert faults(deck=three) == Counter()
    assert faults(deck=four) == Counter(["RD-203"])


@pytest.mark.clause("RD-205")
@pytest.mark.parametrize("n", [-1, 0, 1])
def test_exactly_as_many_cards_as_ether(n: int) -> None:
    cards_ = LEGAL["deck"][:n] if n < 0 else [*LEGAL["deck"], *["marrow-guard"] * n]
    assert len(cards_) == POOL["nilo"].ether + n
    assert faults(deck=cards_)["RD-205"] == (n != 0)


@pytest.mark.clause("RD-206")
def test_every_card_is_of_the_archetype_of_the_weapons() -> None:
    assert faults(deck=main("quick-cut")) == Counter(["RD-206"])


@pytest.mark.clause("RD-207")
def test_weapons_share_an_archetype_unless_an_option_mixes_them() -> None:
    mixed = ["grave-spade", "twin-needles"]
    deck = main("quick-cut", "needle-feint", "whirl-guard")
    assert "RD-207" in faults(weapons=mixed, deck=deck)
    assert faults({"mixed_archetypes": "on"}, weapons=mixed, deck=deck) == Counter()
    assert faults({"mixed_archetypes": "on"}, weapons=mixed, deck=[*deck[:-1], "cinder-jab"]) == Counter(["RD-206"])


@pytest.mark.clause("RD-208")
def test_a_dedicated_card_wants_its_weapon() -> None:
    assert faults(weapons=["psalter-of-names"]) == Counter(["RD-208"])
    assert faults(weapons=["grave-spade"]) == Counter()


@pytest.mark.clause("RD-209")
@pytest.mark.parametrize("card", ["grave-spade", "nilo"])
def test_only_combat_cards_are_in_the_deck(card: str) -> None:
    assert faults(deck=main(card)) == Counter(["RD-209"])


@pytest.mark.clause("RD-210")
def test_every_fault_is_told_at_once() -> None:
    found = faults(deck=[*["marrow-guard"] * 4, "quick-cut", *main()[5:]])
    assert {"RD-203", "RD-206"} <= set(found)


CHARACTER = {"kind": "character", "id": "odd", "name": "Odd", "ether": 20, "active": 3, "latent": 1,
             "abilities": [{"when": "bout_end", "do": [{"draw": 1}]}]}  # fmt: skip


def read(document: dict[str, Any]) -> Any:
    return Cards.read(RULES, {"odd.yaml": f"- {json.dumps(document)}"})["odd"]


@pytest.mark.clause("RD-301")
@pytest.mark.parametrize("field", ["ether", "active", "latent", "abilities"])
def test_a_character_states_all_that_it_has(field: str) -> None:
    assert read(CHARACTER).ether == 20
    with pytest.raises(ContentError, match=field):
        read({name: each for name, each in CHARACTER.items() if name != field})


@pytest.mark.parametrize("ability", [
    {"always": [{"change": {"damage": 1, "to": {"kind": "assault", "side": "own"}}}], "limit": {"bout": 1}},
    {"use": "active", "limit": {"bout": 1, "then": [{"draw": 1}]}, "do": [{"draw": 1}]},
    {"would": {"event": "damaged", "player": "you"}, "limit": {"bout": 1, "then": [{"draw": 1}]}},
])  # fmt: skip
def test_a_limit_that_nothing_would_heed_is_refused(ability: dict[str, Any]) -> None:
    with pytest.raises(ContentError, match="limit"):
        read({**CHARACTER, "abilities": [ability]})


@pytest.mark.clause("RD-1212")
@pytest.mark.parametrize("card", [
    {"kind": "weapon", "class": "bell", "abilities": [{"use": "use", "as_support": True, "do": [{"draw": 1}]}]},
    {"kind": "support", "optimal": "high", "infusion": [{"use": "use", "as_support": True, "do": [{"draw": 1}]}]},
    {"kind": "defence", "optimal": "high", "object": True,
     "abilities": [{"use": "use", "as_support": True, "do": [{"draw": 1}]}]},
])  # fmt: skip
def test_only_an_object_that_is_a_support_is_played_as_one(card: dict[str, Any]) -> None:
    with pytest.raises(ContentError, match="played as a support"):
        read({"id": "odd", "name": "Odd", "archetype": "plain", **card})


@pytest.mark.clause("RD-310", "RD-316")
@pytest.mark.parametrize(("kind", "stat"), [("assault", "damage"), ("support", "break"), ("defence", "block")])
def test_the_number_of_a_card_is_what_its_type_says(kind: str, stat: str) -> None:
    plain = {"kind": kind, "id": "odd", "name": "Odd", "archetype": "plain", "optimal": "high"}
    assert (read({**plain, "value": 4}).stat, read({**plain, "value": 4}).value) == (stat, 4)
    assert (read(plain).value, read(plain).sv) == (0, 0)


@pytest.mark.clause("RD-316", "RD-309")
@pytest.mark.parametrize(("bubbles", "sockets"), [({}, 0), ({"sockets": 2}, 2)])
def test_a_weapon_has_as_many_sockets_as_bubbles(bubbles: dict[str, int], sockets: int) -> None:
    assert (
        read({"kind": "weapon", "id": "odd", "name": "Odd", "archetype": "plain", "class": "bell", **bubbles}).sockets
        == sockets
    )


@pytest.mark.clause("RD-315")
def test_a_card_shows_all_that_is_more_on_it() -> None:
    plain = {"kind": "support", "id": "odd", "name": "Odd", "archetype": "plain", "optimal": "high", "value": 2}
    more = {
        "object": True, "instant": True, "dedicated": "bell", "abilities": [{"use": "use", "do": [{"draw": 1}]}],
        "infusion": [{"when": "bout_end", "do": [{"draw": 1}]}], "transcend": {"value": 3, "on_resolve": [{"destroyer": 1}]},
    }  # fmt: skip
    face, bare = RULES.describe(read({**plain, **more})), RULES.describe(read(plain))
    assert (face.category, face.stats["second"]) == ("instant", 3)
    assert set(face.marks) == {"object", "instant", "dedicated", "transcend"}
    assert [skill.label.words["layer"] for skill in face.skills] == ["red-on-resolve", "infusion", "use"]
    assert (bare.category, "second" in bare.stats, bare.marks, bare.skills) == ("", False, (), ())


@pytest.mark.clause("RD-1301")
def test_what_may_be_transcended_has_a_second_sphere_or_a_red_text() -> None:
    plain = {"kind": "assault", "id": "odd", "name": "Odd", "archetype": "plain", "optimal": "high", "value": 2}
    for more in ({"value": 3}, {"on_play": [{"draw": 1}]}, {"on_resolve": [{"draw": 1}]}):
        assert read({**plain, "transcend": more}).transcend is not None
    with pytest.raises(ContentError, match="RD-1301"):
        read({**plain, "transcend": {}})


@pytest.mark.clause("RD-1201")
def test_an_object_bears_the_use_icon() -> None:
    jar = {"kind": "support", "id": "odd", "name": "Odd", "archetype": "plain", "optimal": "high", "object": True}
    assert read({**jar, "abilities": [{"use": "use", "do": [{"draw": 1}]}]}).object
    with pytest.raises(ContentError, match="RD-1201"):
        read(jar)


@pytest.mark.clause("RD-1409")
def test_every_keyword_on_a_card_is_named_with_its_clause() -> None:
    face = RULES.describe(POOL["pyre-swing"])
    assert [(each.word, each.clause) for each in face.abilities] == [("Burn", "RD-1585")]
    assert all(each.clause for card in POOL.values() for each in RULES.describe(card).abilities)
