"""Every kind of question, clicked and typed on a simulated Discord: sums, numbers, levels below several picks,
lanes."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.discord.language import Reader
from cogs.discord.limits import OPTION, OPTIONS
from cogs.play.completion import suggestions
from cogs.play.place import Place
from cogs.play.private import private_content
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from tests.cogs import gleaners_painter
from tests.cogs.clicking import click_answer
from tests.cogs.conftest import NAMES, SECRET, Table
from tests.cogs.matches import as_the_engine_alone, begin, next_turn
from tests.referee import gleaners
from tests.referee.conftest import gleaners_library
from workshop.shown import controls
from workshop.simulation import open_world

sys.modules["render.gleaners"] = gleaners_painter
DRAW = ("yes", "keep")


@pytest.fixture
async def barn(tmp_path: Path) -> AsyncIterator[Table]:
    """Gleaners on a simulated Discord."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    async with open_world(gleaners_library(), database, SECRET, guild="Club", channel="games", names=NAMES) as world:
        made = Table(world, database)
        yield made
        faults = made.env.errors
        await made.close()
        assert not faults


async def gleaned(barn: Table, first: int = 4, second: int = 1) -> int:
    """A match in which Ada and Ben have drawn so many cards; Ada is to move."""
    match = await begin(barn, "gleaners", ("harvest", "harvest"))
    for member, drawn in ((barn.ada, first), (barn.ben, second)):
        for key in [*DRAW * drawn, *(["no"] if drawn < gleaners.LEAVE else [])]:
            await barn.do(member, key, match=match)
    return match


async def hand(barn: Table, match: int) -> list[tuple[str, int]]:
    """Ada's cards by key, with what they are worth."""
    view = (await barn.referee.matches.position(match, barn.ada.id)).view
    return [(key, gleaners.POOL[key.rstrip("0123456789")].worth) for key in view.hand]


def button(result: Any, label: str) -> Any:
    return next((each for each in controls(result.response) if each.get("label") == label), None)


async def panel(barn: Table, match: int, *labels: str) -> Any:
    """Ada's panel, some clicks further."""
    board = next(
        message
        for message in reversed(barn.messages())
        if any(each["custom_id"].startswith(f"move:{match}:") for each in controls(message))
    )
    result = await barn.ada.click(barn.shown(board), label="Your move")
    for label in labels:
        result = await barn.ada.click(result.response, label=label)
    return result


async def test_a_match_by_clicks_and_types(barn: Table) -> None:
    """Lanes and all: turns are clicked and typed by turns, and the record is what the engine alone makes of it."""
    match = await begin(barn, "gleaners", ("harvest", "harvest"))
    count = 0
    kinds: set[str] = set()
    while (turn := await next_turn(barn, match, "salt")) is not None:
        ask = turn.position.ask
        assert ask is not None
        key = HOUSE["random"](
            gleaners.RULES, turn.position.info.pool.cards, turn.position.view, ask, Stream(f"{count}")
        )
        kinds.add(key.split()[0])
        if count % 2:
            await barn.do(turn.member, key, match=match)
        else:
            await click_answer(barn, turn.member, match, key)
        count += 1
    await as_the_engine_alone(barn, match)
    assert {"yes", "keep"} <= kinds


