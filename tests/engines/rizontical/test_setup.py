"""Setup, step by step. [RZ-210 RZ-401 to RZ-416]"""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.ask import Refused
from engines.rizontical.defeats import Defeat, check_result, decided
from engines.rizontical.duel import Duel
from engines.rizontical.rules import RULES
from engines.rizontical.turns import Setup
from tests.content import cards, decks
from tests.engines.rizontical.duels import answer, asked, deck, default, duel, fighter, pool, seen, setup, until

OTHERS = [
    id for id, card in cards().items() if card.kind == "power" and id not in decks()["kiln-riot"].cards["powers"]
][:30]
"""Powers that the starter deck of the other seat does not have."""
ZONES = (
    {f"{column}{row}" for column in "abcdefgh" for row in (1, 2)},
    {f"{column}{row}" for column in "abcdefgh" for row in (7, 8)},
)


def first_of(game: Duel) -> int:
    first = game.s.setup_first
    assert first is not None
    return first


def names(game: Duel, ids: tuple[int, ...]) -> list[str]:
    return [game.thing(id).card for id in ids]


def offered(game: Duel, seat: int) -> set[str]:
    return {option.key for option in game.asks[seat].choice.options}


@pytest.mark.clause("RZ-401")
def test_decks_are_shuffled_by_the_seed() -> None:
    zones = ("fighter_deck", "power_deck")
    orders = [
        [names(setup(seed=seed), getattr(side, zone)) for side in setup(seed=seed).s.seats for zone in zones]
        for seed in (1, 2)
    ]
    again = [names(game, getattr(side, zone)) for game in [setup(seed=1)] for side in game.s.seats for zone in zones]
    assert orders[0] == again
    for n, (one, other) in enumerate(zip(*orders, strict=True)):
        brought = deck().cards["fighters" if n % 2 == 0 else "powers"]
        assert one != other, "another seed, another order"
        assert brought not in (one, other), "not as listed"
        if n % 2:
            assert sorted(one) == sorted(other) == sorted(brought)
    assert orders[0][0] != orders[0][2], "each player's own"
    assert orders[0][1] != orders[0][3]


@pytest.mark.clause("RZ-402", "RZ-403")
def test_numens_are_face_down_until_both_are_turned_up_at_once() -> None:
    game = RULES.blank(pool(), [deck(), deck("humlae")], {}, bytes(32))
    step = Setup()
    game.push(step)
    step.shuffle(game)
    for viewer in (0, 1, None):
        sides = RULES.view(game, viewer).sides
        for seat, numen in enumerate(("vashtirel", "humlae")):
            assert sides[seat].numen == (numen if viewer == seat else None)
            assert (sides[seat].fighter_deck, sides[seat].power_deck) == (8, 30)
            assert viewer == seat or (sides[seat].fighter_list, sides[seat].power_list, sides[seat].hand) == (
                None,
                None,
                None,
            )
    step.reveal_numens(game)
    for viewer in (0, 1, None):
        assert [side.numen for side in RULES.view(game, viewer).sides] == ["vashtirel", "humlae"]


@pytest.mark.clause("RZ-403")
def test_both_numens_are_shown_before_anybody_is_asked() -> None:
    game = setup(deck(), deck("humlae"), setup_toss="winner_chooses")
    assert list(asked(game).values()) == ["toss_choice"]
    assert [side.numen for side in RULES.view(game, None).sides] == ["vashtirel", "humlae"]


@pytest.mark.clause("RZ-404")
def test_two_fighters_lie_face_down_on_slots_1_and_2() -> None:
    game = setup(setup_toss="winner_chooses")
    for viewer in (0, 1, None):
        for side in RULES.view(game, viewer).sides:
            assert (side.hidden_fighters, side.fighter_deck, side.fighters) == ([1, 2], 6, [])
    tops = [names(game, side.fighter_deck)[:2] for side in game.s.seats]
    until(game, "mulligan")
    for seat in (0, 1):
        assert names(game, game.s.seats[seat].slots[:2]) == tops[seat]
        assert RULES.view(game, seat).sides[seat].fighter_deck == len(game.s.seats[seat].fighter_deck) == 6
        assert RULES.view(game, seat).sides[seat].hidden_fighters == []


