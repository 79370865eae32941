"""A SQLite file as a server uses it: how it is connected to, and who reads and writes it.

One thread writes. What waits for it is committed together (group commit): every job in a savepoint
of its own, so that a refused one does not spoil the others, then one COMMIT with one fsync, and
only then is anybody told. A failing disk fails the whole group; the connection is made anew for
the next one, so it works again by itself when there is room.

Two threads read, each on a connection of its own. Knows nothing of what the jobs do.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from saleroom.store.contract import StoreError, Taken, Unavailable

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
_Waiting = tuple[Job[Any], asyncio.Future[Any]]
_Outcome = tuple[asyncio.Future[Any], Any]

_BUSY_SECONDS = 5.0
_MOST_IN_A_GROUP = 512
_READERS = 2
# A write-ahead log that grew during a backup is cut back to this.
_LOG_BYTES = 64 * 2**20
_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


def connect(path: Path) -> sqlite3.Connection:
    """Open a file that is there, so that a commit is on disk when it returns."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=_BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError(f"{path}: this file system cannot keep a write-ahead log")
    connection.execute("PRAGMA synchronous = FULL")
    # Only macOS heeds these: there a plain fsync does not reach the disk.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute(f"PRAGMA journal_size_limit = {_LOG_BYTES}")


class Writer:
    """The one thread that writes."""

    def __init__(self, path: Path) -> None:
        self.commits = 0
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def ask(self, job: Job[T]) -> T:
        """Run a job in the next group and return its result when that is on disk.

        Who stops waiting does not stop the job.
        """
        if self._stopped:
            raise StoreError("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put((job, answer))
        return await answer

    async def stop(self) -> None:
        """Finish what was asked before, and end the thread."""
        if not self._stopped:
            self._stopped = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        # What the thread has told the loop last is still to be delivered.
        await asyncio.sleep(0)

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if group:
                self._tell(self._keep(group))
        self._disconnect()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """Wait for one job and take all others that are there; False: it was the last group."""
        group: list[_Waiting] = []
        first = self._waiting.get()
        if first is None:
            return group, False
        group.append(first)
        with contextlib.suppress(queue.Empty):
            while len(group) < _MOST_IN_A_GROUP:
                another = self._waiting.get_nowait()
                if another is None:
                    return group, False
                group.append(another)
        return group, True

    def _keep(self, group: list[_Waiting]) -> list[_Outcome]:
        try:
            if self._connection is None:
                self._connection = connect(self._path)
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [(answer, _attempt(self._connection, job)) for job, answer in group]
            self._connection.execute("COMMIT")
        except (sqlite3.Error, OSError, StoreError) as error:
            self._disconnect()
            return [(answer, _unavailable(self._path, error)) for _, answer in group]
        self.commits += 1
        return outcomes

    def _disconnect(self) -> None:
        # Closing rolls back what was not committed.
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _tell(self, outcomes: list[_Outcome]) -> None:
        # A loop that is closed has nobody left to be told.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_answer_all, outcomes)


def _attempt(connection: sqlite3.Connection, job: Job[Any]) -> Any:
    """Run one job of a group; return its result, or the error that is its own fault only."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        result = _refusal(error)
    except (sqlite3.OperationalError, sqlite3.InternalError):
        raise
    except Exception as error:
        if type(error) is sqlite3.DatabaseError:
            raise  # the file is damaged: nobody's job can be kept
        connection.execute("ROLLBACK TO job")
        # Not its text: that may quote what is secret.
        result = StoreError(f"this cannot be kept ({type(error).__name__})")
    connection.execute("RELEASE job")
    return result


def _refusal(error: sqlite3.IntegrityError) -> StoreError:
    if error.sqlite_errorcode in _TAKEN:
        return Taken("the number or the command is already in the log")
    return StoreError(f"this cannot be kept ({error.sqlite_errorname})")


def _unavailable(path: Path, error: Exception) -> Unavailable:
    unavailable = Unavailable(f"{path}: {error}")
    unavailable.__cause__ = error
    return unavailable


def _answer_all(outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Tell everybody of a group what became of theirs."""
    for answer, outcome in outcomes:
        if answer.done():
            continue  # nobody waits for it any more
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


class Readers:
    """A few threads that read what was committed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")
        self._free: queue.SimpleQueue[sqlite3.Connection | None] = queue.SimpleQueue()
        for _ in range(_READERS):
            self._free.put(None)

    async def ask(self, job: Job[T]) -> T:
        """Run a reading job off the loop."""
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._threads, self._read, job)
        except RuntimeError as error:
            raise StoreError("the store is closed") from error
        return await reading

    def _read(self, job: Job[T]) -> T:
        connection = self._free.get()
        try:
            if connection is None:
                connection = connect(self._path)
                connection.execute("PRAGMA query_only = ON")
            return job(connection)
        except (
            sqlite3.ProgrammingError,
            sqlite3.InterfaceError,
            ValueError,
            OverflowError,
        ) as error:
            raise StoreError(f"this cannot be asked ({type(error).__name__})") from None
        except (sqlite3.Error, OSError) as error:
            if connection is not None:
                connection.close()
                connection = None
            raise _unavailable(self._path, error) from error
        finally:
            self._free.put(connection)

    async def stop(self) -> None:
        """Finish what was asked before, and disconnect."""
        await asyncio.to_thread(self._threads.shutdown)
        with contextlib.suppress(queue.Empty):
            while True:
                connection = self._free.get_nowait()
                if connection is not None:
                    connection.close()
