"""From branches to bids: each solver on a lot whose worth is known.

Seat 0 searches. Whoever has the lot ends with its worth, less the price; everybody else with 0,
the seller with the price on top. So the best bid can be worked out by hand.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from saleroom.bots.search import prices
from saleroom.bots.search.contending import contenders
from saleroom.bots.search.foresight import HEAT, ROW
from saleroom.bots.search.kernels import BRANCHES, NOBODY_BIDS, PlayedOut
from saleroom.bots.search.shrewdness import moved
from saleroom.bots.skill import (
    ASCENDING,
    AT_PRICE,
    BY_OPTIONS,
    NAMING_PRICE,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
    SECOND_PRICE,
)
from saleroom.core.seats import MOST_PLAYERS, NOBODY

SCALE = 10.0
TRIED = 10
EVERYBODY = ~0


class Lot:
    """A lot worth so much to each seat, and rivals who would pay so much in each world."""

    def __init__(self, worth: list[int], reserves: list[list[int]], seller: int) -> None:
        players, worlds = len(worth), len(reserves)
        self.finals = np.zeros((worlds, BRANCHES, 1, ROW))
        self.reserves = np.zeros((worlds, MOST_PLAYERS), np.int64)
        self.reserves[:, :players] = reserves
        self.refs = np.full((MOST_PLAYERS, 1), -1, np.int64)
        self.refs[:players] = TRIED
        self.drifts = np.zeros((MOST_PLAYERS, MOST_PLAYERS))
        for buyer in range(players):
            self.drifts[buyer][buyer] = -1.0
            self.finals[:, buyer, 0, buyer] += worth[buyer] - TRIED
            if buyer != seller:
                self.drifts[buyer][seller] = 1.0
                self.finals[:, buyer, 0, seller] += TRIED
        self.finals[:, NOBODY_BIDS, 0, seller] = worth[seller]
        self.standings = self.finals.copy()
        self.table = SimpleNamespace(players=players, seller=seller, price=0, leader=NOBODY)

    @property
    def found(self) -> PlayedOut:
        return PlayedOut(
            self.finals,
            self.standings,
            self.reserves,
            self.refs,
            self.drifts,
            [self.table],
        )


def liked(found: PlayedOut, w: int, k: int, price: int, seat: int) -> tuple[float, float]:
    both: tuple[float, float] = prices.utility(found, w, k, price, seat, SCALE, np.zeros(ROW))
    return both


def test_a_price_not_tried_follows_by_moving_money() -> None:
    lot = Lot([30, 0], [[0, 0]], seller=1)
    at_tried, victory = liked(lot.found, 0, 0, 10, 0)
    dearer, tie = liked(lot.found, 0, 0, 15, 0)
    even, _ = liked(lot.found, 0, 0, 15, 1)
    assert at_tried > dearer
    assert dearer == pytest.approx(0.5)  # 30 - 15 against 15
    assert even == pytest.approx(0.5)
    assert (victory, tie) == (1.0, 0.5)
    assert liked(lot.found, 0, 0, 16, 0)[1] == 0.0


def test_where_no_money_moves_what_breaks_a_tie_decides() -> None:
    lot = Lot([20, 10], [[0, 0]], seller=1)  # 10 each at the price that was tried
    assert liked(lot.found, 0, 0, TRIED, 0)[1] == 0.5
    lot.standings[0, 0, 0, 0] += 0.1
    assert liked(lot.found, 0, 0, TRIED, 0)[1] == 1.0
    assert liked(lot.found, 0, 0, TRIED, 1)[1] == 0.0


def test_between_two_prices_tried_the_way_goes_straight() -> None:
    lot = Lot([0, 0], [[0, 0]], seller=1)
    finals = np.zeros((1, BRANCHES, 2, ROW))
    finals[0, 0, :, 0] = 20.0, -20.0
    refs = np.full((MOST_PLAYERS, 2), -1, np.int64)
    refs[0] = (4, 8)
    still = np.zeros_like(lot.drifts)
    found = lot.found._replace(finals=finals, standings=finals, refs=refs, drifts=still)
    ends = [liked(found, 0, 0, price, 0)[0] for price in (4, 6, 8)]
    assert ends[1] == pytest.approx((ends[0] + ends[2]) / 2)
    assert liked(found, 0, 0, 99, 0)[0] == ends[2]


def test_the_limit_is_where_having_it_is_as_good_as_leaving_it() -> None:
    """Three players, seat 2 sells: at p seat 0 has 30 - p against the seller's p; if seat 1 has it
    at p, seat 0 has 0 against the better of 30 - p and p."""
    lot = Lot([30, 30, 0], [[0, 100, 0]], seller=2)
    values = np.zeros(40)
    limit = prices.limit(lot.found, EVERYBODY, 0, 1, 39, SCALE, values)
    assert limit == 30
    assert values[1] > values[11] > 0


def test_a_limit_that_the_price_has_passed_is_still_the_limit() -> None:
    """It was told as 0: only prices above the present one were looked at."""
    lot = Lot([30, 30, 0], [[0, 100, 0]], seller=2)
    lot.table.price, lot.table.leader = 34, 1
    assert prices.limit(lot.found, EVERYBODY, 0, 35, 60, SCALE, np.zeros(61)) == 30


def test_who_stays_wins_more_than_who_lets_a_bargain_go() -> None:
    """Seat 0 has 40 - p against the seller's p; left to seat 1, it has nothing."""
    lot = Lot([40, 40, 0], [[0, 12, 0], [0, 30, 0]], seller=2)
    shares = np.zeros(2)
    prices.staying(lot.found, EVERYBODY, 0, 20, SCALE, shares)
    assert list(shares) == [0.0, 0.5]  # at 13 it wins, and who goes to 30 is not stopped at 20
    prices.staying(lot.found, EVERYBODY, 0, 31, SCALE, shares)
    assert list(shares) == [0.0, 0.5]  # at 31 the seller has more


