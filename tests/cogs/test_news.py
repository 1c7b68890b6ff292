"""A message in the channel brings news, or asks somebody who was not asked before."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from referee import Person
from referee.clock import ClockPolicy

from .conftest import Table

ANSWERS = 40


def news(table: Table, message: Any) -> list[str]:
    """The lines of a message that tell what happened, without those that say who passed."""
    _, *paragraphs = table.said(message).split("\n")
    told = [line for line in paragraphs if not line.startswith("-#") and "<@" not in line]
    return [line for line in told if line and " passes" not in line and " pass." not in line and " pass " not in line]


async def test_passes_alone_are_no_message(duel: Table):
    """Rise against two house players: nobody else is ever asked, so each new message has something to tell."""
    info = await duel.referee.openings.open(
        game="rise",
        guild=duel.guild.id,
        channel=duel.channel.id,
        opener=Person(duel.ada.id, duel.ada.name),
        house="greedy",
        seats=3,
    )
    rules = duel.world.library.games["rise"]
    empty: list[str] = []
    for turn in range(ANSWERS):
        await duel.env.advance_time(20)
        position = await duel.referee.matches.position(info.id, duel.ada.id)
        if position.ask is None:
            break
        posts = len(duel.messages())
        key = HOUSE["greedy"](rules, position.info.pool.cards, position.view, position.ask, Stream(f"news {turn}"))
        await duel.do(duel.ada, key, match=info.id)
        await duel.env.advance_time(20)
        empty += [duel.said(each) for each in duel.messages()[posts:] if not news(duel, each)]
    assert empty == []
    assert len(duel.messages()) > 5
    texts, names = duel.world.library.texts, dict.fromkeys(range(3), "x")
    log = [line for entry in await duel.referee.matches.log(info.id, None) for line in entry.lines]
    assert any("pass" in texts.say(line.text, "en", names) for line in log), "the log still tells of passes"
    assert not any("RS-704" in duel.said(each) for each in duel.messages())


async def test_who_was_asked_already_is_asked_by_an_edit(table: Table):
    """Ben passes, and it is his turn: nothing happened that the message which asked him does not show."""
    match = await table.staked()
    await table.do(table.ada, "take 1", match=match)
    await table.env.advance_time(600)
    posts, asked = len(table.messages()), table.last()
    assert f"<@{table.ben.id}>" in table.said(asked)
    await table.do(table.ben, "pass", match=match)
    await table.env.settle()
    assert len(table.messages()) == posts
    number = (await table.referee.matches.info(match)).number
    shown = await table.ben.click(table.last(), custom_id=f"move:{match}:{number}:")
    assert "take" in table.said(shown).lower() or "take" in table.labels(shown)
    await table.do(table.ben, "plan", match=match)
    assert len(table.messages()) == posts
    await table.do(table.ben, "take 1", match=match)
    await table.env.advance_time(600)
    assert len(table.messages()) == posts + 1
    assert f"<@{table.ada.id}>" in table.said(table.last())
    await table.do(table.ada, "pass", match=match)
    await table.restart()
    assert len(table.messages()) == posts + 1, "to ask somebody twice is no news either"


@pytest.mark.parametrize("gone", [True, False])
async def test_who_can_not_be_asked_by_an_edit_is_asked_by_a_message(table: Table, gone: bool):
    """The message to be edited is gone, or Discord does not take the edit."""
    match = await table.staked()
    await table.do(table.ada, "take 1", match=match)
    if gone:
        table.env.backend.delete_message(table.channel.id, table.messages()[-1].id)
    else:
        table.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, times=1)
    posts = len(table.messages())
    await table.do(table.ben, "pass", match=match)
    await table.env.settle()
    assert len(table.messages()) == posts + 1
    number = (await table.referee.matches.info(match)).number
    assert f"<@{table.ben.id}> to answer" in table.said(table.last())
    await table.ben.click(table.last(), custom_id=f"move:{match}:{number}:")


async def test_a_call_goes_when_it_was_heard_though_the_bot_was_started_anew_meanwhile(duel: Table):
    """Three people play Rise: who is asked after somebody has passed is called, as nothing has happened."""
    people = [duel.ada, duel.ben, duel.eve]
    info = await duel.referee.openings.open(
        game="rise",
        guild=duel.guild.id,
        channel=duel.channel.id,
        opener=Person(duel.ada.id, duel.ada.name),
        seats=3,
        clock=ClockPolicy.none(),
    )
    for member in people[1:]:
        await duel.referee.openings.join(info.id, Person(member.id, member.name))
    rules, match = duel.world.library.games["rise"], info.id

    def call() -> Any:
        latest = duel.last()
        return latest if "to answer" in duel.said(latest) and not duel.pictures(latest) else None

    async def answer(turn: int) -> None:
        info = await duel.referee.matches.info(match)
        player = info.players[info.deciding[0]]
        assert player is not None and player.person is not None
        position = await duel.referee.matches.position(match, player.person)
        assert position.ask is not None
        key = HOUSE["greedy"](rules, position.info.pool.cards, position.view, position.ask, Stream(f"call {turn}"))
        await duel.do(next(each for each in people if each.id == player.person), key, match=match)
        await duel.env.advance_time(600)

    await duel.env.advance_time(600)
    for turn in range(3 * ANSWERS):
        if call() is not None:
            break
        await answer(turn)
    standing = call()
    assert standing is not None
    await duel.restart()
    assert standing.id in [each.id for each in duel.messages()]
    for turn in range(ANSWERS):
        if standing.id not in [each.id for each in duel.messages()]:
            break
        await answer(turn)
    assert standing.id not in [each.id for each in duel.messages()]
    assert not await duel.referee.notices.calls() or call() is not None, "it is known no longer"