@pytest.mark.clause("RZ-404")
def test_an_empty_slot_after_setup_has_no_face_down_fighter() -> None:
    game = setup()
    until(game, "main")
    fallen = game.s.seats[1].slots[0]
    game.seat(1).fighter_deck = ()
    game.push(Defeat(id=fallen))
    game.run()
    until(game, "main")
    assert not game.s.seats[1].slots[0]
    for viewer in (0, 1, None):
        side = RULES.view(game, viewer).sides[1]
        assert (side.hidden_fighters, side.fighter_deck) == ([], 0)


@pytest.mark.clause("RZ-404", "RZ-309")
def test_nobody_knows_the_face_down_fighters() -> None:
    game, other = setup(setup_toss="winner_chooses"), setup(setup_toss="winner_chooses")
    for side in other.s.seats:
        side.fighter_deck = side.fighter_deck[::-1]
    for viewer in (0, 1, None):
        assert seen(game, viewer) == seen(other, viewer)


@pytest.mark.clause("RZ-405")
def test_the_winner_of_the_toss_goes_first() -> None:
    winners: set[int] = set()
    for seed in range(12):
        game = setup(seed=seed)
        [toss] = [entry.event for entry in game.story if entry.event.name == "tossed"]
        assert toss.seat == first_of(game)
        assert asked(game) == {toss.seat: "deploy_cell"}
        winners.add(toss.seat)
    assert winners == {0, 1}


@pytest.mark.clause("RZ-405")
@pytest.mark.parametrize("chosen", ["first", "second"])
def test_with_winner_chooses_the_winner_is_asked(chosen: str) -> None:
    for seed in range(6):
        game = setup(seed=seed, setup_toss="winner_chooses")
        [winner] = game.asks
        assert asked(game) == {winner: "toss_choice"}
        assert winner == first_of(setup(seed=seed))
        answer(game, winner, chosen)
        assert asked(game) == {winner if chosen == "first" else 1 - winner: "deploy_cell"}


@pytest.mark.clause("RZ-406", "RZ-407", "RZ-408")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_fighters_are_revealed_and_deployed_in_turns(seed: int) -> None:
    game = setup(seed=seed)
    first = first_of(game)
    second = 1 - first

    def shown() -> list[list[int]]:
        views = [RULES.view(game, viewer).sides for viewer in (0, 1, None)]
        assert views[0][0].fighters == views[1][0].fighters == views[2][0].fighters
        return [[each.slot for each in views[2][seat].fighters] for seat in (first, second)]

    def hidden() -> list[list[int]]:
        return [RULES.view(game, None).sides[seat].hidden_fighters for seat in (first, second)]

    assert asked(game) == {first: "deploy_cell"}
    assert offered(game, first) == ZONES[first]
    assert (shown(), hidden()) == ([[1], []], [[2], [1, 2]])
    with pytest.raises(Refused):
        answer(game, second, sorted(ZONES[second])[0])
    answer(game, first, sorted(ZONES[first])[5])
    assert asked(game) == {second: "deploy_cell"}
    assert offered(game, second) == ZONES[second]
    assert (shown(), hidden()) == ([[1], [1]], [[2], [2]])
    answer(game, second, sorted(ZONES[second])[3])
    assert asked(game) == {second: "deploy_cell"}
    assert offered(game, second) == ZONES[second] - {sorted(ZONES[second])[3]}
    assert (shown(), hidden()) == ([[1], [1, 2]], [[2], []])
    answer(game, second, sorted(ZONES[second])[4])
    assert asked(game) == {first: "deploy_cell"}
    assert (shown(), hidden()) == ([[1, 2], [1, 2]], [[], []])
    answer(game, first, sorted(ZONES[first])[0])
    assert len(game.fighters()) == 4
    where = [
        RULES.read(game, f"fighters.{'AB'[seat]}{slot}.cell")
        for seat, slot in ((first, 1), (first, 2), (second, 1), (second, 2))
    ]
    assert where == [
        sorted(ZONES[first])[5],
        sorted(ZONES[first])[0],
        sorted(ZONES[second])[3],
        sorted(ZONES[second])[4],
    ]


