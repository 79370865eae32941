"""The sweep finds every table that is due, however many there are."""

import asyncio
from pathlib import Path
from typing import Any

from faults.breaking import house_in, table_of
from faults.players import until

from saleroom.store.contract import FIRST, DueAt, Store
from saleroom.store.opening import store_for
from saleroom.web.hub import Hub

TABLES = 5


class OnShortPages:
    """A store that lists two due tables at a time, where others list a thousand."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def due(self, before: int, status: Any, after: DueAt = FIRST) -> list[DueAt]:
        return await self._store.due(before, status, 2, after)


def test_more_tables_than_fit_on_a_page_are_all_looked_after(tmp_path: Path) -> None:
    async def open_some() -> None:
        async with house_in(tmp_path, (60_000, 60_000)) as house:
            for _ in range(TABLES):
                await house.open(table_of("canaletto", 0, 3))

    asyncio.run(open_some())

    async def start_again() -> None:
        store = OnShortPages(store_for(tmp_path / "saleroom.db"))
        await store.open()
        hub = Hub(store)
        await hub.start()
        await until(lambda: hub.floor.tables == TABLES)
        await hub.stop()
        await store.close()

    asyncio.run(start_again())
