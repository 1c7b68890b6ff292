"""Single clauses by position, and whole random matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kernel.cards import Cards, DeckList
from engines.kernel.conformance import play
from engines.kernel.documents import ContentError
from engines.kernel.game import Game
from engines.kernel.scenario import run_scenario
from engines.rise.rules import RULES

from .helpers import cards, deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_conform(seats: int) -> None:
    for number in range(3):
        decks = [deck(f"{number} {seat}") for seat in range(seats)]
        assert play(RULES, cards(), decks, f"engine {number}", often=25).clause


def clause(*ids: str) -> pytest.MarkDecorator:
    """The clauses that a test proves."""
    return pytest.mark.clause(*ids)


def listed(summoners: list[str], library: list[str]) -> set[str]:
    """The clauses that a deck breaks."""
    return {
        fault.clause
        for fault in RULES.check_deck(
            DeckList(name="x", game="rise", cards={"summoners": summoners, "library": library}), cards()
        )
    }


TWO = ["test-sedge", "test-veil"]


@clause("RS-101", "RS-102", "RS-103", "RS-104", "RS-105", "RS-106", "RS-108", "RS-110")
def test_decks() -> None:
    fill = ["test-walker"] * 50
    assert listed(TWO, fill) == set()
    assert listed(TWO[:1], fill) == {"RS-101"}
    assert listed([*TWO, "test-moss"], fill) == {"RS-101"}
    assert listed(["test-sedge", "test-sedge"], fill) == {"RS-102"}
    assert listed(TWO, [*fill[1:], "test-moss"]) == {"RS-103"}
    assert listed(TWO, fill[1:]) == listed(TWO, [*fill, "test-walker"]) == {"RS-104"}
    assert listed(TWO, [*fill[2:], "test-bell", "test-bell"]) == {"RS-105"}
    assert listed(TWO, [*fill[2:], "test-face", "test-face"]) == set()
    assert listed(TWO, [*fill, "test-bell", "test-bell"]) == {"RS-104", "RS-105"}
    assert listed(TWO, [*fill[1:], "no-such-card"]) == {"RS-110"}


@clause("RS-105")
def test_a_card_listed_too_often_is_named_with_its_rank_and_its_count() -> None:
    cards_ = {"summoners": TWO, "library": [*["test-walker"] * 47, *["test-face"] * 3]}
    [fault] = RULES.check_deck(DeckList(name="x", game="rise", cards=cards_), cards())
    assert (fault.clause, fault.text.words) == ("RS-105", {"card": "Test Face", "rank": 2, "count": 3})


@clause("RS-102")
def test_two_printings_of_a_summoner_are_one_summoner() -> None:
    gold = {
        "id": "gold-sedge", "name": "Test Sedge", "kind": "summoner", "life": 5, "levels": [{"level": 1, "capacity": 1}],
    }  # fmt: skip
    pool = Cards.read(RULES, {"x.yaml": msgspec.json.encode([gold]).decode()}, known=cards())

    def faults(*summoners: str) -> list[str | None]:
        listed = DeckList(name="x", game="rise", cards={"summoners": list(summoners), "library": ["test-walker"] * 50})
        return [fault.clause for fault in RULES.check_deck(listed, pool)]

    assert faults("gold-sedge", "test-sedge") == ["RS-102"]
    assert faults("gold-sedge", "test-veil") == []


def begun(seats: int = 2, options: dict[str, str] | None = None, key: bytes = b"k" * 32) -> Game[Any]:
    return RULES.begin(cards(), [deck(f"setup {seat}") for seat in range(seats)], options or {}, key)


@clause("RS-127", "RS-129", "RS-205", "RS-207", "RS-208", "RS-209", "RS-210")
def test_setup() -> None:
    for seats in (2, 3, 4):
        game = begun(seats)
        first = game.s.first
        for seat, side in enumerate(game.s.seats):
            assert (len(side.hand), len(side.library), side.stock, side.ether) == (
                (6, 44, 2, 0) if seat == first else (4, 46, 1, 0)
            )
            for viewer in (seat, (seat + 1) % seats, None):
                for shown in RULES.view(game, viewer).seats[seat].summoners:
                    printed = cards()[shown.card]
                    assert (shown.level, shown.tilted) == (1, False)
                    assert (shown.life, shown.capacity) == (printed.life, printed.capacity(1))
        assert set(game.asks) == set(range(seats))
    for seats in (1, 5):
        with pytest.raises(Exception, match="rs-seats"):
            begun(seats)


@clause("RS-201", "RS-202")
def test_one_die_each_says_who_begins() -> None:
    shown = set[int]()
    for n in range(40):
        game = begun(3, key=bytes([n]) * 32)
        names = [entry.event.name for entry in game.story]
        rolls = [entry for entry in game.story if entry.event.name == "rolled"]
        assert max(at for at, name in enumerate(names) if name == "rolled") < names.index("drawn")
        assert [each.event.seat for each in rolls[:3]] == [0, 1, 2]
        assert all(each.line(viewer) is not None for each in rolls for viewer in (0, 1, 2, None))
        shown |= {each.event.amount for each in rolls}
        if "tied" not in names:
            [best] = [each.event.seat for each in rolls if each.event.amount == max(e.event.amount for e in rolls)]
            assert best == game.s.first and len(rolls) == 3
    assert shown == {1, 2, 3, 4, 5, 6}


@clause("RS-206")
def test_every_library_is_shuffled_by_the_key() -> None:
    def dealt(key: bytes) -> list[list[str]]:
        game = begun(key=key)
        return [[game.thing(id).card for id in (*side.hand, *side.library)] for side in game.s.seats]

    listed = [deck(f"setup {seat}").cards["library"] for seat in (0, 1)]
    once, other = dealt(b"k" * 32), dealt(b"o" * 32)
    assert once == dealt(b"k" * 32)
    for seat in (0, 1):
        assert sorted(once[seat]) == sorted(other[seat]) == sorted(listed[seat])
        assert once[seat] != other[seat] != listed[seat] != once[seat]


@clause("RS-203")
def test_only_the_tied_roll_again() -> None:
    for n in range(60):
        game = begun(3, key=bytes([n]) * 32)
        events = [entry.event for entry in game.story if entry.event.name in ("rolled", "tied")]
        if any(event.name == "tied" for event in events):
            best = max(event.amount for event in events[:3])
            tied = {event.seat for event in events[:3] if event.amount == best}
            assert {event.seat for event in events[4 : 4 + len(tied)]} == tied
            assert game.s.first in tied
            return
    raise AssertionError("no tie in 60 matches")


@clause("RS-211")
def test_the_whole_hand_goes_back_and_the_library_is_shuffled() -> None:
    from engines.kernel.ask import Refused

    game = begun()
    before = [(side.hand, side.library) for side in game.s.seats]
    for seat, (hand, _) in enumerate(before):
        with pytest.raises(Refused) as refused:
            game.answer(game.number, seat, f"keep {game.thing(hand[0]).card}")
        assert refused.value.clause == "RS-211"
    for seat in (0, 1):
        game.answer(game.number, seat, "mulligan")
    for seat, (hand, library) in enumerate(before):
        side = game.s.seats[seat]
        assert len(side.hand) == len(hand) == (6 if seat == game.s.first else 4)
        assert sorted((*side.hand, *side.library)) == sorted((*hand, *library))
        assert (*side.hand, *side.library) not in ((*hand, *library), (*library, *hand))
        assert set(side.hand) != set(hand) != set(library[: len(hand)]) != set(side.hand)


@clause("RS-215")
def test_a_mulligan_is_decided_in_private_and_counted_for_all_before_any_turn() -> None:
    game = begun()
    first, other = game.s.first, 1 - game.s.first
    before = [msgspec.structs.replace(RULES.view(game, viewer), waiting=[]) for viewer in (other, None)]
    game.answer(game.number, first, "mulligan")
    assert [msgspec.structs.replace(RULES.view(game, viewer), waiting=[]) for viewer in (other, None)] == before
    assert [game.lines(viewer) for viewer in (other, None)] == [[], []]
    game.answer(game.number, other, "keep")
    for viewer in (first, other, None):
        assert [side.mulligans for side in RULES.view(game, viewer).seats] == [int(seat == first) for seat in (0, 1)]
        assert RULES.view(game, viewer).turn == 0 and list(game.asks) == [first]
    game.answer(game.number, first, "keep")
    assert (game.s.turn, game.s.active) == (1, first)


@clause("RS-211", "RS-212", "RS-213", "RS-214", "RS-215", "RS-216")
def test_mulligans_are_secret_and_at_most_three() -> None:
    from engines.kernel.ask import Refused

    game = begun()
    first, other = game.s.first, 1 - game.s.first
    for _ in range(3):
        before = game.s.seats[first].hand
        game.answer(game.number, first, "mulligan")
        if other in game.asks:
            game.answer(game.number, other, "keep")
        assert len(game.s.seats[first].hand) == 6 and game.s.seats[first].stock == 2
        assert game.s.seats[first].hand != before
    with pytest.raises(Refused) as refused:
        game.answer(game.number, first, "mulligan")
    assert refused.value.clause == "RS-212"
    game.answer(game.number, first, "keep")
    assert (game.s.turn, game.s.active, len(game.s.seats[first].hand), game.s.seats[first].stock) == (1, first, 6, 2)


@clause("RS-216")
def test_the_next_player_begins_if_the_first_concedes() -> None:
    game = begun(3)
    first = game.s.first
    for seat in range(3):
        if seat != first:
            game.answer(game.number, seat, "keep")
    game.command(first, "concede")
    following = (first + 1) % 3
    assert (game.s.active, len(game.s.seats[following].hand), game.s.seats[following].stock) == (following, 4, 1)
    while following not in game.asks or game.asks[following].kind != "package":
        game.answer(game.number, min(game.asks), "pass")


@clause("RS-301", "RS-302", "RS-307", "RS-313")
def test_views_keep_secrets() -> None:
    game = begun(3)
    for viewer in (0, 1, 2, None):
        seen = RULES.view(game, viewer)
        for side in seen.seats:
            assert (side.hand is None) == (side.seat != viewer)
            assert side.hand_count == len(game.s.seats[side.seat].hand)
            assert side.library == len(game.s.seats[side.seat].library)


@clause("RS-307")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_side_has_is_shown_to_all(viewer: int | None) -> None:
    tired = {"card": "plain-summoner", "level": 3, "capacity": 2, "life": 7, "tilted": True, "pending": 1}
    game = run_scenario(
        {"title": "", "position": {"A": {"stock": 4, "ether": 3, "summoners": [tired, "plain-summoner-two"]}, "B": {"stock": 1}}},
        RULES,
        cards(),
        {},
    )  # fmt: skip
    mine, other = RULES.view(game, viewer).seats
    assert (mine.stock, mine.ether, other.stock, other.ether) == (4, 3, 1, 0)
    first, second = mine.summoners
    assert (first.life, first.max_life, first.level, first.tilted, first.pending) == (7, 10, 3, True, 1)
    assert (first.capacity, second.capacity, [each.capacity for each in other.summoners]) == (2, 1, [1, 1])
    assert (second.life, second.level, second.tilted) == (10, 1, False)


@clause("RS-1026")
@pytest.mark.parametrize("order", ["a1,a3", "a3,a1"])
def test_a_horde_faces_its_attackers_in_the_order_that_its_controller_wants(order: str) -> None:
    lost = {"card": "plain-summoner-two", "lost": 2}
    game = run_scenario(
        {
            "title": "", "position": {
                "A": {"field": ["plain-creature", "test-widow", "test-archer"]},
                "B": {"summoners": ["plain-summoner", lost], "field": [{"card": "test-dog", "counters": {"+1/+1": 9}}]},
            },
            "play": [
                {"A": "attack", "pass": True}, {"A": "a1>b a2>b a3>b done", "pass": True}, {"B": "b1>a1 none b1>a3"},
                {"B": order, "pass": True},
            ],
        },
        RULES, cards(), {},
    )  # fmt: skip
    struck = [entry.event for entry in game.story if entry.event.name in ("fight", "is_hit")]
    attackers = [game.thing(event.subject if event.name == "fight" else event.other).card for event in struck]
    met = [each for each in attackers if each != "test-dog"]
    wanted = ["plain-creature", "test-widow", "test-archer"]
    assert list(dict.fromkeys(met)) == (wanted if order == "a1,a3" else wanted[::-1])


HUSH = {
    "id": "hush",
    "name": "Hush",
    "kind": "imminent",
    "rank": 3,
    "targets": {"target": {"zone": "chain", "play": "skill"}},
    "do": [{"cancel": "target"}],
}
NOD = {
    "id": "nodder", "name": "Nodder", "kind": "summoner", "life": 5, "levels": [{"level": 1, "capacity": 2}],
    "abilities": [{"use": "skill", "name": "Nod", "cost": {"capacity": 1}, "do": [{"heal": {"n": 1, "to": "this"}}]}],
}  # fmt: skip


@clause("RS-646", "RS-704")
def test_what_could_be_answered_is_offered_no_more_when_it_has_resolved() -> None:
    position = {
        "A": {"hand": ["plain-incantation"]},
        "B": {"summoners": ["nodder", "plain-summoner"]},
        "C": {"hand": ["hush"]},
    }
    play = [{"A": "invoke plain-incantation as1"}, {"B": "skill bs1 nod"}, {"C": "pass"}, {"B": "pass"}]
    game = run_scenario(
        {"title": "", "cards": [HUSH, NOD], "position": position, "play": play, "ends": "respond"}, RULES, cards(), {}
    )
    game.answer(game.number, 1, "pass")
    assert [option.key for option in game.asks[2].choice.options] == ["pass"]


@clause("RS-214", "RS-216", "RS-1413")
def test_all_who_concede_in_the_same_mulligan_decision_leave_together() -> None:
    game = begun()
    for _ in range(3):
        for seat in (0, 1):
            game.answer(game.number, seat, "mulligan")
    for seat in (0, 1):
        game.answer(game.number, seat, "concede")
    assert game.outcome is not None and (game.outcome.winner, game.outcome.clause) == (None, "RS-1413")


def test_two_conditions_of_one_operation_are_refused() -> None:
    document = """
