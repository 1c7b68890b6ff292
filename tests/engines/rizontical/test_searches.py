"""Searches and secrets, chance, defaults, and cards that can't work."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel.ask import Stale
from engines.kernel.cards import Cards
from engines.kernel.chance import Stream, match_key
from engines.kernel.documents import ContentError
from engines.kernel.record import Answer, verify, write_record
from engines.rizontical.duel import Duel
from engines.rizontical.positions import BadPosition
from engines.rizontical.rules import RULES
from referee import Referee
from referee.clock import ClockPolicy
from referee.standing_orders import StandingOrders
from store import Store, open_store
from tests.content import cards, decks, library
from tests.databases import fresh_url
from tests.referee.conftest import ANNA, BEN, HandClock

from .duels import deck, duel, pool, seen, setup
from .priorities import AP, asked, card, keys, play, skill


def words(game: Duel, viewer: int | None) -> str:
    """The log since the last action as a viewer reads it."""
    return msgspec.json.encode(game.lines(viewer)).decode()


def passed(game: Duel) -> None:
    """Everybody passes."""
    while "respond" in asked(game).values():
        play(game, "pass")


# ---------------------------------------------------------------------------------------------------------- searches

SEEK = card(
    "power",
    "seek",
    category="normal",
    do=[{"search": {"what": {"kind": "power", "zone": "deck", "category": "trigger"}}}],
)
DELVE = card("power", "delve", category="normal", do=[{"search": {}}])


def twenty() -> list[str]:
    """A deck of 20 with 3 Triggers among them."""
    powers = [id for id in cards() if cards()[id].kind == "power"]
    triggers = [id for id in powers if cards()[id].category == "trigger"][:3]
    return [*[id for id in powers if cards()[id].category != "trigger"][:17], *triggers][::-1]


def searching(own: dict[str, Any], power_deck: list[str]) -> Duel:
    """A duel in which A is searching."""
    game = duel({"A": {"hand": [own["id"]], "power_deck": power_deck}}, own)
    play(game, f"power {own['id']} @1")
    passed(game)
    return game


@pytest.mark.clause("RZ-1409")
def test_after_a_search_the_deck_is_shuffled() -> None:
    game = searching(DELVE, twenty())
    before = game.s.seats[0].power_deck
    play(game, keys(game)[1])
    after = game.s.seats[0].power_deck
    assert len(before) == 20
    assert len(after) == 19
    assert after != tuple(id for id in before if id in after)
    assert any("RZ-1409" in entry.clauses and entry.event.name == "shuffled" for entry in game.story)


@pytest.mark.clause("RZ-1409")
@pytest.mark.parametrize("found", [True, False])
def test_it_is_shuffled_if_nothing_was_taken_or_found(found: bool) -> None:
    ids = [id for id in twenty() if found or cards()[id].category != "trigger"]
    game = duel({"A": {"hand": ["seek"], "power_deck": ids}}, SEEK)
    before = game.s.seats[0].power_deck
    play(game, "power seek @1")
    passed(game)
    assert asked(game) == {0: "search"}
    play(game, "none")
    after = game.s.seats[0].power_deck
    assert sorted(before) == sorted(after)
    assert before != after
    assert any(entry.event.name == "shuffled" for entry in game.story)


@pytest.mark.clause("RZ-1410")
@pytest.mark.parametrize("own", [SEEK, DELVE], ids=["a certain kind", "any"])
def test_what_was_searched_for_by_kind_is_shown(own: dict[str, Any]) -> None:
    game = searching(own, twenty())
    taken = next(key for key in keys(game) if key != "none" and cards()[key].category == "trigger")
    play(game, taken)
    assert cards()[taken].id in words(game, 0)
    assert (f'"{taken}"' in words(game, 1)) == (own is SEEK)
    assert (f'"{taken}"' in words(game, None)) == (own is SEEK)


@pytest.mark.clause("RZ-1614")
def test_who_searches_sees_names_in_their_order_and_only_what_may_be_taken() -> None:
    game = searching(DELVE, twenty())
    assert asked(game) == {0: "search"}
    found = [option.key for option in game.asks[0].choice.options]
    assert found == sorted(found, key=lambda id: cards()[id].name)
    assert sorted(found) == sorted(twenty())
    assert found != twenty()
    game = searching(SEEK, twenty())
    assert {cards()[option.key].category for option in game.asks[0].choice.options} == {"trigger"}


@pytest.mark.clause("RZ-1614")
def test_the_order_of_a_searched_deck_stays_secret() -> None:
    questions: set[bytes] = set()
    for ids in (twenty(), twenty()[::-1]):
        game = searching(DELVE, ids)
        questions.add(
            msgspec.json.encode([list(game.asks[0].keys()), [option.text for option in game.asks[0].choice.options]])
        )
    assert len(questions) == 1


@pytest.mark.clause("RZ-1614")
def test_the_opponent_sees_only_that_a_search_is_going_on() -> None:
    worlds: list[tuple[bytes, bytes, str, str]] = []
    for ids in (twenty(), ["plain-power"] * 20):
        game = searching(DELVE, ids)
        assert RULES.view(game, 1) is not None
        worlds.append((seen(game, 1), seen(game, None), words(game, 1), words(game, None)))
    assert worlds[0] == worlds[1]
    assert game.asks[0].secret


# ----------------------------------------------------------------------------------------------------------- responses

STEPPED = card(
    "power",
    "stepped",
    category="trigger",
    cost={"ap": 1},
    abilities=[{"when": {"event": "announced", "kind": "move"}, "do": [AP]}],
)
STRUCK = card(
    "power",
    "struck",
    category="trigger",
    cost={"ap": 1},
    abilities=[{"when": {"event": "announced", "kind": "hit"}, "do": [AP]}],
)


@pytest.mark.clause("RZ-1603")
def test_what_a_face_down_card_is_does_not_matter_for_asking() -> None:
    worlds: list[Any] = []
    for facedown in ("stepped", "struck"):
        game = duel({"B": {"ap": 4, "powers": {1: facedown}, "hand": ["plain-power"]}}, STEPPED, STRUCK)
        course: list[Any] = []
        play(game, "move a2")
        for _ in range(10):
            course.append((asked(game), seen(game, 0), seen(game, None), words(game, 0), words(game, None)))
            if "respond" not in asked(game).values():
                break
            play(game, "pass")
        assert course[0][0] == {1: "respond"}
        worlds.append(course)
    assert worlds[0] == worlds[1]


@pytest.mark.clause("RZ-1603")
def test_its_owner_is_offered_only_what_fits() -> None:
    offers: list[list[str]] = []
    for facedown in ("stepped", "struck"):
        game = duel({"B": {"ap": 4, "powers": {1: facedown}}}, STEPPED, STRUCK)
        play(game, "move a2")
        offers.append(keys(game))
    assert offers == [["pass", "@1"], ["pass"]]


@pytest.mark.clause("RZ-1603")
def test_who_has_no_card_down_and_no_fitting_skill_is_not_asked() -> None:
    game = duel({"B": {"ap": 4, "hand": ["stepped"]}}, STEPPED, STRUCK)
    play(game, "move a2")
    assert asked(game) == {0: "main"}


@pytest.mark.clause("RZ-1603")
def test_a_cheaper_cost_that_all_can_see_is_counted() -> None:
    dear = card("power", "dear-one", category="trigger", cost={"ap": 20}, abilities=[{"when": "ap_lost", "do": [AP]}])
    tax = card("power", "taxing", category="normal", do=[{"lose": {"ap": 1}}])
    sale = card(
        "power",
        "sale",
        abilities=[{"always": [{"price": {"ap": -20, "to": {"kind": "power", "side": "own", "category": "trigger"}}}]}],
    )
    game = duel(
        {"A": {"ap": 4, "hand": ["taxing"]}, "B": {"ap": 0, "powers": {1: "dear-one", 2: "sale"}}}, dear, tax, sale
    )
    play(game, "power taxing @1")
    offered: list[str] = []
    while "respond" in asked(game).values():
        offered += keys(game)
        play(game, "pass")
    assert "@1" in offered


@pytest.mark.clause("RZ-1315")
def test_a_trigger_that_is_not_used_shows_nothing() -> None:
    worlds: list[Any] = []
    for facedown in ("stepped", "struck"):
        game = duel({"B": {"ap": 4, "powers": {1: facedown}}}, STEPPED, STRUCK)
        play(game, "move a2")
        passed(game)
        power = game.s.seats[1].powers[0]
        assert game.thing(power).facedown
        worlds.append((seen(game, 0), words(game, 0)))
    assert worlds[0] == worlds[1]


# ------------------------------------------------------------------------------------------------------------- chance


def course(seed: int) -> tuple[list[str], str]:
    """The chance of a duel between two who answer by a stream of their own: what was drawn, and its end."""
    game, stream = setup(seed=seed), Stream("course")
    drawn: list[str] = []
    for _ in range(120):
        if game.outcome is not None:
            break
        seat, ask = min(game.asks.items())
        game.answer(game.number, seat, ask.write(ask.sample(stream)))
        drawn += [
            msgspec.json.encode(entry.event).decode()
            for entry in game.story
            if entry.event.name in ("tossed", "shuffled")
        ]
    return drawn, game.digest()


@pytest.mark.clause("RZ-1607")
def test_the_same_seed_gives_the_same_tosses_and_shuffles() -> None:
    assert course(1) == course(1)
    assert course(1)[1] != course(2)[1]


@pytest.mark.clause("RZ-1607")
def test_tosses_are_logged_for_everybody() -> None:
    game = setup(seed=3)
    assert [text for text in ("rz-log-setup-shuffled", "rz-log-setup-toss") if text in words(game, None)] == [
        "rz-log-setup-shuffled",
        "rz-log-setup-toss",
    ]
    coin = card("power", "coin", category="normal", do=[{"toss": {"success": [AP], "fail": [{"draw": 1}]}}])
    shown = set()
    for seed in range(12):
        game = RULES.empty(pool(coin), {}, seed.to_bytes(32, "big"))
        RULES.place(game, {"A": {"ap": 4, "hand": ["coin"]}})
        play(game, "power coin @1")
        passed(game)
        heads = game.s.seats[0].ap == 5
        assert heads != (len(game.s.seats[0].hand) == 1)
        assert ("rz-log-heads" if heads else "rz-log-tails") in words(game, None)
        assert any("RZ-1607" in entry.clauses for entry in game.story)
        shown.add(heads)
    assert shown == {True, False}


@pytest.mark.clause("RZ-1607")
def test_a_record_replays_to_the_same_end() -> None:
    secret, seats = b"s" * 32, ["one", "two"]
    game = RULES.begin(cards(), [deck(), deck()], {}, match_key(secret, "m1", seats))
    stream, answers = Stream("record"), []
    for _ in range(60):
        seat, ask = min(game.asks.items())
        answers.append(Answer(game.number, seat, ask.write(ask.sample(stream))))
        game.answer(game.number, seat, answers[-1].key)
    record = write_record(
        match="m1",
        rules=RULES,
        secret=secret,
        words=seats,
        options={},
        cards=cards(),
        decks=[deck(), deck()],
        answers=answers,
        digest=game.digest(),
    )
    assert verify(RULES, record).ok
    assert not verify(RULES, msgspec.structs.replace(record, words=["one", "three"]).sealed()).ok


# ------------------------------------------------------------------------------------------------- defaults and clocks

KILLER = card("fighter", "killer", atk=9, speed=9, ra=2)


def fallen(**side: Any) -> Duel:
    """A's last Fighter has been defeated."""
    return_to: dict[str, Any] = {
        "fighters": {1: "plain-fighter d4"},
        "fighter_deck": ["plain-fighter"],
        "hand": ["plain-power"],
    } | side
    game = duel({"active": "B", "A": return_to, "B": {"fighters": {1: "killer d5"}}}, KILLER)
    play(game, "hit d4")
    return game


