"""How fast messages go out: at a pace, and never faster for there being many."""

from __future__ import annotations

from tests.cogs.conftest import Table


async def test_after_a_burst_messages_keep_a_pace(table: Table):
    await table.staked(options="heap=40 windows=no")
    table.bot.outbox.set_pace(0.1)
    before = len(table.env.http_requests)
    mover, other = table.ada, table.ben
    for _ in range(24):
        await table.do(mover, "take 1", match=1)
        mover, other = other, mover
    burst = len(table.requests(before))
    assert 5 <= burst <= 20, "a burst goes out at once, the rest waits"
    await table.env.advance_time(600)
    assert len(table.requests(before)) > burst
    assert f"<@{(table.ada if mover is table.ada else table.ben).id}> to answer" in table.said(table.last())
