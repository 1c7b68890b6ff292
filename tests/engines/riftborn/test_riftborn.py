"""Riftborn's matches of chance and of house players under the conformance suite."""

from __future__ import annotations

import pytest
import yaml

from engines.kernel.cards import Cards
from engines.kernel.chance import Stream, match_key
from engines.kernel.conformance import check_secrecy, play
from engines.riftborn import RULES

from .content import HERE, cards, decks


@pytest.mark.clause("RB-1118")
@pytest.mark.parametrize("number", range(2))
def test_random_matches_conform_and_tell_nobody_what_is_hidden(number: int) -> None:
    lists = list(decks().values())
    play(RULES, cards(), [lists[number], lists[number - 1]], f"riftborn {number}", often=60)


@pytest.mark.clause("RB-1202")
def test_house_players_win_by_life_alone() -> None:
    lists = list(decks().values())
    played = play(RULES, cards(), lists[:2], "house", players=("greedy", "random"), often=0)
    assert played.clause == "RB-1201"


@pytest.mark.clause("RB-210")
def test_what_is_put_back_waits_unseen_and_means_the_same_cards_whatever_they_are() -> None:
    lists = list(decks().values())
    game = RULES.match(cards(), lists[:2], {}, match_key(bytes(32), "exchange", ["", ""]))
    hand = game.asks[0].choice.options
    game.answer(game.number, 0, f"{hand[0].key},{hand[3].key}")
    for number in range(10):
        check_secrecy(RULES, game, 1, Stream(f"twin {number}"), "in the exchange")


def test_no_card_is_playable_while_cards_are_exchanged() -> None:
    """[RB-210]"""
    game = RULES.match(cards(), list(decks().values())[:2], {}, match_key(bytes(32), "exchange", ["", ""]))
    assert [RULES.view(game, seat).playable for seat in (0, 1)] == [[], []]
    while (ask := next(iter(game.asks.values()))).kind != "main":
        game.answer(game.number, ask.seat, ask.default)
    assert RULES.view(game, ask.seat).playable


def test_nobody_has_a_side_before_it_is_known_who_goes_first() -> None:
    """[RB-425]"""
    game = RULES.match(cards(), list(decks().values())[:2], {}, match_key(bytes(32), "sides", ["", ""]))
    view = RULES.view(game, 0)
    assert view.south is None and [side.letter for side in view.seats] == ["", ""]
    while (ask := next(iter(game.asks.values()))).kind != "main":
        game.answer(game.number, ask.seat, ask.default)
    view = RULES.view(game, 0)
    assert view.seats[view.south].letter == "s" and view.seats[1 - view.south].letter == "n"


def test_what_is_played_is_marked_with_its_card_and_so_is_every_act_of_a_turn() -> None:
    game = RULES.match(cards(), list(decks().values())[:2], {}, match_key(bytes(32), "marks", ["", ""]))
    chance, played = Stream("marks"), 0
    while game.outcome is None and played < 9:
        ask = game.asks[min(game.asks)]
        key = ask.write(ask.sample(chance))
        game.answer(game.number_of(ask.seat), ask.seat, key)
        recent = RULES.view(game, None).recent
        began = max((n for n, each in enumerate(recent) if each.name == "turn"), default=0)
        if ask.kind == "main" and key != "end" and game.outcome is None:
            assert "act" in [each.name for each in recent[began:]], key
        named = [each.places for each in recent if each.name == "played"]
        assert all(len(places) == 2 for places in named)
        played = max(played, len(named))
    assert played


def test_a_creature_that_can_be_picked_is_told_with_what_it_has_now() -> None:
    """[RB-611]"""
    deck = {"library": ["veteran"] * 3}
    ranks = {"ranks": [[{"card": "veteran", "damage": 2}, "veteran"]]}
    game = RULES.laid_out(
        cards(), {}, b"a key of the tests, long enough!!", {"active": "A", "A": ranks | deck, "B": deck}
    )
    moving = game.asks[0].choice.option("move")
    below = moving.next() if moving is not None else None
    assert below is not None
    told = [RULES.detail(game, game.asks[0], (), option) for option in below.options]
    assert [(each.id, each.words["left"], each.words["hurt"]) for each in told if each is not None] == [
        ("rb-standing", 3, "yes"),
        ("rb-standing", 5, "no"),
    ]


