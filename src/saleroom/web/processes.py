"""Processes of their own for what takes thought, so that nobody at a table waits for it.

Decides how they are started and ended; what is thought about is the caller's business.
"""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TypeVar

Asked = TypeVar("Asked")
Result = TypeVar("Result")

# Seconds beyond all patience after which a thought does not come any more: its process is ended.
# Long, because a slow one may be compiling, and would begin anew.
HANGS = 120.0
# Seconds for present thoughts when the house is closed.
LAST_WORDS = 10.0


def begin(kindness: int) -> None:
    """Step back behind whoever is in more of a hurry, and end when the server ends.

    A killed server closes nothing, and the pool's processes would wait for its questions for ever.
    """
    if kindness:
        with suppress(OSError, AttributeError):  # not on every system
            os.nice(kindness)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Processes:
    """So many processes that answer questions; started when the first one is asked."""

    def __init__(self, count: int, kindness: int = 0) -> None:
        self._count = count
        self._kindness = kindness
        self._pool: ProcessPoolExecutor | None = None

    async def answer(
        self, function: Callable[[Asked], Result], asked: Asked, patience: float
    ) -> Result:
        """Answer a question there; raise what goes wrong, TimeoutError if it takes too long."""
        pool = self._running()
        try:
            thought = pool.submit(function, asked)
            return await asyncio.wait_for(asyncio.wrap_future(thought), patience)
        except BrokenExecutor:
            self._give_up(pool)
            raise
        except TimeoutError:
            asyncio.get_running_loop().call_later(HANGS, self._end_if_hung, pool, thought)
            raise

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:  # or others have noticed before, and there is a new one
            self._pool = None

    def _end_if_hung(self, pool: ProcessPoolExecutor, thought: Future[Result]) -> None:
        """End processes of which one never answers: whoever asks next gets others."""
        if not thought.done():
            self._give_up(pool)
            for process in _of(pool):
                process.kill()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not by fork: this process has threads and sockets.
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(self._kindness,),
            )
        return self._pool

    async def close(self) -> None:
        """Let the processes go, when they have thought their present thoughts, or do not."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(_let_go, pool)


def _of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())  # noqa: SLF001  # 3.14 has a call for it


def _let_go(pool: ProcessPoolExecutor) -> None:
    processes, end = _of(pool), monotonic() + LAST_WORDS
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.join(max(0.0, end - monotonic()))
        if process.is_alive():
            process.kill()
    pool.shutdown(wait=True)
