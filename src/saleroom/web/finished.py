"""Games that are over, as people look back at them, and what a link to a table shows.

Decides who may look: whoever has the link, or only those who played, as the table was opened.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from saleroom.core.contract import Outcome, View
from saleroom.core.seats import SPECTATOR
from saleroom.house import entries as e
from saleroom.house.afterwards import check_looking_back
from saleroom.house.commands import Refused
from saleroom.house.showing import About
from saleroom.house.statuses import FROZEN, OVER
from saleroom.house.table import Table
from saleroom.play.record import Record
from saleroom.web import replaying
from saleroom.web.floor import Floor, NoSuchTable
from saleroom.web.seated_table import SeatedTable
from saleroom.web.story import Story, story

T = TypeVar("T")


class Shared(NamedTuple):
    """A table as a link to it shows it; the result and the last view of all when it is over."""

    about: About
    result: Outcome | None = None
    view: View | None = None


class FinishedGames:
    """What can be looked at when a game is over."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor

    async def record(self, table: str, person: str | None = None) -> Record:
        """Return the whole game; one that cannot be played on is over for whoever played there."""
        await self._floor.locked(table, lambda found: self._closed(found, person))
        return await self._look_back(table, person, replaying.record)

    async def _closed(self, found: SeatedTable, person: str | None) -> None:
        """Close a frozen table for good: whoever sees its record sees every hand."""
        table = found.table
        if table.status == FROZEN and not table.is_closed:
            if person is None or table.seat_of(person) is None:
                raise Refused("not_yours", "players_only")
            assert table.frozen_by is not None
            why = e.Frozen(why=table.why_frozen, cause=table.frozen_by)
            await self._floor.keep(found, why)

    async def replay(
        self, table: str, person: str | None, at: int | None, eyes: str
    ) -> replaying.Replay:
        """Show a finished game after so many moves, through anybody's eyes."""
        return (await self.replays(table, person, at, eyes, 1))[0]

    async def replays(
        self, table: str, person: str | None, at: int | None, eyes: str, count: int
    ) -> tuple[replaying.Replay, ...]:
        """Show a finished game after so many moves and after each of the next ones."""
        return await self._look_back(
            table, person, lambda found: replaying.replays(found, at, eyes, count)
        )

    async def story(self, table: str, eyes: str, person: str | None = None) -> Story:
        """Tell a finished game as a whole, as heard through anybody's eyes."""
        return await self._look_back(table, person, lambda found: story(found, eyes))

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