def test_there_is_no_limit_for_what_is_worth_nothing() -> None:
    lot = Lot([0, 0, 0], [[0, 0, 0]], seller=2)
    assert prices.limit(lot.found, EVERYBODY, 0, 1, 20, SCALE, np.zeros(20)) == 0


def test_a_rival_who_is_out_does_not_count() -> None:
    """Left to the seller for nothing, a lot that is worth more to him is worth more to deny."""
    lot = Lot([20, 60, 20], [[0, 100, 0]], seller=2)
    with_rival = prices.limit(lot.found, EVERYBODY, 0, 1, 60, SCALE, np.zeros(60))
    without = prices.limit(lot.found, ~0b010, 0, 1, 60, SCALE, np.zeros(60))
    assert with_rival > without > 0


def test_a_sealed_bid_is_just_above_the_fists_of_the_others() -> None:
    lot = Lot([40, 0, 40], [[0, 0, 12], [0, 0, 12]], seller=1)
    assert prices.sealed(lot.found, 0, 30, SCALE, *np.zeros((2, 31))) == 13


def test_of_equal_fists_the_seller_wins_so_he_need_not_bid_more() -> None:
    lot = Lot([40, 40, 0], [[0, 12, 0]], seller=0)
    assert prices.sealed(lot.found, 0, 30, SCALE, *np.zeros((2, 31))) == 12


def test_once_around_a_bid_silences_those_to_come() -> None:
    lot = Lot([40, 40, 0], [[0, 15, 3]], seller=2)
    assert prices.once_around(lot.found, 0, 30, SCALE, *np.zeros((2, 31))) == 15


def test_once_around_the_last_bids_one_more_or_passes() -> None:
    lot = Lot([40, 40, 0], [[0, 15, 3]], seller=0)
    lot.table.price, lot.table.leader = 10, 1
    assert prices.once_around(lot.found, 0, 30, SCALE, *np.zeros((2, 31))) == 11
    lot.table.price = 39
    assert prices.once_around(lot.found, 0, 60, SCALE, *np.zeros((2, 61))) == 0


