"""`/decks`: keeping a deck, playing with it, throwing it away."""

from __future__ import annotations

import discord
import pytest

from cogs.commands.decks import LARGEST
from engines.kernel.text import Local
from tests.referee.pebbles import SHIELDED

from .conftest import Table


async def keep(table: Table, content: str | bytes, name: str = "mine.yaml") -> str:
    """What is answered to somebody who wants to keep a file."""
    data = content.encode() if isinstance(content, str) else content
    return table.said(await table.ada.slash(table.channel, "decks keep", file=(name, data)))


async def test_a_deck_is_kept_played_with_and_thrown_away(table: Table):
    assert "You keep no decks" in table.said(await table.ada.slash(table.channel, "decks list"))
    said = await keep(table, SHIELDED.replace("Shielded", "My *own*") + "author: Ada\n")
    assert "“My *own*” for Pebbles" in said.replace("\\", "")
    listed = table.said(await table.ada.slash(table.channel, "decks list"))
    assert "My \\*own\\*" in listed
    assert "Pebbles" in listed
    offered = await table.ada.autocomplete(table.channel, "match open", "deck", "own", game="pebbles")
    assert [each["value"] for each in offered] == ["My *own*"]
    match = await table.open(deck="my *own*")
    player = (await table.referee.matches.info(match, table.ada.id)).players[0]
    assert player is not None
    assert player.deck == Local("My *own*")
    offered = await table.ada.autocomplete(table.channel, "decks drop", "deck", "MY")
    assert [each["value"] for each in offered] == ["pebbles/My *own*"]
    assert "You keep no deck" in table.said(await table.ben.slash(table.channel, "decks drop", deck="my *own*"))
    for typed in ("pebbles/My *own*", "MY *OWN*"):
        assert "is gone" in table.said(await table.ada.slash(table.channel, "decks drop", deck=typed))
        assert not await table.referee.decks.kept_by(table.ada.id)
        await keep(table, SHIELDED.replace("Shielded", "My *own*"))


async def test_a_deck_from_a_file_keeps_its_names_in_other_languages(table: Table):
    await keep(table, SHIELDED + 'names: {fr: " Le bouclier "}\n')
    (kept,) = await table.referee.decks.kept_by(table.ada.id)
    assert kept.title == Local(kept.name, {"fr": "Le bouclier"})


async def test_nobody_waits_for_a_file_on_its_way(table: Table, monkeypatch: pytest.MonkeyPatch):
    inside: list[int] = []
    read = discord.Attachment.read

    async def counted(self: discord.Attachment, **how: bool) -> bytes:
        inside.append(table.bot.gate.inside)
        return await read(self, **how)

    monkeypatch.setattr(discord.Attachment, "read", counted)
    assert "“Shielded” for Pebbles" in await keep(table, SHIELDED)
    assert inside == [0]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("name: [", "can’t be read as a deck"),
        ("- a list", "is no deck file"),
        (b"\xff\xfe", "can’t be read as a deck"),
        ("name: A\ngame: pebbles\n", "can’t be read as a deck"),
        ("name: A\ngame: pebbles\ncards: {bag: 3}\n", "can’t be read as a deck"),
        ("name: A\ngame: chess\ncards: {bag: [pebble]}\n", "chess"),
        ("name: A\ngame: pebbles\ncards: {bag: [nope]}\n", "“nope”"),
        ("x" * (LARGEST + 1), "too large"),
    ],
)
async def test_what_is_no_deck_is_refused_and_not_kept(table: Table, content: str | bytes, why: str):
    assert why in await keep(table, content)
    assert not await table.referee.decks.kept_by(table.ada.id)
