"""Records of matches with house options: decks are checked as the match admitted them."""

from __future__ import annotations

import pytest

from engines.kernel.cards import DeckList
from engines.kernel.chance import match_key
from engines.kernel.record import Answer, Record, verify, write_record
from engines.kernel.registry import games
from tests.content import cards, decks

SECRET = bytes(32)
DIGGER = decks("raise_rise_die")["dig-twice"].cards
THREE_WEAPONS = {**DIGGER, "weapons": ["grave-spade", "psalter-of-names", "psalter-of-names"]}
MIXED = {
    **DIGGER,
    "weapons": ["grave-spade", "twin-needles"],
    "deck": [*DIGGER["deck"][:-3], "quick-cut", "needle-feint", "whirl-guard"],
}
FOUR_COPIES = {"deck": ["soul-jay"] * 4 + ["mudlark"] * 36}


def conceded(game: str, sections: dict[str, list[str]], options: dict[str, str]) -> Record:
    """The record of a match of two such decks that one of them gives up at once."""
    rules, pool = games()[game], cards(game)
    settled, lists = rules.settle_options(options), [DeckList("Tried", game, dict(sections)) for _ in range(2)]
    match = rules.match(pool, lists, settled, match_key(SECRET, "m", ["a", "b"]))
    answers = [Answer(match.number, 0, "!concede")]
    match.command(0, "concede")
    return write_record(
        match="m", rules=rules, secret=SECRET, words=["a", "b"], options=settled, cards=pool, decks=lists,
        answers=answers, digest=match.digest(),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "sections", "options", "legal"),
    [
        ("raise_rise_die", THREE_WEAPONS, {}, False),
        ("raise_rise_die", THREE_WEAPONS, {"weapon_slots": "3"}, True),
        ("raise_rise_die", MIXED, {}, False),
        ("raise_rise_die", MIXED, {"mixed_archetypes": "on"}, True),
        ("owr", FOUR_COPIES, {}, True),
        ("owr", FOUR_COPIES, {"copy_limit": "3"}, False),
    ],
)
def test_a_deck_is_verified_by_the_options_of_its_match(
    game: str, sections: dict[str, list[str]], options: dict[str, str], legal: bool
) -> None:
    verdict = verify(games()[game], conceded(game, sections, options))
    assert verdict.ok == legal
    if not legal:
        assert verdict.problem is not None
        assert verdict.problem.id == "verify-deck"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("seat", "key"), [(2, "!concede"), (7, "!forfeit"), (-2, "!draw")])
def test_a_command_of_a_seat_that_is_not_there_is_no_line_of_a_record(game: str, seat: int, key: str) -> None:
    rules, pool, lists = games()[game], cards(game), list(decks(game).values())[:2]
    match = rules.match(pool, lists, {}, match_key(SECRET, "m", ["a", "b"]))
    record = write_record(
        match="m", rules=rules, secret=SECRET, words=["a", "b"], options={}, cards=pool, decks=lists,
        answers=[Answer(match.number, seat, key)], digest="",
    )  # fmt: skip
    verdict = verify(rules, record)
    assert verdict.problem is not None
    assert (verdict.problem.id, verdict.answers) == ("verify-line", 0)