- id: cull
  name: Cull
  kind: incantation
  rank: 1
  do:
    - destroy: {kind: creature}
      if: {you: {active: true}}
      if: {you: {coins: 1+}}
"""
    with pytest.raises(ContentError, match=r"x\.yaml:9: .*'if' stands here twice"):
        Cards.read(RULES, {"x.yaml": document})


@pytest.mark.parametrize(
    "partner", ["{side: foe, types: Beast}", "{kind: door}", "{not: host, types: Beast}", "{side: any}"], ids=str
)
def test_the_partner_of_a_symbiosis_is_another_creature_of_ones_own(partner: str) -> None:
    """RS-1122: what the card prints can't mean anything else."""
    document = f"""
- id: pack
  name: Pack
  kind: creature
  rank: 1
  attack: 1
  defense: 1
  abilities: [{{keyword: Symbiosis, partner: {partner}, always: [{{change: {{attack: 1}}}}]}}]
"""
    with pytest.raises(ContentError, match=r"partner.*another Creature of its controller \[RS-1122\]"):
        Cards.read(RULES, {"x.yaml": document})


@pytest.mark.parametrize("cost", ["{coins: 1}", "{capacity: 1, discard: 1}", "{any_of: [{capacity: 1}, {ether: 1}]}"])
def test_a_skill_costs_points_and_nothing_else(cost: str) -> None:
    """RS-503: coins and cards pay Actions."""
    document = f"""
- id: clerk
  name: Clerk
  kind: summoner
  life: 10
  levels: [{{level: 1, capacity: 1}}]
  abilities: [{{use: skill, name: Copy, cost: {cost}, do: [draw]}}]
"""
    with pytest.raises(ContentError, match=r"costs Capacity Points and nothing else \[RS-503\]"):
        Cards.read(RULES, {"x.yaml": document})


