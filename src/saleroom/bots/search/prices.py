"""From what was played out to a bid: a solver for each way of selling. Compiled.

What each rival would pay is sampled with the world; U(k, p) is how much the seat likes that k has
the lot at p, in that world. All worlds weigh the same until somebody knows better.

    open and ascending   the highest price at which having it is as good as leaving it at that
                         price to the keenest other
    once around          each bid against those still to speak
    sealed               each sum against the fists of that world
    naming a price       each price against who would take it first
    at a price           having it, or who else would
"""

from typing import Any

import numpy as np

from saleroom.bots.search.kernels import NOBODY_BIDS, PlayedOut, liking
from saleroom.core.seats import MOST_PLAYERS, NOBODY, left_of

rules: Any = None


def utility(found: PlayedOut, w: int, k: int, price: int, seat: int, scale: float) -> float:
    """How much the seat likes that k has it at this price, in one world."""
    refs = found.refs[k]
    below = -1
    above = -1
    for j in range(len(refs)):
        if refs[j] >= 0:
            if refs[j] <= price:
                below = j
            elif above < 0:
                above = j
    if below < 0 and above < 0:
        return -1.0
    if below < 0:
        return _moved(found, w, k, above, price, seat, scale)
    if above < 0:
        return _moved(found, w, k, below, price, seat, scale)
    low = _moved(found, w, k, below, price, seat, scale)
    high = _moved(found, w, k, above, price, seat, scale)
    part = (price - refs[below]) / (refs[above] - refs[below])
    return float(low + (high - low) * part)


def _moved(found: PlayedOut, w: int, k: int, j: int, price: int, seat: int, scale: float) -> float:
    """The same, from one price tried, the difference moved over."""
    players = 0 + found.base[0].players
    scores = np.zeros(MOST_PLAYERS)
    for other in range(players):
        moved = found.drifts[k][other] * (price - found.refs[k][j])
        scores[other] = found.finals[w][k][j][other] + moved
    return liking(scores, seat, players, scale)


def _left_alone(found: PlayedOut, w: int, seat: int, scale: float) -> float:
    """How much the seat likes that nobody bids, in one world."""
    return liking(found.finals[w][NOBODY_BIDS][0], seat, 0 + found.base[0].players, scale)


def average(found: PlayedOut, takers: Any, paid: Any, seat: int, scale: float) -> float:
    """How much the seat likes, over all worlds, that its takers have it at what they pay.

    Where that cannot be, nobody bids.
    """
    total = 0.0
    weight = 0.0
    for w in range(len(found.finals)):
        value = utility(found, w, 0 + takers[w], 0 + paid[w], seat, scale)
        if value < 0.0:
            value = _left_alone(found, w, seat, scale)
        total += found.beliefs[w] * value
        weight += found.beliefs[w]
    return float(total / weight)


def limit(
    found: PlayedOut, others: int, seat: int, least: int, top: int, scale: float, values: Any
) -> int:
    """The highest price at which the seat would rather have it than leave it; 0 if there is none.

    `others` is the set of seats that can still bid. `values` get, for each price from `least` on,
    what having it is better by.
    """
    players = 0 + found.base[0].players
    leader = 0 + found.base[0].leader
    best = 0
    for price in range(least, top + 1):
        gain = 0.0
        weight = 0.0
        for w in range(len(found.finals)):
            rival = _keenest(found.reserves[w], others, seat, players, leader)
            mine = utility(found, w, seat, price, seat, scale)
            theirs = -1.0
            if rival != NOBODY and found.reserves[w][rival] >= least:
                asked = min(price, 0 + found.reserves[w][rival])
                theirs = utility(found, w, rival, asked, seat, scale)
            if theirs < 0.0:
                theirs = _left_alone(found, w, seat, scale)
            if mine >= 0.0:
                gain += found.beliefs[w] * (mine - theirs)
                weight += found.beliefs[w]
        if price - least < len(values):
            values[price - least] = gain / weight if weight > 0.0 else -1.0
        if weight > 0.0 and gain >= 0.0:
            best = price
    return best


