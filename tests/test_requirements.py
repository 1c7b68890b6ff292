"""The lists of requirements: what is installed for what."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

from engines.kernel.registry import games
from tests.workshop.page import environment

ROOT = Path(__file__).parents[1]
LISTS = ("requirements.txt", "requirements-table.txt", "requirements-dev.txt")

WORK = """
import asyncio, sys

class Missing:
    \"\"\"Nothing is installed but what is listed.\"\"\"

    names = set(sys.argv[1].split())

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"no module named {name!r}: it is not listed")

sys.meta_path.insert(0, Missing())

import bot
from cogs.outbox.notice_messages import public_message
from referee import Library, Person
from referee.clock import SystemClock

async def work():
    library = Library.load(bot.HOME / "data")
    async with bot.wired(bot.read_settings(), library, SystemClock()) as arbiter:
        await arbiter.referee.start()
        assert arbiter.cogs_to_add()
        games = {}
        for game in [*library.games] * 16:  # chance says who begins: of so many matches some ask the player first
            info = await arbiter.referee.openings.open(game=game, guild=1, channel=2, opener=Person(3 + len(games), "Ada"), house="greedy")
            games[info.id] = game
        drawn = set()
        for notice in await arbiter.referee.notices.pending(limit=200):
            if notice.channel is not None and notice.kind == "turn" and games[notice.match] not in drawn:
                message = await public_message(arbiter, notice, whole=True)
                drawn |= {games[notice.match]} if message.content.files() else set()
        print(*sorted(drawn))

asyncio.run(work())
"""
"""What a live bot does, up to what would be sent to Discord."""


def normal(name: str) -> str:
    """A package's name as names are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def listed(file: str) -> list[str]:
    """The packages in one list, without those of the list that it builds on."""
    lines = (ROOT / file).read_text().splitlines()
    return [normal(re.split(r"[\[=]", line)[0]) for line in lines if not line.startswith(("#", "-r"))]


def brought(names: list[str]) -> set[str]:
    """The packages that come with some, these included."""
    found, waiting = set[str](), [*names]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            needed = [line for line in distribution(name).requires or [] if "extra ==" not in line]
            waiting += [
                normal(match[0]) for line in needed if (match := re.match(r"[\w.-]+", line)) and _here(match[0])
            ]
    return found


def _here(name: str) -> bool:
    """Whether a package is installed; some are needed on other systems only."""
    return normal(name) in installed()


@functools.cache
def installed() -> set[str]:
    """All packages that are installed: to find them out reads the files of each."""
    return {normal(each) for all in packages_distributions().values() for each in all}


def test_every_requirement_is_pinned_and_in_one_list() -> None:
    names = [name for file in LISTS for name in listed(file)]
    assert len(set(names)) == len(names)
    for file in LISTS:
        for line in (ROOT / file).read_text().splitlines():
            assert re.fullmatch(r"#.*|-r [\w.-]+|[\w.-]+(\[\w+\])?==[\w.]+", line), line


def test_a_live_bot_needs_nothing_but_the_first_list(tmp_path: Path) -> None:
    ours = brought(listed("requirements.txt"))
    assert not {"simcord", "linkify-it-py", "markdown-it-py", "regex", "pytest", "chess"} & ours
    missing = [module for module, of in packages_distributions().items() if not {normal(each) for each in of} & ours]
    assert {"simcord", "linkify_it", "markdown_it", "regex", "pytest"} <= {*missing}
    done = subprocess.run(
        [sys.executable, "-c", WORK, " ".join(missing)],
        cwd=ROOT,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == sorted(games()), "a picture of each game"