@pytest.mark.parametrize("event", ["dies", "stolen", ["destroyed", "tilted"]], ids=str)
def test_only_what_the_rules_can_replace_is_replaced(event: Any) -> None:
    body = {"id": "ward", "name": "Ward", "kind": "creature", "rank": 1, "attack": 1, "defense": 1}
    ward = {**body, "abilities": [{"would": {"event": event}, "do": [{"gain": {"coins": 1}}]}]}
    with pytest.raises(ContentError, match=r"abilities\.0\.would: nothing can happen instead of"):
        Cards.read(RULES, {"x.yaml": msgspec.json.encode([ward]).decode()}, known=cards())


def test_what_has_left_is_refused_wherever_an_operation_names_it() -> None:
    body = {"id": "ward", "name": "Ward", "kind": "creature", "rank": 1, "attack": 1, "defense": 1}
    when = {"event": "dies", "subject": {"kind": "creature", "not": "this"}}
    ward = {**body, "abilities": [{"when": when, "do": [{"strike": {"what": "this", "to": "subject"}}]}]}
    with pytest.raises(ContentError, match=r"abilities\.0\.do\.0\.strike\.to: subject has left as this is done"):
        Cards.read(RULES, {"x.yaml": msgspec.json.encode([ward]).decode()})


@pytest.mark.parametrize("event", ["destroyed", "damaged"])
@pytest.mark.clause("RS-621")
def test_what_only_happens_behind_would_is_answered_by_nothing(event: str) -> None:
    body = {"id": "ward", "name": "Ward", "kind": "creature", "rank": 1, "attack": 1, "defense": 1}
    gain = [{"gain": {"coins": 1}}]
    waits = {**body, "abilities": [{"when": {"event": event, "subject": "this"}, "do": gain}]}
    remembers = {
        **body,
        "abilities": [{"when": "turn_begins", "if": {"happened": {"event": event}, "this": "turn"}, "do": gain}],
    }
    for card in (waits, remembers):
        with pytest.raises(ContentError, match=f"nothing answers {event}: it stands behind `would` alone"):
            Cards.read(RULES, {"x.yaml": msgspec.json.encode([card]).decode()})
    instead = {**body, "abilities": [{"would": {"event": event, "subject": "this"}, "do": gain}]}
    Cards.read(RULES, {"x.yaml": msgspec.json.encode([instead]).decode()})


