"""Sealed bids: all at once, in secret, then revealed together."""

from itertools import permutations, product

import pytest
from auctions.lone_auction import Auction

from saleroom.auctions import sealed
from saleroom.auctions.words import BID_TOO_HIGH, FIST_IS_CLOSED, LEGAL, NOTHING_TO_TAKE_BACK
from saleroom.core.seats import NOBODY, seats_in

PLAYERS = [2, 3, 4, 5]


def begun(players: int, seller: int = 0) -> Auction:
    s = Auction(players, seller, price=5, leader=1, fists=1, sealed=[9] * 5)
    sealed.begin(s)
    return s


def closed(s: Auction, bids: dict[int, int]) -> Auction:
    for seat, amount in bids.items():
        assert sealed.why_not_bid(s, seat, amount, 99) == LEGAL
        sealed.bid(s, seat, amount)
    return s


@pytest.mark.rule("MA-22")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_are_waited_for_until_their_fist_is_closed(players: int) -> None:
    s = begun(players, 1)
    assert s.sealed[:players] == [0] * players
    left = list(range(players))
    for seat in (2 % players, *(k for k in range(players) if k != 2 % players)):
        assert seats_in(sealed.awaited(s)) == tuple(left)
        assert s.asked in left
        sealed.bid(s, seat, 3)
        left.remove(seat)
    assert s.is_over


@pytest.mark.parametrize("players", PLAYERS)
def test_asked_one_by_one_the_seller_is_last(players: int) -> None:
    s = begun(players, 1)
    asked = []
    while not s.is_over:
        asked.append(s.asked)
        sealed.bid(s, s.asked, 0)
    assert asked == [(2 + k) % players for k in range(players)]


@pytest.mark.rule("MA-14", "MA-22")
def test_any_sum_within_the_purse_and_nothing_is_one() -> None:
    s = begun(3)
    assert sealed.why_not_bid(s, 2, 0, 0) == LEGAL
    assert sealed.why_not_bid(s, 2, 20, 20) == LEGAL
    assert sealed.why_not_bid(s, 2, 21, 20) == BID_TOO_HIGH
    sealed.bid(s, 2, 20)
    assert sealed.why_not_bid(s, 2, 5, 20) == FIST_IS_CLOSED


@pytest.mark.rule("MA-26")
def test_a_fist_is_opened_and_closed_again_with_another_sum() -> None:
    s = begun(3)
    assert sealed.why_not_take_back(s, 1) == NOTHING_TO_TAKE_BACK
    closed(s, {1: 30, 2: 4})
    assert sealed.why_not_take_back(s, 1) == LEGAL
    sealed.take_back(s, 1)
    assert (s.sealed[1], s.asked, seats_in(s.fists)) == (0, 1, (2,))
    closed(s, {0: 2, 1: 3})
    assert s.sold == (2, 4)


@pytest.mark.rule("MA-26")
def test_others_hear_that_a_fist_closed_and_not_on_what() -> None:
    s = closed(begun(3), {1: 30})
    sealed.take_back(s, 1)
    closed(s, {1: 20})
    for other in (0, 2, -3):
        assert s.heard(other) == [
            ("fist_closed", {"seat": 1}),
            ("fist_opened", {"seat": 1}),
            ("fist_closed", {"seat": 1}),
        ]
    assert ("fist_closed", {"seat": 1, "amount": 30}) in s.heard(1)


@pytest.mark.rule("MA-23")
def test_all_are_revealed_together_to_everybody() -> None:
    s = closed(begun(3, 1), {0: 7, 1: 0})
    assert not [name for name, _ in s.heard(-3) if name == "revealed"]
    closed(s, {2: 5})
    revealed = [data for name, data in s.heard(-3) if name == "revealed"]
    assert revealed == [
        {"seat": 1, "amount": 0},
        {"seat": 2, "amount": 5},
        {"seat": 0, "amount": 7},
    ]
    assert s.sold == (0, 7)


@pytest.mark.rule("MA-25")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_zero_and_nobody_has_bid(players: int) -> None:
    s = closed(begun(players), dict.fromkeys(range(players), 0))
    assert s.sold == (NOBODY, 0)


@pytest.mark.rule("MA-23", "MA-24")
@pytest.mark.parametrize("players", PLAYERS)
def test_of_equals_the_seller_then_the_nearest_to_him_clockwise(players: int) -> None:
    sums = (0, 1, 2) if players < 5 else (0, 2)
    for seller, bids in product(range(players), product(sums, repeat=players)):
        s = closed(begun(players, seller), dict(enumerate(bids)))
        highest = max(bids)
        tied = [seat for seat in range(players) if bids[seat] == highest]
        nearest = min(tied, key=lambda seat: (seat - seller) % players)
        assert s.sold == ((nearest, highest) if highest else (NOBODY, 0))


@pytest.mark.rule("MA-22", "MA-24")
def test_the_order_in_which_fists_close_makes_no_difference() -> None:
    bids = {0: 4, 1: 9, 2: 9, 3: 2}
    ends = {
        closed(begun(4, 3), {seat: bids[seat] for seat in order}).sold
        for order in permutations(bids)
    }
    assert ends == {(1, 9)}
