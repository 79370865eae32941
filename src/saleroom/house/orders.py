"""Standing orders: what a seat left with the house for the lot on offer.

They are known to the house and to the seat alone. An ascending auction is bid up by the least
there is; a fixed price is taken or not; in an open auction all orders are settled together, as if
all had called each other up by ones: the highest pays one more than the second, and equal ones go
clockwise from the seller.
"""

from typing import NamedTuple

from saleroom.core.roles import BID
from saleroom.core.seats import NOBODY
from saleroom.house.table import Order, Table


class ByOrder(NamedTuple):
    """What an order answers for its seat: an action, or nothing more (ask the player)."""

    seat: int
    action: int | None


def answer(table: Table) -> ByOrder | None:
    """Return what a standing order says to the decision in front of it; None if there is none."""
    if table.is_outcry or table.sale is None:
        return None
    asked = table.match.asked
    order = table.orders.get(asked)
    return None if order is None else ByOrder(asked, _answered(table, asked, order))


def _answered(table: Table, seat: int, order: Order) -> int | None:
    roles = table.match.game.codec.roles
    legal = table.match.legal(seat)
    if roles.buy in legal.choices and table.price <= order.up_to:
        return roles.buy
    for amounts in legal.amounts:
        if amounts.verb == BID and amounts.least <= order.up_to:
            return roles.bid + amounts.least
    if order.then == "ask" or roles.pass_ not in legal.choices:
        return None
    return roles.pass_


def settled(table: Table) -> tuple[tuple[int, int], ...]:
    """Return the bids that the orders of an open auction come to; none if nobody goes higher."""
    price = table.price
    ranked = sorted(
        (
            (order.up_to, -_precedence(table, seat), seat)
            for seat, order in table.orders.items()
            if order.up_to > price or seat == table.leader
        ),
        reverse=True,
    )
    if not ranked:
        return ()
    most, _, keenest = ranked[0]
    second, _, rival = ranked[1] if len(ranked) > 1 else (price, 0, NOBODY)
    if keenest == table.leader:
        return _defended(table, most, second, rival)
    final = min(most, max(second, price) + 1)
    return () if final <= price else (_bid(table, keenest, final),)


def _defended(table: Table, most: int, second: int, rival: int) -> tuple[tuple[int, int], ...]:
    """The leader goes on against a rival who is called up first."""
    price = table.price
    called = min(second, most - 1)
    if rival == NOBODY or second <= price:
        return ()
    if called <= price:
        return (_bid(table, rival, second),)
    return (_bid(table, rival, called), _bid(table, table.leader, called + 1))


def _bid(table: Table, seat: int, amount: int) -> tuple[int, int]:
    return seat, table.match.game.codec.roles.bid + amount


def _precedence(table: Table, seat: int) -> int:
    """Count clockwise from the seller, who is first."""
    return (seat - table.seller) % table.settings.players


def stands(table: Table, seat: int) -> bool:
    """Tell whether a seat has answered over days, for as long as the lot is called out.

    "Out" is for this lot then, and an order stands until it is used up and asks again. A lot is
    sold as soon as all have answered: whoever could take an answer back would learn by it, and by
    no sale, that somebody has not.
    """
    is_asked = table.is_outcry and not table.is_live and seat != table.leader
    return is_asked and (seat in table.outs or seat in table.orders)


def outbid_and_asking(table: Table) -> tuple[int, ...]:
    """Return whose order is used up and was to ask again."""
    price = table.price
    return tuple(
        seat
        for seat, order in table.orders.items()
        if seat != table.leader and order.up_to <= price and order.then == "ask"
    )