ASKED = {
    "a player's Attack": {"you": {"attack": "1+"}},
    "a player's Abilities": {"you": {"has": "Flight"}},
    "a card's coins": {"this": {"coins": "1+"}},
    "a target's first turn": {"target": {"first_turn": True}},
    "the Defense of the match": {"match": {"defense": "1+"}},
    "coins of Creatures": {"exists": {"kind": "creature", "coins": "1+"}},
    "Attack of players among others": {"exists": {"kind": ["creature", "player"], "attack": "1+"}},
    "the number of a card's coins": {"compare": ["this.coins", ">", 0]},
    "the number of a player's Attack": {"compare": ["you.attack", ">", 0]},
}


@pytest.mark.parametrize("condition", ASKED.values(), ids=list(ASKED))
def test_nothing_is_asked_for_what_it_never_has(condition: dict[str, Any]) -> None:
    spy = {
        "id": "spy", "name": "Spy", "kind": "incantation", "rank": 1, "targets": {"target": {"kind": "summoner"}},
        "do": [{"gain": {"coins": 1}, "if": condition}],
    }  # fmt: skip
    with pytest.raises(ContentError, match=r"spy: do\.0\.if\..*is asked of"):
        Cards.read(RULES, {"x.yaml": msgspec.json.encode([spy]).decode()}, known=cards())


