"""When the house itself has something to do at a table: clocks, hammers, and bots that are asked.

Decides when it looks, and which of several servers does; what is due is said by `house.due`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from saleroom.house.due import Due, fallen, next_due
from saleroom.store.contract import Unavailable
from saleroom.web.seated_table import NoSuchTable, SeatedTable

if TYPE_CHECKING:
    from saleroom.web.floor import Floor


# Seconds in which the loop reads what has come already.
_MOMENT = 0.001


def _nothing() -> None:
    """Nothing waits to be carried out."""


class Waking:
    """What wakes the house up for a table; `hurry` carries out what was sent before that."""

    def __init__(self, floor: "Floor") -> None:
        self._floor = floor
        self.hurry: Callable[[], None] = _nothing

    def schedule(self, seated_table: SeatedTable) -> None:
        """Wake up when the house has something to do at the table, and let its bots think."""
        self.expect(seated_table, next_due(seated_table.table))

    def expect(self, seated_table: SeatedTable, due: Due | None) -> None:
        """Do the same, where it is known what is due next."""
        if self._floor.is_for_others(seated_table):
            seated_table.sleep()
            return
        if due is not None:
            seated_table.wake_at(
                due.at, due.at - self._floor.now(), lambda: self._wake(seated_table)
            )
        self._floor.turns.schedule(seated_table)

    def _wake(self, seated_table: SeatedTable) -> None:
        """Look what is due; it may have been put off since, as every move does."""
        due = next_due(seated_table.table)
        if due is not None and due.at <= self._floor.now():
            self._floor.spawn(self._fall(seated_table.table.id))
        elif due is not None:
            self.expect(seated_table, due)

    async def _fall(self, table: str) -> None:
        if self._floor.notice_stall():
            return  # nothing is due yet, and what waits is not to pay for it
        # Who bids before the hammer falls has bid in time, though a busy house lets bids wait.
        await asyncio.sleep(_MOMENT)
        self.hurry()
        with suppress(NoSuchTable, Unavailable):
            await self._floor.locked(table, self._fallen)

    async def _fallen(self, seated_table: SeatedTable) -> None:
        due = next_due(seated_table.table)
        if due is None or due.at > self._floor.now():
            self.schedule(seated_table)
        elif await self.leased(seated_table):
            await self._floor.keep(seated_table, fallen(seated_table.table, due))

    async def leased(self, seated_table: SeatedTable) -> bool:
        """Tell whether this server looks after the table's clocks and bots."""
        now = self._floor.now()
        if seated_table.leased_until - now > self._floor.config.lease // 3:
            return True
        until = now + self._floor.config.lease
        if await self._floor.store.lease(seated_table.table.id, self._floor.server, until, now):
            seated_table.leased_until = until
            return True
        # Another server does; look again when its care may have ended.
        loop = asyncio.get_running_loop()
        loop.call_later(self._floor.config.lease / 3000, lambda: self.schedule(seated_table))
        return False