def _keenest(reserves: Any, others: int, seat: int, players: int, leader: int) -> int:
    best = NOBODY
    for other in range(players):
        still_in = other != seat and (others >> other & 1 or other == leader)
        if still_in and (best == NOBODY or reserves[other] > reserves[best]):
            best = other
    return best


def once_around(found: PlayedOut, seat: int, top: int, scale: float, values: Any) -> int:
    """Return the best bid, 0 for none; `values` get what each brings, from 0 on."""
    s = found.base[0]
    players = 0 + s.players
    takers = np.zeros(len(found.finals), np.int64)
    paid = np.zeros(len(found.finals), np.int64)
    best = 0
    for bid in range(len(values)):
        values[bid] = -1.0
        if (bid and bid <= s.price) or bid > top:
            continue
        for w in range(len(found.finals)):
            leader = seat if bid else 0 + s.leader
            price = max(bid, 0 + s.price)
            other = seat
            while other != s.seller:
                other = left_of(other, players)
                if found.reserves[w][other] > price:
                    price = _silencing(found.reserves[w], other, 0 + s.seller, price, players)
                    leader = other
            takers[w] = 0 + s.seller if leader == NOBODY else leader
            paid[w] = price
        values[bid] = average(found, takers, paid, seat, scale)
        if values[bid] > values[best]:
            best = bid
    return best


def _silencing(reserves: Any, seat: int, seller: int, price: int, players: int) -> int:
    """What a bidder says who knows what those after him would pay."""
    highest = 0
    other = seat
    while other != seller:
        other = left_of(other, players)
        highest = max(highest, 0 + reserves[other])
    return int(min(0 + reserves[seat], max(price + 1, highest)))


def sealed(found: PlayedOut, seat: int, top: int, scale: float, values: Any) -> int:
    """Return the best sum for the fist; `values` get what each brings, from 0 on."""
    s = found.base[0]
    players = 0 + s.players
    takers = np.zeros(len(found.finals), np.int64)
    paid = np.zeros(len(found.finals), np.int64)
    best = 0
    for bid in range(len(values)):
        values[bid] = -1.0
        if bid > top:
            continue
        for w in range(len(found.finals)):
            takers[w] = 0 + s.seller
            paid[w] = 0
            other = 0 + s.seller
            for _ in range(players):
                amount = bid if other == seat else 0 + found.reserves[w][other]
                if amount > paid[w]:
                    paid[w] = amount
                    takers[w] = other
                other = left_of(other, players)
        values[bid] = average(found, takers, paid, seat, scale)
        if values[bid] > values[best]:
            best = bid
    return best


def naming(found: PlayedOut, seat: int, least: int, top: int, scale: float, values: Any) -> int:
    """Return the best price to name; `values` get what each brings, from 0 on."""
    players = 0 + found.base[0].players
    takers = np.zeros(len(found.finals), np.int64)
    paid = np.zeros(len(found.finals), np.int64)
    best = least
    for price in range(len(values)):
        values[price] = -1.0
        if price < least or price > top:
            continue
        for w in range(len(found.finals)):
            takers[w] = _taker(found.reserves[w], seat, seat, price, players)
            paid[w] = price
        values[price] = average(found, takers, paid, seat, scale)
        if values[price] > values[best]:
            best = price
    return best


def _taker(reserves: Any, after: int, seller: int, price: int, players: int) -> int:
    """The first after a seat who would pay the price; else the seller."""
    other = left_of(after, players)
    while other != seller:
        if reserves[other] >= price and reserves[other] > 0:
            return other
        other = left_of(other, players)
    return seller


def at_price(found: PlayedOut, seat: int, scale: float, values: Any) -> None:
    """Fill in what passing brings, and what taking it does."""
    s = found.base[0]
    players = 0 + s.players
    price = 0 + s.price
    takers = np.zeros(len(found.finals), np.int64)
    paid = np.full(len(found.finals), price, np.int64)
    for w in range(len(found.finals)):
        takers[w] = _taker(found.reserves[w], seat, 0 + s.seller, price, players)
    values[0] = average(found, takers, paid, seat, scale)
    takers[:] = seat
    values[1] = average(found, takers, paid, seat, scale)