def test_a_move_when_nothing_can_act_any_more_is_spared() -> None:
    """[RB-501 RB-307]"""
    spent: dict[str, object] = {"card": "veteran", "acted": True}
    deck = {"library": ["veteran"] * 3}
    for standing, spare in (([spent, spent], True), ([spent, "veteran"], False)):
        position = {"active": "A", "A": {"ranks": [standing]} | deck, "B": deck}
        game = RULES.laid_out(cards(), {}, b"a key of the tests, long enough!!", position)
        moving = game.asks[0].choice.option("move")
        below = moving.next() if moving is not None else None
        assert below is not None
        assert {option.spare for option in below.options} == {spare}


def test_where_an_effect_moves_an_enemy_to_is_shown_on_its_side_without_it() -> None:
    """[RB-518 RB-425]"""
    shove = [{"place": {"what": {"pick": 1, "kind": "creature", "side": "foe"}}}]
    pool = Cards.read(RULES, {"cards.yaml": (HERE / "cards.yaml").read_text(), "shove.yaml": yaml.safe_dump(
        [{"id": "shove", "name": "Shove", "kind": "spell", "level": 1, "do": shove}]
    )})  # fmt: skip
    trio = {"ranks": [["veteran"], ["veteran", "veteran"], ["veteran", "veteran"]]}
    deck = {"library": ["veteran"] * 3}
    position = {"active": "A", "A": {"hand": ["shove"]} | deck, "B": trio | deck}
    game = RULES.laid_out(pool, {}, b"a key of the tests, long enough!!", position)
    game.answer(game.number, 0, "play shove")
    game.answer(game.number, 0, "n2a")
    assert [(gap.at, gap.row, gap.x) for gap in RULES.view(game, 0).gaps] == [
        ("n1:0", 1, -1), ("n1:1", 1, 1), ("n2:0", 2, -1), ("n2:1", 2, 1), ("n3:0", 3, -2), ("n3:1", 3, 0), ("n3:2", 3, 2),
    ]  # fmt: skip
    assert RULES.view(game, 0).gaps[2].shifts == {"n2b": 1}
    assert RULES.view(game, 1).gaps == []


def test_that_who_lies_face_down_could_move_on_is_shown_to_its_player_alone() -> None:
    """[RB-751]"""
    hidden = [[{"card": each, "down": True} for each in ("duelist", "fool")], [{"card": "prankster", "down": True}]]
    deck = {"library": ["veteran"] * 3}
    position = {"active": "A", "A": {"ranks": hidden} | deck, "B": deck}
    game = RULES.laid_out(cards(), {"dash_split": "on"}, b"a key of the tests, long enough!!", position)
    for key in ("move s1a s2a", "stop", "move s1b s2a"):
        game.answer(game.number, 0, key)

    def marks(viewer: int | None) -> list[list[str]]:
        return [each.marks for rank in RULES.view(game, viewer).seats[0].ranks for each in rank]

    assert marks(0) == [[], [], ["moved"]]
    assert marks(1) == marks(None) == [[], ["moved"], ["moved"]]


@pytest.mark.clause("RB-1210")
def test_what_is_played_for_all_to_see_has_come_to_light_and_what_comes_face_down_has_not() -> None:
    side = {"hand": ["veteran", "kindle-fury", "prankster"], "ranks": [["veteran", "veteran"]]}
    deck = {"library": ["veteran"] * 3}
    position = {"active": "A", "A": side | deck, "B": deck}
    shown = {"play veteran s1:0": True, "play kindle-fury": True, "play prankster s1:0": False, "move s1a s1b": False}
    for key, so in shown.items():
        game = RULES.laid_out(cards(), {}, b"a key of the tests, long enough!!", position)
        game.answer(game.number, 0, key)
        assert game.informed == so


@pytest.mark.clause("RB-640")
@pytest.mark.parametrize(("option", "hurt", "back"), [("off", 3, 0), ("off", 2, 1), ("on", 3, 1)])
def test_by_the_house_option_no_retaliation_is_expected_of_who_would_die(option: str, hurt: int, back: int) -> None:
    defends: dict[str, object] = {"card": "veteran", "damage": hurt}
    deck = {"library": ["veteran"] * 3}
    position = {"active": "A", "A": {"ranks": [["gate-recruit"]]} | deck, "B": {"ranks": [[defends]]} | deck}
    game = RULES.laid_out(cards(), {"dying_retaliation": option}, b"a key of the tests, long enough!!", position)
    asked = game.asks[0].choice
    for key in ("attack", "s1a"):
        found = asked.option(key)
        below = found.next() if found is not None else None
        assert below is not None
        asked = below
    target = asked.option("n1a")
    assert target is not None and target.text.words["n"] == back