@pytest.mark.parametrize(
    "condition",
    [
        {of: {word: to}}
        for of, word in (("this", "may_hold"), ("target", "may_hold"), ("you", "may_hold"), ("this", "may_infect"))
        for to in ("this", "you", "match")
    ],
    ids=str,
)  # fmt: skip
def test_whatever_is_asked_about_attaching_has_an_answer(condition: dict[str, Any]) -> None:
    spy = {
        "id": "spy", "name": "Spy", "kind": "incantation", "rank": 1, "targets": {"target": {"kind": "summoner"}},
        "do": [{"gain": {"coins": 1}, "if": condition}],
    }  # fmt: skip
    position = {"A": {"stock": 0, "hand": ["spy"]}}
    game = run_scenario(
        {"title": "", "cards": [spy], "position": position, "play": [{"A": "invoke spy as1 as1", "pass": True}]},
        RULES,
        cards(),
        {},
    )
    held = condition in ({"target": {"may_hold": "this"}}, {"you": {"may_hold": "this"}})
    assert game.s.seats[0].stock == held, "a card that says nothing of its hosts may be put on anything in play"


@pytest.mark.parametrize(("coins", "left"), [(0, ["plain-creature", "test-dog"]), (1, ["plain-creature"])])
def test_the_condition_of_an_operation_and_that_of_what_it_means_are_two(coins: int, left: list[str]) -> None:
    what = {"kind": "creature", "if": {"it": {"tilted": True}}}
    cull = {
        "id": "cull", "name": "Cull", "kind": "incantation", "rank": 1,
        "do": [{"destroy": what, "if": {"you": {"coins": "1+"}}}],
    }  # fmt: skip
    position = {
        "A": {"stock": coins, "hand": ["cull"], "field": ["plain-creature", {"card": "test-dog", "tilted": True}]}
    }
    game = run_scenario(
        {"title": "", "cards": [cull], "position": position, "play": [{"A": "invoke cull as1", "pass": True}]},
        RULES,
        cards(),
        {},
    )
    assert [game.thing(id).card for id in game.s.seats[0].field] == left


