"""A full house: many matches of many players in one channel, all alive at once, over a restart."""

from __future__ import annotations

import asyncio

from referee.clock import ClockPolicy
from referee.model import Person

from .conftest import Table

MATCHES = 24


async def test_a_full_house_keeps_every_match_apart_over_a_restart(table: Table):
    people = [table.guild.add_member(table.env.create_user(f"player{n}")) for n in range(12)]
    pairs = [(people[n % 12], people[(n * 5 + 1 + n // 12) % 12]) for n in range(MATCHES)]
    pairs = [(a, b if b is not a else people[(people.index(a) + 1) % 12]) for a, b in pairs]
    for first, second in pairs:
        info = await table.referee.openings.open(
            game="pebbles",
            guild=table.guild.id,
            channel=table.channel.id,
            opener=Person(first.id, first.name),
            options={"heap": "40", "windows": "no"},
            clock=ClockPolicy.none(),
        )
        await table.referee.openings.join(info.id, Person(second.id, second.name))
    await table.env.settle()
    boards = [message for message in table.messages() if "to answer" in table.said(message)]
    assert len(boards) == MATCHES
    await asyncio.gather(
        *(table.referee.play.answer(n + 1, pairs[n][seat].id, 1, "1") for n in range(MATCHES) for seat in (0, 1))
    )
    await table.env.settle()
    await table.restart()
    for n, (first, _) in enumerate(pairs[:10], 1):
        await first.slash(table.channel, "do", move="take 1", match=n)
    for n, (_, second) in enumerate(pairs, 1):
        info = await table.referee.matches.info(n)
        assert info.deciding == ((1,) if n <= 10 else (0,))
        latest = [table.said(message) for message in table.messages() if f"match {n} " in table.said(message)][-1]
        if n <= 10:
            assert f"<@{second.id}> to answer" in latest
            assert f"{second.name}" in latest
    nonces = [each.json["nonce"] for each in table.requests()]
    assert len(nonces) == len(set(nonces)), "nothing was told twice"
