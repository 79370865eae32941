"""Verbs that mean the same in every game that has them.

Standing orders, the hammer, bots, the terminal and the auctions of the page act by these. A verb of
another name is a game's own business: only the game knows what it does.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

BID = "bid"  # this much for the lot
PRICE = "price"  # the seller's price for the lot
BUY = "buy"  # the lot, at the seller's price
PASS = "pass"  # noqa: S105  # no secret: nothing for me
LET_GO = "let_go"  # not at this price, in an open auction
TAKE_BACK = "take_back"  # what I said is not meant any more
DONE = "done"  # with what I may do in my turn

Kind = Literal["bare", "choice", "amount"]

# What goes with each of them.
KINDS: Mapping[str, Kind] = {
    BID: "amount",
    PRICE: "amount",
    BUY: "bare",
    PASS: "bare",
    LET_GO: "bare",
    TAKE_BACK: "bare",
    DONE: "bare",
}

# An action that is never legal: that of a verb which the game has not.
NO_ACTION = -1


class Roles(NamedTuple):
    """The first integer of each of these verbs, NO_ACTION where the game has none."""

    bid: int = NO_ACTION
    price: int = NO_ACTION
    buy: int = NO_ACTION
    pass_: int = NO_ACTION
    let_go: int = NO_ACTION
    take_back: int = NO_ACTION
    done: int = NO_ACTION


def roles_among(firsts: Mapping[str, int]) -> Roles:
    """Find the verbs of this module among a game's, which are given with their first integers."""
    return Roles(*(firsts.get(name, NO_ACTION) for name in KINDS))