@pytest.mark.clause("RZ-210")
def test_an_empty_board_does_not_lose_during_setup() -> None:
    game = setup()
    boards: list[int] = []
    while "mulligan" not in asked(game).values():
        boards.append(sum(bool(game.fighters(seat)) for seat in (0, 1)))
        check_result(game)
        assert game.outcome is None
        assert not decided(game)
        default(game)
    assert boards == [0, 1, 2, 2]
    until(game, "main")
    assert game.outcome is None


@pytest.mark.clause("RZ-409", "RZ-412")
def test_each_draws_five_the_second_after_the_first_has_finished() -> None:
    game = setup()
    until(game, "mulligan")
    first = first_of(game)
    second = 1 - first
    counts = [(len(game.s.seats[seat].hand), len(game.s.seats[seat].power_deck)) for seat in (first, second)]
    assert counts == [(5, 25), (0, 30)]
    assert asked(game) == {first: "mulligan"}
    with pytest.raises(Refused):
        answer(game, second, "none")
    top = names(game, game.s.seats[second].power_deck[:5])
    answer(game, first, "none")
    assert asked(game) == {second: "mulligan"}
    assert (len(game.s.seats[second].hand), len(game.s.seats[second].power_deck)) == (5, 25)
    assert names(game, game.s.seats[second].hand) == top


@pytest.mark.clause("RZ-410", "RZ-411")
def test_a_mulligan_returns_cards_to_the_bottom_in_the_order_named() -> None:
    game = setup()
    until(game, "mulligan")
    first = first_of(game)
    side = game.s.seats[first]
    hand, pile = side.hand, side.power_deck
    back = [names(game, hand)[place] for place in (3, 0, 2)]
    answer(game, first, ",".join(back))
    side = game.s.seats[first]
    assert names(game, side.power_deck) == names(game, pile)[3:] + back
    assert (len(side.hand), len(side.power_deck)) == (5, 25)
    assert sorted(names(game, side.hand)) == sorted(
        [names(game, hand)[1], names(game, hand)[4], *names(game, pile[:3])]
    )
    assert asked(game) == {1 - first: "mulligan"}, "one Mulligan a player"
    with pytest.raises(Refused):
        answer(game, first, "none")


@pytest.mark.clause("RZ-410")
def test_a_mulligan_returns_from_none_to_five() -> None:
    for count in range(6):
        game = setup()
        until(game, "mulligan")
        first = first_of(game)
        hand, pile = game.s.seats[first].hand, game.s.seats[first].power_deck
        answer(game, first, ",".join(names(game, hand)[:count]) or "none")
        side = game.s.seats[first]
        assert (len(side.hand), len(side.power_deck)) == (5, 25)
        assert set(side.power_deck[25 - count :]) == set(hand[:count])
        assert set(side.hand) == set(hand[count:]) | set(pile[:count])
    game = setup()
    until(game, "mulligan")
    first = first_of(game)
    held = names(game, game.s.seats[first].hand)
    other = game.thing(game.s.seats[first].power_deck[0]).card
    for wrong in (",".join([*held, other]), ",".join([held[0], held[0]]), other):
        with pytest.raises(Refused) as refusal:
            answer(game, first, wrong)
        assert refusal.value.clause == "RZ-410"


@pytest.mark.clause("RZ-416")
def test_how_many_cards_went_back_is_public_and_which_is_not() -> None:
    game = setup(deck(), deck(powers=OTHERS))
    until(game, "mulligan")
    first = first_of(game)
    held = names(game, game.s.seats[first].hand)
    drawn = names(game, game.s.seats[first].power_deck[:3])
    answer(game, first, ",".join(held[:3]))
    for viewer in (1 - first, None):
        lines = RULES.view(game, viewer).log
        told = [line for line in lines if "RZ-416" in line.clauses]
        assert [line.text.words["n"] for line in told] == [3]
        assert not any(f"'{card}'" in repr(lines) for card in (*held, *drawn))
    own = repr([line.text for line in RULES.view(game, first).log])
    assert all(f"'{card}'" in own for card in (*held[:3], *drawn))