@pytest.mark.clause("RZ-1601")
def test_by_default_a_defeat_draws_and_deploys_on_the_first_free_cell() -> None:
    game = fallen()
    for kind in ("defeat_draw", "defeat_deploy", "deploy_cell"):
        assert asked(game) == {0: kind}
        play(game, game.asks[0].default)
    assert game.outcome is None
    assert (len(game.s.seats[0].hand), game.s.seats[0].slots[0] != 0) == (2, True)
    assert RULES.read(game, "fighters.A1.cell") == "a1"


@pytest.mark.clause("RZ-1601")
def test_a_taken_cell_is_passed_over() -> None:
    post = card(
        "summon", "post", abilities=[{"always": [{"change": {"mp": 0, "to": {"kind": "fighter", "side": "own"}}}]}]
    )
    game = duel(
        {
            "active": "B", "A": {"fighters": {1: "plain-fighter d4"}, "fighter_deck": ["plain-fighter"]},
            "B": {"fighters": {1: "killer d5"}},
            "tokens": [{"card": "post", "cell": cell, "owner": "A"} for cell in ("a1", "b1")],
        }, KILLER, post,
    )  # fmt: skip
    play(game, "hit d4")
    for _ in range(3):
        play(game, game.asks[0].default)
    assert RULES.read(game, "fighters.A1.cell") == "c1"


