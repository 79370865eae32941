"""Waiting for one's turn without a socket, for programs that ask one thing after another.

Decides when somebody has waited long enough. Nobody else can tell that they wait: it is no sign of
life, and the hammer does not wait for it.
"""

import asyncio
from contextlib import suppress

from saleroom.house.turns import is_up
from saleroom.web.floor import Floor


async def turn_of(floor: Floor, table: str, person: str | None, seconds: float) -> None:
    """Wait until a person is asked something at a table, or the game is over; not longer."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                seated_table = await floor.seated_table(table)
                if is_up(seated_table.table, seated_table.viewer_of(person)):
                    return
                await seated_table.change()
