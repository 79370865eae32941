"""Play a block at a server's tables: registered programs over the protocol, beside its bots.

A program is named `program:NAME`, and sits down by itself where a seat is kept for it. The server
deals, so every game has a deal of its own: a block is one game in each seating.
"""

import asyncio
from math import inf
from typing import Any

from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.seatings import Seating
from saleroom.arena.tournament.setting import Setting
from saleroom.client.errors import ServerRefused
from saleroom.client.house import AsyncHouse
from saleroom.core.errors import CodedError
from saleroom.house.statuses import OPEN, OVER

# What is played among programs waits for nobody's eyes.
AMONG_PROGRAMS = {"hammer": "none", "intervals": False, "tempo": "fast", "public": True}
# Seconds that a seat which is kept for a program may stay empty, and that one look waits.
COMING = 60.0
A_LOOK = 20


class ProgramsFailed(CodedError):
    """A program that did not come, or a table that was not played to its end."""


def play_served(setting: Setting, numbers: range) -> list[Block]:
    """Play the numbered blocks, one game after another."""
    return asyncio.run(_blocks(setting, numbers))


async def _blocks(setting: Setting, numbers: range) -> list[Block]:
    async with AsyncHouse(setting.at) as house:
        return [await _block(house, setting, number) for number in numbers]


async def _block(house: AsyncHouse, setting: Setting, number: int) -> Block:
    ends = [await _game(house, setting, seating) for seating in setting.seatings(number)]
    return Block(
        block=number,
        scores=[list(record["result"]["scores"]) for record in ends],
        ranks=[list(record["result"]["ranks"]) for record in ends],
        decisions=[sum(isinstance(seat, int) for seat, _ in record["moves"]) for record in ends],
    )


async def _game(house: AsyncHouse, setting: Setting, seating: Seating) -> Any:
    """Open a table, wait until it is over, and return its record."""
    chosen = {**AMONG_PROGRAMS, "edition": setting.edition, "options": setting.options}
    # Who stands still loses its seat to a bot; that is no game of the program's.
    opened = await house.open_table(setting.game, list(seating), clock="relaxed", **chosen)
    table = opened["table"]
    loop = asyncio.get_running_loop()
    until = loop.time() + COMING
    while True:
        shown = (await house.look(table, since=0, wait=A_LOOK if until == inf else 1)).shown
        if shown.status == OVER:
            break
        if shown.status != OPEN:
            until = inf
            _check_all_play(shown.seats, seating, table)
        elif loop.time() > until:
            missing = next(seating[k] for k, seat in enumerate(shown.seats) if seat.is_free)
            raise ProgramsFailed("program_missing", name=missing, table=table)
    _check_all_play(shown.seats, seating, table)
    try:
        return await house.ask("GET", f"/api/tables/{table}/record")
    except ServerRefused as error:
        raise ProgramsFailed("program_table", table=table, why=error.text) from error


def _check_all_play(seats: Any, seating: Seating, table: str) -> None:
    for seat, name in zip(seats, seating, strict=True):
        if seat.away:
            raise ProgramsFailed("program_stood_still", name=name, table=table)
