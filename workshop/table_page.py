"""The page of the simulated Discord as the local table has it: for players, and quick on a small machine."""

from __future__ import annotations

import json
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar

from cachetools import LRUCache
from PIL import Image, UnidentifiedImageError
from simcord.preview._markdown import markdown_tokens
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

from .simulation import World

HERE = Path(__file__).parent
ROOMS: list[Any] = [
    import_module(f"simcord.preview.{name}") for name in ("_component_projection", "_messages", "_queries", "_snapshot")
]
"""The parts of the page that read texts, or list messages; it takes no others from outside."""
WRITTEN: LRUCache[str, str] = LRUCache(4096)
"""Texts of messages as the page wants them. It asks for all of them with every click."""


def open_page(world: World, port: int) -> Any:
    """The page on the table's channel, for each of its players, to be entered."""
    for room in ROOMS:
        room.markdown_tokens = written
        if hasattr(room, "_message_navigation"):
            room._message_navigation = no_list
    page: Any = world.env.preview(world.channel, viewers=list(world.players.values()), layout="channel", port=port)
    page._server = TableServer(page, port)
    page._media_worker = OwnPictures()
    return page


def written(value: Any, profile: str = "message", *, context: Any = None) -> list[dict[str, Any]]:
    """A text with its marks read; each is read once."""
    key = json.dumps((value, profile, context), sort_keys=True)
    if key not in WRITTEN:
        WRITTEN[key] = json.dumps(markdown_tokens(value, profile, context=context))
    return json.loads(WRITTEN[key])


def no_list(*_: Any) -> tuple[list[Any], dict[str, Any]]:
    """The list of messages beside the channel, which the table does not show."""
    return [], {
        "query": "",
        "filter": "all",
        "hasPrevious": False,
        "hasNext": False,
        "previousCursor": None,
        "nextCursor": None,
    }


class OwnPictures(MediaWorker):
    """Hands on still pictures as they are. A process for each of them, which makes harmless what anybody may have sent,
    is too much for what the bot has painted itself.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        try:
            with Image.open(BytesIO(blob)) as picture:
                if not getattr(picture, "is_animated", False) and picture.format is not None:
                    kind, (width, height) = picture.format, picture.size
                    return MediaInfo(kind, width, height, 1, width * height * 4, blob, Image.MIME[kind])
        except UnidentifiedImageError:
            pass
        return await super()._decode(key, blob, media_time)


class TableServer(PreviewServer):
    """Serves the page with what the local table adds to it: `table.js` and `table.css`."""

    _STATIC_FILES: ClassVar = {
        **PreviewServer._STATIC_FILES,
        **{f"/{name}": str(HERE / name) for name in ("table.js", "table.css")},
    }
    _STATIC_CONTENT_TYPES: ClassVar = {**PreviewServer._STATIC_CONTENT_TYPES, str(HERE / "table.css"): "text/css"}

    async def _index(self, request: Any) -> Any:
        page = await super()._index(request)
        page.text = (
            page.text.replace("<title>SimCord Preview</title>", "<title>Arbiter: local table</title>")
            .replace("</head>", '<link rel="stylesheet" href="/table.css"></head>')
            .replace("</body>", '<script type="module" src="/table.js"></script></body>')
        )
        return page
