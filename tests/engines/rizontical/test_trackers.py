"""What is left of Use and Time is open to all, wherever they are printed; and what cards may not print."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel.cards import Cards
from engines.kernel.documents import ContentError
from engines.rizontical.view import SkillView
from render.rizontical.alt import text_board

from .duels import RULES, answer, asked, duel, fighter, normal
from .priorities import card
from .test_told import words

AP_OP: dict[str, Any] = {"gain": {"ap": 1}}
IMP = card("summon", "imp", abilities=[{"when": "drawn", "uses": 3, "do": [AP_OP]}])
RUG = card("tile", "rug", time=2, do=[AP_OP])
SEER = card("numen", "seer", enchantment={"when": "drawn", "uses": 2, "do": [AP_OP]}, conjuration={"cost": {"ap": 1}, "time": 4, "do": [AP_OP]})  # fmt: skip


@pytest.mark.clause("RZ-922", "RZ-924")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_what_is_left_of_use_and_time(viewer: int | None) -> None:
    tokens = [{"card": "imp", "cell": "d4", "uses": {1: 1}}, {"card": "rug", "cell": "d5"}]
    game = duel({"A": {"numen": "seer", "numen_uses": {1: 1}}, "tokens": tokens}, IMP, RUG, SEER)
    view = RULES.view(game, viewer)
    assert {token.cell: (token.use, token.time) for token in view.tokens} == {"d4": (1, None), "d5": (None, 2)}
    assert view.sides[0].numen_left == [SkillView("enchantment", 1), SkillView("conjuration", None, 4)]
    assert view.sides[1].numen_left == []
    said = text_board(view, words())
    assert "imp d4 (A) Use 1" in said and "rug d5 (A) Time 2" in said
    assert "Enchantment: Use 1" in said and "Conjuration: Time 4" in said


@pytest.mark.clause("RZ-316", "RZ-867")
def test_a_fighter_that_comes_back_at_once_has_all_its_use_as_soon_as_it_is_turned_up() -> None:
    hermit = fighter("hermit", abilities=[{"label": "trigger", "when": "drawn", "uses": 2, "do": [AP_OP]}])
    back = {"return": {"what": {"kind": "fighter", "side": "own", "slot": 2}, "to": "deck_top"}}
    recall = normal("recall", back, {"deploy": {"slot": 2}})
    fighters = {1: "plain-fighter a1", 2: {"card": "hermit", "cell": "c1", "uses": {1: 1}}}
    game = duel({"A": {"hand": ["recall"], "fighters": fighters}}, hermit, recall)
    answer(game, 0, "power recall @1")
    assert asked(game) == {0: "deploy_cell"}
    (seen,) = [each for each in RULES.view(game, None).sides[0].fighters if each.slot == 2]
    assert (seen.cell, seen.skills) == (None, [SkillView("trigger", 2)])


@pytest.mark.clause("RZ-1611")
@pytest.mark.parametrize(
    ("made", "why"),
    [
        (card("summon", "pair", abilities=[{"when": "drawn", "time": n, "do": [AP_OP]} for n in (1, 2)]), "RZ-924"),
        (card("power", "spy", category="trigger", abilities=[{"when": {"event": "moved", "if": {"exists": {"kind": "power", "zone": "hand", "side": "foe", "category": "trigger"}}}, "do": [AP_OP]}]), "RZ-311"),
        (card("power", "thief", category="normal", targets={"power": {"pick": 1, "kind": "power", "zone": "hand", "side": "foe"}}, do=[AP_OP]), "RZ-311"),
        (card("power", "tease", category="normal", do=[{"gain": {"ap": 1}, "if": {"exists": {"kind": "power", "zone": "hand", "side": "own", "category": "trigger"}}, "may": True}]), "RZ-1603"),
    ],
)  # fmt: skip
def test_what_cannot_work_is_refused(made: dict[str, Any], why: str) -> None:
    with pytest.raises(ContentError, match=why):
        Cards.read(RULES, {"made.yaml": json.dumps([made])})
