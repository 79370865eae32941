"""Processes of their own for what takes thought, so that nobody at a table waits for it.

Decides how they are started and ended; what is thought about is the caller's business.
"""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import TypeVar

Asked = TypeVar("Asked")
Result = TypeVar("Result")


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
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            answer = loop.run_in_executor(pool, function, asked)
            return await asyncio.wait_for(answer, patience)
        except BrokenExecutor:
            if self._pool is pool:  # or others have noticed before, and there is a new one
                self._pool = None
            raise

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
        """Let the processes go, when they have thought their present thoughts."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
