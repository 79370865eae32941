"""Copies a store into one SQLite file while servers go on playing.

The copy is one moment of the store, whole, and is a file that a server can run on: so moving from
PostgreSQL to SQLite is a backup too. It appears under its name only when it is complete, checked
and on disk. Of a damaged SQLite file it holds what could be read, and whoever asked is told what
could not.
"""

# The names come out of the schema; values go as parameters.
# ruff: noqa: S608

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from saleroom.store import schema
from saleroom.store.contract import StoreError
from saleroom.store.migrating import check_known, upgrade_sqlite
from saleroom.store.opening import sqlite_file_at
from saleroom.store.rows import sqlite_insert
from saleroom.store.salvage import salvage
from saleroom.store.sqlite import revision_of

_ROWS_AT_ONCE = 500


def backup(address: str | Path, target: Path, *, overwrite: bool = False) -> tuple[str, ...]:
    """Copy the store at an address into a new file; return what of it could not be read.

    Must not be called on an event loop.
    """
    target = Path(target)
    source = sqlite_file_at(address)
    if target.exists() and not overwrite:
        raise StoreError(f"{target} is already there")
    if source is not None:
        if not source.is_file():
            raise StoreError(f"there is no data file {source}")
        if target.exists() and target.samefile(source):
            raise StoreError(f"{target} is the data itself; name another file")
    part = target.with_name(target.name + ".part")
    lost: tuple[str, ...] = ()
    try:
        # What is kept is secret: hands, bids, hashes of tokens.
        _make(part)
        if source is not None:
            lost = _copied_sqlite(source, part)
        else:
            asyncio.run(_copy_postgres(str(address), part))
        damage = _damage_of(part)
        if damage is not None:
            raise StoreError(f"no backup was made: the copy is damaged ({damage})")
        _put(part, target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"no backup was made: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return lost


def _make(part: Path) -> None:
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _copied_sqlite(source: Path, part: Path) -> tuple[str, ...]:
    """Copy a file; of a damaged one what can be read."""
    # Writable, because a file whose server was killed is first to be recovered.
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=5)
    with contextlib.closing(reading), contextlib.closing(sqlite3.connect(part)) as writing:
        check_known(revision_of(reading), str(source))
        reading.backup(writing)
        # One plain file, without a write-ahead log beside it.
        writing.execute("PRAGMA journal_mode = DELETE")
    if _damage_of(part) is None:
        return ()
    _make(part)
    return salvage(source, part)


async def _copy_postgres(address: str, part: Path) -> None:
    # asyncpg is an extra.
    from saleroom.store import postgres  # noqa: PLC0415

    upgrade_sqlite(part)
    with postgres.away():
        reading = await postgres.connect(address, {"default_transaction_read_only": "on"})
        try:
            async with reading.transaction(isolation="repeatable_read", readonly=True):
                revision = await postgres.revision_of(reading)
                if revision != schema.REVISION:
                    check_known(revision, postgres.where_is(address))
                    raise StoreError("the database has an old schema; start a server on it once")
                with contextlib.closing(sqlite3.connect(part)) as writing, writing:
                    for table in schema.metadata.sorted_tables:
                        await _copy_table(table, reading, writing)
        finally:
            await reading.close()


async def _copy_table(table: sa.Table, reading: Any, writing: sqlite3.Connection) -> None:
    names = ", ".join(column.name for column in table.columns)
    insert = sqlite_insert(table)
    rows: list[tuple[Any, ...]] = []
    async for row in reading.cursor(f"SELECT {names} FROM {table.name}", prefetch=_ROWS_AT_ONCE):
        rows.append(tuple(row))
        if len(rows) == _ROWS_AT_ONCE:
            writing.executemany(insert, rows)
            rows.clear()
    writing.executemany(insert, rows)


def _damage_of(part: Path) -> str | None:
    """Say what is wrong with a file; None if nothing is."""
    try:
        with contextlib.closing(sqlite3.connect(part)) as copy:
            found = str(copy.execute("PRAGMA integrity_check").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else found


def _put(part: Path, target: Path) -> None:
    """Give the copy its name when it is on disk."""
    _to_disk(part)
    part.replace(target)
    if os.name == "posix":
        _to_disk(target.parent)


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
