"""Changes of the schema, step by step. `upgrade` brings a database up to this version's; it runs at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

HOME = Path(__file__).parent
LOCK = 0x41726269  # any number will do: processes that start together on PostgreSQL take turns on it


def scripts() -> ScriptDirectory:
    """The steps."""
    return ScriptDirectory(str(HOME))


class Later(Exception):
    """A later version of the bot has made the schema what it is."""


def upgrade(connection: Connection) -> None:
    """Bring a database up to the newest schema, inside the connection's transaction.

    Raises:
        Later: its schema is none that this version knows.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    directory = scripts()
    head = directory.get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    if current == head:
        return
    if current is not None and current not in {step.revision for step in directory.walk_revisions()}:
        raise Later(current)

    def steps(now: Any, _context: Any) -> Any:
        return directory._upgrade_revs("head", now)  # pyright: ignore[reportPrivateUsage] - as Alembic's command does

    with EnvironmentContext(Config(), directory, fn=steps) as environment:
        environment.configure(connection=connection, render_as_batch=True, transactional_ddl=True)
        environment.run_migrations()
