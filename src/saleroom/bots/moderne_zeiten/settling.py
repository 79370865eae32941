"""How the auction of Moderne Zeiten goes on once everybody's limit is known.

`bid` is one bidder's next step, `settle` the rest of the auction in one go, `award` an auction
that ends as a search wants it to.
"""

from collections.abc import Sequence

from saleroom.bots.skill import Weights
from saleroom.core.chance import Numbers
from saleroom.games.moderne_zeiten.actions import BID, PASS
from saleroom.games.moderne_zeiten.legality import STEP
from saleroom.games.moderne_zeiten.rules import apply
from saleroom.games.moderne_zeiten.state import BIDDING, State

# Where a bidder jumps to, of what the keenest rival is thought to pay: the rest goes by ones.
# There is little money in the game: a jump that goes too far costs more than it saves time.
NEAR = 0.3


def bid(s: State, seat: int, most: Sequence[int], w: Weights, book: Weights) -> int:  # noqa: ARG001  # the contract's arguments
    """What a bidder does who goes up to most[seat]."""
    keenest = 0
    for other in range(s.players):
        if other != seat:
            keenest = max(keenest, _limit(s, other, most))
    return _step(s, _limit(s, seat, most), int(NEAR * keenest))


def _limit(s: State, seat: int, most: Sequence[int]) -> int:
    """What the seat can go up to; nothing once it has passed."""
    return 0 if s.out >> seat & 1 else max(0, min(0 + most[seat], 0 + s.money[seat]))


def _step(s: State, limit: int, near: int) -> int:
    """Pass at the limit; below it jump near to where the others stop, then go on by ones."""
    if limit <= s.price:
        return PASS
    return BID + min(limit, max(s.price + STEP, near))


def settle(s: State, most: Sequence[int], numbers: Numbers) -> None:  # noqa: ARG001  # nothing is left to chance
    """Let all bid up to their limits, jumping to where only the keenest goes on."""
    first = 0
    second = 0
    for seat in range(s.players):
        limit = _limit(s, seat, most)
        second = max(second, min(first, limit))
        first = max(first, limit)
    while s.phase == BIDDING:
        seat = 0 + s.asked
        _do(s, seat, _step(s, _limit(s, seat, most), second))


def _do(s: State, seat: int, action: int) -> None:
    """Apply an action; here for all callers, as compiled rules are put in place where called."""
    apply(s, seat, action)


def award(s: State, buyer: int, price: int) -> bool:
    """Let the buyer have the lot at this price, if that can still happen."""
    if price < 1 or price > s.money[buyer] or s.out >> buyer & 1:
        return False
    if buyer == s.leader and price > s.price:
        if not _driven_up(s, buyer, price - 1):
            return False
    elif price < s.price or (price == s.price and buyer != s.leader):
        return False
    while s.phase == BIDDING:
        seat = 0 + s.asked
        _do(s, seat, BID + price if seat == buyer else PASS)
    return True


def _driven_up(s: State, buyer: int, price: int) -> bool:
    """Let one of those still in, others passing, bid against the leader; False if none can."""
    if price <= s.price:
        return False
    found = False
    for seat in range(s.players):
        if seat != buyer and not s.out >> seat & 1 and s.money[seat] >= price:
            found = True
    while found and s.leader == buyer:
        seat = 0 + s.asked
        _do(s, seat, BID + price if s.money[seat] >= price else PASS)
    return found
