"""The demo: house players play a whole match through the simulated Discord, as people would, and everything is kept."""

from __future__ import annotations

import hashlib
import re
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from referee import Library
from referee.clock import ClockPolicy
from referee.model import PLAYING, Person

from .content import can_seat, game_named
from .shown import pictures, posted, texts
from .simulation import World, on_discord, open_world

NAMES = ("Ada", "Ben", "Chloe", "Dan")
LIMIT = 5000
"""Answers after which a match that does not end is called a fault."""


async def play_demo(data: Path, game: str, out: Path, players: int | None, seed: str, locale: str) -> int:
    """Play a match of a game; the process's exit code. `out` gets the pictures, transcript.md and record.json."""
    rules = game_named(game)
    if rules is None or not can_seat(rules, players):
        return 2
    out.mkdir(parents=True, exist_ok=True)
    secret = hashlib.sha256(seed.encode()).digest()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'demo.db'}"
        library = Library.load(data)
        async with open_world(
            library,
            database,
            secret,
            guild="Demo",
            channel="table",
            names=NAMES,
            default=locale,
            locale=on_discord(locale),
        ) as world:
            match = await _seat(world, game, players or rules.seats[0])
            await _play(world, match, seed)
            shown = _keep(world, out)
            record = await world.referee.matches.record(match)
            (out / "record.json").write_bytes(record.encode())
            info = await world.referee.matches.info(match)
            assert info.outcome is not None, "a record is of a finished match"
            result = world.library.texts.say(info.outcome.reason, locale, info.names_in(locale))
            who = info.names_in(locale).get(info.outcome.winner) if info.outcome.winner is not None else None
            print(f"{'Won by ' + who if who else 'A draw'}: {result}")
            print(f"{len(record.answers)} answers, {shown} pictures; see transcript.md and record.json in {out}")
    return 0


async def _seat(world: World, game: str, count: int) -> int:
    people = [Person(world.players[name].id, name) for name in NAMES[:count]]
    info = await world.referee.openings.open(
        game=game,
        guild=world.guild.id,
        channel=world.channel.id,
        opener=people[0],
        seats=count,
        clock=ClockPolicy.none(),
    )
    for person in people[1:]:
        await world.referee.openings.join(info.id, person)
    await world.env.settle()
    return info.id


async def _play(world: World, match: int, seed: str) -> None:
    """Every seat answers with `/do`, as its house player chooses."""
    members = {member.id: member for member in world.players.values()}
    for answers in range(LIMIT):
        info = await world.referee.matches.info(match)
        if info.status != PLAYING:
            return
        player = info.players[info.deciding[0]]
        assert player is not None, "a match under way has no free seat"
        assert player.person is not None, "the demo's seats are held by people"
        position = await world.referee.matches.position(match, player.person)
        assert position.ask is not None, "a seat that is to decide is asked"
        chance = Stream(f"{seed}|{info.seq}|{player.seat}")
        rules = world.library.games[info.game]
        key = HOUSE["greedy"](rules, info.pool.cards, position.view, position.ask, chance)
        await members[player.person].slash(world.channel, "do", move=key, match=match)
        after = await world.referee.matches.info(match)
        if after.seq == info.seq:
            raise RuntimeError(f"the answer {key!r} was not taken")
        if answers % 25 == 24:
            print(f"  {answers + 1} answers, {len(posted(world.env.backend, world.channel.id))} messages", flush=True)
    raise RuntimeError(f"the match did not end in {LIMIT} answers")


def _keep(world: World, out: Path) -> int:
    """Write the transcript and its pictures; how many pictures there were."""
    lines = ["# Transcript", ""]
    shown = 0
    backend = world.env.backend
    for number, message in enumerate(posted(backend, world.channel.id), 1):
        lines += [f"## {number}", "", *(f"{_readable(text, world)}\n" for text in texts(message))]
        for picture in pictures(backend, message):
            shown += 1
            name = f"{number:04}-{picture.name}"
            (out / name).write_bytes(picture.data)
            lines += [f"![]({name})", "", f"> {picture.alt}".replace("\n", "\n> "), ""]
    (out / "transcript.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return shown


def _readable(text: str, world: World) -> str:
    """A paragraph as Discord would show it: mentions as names, moments as dates."""
    names = {str(member.id): name for name, member in world.players.items()}
    text = re.sub(r"<@(\d+)>", lambda found: f"@{names.get(found[1], found[1])}", text)
    return re.sub(r"<t:(\d+):\w>", lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%d %B %Y %H:%M}", text)
