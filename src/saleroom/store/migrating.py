"""Brings a database's schema up to date, or refuses one from the future.

The steps are in `migrations`. SQLite is migrated over a connection of SQLAlchemy's; for PostgreSQL
Alembic only writes the SQL, and the caller runs it. Either way all steps are one transaction: a
server killed in the middle leaves the schema that was there before.
"""

import io
import sqlite3
import threading
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from saleroom.core.errors import Misuse
from saleroom.store import schema
from saleroom.store.contract import StoreError

_MIGRATIONS = Path(__file__).parent / "migrations"
# Alembic keeps the migration that is running in module variables: one at a time in a process.
_one_at_a_time = threading.Lock()


class NewerSchema(Misuse, StoreError):
    """The data were written by a newer Saleroom than this one."""


def check_known(revision: str | None, where: str) -> None:
    """Refuse a schema whose last step this program does not have."""
    if revision is None or revision == schema.REVISION:
        return
    steps = {step.revision for step in ScriptDirectory(str(_MIGRATIONS)).walk_revisions()}
    if revision not in steps:
        raise NewerSchema("data_newer", where=where, schema=revision, known=schema.REVISION)


def upgrade_sqlite(path: Path) -> None:
    """Bring a SQLite file up to date; the caller makes sure that nobody else uses it."""
    engine = sa.create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(path, isolation_level=None)
    )
    # Python's sqlite3 begins no transaction before CREATE TABLE by itself.
    sa.event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with _one_at_a_time, engine.begin() as connection:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def postgres_steps(revision: str | None) -> str:
    """Return the SQL that brings PostgreSQL from a revision (None: nothing) up to date."""
    written = io.StringIO()
    with _one_at_a_time:
        command.upgrade(_config(written), f"{revision or 'base'}:head", sql=True)
    return written.getvalue()


def _config(output: io.StringIO | None = None) -> Config:
    config = Config(output_buffer=output)
    # A '%' in a path would be read as an interpolation.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config
