"""Arbiter's front door: settings, wiring and the command line.

`python bot.py` goes live on Discord when DISCORD_TOKEN is set, and opens the local table when it is not.
"""

from __future__ import annotations

import argparse
import asyncio
import difflib
import gc
import importlib
import logging
import os
import secrets
import sys
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

if TYPE_CHECKING:
    from cogs.client import Arbiter
    from cogs.discord.faults import Rest
    from referee import Library
    from referee.clock import Clock

HOME = Path(__file__).resolve().parent
HIDDEN = {"DISCORD_TOKEN", "ARBITER_SECRET", "ARBITER_DATABASE_URL"}
"""Settings whose values are never printed."""


class Settings(BaseSettings):
    """Everything that can be set, from the environment or from the file `.env` beside the bot (see `.env.example`)."""

    model_config = SettingsConfigDict(
        env_prefix="ARBITER_", env_file=HOME / ".env", extra="ignore", env_ignore_empty=True, populate_by_name=True
    )

    token: SecretStr | None = Field(default=None, alias="DISCORD_TOKEN")
    database_url: str = ""
    secret: SecretStr | None = Field(default=None, min_length=32)
    default_locale: Literal["en", "fr"] = "en"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[list[int] | None, NoDecode] = None
    dm_budget: int = Field(default=20, ge=0, le=200)
    posts_per_second: float = Field(default=10, gt=0, le=40)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, value: Any) -> Any:
        return [part.strip() for part in value.split(",")] if isinstance(value, str) else value

    @field_validator("database_url")
    @classmethod
    def _supported(cls, value: str) -> str:
        if value and value.split(":")[0] not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
            raise ValueError("allowed are sqlite+aiosqlite:///FILE and postgresql+asyncpg://USER:PASSWORD@HOST/NAME")
        if value:
            from store.database import read_address

            read_address(value)
        return value

    @field_validator("shard_ids")
    @classmethod
    def _shares(cls, value: list[int] | None, info: Any) -> list[int] | None:
        count = info.data.get("shard_count")
        if value is not None and (count is None or not all(0 <= each < count for each in value)):
            raise ValueError("allowed are numbers from 0 below ARBITER_SHARD_COUNT, which must be set as well")
        return value

    def database(self, file: str) -> str:
        """The database's address; unless one is set, a file beside the bot."""
        return self.database_url or f"sqlite+aiosqlite:///{HOME / file}"

    def server_secret(self, file: str) -> bytes:
        """The secret that all chance is drawn from; unless one is set, made once and kept in a file beside the bot."""
        if self.secret is not None:
            return self.secret.get_secret_value().encode()
        path = HOME / file
        if not path.exists():
            made = path.with_name(f".{secrets.token_hex(8)}.{file}")
            with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as kept:
                kept.write(secrets.token_hex(32))
            with suppress(FileExistsError):  # of several processes that start at once the first one's is kept
                os.link(made, path)
            made.unlink()
        return path.read_text().strip().encode()


class SettingsError(ValueError):
    """Settings that can't be used; the message names each with its value and what is allowed."""


def read_settings() -> Settings:
    """The settings.

    Raises:
        SettingsError: a setting is wrong or unknown.
    """
    complaints = list(_unknown())
    try:
        settings = Settings()
    except ValidationError as error:
        raise SettingsError("\n".join((*complaints, *map(_complaint, error.errors())))) from None
    if complaints:
        raise SettingsError("\n".join(complaints))
    return settings


def _unknown() -> Iterator[str]:
    from dotenv import dotenv_values

    known = ["DISCORD_TOKEN", *(f"ARBITER_{name.upper()}" for name in Settings.model_fields if name != "token")]
    for name in sorted({*os.environ, *dotenv_values(HOME / ".env")}):
        if name.startswith("ARBITER_") and name not in known:
            close = difflib.get_close_matches(name, known, 1)
            hint = f"did you mean {close[0]}?" if close else f"known are {', '.join(known)}"
            yield f"{name}: there is no such setting; {hint}"


def _complaint(error: Any) -> str:
    field = str(error["loc"][0])
    name = field if field == "DISCORD_TOKEN" else f"ARBITER_{field.upper()}"
    value = "(not shown)" if name in HIDDEN else repr(error["input"])
    return f"{name}={value}: {_allowed(error)}"


