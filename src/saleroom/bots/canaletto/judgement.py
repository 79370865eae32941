"""Canaletto by judgement: the functions a skill consists of.

Everything is open, so nothing here can see too much. What treasures are worth is decided in
`appraisal`, what points are worth in `purse`, where to go in `steering`, how to bid in `bidding`,
how an auction goes on in `settling`.
"""

from collections.abc import MutableSequence
from typing import Any

from saleroom.bots.canaletto import appraisal
from saleroom.bots.canaletto.bidding import blended, may_bribe, respond
from saleroom.bots.canaletto.describing import describe, promise, season, stage
from saleroom.bots.canaletto.purse import affordable, cost
from saleroom.bots.canaletto.settling import award, bid, settle
from saleroom.bots.canaletto.steering import fading, lots_after, onward
from saleroom.bots.canaletto.weights import (
    COPIES,
    DENIAL,
    FADE,
    MASK,
    NAIVE,
    NOISE,
    SHARE,
    WEIGHTS,
)
from saleroom.bots.copying import copied, forget, learn_price, note
from saleroom.bots.skill import BY_OPTIONS, MOST_KNOTS, MOST_OPTIONS, Weights
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.canaletto.actions import BID, BRIBE, PASS, SELL
from saleroom.games.canaletto.components import TYPES
from saleroom.games.canaletto.lots import count_of, holds
from saleroom.games.canaletto.state import BIDDING, SELLING, State

# Beyond its own limit a seat thinks about a few prices more, for where they lead.
_BEYOND = 4

# What was learnt of what all hear lies behind the weights.
_BEHIND = len(WEIGHTS)
_NO_LOT = -1


def is_auction(s: State) -> bool:
    """Tell whether a lot is on offer."""
    return s.phase == BIDDING


def lot_number(s: State) -> int:
    """Return the number of the round: one lot is sold in each. (CA-7)"""
    return 0 + s.round_number


# What a lot is worth


def worth(s: State, seat: int, w: Weights, _book: Any) -> float:
    """Say what the lot would bring the seat."""
    lot = 0 + s.palace[s.column]
    return blended(s, w) + (1.0 - w[NAIVE]) * appraisal.choice_of_order(s, seat, lot)


def reserve(s: State, seat: int, w: Weights, book: Any, z: float) -> int:
    """Say how high the seat would go."""
    limit = fair_price(s, seat, w, book) * w[SHARE] * (1.0 + w[NOISE] * z)
    if w[COPIES] > 0.0:
        limit = copied(limit, count_of(0 + s.palace[s.column]), w[COPIES], _BEHIND, w)
    return max(0, min(int(limit), 0 + s.highest_bid))


def fair_price(s: State, seat: int, w: Weights, book: Any) -> float:
    """Say at which price the lot costs what it brings the seat, and takes from a rival."""
    value = worth(s, seat, w, book)
    price = affordable(s, 0 + s.points[seat], value, w)
    if w[DENIAL] > 0.0:
        rival = _richest_rival(s, seat)
        gain = value - cost(s, 0 + s.points[rival], price, w)
        if gain > 0.0:
            price = affordable(s, 0 + s.points[seat], value + w[DENIAL] * gain, w)
    return price


def outlook(s: State, seat: int, w: Weights, book: Any) -> int:
    """Say the same without mood: nothing else is hidden."""
    return reserve(s, seat, w, book, 0.0)


def _richest_rival(s: State, seat: int) -> int:
    """Return the one of the others still in who has most at hand; if all are out, the next."""
    richest = left_of(seat, s.players)
    points = -1
    for other in range(s.players):
        if other != seat and not s.out >> other & 1 and s.points[other] > points:
            richest = other
            points = 0 + s.points[other]
    return richest


# Bidding


def top(s: State, _seat: int) -> int:
    """Return the highest bid there is: one may go into debt. (CA-15)"""
    return 0 + s.highest_bid


# Other decisions: in which order to sell


def choose(s: State, seat: int, w: Weights, _book: Any, _numbers: Any) -> int:
    """Choose which of several complete types is sold next. (CA-14)"""
    best = SELL
    best_appeal = 0.0
    found = False
    for kind in range(TYPES):
        if holds(0 + s.due, kind):
            liking = _sale_appeal(s, seat, kind, w)
            if not found or liking > best_appeal:
                best = SELL + kind
                best_appeal = liking
                found = True
    return best


def _sale_appeal(s: State, seat: int, kind: int, w: Weights) -> float:
    """The next marker, against what the markers after it bring on average, for one's own tiles."""
    mean = appraisal.unseen(s) if s.hidden_values else 0.0
    others = count_of(0 + s.due) - 1
    later = 0.0
    for k in range(others):
        place = s.sales + 1 + k
        later += mean if place >= s.turned else 1.0 * s.scale[place]
    better = 1.0 * s.scale[s.sales] - later / max(1, others)
    return better * _lead_in(s, seat, kind, w)


