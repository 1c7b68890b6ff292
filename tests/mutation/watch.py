"""A pytest plugin for mutants: what each test costs, which tests run, in which order, and how long each may take."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

COSTS = "ARBITER_MUTANT_COSTS"
"""The variable that names a file to write, for each test, its CPU seconds and whether it starts other processes."""
PLAN = "ARBITER_MUTANT_PLAN"
"""The variable that names a file with the tests to run, the first first, and the CPU seconds that each may take."""
RED = "ARBITER_MUTANT_RED"
"""The variable that names a file to write what goes red into."""
IDLE = 300
"""Seconds after which a test that uses no CPU has hung, too."""
HUNG = 99
"""How pytest ends when a test has hung."""

_costs: dict[str, Any] = {}
_started: list[str] = []


def _note(event: str, _: Any) -> None:
    if event == "subprocess.Popen":
        _started.append(event)


def pytest_configure() -> None:
    """Note when a process is started."""
    if COSTS in os.environ:
        sys.addaudithook(_note)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    """Begin to count, with what the test needs."""
    item.stash[_BEGUN] = (time.process_time(), len(_started))
    return (yield)


_BEGUN = pytest.StashKey[tuple[float, int]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, Any, Any]:
    """Say what it took: the report carries it from xdist's workers."""
    try:
        return (yield)
    finally:
        since, started = item.stash[_BEGUN]
        item.user_properties.append(("cost", [time.process_time() - since, len(_started) > started]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Gather what the tests took, and what went red."""
    if report.when == "teardown":
        _costs[report.nodeid] = dict(report.user_properties)["cost"]
    if report.failed:
        _red(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Tests that can't be collected are red."""
    if report.failed:
        _red(report.nodeid)


def _red(test: str) -> None:
    with Path(os.environ[RED]).open("a") as file:
        file.write(f"{test}\n")


def _hang(*_: Any) -> None:
    _red(f"{os.environ.get('PYTEST_CURRENT_TEST', 'what comes between two tests')}: it hung")
    os._exit(HUNG)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it down."""
    if COSTS in os.environ and not hasattr(session.config, "workerinput"):
        Path(os.environ[COSTS]).write_text(json.dumps(_costs))


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
    for what in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(what, _hang)
    signal.setitimer(signal.ITIMER_PROF, _plan()[item.nodeid])
    signal.setitimer(signal.ITIMER_REAL, IDLE)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


@cache
def _plan() -> dict[str, float]:
    return json.loads(Path(os.environ[PLAN]).read_text())