@pytest.mark.clause("RZ-1601")
def test_by_default_a_turn_ends_by_skip_when_that_gains_ap() -> None:
    game = duel({"A": {"ap": 4, "hand": ["plain-power"]}, "B": {"hand": ["plain-power"]}})
    assert game.asks[0].default == "skip"
    play(game, "move a2")
    assert game.asks[0].default == "end"
    empty = duel({"turn": 2, "A": {"fighters": {1: "plain-fighter a1"}, "hand": ["plain-power"]}})
    assert empty.asks[0].default == "end"


@pytest.mark.clause("RZ-1601")
def test_by_default_responses_pass_and_options_are_declined() -> None:
    nice = card(
        "power",
        "nice",
        category="normal",
        do=[{"draw": 1, "may": True}, {"move": {"who": "ally_now", "n": 2}, "may": True}],
    )
    game = duel({"A": {"ap": 4, "hand": ["nice"]}, "B": {"ap": 4, "powers": {1: "stepped"}}}, nice, STEPPED)
    play(game, "power nice @1")
    assert asked(game) == {1: "respond"}
    assert game.asks[1].default == "pass"
    passed(game)
    for _ in range(2):
        assert asked(game) == {0: "optional"}
        assert game.asks[0].default == "no"
        play(game, "no")
    passed(game)
    assert asked(game) == {0: "main"}
    assert len(game.s.seats[0].hand) == 0


