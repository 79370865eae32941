"""Where pieces of work are done: here, on all cores of this machine, or on a Ray cluster.

One seam for all of them, the standard library's `Executor`: pieces go in, what comes of them comes
out in their order, whoever did them. So a result is the same wherever it was worked out. How a
piece is played, and what is kept of it, is left to others; who runs what and what becomes of a
worker that dies is Ray's business.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent import futures
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children
from typing import Literal, TypeVar

import msgspec

from saleroom.core.errors import needs

Piece = TypeVar("Piece")
Done = TypeVar("Done")

# So much is handed out ahead for each worker; when it is stopped early this is for nothing.
_AHEAD = 3


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """Where work is done: `workers` is how many at once, all there are if nobody says.

    On Ray, `address` is that of a cluster; without one a local one is started, and stopped again.
    """

    on: Literal["here", "ray"] = "here"
    workers: int | None = None
    address: str | None = None


HERE = Where()


class Crew:
    """Those who do the work."""

    def __init__(self, pool: Executor | None, count: int) -> None:
        self._pool = pool
        self._count = count

    def each(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece]
    ) -> Generator[Done, None, None]:
        """Do the work on each piece, and yield what comes of them in their order."""
        if self._pool is None:
            yield from map(work, pieces)
            return
        waiting = iter(pieces)
        running: deque[Future[Done]] = deque(
            self._pool.submit(work, piece) for piece in islice(waiting, self._count * _AHEAD)
        )
        while running:
            yield running.popleft().result()
            running += [self._pool.submit(work, piece) for piece in islice(waiting, 1)]


@contextmanager
def crew(where: Where, *, compiled: bool, pieces: int | None = None) -> Iterator[Crew]:
    """Call a crew together for about so many pieces.

    Compiled code lets go of the interpreter, so on this machine threads are enough for it.
    """
    if where.on == "ray":
        cluster, count = _ray(where)
        with cluster:
            yield Crew(cluster, count)
        return
    cores = where.workers or os.cpu_count() or 1
    count = cores if pieces is None else max(1, min(cores, pieces))
    if count == 1:
        yield Crew(None, 1)
    elif compiled:
        with futures.ThreadPoolExecutor(count) as threads:
            try:
                yield Crew(threads, count)
            finally:
                threads.shutdown(cancel_futures=True)
    else:
        with _processes(count) as processes:
            yield Crew(processes, count)


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    others = set(active_children())
    # Ctrl-C is for the process that hands out the work; it ends the others.
    pool = futures.ProcessPoolExecutor(count, initializer=_ignore_interrupts)
    try:
        yield pool
    except (GeneratorExit, KeyboardInterrupt):
        # What is being done is no longer wanted, and a block of bots that think takes long.
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ray(where: Where) -> tuple[Executor, int]:
    try:
        from saleroom.arena.on_ray import OnRay  # noqa: PLC0415  # needs the extra `ray`
    except ModuleNotFoundError as error:
        raise needs(error.name, "ray") from error
    cluster = OnRay(where.address, where.workers)
    return cluster, cluster.count