def test_a_one_shot_card_has_one_sacrifice_to_pay() -> None:
    fee = {"kind": "creature", "side": "own"}
    action = {"use": "purchase", "id": "feed", "cost": {"sacrifice": fee}, "do": [{"gain": {"coins": 1}}]}
    document = {
        "id": "altar",
        "name": "Altar",
        "kind": "incantation",
        "rank": 1,
        "invoke": {"sacrifice": fee},
        "abilities": [action],
    }
    with pytest.raises(ContentError, match="RS-645"):
        Cards.read(RULES, {"x.yaml": msgspec.json.encode([document]).decode()})


RING = {
    "id": "ring", "name": "Ring", "kind": "door", "rank": 1, "defense": 3,
    "abilities": [
        {
            "when": {"event": ["tilted", "untilted"]},
            "do": [
                {"choose": {"what": {"pick": 1, "kind": "creature", "side": "own"}, "as": "pet"}},
                {"if": {"cond": {"pet": {"tilted": True}}, "then": [{"untilt": "pet"}], "else": [{"tilt": "pet"}]}},
            ],
        }
    ],
}  # fmt: skip
SPIN = {
    "id": "spin", "name": "Spin", "kind": "incantation", "rank": 1,
    "do": [{"tilt": {"pick": 1, "kind": "creature", "side": "own"}}],
}  # fmt: skip