@pytest.mark.clause("RZ-1601")
def test_forced_choices_take_the_first_legal_option() -> None:
    forced = card(
        "power",
        "forced",
        category="normal",
        do=[{"damage": {"n": 1, "to": {"pick": 1, "kind": "fighter", "side": "foe"}}}],
    )
    game = duel({"A": {"hand": ["forced"]}, "B": {"fighters": {1: "plain-fighter h8", 2: "plain-fighter g8"}}}, forced)
    play(game, "power forced @1")
    passed(game)
    assert asked(game) == {0: "pick"}
    assert game.asks[0].default == keys(game)[0] == "h8"


@pytest.mark.clause("RZ-1601")
def test_every_question_of_many_duels_has_a_legal_default() -> None:
    for seed in range(3):
        game, stream = (
            setup(*[decks()[id] for id in ("tidal-assize", "missing-hour")], seed=seed),
            Stream(f"defaults {seed}"),
        )
        for _ in range(400):
            if game.outcome is not None:
                break
            for seat, ask in game.asks.items():
                game.check(game.number, seat, ask.default)
            seat, ask = min(game.asks.items())
            game.answer(game.number, seat, ask.write(ask.sample(stream)))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A fresh database."""
    async with fresh_url(tmp_path) as url:
        store = await open_store(url)
        yield store
        await store.close()


async def _match(store: Store, clock: HandClock, timeout: str) -> tuple[Referee, int]:
    """A match on A's or B's first main choice."""
    referee = Referee(store, library(), clock, secret=b"timeouts")
    policy = ClockPolicy.correspondence(timedelta(days=1))
    info = await referee.openings.open(
        game="rizontical",
        guild=5,
        channel=7,
        opener=ANNA,
        deck="kiln-riot",
        options={"timeout": timeout},
        clock=policy,
        word="a",
    )
    info = await referee.openings.join(info.id, BEN, deck="tidal-assize", word="b")
    for _ in range(40):
        person = (ANNA, BEN)[info.deciding[0]]
        ask = (await referee.matches.position(info.id, person)).ask
        assert ask is not None
        if ask.kind == "main":
            return referee, info.id
        info = (await referee.play.answer(info.id, person, info.number, ask.default)).info
    raise AssertionError("no turn began")


@pytest.mark.clause("RZ-1601")
@pytest.mark.parametrize("timeout", ["default", "end_turn", "forfeit"])
async def test_when_time_runs_out(store: Store, timeout: str) -> None:
    clock = HandClock()
    referee, match = await _match(store, clock, timeout)
    before = await referee.matches.info(match)
    clock.forward(days=1, minutes=1)
    await referee.timekeeping.run_due()
    after = await referee.matches.info(match)
    if timeout == "forfeit":
        assert after.outcome is not None
        assert after.outcome.winner == 1 - before.deciding[0]
        assert (after.outcome.reason.id, after.outcome.clause) == ("outcome-forfeit", "RZ-1601")
    else:
        assert after.outcome is None
        assert after.seq > before.seq
        [first, *_] = await referee.matches.log(match, None, after=before.seq)
        assert (first.seat, first.by) == (before.deciding[0], "flag")


@pytest.mark.clause("RZ-1604")
def test_standing_orders_pass_without_asking() -> None:
    game = duel({"B": {"ap": 4, "powers": {1: "struck"}}}, STEPPED, STRUCK)
    play(game, "move a2")
    ask = game.asks[1]
    assert ask.window == "W1"
    assert StandingOrders(default="ask").answer(ask) is None
    assert StandingOrders(pass_turn=True).answer(ask) == "pass"
    assert StandingOrders(default="pass", windows={"W1": "ask"}).answer(ask) is None
    assert StandingOrders(windows={"W1": "pass"}).answer(ask) == "pass"
    assert StandingOrders(default="ask", windows={"W2": "pass"}).answer(ask) is None
    for window in ("W1", "W8"):
        StandingOrders(windows={window: "pass"}).checked(RULES)


@pytest.mark.clause("RZ-1604")
def test_orders_do_not_answer_other_questions() -> None:
    game = fallen()
    assert StandingOrders(default="pass", pass_turn=True).answer(game.asks[0]) is None


@pytest.mark.clause("RZ-1604")
def test_a_window_passed_by_order_looks_like_one_passed_by_hand() -> None:
    worlds: list[Any] = []
    for orders in (None, StandingOrders(pass_turn=True)):
        game = duel(
            {"A": {"ap": 9, "hand": ["plain-power"] * 4}, "B": {"ap": 4, "powers": {1: "struck"}}}, STEPPED, STRUCK
        )
        for action in ("move a2", *["discard plain-power"] * 4):
            play(game, action)
            while 1 in game.asks:
                key = orders.answer(game.asks[1]) if orders is not None else "pass"
                assert key == "pass"
                play(game, key)
        worlds.append((seen(game, 0), seen(game, None), words(game, 0)))
    assert worlds[0] == worlds[1]


@pytest.mark.clause("RZ-1604")
async def test_orders_of_a_seat_are_its_own(store: Store) -> None:
    clock = HandClock()
    referee, match = await _match(store, clock, "default")
    await referee.play.give_standing_orders(match, BEN, StandingOrders(pass_turn=True))
    assert (await referee.play.standing_orders(match, BEN)).pass_turn
    assert not (await referee.play.standing_orders(match, ANNA)).pass_turn
    await referee.play.give_standing_orders(match, BEN, StandingOrders())
    assert not (await referee.play.standing_orders(match, BEN)).pass_turn


@pytest.mark.clause("RZ-1602")
@pytest.mark.parametrize("kind", ["main", "respond", "deploy_cell", "mulligan"])
@pytest.mark.parametrize("seat", [0, 1])
def test_surrender_is_possible_at_any_time(kind: str, seat: int) -> None:
    if kind == "mulligan":
        game = setup()
    elif kind == "respond":
        game = duel({"B": {"ap": 4, "powers": {1: "struck"}}}, STEPPED, STRUCK)
        play(game, "move a2")
    elif kind == "deploy_cell":
        game = fallen()
        play(game, "no", "yes")
    else:
        game = duel({})
    if kind != "mulligan":
        assert kind in asked(game).values()
    game.command(seat, "concede")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.clause, game.asks) == (1 - seat, "RZ-203", {})


@pytest.mark.clause("RZ-1616")
def test_one_question_at_a_time() -> None:
    game = fallen()
    before = game.save()
    with pytest.raises(Stale) as refusal:
        game.answer(game.number, 1, "end")
    assert refusal.value.clause == "RZ-1616"
    assert game.save() == before
    assert RULES.view(game, 1) is not None
    assert RULES.view(game, None) is not None


@pytest.mark.clause("RZ-1617")
def test_players_are_warned_two_rounds_before() -> None:
    for quiet, warned in ((6, False), (7, True), (8, False)):
        game = duel(
            {
                "round": 11,
                "quiet_rounds": quiet,
                "phase": "round_end",
                "A": {"hand": ["plain-power"]},
                "B": {"hand": ["plain-power"]},
            }
        )
        assert ("rz-log-stalemate-near" in words(game, None)) == warned


@pytest.mark.clause("RZ-1617")
def test_a_defeat_of_the_round_is_counted() -> None:
    game = duel(
        {
            "round": 12,
            "turn": 4,
            "active": "B",
            "first": "A",
            "quiet_rounds": 9,
            "A": {
                "fighters": {1: "plain-fighter a1", 4: "plain-fighter d4"},
                "hand": ["plain-power"],
                "power_deck": [],
            },
            "B": {"fighters": {4: "killer d5"}, "hand": ["plain-power"]},
        },
        KILLER,
    )
    play(game, "end")
    assert game.outcome is not None and game.outcome.clause == "RZ-1617"


# -------------------------------------------------------------------------------------------------------------- cards

PLAIN = card("fighter", "odd")


@pytest.mark.clause("RZ-1611")
@pytest.mark.parametrize(
    ("bad", "field", "clause"),
    [
        (PLAIN | {"atk": 11}, "atk", "RZ-861"),
        (PLAIN | {"hp": 11}, "hp", "RZ-861"),
        (PLAIN | {"speed": 21}, "speed", "RZ-862"),
        (PLAIN | {"abilities": [{"label": "spell"}] * 4}, "abilities", "RZ-841"),
        (
            PLAIN | {"abilities": [{"label": "passive", "always": [{"change": {"speed": 1}}]}]},
            "always",
            "RZ-863",
        ),
        (
            PLAIN | {"abilities": [{"label": "passive", "always": [{"change": {"weakness": 1}}]}]},
            "always",
            "RZ-863",
        ),
        (
            PLAIN
            | {"abilities": [{"label": "mana", "do": [{"change": {"hp": 1, "to": "this", "until": "for_good"}}]}]},
            "hp",
            "RZ-864",
        ),
        (
            PLAIN | {"abilities": [{"label": "passive", "always": [{"change": {"atk": 1}}], "time": 7}]},
            "time",
            "RZ-869",
        ),
        (
            card("power", "odd", category="normal", do=[{"buff": {"name": "Hit DMG Dealt", "to": {"kind": "summon"}}}]),
            "buff",
            "RZ-1007",
        ),
        (
            card("power", "odd", category="normal", do=[{"status": {"name": "Poison", "to": {"kind": "summon"}}}]),
            "status",
            "RZ-1013",
        ),
    ],
)
def test_cards_that_can_not_work_are_rejected_when_read(bad: dict[str, Any], field: str, clause: str) -> None:
    with pytest.raises(ContentError) as error:
        Cards.read(RULES, {"odd.yaml": json.dumps([bad])}, known=cards())
    said = str(error.value)
    assert "odd" in said
    assert field in said
    assert clause in said


@pytest.mark.clause("RZ-1611")
def test_the_same_cards_within_the_rules_are_read() -> None:
    good = [
        PLAIN | {"atk": 10, "hp": 10, "speed": 20, "abilities": [{"label": "spell"}] * 3},
        card("power", "even", category="normal", do=[{"buff": {"name": "Hit DMG Dealt", "to": {"kind": "fighter"}}}]),
        card("power", "shiny", category="normal", do=[{"status": {"name": "Shield", "to": {"kind": "summon"}}}]),
    ]
    found = Cards.read(RULES, {"good.yaml": json.dumps(good)}, known=cards())
    assert found["odd"].atk == 10


@pytest.mark.clause("RZ-1610", "RZ-1611")
def test_a_card_that_would_take_summons_over_is_rejected() -> None:
    thief = card(
        "power",
        "odd",
        category="normal",
        targets={"summon": {"pick": 1, "kind": "summon"}},
        do=[{"control": {"what": "summon", "until": "for_good"}}],
    )
    with pytest.raises(ContentError):
        Cards.read(RULES, {"odd.yaml": json.dumps([thief])}, known=cards())


@pytest.mark.clause("RZ-1407")
def test_a_plain_rule_yields_to_an_effect_in_what_is_offered() -> None:
    lens = card(
        "power",
        "lens",
        abilities=[{"always": [{"allow": {"act": "hit_inf", "to": {"kind": "fighter", "side": "own"}}}]}],
    )
    near = duel({})
    far = duel({"A": {"powers": {1: "lens"}}}, lens)
    assert "hit h8" not in keys(near)
    assert "hit h8" in keys(far)


@pytest.mark.clause("RZ-1404")
def test_ap_are_seen_to_be_paid_after_the_window() -> None:
    power = card("power", "dear", category="normal", cost={"ap": 2}, do=[{"draw": 1}])
    looker = card("fighter", "looker", abilities=[skill("announced", AP, kind="power")])
    game = duel({"A": {"ap": 2, "hand": ["dear"]}, "B": {"fighters": {1: "looker h8"}}}, power, looker)
    play(game, "power dear @1")
    assert asked(game) == {1: "respond"}
    assert RULES.view(game, 1).sides[0].ap == 2
    passed(game)
    assert RULES.view(game, 1).sides[0].ap == 0


# --------------------------------------------------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("document", "why"),
    [
        ({"B": {"fighters": {1: {"cell": "d8", "conditions": {"poison": 1}}}}}, "did you mean Poison"),
        (
            {"B": {"fighters": {1: {"cell": "d8", "conditions": {"Hit DMG Dealt": 1}}}}},
            "did you mean buff Hit DMG Dealt",
        ),
        ({"tokens": [{"card": "push-tile", "cell": "d3", "facing": "east"}]}, "did you mean e\\?"),
        ({"tokens": [{"card": "push-tile", "cell": "d3", "facing": "up"}]}, "known are e, n, ne"),
    ],
)
def test_a_word_of_a_position_that_does_not_exist_is_refused_with_what_is_near(
    document: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadPosition, match=why):
        duel(document)
