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

from referee import Library
from referee.clock import ClockPolicy
from referee.model import PLAYING, Person

from .simulation import World, open_world, speak

NAMES = ("Ada", "Ben", "Chloé")
TICK = 0.3
"""Seconds between two looks at what has happened by itself."""

HOW = """
The local table is open:  {url}

Ada, Ben and Chloé sit at it (Chloé's Discord is in French); choose whom you play at the top of the page, "Viewing as".
Things to try, as anyone of them:
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
    print("Laying out the table ...", flush=True)
    async with open_world(
        library,
        database,
        secret,
        guild="Local table",
        channel="table",
        names=NAMES,
        default=default,
        start=datetime.now(UTC),
    ) as world:
        speak(world.env, {world.players["Chloé"].id: "fr"})
        await _lay_out(world)
        preview = world.env.preview(world.channel, viewers=list(world.players.values()), layout="channel", port=port)
        _offer_at_once(preview)
        async with preview:
            print(HOW.format(url=preview.url, database=database.partition("///")[2] or "the database"), flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, preview.url)
            await _keep_going(world, preview)


def _check_free(port: int) -> None:
    """Before anything is opened: two tables on one database would each tell what is the other's."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise SystemExit(TAKEN.format(port=port, next=port + 1, why=error.strerror or error)) from None


async def _lay_out(world: World) -> None:
    """A match to begin with; or the boards of those that are going on, as a channel would still show them."""
    going_on = await world.referee.matches.find(channel=world.channel.id, status=PLAYING)
    members = {member.id: member for member in world.players.values()}
    for info in reversed(going_on):
        player = next(player for player in info.players if player is not None and player.person in members)
        await members[player.person].slash(world.channel, "match board", match=info.id, show="channel")
    if going_on:
        return
    ada, ben = (Person(world.players[name].id, name, "en-US") for name in ("Ada", "Ben"))
    info = await world.referee.openings.open(
        game=next(iter(world.library.games)),
        guild=world.guild.id,
        channel=world.channel.id,
        opener=ada,
        invited=ben,
        clock=ClockPolicy.none(),
    )
    await world.referee.openings.join(info.id, ben)
    await world.env.settle()


OFFER = """
let offered = null;
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches?.(".command-option-input") || target.value) return;
  const option = target.closest("[data-option]")?.dataset.option;
  if (offered === option) return;
  offered = option;
  setTimeout(() => target.isConnected && target.dispatchEvent(new Event("input", { bubbles: true })), 0);
});
document.addEventListener("input", ({ isTrusted }) => { if (isTrusted) offered = null; });
"""
"""Asks for what an option offers as soon as one is in it, as Discord does; SimCord's page waits for the first letter."""


def _offer_at_once(preview: Any) -> None:
    """Let the page show what the option of a command offers before anything is typed."""
    server = preview._server
    static = server._static

    async def served(request: Any) -> Any:
        response = await static(request)
        if request.path == "/commands.js":
            response.body += OFFER.encode()
        return response

    server._static = served


async def _keep_going(world: World, preview: Any) -> None:
    """Let the simulation's time pass with the real one, and show what happens by itself."""
    turns = asyncio.Lock()
    act = preview._action
    env, before = world.env, time.perf_counter()
    seen = len(env.backend.transcript)

    async def act_in_turn(*given: Any) -> Any:
        """A click waits until the passing of time is done with: the simulation takes one step at a time."""
        nonlocal seen
        async with turns:
            answer = await act(*given)
            if len(preview._pages) == 1:  # which shows by now what came of its click: drawing it takes a second
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
                    await preview.refresh()
                    seen = len(env.backend.transcript)
            except SetupError:
                continue  # a step of the page's own is under way, or the page has just been closed
