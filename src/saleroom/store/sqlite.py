"""The store in one SQLite file, for one server process. Needs nothing installed.

`sqlite_file` decides when something is on disk and who is told; this module says what is written
and read.
"""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from saleroom.store import queries, schema
from saleroom.store.analysing import Analysing
from saleroom.store.contract import (
    Bundle,
    Entry,
    Newcomer,
    Outage,
    StoreError,
    Unavailable,
)
from saleroom.store.fresh import begin_anew, generation_of, left_behind, sort_in
from saleroom.store.lockfile import LockFile
from saleroom.store.outages import KEPT_MS, outage_before
from saleroom.store.queries import for_sqlite
from saleroom.store.reading import Reading
from saleroom.store.registering import OF_PERSON, Registering
from saleroom.store.reminding import RemindingStore, Step
from saleroom.store.rows import SQLITE, Item, rows_of
from saleroom.store.sqlite_file import Readers, Writer, connect

# What no move has written to, and logs, whose end is known without the file.
_WITHOUT_JOURNAL = frozenset({queries.ENTRIES, queries.PERSON_OF, OF_PERSON, queries.LAST_BEAT})


class SqliteStore(Reading, RemindingStore, Registering, Analysing):
    """Tables in a file."""

    def __init__(self, path: Path) -> None:
        self.path = Path(path)
        self._lock = LockFile(self.path)
        self._writing: Writer | None = None
        self._reading: Readers | None = None

    @property
    def commits(self) -> int:
        """How many commits there were since it was opened."""
        return self._writer.commits

    async def open(self) -> None:
        """Take the file for this process and bring its schema up to date."""
        generation = await asyncio.to_thread(self._prepare)
        self._writing = Writer(self.path, generation)
        self._reading = Readers(self.path)

    async def close(self) -> None:
        """Write what was asked to be kept, then let go of the file."""
        if self._writing is not None:
            await self._writing.stop()
        if self._reading is not None:
            await self._reading.stop()
        self._lock.release()

    async def append(self, bundle: Bundle) -> None:
        """Keep a bundle, durably."""
        await self.keeping(bundle)

    def keeping(self, bundle: Bundle) -> asyncio.Future[None]:
        """Keep a bundle, durably, when this is done."""
        return self._writer.keep(bundle, partial(_write, bundle))

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return a log; its end may be in the journal only, also if the disk is full."""
        fresh = self._writer.entries_of(table)  # first, or it may be sorted in meanwhile
        log = await super().entries(table, since)
        end = log[-1].seq + 1 if log else since
        return log + [entry for entry in fresh if entry.seq >= end]

    async def add_person(self, person: str, token: bytes, at: int) -> None:
        """Keep a new person."""
        await self._writer.ask(partial(_write, Newcomer(person, token, at)))

    async def use_token(self, token: bytes, at: int) -> None:
        """Note that a token is used."""
        await self._change((queries.USE_TOKEN, (token, at)))

    async def beat(self, server: str, at: int) -> None:
        """Note that the server is alive."""
        await self._writer.ask(partial(_beat, server, at))

    async def begin(self, server: str, at: int) -> list[Outage]:
        """Note that the server starts."""
        return await self._writer.ask(partial(_begin, server, at))

    async def lease(self, table: str, server: str, until: int, now: int) -> bool:  # noqa: ARG002 - the contract's
        """Return True: there is one server."""
        return True

    def _prepare(self) -> int:
        """Make the file fit for use; return up to where its journal is sorted in."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            # What is kept is secret: hands, bids, hashes of tokens.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            self._upgrade()
            return self._sort_in()
        except sqlite3.OperationalError as error:
            self._lock.release()
            raise Unavailable(f"{self.path}: {error}") from error
        except (sqlite3.Error, OSError) as error:
            self._lock.release()
            raise StoreError(f"{self.path}: {error}") from error
        except BaseException:
            self._lock.release()
            raise

    def _upgrade(self) -> None:
        connection = connect(self.path)
        try:
            revision = revision_of(connection)
        finally:
            connection.close()
        if revision != schema.REVISION:
            from saleroom.store import migrating  # noqa: PLC0415  # Alembic: slow, seldom needed

            migrating.check_known(revision, str(self.path))
            migrating.upgrade_sqlite(self.path)

    def _sort_in(self) -> int:
        """Sort in what a server that was killed left in the journal."""
        connection = connect(self.path)
        try:
            generation = generation_of(connection)
            bundles = left_behind(self.path, generation)
            if bundles:
                connection.execute("BEGIN IMMEDIATE")
                sort_in(connection, bundles)
                connection.execute("COMMIT")
            if not generation:
                begin_anew(connection)
            return generation_of(connection)
        finally:
            connection.close()

    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        if self._reading is None:
            raise StoreError("the store is not open")
        if self._writer.is_fresh and query not in _WITHOUT_JOURNAL:
            await self._writer.ask(_sorted_in)
        return await self._reading.ask(partial(_select, for_sqlite(query), asked))

    async def _change(
        self, first: Step, *others: Step, before: Sequence[Step] = (), needs_one: bool = False
    ) -> list[Any]:
        return await self._writer.ask(partial(_changed, before, first, others, needs_one=needs_one))

    @property
    def _writer(self) -> Writer:
        if self._writing is None:
            raise StoreError("the store is not open")
        return self._writing


def _sorted_in(_connection: sqlite3.Connection) -> None:
    """Write nothing; before any job what is fresh is sorted in."""


def revision_of(connection: sqlite3.Connection) -> str | None:
    """Return the schema's last step; None: there is no schema yet."""
    known = connection.execute(
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
    ).fetchone()
    if known is None:
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return row[0] if row else None


def _select(query: str, asked: tuple[Any, ...], connection: sqlite3.Connection) -> list[Any]:
    return connection.execute(query, asked).fetchall()


def _write(item: Item, connection: sqlite3.Connection) -> None:
    for name, rows in rows_of((item,)).items():
        if rows:
            connection.executemany(SQLITE[name], rows)


def _changed(
    before: Sequence[Step],
    first: Step,
    others: tuple[Step, ...],
    connection: sqlite3.Connection,
    *,
    needs_one: bool,
) -> list[Any]:
    for query, asked in before:
        connection.execute(for_sqlite(query), tuple(asked))
    rows = _select(for_sqlite(first[0]), tuple(first[1]), connection)
    for query, asked in others if rows or not needs_one else ():
        connection.execute(for_sqlite(query), tuple(asked))
    return rows


def _beat(server: str, at: int, connection: sqlite3.Connection) -> None:
    connection.execute(for_sqlite(queries.BEAT), (server, at))


def _begin(server: str, at: int, connection: sqlite3.Connection) -> list[Outage]:
    last = connection.execute(queries.LAST_BEAT).fetchone()[0]
    # There is no other server that could have been there meanwhile, so every gap is one.
    outage = outage_before(last, at, alive=0)
    if outage is not None:
        connection.execute(for_sqlite(queries.NOTE_OUTAGE), (outage.start, outage.end))
    connection.execute(for_sqlite(queries.FORGET_OUTAGES), (at - KEPT_MS,))
    connection.execute(for_sqlite(queries.FORGET_SERVERS), (at - KEPT_MS,))
    _beat(server, at, connection)
    return queries.outages(connection.execute(queries.OUTAGES).fetchall())
