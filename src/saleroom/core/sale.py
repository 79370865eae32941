"""How a lot is being sold, in the words of `saleroom.auctions`: for whoever runs a table.

A clock needs to know that a hammer is in the air, and standing orders how far they reach. Rules
do not use this.
"""

from typing import NamedTuple

OUTCRY = "outcry"
ONCE_AROUND = "once_around"
SEALED = "sealed"
FIXED_PRICE = "fixed_price"
ASCENDING = "ascending"
# Ascending, but how far a bid goes up matters for more than the price.
STEERED = "steered"


class Sale(NamedTuple):
    """The mechanism, and a number that is the same as long as this lot is on offer."""

    mechanism: str
    lot: int