def _allowed(error: Any) -> str:
    """What is allowed where a value is not."""
    context = error.get("ctx", {})
    match error["type"]:
        case "literal_error":
            return f"allowed are {context['expected']}"
        case "int_parsing" | "int_from_float":
            return "it must be a whole number"
        case "float_parsing":
            return "it must be a number"
        case "too_short" | "string_too_short":
            return f"it must have at least {context['min_length']} characters"
        case "greater_than_equal":
            return f"it must be at least {context['ge']:g}"
        case "greater_than":
            return f"it must be more than {context['gt']:g}"
        case "less_than_equal":
            return f"it can be at most {context['le']:g}"
        case _:
            return error["msg"].removeprefix("Value error, ")


# ---------------------------------------------------------------------- going live, and the local table


@asynccontextmanager
async def wired(
    settings: Settings, library: Library, clock: Clock, rest: Rest | None = None
) -> AsyncGenerator[Arbiter]:
    """The bot of a process, with its share of the shards, on its database; its referee is to be started. `rest` is how
    it waits for time to pass.

    Raises:
        SettingsError: it is to have a part of the shards only, on a database that other processes can't share with it.
    """
    from cogs.client import Arbiter
    from cogs.discord.bot import plain_rest
    from referee import Referee
    from store import open_store
    from store.share import Share

    database = settings.database("arbiter.db")
    if settings.shard_ids is not None and database.startswith("sqlite"):
        raise SettingsError(
            "ARBITER_SHARD_IDS: several processes need a PostgreSQL database, set in ARBITER_DATABASE_URL"
        )
    share = Share(None if settings.shard_ids is None else frozenset(settings.shard_ids), settings.shard_count)
    store = await open_store(database)
    try:
        secret = settings.server_secret("arbiter.secret")
        referee = Referee(store, library, clock, secret=secret, share=share)
        bot = Arbiter(
            referee,
            library,
            default=settings.default_locale,
            dm_budget=settings.dm_budget,
            posts_per_second=settings.posts_per_second,
            rest=rest or plain_rest,
        )
        try:
            yield bot
        finally:
            await referee.close()
    finally:
        await store.close()


async def live(settings: Settings) -> None:
    """Referee on Discord until stopped.

    Raises:
        SettingsError: Discord refuses the token, or can't be reached.
    """
    import aiohttp
    import discord

    from referee import Library
    from referee.clock import SystemClock

    assert settings.token is not None
    try:
        async with wired(settings, Library.load(HOME / "data"), SystemClock()) as bot, bot:
            await bot.referee.start()
            await bot.start(settings.token.get_secret_value())
    except discord.LoginFailure:
        raise SettingsError(
            "DISCORD_TOKEN=(not shown): Discord refuses it; copy it anew from the developer portal"
        ) from None
    except aiohttp.ClientConnectionError as error:
        raise SettingsError(f"Discord can't be reached: {error}") from None


async def local(settings: Settings, arguments: argparse.Namespace) -> None:
    """The real bot on a simulated Discord, in a browser, until stopped."""
    from workshop.local_table import open_local_table

    await open_local_table(
        HOME / "data",
        settings.database("arbiter-local.db"),
        settings.server_secret("arbiter-local.secret"),
        default=settings.default_locale,
        port=arguments.port,
        browser=not arguments.no_open,
    )


def play(arguments: argparse.Namespace) -> int:
    """`python bot.py`: live with a token, else the local table."""
    gc.disable()  # until the library is loaded: what is imported stays, like what is read
    settings = _ready()
    work = live(settings) if settings.token is not None else local(settings, arguments)
    from store.database import StoreError

    try:
        asyncio.run(work)
    except StoreError as error:
        raise SettingsError(f"ARBITER_DATABASE_URL=(not shown): {error}") from None
    except KeyboardInterrupt:
        print("\nStopped. Nothing is lost: matches go on when Arbiter is started again.")
    return 0


# ---------------------------------------------------------------------- the commands


def demo(arguments: argparse.Namespace) -> int:
    """`python bot.py demo`: a whole match between house players, with every picture posted."""
    from workshop.demo import play_demo

    settings = _ready(quiet=True)
    locale = arguments.locale or settings.default_locale
    return asyncio.run(
        play_demo(HOME / "data", arguments.game, arguments.out, arguments.players, arguments.seed, locale)
    )


