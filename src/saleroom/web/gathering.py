"""Commands that come close together are carried out together.

A server that wakes up for a single move has to fetch its code and its tables from far away: the
same move takes half as long right after another. They also share a sync of the disk, a wake-up of
the writer, and that of whoever reads. Whoever moves in a quiet moment waits for nobody; nobody
notices the wait of the others. Decides only when, never in which order.

While it is busy and nothing but moves is going on, the loop dozes in between: to wake up for each
frame that comes, only to put it with the others, would cost as much as reading all of them.
"""

import asyncio
import time
from collections.abc import Callable

# Seconds between two handfuls. In a busy house they are longer apart until so many come together,
# which makes each cheaper, but not longer than this, which nobody notices either.
APART = 0.025
HANDFUL = 40
LONGEST = 0.08
# So many at a time are a busy house.
MANY = 3
# Seconds that are not worth dozing.
_SHORT = 0.002


def _nothing_else() -> bool:
    return True


def apart(many: int, seconds: float) -> float:
    """Say how long to wait for the next handful, where so many came in so many seconds."""
    if many < MANY:
        return APART
    return min(LONGEST, max(APART, seconds * HANDFUL / many))


class Gathering:
    """What waits to be carried out with what comes next."""

    def __init__(self) -> None:
        self.is_nothing_else_done: Callable[[], bool] = _nothing_else
        self._waiting: list[Callable[[], object]] = []
        self._begins: asyncio.Handle | None = None  # the next handful
        self._last = 0.0
        self._next = 0.0
        self._under_way = 0
        self._is_busy = False

    def soon(self, do: Callable[[], object]) -> None:
        """Do something now, or together with others in a moment, in the order it came.

        Whoever does it says when it is `over`.
        """
        self._waiting.append(do)
        if len(self._waiting) > 1:
            return
        loop = asyncio.get_running_loop()
        wait = self._next - loop.time()
        if wait > 0:
            self._begins = loop.call_later(wait, self._do_all)
        else:
            self._begins = loop.call_soon(self._do_all)  # with all that was heard at that moment

    def hurry(self) -> None:
        """Do now what waits: something else is due, and this came before it."""
        if self._begins is not None:
            self._begins.cancel()
            self._do_all()

    def _do_all(self) -> None:
        waiting, self._waiting, self._begins = self._waiting, [], None
        loop = asyncio.get_running_loop()
        many, now = len(waiting), loop.time()
        self._next = now + apart(many, now - self._last)
        self._last = now
        self._under_way += many
        self._is_busy = many >= MANY
        for do in waiting:
            before = self._under_way
            try:
                do()
            except Exception as error:  # noqa: BLE001  # the others are done all the same
                if self._under_way == before:
                    self.over()  # it failed before it said so itself
                loop.call_exception_handler({"message": "a command failed", "exception": error})

    def over(self) -> None:
        """Note that something is done; when all is, and told, it is time to doze."""
        self._under_way -= 1
        if self._is_busy and not self._under_way:
            asyncio.get_running_loop().call_soon(self._doze)

    def _doze(self) -> None:
        """Look at nothing until it is time for the next handful."""
        rest = self._next - asyncio.get_running_loop().time()
        is_free = not self._under_way and self.is_nothing_else_done()
        if is_free and rest > _SHORT:
            time.sleep(rest)
