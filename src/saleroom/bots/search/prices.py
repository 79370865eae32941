"""From what was played out to a bid: a solver for each way of selling. Compiled.

What each rival would pay is sampled with the world; U(k, p) is how much the seat likes that k has
the lot at p, in that world. All worlds weigh the same until somebody knows better. Solvers decide
by that, and note beside it the share of the victory (`shares`), which is what is told.

    open and ascending   the highest price at which having it is as good as leaving it at that
                         price to the keenest other
    once around          each bid against those still to speak
    sealed               each sum against the fists of that world; the highest pays, or the second
    naming a price       each price against who would take it first
    at a price           having it, or who else would
"""

from typing import Any

import numpy as np

from saleroom.bots.search.foresight import HEAT, ROW
from saleroom.bots.search.kernels import NOBODY_BIDS, PlayedOut, liking, victory
from saleroom.core.seats import NOBODY, left_of

rules: Any = None


def utility(
    found: PlayedOut, w: int, k: int, price: int, seat: int, scale: float, scores: Any
) -> tuple[float, float]:
    """How much the seat likes that k has it at this price, in one world, and its victory then.

    Below 0 where that cannot be. `scores` is scratch.
    """
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
        return -1.0, -1.0
    if below < 0:
        return _moved(found, w, k, above, price, seat, scale, scores)
    if above < 0:
        return _moved(found, w, k, below, price, seat, scale, scores)
    low, low_share = _moved(found, w, k, below, price, seat, scale, scores)
    high, high_share = _moved(found, w, k, above, price, seat, scale, scores)
    part = (price - refs[below]) / (refs[above] - refs[below])
    return low + (high - low) * part, low_share + (high_share - low_share) * part


def _moved(
    found: PlayedOut, w: int, k: int, j: int, price: int, seat: int, scale: float, scores: Any
) -> tuple[float, float]:
    """The same, from one price tried, the difference moved over.

    Where it moves nothing, the standing of the end decides who has won; else the moved scores do.
    """
    players = 0 + found.base[0].players
    is_same = True
    for other in range(players):
        moved = found.drifts[k][other] * (price - found.refs[k][j])
        is_same = is_same and moved == 0.0
        scores[other] = found.finals[w][k][j][other] + moved
    scores[HEAT] = found.finals[w][k][j][HEAT]
    liked = liking(scores, seat, players, scale)
    if is_same:
        return liked, victory(found.standings[w][k][j], seat, players)
    scores[HEAT] = found.standings[w][k][j][HEAT]
    return liked, victory(scores, seat, players)


def _left_alone(found: PlayedOut, w: int, seat: int, scale: float) -> tuple[float, float]:
    """How much the seat likes that nobody bids, in one world, and its victory then."""
    players = 0 + found.base[0].players
    liked = liking(found.finals[w][NOBODY_BIDS][0], seat, players, scale)
    return liked, victory(found.standings[w][NOBODY_BIDS][0], seat, players)


def average(
    found: PlayedOut, takers: Any, paid: Any, seat: int, scale: float
) -> tuple[float, float]:
    """How much the seat likes, over all worlds, that its takers have it at what they pay.

    Where that cannot be, or the taker is NOBODY, nobody bids. With it goes the share of victories.
    """
    scores = np.zeros(ROW)
    total = 0.0
    won = 0.0
    for w in range(len(found.finals)):
        value = -1.0
        share = -1.0
        if takers[w] != NOBODY:
            value, share = utility(found, w, 0 + takers[w], 0 + paid[w], seat, scale, scores)
        if value < 0.0:
            value, share = _left_alone(found, w, seat, scale)
        total += value
        won += share
    return total / len(found.finals), won / len(found.finals)


def limit(
    found: PlayedOut, others: int, seat: int, least: int, top: int, scale: float, values: Any
) -> int:
    """The highest price at which the seat would rather have it than leave it; 0 if there is none.

    It may be below `least`, the smallest bid there is now, where scores move with the price: then
    the price has passed it. `others` is the set of seats that can still bid. `values` get, for each
    price from 0 on, what having it is better by.
    """
    players = 0 + found.base[0].players
    leader = 0 + found.base[0].leader
    scores = np.zeros(ROW)
    best = 0
    first = 1 if found.drifts[seat][seat] != 0.0 else least
    for price in range(first, top + 1):
        gain = 0.0
        count = 0
        for w in range(len(found.finals)):
            rival = _keenest(found.reserves[w], others, seat, players, leader)
            mine, _ = utility(found, w, seat, price, seat, scale, scores)
            theirs = -1.0
            if rival != NOBODY and found.reserves[w][rival] >= min(price, least):
                asked = min(price, 0 + found.reserves[w][rival])
                theirs, _ = utility(found, w, rival, asked, seat, scale, scores)
            if theirs < 0.0:
                theirs, _ = _left_alone(found, w, seat, scale)
            if mine >= 0.0:
                gain += mine - theirs
                count += 1
        if price < len(values):
            values[price] = gain / count if count else -1.0
        if count and gain >= 0.0:
            best = price
    return best


