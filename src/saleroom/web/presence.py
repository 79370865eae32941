"""Who is there: connections that come, go, fall silent and are heard again, as others see it.

Decides when the others are told and when the hammer waits. A socket that is silent is not gone, but
nobody is at its other end; when that is so is decided by `saleroom.web.watched_sockets`.
"""

from collections.abc import Callable
from contextlib import suppress

from saleroom.house import entries as e
from saleroom.house.due import may_pause
from saleroom.house.statuses import OVER
from saleroom.store.contract import Unavailable
from saleroom.web.connections import Connection
from saleroom.web.floor import Floor
from saleroom.web.seated_table import SeatedTable

# Which seats somebody was connected to, and how many watched.
Seen = tuple[frozenset[int], int]


async def attach(
    floor: Floor, table: str, person: str | None, since: int | None, *, facts: bool = True
) -> Connection:
    """Listen at a table, with or without what follows by the rules."""

    async def do(seated_table: SeatedTable) -> Connection:
        connection = Connection(table, seated_table.viewer_of(person), person, 0)
        connection.facts = facts
        before = _seen(seated_table)
        seated_table.connect(connection, since)
        try:
            await _came_or_went(floor, seated_table, connection.viewer, before)
        except BaseException:
            # Whoever comes is refused, or comes in once more because another server was faster.
            seated_table.disconnect(connection)
            raise
        if not floor.config.share.has(table):
            floor.schedule(seated_table)  # nobody was here for it before
        return connection

    return await floor.locked(table, do)


async def detach(floor: Floor, connection: Connection) -> None:
    """Stop listening."""
    connection.close()
    try:
        await _at(floor, connection, lambda table: table.disconnect(connection))
    finally:
        # If the table could not be read just now, nobody is there all the same.
        if (found := floor.in_memory(connection.table)) is not None:
            found.disconnect(connection)


async def notice(floor: Floor, connection: Connection, *, silent: bool) -> None:
    """Notice that nobody answers at the other end of a socket, or somebody does again."""
    await _at(floor, connection, lambda table: table.notice(connection, silent=silent))


async def _at(floor: Floor, connection: Connection, do: Callable[[SeatedTable], None]) -> None:
    """Do something to a connection, and tell the others if it makes a difference."""
    if not floor.in_memory(connection.table):
        return

    async def alone(seated_table: SeatedTable) -> None:
        before = _seen(seated_table)
        do(seated_table)
        await _came_or_went(floor, seated_table, connection.viewer, before)

    with suppress(Unavailable):
        await floor.locked(connection.table, alone)


def _seen(seated_table: SeatedTable) -> Seen:
    return seated_table.online, seated_table.watchers


async def _came_or_went(floor: Floor, seated_table: SeatedTable, seat: int, before: Seen) -> None:
    """Tell who came or went; the hammer may wait for a player whose socket is lost."""
    inside, is_there = seated_table.table, seat in seated_table.online
    if seat >= 0 and is_there != (seat in before[0]):
        if is_there and inside.pause is not None and inside.pause.seat == seat:
            await floor.keep(seated_table, e.Resumed())
            return
        # Whether the player had said "out" must make no difference: it would be seen.
        is_away = inside.status != OVER and inside.seats[seat].player is None
        if not is_there and is_away and may_pause(inside) and seat != inside.leader:
            await floor.keep(seated_table, e.Paused(seat=seat))
            return
    if _seen(seated_table) != before:
        # At once: later it would be seen together with something that is nobody's business.
        seated_table.tell()
