"""What is for sale and how, in the words of `saleroom.auctions`: for whoever runs a table.

A clock needs to know that a hammer is in the air, standing orders how far they reach, and a page
what can be set up. Rules do not use this.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from saleroom.core.roles import BID, BUY, LET_GO, PASS, TAKE_BACK
from saleroom.core.seats import NOBODY

OUTCRY: Final = "outcry"
ONCE_AROUND: Final = "once_around"
SEALED: Final = "sealed"
FIXED_PRICE: Final = "fixed_price"
ASCENDING: Final = "ascending"
# Ascending, but how far a bid goes up matters for more than the price.
STEERED: Final = "steered"

Mechanism = Literal["outcry", "once_around", "sealed", "fixed_price", "ascending", "steered"]

# The verbs by which each is answered.
ANSWERS: Mapping[Mechanism, tuple[str, ...]] = {
    OUTCRY: (BID, LET_GO, TAKE_BACK),
    ONCE_AROUND: (BID, PASS),
    SEALED: (BID,),
    FIXED_PRICE: (BUY, PASS),
    ASCENDING: (BID, PASS),
    STEERED: (BID, PASS),
}


class Sale(NamedTuple):
    """A lot on offer, as everybody at the table sees it.

    `lot` is a number that is the same as long as this lot is on offer. `price` is the highest bid,
    or what the seller asks; 0 where there is none yet or none is known. `leader` has bid it.
    `seller` sells, and is first where equal orders go clockwise; where nobody does, it is NOBODY.
    """

    mechanism: Mechanism
    lot: int
    price: int = 0
    leader: int = NOBODY
    seller: int = NOBODY


def is_same_lot(one: Sale | None, other: Sale | None) -> bool:
    """Tell whether the same lot is sold in the same way, however far it has got; or none is."""
    if one is None or other is None:
        return one is other
    return (one.mechanism, one.lot) == (other.mechanism, other.lot)
