"""What a lot is worth to a seat, and how much of its money it gives for it."""

from collections.abc import MutableSequence, Sequence

from saleroom.bots.copying import copied, learn_price, note
from saleroom.bots.moderne_zeiten import prospects, weights
from saleroom.bots.moderne_zeiten.board import ahead, how_many, of, row_of
from saleroom.bots.moderne_zeiten.plans import gain_by_shares
from saleroom.bots.skill import Weights
from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten.actions import BID
from saleroom.games.moderne_zeiten.components import INDUSTRIES, MOST_MONEY_POINTS
from saleroom.games.moderne_zeiten.legality import STEP
from saleroom.games.moderne_zeiten.state import BIDDING, State
from saleroom.games.moderne_zeiten.supply import lot_size

PLAIN_MILLION = 0.3  # points a beginner gives a million
MANY_KNOTS = 5
# What was learnt of what all hear lies behind the weights.
BEHIND = len(weights.WEIGHTS)
NO_LOT = -1


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
    at = prospects.around(s, seat, w)
    value = gain_by_shares(s, seat, hand, row_of(s.lot), at, w)
    value += w[weights.FIRST] * (1.0 - w[weights.NAIVE])
    return value + w[weights.DENIAL] * w[weights.HOLD] * _threat(s, at)


def _threat(s: State, at: prospects.Around) -> float:
    """How many of its majorities another could take with this lot."""
    count = 0.0
    for industry in range(INDUSTRIES):
        lead = of(at[prospects.MINE], industry) - of(at[prospects.TOP], industry)
        if 0 < lead <= s.lot[industry]:
            count += 1.0
    return count


def reserve(s: State, seat: int, w: Weights, book: Weights, z: float) -> int:
    """The most the seat pays."""
    limit = worth(s, seat, w, book) * w[weights.SHADE] * (1.0 + w[weights.NOISE] * z)
    most = _affordable(s, seat, limit, w)
    if w[weights.COPIES] > 0.0:
        most = min(
            int(copied(1.0 * most, lot_size(s), w[weights.COPIES], BEHIND, w)), 0 + s.money[seat]
        )
    return most


def outlook(s: State, seat: int, w: Weights, book: Weights) -> int:  # noqa: ARG001  # the contract's arguments
    """The same as others judge it: of its hand they know what it took from lots."""
    return _affordable(s, seat, _worth(s, seat, row_of(s.shown[seat]), w) * w[weights.SHADE], w)


def _affordable(s: State, seat: int, limit: float, w: Weights) -> int:
    """The highest price that costs no more points than the limit, by halving."""
    richest = 0
    for other in range(s.players):
        if other != seat:
            richest = max(richest, 0 + s.money[other])
    near = min(prospects.nearest_end(s, seat), how_many(ahead(s, 0 + s.zeppelin[seat])))
    turns = prospects.turns_left(near, w)
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
    narrow = 1.0 / (1.0 + w[weights.WEALTH] * turns)
    share = price * 1.0 / (s.players - 1)
    lead = 1.0 * (s.money[seat] - richest)
    race = prospects.sure(lead + share, narrow) - prospects.sure(lead - price - share, narrow)
    later = w[weights.THRIFT] * turns / (1.0 + turns)
    full = MOST_MONEY_POINTS * race + later * price
    return (1.0 - w[weights.NAIVE]) * full + w[weights.NAIVE] * PLAIN_MILLION * price


def listen(
    s: State, _seat: int, action: int, heard: MutableSequence[float], _book: Weights
) -> None:
    """Note what a lot is bid up to."""
    if s.phase == BIDDING:
        price = action - BID if action >= BID else 0 + s.price
        note(heard, 0 + s.turn, lot_size(s), price)


def learn(s: State, heard: MutableSequence[float]) -> bool:
    """Learn what a share was sold for."""
    return learn_price(heard, 0 + s.turn if s.phase == BIDDING else NO_LOT)


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
