"""The local table: the real bot in a browser on this machine, with nobody else needed and no account."""

from __future__ import annotations

import asyncio
import os
import socket
import time
import webbrowser
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from simcord.backend.errors import SetupError

from engines.kernel.text import say
from referee import Library
from referee.clock import ClockPolicy
from referee.model import PLAYING, Person

from .shown import controls
from .simulation import World, on_discord, open_world, speak
from .table_page import open_page

NAMES = ("Ada", "Ben", "Chloé")
TICK = 0.3
"""Seconds between two looks at what has happened by itself."""
SHOWN = 24
"""So many messages are on the page; drawing it takes the longer the more there are. `Log` has what older ones told."""

PRIVATE = 1 << 6
"""Discord's flag of a message that only one person sees."""

HOW = """
The local table is open:  {url}

Ada, Ben and Chloé sit at it (Chloé's Discord is in French); choose whom you play at the top of the page, "Viewing as".
Things to try, as anyone of them:
  - /learn   teaches a game in ten minutes, by playing it
  - the match that is laid out: *Your move* below the board, as the player whose turn it is; *My hand*; *Log*; *Rules*
  - type  /do  in the message box: the legal answers are offered as you type
  - /match practice   plays a game of your choice against the house, whose moves appear by themselves
  - /match open       opens another match; *Join* it as somebody else
  - /rules attack     /card       /match list       /match settings
Everything is kept in {database}: stop with Ctrl-C and start again, and the matches go on.
"""

TAKEN = """\
The local table can't open on port {port}: {why}.
If it is open already, go on there: the address was printed when it was started.
To start anew, stop it with Ctrl-C first.
If another program uses the port, take another one:  .venv/bin/python bot.py --port {next}"""


async def open_local_table(data: Path, database: str, secret: bytes, *, default: str, port: int, browser: bool) -> None:
    """Open the local table on a port of this machine, until the page ends it or the process is stopped.

    Raises:
        SystemExit: something else uses the port; the message says what to do.
    """
    _check_free(port)
    print("Reading the games' rules and cards ...", flush=True)
    library = Library.load(data)
    locale = on_discord(default)
    print("Laying out the table ...", flush=True)
    async with open_world(
        library,
        database,
        secret,
        guild="Local table",
        channel="table",
        names=NAMES,
        default=default,
        locale=locale,
        start=datetime.now(UTC),
        topic=library.texts.say(say("table-topic"), default),
    ) as world:
        speak(world.env, {player.id: locale for player in world.players.values()} | {world.players["Chloé"].id: "fr"})
        await lay_out(world, locale)
        preview = open_page(world, port)
        async with preview:
            print(HOW.format(url=preview.url, database=database.partition("///")[2] or "the database"), flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, preview.url)
            await keep_going(world, preview)


def _check_free(port: int) -> None:
    """Before anything is opened: two tables on one database would each tell what is the other's."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise SystemExit(TAKEN.format(port=port, next=port + 1, why=error.strerror or error)) from None


async def lay_out(world: World, locale: str = "en-US") -> None:
    """A match to begin with; or the boards of those that are going on, as a channel would still show them."""
    going_on = await world.referee.matches.find(channel=world.channel.id, status=PLAYING)
    members = {member.id: member for member in world.players.values()}
    for info in reversed(going_on):
        player = next(player for player in info.players if player is not None and player.person in members)
        await members[player.person].slash(world.channel, "match board", match=info.id, show="channel")
    if going_on:
        return
    ada, ben = (Person(world.players[name].id, name, locale) for name in ("Ada", "Ben"))
    first = world.library.first_match
    info = await world.referee.openings.open(
        game=first.game if first is not None else next(iter(world.library.games)),
        guild=world.guild.id,
        channel=world.channel.id,
        opener=ada,
        invited=ben,
        clock=ClockPolicy.none(),
        start=first,
    )
    await world.referee.openings.join(info.id, ben)
    await world.env.settle()


async def keep_going(world: World, preview: Any) -> None:
    """Let the simulation's time pass with the real one, and show what happens by itself."""
    turns = asyncio.Lock()
    act = preview._action
    preview._pages.clear()  # but for people's there is one for scripts, which would be drawn with every click
    env, before = world.env, time.perf_counter()
    seen = len(env.backend.transcript)

    async def act_in_turn(context: Any, body: Any) -> Any:
        """A click waits until the passing of time is done with: the simulation takes one step at a time. Something that
        has come since the page was last drawn is no reason to lose it: what it is on is still there, or says why not.
        """
        nonlocal seen
        async with turns:
            page = preview._pages.get(context)
            if page is not None and "published_revision" in body and body.get("sequence", 0) > page.last_sequence:
                body = {**body, "published_revision": page.revision}
            preview._advance_presentation_time()  # which what is shown as "a minute ago" goes by
            answer = await act(context, body)
            forget_old(world)
            if len(preview._pages) == 1:  # which shows by now what came of its click
                seen = len(env.backend.transcript)
            return answer

    preview._action = act_in_turn
    closed = asyncio.create_task(preview.wait_closed())
    while not closed.done():
        await asyncio.wait([closed], timeout=TICK)
        async with turns:
            now = time.perf_counter()
            try:
                await env.advance_time(now - before)
                before = now
                if len(env.backend.transcript) != seen and not closed.done():
                    forget_old(world)
                    await preview.refresh()
                    seen = len(env.backend.transcript)
            except SetupError:
                continue  # a step of the page's own is under way, or the page has just been closed


def forget_old(world: World) -> None:
    """Let the simulated Discord forget all but the latest messages of the channel, and those of before on which one may
    still press something: the boards of matches that nobody has moved in lately, the panels opened last."""
    messages = world.env.backend.messages.get(world.channel.id, {})
    panels = [id for id in sorted(messages) if messages[id].flags & PRIVATE][-len(world.players) :]
    for id in sorted(messages)[:-SHOWN]:
        if id not in panels and (messages[id].flags & PRIVATE or not controls(messages[id])):
            del messages[id]
