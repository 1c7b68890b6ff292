"""A little Discord on real sockets of this machine: SimCord's backend behind HTTP and a gateway.

What it answers is SimCord's; here it only gets a wire. One bot with one shard can be connected, and it may write as
fast as it will.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import simcord.http  # what it answers is registered by this
from aiohttp import web
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.intents import prune_guild_create, required_intent
from simcord.interactions import base_payload

assert simcord.http

API, GATEWAY = "/api/v10", "/gateway"
HEARTBEAT_MS = 41_250
COMMAND, COMPONENT = 2, 3
"""Kinds of interactions."""
LARGEST = 25 * 2**20
"""Bytes of the largest request."""


class Now:
    """The clock of a Discord that runs by the real one: ids hold the moment at which they were given."""

    def now(self) -> datetime:
        """This moment."""
        return datetime.now(UTC)


@dataclass
class Sent:
    """An interaction: SimCord's record of it, when it was sent (by `time.perf_counter`), when its callback arrived, and
    whether what it is answered came after that."""

    record: Any
    at: float
    acknowledged: float | None = None
    answered: bool = False


class LittleDiscord:
    """A server with channels and members, and the bot's connection to it. `url` is where a bot finds it."""

    def __init__(self, channels: Sequence[str], names: Sequence[str]):
        self.backend: Any = Backend(clock=cast(Any, Now()))
        # What was asked and said is kept for tests to look at; here it would only fill the memory.
        self.backend.http_requests = self.backend.transcript = deque[Any](maxlen=0)
        self.guild: int = self.backend.create_guild("Club").id
        self.channels: list[int] = [self.backend.create_channel(self.guild, name).id for name in channels]
        self.people: dict[int, str] = {}
        for name in names:
            user = self.backend.make_user(name.lower(), global_name=name)
            self.backend.add_member(self.guild, user.id)
            self.people[user.id] = name
        self.url = ""
        self.ready = asyncio.Event()
        """The bot is connected and knows its server."""
        self.unknown: list[str] = []
        """What the bot asked for that a little Discord does not know."""
        self._sent: dict[str, Sent] = {}
        self._events: asyncio.Queue[tuple[str, Mapping[str, Any]]] = asyncio.Queue()

    # ------------------------------------------------------------ what people do

    def command(self, channel: int, person: int, name: str, **options: str | int) -> Sent:
        """Somebody uses a command."""
        command = self.backend.find_command(name, self.guild)
        given = [
            {"name": option, "type": 4 if isinstance(value, int) else 3, "value": value}
            for option, value in options.items()
        ]
        return self._interact(
            COMMAND, channel, person, {"id": command["id"], "name": name, "type": 1, "options": given}
        )

    def click(self, person: int, message: Any, component: Mapping[str, Any], values: Sequence[str] = ()) -> Sent:
        """Somebody clicks on a button of a message, or picks values in a select of it."""
        data: dict[str, Any] = {"custom_id": component["custom_id"], "component_type": component["type"]}
        if values:
            data["values"] = list(values)
        return self._interact(COMPONENT, message.channel_id, person, data, message)

    def _interact(self, kind: int, channel: int, person: int, data: dict[str, Any], message: Any | None = None) -> Sent:
        record, payload = base_payload(
            self.backend, type=kind, channel_id=channel, guild_id=self.guild, user_id=person, data=data
        )
        if message is not None:
            record.source_message_id = message.id
            payload["message"] = dict(serializers.message_payload(self.backend, message))
        sent = self._sent[record.token] = Sent(record, time.perf_counter())
        self.backend.emit("INTERACTION_CREATE", payload)
        return sent

    # ------------------------------------------------------------ the wire

    def app(self) -> web.Application:
        """What listens."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_get(f"{API}/gateway/bot", self._where)
        app.router.add_get(f"{GATEWAY}/", self._connected)
        app.router.add_route("*", API + "/{path:.*}", self._asked)
        return app

    async def _where(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://{request.host}{GATEWAY}/"
        return _answer({"url": url, "shards": 1, "session_start_limit": limit})

    async def _asked(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        parts = path.split("/")
        if parts[-1] == "callback":
            sent = self._sent[parts[3]]
            sent.acknowledged = sent.acknowledged or time.perf_counter()
        body, files = await _read(request)
        try:
            answer = router.dispatch(
                self.backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            if error.status == 501:
                self.unknown.append(str(error))
            return _answer(error.to_json(), status=error.status)
        if parts[1] == "webhooks" and request.method != "GET":
            self._sent[parts[3]].answered = True
        return web.Response(status=204) if answer is None else _answer(answer)

    async def _connected(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        writer = None
        try:
            async for message in socket:
                said = json.loads(message.data)
                if said["op"] == 1:
                    await socket.send_json({"op": 11})
                elif said["op"] == 2:
                    writer = asyncio.create_task(self._write(socket, said["d"]))
        finally:
            if writer is not None:
                writer.cancel()
        return socket

    def _happened(self, event: str, payload: Mapping[str, Any]) -> None:
        self._events.put_nowait((event, payload))

    async def _write(self, socket: web.WebSocketResponse, identity: Mapping[str, Any]) -> None:
        """Tell a bot that has said who it is what it may hear, beginning with its server."""
        intents = discord.Intents.none()
        intents.value = identity["intents"]
        server = serializers.guild_create_payload(self.backend, self.backend.guilds[self.guild])
        known: Any = dict(server)
        prune_guild_create(known, intents, self.backend.bot_user.id)
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(self.guild), "unavailable": True}],
            "session_id": "little",
            "resume_gateway_url": f"{self.url.replace('http', 'ws', 1)}{GATEWAY}/",
            "shard": identity.get("shard", [0, 1]),
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        number = 0
        self.backend.subscribers[:] = [self._happened]
        for event, payload in (("READY", ready), ("GUILD_CREATE", known)):
            number += 1
            await socket.send_json({"op": 0, "t": event, "s": number, "d": payload})
        self.ready.set()
        while True:
            event, payload = await self._events.get()
            intent = required_intent(event, payload)
            if intent is None or getattr(intents, intent):
                number += 1
                await socket.send_json({"op": 0, "t": event, "s": number, "d": payload})


def _answer(said: Any, status: int = 200) -> web.Response:
    """An answer as discord.py takes it: of just this type, with no word of how it is encoded."""
    return web.Response(body=json.dumps(said).encode(), status=status, content_type="application/json")


async def _read(request: web.Request) -> tuple[Any, list[Any]]:
    """The body of a request, and the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), []
    form = await request.post()
    body = json.loads(str(form["payload_json"]))
    told = {int(each["id"]): each.get("description") for each in attachments(body)}
    files = [
        SimpleNamespace(fp=file.file, filename=file.filename, description=told.get(int(name[6:-1])))
        for name, file in form.items()
        if isinstance(file, web.FileField)
    ]
    return body, files


def attachments(body: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What a body says of its files; that of an interaction's callback says it one level below."""
    return (body.get("data") or body).get("attachments") or []


@asynccontextmanager
async def listening(channels: Sequence[str], names: Sequence[str]) -> AsyncGenerator[LittleDiscord]:
    """A little Discord on a free port of this machine."""
    little = LittleDiscord(channels, names)
    runner = web.AppRunner(little.app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        little.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield little
    finally:
        await runner.cleanup()
