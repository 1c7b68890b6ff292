"""A pytest plugin for mutants: what each test costs and reaches, which tests run, in which order, and how long each may
take."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

SURVEY = "ARBITER_MUTANT_SURVEY"
"""The variable that names a file to write what is found out of each test into."""
PLAN = "ARBITER_MUTANT_PLAN"
"""The variable that names a file with the tests to run, the first first, and the CPU seconds that each may take."""
RED = "ARBITER_MUTANT_RED"
"""The variable that names a file to write what goes red into."""
IDLE, BUSY = 300, 1.0
"""A test has hung, too, that uses fewer CPU seconds than the second in so many seconds as the first."""
HUNG = 99
"""How pytest ends when a test has hung."""

_found: dict[str, Any] = {}
_reached: set[int] = set()
_looked = [0.0]
_BEGUN = pytest.StashKey[float]()


def reached(place: int) -> None:
    """A place was reached in which a mutant will be: said by the probe that stands there."""
    _reached.add(place)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    """Begin to count, with what the test needs."""
    _reached.clear()
    item.stash[_BEGUN] = time.process_time()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    """Say what it took and reached: the report carries it from xdist's workers."""
    try:
        return (yield)
    finally:
        item.user_properties.append(("found", [time.process_time() - item.stash[_BEGUN], [*_reached]]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Gather what is found out of the tests, and what went red."""
    if report.when == "teardown":
        _found[report.nodeid] = dict(report.user_properties)["found"]
    if report.failed:
        _red(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Tests that can't be collected are red."""
    if report.failed:
        _red(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it down."""
    if SURVEY in os.environ and not hasattr(session.config, "workerinput"):
        Path(os.environ[SURVEY]).write_text(json.dumps(_found))


def _red(test: str) -> None:
    with Path(os.environ[RED]).open("a") as file:
        file.write(f"{test}\n")


def _hang(*_: Any) -> None:
    _red(f"{os.environ.get('PYTEST_CURRENT_TEST', 'what comes between two tests')}: it hung")
    os._exit(HUNG)


def _look(*_: Any) -> None:
    now = time.process_time()
    if now - _looked[0] < BUSY:
        _hang()
    _looked[0] = now


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of the plan, in its order."""
    if PLAN in os.environ:
        plan = _plan()
        dropped = [item for item in items if item.nodeid not in plan]
        config.hook.pytest_deselected(items=dropped)
        place = {test: place for place, test in enumerate(plan)}
        items[:] = sorted((item for item in items if item.nodeid in plan), key=lambda item: place[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """End everything when the test has used up its time."""
    if PLAN not in os.environ:
        return (yield)
    signal.signal(signal.SIGPROF, _hang)
    signal.signal(signal.SIGALRM, _look)
    _looked[0] = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, _plan()[item.nodeid])
    signal.setitimer(signal.ITIMER_REAL, IDLE, IDLE)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


@cache
def _plan() -> dict[str, float]:
    return json.loads(Path(os.environ[PLAN]).read_text())
