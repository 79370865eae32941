"""How high everybody goes who reckons: a lot played out for each buyer, at several prices.

Three to five players, and nothing hidden but the cards to come. A lot is played to its end, objects
used by judgement, and a net says what that promises everybody (`promising`). Up to the price at
which somebody would as soon leave the card to the keenest of the others, he bids; and the others do
the same. What lies between two prices tried is drawn straight.

A net errs, and who errs most upwards has the card. So only a part of the way is gone from what
judgement would pay to what is reckoned; more of it where a bankruptcy is near, since games that end
are seen and not guessed.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.alles_futsch.limits import ceiling
from saleroom.bots.alles_futsch.promising import (
    Glance,
    counted,
    describe_seat,
    look,
    new_glance,
)
from saleroom.bots.play_kernels import step
from saleroom.bots.search.foresight import HEAD, said_by
from saleroom.core.seats import MOST_PLAYERS, NOBODY, left_of
from saleroom.games.alles_futsch.actions import BID, PASS
from saleroom.games.alles_futsch.state import BIDDING, TURNING_UP

rules: Any = None
skill: Any = None

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Prices tried of each buyer.
KNOTS = 3
# So often everybody reckons with what the others reckoned before.
_TURNS = 3
# How far from judgement's limit to the one that is reckoned.
PART = 0.4
# A price that cannot be.
_NEVER = -1


class LotDesk(NamedTuple):
    """What a lot is reckoned with: everybody's weights, the net, and room."""

    rows: Any
    net: Any
    numbers: Any
    most: Ints
    glance: Glance


class PlayedLot(NamedTuple):
    """What was played out: by buyer the prices tried, and what everybody's chance was then.

    `limits` is how high each goes.
    """

    prices: Ints
    chances: Floats
    limits: Ints


def new_desk(rows: Any, net: Any, numbers: Any) -> LotDesk:
    """Make room. Compiled."""
    return LotDesk(rows, net, numbers, np.zeros(MOST_PLAYERS, np.int64), new_glance())


def new_lot() -> PlayedLot:
    """Make room. Compiled."""
    return PlayedLot(
        np.zeros((MOST_PLAYERS, KNOTS), np.int64),
        np.zeros((MOST_PLAYERS, KNOTS, MOST_PLAYERS)),
        np.zeros(MOST_PLAYERS, np.int64),
    )


def promise_all(s: Any, desk: LotDesk, chances: Any) -> None:
    """Fill in everybody's chance of victory between two lots, or their share of it at the end."""
    players = 0 + s.players
    highest = -1.0e18
    cards = look(s, desk.rows, desk.glance) if s.asked != NOBODY else 0
    for seat in range(players):
        if s.asked == NOBODY:
            chances[seat] = 1.0 * rules.standing(s, seat)
        else:
            describe_seat(s, seat, cards, desk.glance)
            said = said_by(desk.net, desk.glance.x)
            chances[seat] = counted(s, seat) / desk.net[HEAD] + said
        highest = max(highest, 0.0 + chances[seat])
    total = 0.0
    for seat in range(players):
        apart = chances[seat] - highest
        if s.asked != NOBODY:
            chances[seat] = np.exp(apart)
        else:
            chances[seat] = 0.0 if apart < 0.0 else 1.0
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


def sell(s: Any, buyer: int, price: int) -> None:
    """Let the buyer have the card at this price, whatever was bid so far."""
    players = 0 + s.players
    other = left_of(buyer, players)
    s.out = ((1 << players) - 1) & ~(1 << buyer) & ~(1 << other)
    s.price = price - 1
    s.leader = other if price > 1 else NOBODY
    s.asked = buyer
    rules.apply(s, buyer, BID + price)
    if s.phase == BIDDING:
        rules.apply(s, other, PASS)


def end_lot(s: Any, desk: LotDesk) -> None:
    """Use the objects by judgement."""
    while s.asked != NOBODY and s.phase != TURNING_UP:
        step(s, desk.rows, desk.net, desk.numbers, desk.most)


