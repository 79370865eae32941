"""What the house does by itself: it says that it is alive, and looks for tables that are due.

Decides how often; a table that cannot be read holds up no other.
"""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from saleroom.house.statuses import UNDER_WAY
from saleroom.store.contract import Unavailable

if TYPE_CHECKING:
    from saleroom.web.floor import Floor

LOG = logging.getLogger(__name__)

BEAT = "beat"
SWEEP = "sweep"
# Sweeps in the time in which an idle table is forgotten.
SWEEPS = 20
# Looks at the clock between two beats.
TICKS = 4


class Housekeeping:
    """The rounds of one server."""

    def __init__(self, floor: "Floor") -> None:
        self._floor = floor
        self._lateness: deque[float] = deque(maxlen=5 * TICKS)

    @property
    def late(self) -> float:
        """By how many seconds a look at the clock came too late, of the last ones at worst."""
        return max(self._lateness, default=0.0)

    def start(self) -> None:
        """Begin; that it took a while to come so far is no stall."""
        floor = self._floor
        floor.clock.tick()
        floor.spawn(floor.rounds.again_and_again(BEAT, self._beat, self._between_beats))
        floor.spawn(floor.rounds.again_and_again(SWEEP, self._sweep, self._between_sweeps))

    async def _beat(self) -> None:
        """Say that this server is alive, and notice when it was not."""
        self._floor.notice_stall()
        await self._floor.store.beat(self._floor.server, self._floor.now())

    async def _between_beats(self) -> None:
        loop, pause = asyncio.get_running_loop(), self._floor.config.beat_seconds / TICKS
        for _ in range(TICKS):
            wanted = loop.time() + pause
            await asyncio.sleep(pause)
            self._lateness.append(loop.time() - wanted)
            self._floor.notice_stall()

    async def _sweep(self) -> None:
        """Look after tables where the house has something to do, and forget those that rest."""
        floor = self._floor
        try:
            before = floor.now() + int(floor.config.idle_seconds * 1000) // 2
            page = await floor.store.due(before, UNDER_WAY)
            while page:
                for _, table in page:
                    is_own = floor.config.share.has(table)
                    if is_own and not floor.in_memory(table) and table not in floor.set_aside:
                        await self._look_after(table)
                page = await floor.store.due(before, UNDER_WAY, after=page[-1])
        finally:
            floor.forget_idle()

    async def _between_sweeps(self) -> None:
        await asyncio.sleep(self._floor.config.idle_seconds / SWEEPS)

    async def _look_after(self, table: str) -> None:
        try:
            await self._floor.seated_table(table)
        except Unavailable:
            raise
        except LookupError:
            pass  # gone, or set aside and said so
        except Exception:
            LOG.exception("a table cannot be looked after")
