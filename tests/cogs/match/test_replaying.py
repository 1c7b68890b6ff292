"""A finished match once more: its result to share, its film, its positions; and the players' own pictures."""

from __future__ import annotations

from io import BytesIO
from typing import Any, cast

from PIL import Image

from cogs.discord.avatars import Avatars
from tests.cogs.conftest import Table


async def finished(table: Table) -> int:
    """A match that Ada gave up after a move of hers."""
    match = await table.staked()
    await table.do(table.ada, "take 2", match=match)
    if (await table.referee.matches.info(match)).deciding == (1,):
        await table.do(table.ben, "pass", match=match)
    await table.referee.play.concede(match, table.ada.id)
    await table.env.settle()
    return match


def opened(data: bytes) -> Any:
    """A picture file."""
    return Image.open(BytesIO(data))


async def test_a_match_that_goes_on_is_not_replayed(table: Table):
    match = await table.staked()
    refused = await table.eve.slash(table.channel, "match replay", match=match)
    assert "when it is over" in table.said(refused)
    assert not table.pictures(refused)


async def test_the_end_is_posted_with_a_picture_to_share(table: Table):
    await finished(table)
    result, board = table.pictures(table.last())
    assert result.name == "pebbles-result.png"
    assert opened(result.data).size == (1200, 630)
    assert "Ben wins" in result.alt
    assert board.name == "pebbles-board.png"
    assert "Replay" in table.labels(table.last())


async def test_a_finished_match_is_a_film_and_positions_to_step_through(table: Table):
    match = await finished(table)
    film = await table.eve.click(table.last(), label="Replay")
    assert film.ephemeral
    (shown,) = table.pictures(film)
    assert opened(shown.data).format == "GIF"
    assert opened(shown.data).n_frames > 1
    assert table.labels(film) == ["Last turn", "Step by step"]
    scenes = (await table.referee.matches.replay(match)).scenes
    step = await table.eve.click(film.response, label="Step by step")
    assert f"Step 1 of {len(scenes)}" in table.said(step)
    assert "◀" not in table.labels(step) and "▶" in table.labels(step)
    step = await table.eve.click(step.response, label="▶")
    assert f"Step 2 of {len(scenes)}" in table.said(step)
    (board,) = table.pictures(step)
    assert board.alt == f"heap {scenes[1].view.heap} (en)"
    film = await table.eve.click(step.response, label="Film")
    last = await table.eve.click(film.response, label="Last turn")
    assert "The last turn" in table.said(last)


async def test_positions_are_what_spectators_saw(table: Table):
    match = await finished(table)
    replay = await table.referee.matches.replay(match)
    last = await table.referee.matches.position(match, None)
    assert replay.scenes[-1].view == last.view
    assert 1 <= replay.last <= len(replay.scenes)


class Picture:
    """An avatar as Discord's library hands it over."""

    def __init__(self, key: str, data: bytes | None):
        self.key, self.data, self.read_times = key, data, 0

    def with_size(self, size: int) -> Picture:
        return self

    def with_static_format(self, format: str) -> Picture:
        return self

    async def read(self) -> bytes:
        self.read_times += 1
        if self.data is None:
            raise OSError("gone")
        return self.data


class User:
    """Somebody who acts."""

    def __init__(self, id: int, avatar: Picture | None):
        self.id, self.avatar = id, avatar


async def test_avatars_are_fetched_once_and_done_without_if_need_be():
    avatars, own, gone = Avatars(), Picture("a", b"file"), Picture("b", None)
    for user in (User(1, own), User(2, gone), User(3, None)):
        avatars.seen(cast(Any, user))
    for _ in range(2):
        assert await avatars.of({0: 1, 1: 2, 2: 3, 3: 4}) == {0: b"file"}
    assert (own.read_times, gone.read_times) == (1, 1)
    avatars.seen(cast(Any, User(1, None)))
    assert await avatars.of({0: 1}) == {}
