"""Whole matches: under every house option, how they begin, what nobody may notice, what can be replayed and read. [RD-211
RD-413 RD-501 RD-502 RD-509 RD-611 RD-916 RD-1021 RD-1814 RD-1815]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
import yaml

from engines.kernel.ask import Refused
from engines.kernel.cards import Cards
from engines.kernel.chance import Stream
from engines.kernel.scenario import run_scenario
from engines.raise_rise_die.rules import RULES
from tests.content import DATA, cards, decks, voice

POOL = cards("raise_rise_die")
LISTS = list(decks("raise_rise_die").values())


def began(**options: str) -> Any:
    return RULES.begin(POOL, LISTS[:2], options, b"k" * 32)


def at(document: str, *own: dict[str, Any]) -> Any:
    """A match in a position, with some cards more."""
    files = {file.name: file.read_text() for file in (DATA / "cards" / "raise_rise_die").glob("*.yaml")}
    pool = Cards.read(RULES, {**files, "blanks.yaml": yaml.safe_dump([*RULES.blanks, *own])})
    return RULES.laid_out(pool, {}, b"k" * 32, yaml.safe_load(document))


@pytest.mark.clause("RD-509")
def test_a_match_is_the_same_from_its_seed_and_its_answers() -> None:
    ends: list[str] = []
    for _ in range(2):
        game, chance = began(), Stream("answers")
        for _ in range(60):
            if game.outcome is not None:
                break
            seat = min(game.asks)
            game.answer(game.number_of(seat), seat, game.asks[seat].write(game.asks[seat].sample(chance)))
        ends.append(game.digest())
    assert ends[0] == ends[1]


@pytest.mark.clause("RD-501")
def test_both_decks_are_whole_and_shuffled() -> None:
    game = began()
    for side, deck in zip(game.s.seats, LISTS[:2], strict=True):
        dealt = [game.card(id).card for id in (*side.hand, *side.deck)]
        assert dealt != deck.cards["deck"] and Counter(dealt) == Counter(deck.cards["deck"])


@pytest.mark.clause("RD-502")
def test_chance_has_who_starts_the_first_bout() -> None:
    matches = [RULES.begin(POOL, LISTS[:2], {}, bytes([n]) * 32) for n in range(20)]
    assert {game.s.starter for game in matches} == {0, 1}
    assert {ask.kind for game in matches for ask in game.asks.values()} == {"latent"}, "nobody is asked who starts"


@pytest.mark.clause("RD-211", "RD-1809")
def test_a_deck_is_a_count_to_everybody() -> None:
    game = began()
    for viewer in (0, 1, None):
        seen = msgspec.json.decode(msgspec.json.encode(RULES.view(game, viewer)))
        for seat in (0, 1):
            assert isinstance(seen["seats"][seat]["deck"], int)
            assert ("hand" in seen["seats"][seat]) == (viewer == seat)
            assert seen["seats"][seat]["character"]["card"] == LISTS[seat].cards["character"][0]


@pytest.mark.clause("RD-413", "RD-410")
def test_every_place_of_a_mat_is_there_even_empty() -> None:
    view = RULES.view(began(), None)
    for side in view.seats:
        assert [slot.slot for slot in side.slots] == ["high", "body", "low", "right", "left"]
        assert len(side.objects) == 3 and side.sockets == sum(POOL[each.card].sockets for each in side.weapons)
        assert side.character is not None and side.discard == [] and side.void == []


@pytest.mark.clause("RD-611", "RD-1810")
def test_nobody_notices_how_far_the_other_is_with_latent_draws() -> None:
    game = began()
    assert sorted(game.asks) == [0, 1]
    before = [msgspec.json.encode(RULES.view(game, viewer)) for viewer in (1, None)]
    game.answer(game.number_of(0), 0, "deck")
    assert [msgspec.json.encode(RULES.view(game, viewer)) for viewer in (1, None)] == before
    assert RULES.view(game, 0).seats[0].hand_count == 1 + RULES.view(game, 1).seats[0].hand_count
    assert not [line for line in game.seen_by(1).lines(1) if line.text.id == "rrd-log-latent"]


TWO = "A: {hand: [plain-assault-0, plain-support-1], poison: 1}, B: {hand: [plain-support-1]}"


@pytest.mark.clause("RD-1808")
@pytest.mark.parametrize(("document", "answer", "known"), [
    (f"{{{TWO}}}", "pass", False),
    (f"{{{TWO}}}", "lay plain-assault-0 bh none", True),
    (f"{{{TWO}}}", "lay plain-assault-0 bh plain-support-1", True),
    (f"{{phase: upkeep, {TWO}}}", "plain-support-1", True),
])  # fmt: skip
def test_what_leaves_a_hand_for_all_to_see_has_become_known(document: str, answer: str, known: bool) -> None:
    game = at(document)
    game.answer(game.number, 0, answer)
    assert game.informed == known


@pytest.mark.clause("RD-1808")
@pytest.mark.parametrize(("op", "known"), [
    ({"move": {"what": {"pick": 1, "zone": "hand", "side": "foe"}, "to": "discard"}}, True),
    ({"move": {"what": {"pick": 1, "zone": "deck", "side": "own"}, "to": "deck_bottom"}}, True),
    ({"choose": {"what": {"pick": 1, "zone": "hand", "side": "foe"}, "as": "one"}}, True),
    ({"move": {"what": {"pick": 1, "zone": "hand", "side": "own"}, "to": "deck_bottom"}}, False),
])  # fmt: skip
def test_a_question_of_hidden_cards_lets_who_is_asked_know_them(op: dict[str, Any], known: bool) -> None:
    then = [{"move": {"what": "one", "to": "discard"}}] if "choose" in op else []
    peek = {
        "id": "peek",
        "name": "Peek",
        "kind": "support",
        "archetype": "plain",
        "optimal": "high",
        "on_resolve": [op, *then],
    }
    two = "[plain-support-1, plain-support-2]"
    game = at(f"{{A: {{hand: [peek, plain-support-0, plain-support-1]}}, B: {{hand: {two}}}}}", peek)
    game.answer(game.number, 0, "lay peek ah none")
    while next(iter(game.asks.values())).window:
        game.answer(game.number, min(game.asks), "pass")
    assert [ask.kind for ask in game.asks.values()] == ["pick"]
    assert game.informed == known


@pytest.mark.clause("RD-502")
def test_who_went_first_is_who_started_the_first_bout() -> None:
    game = began()
    first = RULES.first(game)
    assert first == game.s.starter
    while game.s.starter == first:
        seat, ask = next(iter(game.asks.items()))
        game.answer(game.number_of(seat), seat, "foe" if ask.kind == "starter" else ask.default)
    assert RULES.first(game) == first


@pytest.mark.clause("RD-1808", "RD-1566")
@pytest.mark.parametrize(("looks", "known"), [("yes", True), ("no", False)])
def test_who_looks_into_the_deck_takes_nothing_back(looks: str, known: bool) -> None:
    game = at("{A: {hand: [widows-oath, plain-support-1], reserve: 9}, B: {hand: []}}")
    game.answer(game.number, 0, "lay widows-oath ab none")
    while game.asks.get(0) is None or game.asks[0].kind != "search":
        game.answer(game.number, min(game.asks), "pass")
    game.answer(game.number, 0, looks)
    assert game.informed == known


POSITION = "{window: true, A: {hand: [%s, plain-assault-1]}, B: {hand: [plain-support-1]}}"


@pytest.mark.clause("RD-916", "RD-834")
def test_a_window_does_not_tell_whether_a_hand_holds_an_instant() -> None:
    told: list[bytes] = []
    for card in ("flashpoint", "cinder-jab"):
        game = at(POSITION % card)
        found = [msgspec.json.encode(RULES.view(game, 1))]
        for _ in range(2):
            seat = min(game.asks)
            found.append(f"{seat} {game.asks[seat].kind} {game.asks[seat].window}".encode())
            game.answer(game.number, seat, "pass")
            found.append(msgspec.json.encode(RULES.view(game, 1)))
        told.append(b"".join(found))
    assert told[0] == told[1]


@pytest.mark.clause("RD-1814", "RD-1021")
def test_the_public_log_names_what_is_public_and_counts_the_rest() -> None:
    scenario = {
        "title": "log", "game": "raise_rise_die",
        "cards": [{"id": "study", "name": "Study", "kind": "support", "archetype": "plain", "sv": 1, "value": 1,
                   "optimal": "high", "on_resolve": [{"draw": 2}, {"hit": 1}, {"poison": 1}]}],
        "position": {"A": {"hand": ["study", "plain-support-2"], "deck": ["plain-assault-3", "plain-assault-4", "plain-assault-2"]},
                     "B": {"hand": ["plain-support-1"], "deck": ["plain-assault-1", "plain-assault-0"]}},
        "play": [
            {"A": "lay study ah plain-support-2", "told": {"spectator": {
                "en": "A sacrifices Plain Support 2: Reserve +2 (2).", "fr": "sacrifie Plain Support 2"}}},
            {"pass": True, "told": {"spectator": ["the Top Soul Plain Assault 3 and 1 card", "Plain Assault 1 (SV 1) is discarded: HP 20 → 19",
                                                  "gets 1 Poison (1)"]}},
            {"untold": {"spectator": ["Plain Assault 4"]}},
        ],
    }  # fmt: skip
    run_scenario(scenario, RULES, POOL, decks("raise_rise_die"), voice())


@pytest.mark.clause("RD-1815")
def test_house_options_are_fixed_as_the_match_begins_and_shown_to_all() -> None:
    game = began(top_soul_draw="kept")
    for viewer in (0, 1, None):
        assert RULES.view(game, viewer).options == {"top_soul_draw": "kept"}
    assert began().option("top_soul_draw") == "drawn"
    with pytest.raises(Refused) as refused:
        began(top_soul_draw="sometimes")
    assert refused.value.clause == "RD-402"
    game = at("{A: {hand: [cinder-jab]}}")
    with pytest.raises(Refused) as refused:
        game.answer(game.number, 0, "choose top_soul_draw kept")
    assert refused.value.clause == "RD-1815"
