"""Fixed price: the seller names it; the first taker has it, else the seller must."""

import pytest
from auctions.lone_auction import Auction

from saleroom.auctions import fixed_price
from saleroom.auctions.words import (
    CANNOT_AFFORD,
    LEGAL,
    NOT_ASKED,
    PRICE_TOO_HIGH,
    PRICE_TOO_LOW,
)
from saleroom.core.seats import NOBODY

PLAYERS = [2, 3, 4, 5]


def begun(players: int, seller: int = 0) -> Auction:
    s = Auction(players, seller, price=5, leader=1)
    fixed_price.begin(s)
    return s


def priced(players: int, seller: int, price: int) -> Auction:
    s = begun(players, seller)
    fixed_price.name_price(s, seller, price)
    return s


@pytest.mark.rule("MA-27")
def test_the_seller_is_asked_for_a_price_he_could_pay() -> None:
    s = begun(3, 2)
    assert (s.asked, s.price, s.leader) == (2, 0, NOBODY)
    assert fixed_price.why_not_price(s, 2, 0, 30) == PRICE_TOO_LOW
    assert fixed_price.why_not_price(s, 2, 1, 30) == LEGAL
    assert fixed_price.why_not_price(s, 2, 30, 30) == LEGAL
    assert fixed_price.why_not_price(s, 2, 31, 30) == PRICE_TOO_HIGH
    assert fixed_price.why_not_price(s, 0, 5, 30) == NOT_ASKED


@pytest.mark.rule("MA-27")
def test_a_seller_without_money_names_nothing() -> None:
    s = begun(3)
    assert fixed_price.least_price(0) == 0
    assert fixed_price.least_price(1) == 1
    assert fixed_price.why_not_price(s, 0, 0, 0) == LEGAL
    assert fixed_price.why_not_price(s, 0, 1, 0) == PRICE_TOO_HIGH


@pytest.mark.rule("MA-27", "MA-28")
def test_for_nothing_the_first_who_wants_it_has_it() -> None:
    s = priced(3, 0, 0)
    assert fixed_price.why_not_buy(s, 1, 0) == LEGAL
    fixed_price.pass_by(s, 1)
    fixed_price.buy(s, 2)
    assert s.sold == (2, 0)


@pytest.mark.rule("MA-28")
def test_whoever_has_less_can_only_pass() -> None:
    s = priced(3, 0, 20)
    assert fixed_price.why_not_buy(s, 1, 19) == CANNOT_AFFORD
    assert fixed_price.why_not_buy(s, 1, 20) == LEGAL
    assert fixed_price.why_not_buy(s, 2, 50) == NOT_ASKED
    assert fixed_price.why_not_buy(s, 0, 50) == NOT_ASKED
    assert fixed_price.why_not_pass(s, 1) == LEGAL
    assert fixed_price.why_not_pass(s, 2) == NOT_ASKED


@pytest.mark.rule("MA-28", "MA-29")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_taker_in_turn_order_has_it_else_the_seller(players: int) -> None:
    for seller in range(players):
        others = [(seller + 1 + k) % players for k in range(players - 1)]
        for taker in [*others, None]:
            s = priced(players, seller, 20)
            asked = []
            while not s.is_over:
                asked.append(s.asked)
                take = fixed_price.buy if s.asked == taker else fixed_price.pass_by
                take(s, s.asked)
            assert s.sold == (seller if taker is None else taker, 20)
            last = len(others) if taker is None else others.index(taker) + 1
            assert asked == others[:last]


def test_all_hear_the_price_and_every_pass() -> None:
    s = priced(3, 1, 20)
    fixed_price.pass_by(s, 2)
    fixed_price.pass_by(s, 0)
    heard = [
        ("priced", {"seat": 1, "price": 20}),
        ("passed", {"seat": 2}),
        ("passed", {"seat": 0}),
    ]
    assert all(s.heard(viewer) == heard for viewer in (-4, -3, 0, 1, 2))
    assert s.sold == (1, 20)
