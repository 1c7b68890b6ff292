"""Lessons as people meet them: begun by a command, played by buttons to the end, left at any time."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.registry import games
from engines.kernel.text import Text
from tests.cogs.clicking import click_answer
from tests.cogs.conftest import Table
from workshop.shown import controls
from workshop.simulation import speak

GREEN = 3
"""The style of a button that leads on, as Discord numbers it."""


async def learn(duel: Table, game: str, member: Any = None) -> tuple[int, Any]:
    """A lesson, and the answer to the command that began it."""
    panel = await (member or duel.ada).slash(duel.channel, "learn", game=game)
    return (await duel.referee.matches.find())[0].id, panel


def says(duel: Table, id: str, locale: str = "en") -> str:
    """A text's first words, as a message has them."""
    return duel.world.library.texts.say(Text(id), locale)[:60]


@pytest.mark.parametrize("game", list(games()))
async def test_a_whole_lesson_by_buttons(duel: Table, game: str) -> None:
    match, panel = await learn(duel, game)
    lesson = duel.world.library.lessons[game]
    assert panel.ephemeral
    assert duel.pictures(panel)
    for place, step in enumerate(lesson.steps):
        said = duel.said(panel)
        assert f"🎓 **{place + 1}/{len(lesson.steps)}**" in said
        assert says(duel, f"lesson-{game}-{step.id}") in said
        assert "Play on freely" in duel.labels(panel)
        panel = await click_answer(duel, duel.ada, match, step.hopes[0])
    said = duel.said(panel)
    assert "you have won!" in said
    assert "Play on freely" not in duel.labels(panel)
    info = await duel.referee.matches.info(match)
    assert info.outcome is not None and info.outcome.winner == 0
    ending = duel.world.library.texts.say(info.outcome.reason, "en", info.names_in("en"))
    for message in (said, duel.said(duel.last())):
        assert f"🏆 Ada wins. {ending}" in message
        assert f"- {ending}" not in message, "how it ended is told once"


@pytest.mark.parametrize("game", list(games()))
async def test_what_leads_on_in_a_lesson_is_green_or_marked_in_a_list(duel: Table, game: str) -> None:
    _, panel = await learn(duel, game)
    for _click in range(60):
        if "you have won!" in duel.said(panel):
            break
        there = controls(panel.response)
        green = [each["label"] for each in there if each.get("style") == GREEN]
        marked = [
            (each["custom_id"], option["value"])
            for each in there
            for option in each.get("options", [])
            if option.get("emoji") and not option.get("default")
        ]
        if marked:
            assert not green, "what leads on is in the list"
            panel = await duel.ada.select(panel.response, [marked[0][1]], custom_id=marked[0][0])
        else:
            panel = await duel.ada.click(panel.response, label=green[0])
    assert "you have won!" in duel.said(panel)


async def test_anything_else_is_answered_by_the_lesson_and_the_way_off_it_is_a_click(duel: Table) -> None:
    match, _ = await learn(duel, "rizontical")
    panel = await click_answer(duel, duel.ada, match, "hit c6")
    assert says(duel, "lesson-rizontical-move-otherwise") in duel.said(panel)
    assert (await duel.referee.matches.info(match)).seq == 0, "it was not taken"
    typed = await duel.do(duel.ada, "hit c6")
    assert says(duel, "lesson-rizontical-move-otherwise") in duel.said(typed)
    freed = await duel.ada.click(panel.response, label="Play on freely")
    assert "You have left the lesson" in duel.said(freed)
    assert "🎓" not in duel.said(freed)
    taken = await click_answer(duel, duel.ada, match, "hit c6")
    assert "Taken" in duel.said(taken)


async def test_who_acts_may_be_named_in_a_typed_move(duel: Table) -> None:
    await learn(duel, "rizontical")
    assert "Taken: `move c5-" in duel.said(await duel.do(duel.ada, "Kain to c7"))
    assert "Taken: `push c8 north 2`" in duel.said(await duel.do(duel.ada, "Kain pushes Poe by 2"))
    assert "Taken: `hit c8`" in duel.said(await duel.do(duel.ada, "Kain hits Poe"))


async def test_after_a_step_off_the_path_what_is_offered_is_new(duel: Table) -> None:
    """A select that comes back as it was would still show the wrong pick, and take it no second time."""
    match, panel = await learn(duel, "rizontical")
    before = {each["custom_id"] for each in controls(panel.response) if each["custom_id"].startswith(("at:", "pick:"))}
    after = controls((await click_answer(duel, duel.ada, match, "hit c6")).response)
    assert before and not before & {each["custom_id"] for each in after}


async def test_nobody_else_leads_a_learner_off_the_path(duel: Table) -> None:
    _match, panel = await learn(duel, "rizontical")
    board = next(each for each in reversed(duel.messages()) if duel.pictures(each))
    stranger = await duel.eve.click(duel.shown(board), label="Your move")
    assert "🎓" not in duel.said(stranger)
    assert not [each for each in controls(board) if each["custom_id"].startswith("free:")]
    assert duel.said(panel)


async def test_the_lesson_is_in_the_learners_language(duel: Table) -> None:
    speak(duel.env, {duel.ada.id: "fr"})
    _, panel = await learn(duel, "rise")
    assert "Bienvenue" in duel.said(panel)
    assert "Jouer librement" in duel.labels(panel)


async def test_the_first_message_says_how_one_wins_and_where_to_learn_it(duel: Table) -> None:
    for game, goal in (("rise", "Goal: bring both Summoners"), ("rizontical", "Goal: defeat enemy Fighters")):
        await duel.ada.slash(duel.channel, "match open", game=game)
        invitation = duel.said(duel.last())
        assert goal in invitation
        assert f"`/learn {game}`" in invitation
    match, _ = await learn(duel, "rise", duel.ben)
    begun = next(each for each in duel.messages() if f"match {match}" in duel.said(each))
    assert "Goal: bring both Summoners" in duel.said(begun)
    assert "/learn" not in duel.said(begun), "who is in a lesson is not sent to it"


async def test_only_games_with_a_lesson_are_offered(duel: Table) -> None:
    offered = await duel.ada.autocomplete(duel.channel, "learn", "game", "")
    assert [each["value"] for each in offered] == [*duel.world.library.lessons]
