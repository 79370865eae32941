"""Whose turn it is, for whoever waits without looking: is an answer of this viewer wanted?

Says no more than the viewer is shown as its own business (`saleroom.house.showing`).
"""

from saleroom.house.intervals import looking
from saleroom.house.orders import stands
from saleroom.house.statuses import OPEN, PLAYING
from saleroom.house.table import Table


def is_up(table: Table, viewer: int) -> bool:
    """Tell whether a viewer is asked something, or nothing will be asked at this table any more.

    To take back what one said is possible and not asked for. At the end of a round everybody is
    asked to look. Who only watches is asked nothing.
    """
    if table.status != PLAYING:
        return table.status != OPEN
    if viewer < 0 or table.seats[viewer].player is not None:
        return False
    if table.interval is not None:
        return viewer in looking(table)
    if stands(table, viewer) or (table.is_outcry and viewer in table.outs):
        return False
    legal = table.match.legal(viewer)
    take_back = table.match.game.codec.roles.take_back
    return any(choice != take_back for choice in legal.choices) or bool(
        legal.amounts and not legal.choices
    )
