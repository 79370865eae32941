"""Copies a store into one SQLite file while servers go on playing.

The copy is one moment of the store, whole, and is a file that a server can run on: so moving from
PostgreSQL to SQLite is a backup too. It appears under its name only when it is complete, checked
and on disk. Of a damaged SQLite file it holds what could be read, and whoever asked is told what
could not.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from saleroom.core.errors import Misuse
from saleroom.store import schema
from saleroom.store.contract import Lost, StoreError
from saleroom.store.fresh import begin_anew, generation_of, left_behind, sort_in
from saleroom.store.journal import to_disk
from saleroom.store.migrating import check_known, upgrade_sqlite
from saleroom.store.opening import sqlite_file_at
from saleroom.store.rows import sqlite_insert
from saleroom.store.salvage import salvage
from saleroom.store.sqlite import revision_of

_ROWS_AT_ONCE = 500


class NoBackup(Misuse, StoreError):
    """There is no copy."""


def backup(address: str | Path, target: Path, *, overwrite: bool = False) -> tuple[Lost, ...]:
    """Copy the store at an address into a new file; return what of it could not be read.

    Must not be called on an event loop.
    """
    target = Path(target)
    source = sqlite_file_at(address)
    if target.exists() and not overwrite:
        raise NoBackup("file_exists", file=str(target))
    if source is not None:
        if not source.is_file():
            raise NoBackup("backup_no_data", file=str(source))
        if target.exists() and target.samefile(source):
            raise NoBackup("backup_itself", file=str(target))
    part = target.with_name(target.name + ".part")
    lost: tuple[Lost, ...] = ()
    try:
        # What is kept is secret: hands, bids, hashes of tokens.
        _make(part)
        if source is not None:
            lost = _copied_sqlite(source, part)
        else:
            asyncio.run(_copy_postgres(str(address), part))
        damage = _damage_of(part)
        if damage is not None:
            raise NoBackup("backup_failed", file=str(source or target), why=damage)
        _put(part, target)
    except (sqlite3.Error, OSError) as error:
        raise NoBackup("backup_failed", file=str(source or target), why=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return lost


def _make(part: Path) -> None:
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _copied_sqlite(source: Path, part: Path) -> tuple[Lost, ...]:
    """Copy a file; of a damaged one what can be read."""
    # Writable, because a file whose server was killed is first to be recovered.
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=5)
    with contextlib.closing(reading), contextlib.closing(sqlite3.connect(part)) as writing:
        check_known(revision_of(reading), str(source))
        # Before the rest, which a server may sort it into meanwhile: then it is not needed.
        generation = generation_of(reading)
        fresh = left_behind(source, generation)
        reading.backup(writing)
        if generation_of(writing) != generation:
            fresh = []
        # One plain file, without a write-ahead log beside it.
        writing.execute("PRAGMA journal_mode = DELETE")
    lost: tuple[Lost, ...] = ()
    if _damage_of(part) is not None:
        _make(part)
        lost = salvage(source, part)
    with contextlib.closing(sqlite3.connect(part)) as writing, writing:
        sort_in(writing, fresh)
        begin_anew(writing)  # what is beside the file whose place it takes is not its own
    return lost


async def _copy_postgres(address: str, part: Path) -> None:
    from saleroom.store import postgres  # noqa: PLC0415  # asyncpg is an extra

    upgrade_sqlite(part)
    with postgres.away():
        reading = await postgres.connect(address, {"default_transaction_read_only": "on"})
        try:
            async with reading.transaction(isolation="repeatable_read", readonly=True):
                revision = await postgres.revision_of(reading)
                if revision != schema.REVISION:
                    check_known(revision, postgres.where_is(address))
                    raise NoBackup("backup_old_schema")
                with contextlib.closing(sqlite3.connect(part)) as writing, writing:
                    for table in schema.TABLES:
                        await _copy_table(table, reading, writing)
        finally:
            await reading.close()


async def _copy_table(table: schema.SqlTable, reading: Any, writing: sqlite3.Connection) -> None:
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
    to_disk(part)
    part.replace(target)
    if os.name == "posix":
        to_disk(target.parent)
