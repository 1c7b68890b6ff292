"""The outbox when something goes wrong: it is tried again, shown once, in the end shown plainly, and nobody else
waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.discord.message import Content
from referee.model import Person
from tests.cogs.conftest import Table
from tests.cogs.pebbles_painter import PebblesPainter
from tests.cogs.wire import Trouble, Wire
from tests.referee import pebbles


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """The wire to Discord."""
    made = Wire(monkeypatch)
    yield made
    made.mend()


async def two(table: Table) -> None:
    """Two matches in one channel, both past their stakes, the first of 42 pebbles, the second of 11; Ada is to move."""
    await table.staked(options="windows=no heap=40")
    await table.ada.slash(table.channel, "match open", game="pebbles", deck="shielded", options="windows=no heap=9")
    await table.ben.slash(table.channel, "match join", match=2, deck="shielded")
    for member in (table.ada, table.ben):
        await table.do(member, "1", match=2)


def boards(table: Table, match: int) -> list[Any]:
    """The messages about a match that say whose turn it is."""
    return [m for m in table.messages() if f"match {match} " in table.said(m) and "to answer" in table.said(m)]


def breaks_at(monkeypatch: pytest.MonkeyPatch, heap: int) -> None:
    """Boards with so many pebbles can't be drawn."""
    lay = PebblesPainter.lay_board

    def lay_board(self: Any, view: Any, *details: Any) -> Any:
        if view.heap == heap:
            raise KeyError("a card that is not there")
        return lay(self, view, *details)

    monkeypatch.setattr(PebblesPainter, "lay_board", lay_board)


async def test_a_board_that_cannot_be_drawn_is_told_without_its_picture(table: Table, monkeypatch: pytest.MonkeyPatch):
    await two(table)
    breaks_at(monkeypatch, 40)
    first, second = len(boards(table, 1)), len(boards(table, 2))
    await table.do(table.ada, "take 2", match=1)
    await table.do(table.ada, "take 2", match=2)
    assert len(boards(table, 2)) == second + 1, "another match of the channel is told at once"
    await table.env.advance_time(60)
    *_, plain = boards(table, 1)
    assert len(boards(table, 1)) == first + 1
    assert not table.pictures(plain)
    assert f"<@{table.ben.id}> to answer" in table.said(plain)
    assert "takes 2" in table.said(plain), "what happened is told all the same"
    assert "can’t be drawn" in table.said(plain)
    panel = await table.ben.click(table.shown(plain), label="Your move")
    assert "Something went wrong" not in table.said(panel)
    assert "Take" in table.labels(panel)
    await table.do(table.ben, "take 1", match=1)
    assert table.pictures(boards(table, 1)[-1]), "the next one is drawn again"
    assert "takes 2" not in table.said(boards(table, 1)[-1])


async def test_a_board_that_cannot_even_be_read_ends_as_a_bare_message(table: Table, monkeypatch: pytest.MonkeyPatch):
    await two(table)
    view = pebbles.RULES.view

    def broken(game: Any, viewer: int | None) -> Any:
        if viewer is None and game.s.heap == 40:
            raise KeyError("a card that is not there")
        return view(game, viewer)

    await table.referee.people.set_settings(Person(table.ada.id, "Ada"), hands=False)
    await table.referee.people.set_settings(Person(table.ben.id, "Ben"), hands=False)
    monkeypatch.setattr(pebbles.RULES, "view", broken)
    first, second = len(boards(table, 1)), len(boards(table, 2))
    await table.do(table.ada, "take 2", match=1)
    await table.do(table.ada, "take 2", match=2)
    assert len(boards(table, 2)) == second + 1
    await table.env.advance_time(60)
    assert len(boards(table, 1)) == first + 1, "said once"
    bare = boards(table, 1)[-1]
    assert f"<@{table.ben.id}> to answer" in table.said(bare)
    assert "Your move" in table.labels(bare)
    panel = await table.ben.click(table.shown(bare), label="Your move")
    assert "Take" in table.labels(panel)


async def test_a_message_that_discord_refuses_for_its_picture_goes_without_it(table: Table):
    await two(table)
    count = len(boards(table, 1))
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=413, code=40005, times=2)
    await table.do(table.ada, "take 2", match=1)
    await table.env.advance_time(60)
    assert len(boards(table, 1)) == count + 1
    assert not table.pictures(boards(table, 1)[-1])


async def test_a_dropped_connection_is_tried_again_within_two_seconds_and_holds_nobody_up(table: Table, wire: Wire):
    await two(table)
    first, second, before = len(boards(table, 1)), len(boards(table, 2)), len(wire.tried)
    wire.cut("POST", f"/channels/{table.channel.id}/messages")
    await table.do(table.ada, "take 2", match=1)
    await table.do(table.ada, "take 2", match=2)
    assert len(boards(table, 2)) == second + 1
    assert len(boards(table, 1)) == first
    await table.env.advance_time(2)
    assert len(boards(table, 1)) == first + 1
    tried = wire.tried[before:]
    assert len(tried) == 3
    assert tried[0] == tried[2] != tried[1]


