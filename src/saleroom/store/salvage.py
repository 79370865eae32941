"""What can still be read of a damaged SQLite file, copied row by row into a whole one.

Decides what is left out, and says so; a log is copied whole or not at all.
"""

# ruff: noqa: S608  # names come out of the schema; values go as parameters

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saleroom.store import schema
from saleroom.store.contract import Lost
from saleroom.store.migrating import upgrade_sqlite
from saleroom.store.rows import sqlite_insert


def salvage(source: Path, part: Path) -> tuple[Lost, ...]:
    """Copy what can be read into an empty file; return what could not."""
    upgrade_sqlite(part)
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
    writing = sqlite3.connect(part)
    try:
        with writing:
            others = [t for t in schema.TABLES if t is not schema.entries]
            lost = [*_logs(reading, writing)]
            lost += [said for table in others for said in _table(table, reading, writing)]
    finally:
        reading.close()
        writing.close()
    return tuple(lost)


def _logs(reading: sqlite3.Connection, writing: sqlite3.Connection) -> Iterator[Lost]:
    """Copy the logs one by one, so that a damaged page costs only those that lie on it."""
    found = list(_rows(reading, "SELECT table_id FROM tables"))
    insert = sqlite_insert(schema.entries)
    names = schema.names(schema.entries)
    query = f"SELECT {names} FROM entries WHERE table_id = ? ORDER BY seq"
    for (table,) in sorted(found):
        try:
            rows = reading.execute(query, (table,)).fetchall()
        except sqlite3.DatabaseError:
            yield Lost("entries", table)
        else:
            writing.executemany(insert, rows)


def _table(
    table: schema.SqlTable, reading: sqlite3.Connection, writing: sqlite3.Connection
) -> Iterator[Lost]:
    insert = sqlite_insert(table, schema.KEEP_FIRST)
    if not _has(reading, table.name):
        return
    try:
        for row in reading.execute(f"SELECT {schema.names(table)} FROM {table.name}"):
            writing.execute(insert, row)
    except sqlite3.DatabaseError:
        yield Lost(table.name)


def _has(reading: sqlite3.Connection, name: str) -> bool:
    """Tell whether there is such a table: an older file has not lost what it never had."""
    try:
        found = reading.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    except sqlite3.DatabaseError:
        return True
    return found is not None


def _rows(reading: sqlite3.Connection, query: str) -> Iterator[Any]:
    """Read on until the damage."""
    try:
        yield from reading.execute(query)
    except sqlite3.DatabaseError:
        return
