"""Commands that come close together are carried out together.

A server that wakes up for a single move has to fetch its code and its tables from far away: the
same move takes half as long right after another. They also share a sync of the disk, a wake-up of
the writer, and that of whoever reads. Whoever moves in a quiet moment waits for nobody; nobody
notices the wait of the others. Decides only when, never in which order.
"""

import asyncio
from collections.abc import Callable

# Seconds between two handfuls.
APART = 0.01


class Gathering:
    """What waits to be carried out with what comes next."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], object]] = []
        self._last = 0.0

    def soon(self, do: Callable[[], object]) -> None:
        """Do something now, or together with others in a moment, in the order it came."""
        self._waiting.append(do)
        if len(self._waiting) > 1:
            return
        loop = asyncio.get_running_loop()
        wait = self._last + APART - loop.time()
        if wait > 0:
            loop.call_later(wait, self._do_all)
        else:
            self._do_all()

    def _do_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        self._last = loop.time()
        for do in waiting:
            loop.call_soon(do)  # each by itself: if one fails, the others are done
