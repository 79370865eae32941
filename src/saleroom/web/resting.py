"""Tables that rest: nobody looks at them, and the house has nothing to do there for a while.

Decides which of them stay in memory. Anybody may look at one table after another, as many as there
are on disk, so those that rest are so many at most, and each for some minutes at most.
"""

import time
from collections.abc import Callable

from saleroom.house.due import next_due
from saleroom.web.seated_table import SeatedTable

# Tables at rest that are kept; half as many more may be until it is looked again.
AT_REST = 256


class Resting:
    """The tables in memory, as far as they rest."""

    def __init__(
        self, tables: dict[str, SeatedTable], now: Callable[[], int], idle_seconds: float
    ) -> None:
        self._tables = tables
        self._now = now
        self._idle_seconds = idle_seconds
        self._read_lately = 0

    def forget_idle(self) -> None:
        """Forget those that nobody has used for long."""
        before = time.monotonic() - self._idle_seconds
        for seated_table in list(self._tables.values()):
            if seated_table.used < before and self._rests(seated_table):
                self._forget(seated_table)

    def make_room(self) -> None:
        """Note that another is read, and forget the longest unused where there are many."""
        self._read_lately += 1
        if self._read_lately < AT_REST // 2:
            return
        self._read_lately = 0
        by_age = sorted(self._tables.values(), key=lambda one: one.used, reverse=True)
        for seated_table in [one for one in by_age if self._rests(one)][AT_REST:]:
            self._forget(seated_table)

    def _rests(self, seated_table: SeatedTable) -> bool:
        is_used = seated_table.connections or seated_table.bots or seated_table.is_waited_at
        if is_used or seated_table.lock.locked():
            return False
        due = next_due(seated_table.table)
        return due is None or due.at > self._now() + self._idle_seconds * 1000

    def _forget(self, seated_table: SeatedTable) -> None:
        seated_table.close()
        del self._tables[seated_table.table.id]
