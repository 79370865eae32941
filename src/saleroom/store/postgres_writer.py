"""Group commit on PostgreSQL: one connection writes what waits, in one transaction.

A group goes as one INSERT for each kind of row. If one of its bundles is refused, PostgreSQL
refuses the group; then the bundles go again, each in a savepoint, so that only the guilty one is
told so, still with one commit. A lost connection fails the group and is made anew for the next.
Which rows there are is said by `rows`.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # asyncpg ships no types

from saleroom.store.contract import Bundle, StoreError, Taken, Unavailable
from saleroom.store.rows import POSTGRES, Item, Row, rows_of

_MOST_IN_A_GROUP = 512
_TRIES = 3
# Connection, resources, operator, system; a stand-by that only reads; a name that is not there
# (yet): classes and codes of errors that are nobody's bundle's fault.
_AWAY_CLASSES = ("08", "53", "57", "58", "28", "3D", "XX")
_AWAY_CODES = {"25006"}
# Deadlock and serialization: the same again may well work.
_AGAIN_CLASS = "40"

Connect = Callable[[], Awaitable[Any]]
_Waiting = tuple[Item, "asyncio.Future[None]"]


def is_away(error: BaseException) -> bool:
    """Tell whether an error means that the database is away, and not that a request is wrong."""
    if isinstance(error, ValueError):
        return False
    if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError):
        return True
    code = getattr(error, "sqlstate", None) or ""
    return code.startswith((*_AWAY_CLASSES, _AGAIN_CLASS)) or code in _AWAY_CODES


def unavailable(error: BaseException) -> Unavailable:
    """Return what the caller is told; PostgreSQL's words name no password."""
    away = Unavailable(str(error) or type(error).__name__)
    away.__cause__ = error
    return away


class GroupWriter:
    """The one task that writes."""

    def __init__(self, connect: Connect) -> None:
        self.commits = 0
        self._connect = connect
        self._connection: Any = None
        self._waiting: deque[_Waiting] = deque()
        self._called = asyncio.Event()
        self.stopped = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    def ask(self, item: Item) -> "asyncio.Future[None]":
        """Keep an item with the next group. Who stops waiting does not stop the writing."""
        if self.stopped:
            raise StoreError("the store is closed")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, answer))
        self._called.set()
        return answer

    async def stop(self) -> None:
        """Finish what was asked before, and disconnect."""
        self.stopped = True
        self._called.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self.stopped:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                count = min(len(self._waiting), _MOST_IN_A_GROUP)
                group = [self._waiting.popleft() for _ in range(count)]
                _answer(group, await self._keep([item for item, _ in group]))
        await self._disconnect()

    async def _keep(self, items: list[Item]) -> list[StoreError | None]:
        """Commit a group; return for each item None, or why it was not kept."""
        try:
            outcomes = await self._keep_again(items)
        except Exception as error:  # noqa: BLE001 - whatever it was, the task must go on
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            return [unavailable(error) for _ in items]
        self.commits += 1
        return outcomes

    async def _keep_again(self, items: list[Item]) -> list[StoreError | None]:
        for tried in range(1, _TRIES + 1):
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            try:
                return await self._keep_once(items)
            except asyncpg.PostgresError as error:
                if tried == _TRIES or not (error.sqlstate or "").startswith(_AGAIN_CLASS):
                    raise
        raise AssertionError  # the last try has returned or raised

    async def _keep_once(self, items: list[Item]) -> list[StoreError | None]:
        try:
            await self._write_all(items)
        except Exception as error:
            if is_away(error):
                raise
            return await self._one_by_one(items)
        return [None] * len(items)

    async def _write_all(self, items: Sequence[Item]) -> None:
        async with self._connection.transaction():
            await self._write(items)

    async def _one_by_one(self, items: list[Item]) -> list[StoreError | None]:
        outcomes: dict[int, StoreError | None] = {}
        async with self._connection.transaction():
            for index in sorted(range(len(items)), key=lambda n: _table(items[n])):
                outcomes[index] = await self._attempt(items[index])
        return [outcomes[index] for index in range(len(items))]

    async def _attempt(self, item: Item) -> StoreError | None:
        try:
            async with self._connection.transaction():
                await self._write((item,))
        except asyncpg.UniqueViolationError:
            return Taken("the number or the command is already in the log")
        except Exception as error:
            if is_away(error):
                raise
            # Not its text: that may quote what is secret.
            return StoreError(f"this cannot be kept ({type(error).__name__})")
        return None

    async def _write(self, items: Sequence[Item]) -> None:
        for name, rows in rows_of(items).items():
            if rows:
                # All servers lock rows in the same order, so that they do not block one another.
                rows.sort(key=_key)
                await self._connection.execute(POSTGRES[name], *map(list, zip(*rows, strict=True)))

    async def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)


def _answer(group: list[_Waiting], outcomes: list[StoreError | None]) -> None:
    for (_, answer), outcome in zip(group, outcomes, strict=True):
        if answer.done():
            continue  # nobody waits for it any more
        if outcome is None:
            answer.set_result(None)
        else:
            answer.set_exception(outcome)


def _table(item: Item) -> str:
    return item.table if isinstance(item, Bundle) else ""


def _key(row: Row) -> Row:
    # The first two columns are a key, or begin one; they are never null.
    return row[:2]
