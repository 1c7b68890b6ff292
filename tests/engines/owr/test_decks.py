"""Which decks may be played, what cards may print, and what a series is. [OW-136 OW-201 to OW-209 OW-231 to OW-235]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from engines.kernel.cards import Cards, DeckList
from engines.kernel.conformance import play
from engines.kernel.documents import ContentError
from engines.owr.rules import RULES

from .content import cards, decks


def faults(sections: Mapping[str, Sequence[str]], **options: str) -> Counter[str]:
    deck = DeckList(name="Tried", game="owr", cards={name: list(row) for name, row in sections.items()})
    return Counter(fault.clause for fault in RULES.check_deck_for(deck, cards(), options))


@pytest.mark.clause("OW-201", "OW-207")
@pytest.mark.parametrize(("n", "legal"), [(39, False), (40, True), (60, True), (61, False)])
def test_a_main_deck_has_40_to_60_cards_of_any_kinds(n: int, legal: bool) -> None:
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


@pytest.mark.clause("OW-233", "OW-235")
@pytest.mark.parametrize("card", [
    "{id: odd, kind: spell, name: Odd, do: [{draw: 1}]}",
    "{id: odd, kind: rune, subtype: sometimes, name: Odd, do: [{draw: 1}]}",
    "{id: odd, kind: creature, name: Odd, atk: -100, def: 100}",
])  # fmt: skip
def test_cards_print_what_their_kind_has(card: str) -> None:
    with pytest.raises(ContentError):
        Cards.read(RULES, {"odd.yaml": f"- {card}"})


@pytest.mark.clause("OW-136", "OW-209")
def test_a_series_is_played_until_it_is_won() -> None:
    lists = list(decks().values())
    won = play(RULES, cards(), lists[:2], "series", options={"best_of": "3"}, players=("greedy", "random"), often=0)
    assert won.clause
