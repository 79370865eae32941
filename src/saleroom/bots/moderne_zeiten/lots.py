"""What a lot is worth to a seat, how much of its money it gives for it, and how auctions end."""

from collections.abc import MutableSequence, Sequence

from saleroom.bots.moderne_zeiten.board import ahead, how_many, of, row_of
from saleroom.bots.moderne_zeiten.plans import gain_by_shares
from saleroom.bots.moderne_zeiten.prospects import (
    MINE,
    TOP,
    Around,
    around,
    nearest_end,
    sure,
    turns_left,
)
from saleroom.bots.moderne_zeiten.weights import (
    DENIAL,
    FIRST,
    HOLD,
    NAIVE,
    NOISE,
    SHADE,
    THRIFT,
    WEALTH,
)
from saleroom.bots.skill import Weights
from saleroom.core.chance import Numbers
from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten.actions import BID, PASS
from saleroom.games.moderne_zeiten.components import INDUSTRIES, MOST_MONEY_POINTS
from saleroom.games.moderne_zeiten.legality import STEP
from saleroom.games.moderne_zeiten.rules import apply
from saleroom.games.moderne_zeiten.state import BIDDING, State

# Where a bidder jumps to, of what the keenest rival is thought to pay: the rest goes by ones.
# There is little money in the game: a jump that goes too far costs more than it saves time.
NEAR = 0.3
PLAIN_MILLION = 0.3  # points a beginner gives a million
MANY_KNOTS = 12


def is_auction(s: State) -> bool:
    """Shares are on offer."""
    return bool(s.phase == BIDDING)


def lot_number(s: State) -> int:
    """There is one auction in a turn."""
    return 0 + s.turn


def worth(s: State, seat: int, w: Weights, book: Weights) -> float:  # noqa: ARG001  # the contract's arguments
    """What the shares and acting first would bring the seat, in points."""
    return _worth(s, seat, row_of(s.hand[seat]), w)


def _worth(s: State, seat: int, hand: int, w: Weights) -> float:
    """The same with a hand as far as it is known."""
    at = around(s, seat, w)
    value = gain_by_shares(s, seat, hand, row_of(s.lot), at, w)
    value += w[FIRST] * (1.0 - w[NAIVE])
    return value + w[DENIAL] * w[HOLD] * _threat(s, at)


def _threat(s: State, at: Around) -> float:
    """How many of its majorities another could take with this lot."""
    count = 0.0
    for industry in range(INDUSTRIES):
        lead = of(at[MINE], industry) - of(at[TOP], industry)
        if 0 < lead <= s.lot[industry]:
            count += 1.0
    return count


def reserve(s: State, seat: int, w: Weights, book: Weights, z: float) -> int:
    """The most the seat pays."""
    limit = worth(s, seat, w, book) * w[SHADE] * (1.0 + w[NOISE] * z)
    return _affordable(s, seat, limit, w)


def outlook(s: State, seat: int, w: Weights, book: Weights) -> int:  # noqa: ARG001  # the contract's arguments
    """The same as others judge it: of its hand they know what it took from lots."""
    return _affordable(s, seat, _worth(s, seat, row_of(s.shown[seat]), w) * w[SHADE], w)


def _affordable(s: State, seat: int, limit: float, w: Weights) -> int:
    """The highest price that costs no more points than the limit, by halving."""
    richest = 0
    for other in range(s.players):
        if other != seat:
            richest = max(richest, 0 + s.money[other])
    near = min(nearest_end(s, seat), how_many(ahead(s, 0 + s.zeppelin[seat])))
    turns = turns_left(near, w)
    least = 0
    most = 0 + s.money[seat]
    while least < most:
        price = (least + most + 1) // 2
        if _cost(s, seat, price, richest, turns, w) <= limit:
            least = price
        else:
            most = price - 1
    return least


def _cost(s: State, seat: int, price: int, richest: int, turns: float, w: Weights) -> float:
    """The points a price costs against another's buying: in the race for most money, and later."""
    narrow = 1.0 / (1.0 + w[WEALTH] * turns)
    share = price * 1.0 / (s.players - 1)
    lead = 1.0 * (s.money[seat] - richest)
    race = sure(lead + share, narrow) - sure(lead - price - share, narrow)
    later = w[THRIFT] * turns / (1.0 + turns)
    full = MOST_MONEY_POINTS * race + later * price
    return (1.0 - w[NAIVE]) * full + w[NAIVE] * PLAIN_MILLION * price


# How it goes on once everybody's limit is known


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


def top(s: State, seat: int) -> int:
    """Nobody bids more than he has. (MZ-9)"""
    return 0 + s.money[seat]


def knots(s: State, most: Sequence[int], prices: MutableSequence[int]) -> int:
    """All prices up to a little above the highest limit, or some of them if they are many."""
    least = s.price + STEP
    if s.leader != NOBODY:
        least = 0 + s.price
    highest = least + 3
    for seat in range(s.players):
        highest = max(highest, min(most[seat] + 3, 0 + s.money[seat]))
    gaps = min(MANY_KNOTS - 1, highest - least)
    for k in range(gaps + 1):
        prices[k] = least + (highest - least) * k // gaps
    return gaps + 1


def drift(_s: State, _buyer: int, _seat: int) -> float:
    """Points do not follow money evenly: prices are tried one by one."""
    return 0.0
