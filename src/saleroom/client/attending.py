"""A registered program that is at hand: it sits down wherever a seat is kept for it, and plays.

Decides where to look and how often: at the tables where it sits already, after a restart too, and
at public tables that name it. Whoever opens a table says who shall sit there.
"""

import asyncio
import logging
from collections.abc import Callable

from saleroom.client.errors import LineLost, ServerRefused
from saleroom.client.house import AsyncHouse, Json
from saleroom.client.playing import Player, play
from saleroom.client.seat import AsyncSeat

_LOG = logging.getLogger(__name__)

# Seconds between two looks.
LOOKS_EVERY = 1.0
PLAYING = "playing"


def complain(table: str, end: object) -> None:
    """Log what ended a game before its time."""
    if isinstance(end, Exception):
        _LOG.error("table %s: the game was given up", table, exc_info=end)


async def attend(
    house: AsyncHouse,
    name: str,
    player: Player,
    *,
    every: float = LOOKS_EVERY,
    heard: Callable[[str, object], None] = complain,
) -> None:
    """Play wherever a seat is kept for the program of this name, until cancelled.

    The token of `house` is the program's. `heard` is told how every game ended: its result, or the
    error that ended it, whatever it was; if nobody else is to hear it, errors are logged.
    """
    playing: dict[str, asyncio.Task[None]] = {}
    for one in await house.mine():
        if one["about"]["status"] == PLAYING:
            table = one["about"]["table"]
            playing[table] = asyncio.create_task(
                _played(house.seat_at(table), player, heard, table)
            )
    try:
        while True:
            for table, seat in _kept_for(name, await house.tables(status="open")):
                if table not in playing:
                    taking = house.take_seat(table, name=name, seat=seat)
                    playing[table] = asyncio.create_task(_played(taking, player, heard, table))
            for table in [table for table, task in playing.items() if task.done()]:
                del playing[table]
            await asyncio.sleep(every)
    finally:
        for task in playing.values():
            task.cancel()


def _kept_for(name: str, tables: Json) -> list[tuple[str, int]]:
    """Find the seats that are kept for a program and free."""
    return [
        (about["table"], seat)
        for about in tables
        for seat, place in enumerate(about["settings"]["seats"])
        if place.get("program") == name and not about["names"][seat]
    ]


async def _played(
    sitting: object, player: Player, heard: Callable[[str, object], None], table: str
) -> None:
    try:
        seat: AsyncSeat = await sitting  # type: ignore[misc]  # one of two ways to come to a seat
    except ServerRefused:
        return  # the seat was filled, or is ours already
    except LineLost as error:
        heard(table, error)
        return
    try:
        end: object = await play(seat, player)
    except Exception as error:  # noqa: BLE001  # what a program does wrong is any error at all
        end = error
    finally:
        await seat.close()
    heard(table, end)
