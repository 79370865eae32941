"""Waiting for one's turn without a socket: nobody is forgotten, and the house is as quick."""

import asyncio
import math
from pathlib import Path

from faults.breaking import house_in, table_of


def test_a_table_where_somebody_waits_is_not_forgotten(tmp_path: Path) -> None:
    """It would be read again at once: many who wait would have the house read without end."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            await house.open(table_of("alles-futsch", 3, clock="none"))
            floor = house.hub.floor
            seated_table = await floor.seated_table(house.table)
            waiting = asyncio.create_task(seated_table.change())
            await asyncio.sleep(0)
            seated_table.used = -math.inf
            floor.forget_idle()
            assert floor.in_memory(house.table) is seated_table
            assert not waiting.done()
            waiting.cancel()
            await asyncio.wait([waiting])
            floor.forget_idle()
            assert floor.in_memory(house.table) is None

    asyncio.run(run())