def quiet(arguments: argparse.Namespace) -> int:
    """`python bot.py quiet`: what matches take of clicks, posts and pings."""
    from workshop.quiet import quiet

    _ready(quiet=True)
    return quiet(arguments, HOME / "data")


def scenario(arguments: argparse.Namespace) -> int:
    """`python bot.py scenario`: run scenario files."""
    from render import described
    from workshop.scenarios import scenario

    return scenario(arguments, HOME / "data", described)


def show_cards(arguments: argparse.Namespace) -> int:
    """`python bot.py cards show`: what is printed on cards."""
    from render import drawn_face
    from workshop.cards import show

    return show(arguments, HOME / "data", drawn_face)


def verify(arguments: argparse.Namespace) -> int:
    """`python bot.py verify`: replay a record."""
    from workshop.verify import verify_file

    return verify_file(HOME / "data", arguments.record)


def elsewhere(module: str, function: str) -> Callable[[argparse.Namespace], int]:
    """A command that lives in a module of its own, imported when it is run."""

    def run(arguments: argparse.Namespace) -> int:
        return getattr(importlib.import_module(module), function)(arguments, HOME / "data")

    return run


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """What reads a whole number of the command line."""

    def read(word: str) -> int:
        n = int(word) if word.lstrip("-").isdecimal() else None
        if n is None or n < least or (most is not None and n > most):
            bounds = f"from {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{word!r} is no whole number {bounds}")
        return n

    return read


