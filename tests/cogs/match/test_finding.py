"""Which match a number means, and to whom."""

from __future__ import annotations

import pytest

from cogs.match.finding import typed_number
from engines.kernel.ask import Refused
from tests.cogs.conftest import Table


@pytest.mark.parametrize(
    "command", ["board", "log", "more", "replay", "record", "join", "decline", "draw", "settings", "do", "do beside"]
)
async def test_a_number_means_no_match_of_another_server_but_to_its_players(table: Table, command: str):
    if command in ("join", "decline"):
        await table.ada.slash(table.channel, "match open", game="pebbles", deck="shielded")
    else:
        await table.staked(options="windows=no")
    abroad = table.env.create_guild("Abroad")
    channel = abroad.create_text_channel("games")
    ada, eve = (abroad.add_member(member.user) for member in (table.ada, table.eve))
    typed = {"do": ("do", {"move": "1: take 1"}), "do beside": ("do", {"move": "take 1", "match": 1})}
    name, options = typed.get(command, (f"match {command}", {"match": 1}))
    refused = await eve.slash(channel, name, **options)
    assert table.said(refused) == "There is no match 1."
    assert not table.labels(refused)
    assert "no match 1" not in table.said(await ada.slash(channel, name, **options))
    assert "no match 1" not in table.said(await table.eve.slash(table.channel, name, **options))


async def test_a_number_means_a_match_anywhere_to_whom_it_invites(table: Table):
    await table.ada.slash(table.channel, "match open", game="pebbles", deck="shielded", opponent=table.ben)
    abroad = table.env.create_guild("Abroad")
    ben = abroad.add_member(table.ben.user)
    await ben.slash(abroad.create_text_channel("games"), "match join", match=1, deck="shielded")
    assert (await table.referee.matches.info(1)).status == "playing"


@pytest.mark.parametrize("digits", [9, 15, 16, 20, 100])
async def test_a_huge_number_is_refused_as_any_other(table: Table, digits: int):
    await table.staked(options="windows=no")
    refused = await table.ada.slash(table.channel, "do", move=f"{'9' * digits}: take 1")
    assert refused.ephemeral
    assert "went wrong" not in table.said(refused)


def test_a_number_that_is_being_typed_is_read_or_refused():
    assert [typed_number(each) for each in (None, 12, "12")] == [None, 12, 12]
    for typed in ("9" * 20, "9" * 5000, 10**19, -1, "first", ""):
        with pytest.raises(Refused):
            typed_number(typed)
