"""The store in PostgreSQL, for several servers at once.

`postgres_writer` decides when something is on disk and who is told. Reads, heartbeats and leases go
over a small pool: what a power cut takes of those is made again within seconds, so they do not wait
for the disk.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # asyncpg ships no types

from saleroom.store import queries, schema
from saleroom.store.analysing import Analysing
from saleroom.store.contract import Bundle, Newcomer, Outage, StoreError
from saleroom.store.outages import ALIVE_MS, KEPT_MS, outage_before
from saleroom.store.postgres_writer import GroupWriter, is_away, unavailable
from saleroom.store.reading import Reading
from saleroom.store.registering import Registering
from saleroom.store.reminding import RemindingStore, Step

_POOL = 8
_CONNECT_SECONDS = 5
_ANSWER_SECONDS = 15
# Any number: servers that start together migrate one after another.
_MIGRATING = 7_253_766
# Any other: every server that has begun shares this lock, and PostgreSQL takes it from who is dead.
_PRESENT = 7_253_767
_SOMEBODY = (
    "SELECT count(*) > 0 FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND mode = 'ShareLock' AND classid = 0 AND objid = $1 AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_LEASE = (
    schema.insert(schema.leases, schema.renewing(schema.leases, "server", "until"))
    + " WHERE leases.server = excluded.server OR leases.until <= $4 RETURNING 1"
)


class PostgresStore(Reading, RemindingStore, Registering, Analysing):
    """Tables in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._writing: GroupWriter | None = None
        self._presence: Any = None

    @property
    def commits(self) -> int:
        """How many commits of appends there were since it was opened."""
        return self._writer.commits

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        with away():
            connection = await self._connect_to_write()
            try:
                await _upgrade(connection, where_is(self._url))
            finally:
                await connection.close()
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=_POOL,
                timeout=_CONNECT_SECONDS,
                command_timeout=_ANSWER_SECONDS,
                reset=_leave_as_it_is,
                server_settings={"synchronous_commit": "off"},
            )
        self._writing = GroupWriter(self._connect_to_write)

    async def close(self) -> None:
        """Write what was asked to be kept, then disconnect."""
        if self._writing is not None:
            await self._writing.stop()
        if self._presence is not None:
            with contextlib.suppress(Exception):  # away, it is not present either
                await self._presence.close(timeout=2)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), _CONNECT_SECONDS)
            except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                self._pool.terminate()

    async def append(self, bundle: Bundle) -> None:
        """Keep a bundle, durably."""
        await self.keeping(bundle)

    def keeping(self, bundle: Bundle) -> asyncio.Future[None]:
        """Keep a bundle, durably, when this is done."""
        return self._writer.ask(bundle)

    async def add_person(self, person: str, token: bytes, at: int) -> None:
        """Keep a new person."""
        await self._writer.ask(Newcomer(person, token, at))

    async def use_token(self, token: bytes, at: int) -> None:
        """Note that a token is used."""
        await self._change((queries.USE_TOKEN, (token, at)))

    async def beat(self, server: str, at: int) -> None:
        """Note that a server is alive."""
        await self._rows(queries.BEAT, server, at)
        await self._be_present()

    async def begin(self, server: str, at: int) -> list[Outage]:
        """Note that a server starts; of several that start together one notes the outage."""
        async with self._connection() as connection, connection.transaction():
            await connection.execute("SET LOCAL synchronous_commit = on")
            await connection.execute("LOCK TABLE servers IN EXCLUSIVE MODE")
            # A server that is not there any more has lost its lock at once; one whose machine is
            # gone may seem present for hours, but is not heard of.
            alive = ALIVE_MS if await connection.fetchval(_SOMEBODY, _PRESENT) else 0
            outage = outage_before(await connection.fetchval(queries.LAST_BEAT), at, alive)
            if outage is not None:
                await connection.execute(queries.NOTE_OUTAGE, outage.start, outage.end)
            await connection.execute(queries.FORGET_OUTAGES, at - KEPT_MS)
            await connection.execute(queries.FORGET_SERVERS, at - KEPT_MS)
            await connection.execute(queries.BEAT, server, at)
            await self._be_present()
            return queries.outages(await connection.fetch(queries.OUTAGES))

    async def _be_present(self) -> None:
        """Hold the lock of those who are there, over a connection of its own."""
        if self._presence is not None and not self._presence.is_closed():
            return
        with away():
            connection = await connect(self._url, {})
            await connection.execute("SELECT pg_advisory_lock_shared($1)", _PRESENT)
        self._presence = connection  # not before it holds the lock

    async def lease(self, table: str, server: str, until: int, now: int) -> bool:
        """Take, or keep, the care of a table."""
        return bool(await self._rows(_LEASE, table, server, until, now))

    async def _connect_to_write(self) -> Any:
        """Connect so that a commit is on disk when it returns, whatever the database's default."""
        return await connect(self._url, {"synchronous_commit": "on"})

    async def _rows(self, query: str, *asked: Any) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(query, *asked)
            return rows

    async def _change(
        self, first: Step, *others: Step, before: Sequence[Step] = (), needs_one: bool = False
    ) -> list[Any]:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("SET LOCAL synchronous_commit = on")
            for query, asked in before:
                await connection.execute(query, *asked)
            rows: list[Any] = await connection.fetch(first[0], *first[1])
            for query, asked in others if rows or not needs_one else ():
                await connection.execute(query, *asked)
            return rows

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None or self._writer.stopped:
            raise StoreError("the store is not open")
        with away():
            async with self._pool.acquire(timeout=_ANSWER_SECONDS) as connection:
                yield connection

    @property
    def _writer(self) -> GroupWriter:
        if self._writing is None:
            raise StoreError("the store is not open")
        return self._writing


async def connect(url: str, settings: dict[str, str]) -> Any:
    """Open one connection."""
    return await asyncpg.connect(
        url,
        timeout=_CONNECT_SECONDS,
        command_timeout=_ANSWER_SECONDS,
        server_settings={"application_name": "saleroom", **settings},
    )


def where_is(url: str) -> str:
    """Name a database in messages: its host and name, no user and no password."""
    parts = urlsplit(url)
    return f"PostgreSQL database {parts.path.lstrip('/')!r} at {parts.hostname or 'its socket'}"


async def revision_of(connection: Any) -> str | None:
    """Return the schema's last step; None: there is no schema yet."""
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    revision: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    return revision


async def _upgrade(connection: Any, where: str) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        revision = await revision_of(connection)
        if revision != schema.REVISION:
            from saleroom.store import migrating  # noqa: PLC0415  # Alembic: slow, seldom needed

            migrating.check_known(revision, where)
            # Alembic compiles SQL; the loop goes on meanwhile.
            steps = await asyncio.to_thread(migrating.postgres_steps, revision)
            await connection.execute(steps)


async def _leave_as_it_is(connection: Any) -> None:
    """No question to the server when a connection goes back: nothing in it was changed."""


@contextlib.contextmanager
def away() -> Iterator[None]:
    """Turn the many ways of being away into one error."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        if is_away(error):
            raise unavailable(error) from error
        # Not its text: that may quote what is secret.
        raise StoreError(f"this cannot be asked ({type(error).__name__})") from None
