"""The gate: acknowledged at once, carried out a little at a time, by turns for every match."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.discord.gate import Gate
from tests.cogs.conftest import Table


async def test_so_many_are_let_in_and_every_match_has_its_turn():
    gate = Gate(2)
    order: list[str] = []
    inside = most = 0

    async def carry_out(match: int, name: str) -> None:
        nonlocal inside, most
        async with gate.admitted(match):
            inside += 1
            most = max(most, inside)
            order.append(name)
            for _ in range(3):
                await asyncio.sleep(0)
            inside -= 1

    busy = [asyncio.create_task(carry_out(1, f"busy {n}")) for n in range(20)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(carry_out(match, f"match {match}")) for match in (2, 3)]
    await asyncio.gather(*busy, *others)
    assert most == 2
    assert gate.inside == 0
    assert max(order.index("match 2"), order.index("match 3")) <= 6, order
    assert [name for name in order if name.startswith("busy")] == [f"busy {n}" for n in range(20)]


async def test_who_is_through_or_gives_up_makes_room():
    gate = Gate(1)
    through = asyncio.Event()

    async def slow_network() -> None:
        async with gate.admitted(1) as let_in:
            let_in.through()
            await through.wait()

    first = asyncio.create_task(slow_network())
    await asyncio.sleep(0)
    async with asyncio.timeout(1), gate.admitted(1):
        assert not first.done()
        waiting = asyncio.create_task(slow_network())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    through.set()
    await first
    assert gate.inside == 0
    async with asyncio.timeout(1), gate.admitted(2):
        assert gate.inside == 1


async def test_who_is_next_lets_acknowledgements_out_first_but_not_for_ever():
    gate = Gate(1)
    with gate.acknowledging():
        entering = asyncio.create_task(_entered(gate))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not entering.done()
        await asyncio.wait_for(entering, 1)
    await asyncio.wait_for(_entered(gate), 1)


async def _entered(gate: Gate) -> None:
    async with gate.admitted(1):
        pass


async def test_clicks_commands_and_messages_go_through_the_gate_after_their_acknowledgement(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    await table.staked(options="windows=no")
    entered: list[tuple[int, bool]] = []
    admitted = Gate.admitted

    def counted(self: Gate, match: int) -> Any:
        acknowledged = table.env.http_requests[-1].path.endswith("/callback")
        entered.append((match, acknowledged))
        return admitted(self, match)

    monkeypatch.setattr(Gate, "admitted", counted)
    await table.ada.click(table.last(), label="More")
    assert entered == [(1, True)]
    entered.clear()
    await table.do(table.ada, "take 1", match=1)
    assert entered[0] == (1, True)
    assert [match for match, _ in entered[1:]] == [1], "the board that was posted"
    entered.clear()
    await table.ada.slash(table.channel, "match list")
    assert entered == [(-table.ada.id, True)]
    assert table.bot.gate.inside == 0


async def test_a_refusal_leaves_the_gate(table: Table):
    await table.staked(options="windows=no")
    for _ in range(5):
        await table.do(table.ben, "take 1", match=1)
        await table.eve.click(table.last(), label="Your move")
    assert table.bot.gate.inside == 0