@pytest.mark.clause("RZ-413")
def test_both_begin_with_4_ap() -> None:
    game = setup(deck("quillon"), deck("quillon"))
    until(game, "respond")
    assert (game.s.round, game.s.turn, game.s.phase) == (1, -1, "round_start")
    assert [side.ap for side in game.s.seats] == [4, 4]
    plain = setup()
    until(plain, "main")
    assert [side.ap for side in plain.s.seats] == [6, 6]
    assert [len(side.hand) for side in plain.s.seats] == [6, 6]


@pytest.mark.clause("RZ-414")
def test_the_speed_rule_decides_the_first_turn_not_the_toss() -> None:
    played: set[bool] = set()
    for seed in range(24):
        game = setup(seed=seed)
        until(game, "main")
        speeds = [game.cards[game.fighter(side.slots[0]).card].speed for side in game.s.seats]
        if speeds[0] == speeds[1]:
            continue
        faster = speeds.index(max(speeds))
        assert game.s.active == faster
        assert game.s.round == 1
        assert game.s.turn == 0
        played.add(faster == first_of(game))
    assert played == {True, False}


GREETER: dict[str, Any] = fighter(
    "greeter",
    abilities=[
        {"label": "trigger", "when": {"event": "deployed", "subject": "this"}, "do": [{"gain": {"ap": 3}}]},
        {"label": "passive", "when": "deployed", "do": [{"gain": {"ap": 1}}]},
        {"label": "passive", "always": [{"change": {"atk": 3, "to": {"kind": "fighter", "side": "own"}}}]},
    ],
)
GREETERS = [GREETER | {"id": f"greeter-{n}", "name": f"Greeter {n}"} for n in range(8)]


@pytest.mark.clause("RZ-415")
def test_setup_deployments_set_nothing_off() -> None:
    greeters = deck("ondrask", [each["id"] for each in GREETERS])
    game = setup(greeters, greeters, own=tuple(GREETERS))
    kinds: list[str] = []
    while "mulligan" not in asked(game).values():
        kinds.append(default(game)[1])
    assert kinds == ["deploy_cell"] * 4
    assert [side.ap for side in game.s.seats] == [0, 0]
    until(game, "main")
    assert [side.ap for side in game.s.seats] == [6, 6]


@pytest.mark.clause("RZ-415")
def test_what_is_always_active_works_as_soon_as_it_is_revealed() -> None:
    greeters = deck("ondrask", [each["id"] for each in GREETERS])
    game = setup(greeters, greeters, own=tuple(GREETERS))
    first = first_of(game)
    default(game)
    [one] = RULES.view(game, None).sides[first].fighters
    assert (one.atk, one.psh) == (5, 2)
    until(game, "mulligan")
    assert [each.atk for side in RULES.view(game, None).sides for each in side.fighters] == [8] * 4


@pytest.mark.clause("RZ-415")
def test_the_same_deployment_in_a_turn_does_set_it_off() -> None:
    game = duel({"A": {"ap": 4, "fighter_deck": ["greeter"], "fighters": {1: "plain-fighter d4"}}}, GREETER)
    answer(game, 0, "deploy @2", "a1")
    assert asked(game) == {0: "respond"}
    answer(game, 0, "a2.1")
    assert game.s.seats[0].ap == 4 + 3 + 1


@pytest.mark.clause("RZ-415")
def test_fighters_are_deployed_in_setup_with_what_effects_say() -> None:
    mother = {
        "kind": "numen",
        "id": "mother",
        "name": "Mother",
        "enchantment": {
            "always": [{"arrive": {"protection": 1, "has": ["Shield"], "to": {"kind": "fighter", "side": "own"}}}]
        },
        "conjuration": {"cost": {"ap": 0}, "do": [{"draw": 1}]},
    }
    game = setup(deck("mother"), deck(), own=(mother,))
    while "mulligan" not in asked(game).values():
        assert default(game)[1] == "deploy_cell"
    of = [[(each.protection, each.conditions) for each in map(game.fighter, game.fighters(seat))] for seat in (0, 1)]
    assert of == [[(1, {"Shield": 0})] * 2, [(0, {})] * 2]


def test_the_starter_cards_used_here_exist() -> None:
    assert {"vashtirel", "humlae", "ondrask", "quillon"} <= set(cards())
    assert "kiln-riot" in decks()
