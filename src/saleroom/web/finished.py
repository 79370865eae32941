"""Games that are over, as people look back at them, and what a link to a table shows.

Decides who may look: whoever has the link, or only those who played, as the table was opened.
"""

import asyncio
import math
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from saleroom.core.contract import Outcome, View
from saleroom.core.errors import SaleroomError
from saleroom.core.seats import SPECTATOR
from saleroom.house import entries as e
from saleroom.house.afterwards import check_looking_back
from saleroom.house.clocks import HOUR
from saleroom.house.commands import Refused
from saleroom.house.shown import About
from saleroom.house.statuses import FROZEN, OVER
from saleroom.house.table import Table
from saleroom.play.record import Record
from saleroom.web import replaying
from saleroom.web.fair_queue import FairQueue
from saleroom.web.floor import Floor
from saleroom.web.seated_table import NoSuchTable, SeatedTable
from saleroom.web.story import Story, story

T = TypeVar("T")

DAY = 24 * HOUR


class Shared(NamedTuple):
    """A table as a link to it shows it; the result and the last view of all when it is over."""

    about: About
    result: Outcome | None = None
    view: View | None = None


class FinishedGames:
    """What can be looked at when a game is over."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        # Threads that compute keep the loop from its work, each for some milliseconds at a time.
        self._one = FairQueue(1)

    async def record(self, table: str, person: str | None = None) -> Record:
        """Return the whole game; of one that cannot be played on, once it is closed."""
        return await self._look_back(table, person, replaying.record)

    async def check_over(self, table: str, person: str | None) -> None:
        """Do nothing, if a game was played to its end and the person may look back at it."""

        def check(found: Table) -> None:
            if found.status != OVER:
                raise Refused("not_yet")

        await self._look_back(table, person, check)

    async def close(self, table: str, person: str) -> None:
        """Close a frozen table for good, so that its record, with every hand, can be seen.

        One player does not end it for the others while its keeper may still mend it: that takes a
        day without a sign of life, or a table where nobody else plays.
        """

        async def do(found: SeatedTable) -> None:
            inside = found.table
            if inside.status != FROZEN:
                raise Refused("not_yet")
            if inside.seat_of(person) is None:
                raise Refused("not_yours", "players_only")
            if not inside.is_closed:
                self._check_closing(inside, person)
                assert inside.frozen_by is not None
                why = e.Frozen(why=inside.why_frozen, cause=inside.frozen_by)
                await self._floor.keep(found, why)

        await self._floor.locked(table, do)

    def _check_closing(self, table: Table, person: str) -> None:
        others = {seat for seat in table.persons.values() if seat != table.seat_of(person)}
        left = table.changed + DAY - self._floor.now()
        if others and left > 0:
            raise Refused("not_now", "close_later", hours=math.ceil(left / HOUR))

    async def replay(
        self, table: str, person: str | None, at: int | None, eyes: str, address: str = ""
    ) -> replaying.Replay:
        """Show a finished game after so many moves, through anybody's eyes."""
        return (await self.replays(table, person, at, eyes, 1, address))[0]

    async def replays(  # noqa: PLR0913, PLR0917  # which part of which game, who looks, from where
        self,
        table: str,
        person: str | None,
        at: int | None,
        eyes: str,
        count: int,
        address: str = "",
    ) -> tuple[replaying.Replay, ...]:
        """Show a finished game after so many moves and after each of the next ones."""
        return await self.think_back(
            table, person, lambda found: replaying.replays(found, at, eyes, count), address
        )

    async def story(
        self, table: str, eyes: str, person: str | None = None, address: str = ""
    ) -> Story:
        """Tell a finished game as a whole, as heard through anybody's eyes."""
        return await self.think_back(table, person, lambda found: story(found, eyes), address)

    async def think_back(
        self, table: str, person: str | None, look: Callable[[Table], T], address: str = ""
    ) -> T:
        """Look at a game in a thread: to play all of it again takes longer than others should wait.

        One game at a time, for one address after another. The table is held meanwhile, so nothing
        of it changes under who looks.
        """
        await self._one.wait(address, table)
        try:
            return await self._thought_back(table, person, look)
        finally:
            self._one.leave()

    async def _thought_back(self, table: str, person: str | None, look: Callable[[Table], T]) -> T:

        def allowed(found: Table) -> T | Exception:
            try:
                check_looking_back(found, person)
                return look(found)
            except (PermissionError, SaleroomError) as refused:
                return refused

        async def do(found: SeatedTable) -> T | Exception:
            return await asyncio.to_thread(allowed, found.table)

        seen = await self._floor.locked(table, do)
        if isinstance(seen, Exception):
            raise seen
        return seen

    async def _look_back(self, table: str, person: str | None, look: Callable[[Table], T]) -> T:
        def allowed(found: Table) -> T:
            check_looking_back(found, person)
            return look(found)

        return await self._floor.read(table, allowed)

    async def shared(self, table: str) -> Shared:
        """Return what a link to the table shows; a table that is not over is not even read."""
        head = await self._floor.store.head(table)
        if head is None:
            raise NoSuchTable(table)
        about = msgspec.json.decode(head.about, type=About)
        if head.status != OVER:
            return Shared(about)
        return await self._floor.read(
            table,
            lambda found: Shared(about, found.match.outcome(), found.match.view(SPECTATOR)),
        )
