"""What "Just now" says of a match of OWR that was played: every happening goes by the name that the engine marks."""

from __future__ import annotations

from typing import Any

import pytest

from engines.owr.rules import RULES
from render.owr.said import happenings
from render.parts.words import Words
from tests.engines.owr.content import cards, texts


def told(locale: str, phase: str, sides: dict[str, Any], *keys: str) -> str:
    """What is told once somebody has answered so; all else is passed."""
    laid = {side: {"deck": ["mudlark"] * 3, **sides.get(side, {})} for side in "AB"}
    position = {"active": "A", "turn": 10, "phase": phase, **laid}
    game = RULES.laid_out(cards(), {}, b"a key of the tests, long enough!!", position)
    left = list(keys)
    while left or game.asks[min(game.asks)].window:
        ask = game.asks[min(game.asks)]
        if left and ask.seat == "AB".index(left[0][0]):
            game.answer(game.number, ask.seat, left.pop(0)[2:])
        else:
            game.answer(game.number, ask.seat, "pass")
    words = Words(texts(), locale, {0: "Ada", 1: "Bo"}, "owr")
    views = [happenings(RULES.view(game, viewer), words) for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    return ", ".join(views[0])


DOE = {"A": {"lanes": {1: {"card": "fog-doe", "down": True}}}, "B": {"lanes": {1: "soul-jay"}}}
ARMED = {"card": "soul-jay", "weapons": ["thorn-rake"]}


@pytest.mark.parametrize(
    ("phase", "sides", "keys", "en", "fr"),
    [
        ("battle", {"A": {"lanes": {2: "soul-jay"}}}, ["A attack 2"], "Soul Jay (a2) attacks b2", "Soul Jay (a2) attaque b2"),
        ("main_1", {"A": {"hand": ["lantern-moth"]}}, ["A stack lantern-moth 2"],
         "Lantern Moth (a2.1) becomes a soul, Lantern Moth (a2.1) is activated",
         "Lantern Moth (a2.1) devient une âme, Effet activé\xa0: Lantern Moth (a2.1)"),
        ("main_1", DOE, ["A reveal 1", "A yes"], "Soul Jay (b1) returns", "Soul Jay (b1) revient"),
        ("main_1", DOE | {"B": {"lanes": {1: ARMED}}}, ["A reveal 1", "A yes"], "Thorn Rake (b1w1) is lost",
         "Arme perdue\xa0: Thorn Rake (b1w1)"),
        ("main_1", {"A": {"hand": ["snuff-out"], "stacks": {1: ["mudlark", "mudlark"]}}, "B": {"lanes": {1: "soul-jay"}}},
         ["A cast snuff-out 1"], "Soul Jay (b1) is banished", "Bannissement\xa0: Soul Jay (b1)"),
        ("main_1", {"A": {"hand": ["lantern-moth"]}, "B": {"stacks": {1: [{"card": "hush", "down": True}, "mudlark"]}}},
         ["A stack lantern-moth 2", "B activate 1.1"], "Lantern Moth (a2.1) is cancelled", "Annulation\xa0: Lantern Moth (a2.1)"),
    ],
)  # fmt: skip
def test_what_happened_is_told_under_the_name_it_is_marked_with(
    phase: str, sides: dict[str, Any], keys: list[str], en: str, fr: str
) -> None:
    assert en in told("en", phase, sides, *keys)
    assert fr in told("fr", phase, sides, *keys)


def test_all_that_one_payment_took_is_told() -> None:
    sides = {"A": {"hand": ["snuff-out"], "stacks": {1: ["mudlark", "soul-jay"]}}, "B": {"lanes": {1: "soul-jay"}}}
    assert "Mudlark (a1.1) and Soul Jay (a1.2) are spent" in told("en", "main_1", sides, "A cast snuff-out 1")
    assert "Âmes payées\xa0: Mudlark (a1.1) et Soul Jay (a1.2)" in told("fr", "main_1", sides, "A cast snuff-out 1")
