"""One lot: what it was worth to everybody, where each should have stopped, what came of the price.

A lot's worth is what having it for nothing is better by, at the end of the game, than seeing it go
to the keenest other; where money is no score, for the least price instead of nothing. The price to
stop at is Expert's: the highest at which having it is as good as leaving it at that price.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.analysis.balance import Floats, balanced, shares_of, shift_between
from saleroom.analysis.choices import KNOTS
from saleroom.analysis.found import Lot, SeatAtLot, Sold
from saleroom.analysis.looking import Equipment, Position, Seen
from saleroom.analysis.reading import Offer
from saleroom.analysis.whys import helped
from saleroom.bots.search.kernels import NOBODY_BIDS, PlayedOut
from saleroom.bots.search.lots import BEYOND, MOST_PRICES
from saleroom.core.account import Bought
from saleroom.core.seats import NOBODY

Ints = NDArray[np.int64]

# Of the normal distribution, so that 95 in 100 lie within.
WIDE = 1.96
# The error of a price is that of so many parts of the worlds.
PARTS = 8


class Appraised(NamedTuple):
    """A lot with somebody's eyes: the position, and what was played out."""

    position: Position
    played: PlayedOut

    @classmethod
    def of(cls, equipment: Equipment, seen: Seen, worlds: int, seed: int) -> "Appraised":
        """Play the lot out."""
        position = Position(equipment, seen, seed)
        return cls(position, position.branches(max(PARTS, worlds), KNOTS))


def at_lot(appraised: Appraised, seat: int) -> SeatAtLot:
    """Say what the lot is to a seat."""
    position, played = appraised
    worths = _worths(played, seat, position.players)
    mean = float(worths.mean())
    error = WIDE * float(worths.std(ddof=1)) / len(worths) ** 0.5
    far = int(BEYOND * max(played.refs.max(), played.reserves.max(), mean)) + 2
    stop = _stop(position, played, seat, far)
    size = len(played.finals) // PARTS
    parts = [
        _stop(position, _part(played, size * k, size * k + size), seat, far) for k in range(PARTS)
    ]
    around = WIDE * float(np.std(parts, ddof=1)) / PARTS**0.5
    return SeatAtLot(
        seat=seat,
        worth=round(mean, 1),
        low=round(mean - error, 1),
        high=round(mean + error, 1),
        stop=float(stop),
        stop_low=round(max(0.0, stop - around), 1),
        stop_high=round(stop + around, 1),
    )


def _part(played: PlayedOut, first: int, last: int) -> PlayedOut:
    return played._replace(
        finals=played.finals[first:last],
        standings=played.standings[first:last],
        reserves=played.reserves[first:last],
    )


def _stop(position: Position, played: PlayedOut, seat: int, far: int) -> int:
    top = min(position.top(seat), far, MOST_PRICES)
    least = int(position.state.price) + 1
    values = np.zeros(top + 1)
    return int(position.solver.limit(played, ~0, seat, least, top, position.scale, values))


def _worths(played: PlayedOut, seat: int, players: int) -> Floats:
    """Return, by world, what having it is better by than leaving it."""
    rivals = _keenest(played, seat, players)
    paid = np.where(rivals == NOBODY, 0, played.reserves[np.arange(len(rivals)), rivals])
    is_money = bool(played.drifts[seat, seat] != 0.0)
    mine = np.full(len(rivals), seat)
    having, _ = _ends(played, mine, np.zeros_like(paid), players)
    leaving, _ = _ends(played, rivals, np.zeros_like(paid) if is_money else paid, players)
    gain: Floats = having[:, seat] - leaving[:, seat]
    return gain


def _keenest(played: PlayedOut, seat: int, players: int) -> Ints:
    """Name, by world, who of the others would pay most; NOBODY if none would pay anything."""
    reserves = played.reserves[:, :players].copy()
    reserves[:, seat] = -1
    best: Ints = reserves.argmax(axis=1)
    return np.where(reserves.max(axis=1) > 0, best, NOBODY)


def _ends(played: PlayedOut, takers: Ints, paid: Ints, players: int) -> tuple[Floats, Floats]:
    """Return, by world, scores and victories if the taker has it for so much.

    They come from the nearest price that was tried, the rest is moved over.
    """
    scores = np.zeros((len(takers), players))
    victories = np.zeros((len(takers), players))
    for w, (taker, price) in enumerate(zip(takers, paid, strict=True)):
        refs = played.refs[taker] if taker != NOBODY else np.array([-1])
        tried = np.flatnonzero(refs >= 0)
        if not len(tried):
            scores[w] = played.finals[w, NOBODY_BIDS, 0, :players]
            standings = played.standings[w, NOBODY_BIDS, 0, :players]
        else:
            j = int(tried[np.abs(refs[tried] - price).argmin()])
            moved = played.drifts[taker, :players] * (price - refs[j])
            scores[w] = played.finals[w, taker, j, :players] + moved
            standings = played.standings[w, taker, j, :players] if not moved.any() else scores[w]
        winners = standings == standings.max()
        victories[w] = winners / winners.sum()
    return scores, victories


def sold_so(appraised: Appraised, bought: Bought, own: SeatAtLot) -> Sold:
    """Say what came of the price that was paid."""
    position, played = appraised
    players, worlds = position.players, len(played.finals)
    rivals = _keenest(played, bought.seat, players)
    asked = np.minimum(played.reserves[np.arange(worlds), rivals], bought.price)
    sold = _ends(played, np.full(worlds, bought.seat), np.full(worlds, bought.price), players)[1]
    left = _ends(played, rivals, asked, players)[1]
    after, before = (
        balanced(shares_of(victories, players), worlds, position.power)
        for victories in (sold, left)
    )
    shift = shift_between(after, before)
    return Sold(
        move=bought.move + 1,
        seat=bought.seat,
        price=bought.price,
        back=bought.back,
        things=bought.things,
        overpaid=bought.price - own.stop if bought.price > own.stop_high else 0.0,
        shift=shift,
        helped=helped(shift, bought.seat),
    )


def lot_of(
    offer: Offer, appraisals: Sequence[Appraised], players: int, bought: Bought | None
) -> Lot:
    """Put together what a lot is to everybody, and how it went."""
    by_seat = [appraisals[min(seat, len(appraisals) - 1)] for seat in range(players)]
    seats = tuple(at_lot(by_seat[seat], seat) for seat in range(players))
    return Lot(
        move=offer.moves,
        mechanism=offer.sale.mechanism,
        seller=None if offer.sale.seller == NOBODY else offer.sale.seller,
        seats=seats,
        sold=None if bought is None else sold_so(by_seat[bought.seat], bought, seats[bought.seat]),
    )
