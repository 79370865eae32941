"""What becomes of an ascending auction when every bidder goes up to a sum of his own.

For the judgement of the games that sell so; like all judgement it also runs compiled.
"""

from typing import Any

from saleroom.core.seats import NOBODY, left_of


def keenest(s: Any, most: Any, step: int) -> int:
    """Return who has it in the end: NOBODY if no one bids. Of equals, who speaks first."""
    best = 0 + s.leader
    # The leader need not raise himself; the others must top what is bid.
    top = s.price if best == NOBODY else max(s.price + step - 1, most[best])
    seat = 0 + s.asked
    for _ in range(s.players):
        if not s.out >> seat & 1 and seat != s.leader and most[seat] > top:
            best = seat
            top = most[seat]
        seat = left_of(seat, s.players)
    return int(best)


def price_for(s: Any, most: Any, buyer: int, step: int) -> int:
    """Return what the buyer has to pay: enough to silence the keenest of the others still in."""
    second = 0
    for seat in range(s.players):
        if seat != buyer and not s.out >> seat & 1:
            second = max(second, most[seat])
    least = 1 if s.leader == NOBODY else s.price + step
    if buyer == s.leader:
        if second < least:
            return int(s.price)
        return int(max(least, min(second + step, most[buyer])))
    return int(max(least, min(second + 1, most[buyer])))