def reckon(worlds: Any, at: int, desk: LotDesk, lot: PlayedLot) -> None:
    """Play the lot out that is on offer in the world at this place; fill in how high each goes.

    The place after it is overwritten.
    """
    highest = _list_prices(worlds[at], desk, lot)
    for buyer in range(0 + worlds[at].players):
        for j in range(KNOTS if lot.prices[buyer][0] != _NEVER else 0):
            worlds[at + 1] = worlds[at]
            sell(worlds[at + 1], buyer, min(0 + lot.prices[buyer][j], 0 + worlds[at].money[buyer]))
            end_lot(worlds[at + 1], desk)
            promise_all(worlds[at + 1], desk, lot.chances[buyer][j])
    for seat in range(MOST_PLAYERS):
        lot.limits[seat] = 0
    for turn in range(_TURNS):
        _reckon_limits(worlds[at], turn, highest + highest // 2, lot)


def _list_prices(s: Any, desk: LotDesk, lot: PlayedLot) -> int:
    """Fill in prices to try of each buyer; return the highest worth a try."""
    highest = 0
    for seat in range(0 + s.players):
        if not s.out >> seat & 1:
            highest = max(highest, 0 + skill.outlook(s, seat, desk.rows[seat], desk.net))
    least = max(1, 0 + s.price)
    highest = max(least, highest + highest // 4 + 6)
    for seat in range(0 + s.players):
        leads = seat == s.leader
        lowest = least if leads or s.leader == NOBODY else least + 1
        top = min(highest, ceiling(s, seat))
        lot.prices[seat][0] = _NEVER
        if leads or (top >= lowest and not s.out >> seat & 1):
            apart = max(2 * (KNOTS - 1), top - lowest)
            for j in range(KNOTS):
                lot.prices[seat][j] = lowest + j * apart // (KNOTS - 1)
    return int(highest)


def chance_at(lot: PlayedLot, buyer: int, price: int, seat: int) -> float:
    """The seat's chance if the buyer has the card at this price; none if he cannot."""
    if lot.prices[buyer][0] == _NEVER:
        return 0.0
    j = 0
    while j < KNOTS - 2 and price > lot.prices[buyer][j + 1]:
        j += 1
    low = 1.0 * lot.prices[buyer][j]
    part = (price - low) / (lot.prices[buyer][j + 1] - low)
    below = (1.0 - part) * lot.chances[buyer][j][seat]
    return float(below + part * lot.chances[buyer][j + 1][seat])


def keenest_but(s: Any, seat: int, lot: PlayedLot) -> int:
    """Return who goes highest of the others who can have the card; NOBODY if there is none."""
    best = NOBODY
    for other in range(0 + s.players):
        can = other != seat and lot.prices[other][0] != _NEVER
        if can and (best == NOBODY or lot.limits[other] > lot.limits[best]):
            best = other
    return int(best)


def _reckon_limits(s: Any, turn: int, most: int, lot: PlayedLot) -> None:
    """Everybody reckons anew, one after another; in the first turn with all others alike."""
    for seat in range(0 + s.players):
        if lot.prices[seat][0] == _NEVER:
            continue
        rival = keenest_but(s, seat, lot) if turn > 0 else NOBODY
        low = 0
        high = min(ceiling(s, seat), most) + 1
        while high - low > 1:
            price = (low + high) // 2
            if chance_at(lot, seat, price, seat) >= _without(s, seat, rival, price, lot):
                low = price
            else:
                high = price
        lot.limits[seat] = max(low, 0 + s.price) if seat == s.leader else low


def _without(s: Any, seat: int, rival: int, price: int, lot: PlayedLot) -> float:
    """The seat's chance if the rival has it at this price; without one, any of the others."""
    if rival != NOBODY:
        return chance_at(lot, rival, price, seat)
    total = 0.0
    count = 0
    for other in range(0 + s.players):
        if other != seat and lot.prices[other][0] != _NEVER:
            total += chance_at(lot, other, price, seat)
            count += 1
    return total / count if count > 0 else -1.0


def temper(s: Any, desk: LotDesk, lot: PlayedLot) -> None:
    """Go only a part of the way from judgement's limits to those that were reckoned."""
    for seat in range(0 + s.players):
        usual = 1.0 * skill.outlook(s, seat, desk.rows[seat], desk.net)
        limit = int(usual + PART * (lot.limits[seat] - usual))
        lot.limits[seat] = min(limit, ceiling(s, seat)) if not s.out >> seat & 1 else 0


def goes_to(s: Any, lot: PlayedLot) -> tuple[int, int]:
    """Return who has the card by these limits, and at what price."""
    buyer = 0 + s.leader
    highest = 0 + s.price
    if buyer != NOBODY:
        highest = max(highest, 0 + lot.limits[buyer])
    second = 0 + s.price
    seat = 0 + s.asked
    for _ in range(0 + s.players):
        if lot.prices[seat][0] != _NEVER and seat != s.leader:
            limit = 0 + lot.limits[seat]
            if limit > highest:
                second = max(second, highest)
                highest = limit
                buyer = seat
            else:
                second = max(second, limit)
        seat = left_of(seat, 0 + s.players)
    if buyer == NOBODY:
        return 0 + s.asked, 1
    if buyer == s.leader and second <= s.price:
        return buyer, 0 + s.price
    return buyer, max(1, min(highest, second + 1))


def expect(s: Any, lot: PlayedLot, chances: Any) -> None:
    """Fill in everybody's chance if all bid up to their limits."""
    buyer, price = goes_to(s, lot)
    for seat in range(0 + s.players):
        chances[seat] = max(0.0, min(1.0, chance_at(lot, buyer, price, seat)))
