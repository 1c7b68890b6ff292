"""What a card may say of Powers, conditions, Summons and Tiles, and what every kind of DMG condition changes."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.ask import Refused
from engines.kernel.documents import ContentError
from engines.rizontical.words import BUFFS
from tests.content import cards
from tests.engines.rizontical.duels import answer, asked, duel, fighter, normal, pool

NOTHING = {"change": {"atk": 0, "to": {"kind": "fighter"}}}
"""An ongoing part that changes nothing."""
AT_WORK = {"always": [NOTHING]}
WAITING = {"when": "moved", "do": [{"draw": 1}]}


def permanent(id: str, **fields: Any) -> dict[str, Any]:
    return {
        "kind": "power",
        "id": id,
        "name": id.title(),
        "category": "permanent",
        "cost": {"ap": 0},
        "abilities": [AT_WORK],
    } | fields


def summon(id: str, *abilities: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {
        "kind": "summon",
        "id": id,
        "name": id.title(),
        "abilities": list(abilities) or [AT_WORK],
    } | fields


def tile(id: str, **fields: Any) -> dict[str, Any]:
    return {"kind": "tile", "id": id, "name": id.title()} | fields


def taking(what: Any) -> dict[str, Any]:
    """Control is taken of something for good."""
    return {"control": {"what": what, "until": "for_good"}}


def refused(card: dict[str, Any]) -> str:
    """What is said of a card that is not read."""
    with pytest.raises(ContentError) as error:
        pool(card)
    return str(error.value)


@pytest.mark.clause("RZ-901")
def test_a_power_is_common_or_legendary() -> None:
    found = pool(
        normal("plain", {"draw": 1}),
        normal("low", {"draw": 1}, rank="common"),
        normal("high", {"draw": 1}, rank="legendary"),
    )
    assert [found[id].rank for id in ("plain", "low", "high")] == ["common", "common", "legendary"]
    for rank in ("rare", "Legendary", "", None):
        assert "rank" in refused(normal("odd", {"draw": 1}, rank=rank))


@pytest.mark.clause("RZ-922", "RZ-924")
@pytest.mark.parametrize("tracker", ["uses", "time"])
def test_use_and_time_are_printed_from_1_to_6(tracker: str) -> None:
    assert getattr(pool(permanent("old", **{tracker: 6}))["old"], tracker) == 6
    for n in (0, 7, -1):
        assert tracker in refused(permanent("old", **{tracker: n}))


@pytest.mark.clause("RZ-931", "RZ-932", "RZ-934", "RZ-937", "RZ-943")
def test_the_four_categories_take_what_fits_them() -> None:
    assert "RZ-931" in refused(normal("odd", abilities=[WAITING]))
    assert "RZ-932" in refused(normal("odd", abilities=[AT_WORK]))
    assert "RZ-934" in refused(normal("odd", {"draw": 1}, category="trigger"))
    assert "RZ-932" in refused(normal("odd", category="trigger", abilities=[WAITING, AT_WORK]))
    assert "RZ-943" in refused(permanent("odd", on={"kind": "fighter"}))
    assert "RZ-943" in refused(permanent("odd", category="aura", on={"kind": "summon"}))
    assert "category" in refused(normal("odd", {"draw": 1}, category="instant"))


@pytest.mark.clause("RZ-1007")
@pytest.mark.parametrize("word", ["buff", "debuff"])
@pytest.mark.parametrize("kind", ["entity", "summon", "tile", "power"])
def test_a_buff_is_offered_to_fighters_only(word: str, kind: str) -> None:
    for who in ({"kind": kind}, {"pick": 1, "kind": kind}, {"random": 1, "kind": kind}):
        assert "RZ-1007" in refused(normal("odd", {word: {"name": "Hit DMG Dealt", "to": who}}))
    assert pool(normal("even", {word: {"name": "Hit DMG Dealt", "to": {"pick": 1, "kind": "fighter"}}}))


@pytest.mark.clause("RZ-1013", "RZ-1113")
@pytest.mark.parametrize("kind", ["entity", "summon", "tile", "power"])
def test_shield_is_the_only_status_offered_to_powers_and_tokens(kind: str) -> None:
    for name in ("Burned", "First", "Invincible", "Last", "Poison"):
        for who in ({"kind": kind}, {"pick": 1, "kind": kind}):
            assert "RZ-1013" in refused(normal("odd", {"status": {"name": name, "to": who}}))
        assert pool(normal("even", {"status": {"name": name, "to": {"pick": 1, "kind": "fighter"}}}))
    assert pool(normal("even", {"status": {"name": "Shield", "to": {"pick": 1, "kind": kind}}}))


# ------------------------------------------------------------------------------------------ kinds of DMG conditions

ELEMENTS = ("Neutral", "Fire", "Ice", "Air", "Earth", "Thunder", "Water", "Akasha")
KINDS = ("Hit", "Melee", "RA", "PSH", "Power", "Skill", "Ability", "Status", "All", *ELEMENTS, "Physical", "Magical")


@pytest.mark.clause("RZ-1008", "RZ-1009")
def test_a_condition_names_a_kind_of_dmg_and_a_direction() -> None:
    assert set(BUFFS) == {f"{kind} DMG {way}" for kind in KINDS for way in ("Dealt", "Taken")} - {"Status DMG Dealt"}
    for name in ("Status DMG Dealt", "Push DMG Dealt", "Hit DMG", "hit DMG Dealt", "Poison"):
        for word in ("buff", "debuff"):
            assert "no Buff or Debuff" in refused(normal("odd", {word: {"name": name, "to": "ally_now"}}))


DMG: dict[str, tuple[str, ...]] = {
    "hit e4": ("Hit", "Melee", "All", "Fire", "Physical"),
    "hit d6": ("Hit", "RA", "All", "Fire", "Physical"),
    "push e4 2": ("PSH", "All"),
    "skill 1": ("Skill", "All", "Ice"),
    "power bolt @1": ("Power", "All", "Water"),
    "conjure": ("Ability", "All", "Air"),
    "poison": ("Status", "All"),
}
"""What is done, and the kinds of DMG that its DMG is. Without conditions each of them does 3, the last one 1."""


FOE = {"kind": "fighter", "side": "foe", "slot": 1}
FREEZE = {"label": "unique", "do": [{"damage": {"n": 3, "to": FOE, "element": "ice"}}]}


def dealt(deed: str, **conditions: dict[str, dict[str, int]]) -> int:
    """The HP that the target of a deed loses, with conditions on `user` and `target`."""
    user = fighter("user", elements=["fire"], atk=3, ra=2, psh=5, speed=9, abilities=[FREEZE])
    numen = {
        "kind": "numen", "id": "sky", "name": "Sky", "enchantment": AT_WORK,
        "conjuration": {"cost": {"ap": 0}, "do": [{"damage": {"n": 3, "to": FOE, "element": "air"}}]},
    }  # fmt: skip
    bolt = normal("bolt", {"damage": {"n": 3, "to": FOE, "element": "water"}})
    cell = {"hit d6": "d6", "push e4 2": "e4"}.get(deed, "e4")
    here = "d4"
    if deed.startswith("push"):
        here, cell, deed = "f4", "g4", "push g4 4"
    taker = {"card": "giant", "cell": cell, "conditions": dict(conditions.get("target", {}))}
    if deed == "poison":
        taker["conditions"]["Poison"] = 0
    game = duel(
        {
            "A": {"numen": "sky", "hand": ["bolt"], "fighters": {1: {"card": "user", "cell": here, "conditions": dict(conditions.get("user", {}))}}},
            "B": {"fighters": {1: taker, 2: "plain-fighter h8"}},
        },
        user, numen, bolt, fighter("giant", hp=10, atk=0),
    )  # fmt: skip
    answer(game, 0, "end" if deed == "poison" else deed)
    return 10 - int(game.rules.read(game, "fighters.B1.hp"))


@pytest.mark.clause("RZ-1008", "RZ-1009")
@pytest.mark.parametrize("deed", DMG)
def test_conditions_count_for_their_kinds_of_dmg_alone(deed: str) -> None:
    plain = 1 if deed == "poison" else 3
    assert dealt(deed) == plain
    for kind in KINDS:
        fits = kind in DMG[deed]
        name = f"{kind} DMG Taken"
        assert dealt(deed, target={f"buff {name}": 1}) == plain - fits, name
        assert dealt(deed, target={f"debuff {name}": 2}) == plain + 2 * fits, name


@pytest.mark.clause("RZ-1008", "RZ-1009")
@pytest.mark.parametrize("deed", [deed for deed in DMG if deed not in ("power bolt @1", "conjure", "poison")])
def test_conditions_of_dmg_dealt_are_those_of_the_fighter_that_deals_it(deed: str) -> None:
    for kind in KINDS:
        if kind == "Status":
            continue
        fits, name = kind in DMG[deed], f"{kind} DMG Dealt"
        assert dealt(deed, user={f"buff {name}": 2}) == 3 + 2 * fits, name
        assert dealt(deed, user={f"debuff {name}": 1}) == 3 - fits, name
        assert dealt(deed, target={f"buff {name}": 2}) == 3, name


@pytest.mark.clause("RZ-1008", "RZ-1009")
def test_no_fighter_deals_the_dmg_of_a_power_a_numen_or_a_status() -> None:
    for deed, plain in (("power bolt @1", 3), ("conjure", 3), ("poison", 1)):
        assert (
            dealt(deed, user={"buff All DMG Dealt": 2, "buff Power DMG Dealt": 2, "buff Ability DMG Dealt": 2}) == plain
        )


# ------------------------------------------------------------------------------------------------ Summons and Tiles


@pytest.mark.clause("RZ-1102")
def test_a_summon_has_passive_or_trigger_effects() -> None:
    assert len(pool(summon("both", WAITING, AT_WORK))["both"].abilities) == 2
    assert "RZ-1102" in refused(summon("odd", {"do": [{"draw": 1}]}))
    assert "one head, not when and always" in refused(summon("odd", {**AT_WORK, "when": "moved"}))
    assert "label" in refused(summon("odd", {"label": "spell", "do": [{"draw": 1}]}))
    assert "RZ-1102" in refused(summon("odd", abilities=[]))


@pytest.mark.clause("RZ-1103")
def test_a_summon_has_1_hp_in_every_figure() -> None:
    assert pool(summon("imp"))["imp"].hp == 1
    for hp in (0, 2, 5):
        assert "hp" in refused(summon("odd", hp=hp))
    count = normal("count", {"gain": {"souls": "summon.hp"}}, targets={"summon": {"pick": 1, "kind": "summon"}})
    boost = normal(
        "boost",
        {"heal": {"n": 3, "to": {"kind": "entity"}}},
        {"gain": {"protection": 3, "who": {"kind": "entity"}}},
        {"change": {"def": 3, "to": {"kind": "entity"}, "until": "for_good"}},
    )
    game = duel(
        {
            "A": {"hand": ["boost", "count"], "fighters": {1: "plain-fighter d4"}},
            "tokens": [{"card": "imp", "owner": "B", "cell": "e4"}],
        },
        count,
        boost,
        summon("imp"),
    )
    imp = game.entity_at(28)
    answer(game, 0, "power boost @1")
    assert [game.measure(imp, name) for name in ("hp", "max_hp", "protection", "def")] == [1, 1, 0, 0]
    answer(game, 0, "power count @1 > e4")
    assert game.s.seats[0].souls == 1
    answer(game, 0, "hit e4")
    assert not game.in_play(imp)
    assert game.measure(imp, "hp") == 1


@pytest.mark.clause("RZ-1108", "RZ-1128")
@pytest.mark.parametrize("kind", ["summon", "tile"])
def test_an_effect_copies_own_tokens_only(kind: str) -> None:
    for who in ({"pick": 1, "kind": kind}, {"pick": 1, "kind": kind, "side": "foe"}):
        assert "RZ-1108 RZ-1128" in refused(normal("odd", {"create": {"copy_of": "token"}}, targets={"token": who}))
        assert "RZ-1108 RZ-1128" in refused(normal("odd", {"create": {"copy_of": who}}))
    own = {"pick": 1, "kind": kind, "side": "own"}
    assert pool(normal("even", {"create": {"copy_of": "token"}}, targets={"token": own}))


@pytest.mark.clause("RZ-1108", "RZ-1128")
def test_an_effect_takes_over_no_tokens() -> None:
    for who in (
        {"kind": "power", "side": "foe"},
        {"kind": "summon"},
        {"kind": "tile"},
        {"kind": "entity", "side": "foe"},
    ):
        whom = {"pick": 1, **who}
        assert "RZ-1108 RZ-1128" in refused(normal("odd", taking("prey"), targets={"prey": whom}))
        nested = {"if": {"cond": {"you": {"active": True}}, "then": [taking(whom)]}}
        assert "RZ-1108 RZ-1128" in refused(normal("odd", nested))
    for who in ({"kind": "power", "zone": "field", "side": "foe"}, {"kind": "fighter", "side": "foe"}):
        assert pool(normal("even", taking("prey"), targets={"prey": {"pick": 1, **who}}))


@pytest.mark.clause("RZ-1108", "RZ-1128")
def test_a_token_that_a_reference_means_is_neither_copied_nor_taken_over_by_the_opponent() -> None:
    greedy = permanent(
        "greedy",
        abilities=[
            {
                "when": {"event": ["summoned", "tile_placed"]},
                "do": [{"create": {"copy_of": "subject"}}, taking("subject")],
            }
        ],
    )
    call = normal("call", {"create": {"summon": "imp"}}, {"create": {"tile": "mossbed"}})
    game = duel({"A": {"hand": ["call"]}, "B": {"powers": {1: "greedy"}}}, greedy, call, summon("imp"))
    answer(game, 0, "power call @1", "d4", "e4")
    assert asked(game) == {0: "main"}
    read = game.rules.read
    assert [read(game, f"tokens.{who}") for who in ("A.imp", "B.imp", "A.mossbed", "B.mossbed")] == [1, 0, 1, 0]


@pytest.mark.clause("RZ-1109")
def test_the_starter_set_has_11_summons_and_takes_more() -> None:
    assert len({card.name for card in cards().values() if card.kind == "summon"}) == 11
    assert pool(summon("twelfth"))["twelfth"].kind == "summon"


@pytest.mark.clause("RZ-1129", "RZ-1123", "RZ-1124")
def test_the_starter_set_has_the_push_tile_and_a_passive_tile() -> None:
    found = {card.id: card for card in cards().values() if card.kind == "tile"}
    assert {id: card.own is not None for id, card in found.items()} == {"push-tile": True, "mossbed": False}
    assert {id: card.facing for id, card in found.items()} == {"push-tile": True, "mossbed": False}


@pytest.mark.clause("RZ-1122", "RZ-1123", "RZ-1124")
def test_a_tile_acts_on_contact_or_all_the_time() -> None:
    assert pool(tile("even", abilities=[AT_WORK])) and pool(tile("even", do=[{"draw": 1}]))
    assert "RZ-1124" in refused(tile("odd", abilities=[AT_WORK], do=[{"draw": 1}]))
    assert "RZ-1123" in refused(tile("odd"))
    assert "RZ-1122" in refused(tile("odd", abilities=[WAITING]))
    assert "tile" in refused(tile("odd", tile="contact", do=[{"draw": 1}]))


@pytest.mark.clause("RZ-1131")
def test_a_push_tile_prints_a_number_or_pushes_by_1() -> None:
    push = ["stop_motion", {"push": {"what": "subject", "n": "this.push", "dir": "facing"}}]
    for printed, cells in (({}, 1), ({"push": 1}, 1), ({"push": 3}, 3)):
        game = duel(
            {
                "A": {"fighters": {1: "plain-fighter c5"}},
                "tokens": [{"card": "gale", "owner": "B", "cell": "d5", "facing": "n"}],
            },
            tile("gale", facing=True, do=push, **printed),
        )
        answer(game, 0, "move c5-d5")
        assert game.rules.read(game, "fighters.A1.cell") == f"d{5 + cells}"
    for push_by in (0, 8):
        assert "push" in refused(tile("odd", facing=True, push=push_by, do=push))


@pytest.mark.clause("RZ-1033")
@pytest.mark.parametrize("facing", ["n", "ne", "e", "se", "s", "sw", "w", "nw"])
def test_each_of_the_eight_facings_counts(facing: str) -> None:
    steps = {"n": "d6", "ne": "e6", "e": "e5", "se": "e4", "s": "d4", "sw": "c4", "w": "c5", "nw": "c6"}
    start = "d4" if facing != "s" else "d6"
    game = duel(
        {"A": {"hand": ["lay"], "fighters": {1: f"plain-fighter {start}"}}},
        normal("lay", {"create": {"tile": "push-tile"}}),
    )
    answer(game, 0, "power lay @1", "d5", facing, f"move {start}-d5")
    assert game.rules.read(game, "fighters.A1.cell") == steps[facing]


@pytest.mark.clause("RZ-1101", "RZ-1121")
def test_a_token_is_offered_every_empty_cell_of_the_board() -> None:
    call = normal("call", {"create": {"summon": "imp"}}, {"create": {"tile": "mossbed"}})
    game = duel(
        {"A": {"hand": ["call"], "fighters": {1: "plain-fighter a1", 2: "plain-fighter d4"}}, "tokens": [{"card": "mossbed", "owner": "B", "cell": "e5"}]},
        call, summon("imp"),
    )  # fmt: skip
    answer(game, 0, "power call @1")
    board = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
    assert set(game.asks[0].keys()) == board - {"a1", "d4", "h8"}
    answer(game, 0, "c3")
    assert set(game.asks[0].keys()) == board - {"a1", "d4", "h8", "c3", "e5"}
    with pytest.raises(Refused):
        answer(game, 0, "e5")
