"""Logs: readable or as JSON, and never with a secret in them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from cogs.logs import set_up_logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging as the other tests have it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_an_event_is_a_line_of_json_without_secrets(capsys: pytest.CaptureFixture[str]):
    set_up_logs("INFO", "json", ["hunter2"])
    structlog.get_logger().info("told", match=3, reason="the token is hunter2")
    logging.getLogger("discord").warning("logging in with %s", "hunter2")
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert ours["event"] == "told"
    assert ours["match"] == 3
    assert ours["reason"] == "the token is ***"
    assert theirs["event"] == "logging in with ***"


def test_what_is_below_the_level_is_not_logged(capsys: pytest.CaptureFixture[str]):
    set_up_logs("WARNING", "text")
    structlog.get_logger().info("quiet")
    logging.getLogger("discord").info("quiet")
    structlog.get_logger().error("loud")
    shown = capsys.readouterr().err
    assert "loud" in shown
    assert "quiet" not in shown
