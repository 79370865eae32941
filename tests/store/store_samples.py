"""Bundles and heads to keep, and a store that is open for the length of a block."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from saleroom.house.statuses import PLAYING
from saleroom.store.contract import Bundle, Entry, Head, Store
from saleroom.store.opening import store_for

T = TypeVar("T")


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = store_for(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(address: str, deed: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something with it, close it."""

    async def go() -> T:
        async with opened(address) as store:
            return await deed(store)

    return asyncio.run(go())


def entry(seq: int, body: bytes = b"{}", command: str | None = None) -> Entry:
    return Entry(seq, 1000 + seq, body, command)


def bundle(table: str, *seqs: int, **more: Any) -> Bundle:
    return Bundle(table=table, entries=tuple(entry(seq) for seq in seqs), **more)


def head(table: str, **changes: Any) -> Head:
    usual: dict[str, Any] = {
        "game": "modern-art",
        "rules": "r1",
        "status": PLAYING,
        "public": True,
        "pace": "live",
        "language": "en",
        "players": 4,
        "free": 0,
        "opened": 1000,
        "changed": 1000,
        "due": None,
        "about": b"{}",
    }
    return Head(table=table, **(usual | changes))


async def numbers(store: Store, table: str) -> list[int]:
    return [kept.seq for kept in await store.entries(table)]
