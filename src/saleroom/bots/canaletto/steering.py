"""Where the gondola should go: what the next palace means for a seat.

The price of a lot decides where the next one is sold, and its buyer who opens there. Looks one lot
ahead and no further; how the bidding gets there is left to `bidding`.
"""

from saleroom.bots.canaletto import appraisal
from saleroom.bots.canaletto.purse import affordable
from saleroom.bots.canaletto.weights import FADE, MASK, ONWARD, STEER
from saleroom.bots.skill import Weights
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.canaletto.components import BRIBE_LIMIT, TYPES
from saleroom.games.canaletto.lots import holds
from saleroom.games.canaletto.state import NOWHERE, State


def lots_after(s: State) -> int:
    """Count the palaces that will still hold treasures after this lot."""
    count = -1
    for palace in range(s.palaces):
        if s.palace[palace]:
            count += 1
    return count


def fading(lots: int, fade: float) -> float:
    """Say what share of its worth a mask has with so many lots to come."""
    return lots / (lots + fade) if lots > 0 else 0.0


def landing(s: State, price: int) -> int:
    """Return the palace that comes next after this price; NOWHERE if this is the last. (CA-11)"""
    palace = (s.column + price) % s.palaces
    for _ in range(s.palaces):
        if s.palace[palace] and palace != s.column:
            return palace
        palace = palace + 1 if palace + 1 < s.palaces else 0
    return NOWHERE


def onward(
    s: State,
    seat: int,
    buyer: int,
    price: int,
    paid: int,
    prospects: appraisal.Forecast,
    w: Weights,
) -> float:
    """Say what the palace after this price is worth to the seat, against the others."""
    lot = 0 + s.palace[s.column]
    palace = landing(s, price)
    place = s.sales + appraisal.completed_by(s, lot)
    if palace == NOWHERE or place >= appraisal.PAID_TYPES:
        return 0.0
    gain = w[STEER] * _for_holders(s, seat, buyer, palace, prospects)
    if w[ONWARD] > 0.0:  # costly, so only for those who care
        gain += w[ONWARD] * _for_bidders(s, seat, buyer, paid, palace, prospects, w)
    return gain


def _for_holders(
    s: State, seat: int, buyer: int, palace: int, prospects: appraisal.Forecast
) -> float:
    """Types that the next lot completes are sold at the next marker, others come nearer to it."""
    lot = 0 + s.palace[s.column]
    mean = appraisal.unseen(s) if s.hidden_values else 0.0
    place = s.sales + appraisal.completed_by(s, lot)
    gain = 0.0
    for kind in range(TYPES):
        if holds(0 + s.palace[palace], kind):
            in_lot = lot >> kind & 1
            left = s.left[kind] - in_lot
            if left == 1:
                better = appraisal.marker(s, place, mean) - prospects[0]
                place += 1
            else:
                better = prospects[left - 2] - prospects[left - 1]
            mine = s.held[seat][kind] + (in_lot if seat == buyer else 0)
            all_tiles = in_lot
            for other in range(s.players):
                all_tiles += s.held[other][kind]
            gain += better * (mine - (all_tiles - mine) / (s.players - 1.0))
    return gain


def _for_bidders(
    s: State,
    seat: int,
    buyer: int,
    paid: int,
    palace: int,
    prospects: appraisal.Forecast,
    w: Weights,
) -> float:
    """Say what the next auction will bring: its winner gains, and the others lose by that."""
    value = appraisal.next_value(s, palace, prospects)
    opener = left_of(buyer, s.players)
    best = NOBODY
    high = 0.0
    second = 0.0
    first_limit = 0.0
    bribing = NOBODY
    lure = value > w[MASK] * fading(lots_after(s) - 1, w[FADE])
    other = opener
    for _ in range(s.players):
        points = s.points[other] - (paid if other == buyer else 0)
        limit = affordable(s, max(0, points), value, w)
        if other == opener:
            first_limit = limit
        elif lure and bribing == NOBODY and s.masks >> other & 1:
            bribing = other
        if limit > high:
            second = high
            high = limit
            best = other
        elif limit > second:
            second = limit
        other = left_of(other, s.players)
    if bribing != NOBODY:
        if first_limit <= BRIBE_LIMIT:
            best = bribing
            second = 0.0
            value -= w[MASK] * fading(lots_after(s) - 1, w[FADE])
        elif second < BRIBE_LIMIT:
            second = BRIBE_LIMIT * 1.0
    if best == NOBODY:
        return 0.0
    gain = value - second
    return gain if best == seat else -gain / (s.players - 1.0)