@clause("RS-1503")
@pytest.mark.parametrize("agrees", [(), (0,), (1,), (0, 1)])
def test_what_repeats_itself_by_decisions_ends_when_all_agree_or_after_twenty_more_times(
    agrees: tuple[int, ...],
) -> None:
    position = {"A": {"hand": ["spin"], "field": ["ring", "plain-creature", "plain-creature"]}}
    game = run_scenario(
        {"title": "", "cards": [RING, SPIN], "position": position, "play": [{"A": "invoke spin as1", "pass": True}], "ends": "pick"},
        RULES, cards(), {},
    )  # fmt: skip
    offered = chosen = 0
    while game.outcome is None:
        seat = min(game.asks)
        if game.asks[seat].kind == "loop_draw":
            assert sorted(game.asks) == [0, 1] or seat == 1
            offered += 1
            game.answer(game.number, seat, "draw" if seat in agrees else "on")
        else:
            chosen += not offered
            game.answer(game.number, seat, "a2")
            assert game.number < 100
    assert (offered, game.outcome.clause, game.outcome.winner) == (2, "RS-1503", None)
    assert 4 <= chosen <= 9, "it is offered soon"
    assert (game.outcome.reason.id == "rs-outcome-repeats") == (len(agrees) == 2)


@clause("RS-1503")
def test_decisions_that_lead_elsewhere_are_not_interrupted() -> None:
    position = {"A": {"hand": ["spin"], "field": ["grow", "plain-creature", "plain-creature"]}}
    grow = {
        **RING,
        "id": "grow",
        "abilities": [{**RING["abilities"][0], "do": [*RING["abilities"][0]["do"], {"gain": {"ether": 1}}]}],
    }
    game = run_scenario(
        {"title": "", "cards": [grow, SPIN], "position": position, "play": [{"A": "invoke spin as1", "pass": True}], "ends": "pick"},
        RULES, cards(), {},
    )  # fmt: skip
    for _ in range(60):
        assert game.asks[0].kind == "pick"
        game.answer(game.number, 0, "a2")


@clause("RS-311")
def test_a_library_is_shuffled_after_it_was_searched() -> None:
    library = ["plain-door", "plain-imminent", "plain-level", "test-dog", "test-bones", "test-widow"]
    call = {"id": "call", "name": "Call", "kind": "incantation", "rank": 1}
    call["do"] = [{"search": {"what": {"kind": "door", "zone": "library"}}}]
    orders = set[tuple[str, ...]]()
    for seed in range(8):
        scenario = {
            "title": "", "seed": seed, "cards": [call],
            "position": {"A": {"hand": ["call"], "library": library}}, "play": [{"A": "invoke call as1", "pass": True}, {"A": "none"}],
        }  # fmt: skip
        game = run_scenario(scenario, RULES, cards(), {})
        orders.add(tuple(game.thing(id).card for id in game.s.seats[0].library))
    assert len(orders) > 4
    assert {tuple(sorted(each)) for each in orders} == {tuple(sorted(library))}


@clause("RS-725")
@pytest.mark.parametrize(("points", "asked"), [(0, "attack_list"), (1, "respond")])
def test_who_has_no_point_is_asked_nothing_where_every_card_costs_one(points: int, asked: str) -> None:
    dear = Cards.read(RULES, {"cards.yaml": Path(__file__).with_name("cards.yaml").read_text()})
    summoners = [{"card": "plain-summoner", "capacity": points}, {"card": "plain-summoner-two", "capacity": 0}]
    scenario = {
        "title": "", "position": {"A": {"field": ["plain-creature"]}, "B": {"hand": ["plain-creature"], "summoners": summoners}},
        "play": [{"A": "attack"}], "ends": asked,
    }  # fmt: skip
    game = run_scenario(scenario, RULES, dear, {})
    assert {seat: ask.kind for seat, ask in game.asks.items()} == {int(points): asked}
