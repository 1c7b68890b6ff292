"""The little Discord of the bench: the bot, as it is started for Discord, really talks with it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from simcord.components import walk_components

from referee import Person
from tests.content import ROOT, library
from workshop.bench.little_discord import LittleDiscord, Sent, listening
from workshop.bench.server import running, seat
from workshop.bench.sockets import Crowd, live_bot, memory_of


def said(little: LittleDiscord, sent: Sent) -> str:
    """What somebody reads who was answered."""
    message = little.backend.messages[sent.record.channel_id][sent.record.message_id]
    return " ".join(part.get("content", "") for part in walk_components(message.components))


async def test_a_move_typed_on_a_little_discord_is_acknowledged_and_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "little.db"
    async with listening(["table"], ["Ada", "Ben"]) as little, running(library(), file) as referee:
        people = [Person(id, name) for id, name in little.people.items()]
        match = await seat(referee, "rise", people, little.channels[0])
        async with live_bot(little, ROOT, file) as process:
            crowd = Crowd(little, referee, random.Random(1))
            await crowd.act(match)
            (sent,) = crowd.sent
            async with asyncio.timeout(60):
                while not sent.answered:
                    await asyncio.sleep(0.02)
            assert memory_of(process.pid, "VmHWM") or not Path("/proc").exists()
    assert said(little, sent).count("Taken") == 1
    assert sent.acknowledged is not None and 0 < sent.acknowledged - sent.at < 3
    assert not little.unknown
    assert not capsys.readouterr().err
