"""The wire between the bot and Discord, on which requests fail, are cut off (before they arrive, or before their answer
does) or take their time."""

from __future__ import annotations

import asyncio
import fnmatch
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import client, router

STRUCK = "struck on the wire"
"""What an answer of Discord's says that is none."""

Rest = Callable[[Awaitable[None]], Awaitable[None]]


@dataclass
class Trouble:
    """What happens to requests to a path (a pattern), after so many that are spared: an error, of which `heard` says
    whether Discord had the request before, or seconds that they take longer, before they arrive or after it."""

    method: str
    path: str
    times: int | None
    name: str = "cut"
    error: Callable[[], Exception] = aiohttp.ServerDisconnectedError
    heard: bool = False
    spared: int = 0
    late: float = 0

    def strikes(self, method: str, path: str) -> bool:
        """Whether a request is struck, which is noted."""
        if self.times == 0 or self.method not in (method, "*") or not fnmatch.fnmatch(path, self.path):
            return False
        if self.spared > 0:
            self.spared -= 1
            return False
        if self.times is not None:
            self.times -= 1
        return True


@dataclass(frozen=True)
class Request:
    """A request that the bot made: what struck it, if anything did, and whether Discord had it and carried it out; the
    id of the message that it was about."""

    method: str
    path: str
    json: Any
    struck: str | None
    done: bool
    message: int | None = None


class Wire:
    """What a connection does to requests. Like Discord, it shows a message only once under one nonce. `rest` is how
    a late request waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, rest: Rest | None = None):
        self.requests: list[Request] = []
        """Everything that the bot sent."""
        self._dispatch = router.dispatch
        self._troubles: list[Trouble] = []
        self._shown: dict[str, Any] = {}
        monkeypatch.setattr(router, "dispatch", self._request)
        if rest is not None:
            for transport in (client.FakeHTTPClient, client.FakeWebhookAdapter):
                monkeypatch.setattr(transport, "request", self._in_time(transport.request, rest))

    @property
    def tried(self) -> list[str]:
        """The nonces with which something was sent, whether it arrived or not."""
        posts = [each.json or {} for each in self.requests if each.method == "POST"]
        return [each["nonce"] for each in posts if "nonce" in each]

    def cut(self, method: str, path: str, *, times: int | None = 1, heard: bool = False) -> None:
        """Lose the next requests to a path (a pattern), or only the answers to them."""
        self.strike(Trouble(method, path, times, heard=heard))

    def strike(self, trouble: Trouble) -> None:
        """Let there be trouble."""
        self._troubles.append(trouble)

    def mend(self) -> None:
        """From now on nothing is lost."""
        self._troubles.clear()

    @contextmanager
    def quiet(self) -> Generator[None]:
        """Nothing strikes meanwhile."""
        troubles, self._troubles = self._troubles, []
        yield
        self._troubles = troubles

    def _request(self, backend: Any, method: str, path: str, **details: Any) -> Any:
        json = details.get("json")
        trouble = next((each for each in self._troubles if not each.late and each.strikes(method, path)), None)
        done, struck, answer = False, trouble.name if trouble is not None else None, None
        try:
            if trouble is None or trouble.heard:
                answer = self._carried_out(backend, method, path, **details)
                done = True
                if trouble is None:
                    return answer
            raise trouble.error()
        except BackendError as error:
            struck = struck or {403: "forbidden", 404: "message gone"}.get(error.status)
            raise
        finally:
            self.requests.append(Request(method, path, json, struck, done, _message(path, answer)))

    def _carried_out(self, backend: Any, method: str, path: str, **details: Any) -> Any:
        nonce: str | None = (details.get("json") or {}).get("nonce") if method == "POST" else None
        if nonce is not None and nonce in self._shown:
            return self._shown[nonce]
        answer = self._dispatch(backend, method, path, **details)
        if nonce is not None:
            self._shown[nonce] = answer
        return answer

    def _in_time(self, send: Any, rest: Rest) -> Any:
        async def request(transport: Any, route: Any, *details: Any, **more: Any) -> Any:
            path = route.url.split("?", 1)[0].partition("/api/v")[2].partition("/")[2]
            trouble = next(
                (each for each in self._troubles if each.late and each.strikes(route.method, f"/{path}")), None
            )
            if trouble is None:
                return await send(transport, route, *details, **more)
            self.requests.append(Request(route.method, f"/{path}", None, trouble.name, done=False))
            if not trouble.heard:
                await rest(asyncio.sleep(trouble.late))
            try:
                answer = await send(transport, route, *details, **more)
            except discord.HTTPException as error:
                error.text = f"{error.text} ({STRUCK})"
                raise
            if trouble.heard:
                await rest(asyncio.sleep(trouble.late))
            return answer

        return request


def _message(path: str, answer: Any) -> int | None:
    """The message that a request was about: its path or the answer says which."""
    tail = path.rpartition("/messages/")[2]
    id = tail if tail.isdecimal() else answer.get("id") if isinstance(answer, dict) else None
    return None if id is None else int(id)


class _Answer:
    """As much of an answer of Discord's as an error is made of."""

    def __init__(self, status: int, headers: dict[str, str]):
        self.status = status
        self.reason = "Struck"
        self.headers = headers


def refused(status: int, code: int = 0, **headers: str) -> Callable[[], Exception]:
    """Makes the errors of requests that Discord answers with a status."""
    kinds: dict[int, Any] = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    answer: Any = _Answer(status, headers)
    return lambda: kind(answer, {"code": code, "message": STRUCK})
