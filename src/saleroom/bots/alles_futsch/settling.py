"""How the auction of Alles Futsch goes on once everybody's limit is known.

`bid` is one bidder's next step, `settle` the rest of the auction in one go, `award` an auction
that ends as a search wants it to.
"""

from collections.abc import Sequence

from saleroom.bots.skill import Weights
from saleroom.core.chance import Numbers
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.alles_futsch.actions import BID, PASS
from saleroom.games.alles_futsch.legality import STEP, must_open
from saleroom.games.alles_futsch.rules import apply
from saleroom.games.alles_futsch.state import BIDDING, State

# Up to here, of what the keenest rival is thought to pay, a bid goes half of the way; the rest goes
# by a twentieth of one's own limit, so that nobody sits through forty bids. Who opens says the
# least: a rival may pay far less than one thinks.
NEAR = 0.8
LAST_RAISE = 0.05


def least_bid(s: State) -> int:
    """Return the smallest bid there is now."""
    return 0 + s.price + STEP


def bid(s: State, seat: int, most: Sequence[int], _w: Weights, _book: Weights) -> int:
    """What a bidder does who goes up to most[seat]."""
    least = least_bid(s)
    limit = min(0 + most[seat], 0 + s.money[seat])
    if s.leader == NOBODY and must_open(s, seat):
        limit = max(limit, least)
    if limit < least:
        return PASS
    highest = 0
    for other in range(0 + s.players):
        if other != seat and not s.out >> other & 1:
            highest = max(highest, 0 + most[other])
    return BID + next_bid(s, limit, highest)


def next_bid(s: State, limit: int, highest: int) -> int:
    """What one bids who goes up to a limit, when the keenest rival is thought to go so high."""
    if s.leader == NOBODY:
        return min(limit, least_bid(s))
    near = int(NEAR * highest)
    further = s.price + int(LAST_RAISE * limit)
    return min(limit, max(least_bid(s), (s.price + near + 1) // 2, further))


def settle(s: State, most: Sequence[int], _numbers: Numbers) -> None:
    """Sell the card to whom the limits say; a chooser whom nobody outbids has it for 1."""
    buyer = 0 + s.leader
    highest = 0 if buyer == NOBODY else max(0 + s.price, _limit(s, most, buyer))
    second = 0
    seat = 0 + s.asked
    for _ in range(0 + s.players):
        if not s.out >> seat & 1 and seat != s.leader:
            limit = _limit(s, most, seat)
            if limit > highest and limit > s.price:
                second = max(second, highest)
                highest = limit
                buyer = seat
            else:
                second = max(second, limit)
        seat = left_of(seat, s.players)
    if buyer != NOBODY and (buyer != s.leader or second > s.price):
        award(s, buyer, min(highest, max(second, 0 + s.price) + STEP))
    _all_pass(s)


def _limit(s: State, most: Sequence[int], seat: int) -> int:
    """How high the seat goes, within what is legal."""
    limit = max(0, min(0 + most[seat], 0 + s.money[seat]))
    return max(1, limit) if s.leader == NOBODY and must_open(s, seat) else limit


def award(s: State, buyer: int, price: int) -> bool:
    """Let the buyer have the card at this price, if that can still happen."""
    if s.out >> buyer & 1 or price > s.money[buyer]:
        return False
    if buyer == s.leader:
        if price > s.price and not _raise_against(s, buyer, price):
            return False
        if price < s.price:
            return False
    else:
        opens = s.leader == NOBODY and must_open(s, 0 + s.asked)
        if price < least_bid(s) + (1 if opens and buyer != s.asked else 0):
            return False
    _pass_until(s, buyer)
    if s.phase == BIDDING:
        apply(s, buyer, BID + price)
    _all_pass(s)
    return True


def _raise_against(s: State, leader: int, price: int) -> bool:
    """Let somebody top the leader, so that he can go up to the price himself."""
    rival = 0 + s.asked
    for _ in range(0 + s.players):
        if rival != leader and not s.out >> rival & 1 and s.money[rival] >= least_bid(s):
            break
        rival = left_of(rival, s.players)
    if rival == leader or s.out >> rival & 1 or s.money[rival] < least_bid(s):
        return False
    if price <= least_bid(s):
        return False
    _pass_until(s, rival)
    apply(s, rival, BID + least_bid(s))
    return True


def _pass_until(s: State, seat: int) -> None:
    """All pass who are asked before the seat; who must open opens with 1."""
    while s.phase == BIDDING and s.asked != seat:
        opens = s.leader == NOBODY and must_open(s, 0 + s.asked)
        apply(s, 0 + s.asked, BID + 1 if opens else PASS)


def _all_pass(s: State) -> None:
    while s.phase == BIDDING:
        opens = s.leader == NOBODY and must_open(s, 0 + s.asked)
        apply(s, 0 + s.asked, BID + 1 if opens else PASS)
