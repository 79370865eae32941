"""A SQLite file as a server uses it: how it is connected to, and who reads and writes it.

One thread writes. What waits for it is committed together (group commit): every job in a savepoint
of its own, so that a refused one does not spoil the others, then one COMMIT with one fsync, and
only then is anybody told. A failing disk fails the whole group; the connection is made anew for
the next one, so it works again by itself when there is room.

Moves are kept in a journal first (`saleroom.store.fresh`), and sorted in with the next job that is
none. While the disk is quick and the thread has nothing to do, that is done without it: to wake it
and to be woken by it would cost more than the move.

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

from saleroom.store.contract import Bundle, Entry, StoreError, Taken, Unavailable
from saleroom.store.fresh import Fresh

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
_Waiting = tuple[Job[Any], asyncio.Future[Any], Bundle | None]
_Outcome = tuple[asyncio.Future[Any], Any]

_BUSY_SECONDS = 5.0
_MOST_IN_A_GROUP = 512
_READERS = 2
# A write-ahead log that grew during a backup is cut back to this.
_LOG_BYTES = 64 * 2**20
# Seconds since the last move was kept after which the next waits for no others to be kept with.
_ALONE = 0.002
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
    """The one thread that writes, and what it has not written yet.

    `_fresh` is the thread's while it has anything to do, and the loop's while it has not.
    """

    def __init__(self, path: Path, generation: int) -> None:
        self.commits = 0
        self._fresh = Fresh(path, generation)
        self._busy = 0  # jobs that the thread has not answered
        self._group: list[tuple[Bundle, Job[None], asyncio.Future[None]]] = []
        self._kept_at = 0.0
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
        return await self._asked(job)

    def _asked(self, job: Job[T], bundle: Bundle | None = None) -> asyncio.Future[T]:
        if self._stopped:
            raise StoreError("the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._hand_over(job, answer, bundle)
        return answer

    def _hand_over(self, job: Job[Any], answer: asyncio.Future[Any], bundle: Bundle | None) -> None:
        self._busy += 1
        self._waiting.put((job, answer, bundle))

    async def keep(self, bundle: Bundle, job: Job[None]) -> None:
        """Keep a bundle, in the journal or else by the job, and return when it is on disk."""
        if self._stopped or self._busy or not self._fresh.is_quick:
            await self._asked(job, bundle)
            return
        if not self._fresh.follows(bundle):
            await self._asked(job, bundle)
            return
        before, self._kept_at = self._kept_at, self._loop.time()
        if self._group or self._kept_at - before < _ALONE:
            # There is much to do: what else is heard meanwhile is kept together with this.
            await self._kept_with_others(bundle, job)
        elif self._fresh.keep((bundle,)):
            self.commits += 1
        else:
            await self._asked(job, bundle)

    async def _kept_with_others(self, bundle: Bundle, job: Job[None]) -> None:
        answer: asyncio.Future[None] = self._loop.create_future()
        self._group.append((bundle, job, answer))
        if len(self._group) == 1:
            self._loop.call_soon(self._keep_group)
        await answer

    def _keep_group(self) -> None:
        group, self._group = self._group, []
        is_kept = not self._busy and self._fresh.keep([bundle for bundle, _, _ in group])
        self.commits += is_kept
        for bundle, job, answer in group:
            if not is_kept:
                self._hand_over(job, answer, bundle)
            elif not answer.done():
                answer.set_result(None)

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
            self._keep_group()
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
        if group and self._is_fresh(group):
            return [(answer, None) for _, answer, _ in group]
        try:
            if self._connection is None:
                self._connection = connect(self._path)
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
        self._busy -= len(outcomes)
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
