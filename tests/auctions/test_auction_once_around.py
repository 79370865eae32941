"""Once around: one chance each from the seller's left, the seller last."""

from itertools import product

import pytest
from auctions.lone_auction import Auction

from saleroom.auctions import once_around
from saleroom.auctions.words import BID_TOO_HIGH, BID_TOO_LOW, LEGAL, NOT_ASKED
from saleroom.core.seats import NOBODY

PLAYERS = [2, 3, 4, 5]


def begun(players: int, seller: int = 0) -> Auction:
    s = Auction(players, seller, price=8, leader=1)
    once_around.begin(s)
    return s


def answered(s: Auction, *answers: int) -> Auction:
    for answer in answers:
        if answer:
            assert once_around.why_not_bid(s, s.asked, answer, 99) == LEGAL
            once_around.bid(s, s.asked, answer)
        else:
            once_around.pass_by(s, s.asked)
    return s


@pytest.mark.rule("MA-20")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_one_chance_and_the_seller_the_last(players: int) -> None:
    for seller in range(players):
        s = begun(players, seller)
        asked = []
        while not s.is_over:
            asked.append(s.asked)
            answered(s, len(asked))
        assert asked == [(seller + 1 + k) % players for k in range(players)]
        assert s.sold == (seller, players)


@pytest.mark.rule("MA-21")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pass(players: int) -> None:
    assert answered(begun(players), *[0] * players).sold == (NOBODY, 0)


@pytest.mark.rule("MA-13", "MA-14", "MA-20")
def test_what_a_bid_must_be() -> None:
    s = answered(begun(3), 10)
    assert s.asked == 2
    assert once_around.why_not_bid(s, 2, 10, 50) == BID_TOO_LOW
    assert once_around.why_not_bid(s, 2, 0, 50) == BID_TOO_LOW
    assert once_around.why_not_bid(s, 2, 11, 50) == LEGAL
    assert once_around.why_not_bid(s, 2, 50, 50) == LEGAL
    assert once_around.why_not_bid(s, 2, 51, 50) == BID_TOO_HIGH
    assert once_around.why_not_bid(s, 0, 11, 50) == NOT_ASKED
    assert once_around.why_not_pass(s, 2) == LEGAL
    assert once_around.why_not_pass(s, 1) == NOT_ASKED


@pytest.mark.rule("MA-20", "MA-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_and_highest_bid_buys_whatever_the_others_did(players: int) -> None:
    for seller, answers in product(range(players), product(range(4), repeat=players)):
        s = begun(players, seller)
        best = (NOBODY, 0)
        for answer in answers:
            seat = s.asked
            if once_around.why_not_bid(s, seat, answer, 3) == LEGAL:
                once_around.bid(s, seat, answer)
                best = (seat, answer)
            else:
                once_around.pass_by(s, seat)
        assert s.sold == best


def test_all_hear_every_bid_and_every_pass() -> None:
    s = answered(begun(3), 4, 0, 6)
    heard = [
        ("bid", {"seat": 1, "amount": 4}),
        ("passed", {"seat": 2}),
        ("bid", {"seat": 0, "amount": 6}),
    ]
    assert all(s.heard(viewer) == heard for viewer in (-4, -3, 0, 1, 2))
