"""Open outcry: anybody, in any order; every raise reopens the bidding; silence is not final."""

from collections.abc import Iterator

import pytest
from auctions.lone_auction import Auction, rises

from saleroom.auctions import outcry
from saleroom.auctions.words import (
    BID_TOO_HIGH,
    BID_TOO_LOW,
    HAS_LET_GO,
    LEADS_ALREADY,
    LEGAL,
    NOTHING_TO_TAKE_BACK,
)
from saleroom.core.chance import below, seeded
from saleroom.core.seats import NOBODY, seats_in

PLAYERS = [2, 3, 4, 5]


def begun(players: int, seller: int = 0) -> Auction:
    s = Auction(players, seller)
    outcry.begin(s)
    return s


def legal_moves(s: Auction, purses: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Everything anybody may do now: a seat and a sum, 0 to let go, -1 to take that back."""
    for seat in range(s.players):
        for amount in range(1, max(purses) + 1):
            if not outcry.why_not_bid(s, seat, amount, purses[seat]):
                yield seat, amount
        if not outcry.why_not_let_go(s, seat):
            yield seat, 0
        if not outcry.why_not_take_back(s, seat):
            yield seat, -1


def do(s: Auction, seat: int, answer: int) -> Auction:
    if answer > 0:
        outcry.bid(s, seat, answer)
    elif answer == 0:
        outcry.let_go(s, seat)
    else:
        outcry.take_back(s, seat)
    return s


@pytest.mark.rule("MA-19")
@pytest.mark.parametrize("players", PLAYERS)
def test_before_a_bid_the_order_is_from_the_sellers_left_the_seller_last(players: int) -> None:
    s = begun(players, 1)
    asked = []
    while not s.is_over:
        asked.append(s.asked)
        outcry.let_go(s, s.asked)
    assert asked == [(2 + k) % players for k in range(players)]
    assert s.sold == (NOBODY, 0)


@pytest.mark.rule("MA-19")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_a_bid_the_order_is_from_the_leaders_left(players: int) -> None:
    s = do(begun(players, 1), 0, 7)
    asked = []
    while not s.is_over:
        asked.append(s.asked)
        outcry.let_go(s, s.asked)
    assert asked == list(range(1, players))
    assert s.sold == (0, 7)


@pytest.mark.rule("MA-17", "MA-19")
def test_anybody_may_raise_at_any_time_and_that_asks_all_others_again() -> None:
    s = begun(4)
    do(s, 3, 2)
    do(s, 0, 0)
    do(s, 1, 0)
    do(s, 0, 5)
    assert seats_in(outcry.awaited(s)) == (1, 2, 3)
    assert (s.leader, s.price, s.asked) == (0, 5, 1)


@pytest.mark.rule("MA-13", "MA-14", "MA-19")
def test_what_a_raise_must_be() -> None:
    s = do(begun(3), 1, 10)
    assert outcry.why_not_bid(s, 1, 11, 50) == LEADS_ALREADY
    assert outcry.why_not_bid(s, 0, 10, 50) == BID_TOO_LOW
    assert outcry.why_not_bid(s, 0, 11, 50) == LEGAL
    assert outcry.why_not_bid(s, 0, 50, 50) == LEGAL
    assert outcry.why_not_bid(s, 0, 51, 50) == BID_TOO_HIGH
    assert outcry.why_not_bid(s, 2, 11, 10) == BID_TOO_HIGH


@pytest.mark.rule("MA-19")
def test_letting_go_is_once_and_can_be_taken_back() -> None:
    s = do(begun(3), 1, 10)
    assert outcry.why_not_let_go(s, 1) == LEADS_ALREADY
    assert outcry.why_not_take_back(s, 1) == NOTHING_TO_TAKE_BACK
    assert outcry.why_not_take_back(s, 2) == NOTHING_TO_TAKE_BACK
    do(s, 2, 0)
    assert outcry.has_let_go(s, 2)
    assert not outcry.has_let_go(s, 1)
    assert outcry.why_not_let_go(s, 2) == HAS_LET_GO
    assert outcry.why_not_take_back(s, 2) == LEGAL
    do(s, 2, -1)
    assert not outcry.has_let_go(s, 2)
    assert outcry.why_not_let_go(s, 2) == LEGAL
    assert s.asked == 2


@pytest.mark.rule("MA-19")
def test_who_has_let_go_may_raise_without_taking_back() -> None:
    s = do(do(begun(3), 1, 10), 2, 0)
    assert outcry.why_not_bid(s, 2, 11, 50) == LEGAL
    do(s, 2, 11)
    assert (s.leader, s.price) == (2, 11)
    assert seats_in(outcry.awaited(s)) == (0, 1)


@pytest.mark.rule("MA-19")
def test_letting_go_out_of_turn_leaves_the_turn_where_it_is() -> None:
    s = do(begun(4), 0, 5)
    do(s, 2, 0)
    assert s.asked == 1
    do(s, 2, -1)
    do(s, 3, 0)
    assert s.asked == 1
    do(s, 1, 0)
    assert s.asked == 2
    do(s, 1, -1)
    assert s.asked == 1
    do(s, 2, 0)
    assert s.asked == 1
    assert do(s, 1, 0).sold == (0, 5)


@pytest.mark.rule("MA-19")
def test_who_thinks_again_is_asked_in_order_from_the_leaders_left() -> None:
    s = do(begun(4, seller=0), 2, 5)
    do(s, 3, 0)
    do(s, 0, 0)
    assert s.asked == 1
    do(s, 3, -1)
    assert s.asked == 3


@pytest.mark.rule("MA-19")
def test_who_is_silent_is_heard_by_nobody_else() -> None:
    s = do(do(do(begun(3), 1, 10), 2, 0), 2, -1)
    bid = ("bid", {"seat": 1, "amount": 10})
    assert s.heard(0) == s.heard(-3) == [bid]
    silence = {"seat": 2, "price": 10}
    assert s.heard(2) == [bid, ("let_go", silence), ("took_let_go_back", silence)]


@pytest.mark.rule("MA-19")
def test_who_thinks_again_before_a_bid_is_asked_in_order_from_the_sellers_left() -> None:
    s = do(do(begun(4, seller=2), 3, 0), 1, 0)
    assert s.asked == 0
    assert do(s, 3, -1).asked == 3


def check_always(s: Auction) -> None:
    """Whoever is asked is neither the leader nor silent; it is over when all but he are silent."""
    waited_for = seats_in(outcry.awaited(s))
    assert s.is_over == (waited_for == ())
    if not s.is_over:
        assert s.asked in waited_for
        assert s.leader not in waited_for
    amounts = [data["amount"] for name, data in s.heard() if name == "bid"]
    assert rises(amounts)


def everything_from(s: Auction, purses: tuple[int, ...]) -> int:
    """Visit every auction that can come from here; return how many different ones there are."""
    seen = set()
    waiting = [s]
    while waiting:
        s = waiting.pop()
        key = (s.price, s.leader, s.silent, s.asked)
        if key in seen:
            continue
        seen.add(key)
        check_always(s)
        if s.is_over:
            everybody = (1 << s.players) - 1
            assert s.silent == everybody
            assert (s.leader == NOBODY) == (s.price == 0)
            continue
        moves = list(legal_moves(s, purses))
        assert any(seat == s.asked for seat, _ in moves)
        waiting += [do(s.copy(), seat, answer) for seat, answer in moves]
    return len(seen)


@pytest.mark.rule("MA-17", "MA-19")
@pytest.mark.parametrize(
    "purses", [(3, 3), (0, 0), (3, 3, 3), (4, 0, 2), (2, 2, 2, 2), (2, 1, 0, 2), (1, 1, 1, 1, 1)]
)
def test_every_order_of_answers_keeps_to_the_rule(purses: tuple[int, ...]) -> None:
    for seller in range(len(purses)):
        assert everything_from(begun(len(purses), seller), purses) >= len(purses)


@pytest.mark.rule("MA-18", "MA-19")
def test_the_lot_goes_to_the_last_who_raised_however_the_answers_fall() -> None:
    numbers = seeded(3)
    for game in range(400):
        players = 2 + game % 4
        purses = tuple(below(numbers, 12) for _ in range(players))
        s = begun(players, below(numbers, players))
        while not s.is_over:
            moves = list(legal_moves(s, purses))
            do(s, *moves[below(numbers, len(moves))])
        bids = [data for name, data in s.heard() if name == "bid"]
        last = (bids[-1]["seat"], bids[-1]["amount"]) if bids else (NOBODY, 0)
        assert s.sold == last