def _lead_in(s: State, seat: int, kind: int, w: Weights) -> float:
    """Count the seat's tiles of a type, less what the others' count for."""
    theirs = 0
    for other in range(s.players):
        if other != seat:
            theirs += s.held[other][kind]
    return s.held[seat][kind] - (1.0 - w[NAIVE]) * theirs / (s.players - 1.0)


# What all hear


def listen(s: State, _seat: int, action: int, heard: MutableSequence[float], _book: Any) -> None:
    """Note what a lot is bid up to; who plays the mask pays nothing."""
    if s.phase == BIDDING:
        price = action - BID if action >= BID else 0 + s.price
        lot = 0 + s.palace[s.column]
        note(heard, 0 + s.round_number, count_of(lot), 0 if action == BRIBE else price)


def learn(s: State, heard: MutableSequence[float]) -> bool:
    """Learn what a treasure was sold for."""
    return learn_price(heard, 0 + s.round_number if s.phase == BIDDING else _NO_LOT)


# For search


def mechanism(_s: State) -> int:
    """Price and next palace hang together: every raise is an option of its own."""
    return BY_OPTIONS


def list_options(s: State, seat: int, options: Any, w: Weights, book: Any) -> int:
    """List what is worth thinking about, the heuristic's choice first."""
    if s.phase == SELLING:
        return _list_sales(s, seat, options, w, book)
    favourite = _without_mood(s, seat, w, book)
    options[0] = favourite
    count = 1
    if s.leader != NOBODY and favourite != PASS:
        options[count] = PASS
        count += 1
    if may_bribe(s, seat) and favourite != BRIBE:
        options[count] = BRIBE
        count += 1
    price = s.price + 1
    end = min(reserve(s, seat, w, book, 0.0) + _BEYOND, 0 + s.highest_bid)
    while price <= end and count < MOST_OPTIONS:
        if favourite != BID + price:
            options[count] = BID + price
            count += 1
        price += 1
    return count


def _without_mood(s: State, seat: int, w: Weights, book: Any) -> int:
    """Decide what the seat would do in the auction if it had no moods."""
    return respond(s, seat, reserve(s, seat, w, book, 0.0), _expected_rival(s, seat, w, book), w)


def _expected_rival(s: State, seat: int, w: Weights, book: Any) -> int:
    """Return how high the others still in are thought to go."""
    high = 0
    for other in range(s.players):
        if other != seat and not s.out >> other & 1:
            high = max(high, outlook(s, other, w, book))
    return high


def _list_sales(s: State, seat: int, options: Any, w: Weights, book: Any) -> int:
    best = choose(s, seat, w, book, options)
    options[0] = best
    count = 1
    for kind in range(TYPES):
        if holds(0 + s.due, kind) and SELL + kind != best:
            options[count] = SELL + kind
            count += 1
    return count


def appeal(s: State, seat: int, action: int, w: Weights, book: Any) -> float:
    """Say how much a seat likes an action: nothing more than what it would do."""
    if s.phase == SELLING:
        return _sale_appeal(s, seat, action - SELL, w)
    favourite = _without_mood(s, seat, w, book)
    liking = _gain(s, seat, favourite, w, book)
    return liking if action == favourite else min(liking, _gain(s, seat, action, w, book))


def _gain(s: State, seat: int, action: int, w: Weights, book: Any) -> float:
    """Say what an action brings the seat, if the others do what is expected of them."""
    if action == PASS:
        return 0.0
    value = worth(s, seat, w, book)
    prospects = appraisal.forecast(s, 0 + s.palace[s.column], w)
    if action == BRIBE:
        gain = value - w[MASK] * fading(lots_after(s), w[FADE])
        return gain + onward(s, seat, seat, 0 + s.price, 0, prospects, w)
    price = action - BID
    gain = value - cost(s, 0 + s.points[seat], 1.0 * price, w)
    gain += onward(s, seat, seat, price, price, prospects, w)
    # A bid that will be topped brings neither the lot nor its price.
    return gain if price > _expected_rival(s, seat, w, book) else min(gain, 0.0)


def knots(s: State, most: Any, prices: Any) -> int:
    """List the prices from the least bid up to a little above what anybody would pay."""
    high = 0
    for seat in range(s.players):
        high = max(high, 0 + most[seat])
    price = s.price + 1
    end = min(max(high + _BEYOND, price), 0 + s.highest_bid)
    count = 0
    while price <= end and count < MOST_KNOTS:
        prices[count] = price
        price += 1
        count += 1
    if count == 0:  # nobody can top the highest bid there is
        prices[0] = 0 + s.price
        count = 1
    return count


def drift(_s: State, _buyer: int, _seat: int) -> float:
    """One more moves the gondola: the score does not follow the price in a straight line."""
    return 0.0


def stakes(s: State) -> float:
    """Say by how much scores at the end usually differ from what is expected here.

    Measured: 16 points at the start, 9 after four sales, 3 after eight.
    """
    return 3.0 + 1.3 * (appraisal.PAID_TYPES - s.sales)
