"""The wire between the bot and Discord, which can be cut: before a request arrives, or before its answer does."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from simcord.http import router


@dataclass
class Cut:
    """Requests that are cut off; `heard` says whether Discord had them before the connection broke."""

    method: str
    path: str
    times: int | None
    heard: bool

    def fits(self, method: str, path: str) -> bool:
        """Whether a request is cut off."""
        return self.times != 0 and self.method == method and fnmatch.fnmatch(path, self.path)


class Wire:
    """What a connection does to requests. Like Discord, it shows a message only once under one nonce."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.tried: list[str] = []
        """The nonces with which something was sent, whether it arrived or not."""
        self._dispatch = router.dispatch
        self._cuts: list[Cut] = []
        self._shown: dict[str, Any] = {}
        monkeypatch.setattr(router, "dispatch", self._request)

    def cut(self, method: str, path: str, *, times: int | None = 1, heard: bool = False) -> None:
        """Lose the next requests to a path (a pattern), or only the answers to them."""
        self._cuts.append(Cut(method, path, times, heard))

    def mend(self) -> None:
        """From now on nothing is lost."""
        self._cuts.clear()

    def _request(self, backend: Any, method: str, path: str, **details: Any) -> Any:
        nonce: str | None = (details.get("json") or {}).get("nonce") if method == "POST" else None
        if nonce is not None:
            self.tried.append(nonce)
        cut = next((each for each in self._cuts if each.fits(method, path)), None)
        if cut is not None and cut.times is not None:
            cut.times -= 1
        if cut is None or cut.heard:
            answer = self._shown.get(nonce or "") or self._dispatch(backend, method, path, **details)
            if nonce is not None:
                self._shown[nonce] = answer
            if cut is None:
                return answer
        raise aiohttp.ServerDisconnectedError
