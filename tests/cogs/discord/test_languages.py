"""Everybody reads their own language: a player's Discord decides, else the server, else the default."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.discord.language import Readers
from engines.kernel.text import SeatName, Texts, say
from tests.cogs.conftest import SECRET, Table
from tests.referee.conftest import pebbles_library
from workshop.simulation import open_world, speak


class Speaker:
    """As much of an interaction as a reader is found by."""

    def __init__(self, person: str, server: str | None):
        self.locale = discord.Locale(person)
        self.guild_locale = discord.Locale(server) if server else None


@pytest.mark.parametrize(
    ("person", "server", "found"),
    [
        ("en-US", "fr", "en"),
        ("en-GB", None, "en"),
        ("fr", "en-US", "fr"),
        ("de", "fr", "fr"),
        ("de", "ja", "fr"),
        ("de", None, "fr"),
    ],
)
def test_a_persons_language_goes_before_the_servers_and_that_before_the_default(
    person: str, server: str | None, found: str
):
    speaker: Any = Speaker(person, server)
    assert Readers(pebbles_library().texts, "fr").of(speaker).locale == found


async def test_a_french_player_reads_french_and_the_channel_english(table: Table):
    speak(table.env, {table.ben.id: "fr"})
    await table.staked(options="windows=no")
    await table.do(table.ada, "take 1", match=1)
    assert table.labels(table.last())[0] == "Your move"
    panel = await table.ben.click(table.last(), label="Your move")
    menu = await table.ben.click(table.last(), label="More")
    assert "Consignes" in table.labels(menu)
    assert "partie 1" in table.said(menu)
    done = await table.ben.click(panel.response, label="Plan")
    assert "Noté\u00a0: `plan`" in table.said(done)
    refused = await table.do(table.ada, "take 1", match=1)
    assert refused.ephemeral
    assert "Taken" not in table.said(refused)
    assert "partie 1" in table.said(table.letters(table.ben)[0]), "hands come in their player's language"


async def test_a_house_player_is_named_in_the_readers_language_and_on_the_board_in_the_servers(table: Table):
    speak(table.env, {table.ben.id: "fr"})
    game = {"game": "pebbles", "deck": "plain", "options": "heap=40 windows=no"}
    panel = await table.ben.slash(table.channel, "match practice", **game)
    answered = await table.ben.click(panel.response, label="1")
    for private in (panel, answered):
        assert "L’Avare" in table.said(private), table.said(private)
        assert "Miser" not in table.said(private)
    board = table.said(table.last())
    assert "Miser" in board, board
    log = await table.ben.click(table.last(), label="Log")
    assert "Miser" not in table.said(log), table.said(log)


async def test_hands_come_in_the_language_that_was_spoken_last(table: Table):
    match = await table.staked(options="windows=no")
    assert "match 1" in table.said(table.letters(table.ben)[-1])
    languages = {table.ben.id: "fr", table.eve.id: "fr"}
    speak(table.env, languages)
    assert (await table.referee.people.settings(table.ben.id)).locale == "en-US"
    await table.ben.slash(table.channel, "match hand", match=match)
    assert (await table.referee.people.settings(table.ben.id)).locale == "fr"
    languages[table.ben.id] = "en-GB"
    await table.ben.click(table.last(), label="My hand")
    assert (await table.referee.people.settings(table.ben.id)).locale == "en-GB"
    await table.eve.click(table.last(), label="Log")
    assert (await table.referee.people.settings(table.eve.id)).locale is None, (
        "nothing is kept of somebody who only looks"
    )


def test_french_names_after_de():
    texts = Texts({"fr": ["turn-of = Fin du tour { DE($who) }."]})
    for name, said in (("Ada", "d’Ada"), ("Élodie", "d’Élodie"), ("Ben", "de Ben"), ("Hugo", "de Hugo")):
        assert texts.say(say("turn-of", who=SeatName(0)), "fr", {0: name}) == f"Fin du tour {said}."


async def test_a_french_server_reads_french(tmp_path: Path):
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    async with open_world(
        pebbles_library(),
        database,
        SECRET,
        guild="Club",
        channel="jeux",
        names=("Ada", "Ben", "Eve", "Dan"),
        locale="fr",
    ) as world:
        table = Table(world, database)
        await table.staked()
        assert table.labels(table.last())[:3] == ["À vous de jouer", "Ma main", "Journal"]
        assert "de répondre" in table.said(table.last())
        panel = await table.ada.click(table.last(), label="À vous de jouer")
        assert "If your time runs out" in table.said(panel), "Ada's own Discord is in English"


@pytest.mark.parametrize(("server", "person"), [("fr", "en-US"), ("en-US", "fr")])
async def test_what_a_channel_reads_is_in_the_servers_language_and_answers_in_the_readers(
    tmp_path: Path, server: str, person: str
):
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    names = ("Ada", "Ben", "Eve", "Dan")
    async with open_world(
        pebbles_library(), database, SECRET, guild="Club", channel="jeux", names=names, locale=server
    ) as world:
        table = Table(world, database)
        speak(table.env, {table.ada.id: person, table.ben.id: person})
        await table.staked(options="windows=no", clock="day")
        await table.env.advance_time(0.84 * 86400)
        reminder = table.said(table.last())
        offered = table.said(await table.ada.slash(table.channel, "match draw"))
        agreed = table.said(await table.ben.slash(table.channel, "match draw"))
        public = "\n".join(map(table.said, table.messages()))
    french = ("La partie commence", "on attend votre réponse", "propose la nulle", "Partie nulle")
    english = ("The match begins", "your answer is awaited", "offers a draw", "A draw")
    own, other = (french, english) if server == "fr" else (english, french)
    assert own[1] in reminder
    assert [each for each in own if each not in public] == []
    assert [each for each in other if each in public] == []
    assert ("C’est proposé" in offered, "Entendu" in agreed) == (person == "fr",) * 2
    assert ("It is offered" in offered, "Agreed" in agreed) == (person != "fr",) * 2


@pytest.mark.parametrize(("server", "person"), [("fr", "en-US"), ("en-US", "fr")])
async def test_threads_and_results_speak_the_servers_language_and_films_the_readers(
    tmp_path: Path, server: str, person: str
):
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    names = ("Ada", "Ben", "Eve", "Dan")
    async with open_world(
        pebbles_library(), database, SECRET, guild="Club", channel="jeux", names=names, locale=server
    ) as world:
        table = Table(world, database)
        speak(table.env, {member.id: person for member in world.players.values()})
        match = await table.open(thread=True, options="windows=no")
        thread = table.channel_of((await table.referee.matches.info(match)).channel)
        invitation = "\n".join(map(table.said, table.messages()))
        for member in (table.ada, table.ben):
            await member.slash(thread, "do", move="1", match=match)
        await table.referee.play.concede(match, table.ada.id)
        await table.env.settle()
        end = table.last(thread)
        result = table.pictures(end)[0]
        replay = table.labels(end)[0]
        film = await table.eve.click(end, label=replay)
        (shown,), told = table.pictures(film), table.said(film)
        step = await table.eve.click(film.response, label=table.labels(film)[1])
    words = {
        "fr": ("Revoir", "La partie commence dans", "Victoire de Ben", "Ben gagne", "Toute la partie.", "Étape 1 sur"),
        "en": ("Replay", "The match begins in", "Ben wins", "Ben wins", "The whole match.", "Step 1 of"),
    }
    shared, read = words[server[:2]], words[person[:2]]
    assert replay == shared[0]
    assert shared[1] in invitation
    assert shared[2] in table.said(end)
    assert shared[3] in result.alt
    assert f"({person[:2]})" in shown.alt
    assert read[4] in told and shared[4] not in told
    assert read[5] in table.said(step) and shared[5] not in table.said(step)
