"""What takes long to work out is worked out beside: the server turns to others meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from faults.breaking import InProcess, house_in, table_of


async def forgotten(house: InProcess, game: str = "canaletto", bots: int = 3) -> str:
    """Play a game to its end and forget it, but for what is on disk."""
    await house.open(table_of(game, 0, bots))
    assert await house.until(lambda table: table.status == "over")
    floor = house.hub.floor
    floor._tables.pop(house.table).close()
    return house.table


each_work = pytest.mark.parametrize(
    "work",
    [
        lambda house, table: house.hub.show(table, None),
        lambda house, table: house.hub.finished.story(table, "all"),
        lambda house, table: house.hub.finished.replays(table, None, 10, "all", 50),
    ],
    ids=("a table from its log", "a story", "many moves of a replay"),
)


@each_work
def test_it_waits_for_a_thread_and_others_do_not(
    tmp_path: Path, work: Callable[[InProcess, str], Awaitable[Any]]
) -> None:
    """No thread is free, so nothing comes of it, and the loop goes on; then one is."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            table, free = await forgotten(house), Event()
            if work.__code__.co_names[-1] != "show":
                await house.hub.show(table, None)
            loop = asyncio.get_running_loop()
            loop.set_default_executor(ThreadPoolExecutor(1))
            taken = loop.run_in_executor(None, free.wait)
            done = asyncio.ensure_future(work(house, table))
            try:
                await asyncio.sleep(0.3)
                assert not done.done()
            finally:
                free.set()
            await taken
            assert await done

    asyncio.run(run())


class Threads(ThreadPoolExecutor):
    """Threads that know how many of them had work at a time."""

    def __init__(self) -> None:
        super().__init__(6)
        self.most = self._busy = 0

    def submit(self, *work: Any, **named: Any) -> Any:
        """Count what is handed over and not done."""
        self._busy += 1
        self.most = max(self.most, self._busy)
        done = super().submit(*work, **named)
        done.add_done_callback(self._rest)
        return done

    def _rest(self, _done: object) -> None:
        self._busy -= 1


@each_work
def test_one_thread_at_a_time_has_work_whoever_asks_for_how_much(
    tmp_path: Path, work: Callable[[InProcess, str], Awaitable[Any]]
) -> None:
    """Six that compute took half a second of a move's time: each keeps the loop waiting."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            tables = [await forgotten(house, "alles-futsch", 2) for _ in range(2)]
            if work.__code__.co_names[-1] != "show":
                for table in tables:
                    await house.hub.show(table, None)
            threads = Threads()
            asyncio.get_running_loop().set_default_executor(threads)
            await asyncio.gather(*(work(house, table) for table in tables))
            assert threads.most == 1

    asyncio.run(run())