@pytest.mark.parametrize("way", ["clicks", "types"])
@pytest.mark.parametrize("verb", ["build", "pay", "bid", "sort"])
async def test_each_kind_of_question_both_ways(barn: Table, verb: str, way: str) -> None:
    match = await gleaned(barn)
    ask = (await barn.referee.matches.position(match, barn.ada.id)).ask
    assert ask is not None
    keys = [key for path in ask.paths() if (key := ask.write(path)).startswith(verb)]
    key = keys[len(keys) // 2]
    if way == "clicks":
        await click_answer(barn, barn.ada, match, key)
    else:
        await barn.do(barn.ada, key, match=match)
    record = (await barn.referee.matches.info(match)).deciding
    assert record == (1,)
    async with barn.referee.resources.store.read() as tx:
        assert (await tx.entries.of(match))[-1].key == key


async def test_a_sum_is_told_and_only_what_will_do_is_done(barn: Table) -> None:
    match = await gleaned(barn)
    cards = await hand(barn, match)
    low = next((key, worth) for key, worth in cards if 0 < worth < 3)
    result = await panel(barn, match, "Pay")
    assert not button(result, "Done (0)"), "nothing is not enough"
    menu = next(each for each in controls(result.response) if each["custom_id"].startswith("pick:"))
    result = await barn.ada.select(result.response, [low[0]], custom_id=menu["custom_id"])
    said = barn.said(result)
    assert f"Worth {low[1]} of 3" in said
    assert f"That is worth {low[1]}, and it has to be at least 3." in said
    assert not button(result, "Done (1)")
    everything = [key for key, _ in cards]
    menu = next(each for each in controls(result.response) if each["custom_id"].startswith("pick:"))
    result = await barn.ada.select(result.response, everything, custom_id=menu["custom_id"])
    assert "is superfluous" in barn.said(result)
    result = await barn.ada.click(result.response, label="Start over")
    assert "Worth" not in barn.said(result)
    refused = await barn.do(barn.ada, f"pay {','.join(everything)} 0", match=match)
    assert "is superfluous" in barn.said(refused)


async def test_done_leads_on_and_back_brings_the_picks_again(barn: Table) -> None:
    match = await gleaned(barn)
    (first, a), (second, b), *_ = await hand(barn, match)
    result = await panel(barn, match, "Build")
    menu = next(each for each in controls(result.response) if each["custom_id"].startswith("pick:"))
    result = await barn.ada.select(result.response, [first, second], custom_id=menu["custom_id"])
    result = await barn.ada.click(result.response, label="Done (2)")
    fields = [label for label in barn.labels(result) if label.startswith("Field")]
    assert fields == [f"Field {at}" for at in gleaners.FIELDS[: 1 + a + b]]
    if len(fields) == 1:
        pytest.fail("the cards of this match leave a choice of fields")
    result = await barn.ada.click(result.response, label="Back")
    menu = next(each for each in controls(result.response) if each["custom_id"].startswith("pick:"))
    assert {each["value"] for each in menu["options"] if each.get("default")} == {first, second}
    result = await barn.ada.click(result.response, label="Done (2)")
    await barn.ada.click(result.response, label=fields[1])
    assert (await barn.referee.matches.position(match, barn.ada.id)).view.built == {gleaners.FIELDS[1]: 0}


async def test_a_long_range_of_numbers_has_pages_to_choose(barn: Table) -> None:
    match = await gleaned(barn)
    result = await panel(barn, match, "Bid")
    menu = next(each for each in controls(result.response) if each["custom_id"].startswith("leap:"))
    assert [each["label"] for each in menu["options"]] == [f"From {n}" for n in (0, 100, 200, 300)]
    result = await barn.ada.select(result.response, ["2"], custom_id=menu["custom_id"])
    menu = next(
        each
        for each in controls(result.response)
        if each["custom_id"].startswith("pick:") and "250" in [option["value"] for option in each["options"]]
    )
    await barn.ada.select(result.response, ["250"], custom_id=menu["custom_id"])
    assert (await barn.referee.matches.position(match, barn.ada.id)).view.coins == [250, 0]


async def test_typing_is_completed_on_every_kind_of_level(barn: Table) -> None:
    match = await gleaned(barn)
    ask = (await barn.referee.matches.position(match, barn.ada.id)).ask
    assert ask is not None
    reader = Reader(barn.world.library.texts, "en")
    cards = await hand(barn, match)

    def offered(typed: str) -> list[str]:
        found = suggestions(ask, typed, reader)
        assert len(found) <= OPTIONS
        for name, value in found:
            assert len(name) <= OPTION
            if "…" not in name:
                ask.read(value)
        return [value for _, value in found]

    assert offered("bid 25") == ["bid 25", *(f"bid {n}" for n in range(250, 260))]
    assert offered("bid 7000") == []
    two = ",".join(key for key, _ in cards[:2])
    assert offered(f"build {two} ")[0] == f"build {two} north"
    assert offered(f"build {two} no") == [f"build {two} north"]
    assert offered("build ")[0].startswith(f"build {cards[0][0]}")
    lean = next(key for key in map(ask.write, ask.paths()) if key.startswith("pay")).rpartition(" ")[0]
    assert offered(lean + " 1") == [f"{lean} 1"]
    superfluous = [value for value in offered(lean + ",") if value.startswith(lean + ",")]
    assert superfluous == [], "more would be superfluous"


async def test_a_lane_is_gone_through_in_the_panel_and_the_channel_keeps_still(barn: Table) -> None:
    match = await begin(barn, "gleaners", ("harvest", "harvest"))
    posted = [barn.said(message) for message in barn.messages()]
    result = await panel(barn, match, "Yes")
    assert "Keep it?" in barn.said(result)
    assert "draws" in barn.said(result)
    first = result.response
    result = await barn.ada.click(first, label="Keep")
    assert "Draw another card? (3 left)" in barn.said(result)
    await barn.env.settle()
    assert [barn.said(message) for message in barn.messages()] == posted
    for member, hands in ((barn.ben, "[0, 0]"), (barn.ada, "[1, 0]")):
        shown = await member.slash(barn.channel, "match board", match=match)
        assert f"hands {hands}" in barn.pictures(shown)[0].alt
    await barn.restart()
    await barn.do(barn.ada, "no", match=match)
    assert (await barn.referee.matches.info(match)).deciding == (1,)


async def test_what_can_be_used_is_marked_in_the_hand_until_a_card_of_it_is_picked(duel: Table) -> None:
    library, english = duel.world.library, Reader(duel.world.library.texts, "en")
    match = await begin(duel, "raise_rise_die", list(library.decks["raise_rise_die"])[:2])
    while True:
        turn = await next_turn(duel, match, "marks")
        assert turn is not None
        position = await duel.referee.matches.position(match, turn.member.id, hand=True)
        ask = position.ask
        assert ask is not None
        if ask.kind == "main" and any(each.key == "lay" for each in ask.choice.options):
            break
        await duel.do(turn.member, ask.default, match=match)
    lay = next(index for index, each in enumerate(ask.choice.options) if each.key == "lay")
    level, steps = ask.choice.below(ask.choice.options[lay]), [lay]
    while level is not None and level.single:
        index = max(range(len(level.options)), key=lambda n, level=level: "SV 0" not in english(level.options[n].text))
        level = level.below(level.options[index])
        steps.append(index)
    assert level is not None
    assert level.prompt.id == "rrd-ask-sacrifice"
    hands: list[str] = []
    for place in (Place((lay,)), Place(tuple(steps))):
        content = await private_content(position, library, english, place=place)
        hands += [each.alt for each in content.pictures if "hand" in each.name]
    assert "playable" in hands[0]
    assert "playable" not in hands[1]


@pytest.mark.parametrize("game", ["raise_rise_die", "riftborn", "rise"])
async def test_a_secret_question_shows_no_picture_of_an_empty_hand(duel: Table, game: str) -> None:
    """Which cards are infused is asked when the hand may have been laid. [RD-1111]"""
    library, english = duel.world.library, Reader(duel.world.library.texts, "en")
    match = await begin(duel, game, list(library.decks[game])[:2])
    position = await duel.referee.matches.position(match, duel.ada.id)
    assert position.ask is not None and position.seat is not None
    assert position.ask.secret
    assert len((await private_content(position, library, english)).pictures) == 2
    position.view.seats[position.seat].hand.clear()
    assert len((await private_content(position, library, english)).pictures) == 1