def folder(word: str) -> Path:
    """What reads a folder of the command line, which may not be there yet."""
    path = Path(word)
    there = next(each for each in (path, *path.absolute().parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise argparse.ArgumentTypeError(f"nothing can be written into {there}: it is no folder, or not yours to write")
    return path


def file(word: str) -> Path:
    """What reads a file of the command line that is to be written."""
    path = Path(word)
    if path.is_dir() or not folder(str(path.absolute().parent)).is_dir():
        raise argparse.ArgumentTypeError(f"{word!r} is to be a file in a folder that there is")
    return path


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(
        prog="python bot.py",
        description="Arbiter referees tabletop games on Discord. Without a command it goes live when DISCORD_TOKEN is "
        "set, and opens the local table, a simulated Discord in your browser, when it is not.",
    )
    top.add_argument("--port", type=whole(0, 65535), default=8642, metavar="N", help="the local table's port (8642)")
    top.add_argument("--no-open", action="store_true", help="print the local table's address without opening a browser")
    top.set_defaults(run=play)
    commands = top.add_subparsers(metavar="COMMAND", title="commands")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        made.set_defaults(run=run)
        return made

    made = command("demo", demo, "play a whole match between house players, and keep every picture that is posted")
    made.add_argument("game", help="the game, such as rizontical")
    made.add_argument("--out", type=folder, required=True, metavar="DIR", help="where pictures, transcript, record go")
    made.add_argument("--players", type=whole(1), metavar="N", help="how many players (default: the fewest)")
    made.add_argument("--seed", default="demo", metavar="S", help="the same seed gives the same match (default demo)")
    made.add_argument("--locale", choices=("en", "fr"), help="the language of the server")

    made = command("scenario", scenario, "run scenario files")
    made.add_argument("paths", nargs="+", type=Path, metavar="FILE|DIR", help="scenario files, or folders of them")
    made.add_argument("--json", action="store_true", help="report as JSON")

    made = command("verify", verify, "replay a record: every draw, every answer, the final hash")
    made.add_argument("record", type=Path, metavar="RECORD", help="a record that Arbiter wrote, such as record.json")

    made = command(
        "clauses", elsewhere("workshop.clauses", "clauses"), "count clauses standing, cited and proven by a test"
    )
    made.add_argument("game", nargs="?", help="one game only")
    made.add_argument("--json", action="store_true", help="report as JSON")

    made = command(
        "selfplay", elsewhere("workshop.selfplay", "selfplay"), "play random matches with every invariant checked"
    )
    made.add_argument("game", help="the game")
    made.add_argument("--matches", type=whole(1), default=100, metavar="N", help="how many (default 100)")
    made.add_argument("--seed", default="selfplay", metavar="S", help="the same seed gives the same matches")
    made.add_argument(
        "--players", type=whole(1), default=None, metavar="N", help="seats (default: every number there is, in turn)"
    )
    made.add_argument(
        "--often", type=whole(0), default=60, metavar="N", help="one decision in N is checked closely (default 60)"
    )

    made = command("balance", elsewhere("workshop.balance", "balance"), "play the starter decks against each other")
    made.add_argument("game", help="the game")
    made.add_argument(
        "--matches", type=whole(1), default=20, metavar="N", help="matches for each pair of decks (default 20)"
    )
    made.add_argument("--seed", default="balance", metavar="S", help="the same seed gives the same matches")

    cards = command("cards", _nothing, "work on card files").add_subparsers(
        metavar="check|show|words|schema", required=True
    )
    made = cards.add_parser("check", help="validate card and deck files", description="Validate card and deck files.")
    made.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files, or folders of them")
    made.add_argument("--game", metavar="ID", help="the game (default: the one that a folder is called after)")
    made.set_defaults(run=elsewhere("workshop.check", "check_cards"))
    made = cards.add_parser(
        "show", help="what is printed on cards", description="What is printed on the cards of files, in every language."
    )
    made.add_argument("paths", nargs="+", type=Path, metavar="FILE", help="card files, or folders of them")
    made.add_argument("--game", metavar="ID", help="the game (default: the one that a folder is called after)")
    made.add_argument("--out", type=folder, metavar="FOLDER", help="write the faces as pictures into this folder")
    made.set_defaults(run=show_cards)
    made = cards.add_parser(
        "words",
        help="every word that a game's cards may use, or one in full",
        description="Every word that a game's cards may use; one in full, with examples, if it is named.",
    )
    made.add_argument("game", help="the game")
    made.add_argument("word", nargs="*", help="one word, such as draw, dies, next_turn or Fire Element")
    made.set_defaults(run=elsewhere("workshop.words", "words"))
    made = cards.add_parser(
        "schema",
        help="the same as JSON Schema, for editors",
        description="A game's card files as JSON Schema (2020-12).",
    )
    made.add_argument("game", help="the game")
    made.add_argument("--keywords", action="store_true", help="the file of keywords instead")
    made.set_defaults(run=elsewhere("workshop.cards", "schema"))

    made = command("quiet", quiet, "count what matches take of clicks, posts and pings, and in vain")
    made.add_argument("game", nargs="?", help="one game only")
    made.add_argument("--seed", default="quiet", metavar="S", help="the same seed gives the same matches")
    made.add_argument("--answers", type=whole(1), metavar="N", help="stop each match after N answers")

    made = command(
        "parts", elsewhere("workshop.parts", "parts"), "draw all parts that pictures are put together from, on one page"
    )
    made.add_argument("--out", type=file, required=True, metavar="FILE", help="where the picture (PNG) goes")

    made = command("pictures", elsewhere("workshop.pictures", "pictures"), "draw the pictures of the documents anew")
    made.add_argument(
        "--out", type=folder, default=HOME / "docs" / "pictures", metavar="FOLDER", help="where they go (docs/pictures)"
    )

    made = command(
        "bench", elsewhere("workshop.bench.command", "main"), "measure the quantities that performance is judged by"
    )
    made.add_argument("--json", action="store_true", help="report as JSON")
    made.add_argument("--game", metavar="ID", help="one game only")
    made.add_argument("--only", metavar="WORD", help="only quantities with this in their names, such as save")
    return top


def _nothing(arguments: argparse.Namespace) -> int:
    raise AssertionError("argparse asks for what to do with cards")


def _ready(quiet: bool = False) -> Settings:
    """The settings, with logging set up by them; `quiet` (as is the local table) unless a level is set.

    Raises:
        SettingsError: a setting is wrong or unknown.
    """
    from cogs.logs import set_up_logs

    settings = read_settings()
    hidden = [secret.get_secret_value() for secret in (settings.token, settings.secret) if secret is not None]
    hushed = (quiet or settings.token is None) and "log_level" not in settings.model_fields_set
    set_up_logs("WARNING" if hushed else settings.log_level, settings.log_format, hidden)
    if hushed:  # on a simulated Discord discord.py warns of what only a real one would lack
        logging.getLogger("discord").setLevel("ERROR")
    return settings


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the process's exit code."""
    given = parser().parse_args(arguments)
    try:
        code = given.run(given)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read it has read enough, and nothing more is written, not even on leaving
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
