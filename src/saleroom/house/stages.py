"""Whether the game has begun, runs, rests or is over: what is refused for that reason alone."""

from saleroom.house.commands import Refused
from saleroom.house.statuses import OPEN, OVER, PLAYING
from saleroom.house.table import Table


def playing(table: Table) -> None:
    """Refuse what is done only while the game is played."""
    if table.status == PLAYING:
        return
    if table.status == OVER:
        raise Refused("over")
    if table.status == OPEN:
        raise Refused("not_begun")
    raise Refused("frozen", detail=table.why_frozen)


def running(table: Table) -> None:
    """Refuse what is not done at the end of a round either."""
    playing(table)
    if table.interval is not None:
        raise Refused("not_now", "interval")
