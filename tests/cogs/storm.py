"""A storm of faults over the bot: everything that goes wrong between a bot and Discord, drawn by a seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import pytest

from cogs.discord import gate
from cogs.outbox import pictures
from engines.kernel.registry import games
from tests.content import decks

from . import matches
from .conftest import Table
from .gateway import Gateway
from .players import ANSWERING, Players
from .wire import STRUCK, Trouble, Wire, refused

TARGETS = (
    ("*", "*"),
    ("POST", "/interactions/*/callback"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
)
"""What a fault of the connection may strike: anything, acknowledgements, replies, messages, edits."""
DECKS = {"pebbles": ["shielded", "shielded"], **{game: [*decks(game)][:2] for game in games()}}
TABLES = ("pebbles", *DECKS)
"""The games that are played at the same time."""
KEPT_PICTURES = 400
"""So many pictures the simulation keeps."""


class Undrawable(Exception):
    """A picture that can't be drawn."""


class Storm:
    """Faults and players. `faults` says how often which fault has struck by now."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch, seed: str):
        self.table = table
        self.chance = random.Random(seed)
        self.gateway = Gateway(table.env)
        self.wire = Wire(monkeypatch, table.bot.rest)
        self.players = Players(table, self.chance)
        self.channels: list[Any] = [table.channel, self._channel(), self._channel()]
        self.matches: list[int] = []
        """The matches under way."""
        self.opened: dict[int, str] = {}
        """The games of all matches."""
        self.cut_off: set[str] = set()
        """The tokens of interactions that were being answered when the bot was killed."""
        self.killed: list[datetime] = []
        """When the bot was killed."""
        self.unboarded: dict[int, int] = {}
        """The questions, by match, whose boards were deleted."""
        self._struck: Counter[str] = Counter()
        self._counted = 0
        self._closed: dict[int, int] = {}
        self._undrawable = 0
        draw = pictures.draw

        def draw_or_fail(*details: Any, **more: Any) -> Any:
            if self._undrawable > 0:
                self._undrawable -= 1
                self._struck["undrawable"] += 1
                raise Undrawable
            return draw(*details, **more)

        monkeypatch.setattr(pictures, "draw", draw_or_fail)
        monkeypatch.setattr(gate, "PATIENCE", 0)  # the simulation's clock can't wait for a moment while it goes on
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "server error": self.server_error,
            "too fast": self.too_fast,
            "forbidden": self.forbidden,
            "message gone": self.message_gone,
            "channel gone": self.channel_gone,
            "cut before": self.cut_before,
            "cut after": self.cut_after,
            "late": self.late,
            "twice": self.twice,
            "stale": self.stale,
            "undrawable": self.undrawable,
            "restart": self.restart,
        }
        self._left: list[str] = []

    @property
    def missing(self) -> set[str]:
        """What has not gone wrong yet."""
        return {name for name in self._kinds if not self.faults[name]}

    def brought(self, error: BaseException | None) -> bool:
        """Whether an error is one of the storm's own, or due to one."""
        error = getattr(error, "original", error)
        return isinstance(error, Undrawable | aiohttp.ServerDisconnectedError) or STRUCK in getattr(error, "text", "")

    @property
    def faults(self) -> Counter[str]:
        """How often what went wrong."""
        for request in self.wire.requests[self._counted :]:
            if request.struck is not None:
                self._struck[request.struck] += 1
        self._counted = len(self.wire.requests)
        return self._struck

    # ------------------------------------------------------------ what is done

    async def blow(self) -> int:
        """A fault, and somebody who meets it; the match that it was about."""
        if not self._left:
            self._left = [*self._kinds]
            self.chance.shuffle(self._left)
        await self._kinds[self._left.pop()]()
        match = await self.any_match()
        for _ in range(self.chance.randint(1, 2)):
            await self.players.act(match)
        await self._open_again()
        if self.chance.random() < 0.5:
            await self.table.env.advance_time(self.chance.choice((0.5, 2, 5, 31, 200)))
        self._forget()
        return match

    async def any_match(self) -> int:
        """A match that goes on; one begins in place of each that has ended."""
        for id in [*self.matches]:
            if (await self.table.referee.matches.info(id)).status != "playing":
                self.matches.remove(id)
        while len(self.matches) < len(TABLES):
            games = [self.opened[id] for id in self.matches]
            game = next(game for game in TABLES if games.count(game) < TABLES.count(game))
            members = self.chance.sample(list(self.table.world.players.values()), 2)
            channel = self.chance.choice(self.channels)
            id = await matches.begin(self.table, game, DECKS[game], *members, channel=channel)
            self.matches.append(id)
            self.opened[id] = game
        return self.chance.choice(self.matches)

    async def press_on(self, match: int) -> None:
        """Everybody who is asked in a match answers, a few times, so that there is something to tell."""
        for _ in range(3):
            info = await self.table.referee.matches.info(match)
            if info.status == "playing":
                await self.players.type_move(self.players.somebody(info), info)

    async def calm(self) -> None:
        """Nothing goes wrong any more; time goes on until all is told."""
        self.wire.mend()
        self._undrawable = 0
        await self._open_again(all_of_them=True)
        await self.table.env.advance_time(60)
        for id in self.opened:
            info = await self.table.referee.matches.info(id)
            if self.table.channel_of(info.channel) is None:
                await self._bring(id)
        for _ in range(100):
            async with self.table.referee.resources.store.read() as tx:
                due = await tx.notices.earliest(self.table.referee.resources.share)
            if due is None:
                return
            await self.table.env.advance_time(max(1, (due - self.table.env.now()) / timedelta(seconds=1)))
        raise AssertionError("the outbox never gets empty")

    # ------------------------------------------------------------ what goes wrong

    def _strike(self, name: str, error: Callable[[], Exception], *, heard: bool = False) -> None:
        method, path = self.chance.choice(TARGETS)
        times = self.chance.choice((1, 1, 1, 2, 3))
        self.wire.strike(Trouble(method, path, times, name, error, heard, spared=self.chance.randint(0, 1)))

    async def server_error(self) -> None:
        """Discord has trouble of its own."""
        self._strike("server error", refused(self.chance.choice((500, 502, 503))), heard=self.chance.random() < 0.2)

    async def too_fast(self) -> None:
        """The bot is told to be slower."""
        self._strike("too fast", refused(429, **{"Retry-After": "3"}))

    async def cut_before(self) -> None:
        """The connection breaks before a request arrives."""
        self._strike("cut before", Trouble("", "", 0).error)

    async def cut_after(self) -> None:
        """The connection breaks before an answer arrives."""
        self._strike("cut after", Trouble("", "", 0).error, heard=True)

    async def late(self) -> None:
        """Discord takes its time."""
        method, path = self.chance.choice(TARGETS)
        seconds, heard = self.chance.choice((1, 2.5, 4, 40)), self.chance.random() < 0.5
        self.wire.strike(Trouble(method, path, self.chance.choice((1, 2)), "late", heard=heard, late=seconds))

    async def forbidden(self) -> None:
        """The bot may not write, or upload, in a channel for a while."""
        match = await self.any_match()
        channel = self.players.place(await self.table.referee.matches.info(match))
        self.table.forbid(self.chance.choice(("send_messages", "attach_files")), channel=channel)
        self._closed[channel.id] = self.chance.randint(2, 4)
        await self.press_on(match)

    async def message_gone(self) -> None:
        """A panel is dismissed while it is clicked; a board is deleted."""
        match = await self.any_match()
        info = await self.table.referee.matches.info(match)
        member = self.players.somebody(info)
        panels = [each for each in self.players.clickable(member, info) if each[0].is_ephemeral]
        if panels:
            message, controls = panels[0]
            with self.gateway.gap():
                await self.players.use(member, message, controls[0])
                self.table.env.backend.delete_message(message.channel_id, message.id)
            await self.table.env.settle()
        boards = [each for each, _ in self.players.clickable(member, info) if not each.is_ephemeral]
        if boards:
            self.table.env.backend.delete_message(boards[0].channel_id, boards[0].id)
            self.unboarded[match] = (await self.table.referee.matches.info(match)).number
            await self.press_on(match)

    async def channel_gone(self) -> None:
        """A channel is deleted; sooner or later a player goes on with the matches that were there elsewhere."""
        gone = self.channels.pop()
        self.table.env.backend.delete_channel(gone.id)
        self.channels.insert(1, self._channel())
        await self.any_match()
        for id in [*self.matches]:
            if (await self.table.referee.matches.info(id)).channel == gone.id:
                await self.players.act(id)
                if self.chance.random() < 0.7:
                    await self._bring(id)
        self._struck["channel gone"] += 1

    async def twice(self) -> None:
        """Discord delivers an interaction again, at once or a little later."""
        match = await self.any_match()
        at_once = self.chance.random() < 0.5
        if at_once:
            with self.gateway.gap(times=2):
                await self.players.act(match)
        else:
            await self.players.act(match)
            self.gateway.again()
        await self.table.env.settle()
        self._struck["twice"] += 1

    async def stale(self) -> None:
        """A click arrives when its question has been answered by another."""
        match = await self.any_match()
        info = await self.table.referee.matches.info(match)
        member = self.players.somebody(info)
        if not [each for each in self.players.clickable(member, info, ANSWERING) if each[0].is_ephemeral]:
            await self.players.press(member, info, frozenset({"move"}))
        with self.gateway.gap() as held:
            await self.players.press(member, info, ANSWERING)
            clicked = len(held)
            await self.players.type_move(member, info)
            held.reverse()
        await self.table.env.settle()
        if clicked:
            self._struck["stale"] += 1

    async def undrawable(self) -> None:
        """Some pictures can't be drawn."""
        self._undrawable = self.chance.randint(1, 5)

    async def restart(self) -> None:
        """The bot is killed, whatever it does, and started again."""
        interactions = self.table.env.backend.interactions.values()
        self.cut_off |= {each.token for each in interactions if each.loading or not each.responded}
        self.killed.append(self.table.env.now())
        with self.wire.quiet():  # a bot that can't even log in does not start
            await self.table.restart()
        self._struck["restart"] += 1

    # ------------------------------------------------------------ what is mended

    def _channel(self) -> Any:
        return self.table.guild.create_text_channel("another")

    async def _open_again(self, *, all_of_them: bool = False) -> None:
        for id in [*self._closed]:
            self._closed[id] -= 1
            if all_of_them or self._closed[id] <= 0:
                del self._closed[id]
                channel = self.table.channel_of(id)
                if channel is not None:
                    self.table.forbid(channel=channel)

    async def _bring(self, match: int) -> None:
        info = await self.table.referee.matches.info(match)
        seated = [player.person for player in info.players if player is not None]
        member = next(each for each in self.table.world.players.values() if each.id in seated)
        await member.slash(self.chance.choice(self.channels), "match board", match=match, show="channel")

    def _forget(self) -> None:
        """What the simulation need not remember."""
        backend = self.table.env.backend
        backend.transcript.clear()
        backend.http_requests.clear()
        blobs: dict[str, bytes] = backend.cdn._blobs
        for url in list(blobs)[:-KEPT_PICTURES]:
            del blobs[url]
