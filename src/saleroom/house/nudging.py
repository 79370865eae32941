"""Who is to be told that a table over days waits for them, of what, and when once more.

Decides by the table alone; how they are told, and what was told already, is left to others.
"""

from typing import NamedTuple

import msgspec

from saleroom.house.clocks import HOUR
from saleroom.house.due import until
from saleroom.house.heads import people_asked
from saleroom.house.settings import DAYS
from saleroom.house.table import Table

# The last call comes when this part of the time is left.
QUARTER = 4


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """What a reminder is about, and all a web address is sent.

    `until` is in milliseconds since 1970; `last` when time is getting short.
    """

    table: str
    game: str
    seat: int
    waits: bool = True
    until: int | None = None
    last: bool = False


class AwaitedSeat(NamedTuple):
    """A seat that is waited for: the number of the question, and when time gets short."""

    seat: int
    turn: int
    last_call: int | None


def questions(table: Table) -> tuple[AwaitedSeat, ...]:
    """Return whom the table waits for over days."""
    if table.settings.pace != DAYS:
        return ()
    return tuple(
        AwaitedSeat(seat, table.turn(seat), _last_call(table, seat)) for seat in people_asked(table)
    )


def reminder(table: Table, seat: int, *, last: bool) -> Reminder:
    """Say what there is to say: nothing of what happens at the table."""
    return Reminder(
        table=table.id, game=table.settings.game, seat=seat, until=until(table, seat), last=last
    )


def _last_call(table: Table, seat: int) -> int | None:
    """Return when a quarter of the seat's time will be left."""
    end = until(table, seat)
    return None if end is None else end - table.settings.hours * HOUR // QUARTER
