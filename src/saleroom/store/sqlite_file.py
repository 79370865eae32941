"""A SQLite file as a server uses it: how it is connected to, and who reads and writes it.

One thread writes. What waits for it is committed together (group commit): every job in a savepoint
of its own, so that a refused one does not spoil the others, then one COMMIT with one fsync, and
only then is anybody told. A failing disk fails the whole group; the connection is made anew for
the next one, so it works again by itself when there is room.

Moves are kept in a journal first (`saleroom.store.fresh`), and sorted in with the next job that is
none. Those of one moment are handed to the thread together: to wake it, to sync and to be woken by
it costs as much for one as for many.

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

from saleroom.core.errors import Misuse
from saleroom.store.contract import Bundle, Entry, StoreError, Taken, Unavailable
from saleroom.store.fresh import Fresh

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
_Waiting = tuple[Job[Any], asyncio.Future[Any], Bundle | None]
_Outcome = tuple[asyncio.Future[Any], Any]

_BUSY_SECONDS = 5.0
_MOST_IN_A_GROUP = 512
_READERS = 2
# What is sorted in changes a page or two for each table that is played at. So many KiB of pages are
# at hand for one commit, and so many pages are in the write-ahead log until they are put in place:
# those of the same tables again and again, in one go.
_AT_HAND = "PRAGMA cache_size = -8000"
_IN_LOG = "PRAGMA wal_autocheckpoint = 4000"
# A write-ahead log that grew during a backup is cut back to this.
_LOG_BYTES = 64 * 2**20
_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


class NoLog(Misuse, StoreError):
    """The file system cannot keep a write-ahead log beside the data file."""


def connect(path: Path, *settings: str) -> sqlite3.Connection:
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
        for setting in settings:
            connection.execute(setting)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise NoLog("data_no_log", file=str(path))
    connection.execute("PRAGMA synchronous = FULL")
    # Only macOS heeds these: there a plain fsync does not reach the disk.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute(f"PRAGMA journal_size_limit = {_LOG_BYTES}")


class Writer:
    """The one thread that writes, and what it has not written yet."""

    def __init__(self, path: Path, generation: int) -> None:
        self.commits = 0
        self._fresh = Fresh(path, generation)
        self._gathered: list[_Waiting] = []
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def ask(self, job: Job[T]) -> T:
        """Run a job in the next group and return its result when that is on disk.

        Who stops waiting does not stop the job.
        """
        answer = self._asked(job, None)
        self._hand_over()
        return await answer

    def keep(self, bundle: Bundle, job: Job[None]) -> asyncio.Future[None]:
        """Keep a bundle, in the journal or else by the job; it is on disk when this is done."""
        answer = self._asked(job, bundle)
        if len(self._gathered) == 1:
            # What else is done at this moment comes along.
            self._loop.call_soon(self._hand_over)
        return answer

    def _asked(self, job: Job[T], bundle: Bundle | None) -> asyncio.Future[T]:
        if self._stopped:
            raise StoreError("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._gathered.append((job, answer, bundle))
        return answer

    def _hand_over(self) -> None:
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._waiting.put(gathered)

    @property
    def is_fresh(self) -> bool:
        """Tell whether something may be in the journal only."""
        return bool(self._fresh)

    def entries_of(self, table: str) -> list[Entry]:
        """Return the end of a log that may not be in the data file yet."""
        return list(self._fresh.entries_of(table))

    async def stop(self) -> None:
        """Finish what was asked before, and end the thread."""
        if not self._stopped:
            self._hand_over()
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
        if self._fresh:
            self._keep([])
        self._fresh.close()
        self._disconnect()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """Wait for jobs and take all others that are there; False: it was the last group."""
        group: list[_Waiting] = []
        more = self._waiting.get()
        with contextlib.suppress(queue.Empty):
            while more is not None:
                group += more
                if len(group) >= _MOST_IN_A_GROUP:
                    return group, True
                more = self._waiting.get_nowait()
            return group, False
        return group, True

    def _keep(self, group: list[_Waiting]) -> list[_Outcome]:
        if group and self._is_fresh(group):
            return [(answer, None) for _, answer, _ in group]
        try:
            if self._connection is None:
                self._connection = connect(self._path, _AT_HAND, _IN_LOG)
            self._connection.execute("BEGIN IMMEDIATE")
            self._fresh.sort_in(self._connection)
            outcomes = [(answer, _attempt(self._connection, job)) for job, answer, _ in group]
            self._connection.execute("COMMIT")
        except (sqlite3.Error, OSError, StoreError) as error:
            self._disconnect()
            self._fresh.distrust()
            return [(answer, _unavailable(self._path, error)) for _, answer, _ in group]
        self._fresh.sorted_in()
        for (_, _, bundle), (_, outcome) in zip(group, outcomes, strict=True):
            if bundle is not None and outcome is None:
                self._fresh.learn(self._connection, bundle.table)
        self.commits += 1
        return outcomes

    def _is_fresh(self, group: list[_Waiting]) -> bool:
        """Keep a group in the journal, if it is nothing but moves."""
        moves = [bundle for _, _, bundle in group if bundle is not None]
        is_kept = len(moves) == len(group) and self._fresh.keep(moves)
        self.commits += is_kept
        return is_kept

    def _disconnect(self) -> None:
        # Closing rolls back what was not committed.
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _tell(self, outcomes: list[_Outcome]) -> None:
        # A loop that is closed has nobody left to be told.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._answer_all, outcomes)

    def _answer_all(self, outcomes: list[_Outcome]) -> None:
        """Tell everybody of a group what became of theirs."""
        for answer, outcome in outcomes:
            if answer.done():
                continue  # nobody waits for it any more
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)


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
