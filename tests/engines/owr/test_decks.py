"""Which decks may be played, and what cards may print. [OW-201 to OW-208 OW-231 to OW-235]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engines.kernel.cards import Cards, DeckList
from engines.kernel.documents import ContentError
from engines.owr.face import describe
from engines.owr.rules import RULES

from .content import cards


def faults(sections: Mapping[str, Sequence[str]], **options: str) -> Counter[str]:
    deck = DeckList(name="Tried", game="owr", cards={name: list(row) for name, row in sections.items()})
    return Counter(fault.clause for fault in RULES.check_deck_for(deck, cards(), options))


@pytest.mark.clause("OW-207")
def test_a_main_deck_may_be_all_of_one_kind_or_a_bit_of_each() -> None:
    kinds = {card.kind: id for id, card in cards().items() if card.kind != "token" and not card.extra}
    assert len(kinds) == 6
    for id in kinds.values():
        assert faults({"deck": [id] * 40}) == Counter()
    assert faults({"deck": [*kinds.values()] * 7}) == Counter()
    for id in kinds.values():
        assert faults({"deck": [*(other for other in kinds.values() if other != id)] * 8}) == Counter()


@pytest.mark.clause("OW-201")
@pytest.mark.parametrize(("n", "legal"), [(39, False), (40, True), (60, True), (61, False)])
def test_a_main_deck_has_40_to_60_cards(n: int, legal: bool) -> None:
    assert faults({"deck": ["hush"] * n}) == Counter([] if legal else ["OW-201"])


@pytest.mark.clause("OW-202", "OW-203")
@pytest.mark.parametrize(
    ("section", "card", "most", "clause"), [("extra", "cinder-wyrm", 20, "OW-202"), ("side", "hush", 15, "OW-203")]
)
def test_the_other_parts_have_a_most_and_no_least(section: str, card: str, most: int, clause: str) -> None:
    main = ["soul-jay"] * 40
    assert faults({"deck": main}) == faults({"deck": main, section: [card] * most}) == Counter()
    assert faults({"deck": main, section: [card] * (most + 1)}) == Counter([clause])


@pytest.mark.clause("OW-204", "OW-232")
def test_copies_are_counted_over_all_parts_where_the_match_limits_them() -> None:
    others = [id for id, card in cards().items() if card.kind == "rune" and id != "hush"]
    main = ["soul-jay"] * 7 + (others * 40)[:33]
    assert faults({"deck": main, "side": ["soul-jay"]}, copy_limit="none") == Counter()
    deck = DeckList(name="Tried", game="owr", cards={"deck": ["soul-jay"] * 8 + main[7:39]})
    found = [fault for fault in RULES.check_deck_for(deck, cards(), {"copy_limit": "3"}) if fault.text.words["n"] == 8]
    assert [fault.clause for fault in found] == ["OW-204"]


@pytest.mark.clause("OW-205", "OW-206")
@pytest.mark.parametrize(("section", "card", "clause"), [
    ("deck", "cinder-wyrm", "OW-205"), ("extra", "hush", "OW-205"), ("extra", "soul-jay", "OW-205"),
    ("deck", "drumling", "OW-206"), ("side", "drumling", "OW-206"),
])  # fmt: skip
def test_every_card_has_its_part_of_the_deck_and_tokens_have_none(section: str, card: str, clause: str) -> None:
    sections = {"deck": ["soul-jay"] * 40, "extra": [], "side": []}
    sections[section].append(card)
    assert faults(sections) == Counter([clause])


@pytest.mark.clause("OW-208")
def test_every_fault_is_told_at_once() -> None:
    tried = {"deck": ["soul-jay"] * 39, "extra": ["cinder-wyrm"] * 21, "side": ["hush"] * 16}
    assert faults(tried) == Counter(["OW-201", "OW-202", "OW-203"])


def read(card: str) -> Any:
    """The only card of a document."""
    return Cards.read(RULES, {"odd.yaml": f"- {{id: odd, name: Odd, {card}}}"})["odd"]


TYPES = {
    "creature": "atk: 100, def: 100",
    "rune": "do: [{draw: 1}]",
    "jinx": "abilities: [{when: {event: battled}, do: [{draw: 1}]}]",
    "arena": "",
    "artifact": "",
    "weapon": "",
}


@pytest.mark.parametrize(
    "cost", ["discard: {n: 1, random: true}", "destroy: {random: 1, kind: creature, side: own}"], ids=["hand", "field"]
)
def test_chance_picks_nothing_that_is_paid(cost: str) -> None:
    """Its player would have picked it, whatever the card said."""
    with pytest.raises(ContentError, match="chance does not"):
        read(f"kind: creature, atk: 1, def: 1, abilities: [{{use: activated, cost: {{{cost}}}, do: [{{draw: 1}}]}}]")
    read(f"kind: rune, do: [{{{cost}}}]")


def test_nobody_pays_out_of_anothers_hand() -> None:
    """The own card went, whatever the card said."""
    with pytest.raises(ContentError, match="who: a cost is paid out of the hand of whoever pays"):
        read(
            "kind: creature, atk: 1, def: 1, abilities: [{use: activated, cost: {discard: {n: 1, who: foe}}, do: [{draw: 1}]}]"
        )
    read(
        "kind: creature, atk: 1, def: 1, abilities: [{use: activated, cost: {discard: {n: 1, who: you}}, do: [{draw: 1}]}]"
    )


def test_control_is_always_taken_for_a_time() -> None:
    """Nothing came of it on a card that said so for as long as it is there."""
    with pytest.raises(ContentError, match="no part of always"):
        read("kind: creature, atk: 1, def: 1, abilities: [{always: [{control: {what: opposite}}]}]")
    read("kind: rune, do: [{control: {what: {pick: 1, kind: creature, side: foe}, until: turn}}]")


@pytest.mark.clause("OW-233")
def test_a_card_is_of_one_of_six_types() -> None:
    for kind, more in TYPES.items():
        assert describe(read(f"kind: {kind}, {more}")).kind == kind
    for other in ("spell", "trap", "hero", "creature, kind: rune"):
        with pytest.raises(ContentError):
            read(f"kind: {other}, do: [{{draw: 1}}]")


@pytest.mark.clause("OW-233")
def test_a_rune_is_normal_continuous_or_flash_and_never_two_of_them() -> None:
    rune = "kind: rune, do: [{draw: 1}]"
    sorts = {f"{rune}, subtype: {sort}": sort for sort in ("normal", "continuous", "flash")} | {rune: "normal"}
    for written, sort in sorts.items():
        card = read(written)
        assert (card.stays, card.flash) == (sort == "continuous", sort == "flash")
        assert describe(card).category == sort.replace("normal", "")
    for subtype in ("sometimes", "[continuous, flash]", "[flash]"):
        with pytest.raises(ContentError):
            read(f"{rune}, subtype: {subtype}")
    assert read("kind: creature, atk: 0, def: 0, subtype: [Sometimes, Flash]").subtype == ("Sometimes", "Flash")


@pytest.mark.clause("OW-235")
def test_a_creature_shows_two_whole_numbers_of_at_least_0() -> None:
    for atk, def_ in ((100, 200), (0, 0), (0, 300)):
        stats = describe(read(f"kind: creature, atk: {atk}, def: {def_}")).stats
        assert (stats["atk"], stats["def"]) == (atk, def_)
    for figures in ("atk: -100, def: 100", "atk: 100, def: -100", "atk: 0.5, def: 100", "atk: 100", "def: 100"):
        with pytest.raises(ContentError):
            read(f"kind: creature, {figures}")


@pytest.mark.clause("OW-570")
def test_a_token_prints_neither_a_cost_nor_a_soul_bonus() -> None:
    token = "kind: token, atk: 100, def: 100"
    assert (read(token).price, read(token).bonus) == (0, (0, 0))
    for more in ("cost: 1", "soul_bonus: {atk: 100}"):
        with pytest.raises(ContentError):
            read(f"{token}, {more}")


@pytest.mark.clause("OW-237")
def test_a_soul_bonus_that_is_not_printed_is_none() -> None:
    for kind in ("creature, atk: 100, def: 100", "artifact"):
        assert read(f"kind: {kind}").bonus == (0, 0)
        assert read(f"kind: {kind}, soul_bonus: {{atk: 100}}").bonus == (100, 0)
        assert read(f"kind: {kind}, soul_bonus: {{def: 100}}").bonus == (0, 100)
