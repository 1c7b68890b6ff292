"""What "Just now" says of a match of Rise: every happening goes by the name that the engine marks, all of it counted."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engines.kernel.cards import Cards
from engines.rise.board import Board
from engines.rise.control import free, open_lock
from engines.rise.counters import gain
from engines.rise.moving import leave
from engines.rise.rules import RULES
from render.parts.words import Words
from render.rise.said import happenings
from tests.content import cards, library

POOL = Cards.read(RULES, {"own": json.dumps(list(RULES.blanks))}, known=cards("rise"))


CASES: list[tuple[Callable[[Board], object], str, str]] = [
    (lambda g: gain(g, 0, "coins", 2), "Ada +2 coins", "Ada +2 pièces"),
    (lambda g: [gain(g, 0, "coins", 1), gain(g, 0, "coins", 1)], "Ada +2 coins", "Ada +2 pièces"),
    (lambda g: gain(g, 0, "ether", -1), "Ada −1 Ether", "Ada −1 Éther"),
    (lambda g: open_lock(g, g.at("a1")), "Sealed Vault opened", "Coffre scellé"),
    (lambda g: free(g, g.at("a2")), "Chain-Gang Giant freed", "Géant du bagne"),
    (lambda g: leave(g, (g.at("a2"),), "hand"), "Chain-Gang Giant returns", "Géant du bagne revient"),
    (lambda g: leave(g, (g.at("a2"),), "excluded"), "Chain-Gang Giant excluded", "Géant du bagne aux Exclues"),
]


@pytest.mark.parametrize(("does", "en", "fr"), CASES)
def test_what_happened_is_told_under_the_name_it_is_marked_with(
    does: Callable[[Board], object], en: str, fr: str
) -> None:
    game = RULES.empty(POOL, {}, bytes(32))
    RULES.place(game, {"A": {"field": ["sealed-vault", "chain-gang-giant"], "ether": 1}})
    does(game)  # type: ignore[arg-type]
    view = RULES.view(game, None)
    words = {locale: Words(library().texts, locale, {0: "Ada", 1: "Bo"}, "rise") for locale in ("en", "fr")}
    assert en in ", ".join(happenings(view, words["en"]))
    assert fr in ", ".join(happenings(view, words["fr"]))