def test_the_seller_names_the_highest_price_somebody_takes() -> None:
    lot = Lot([10, 40, 40], [[0, 17, 14]], seller=0)
    assert prices.naming(lot.found, 0, 1, 30, SCALE, *np.zeros((2, 31))) == 17


def test_at_a_price_what_is_cheap_is_taken_and_what_is_dear_left() -> None:
    lot = Lot([40, 0, 0], [[0, 0, 0]], seller=2)
    values, shares = np.zeros((2, 2))
    for price, wants in ((5, True), (60, False)):
        lot.table.price = price
        prices.at_price(lot.found, 0, SCALE, values, shares)
        assert (values[1] > values[0]) == wants
        assert (shares[1] == 1.0) == wants


def test_where_the_second_highest_is_paid_nothing_is_lost_by_bidding_all_it_is_worth() -> None:
    """At 13 it would miss the world in which the rival goes to 25, and still pays his sum only."""
    lot = Lot([40, 0, 40], [[0, 0, 12], [0, 0, 25]], seller=1)
    values = np.zeros(41)
    best = prices.sealed(lot.found, 0, 40, SCALE, values, np.zeros(41), 2)
    assert best == 26
    assert values[26] == values[40] > values[13]


def test_where_a_game_was_cut_a_price_moves_a_chance() -> None:
    """At a heat of 10, who is 10 points behind each of two has e^-1 of (e^-1 + 2) left."""
    lot = Lot([10, 10, 0], [[0, 12, 0]], seller=2)
    lot.finals[..., HEAT] = lot.standings[..., HEAT] = 10.0
    better, share = liked(lot.found, 0, 0, 0, 0)
    assert better == share
    assert share == pytest.approx(np.e / (np.e + 2))
    dearer, _ = liked(lot.found, 0, 0, 5, 0)
    assert dearer == pytest.approx(np.exp(0.5) / (2 * np.exp(0.5) + 1))


# Rivals who reckon


def shrewd(lot: Lot, share: float, tops: list[int]) -> list[list[int]]:
    found = lot.found._replace(base=[lot.table], reserves=lot.reserves.copy())
    moves = moved(found, 0, EVERYBODY, share, SCALE, np.array(tops), prices)
    as_told = np.minimum(lot.reserves[:, : len(tops)] * moves[: len(tops)], tops)
    assert (found.reserves[:, : len(tops)] == as_told.astype(np.int64)).all()
    rows: list[list[int]] = found.reserves.tolist()
    return rows


def test_a_rival_who_reckons_goes_up_to_where_he_would_rather_leave_the_lot() -> None:
    # At 30 he has 10 and the seller 30; if seat 0 has it at 20 he has nothing, and the seller 20.
    lot = Lot([30, 40, 0], [[20, 16, 0], [20, 24, 0]], seller=2)
    assert shrewd(lot, 0.0, [99, 99, 99]) == lot.reserves.tolist()
    assert [row[1] for row in shrewd(lot, 1.0, [99, 99, 99])] == [24, 36]
    assert [row[1] for row in shrewd(lot, 0.5, [99, 99, 99])] == [20, 30]
    assert [row[1] for row in shrewd(lot, 0.5, [99, 25, 99])] == [18, 25], "no more than he has"


def test_the_seat_itself_and_whoever_pays_next_to_nothing_are_left_as_they_are() -> None:
    lot = Lot([90, 40, 90], [[20, 2, 0], [20, 2, 0]], seller=2)
    assert shrewd(lot, 1.0, [99, 99, 99]) == lot.reserves.tolist()


# Who can come to have it


def seats(found: int) -> set[int]:
    return {seat for seat in range(MOST_PLAYERS) if found >> seat & 1}


def contending(way: int, reserves: list[int], **at: int) -> set[int]:
    """Who can have a lot of the last seat's; seat 0 thinks."""
    table = {"players": len(reserves), "seller": len(reserves) - 1, "price": 0, "leader": NOBODY}
    s = SimpleNamespace(**{**table, **at})
    return seats(contenders(s, reserves, 0, way, EVERYBODY, s.seller))