async def test_a_message_that_came_through_unheard_is_not_repeated(table: Table, wire: Wire):
    await two(table)
    first = len(boards(table, 1))
    wire.cut("POST", f"/channels/{table.channel.id}/messages", heard=True)
    await table.do(table.ada, "take 2", match=1)
    assert len(boards(table, 1)) == first + 1
    await table.do(table.ben, "take 3", match=1)
    assert len(boards(table, 1)) == first + 1, "what may have come through is made sure of before anything follows it"
    await table.env.advance_time(2)
    *_, old, new = boards(table, 1)
    assert len(boards(table, 1)) == first + 2
    assert "takes 2" in table.said(old)
    assert not table.labels(old), "the one before has lost its buttons"
    assert "takes 3" in table.said(new)
    assert "takes 2" not in table.said(new)


async def test_a_server_error_is_tried_again_soon_too(table: Table):
    await two(table)
    first, second = len(boards(table, 1)), len(boards(table, 2))
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=503)
    await table.do(table.ada, "take 2", match=1)
    await table.do(table.ada, "take 2", match=2)
    assert (len(boards(table, 1)), len(boards(table, 2))) == (first, second + 1)
    await table.env.advance_time(2)
    assert len(boards(table, 1)) == first + 1


async def test_a_long_outage_is_outlived(table: Table, wire: Wire):
    await two(table)
    first, before = len(boards(table, 1)), len(wire.tried)
    wire.cut("POST", f"/channels/{table.channel.id}/messages", times=None)
    await table.do(table.ada, "take 2", match=1)
    await table.env.advance_time(3600)
    assert 5 <= len(wire.tried) - before <= 60
    wire.mend()
    await table.env.advance_time(6 * 3600)
    assert len(boards(table, 1)) == first + 1
    assert f"<@{table.ben.id}> to answer" in table.said(table.last())
    assert len(set(wire.tried[before:])) == 1


async def asked(table: Table) -> tuple[int, int]:
    """A match in which Ben is asked by a message, and how many messages there are: when he passes he is asked again,
    and the message is edited."""
    match = await table.staked()
    await table.do(table.ada, "take 1", match=match)
    await table.env.advance_time(600)
    return match, len(table.messages())


async def last_asks(table: Table, match: int) -> None:
    """The last message asks Ben what is asked now."""
    number = (await table.referee.matches.info(match)).number
    await table.ben.click(table.last(), custom_id=f"move:{match}:{number}:")


async def test_an_edit_that_came_through_unheard_is_not_told_again_by_a_message(table: Table, wire: Wire):
    match, posts = await asked(table)
    wire.cut("PATCH", "/channels/*/messages/*", heard=True)
    await table.do(table.ben, "pass", match=match)
    await table.env.advance_time(60)
    assert len(table.messages()) == posts
    await last_asks(table, match)


async def test_an_edit_outlives_an_outage(table: Table, wire: Wire):
    match, posts = await asked(table)
    wire.cut("PATCH", "/channels/*/messages/*", times=None)
    await table.do(table.ben, "pass", match=match)
    await table.env.advance_time(120)
    wire.mend()
    await table.env.advance_time(300)
    assert len(table.messages()) == posts
    await last_asks(table, match)


async def test_buttons_are_taken_off_though_the_connection_breaks(table: Table, wire: Wire):
    await two(table)
    wire.cut("PATCH", "/channels/*/messages/*")
    await table.do(table.ada, "take 2", match=1)
    await table.env.advance_time(2)
    *_, old, new = boards(table, 1)
    assert table.labels(new)
    assert not table.labels(old)


async def test_buttons_that_can_not_be_taken_off_now_are_taken_off_with_the_next_message(table: Table):
    await two(table)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=0, times=1)
    await table.do(table.ada, "take 2", match=1)
    *_, old, _ = boards(table, 1)
    assert table.labels(old)
    await table.do(table.ben, "take 2", match=1)
    *_, old, second, new = boards(table, 1)
    assert table.labels(new)
    assert not table.labels(second)
    assert not table.labels(old)


async def test_of_two_messages_at_once_the_newer_one_keeps_its_buttons(table: Table):
    """A board is brought by command while a turn is posted: the older one of the two may be known last."""
    await two(table)
    await table.do(table.ada, "take 2", match=1)
    *_, older, _ = boards(table, 1)
    await table.bot.latest.supersede(1, table.channel.id, older.id, Content(["An older board"]))
    *_, newer = boards(table, 1)
    assert table.labels(newer)
    await table.do(table.ben, "take 2", match=1)
    *_, second, newest = boards(table, 1)
    assert second.id == newer.id
    assert not table.labels(second)
    assert table.labels(newest)


async def test_a_door_that_opens_late_holds_nobody_else_up(table: Table, monkeypatch: pytest.MonkeyPatch):
    wire = Wire(monkeypatch, table.bot.rest)
    wire.strike(Trouble("POST", "/users/@me/channels", 1, late=40))
    await table.open()
    assert bool(table.letters(table.ada)) != bool(table.letters(table.ben))
    await table.env.advance_time(40)
    assert table.letters(table.ada)
    assert table.letters(table.ben)
