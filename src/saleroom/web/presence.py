"""Who is there: connections that come, go, fall silent and are heard again, as others see it.

Decides when the others are told and when the hammer waits. Whoever comes while others wait at the
same table comes in with them, and is heard of once: after a restart all of them come at once. A
socket that is silent is not gone, but nobody is at its other end; when that is so is decided by
`saleroom.web.watched_sockets`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from saleroom.core.seats import SPECTATOR
from saleroom.house import entries as e
from saleroom.house.due import may_pause
from saleroom.house.showing import Showing
from saleroom.house.statuses import OVER
from saleroom.house.table import Table
from saleroom.store.contract import Unavailable
from saleroom.web.connections import Connection
from saleroom.web.floor import Floor
from saleroom.web.seated_table import SeatedTable


class _Seen(NamedTuple):
    """Which seats somebody was connected to, and how many watched."""

    online: frozenset[int]
    watchers: int


class _Newcomer(NamedTuple):
    """Who wants to listen, from which line on, with or without facts."""

    person: str | None
    since: int | None
    facts: bool


class _Coming(NamedTuple):
    """Those who wait to come in, and what lets them in."""

    those: list[_Newcomer]
    letting_in: asyncio.Task[list[Connection]]


class Presence:
    """Who is at the tables of a house."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._coming: dict[str, _Coming] = {}

    async def attach(
        self, table: str, person: str | None, since: int | None, *, facts: bool = True
    ) -> Connection:
        """Listen at a table, with or without what follows by the rules."""
        coming = self._coming.get(table)
        if coming is None:
            those: list[_Newcomer] = []
            coming = _Coming(those, self._floor.spawn(self._let_in(table, those)))
            self._coming[table] = coming
        number = len(coming.those)
        coming.those.append(_Newcomer(person, since, facts))
        try:
            return (await asyncio.shield(coming.letting_in))[number]
        except asyncio.CancelledError:
            coming.letting_in.add_done_callback(lambda task: self._came_in_vain(task, number))
            raise
        finally:
            del coming  # its error would keep this frame, and this frame its error

    def _came_in_vain(self, let_in: "asyncio.Task[list[Connection]]", number: int) -> None:
        """Let one go who was let in with the others and has given up meanwhile."""
        if not let_in.cancelled() and let_in.exception() is None:
            self._floor.spawn(self.detach(let_in.result()[number]))

    async def _let_in(self, table: str, those: list[_Newcomer]) -> list[Connection]:
        """Let those in who have come by the time nothing else is done at the table."""

        async def do(seated_table: SeatedTable) -> list[Connection]:
            self._close(table, those)
            before = _seen(seated_table)
            came = [_heard_by(seated_table, one) for one in those]
            since = [one.since for one in those]
            showing = seated_table.connect(*zip(came, since, strict=True))
            try:
                await self._tell(seated_table, before, showing)
            except BaseException:
                # They are refused, or come in once more because another server was faster.
                for connection in came:
                    seated_table.disconnect(connection)
                raise
            if not self._floor.config.share.has(table):
                self._floor.waking.schedule(seated_table)  # nobody was here for it before
            return came

        try:
            return await self._floor.alone(table, do)
        finally:
            self._close(table, those)

    def _close(self, table: str, those: list[_Newcomer]) -> None:
        """Let nobody else come with them."""
        if table in self._coming and self._coming[table].those is those:
            del self._coming[table]

    async def detach(self, connection: Connection) -> None:
        """Stop listening; the hammer may wait for a player whose socket is lost."""
        connection.close()
        try:
            await self._at(connection, lambda table: table.disconnect(connection))
        finally:
            # If the table could not be read just now, nobody is there all the same.
            if (found := self._floor.in_memory(connection.table)) is not None:
                found.disconnect(connection)

    async def notice(self, connection: Connection, *, silent: bool) -> None:
        """Notice that nobody answers at the other end of a socket, or somebody does again."""
        await self._at(connection, lambda table: table.notice(connection, silent=silent))

    async def _at(self, connection: Connection, do: Callable[[SeatedTable], None]) -> None:
        """Do something to a connection, and tell the others if it makes a difference."""
        if not self._floor.in_memory(connection.table):
            return

        before: _Seen | None = None

        async def alone(seated_table: SeatedTable) -> None:
            nonlocal before
            # If another server was faster, it is tried again, and the difference is the same.
            before = before or _seen(seated_table)
            do(seated_table)
            await self._tell(seated_table, before)

        with suppress(Unavailable):
            await self._floor.locked(connection.table, alone)

    async def _tell(
        self, seated_table: SeatedTable, before: _Seen, showing: Showing | None = None
    ) -> None:
        """Tell who came or went; the hammer may wait for a player whose socket is lost."""
        inside, online = seated_table.table, seated_table.online
        for seat in (before.online ^ online) - {SPECTATOR}:
            if seat in online and inside.pause is not None and inside.pause.seat == seat:
                await self._floor.keep(seated_table, e.Resumed())
                return
            if seat not in online and _is_waited_for(inside, seat):
                await self._floor.keep(seated_table, e.Paused(seat=seat))
                return
        if _seen(seated_table) != before:
            # At once: later it would be seen together with something that is nobody's business.
            seated_table.tell(showing=showing)


def _is_waited_for(table: Table, seat: int) -> bool:
    """Tell whether the hammer waits if the socket of a seat is lost.

    Whether the player had said "out" must make no difference: it would be seen.
    """
    is_away = table.status != OVER and table.seats[seat].player is None
    return is_away and may_pause(table) and seat != table.leader


def _heard_by(seated_table: SeatedTable, one: _Newcomer) -> Connection:
    viewer = seated_table.viewer_of(one.person)
    return Connection(seated_table.table.id, viewer, one.person, 0, facts=one.facts)


def _seen(seated_table: SeatedTable) -> _Seen:
    return _Seen(seated_table.online, seated_table.watchers)