def test_who_asks_for_no_way_of_selling_gets_all() -> None:
    assert contending(BY_OPTIONS, [0, 0, 0, 0]) == {0, 1, 2, 3}


@pytest.mark.parametrize("way", [OUTCRY, ASCENDING, SEALED, SECOND_PRICE])
def test_only_the_keenest_rival_gets_what_one_leaves(way: int) -> None:
    assert contending(way, [99, 20, 30, 10]) == {0, 2}
    assert contending(way, [99, 30, 30, 10]) == {0, 1, 2}
    assert contending(way, [99, 0, 0, 0]) == {0, 1, 2, 3}
    assert contending(way, [99, 20, 30, 10], leader=3) == {0, 2, 3}


def test_who_is_out_gets_nothing() -> None:
    s = SimpleNamespace(players=4, price=5, leader=3)
    assert seats(contenders(s, [99, 20, 30, 10], 0, ASCENDING, 0b0011, NOBODY)) == {0, 1, 3}


def test_a_price_is_taken_by_the_first_who_pays_it() -> None:
    assert contending(NAMING_PRICE, [0, 20, 30, 25], seller=0) == {0, 1, 2}
    assert contending(NAMING_PRICE, [0, 30, 20, 30], seller=0) == {0, 1}
    assert contending(AT_PRICE, [99, 20, 30, 10], price=25) == {0, 2, 3}
    assert contending(AT_PRICE, [99, 20, 30, 10], price=35) == {0, 3}


def test_once_around_nobody_has_it_who_is_outbid_after_him() -> None:
    assert contending(ONCE_AROUND, [0, 20, 30, 10]) == {0, 2, 3}
    assert contending(ONCE_AROUND, [0, 30, 20, 10], leader=1, price=5) == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(40))
def test_solvers_ask_for_no_branch_but_those_that_count(seed: int) -> None:
    """What is not played out is no number here: a solver that asked for it would find none."""
    drawing = np.random.default_rng(seed)
    players, worlds, top = int(drawing.integers(3, 6)), 6, 40
    reserves = drawing.integers(0, 30, (worlds, players)).tolist()
    for way in (OUTCRY, SEALED, SECOND_PRICE, ONCE_AROUND, NAMING_PRICE, AT_PRICE):
        seller = 0 if way == NAMING_PRICE else int(drawing.integers(1, players))
        lot = Lot(drawing.integers(0, 60, players).tolist(), reserves, seller)
        lot.table.price = 12 if way == AT_PRICE else 0
        values, shares = np.zeros((2, 2, top + 1))
        answers = []
        for k in range(2):
            answers.append(solved(lot, way, top, values[k], shares[k]))
            for w in range(worlds):
                limits = lot.reserves[w]
                count = seats(contenders(lot.table, limits, 0, way, EVERYBODY, seller))
                lot.finals[w, [seat for seat in range(players) if seat not in count]] = np.nan
            lot.standings = lot.finals.copy()
        assert answers[0] == answers[1]
        assert (values[0] == values[1]).all()
        assert (shares[0] == shares[1]).all()


def solved(lot: Lot, way: int, top: int, values: Any, shares: Any) -> int | None:
    """Ask the solver of this way of selling."""
    if way == AT_PRICE:
        prices.at_price(lot.found, 0, SCALE, values, shares)
        return None
    if way == NAMING_PRICE:
        return int(prices.naming(lot.found, 0, 1, top, SCALE, values, shares))
    if way == ONCE_AROUND:
        return int(prices.once_around(lot.found, 0, top, SCALE, values, shares))
    if way == OUTCRY:
        prices.staying(lot.found, EVERYBODY, 0, top // 2, SCALE, shares)
        return int(prices.limit(lot.found, EVERYBODY, 0, 1, top, SCALE, values))
    nth = 2 if way == SECOND_PRICE else 1
    return int(prices.sealed(lot.found, 0, top, SCALE, values, shares, nth))
