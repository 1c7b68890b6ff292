"""The front door: settings that are refused when they are wrong, and the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import bot
from tests.referee.conftest import HandClock, pebbles_library

COMMANDS = ("demo", "scenario", "verify", "clauses", "selfplay", "balance", "cards", "bench")


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """No settings but those of the test."""
    for name in os.environ:
        if name.startswith("ARBITER_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.setattr(bot, "HOME", tmp_path)
    monkeypatch.setitem(bot.Settings.model_config, "env_file", tmp_path / ".env")


def test_everything_has_a_default():
    settings = bot.read_settings()
    assert settings.token is None
    assert settings.default_locale == "en"
    assert settings.log_level == "INFO"
    assert settings.database("arbiter.db").startswith("sqlite+aiosqlite:///")


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("ARBITER_LOG_LEVEL", "LOUD", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("ARBITER_LOG_FORMAT", "xml", "'text' or 'json'"),
        ("ARBITER_DEFAULT_LOCALE", "de", "'en' or 'fr'"),
        ("ARBITER_SHARD_COUNT", "0", "it must be at least 1"),
        ("ARBITER_DM_BUDGET", "lots", "it must be a whole number"),
        ("ARBITER_DM_BUDGET", "500", "it can be at most 200"),
        ("ARBITER_POSTS_PER_SECOND", "0", "it must be more than 0"),
        ("ARBITER_SHARD_IDS", "0,1", "ARBITER_SHARD_COUNT"),
        ("ARBITER_SHARD_IDS", "a", "it must be a whole number"),
    ],
)
def test_a_wrong_setting_is_refused_with_name_value_and_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, allowed: str
):
    monkeypatch.setenv(name, value)
    with pytest.raises(bot.SettingsError) as refused:
        bot.read_settings()
    assert name in str(refused.value)
    assert value.split(",")[0] in str(refused.value)
    assert allowed in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value"), [("ARBITER_SECRET", "too short"), ("ARBITER_DATABASE_URL", "mysql://me:hunter2@host/db")]
)
def test_a_wrong_secret_is_refused_and_not_printed(monkeypatch: pytest.MonkeyPatch, name: str, value: str):
    monkeypatch.setenv(name, value)
    with pytest.raises(bot.SettingsError) as refused:
        bot.read_settings()
    assert name in str(refused.value)
    assert value not in str(refused.value)
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://me:hunter2@host:port/db",
        "postgresql+asyncpg://me:hun@ter2@host:5432x/db",
        "postgresql+asyncpg:me:hunter2",
        "postgresql+asyncpg://me:hunter2@[::1/db",
        "postgresql+asyncpg://me:hunter2@127.0.0.1:9/db",
        "sqlite+aiosqlite:////nowhere/hunter2-not-a-folder/arbiter.db?password=hunter2",
    ],
)
def test_an_address_of_no_database_ends_in_an_error_without_the_password(url: str):
    environment = {**os.environ, "ARBITER_DATABASE_URL": url}
    here = Path(bot.__file__).parent
    ended = subprocess.run(
        [sys.executable, "bot.py", "--no-open", "--port", "0"], cwd=here, env=environment, capture_output=True,
        text=True, timeout=60,
    )  # fmt: skip
    assert ended.returncode == 2
    assert "ARBITER_DATABASE_URL=(not shown)" in ended.stderr
    assert "hunter2" not in ended.stderr + ended.stdout
    assert "Traceback" not in ended.stderr


def test_a_setting_that_does_not_exist_is_refused_with_a_hint(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ARBITER_LOGLEVEL", "INFO")
    with pytest.raises(bot.SettingsError, match="did you mean ARBITER_LOG_LEVEL"):
        bot.read_settings()


def test_all_that_is_wrong_is_named_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / ".env").write_text("ARBITER_LOG_LEVEL=LOUD\nARBITER_TYPO=1\n")
    monkeypatch.setenv("ARBITER_DEFAULT_LOCALE", "de")
    with pytest.raises(bot.SettingsError) as refused:
        bot.read_settings()
    for name in ("ARBITER_LOG_LEVEL", "ARBITER_TYPO", "ARBITER_DEFAULT_LOCALE"):
        assert name in str(refused.value)


def test_shards_are_shared_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ARBITER_SHARD_COUNT", "4")
    monkeypatch.setenv("ARBITER_SHARD_IDS", "0, 1")
    assert bot.read_settings().shard_ids == [0, 1]


def test_a_secret_is_made_once_and_kept_to_its_owner(tmp_path: Path):
    settings = bot.read_settings()
    first = settings.server_secret("arbiter.secret")
    assert len(first) >= 32
    assert settings.server_secret("arbiter.secret") == first
    assert (tmp_path / "arbiter.secret").stat().st_mode & 0o077 == 0


def test_processes_that_start_at_once_have_one_secret(tmp_path: Path):
    settings, start = bot.read_settings(), threading.Barrier(8)

    def make(_: int) -> bytes:
        start.wait()
        return settings.server_secret("arbiter.secret")

    with ThreadPoolExecutor(8) as threads:
        assert len(set(threads.map(make, range(8)))) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["arbiter.secret"]


async def test_several_processes_on_sqlite_are_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ARBITER_SHARD_COUNT", "2")
    monkeypatch.setenv("ARBITER_SHARD_IDS", "1")
    with pytest.raises(bot.SettingsError, match="PostgreSQL"):
        async with bot.wired(bot.read_settings(), pebbles_library(), HandClock()):
            pass


def test_every_setting_is_documented_in_the_example():
    example = (Path(bot.__file__).parent / ".env.example").read_text(encoding="utf-8")
    documented = set(re.findall(r"^#? ?((?:ARBITER|DISCORD)_\w+)=", example, re.MULTILINE))
    fields = {f"ARBITER_{name.upper()}" for name in bot.Settings.model_fields if name != "token"} | {"DISCORD_TOKEN"}
    assert documented == fields


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        bot.main([command, "--help"])
    assert ended.value.code == 0
    assert "usage: python bot.py" in capsys.readouterr().out


def test_the_front_door_lists_every_command(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        bot.main(["--help"])
    shown = capsys.readouterr().out
    assert all(command in shown for command in COMMANDS)
    assert "--port" in shown
    assert "--no-open" in shown


def test_a_wrong_setting_ends_the_process_with_its_name():
    environment = {**os.environ, "ARBITER_LOG_LEVEL": "LOUD", "DISCORD_TOKEN": "a.very.secret-token"}
    here = Path(bot.__file__).parent
    ended = subprocess.run(
        [sys.executable, "bot.py", "--no-open"], cwd=here, env=environment, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert "ARBITER_LOG_LEVEL='LOUD'" in ended.stderr
    assert "secret-token" not in ended.stderr + ended.stdout
    assert "Traceback" not in ended.stderr