def _keenest(reserves: Any, others: int, seat: int, players: int, leader: int) -> int:
    best = NOBODY
    for other in range(players):
        still_in = other != seat and (others >> other & 1 or other == leader)
        if still_in and (best == NOBODY or reserves[other] > reserves[best]):
            best = other
    return best


def staying(found: PlayedOut, others: int, seat: int, most: int, scale: float, shares: Any) -> None:
    """Fill in the share of victories if the seat lets the lot go now, and if it bids up to `most`.

    The keenest two of the others drive each other up, and so does the seat.
    """
    s = found.base[0]
    players = 0 + s.players
    takers = np.zeros((2, len(found.finals)), np.int64)
    paid = np.zeros((2, len(found.finals)), np.int64)
    for w in range(len(found.finals)):
        rival = _keenest(found.reserves[w], others, seat, players, 0 + s.leader)
        first = 0
        second = 0 + s.price
        if rival != NOBODY:
            first = 0 + found.reserves[w][rival]
            if rival == s.leader:
                first = max(first, 0 + s.price)
            elif first <= s.price:
                rival = 0 + s.leader if s.leader != seat else NOBODY
                first = 0 + s.price
        for other in range(players):
            if other not in (seat, rival) and (others >> other & 1 or other == s.leader):
                second = max(second, min(first, 0 + found.reserves[w][other]))
        takers[0][w] = rival
        paid[0][w] = second if rival == s.leader or second > s.price else second + 1
        if most > first or rival == NOBODY:
            takers[1][w] = seat
            paid[1][w] = max(first, 0 + s.price) + (
                0 if s.leader == seat and first <= s.price else 1
            )
        else:
            takers[1][w] = rival
            paid[1][w] = max(second, most)
        if s.leader == seat and rival == NOBODY:
            takers[0][w] = seat
            paid[0][w] = 0 + s.price
    for way in range(2):
        _, shares[way] = average(found, takers[way], paid[way], seat, scale)


def once_around(
    found: PlayedOut, seat: int, top: int, scale: float, values: Any, shares: Any
) -> int:
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
        values[bid], shares[bid] = average(found, takers, paid, seat, scale)
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


def sealed(
    found: PlayedOut, seat: int, top: int, scale: float, values: Any, shares: Any, nth: int = 1
) -> int:
    """Return the best sum for the fist; `values` get what each brings, from 0 on.

    Whoever has it pays the nth highest: the first, or the second in a laboratory.
    """
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
            highest = 0
            next_highest = 0
            other = 0 + s.seller
            for _ in range(players):
                amount = bid if other == seat else 0 + found.reserves[w][other]
                if amount > highest:
                    next_highest = highest
                    highest = amount
                    takers[w] = other
                else:
                    next_highest = max(next_highest, amount)
                other = left_of(other, players)
            paid[w] = highest if nth == 1 else next_highest
        values[bid], shares[bid] = average(found, takers, paid, seat, scale)
        if values[bid] > values[best]:
            best = bid
    return best


def naming(
    found: PlayedOut, seat: int, least: int, top: int, scale: float, values: Any, shares: Any
) -> int:
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
        values[price], shares[price] = average(found, takers, paid, seat, scale)
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


def at_price(found: PlayedOut, seat: int, scale: float, values: Any, shares: Any) -> None:
    """Fill in what passing brings, and what taking it does."""
    s = found.base[0]
    players = 0 + s.players
    price = 0 + s.price
    takers = np.zeros(len(found.finals), np.int64)
    paid = np.full(len(found.finals), price, np.int64)
    for w in range(len(found.finals)):
        takers[w] = _taker(found.reserves[w], seat, 0 + s.seller, price, players)
    values[0], shares[0] = average(found, takers, paid, seat, scale)
    takers[:] = seat
    values[1], shares[1] = average(found, takers, paid, seat, scale)
