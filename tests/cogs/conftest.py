"""The real bot on a simulated Discord, a real database and real pictures; players who click and type."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import ResponseMessage

from referee import Library, Referee
from store import open_store
from tests.cogs import pebbles_painter
from tests.databases import fresh_url
from tests.referee.conftest import pebbles_library
from workshop.shown import controls, pictures, posted, texts
from workshop.simulation import World, open_world, simulated_bot

sys.modules["render.pebbles"] = pebbles_painter

NAMES = ("Ada", "Ben", "Eve", "Dan")
SECRET = b"a secret of the tests that is long enough"


class Table:
    """A simulated Discord with the bot in it, and shorthands for what tests do again and again."""

    def __init__(self, world: World, database: str):
        self.world = world
        self.database = database
        self.ada, self.ben, self.eve, self.dan = (world.players[name] for name in NAMES)
        self.channel: Any = world.channel
        self.guild: Any = world.guild
        self._opened: list[Any] = []

    @property
    def env(self) -> Any:
        """The simulation."""
        return self.world.env

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.world.env.bot

    @property
    def referee(self) -> Referee:
        """The referee behind it."""
        return self.bot.referee

    async def restart(self) -> None:
        """As if the process had been killed and started again: nothing is left but the database."""
        before, self._opened = self._opened, []
        store = await open_store(self.database)
        self._opened.append(store)
        referee = Referee(store, self.world.library, self.world.clock, secret=SECRET)
        await referee.start(heartbeat=None)
        bot = simulated_bot(referee, self.world.library, self.world.clock)
        self._opened.append(bot)
        await self.env.restart_bot(bot)
        await _close(before)

    async def close(self) -> None:
        """Close what the latest restart has opened."""
        await _close(self._opened)

    # ------------------------------------------------------------ what is seen

    def messages(self, channel: Any = None) -> list[Any]:
        """What everybody sees in a channel, oldest first."""
        return posted(self.env.backend, (channel or self.channel).id)

    def last(self, channel: Any = None) -> Any:
        """The latest of them, to click on."""
        return self.shown(self.messages(channel)[-1])

    def shown(self, message: Any) -> Any:
        """A message as the bot's simulation has it, to click on."""
        return ResponseMessage(self.env, message)

    def nth(self, number: int) -> Any:
        """One of them by its place, to click on."""
        return self.shown(self.messages()[number])

    def said(self, message: Any) -> str:
        """All the words of a message, or of the answer to a click."""
        shown = getattr(message, "response", message)
        return "\n".join(texts(shown)) if shown is not None else ""

    def labels(self, message: Any) -> list[str]:
        """The labels of its buttons, the values of its selects."""
        found: list[str] = []
        for each in controls(getattr(message, "response", message)):
            found += [option["value"] for option in each["options"]] if "options" in each else [each["label"]]
        return found

    def pictures(self, message: Any) -> list[Any]:
        """Its pictures."""
        return pictures(self.env.backend, getattr(message, "response", message))

    def letters(self, member: Any) -> list[Any]:
        """The direct messages to somebody, oldest first."""
        channel = self.env.backend.dm_channels.get(member.id)
        return posted(self.env.backend, channel) if channel is not None else []

    def requests(self, after: int = 0, method: str = "POST", channel: Any = None) -> list[Any]:
        """What the bot sent to a channel, after so many requests of any kind."""
        path = f"/channels/{(channel or self.channel).id}/messages"
        return [each for each in self.env.http_requests[after:] if (each.method, each.path) == (method, path)]

    # ------------------------------------------------------------ what happens to the server

    def forbid(self, *names: str, channel: Any = None) -> None:
        """From now on the bot has all permissions in a channel but these."""
        deny = discord.Permissions(**dict.fromkeys(names, True)).value
        overwrite = Overwrite(target_id=self.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)

    def channel_of(self, id: int) -> Any:
        """A channel by its id, to write in; None if it is gone."""
        if id not in self.env.backend.channels:
            return None
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(id))

    def thread(self, name: str) -> Any:
        """A thread in the channel, with everybody in it."""
        made = self.env.backend.create_thread(self.channel.id, name, self.ada.id)
        return ChannelHandle(self.env, self.guild, made)

    # ------------------------------------------------------------ what is done

    async def open(self, **options: Any) -> int:
        """Ada opens a match, Ben joins it with the shielded deck; its number."""
        opened = await self.ada.slash(self.channel, "match open", **{"game": "pebbles", "deck": "shielded", **options})
        assert opened.ephemeral
        number = (await self.referee.matches.find())[0].id
        await self.ben.slash(self.channel, "match join", match=number, deck="shielded")
        assert (await self.referee.matches.info(number)).status == "playing"
        return number

    async def do(self, member: Any, move: str, **options: Any) -> Any:
        """A typed move."""
        return await member.slash(self.channel, "do", move=move, **options)

    async def staked(self, **options: Any) -> int:
        """A match of Ada and Ben past its stakes; Ada is to move."""
        match = await self.open(**options)
        for member in (self.ada, self.ben):
            await self.do(member, "1", match=match)
        return match


async def _close(opened: list[Any]) -> None:
    for each in reversed(opened):
        await each.close()


@pytest.fixture
async def duel(tmp_path: Path, library: Library) -> AsyncIterator[Table]:
    """The real games on a simulated Discord with Ada, Ben, Eve and Dan."""
    async with (
        fresh_url(tmp_path) as database,
        open_world(library, database, SECRET, guild="Club", channel="games", names=NAMES) as world,
    ):
        made = Table(world, database)
        yield made
        faults = made.env.errors
        await made.close()
        assert not faults


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Pebbles on a simulated Discord with Ada, Ben, Eve and Dan."""
    async with (
        fresh_url(tmp_path) as database,
        open_world(pebbles_library(), database, SECRET, guild="Club", channel="games", names=NAMES) as world,
    ):
        made = Table(world, database)
        yield made
        faults = made.env.errors
        await made.close()
        assert not faults
