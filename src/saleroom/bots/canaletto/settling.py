"""How the auction of Canaletto goes on once everybody's limit is known.

`bid` is one bidder's next step, `settle` the rest of the auction in one go, `award` an auction
that ends as a search wants it to.
"""

from typing import Any

from saleroom.bots.canaletto.bidding import respond
from saleroom.bots.skill import Weights
from saleroom.core.seats import NOBODY
from saleroom.games.canaletto.actions import BID, PASS
from saleroom.games.canaletto.rules import apply
from saleroom.games.canaletto.state import BIDDING, State

# How a whole auction is settled in one go: everybody bids like this, up to his own limit.
SETTLING = (
    0.0, 0.0, 1.18, 0.1, 0.4, 5.0, 1.6, 15.0, 0.25, 21.5, 6.7, 1.1, 0.0, 0.55, 1.0, 0.0,
)  # fmt: skip


def bid(s: State, seat: int, most: Any, w: Weights, _book: Any) -> int:
    """Decide what the seat does in the auction."""
    return respond(s, seat, 0 + most[seat], _keenest_rival(s, seat, most), w)


def _keenest_rival(s: State, seat: int, most: Any) -> int:
    """Return how high the others still in would go."""
    high = 0
    for other in range(s.players):
        if other != seat and not s.out >> other & 1:
            high = max(high, 0 + most[other])
    return high


def settle(s: State, most: Any, _numbers: Any) -> None:
    """Let everybody bid up to `most`, until the lot is gone."""
    round_number = 0 + s.round_number
    while s.phase == BIDDING and s.round_number == round_number:
        seat = 0 + s.asked
        limit = 0 + most[seat]
        apply(s, seat, respond(s, seat, limit, _keenest_rival(s, seat, most), SETTLING))


def award(s: State, buyer: int, price: int) -> bool:
    """Let the buyer have the lot at this price, if bidding can still come to that."""
    if not _can_be_had(s, buyer, price):
        return False
    round_number = 0 + s.round_number
    while s.phase == BIDDING and s.round_number == round_number:
        seat = 0 + s.asked
        if seat == buyer:
            apply(s, seat, BID + price)
        elif s.leader == NOBODY:
            apply(s, seat, BID + 1)  # who opens must bid
        else:
            apply(s, seat, PASS)
    return True


def _can_be_had(s: State, buyer: int, price: int) -> bool:
    if s.phase != BIDDING or s.out >> buyer & 1:
        return False
    if buyer == s.leader:
        return bool(price == s.price)
    least = s.price + 1
    if s.leader == NOBODY and s.asked != buyer:
        least = 2
    return bool(least <= price <= s.highest_bid)
