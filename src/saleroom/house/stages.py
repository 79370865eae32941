"""Whether the game has begun, runs, rests or is over: what is refused for that reason alone."""

from saleroom.house.commands import Refused
from saleroom.house.statuses import FROZEN, OPEN, OVER, PLAYING
from saleroom.house.table import Table


def standing(table: Table) -> None:
    """Refuse everything at a table that is frozen."""
    if table.status == FROZEN:
        raise Refused("frozen", f"frozen_{table.frozen_by}")


def playing(table: Table) -> None:
    """Refuse what is done only while the game is played."""
    if table.status == PLAYING:
        return
    standing(table)
    if table.status == OVER:
        raise Refused("over")
    if table.status == OPEN:
        raise Refused("not_begun")


def running(table: Table) -> None:
    """Refuse what is not done at the end of a round either."""
    playing(table)
    going_on(table)


def going_on(table: Table) -> None:
    """Refuse what is not done at the end of a round; that a game is played is known."""
    if table.interval is not None:
        raise Refused("not_now", "interval")
