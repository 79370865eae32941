"""One bid: raise and to what, play the mask, or pass.

How high each seat would go is given. A raise is chosen for where it takes the gondola, too; and a
bid above 15 keeps the others from playing their masks.
"""

from saleroom.bots.canaletto.appraisal import at_first_sight, forecast, lot_value
from saleroom.bots.canaletto.purse import cost
from saleroom.bots.canaletto.steering import fading, lots_after, onward
from saleroom.bots.canaletto.weights import FADE, JUMP, LAST_WORD, MASK, NAIVE
from saleroom.bots.skill import Weights
from saleroom.core.seats import NOBODY, everybody, left_of
from saleroom.games.canaletto.actions import BID, BRIBE, PASS
from saleroom.games.canaletto.components import BRIBE_LIMIT
from saleroom.games.canaletto.state import State

# How far beyond the least that should do it looks for a better palace.
REACH = 12


def blended(s: State, w: Weights) -> float:
    """Value the lot on offer, more or less as a beginner does."""
    value = 0.0
    if w[NAIVE] < 1.0:
        value += (1.0 - w[NAIVE]) * lot_value(s, w)
    if w[NAIVE] > 0.0:
        value += w[NAIVE] * at_first_sight(s, 0 + s.palace[s.column])
    return value


def may_bribe(s: State, seat: int) -> bool:
    """Tell whether the seat, when asked, may play its mask. (CA-17)"""
    return s.leader != NOBODY and s.price <= BRIBE_LIMIT and s.masks >> seat & 1 == 1


def who_would_bribe(s: State, seat: int, value: float, w: Weights) -> int:
    """Return the next after this seat who would play the mask; NOBODY if none would."""
    if w[NAIVE] >= 1.0 or value <= w[MASK] * fading(lots_after(s), w[FADE]):
        return NOBODY
    other = left_of(seat, s.players)
    while other != seat:
        if s.masks >> other & 1 and not s.out >> other & 1:
            return other
        other = left_of(other, s.players)
    return NOBODY


def is_last_word(s: State, seat: int) -> bool:
    """Tell whether the bidding is over if the seat passes."""
    if s.leader == NOBODY:
        return False
    return s.out | 1 << seat | 1 << s.leader == everybody(s.players)


def respond(s: State, seat: int, limit: int, rival: int, w: Weights) -> int:
    """Decide what the seat does, going up to its limit, when the keenest rival has such another."""
    if s.leader == NOBODY:
        limit = max(1, limit)  # who opens must bid
    limit = min(limit, 0 + s.highest_bid)
    can_raise = s.price < limit
    bribable = may_bribe(s, seat)
    last = w[LAST_WORD] > 0.0 and is_last_word(s, seat) and rival <= max(limit, 0 + s.price)
    if not can_raise and not bribable and not last:
        return PASS
    value = blended(s, w)
    if bribable and _should_bribe(s, seat, limit, rival, value, w):
        return BRIBE
    if last:
        return _last_word(s, seat, limit, rival, w)
    if not can_raise:
        return PASS
    amount = int(_amount(s, seat, limit, rival, value, w))  # learners hold limits as floats
    if amount > rival and _is_better_left(s, seat, limit, amount, w):
        return PASS
    return BID + amount


def _should_bribe(s: State, seat: int, limit: int, rival: int, value: float, w: Weights) -> bool:
    """Play the mask for what is worth it, unless buying brings more."""
    gain = value - w[MASK] * fading(lots_after(s), w[FADE])
    if gain <= 0.0:
        return False
    if limit <= rival:
        return True
    return gain > value - cost(s, 0 + s.points[seat], 1.0 * max(rival, s.price) + 1.0, w)


def _amount(s: State, seat: int, limit: int, rival: int, value: float, w: Weights) -> int:
    """Choose a raise: high enough to matter, and to the palace that is best for the seat."""
    highest = min(limit, 0 + s.highest_bid)
    low = s.price + 1
    expected = min(limit, rival + 1)
    low = max(low, min(highest, int(expected * w[JUMP])))
    briber = NOBODY
    if low <= BRIBE_LIMIT:
        briber = who_would_bribe(s, seat, value, w)
    if briber != NOBODY and highest > BRIBE_LIMIT:
        low = BRIBE_LIMIT + 1
        briber = NOBODY
    if briber != NOBODY:
        return _best_for_gondola(s, seat, briber, s.price + 1, highest, w)
    return _best_for_gondola(s, seat, seat, low, highest, w)


def _best_for_gondola(s: State, seat: int, buyer: int, low: int, high: int, w: Weights) -> int:
    """Weigh what each raise costs against where it leads."""
    if w[NAIVE] >= 1.0 or low >= high:
        return low
    prospects = forecast(s, 0 + s.palace[s.column], w)
    best = low
    best_gain = 0.0
    points = 0 + s.points[seat]
    for amount in range(low, min(high, low + REACH) + 1):
        paid = amount if seat == buyer else 0
        gain = onward(s, seat, buyer, amount, paid, prospects, w)
        gain -= cost(s, points, 1.0 * paid, w)
        if amount == low or gain > best_gain:
            best = amount
            best_gain = gain
    return best


def _is_better_left(s: State, seat: int, limit: int, amount: int, w: Weights) -> bool:
    """Tell whether leaving the lot to the leader for good is better, for where the gondola goes.

    What the lot is worth to the seat is what its limit would cost.
    """
    if w[NAIVE] >= 1.0 or not is_last_word(s, seat):
        return False
    points = 0 + s.points[seat]
    prospects = forecast(s, 0 + s.palace[s.column], w)
    gain = cost(s, points, 1.0 * limit, w) - cost(s, points, 1.0 * amount, w)
    gain += onward(s, seat, seat, amount, amount, prospects, w)
    price = 0 + s.price
    return gain < onward(s, seat, 0 + s.leader, price, price, prospects, w)


def _last_word(s: State, seat: int, limit: int, rival: int, w: Weights) -> int:
    """Choose between leaving the lot to the leader and topping him for good.

    What the lot is worth to the seat is what its limit would cost.
    """
    points = 0 + s.points[seat]
    prospects = forecast(s, 0 + s.palace[s.column], w)
    value = cost(s, points, 1.0 * limit, w)
    leader, price = 0 + s.leader, 0 + s.price
    best = PASS
    best_gain = w[LAST_WORD] * onward(s, seat, leader, price, price, prospects, w)
    low = max(price, rival) + 1
    for amount in range(low, min(low + REACH, 0 + s.highest_bid) + 1):
        gain = value - cost(s, points, 1.0 * amount, w)
        gain += w[LAST_WORD] * onward(s, seat, seat, amount, amount, prospects, w)
        if gain > best_gain:
            best = BID + amount
            best_gain = gain
    return best
