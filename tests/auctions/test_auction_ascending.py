"""Ascending, pass is final: raise or pass in turn; the last one left in has the lot."""

from collections.abc import Iterator

import pytest
from auctions.lone_auction import Auction, rises

from saleroom.auctions import ascending
from saleroom.auctions.words import BID_TOO_HIGH, BID_TOO_LOW, LEGAL, MUST_OPEN, NOT_ASKED
from saleroom.core.seats import NOBODY, left_of

PLAYERS = [2, 3, 4, 5]


def begun(players: int, starter: int = 0) -> Auction:
    s = Auction(players)
    ascending.begin(s, starter)
    return s


def in_turn(s: Auction, *answers: int) -> Auction:
    """Let whoever is asked answer: a sum, or 0 to pass."""
    for answer in answers:
        if answer:
            ascending.bid(s, s.asked, answer)
        else:
            ascending.pass_out(s, s.asked)
    return s


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starter_speaks_first_whatever_was_before(players: int) -> None:
    s = Auction(players, price=9, leader=1, out=3)
    ascending.begin(s, players - 1)
    assert (s.price, s.leader, s.out, s.asked) == (0, NOBODY, 0, players - 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_bidding_goes_round_clockwise(players: int) -> None:
    s = begun(players, 1)
    asked = []
    for price in range(1, 2 * players + 1):
        asked.append(s.asked)
        in_turn(s, price)
    assert asked == [(1 + k) % players for k in range(2 * players)]
    assert (s.leader, s.price) == (asked[-1], 2 * players)


def test_whoever_passed_is_not_asked_again() -> None:
    s = in_turn(begun(4), 1, 0, 2, 0)
    assert s.asked == 0
    in_turn(s, 3)
    assert s.asked == 2
    in_turn(s, 4)
    assert s.asked == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_one_left_in_has_it_at_once(players: int) -> None:
    s = in_turn(begun(players), 5, *[0] * (players - 1))
    assert s.sold == (0, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_bids_and_nobody_has_it(players: int) -> None:
    s = in_turn(begun(players, 1), *[0] * players)
    assert s.sold == (NOBODY, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_one_left_without_a_bid_is_still_asked(players: int) -> None:
    s = in_turn(begun(players), *[0] * (players - 1))
    assert s.asked == players - 1
    assert ascending.why_not_bid(s, players - 1, 1, 1, 50) == LEGAL
    assert ascending.why_not_pass(s, players - 1, 0) == LEGAL
    assert in_turn(s, 3).sold == (players - 1, 3)


def test_the_opening_bid_is_at_least_one_and_then_the_step_counts() -> None:
    s = begun(3)
    assert ascending.least_bid(s, 5) == 1
    assert ascending.why_not_bid(s, 0, 0, 5, 100) == BID_TOO_LOW
    assert ascending.why_not_bid(s, 0, -3, 5, 100) == BID_TOO_LOW
    assert ascending.why_not_bid(s, 0, 1, 5, 100) == LEGAL
    in_turn(s, 2)
    assert ascending.least_bid(s, 5) == 7
    assert ascending.why_not_bid(s, 1, 6, 5, 100) == BID_TOO_LOW
    assert ascending.why_not_bid(s, 1, 7, 5, 100) == LEGAL


def test_nobody_goes_above_his_limit() -> None:
    s = in_turn(begun(3), 10)
    assert ascending.why_not_bid(s, 1, 20, 1, 20) == LEGAL
    assert ascending.why_not_bid(s, 1, 21, 1, 20) == BID_TOO_HIGH
    assert ascending.why_not_bid(s, 1, 11, 1, 10) == BID_TOO_HIGH
    assert ascending.why_not_bid(s, 1, 10, 1, 5) == BID_TOO_LOW


def test_only_the_one_who_is_asked_answers() -> None:
    s = in_turn(begun(3), 4)
    for seat in (0, 2):
        assert ascending.why_not_bid(s, seat, 9, 1, 50) == NOT_ASKED
        assert ascending.why_not_pass(s, seat, 0) == NOT_ASKED


def test_who_must_open_may_pass_once_there_is_a_bid() -> None:
    s = begun(3)
    assert ascending.why_not_pass(s, 0, 1) == MUST_OPEN
    assert ascending.why_not_pass(s, 0, 0) == LEGAL
    assert ascending.why_not_pass(s, 1, 1) == NOT_ASKED
    in_turn(s, 1)
    assert ascending.why_not_pass(s, 1, 1) == LEGAL
    in_turn(s, 2, 3)
    assert ascending.why_not_pass(s, 0, 1) == LEGAL


def test_all_hear_every_bid_and_every_pass() -> None:
    s = in_turn(begun(3), 4, 0, 6, 0)
    heard = [
        ("bid", {"seat": 0, "amount": 4}),
        ("passed", {"seat": 1}),
        ("bid", {"seat": 2, "amount": 6}),
        ("passed", {"seat": 0}),
    ]
    assert s.sold == (2, 6)
    assert all(s.heard(viewer) == heard for viewer in (-4, -3, 0, 1, 2))


def endings(s: Auction, limits: tuple[int, ...], step: int, must_open: int) -> Iterator[Auction]:
    """Go through every auction there can be from here."""
    if s.is_over:
        yield s
        return
    seat = s.asked
    answers = [a for a in range(12) if not ascending.why_not_bid(s, seat, a, step, limits[seat])]
    if not ascending.why_not_pass(s, seat, must_open):
        answers.append(0)
    assert answers, "somebody is asked who can say nothing"
    for answer in answers:
        yield from endings(in_turn(s.copy(), answer), limits, step, must_open)


def amounts_of(s: Auction) -> list[int]:
    return [data["amount"] for name, data in s.heard() if name == "bid"]


@pytest.mark.parametrize(
    ("limits", "step", "must_open"),
    [
        ((4, 4), 1, 0),
        ((4, 4), 1, 1),
        ((9, 7), 3, 0),
        ((3, 3, 3), 1, 0),
        ((4, 2, 3), 1, 1),
        ((5, 9, 7), 3, 0),
        ((0, 0, 0), 1, 0),
        ((3, 0, 3, 2), 1, 0),
        ((2, 3, 0, 3), 1, 1),
        ((2, 2, 2, 2, 2), 1, 0),
        ((3, 1, 0, 2, 3), 1, 1),
    ],
)
def test_every_auction_there_can_be_ends_with_the_right_leader(
    limits: tuple[int, ...], step: int, must_open: int
) -> None:
    players = len(limits)
    for starter in range(players):
        if must_open and not limits[starter]:
            continue  # a game that makes somebody open makes sure that he can
        count = 0
        for s in endings(begun(players, starter), limits, step, must_open):
            count += 1
            check_the_end(s, limits, step)
            assert s.leader != NOBODY or not must_open
        assert count > 0


def check_the_end(s: Auction, limits: tuple[int, ...], step: int) -> None:
    """The leader made the last and highest bid, within his limit; all others have passed."""
    bids = [data for name, data in s.heard() if name == "bid"]
    passed = [data["seat"] for name, data in s.heard() if name == "passed"]
    assert len(set(passed)) == len(passed)
    assert rises(amounts_of(s), step)
    assert all(data["amount"] <= limits[data["seat"]] for data in bids)
    if bids:
        assert s.sold == (bids[-1]["seat"], bids[-1]["amount"])
        assert sorted([*passed, s.leader]) == list(range(s.players))
    else:
        assert s.sold == (NOBODY, 0)
        assert sorted(passed) == list(range(s.players))


def test_nobody_speaks_after_he_passed_nor_twice_in_a_row() -> None:
    for s in endings(begun(3, 1), (4, 4, 4), 1, 0):
        speakers = [data["seat"] for _, data in s.heard()]
        gone = set()
        for k, (name, data) in enumerate(s.heard()):
            assert data["seat"] not in gone
            assert k == 0 or speakers[k - 1] != data["seat"]
            if name == "passed":
                gone.add(data["seat"])
        assert speakers[0] == 1


def test_the_next_to_speak_is_the_nearest_on_the_left_still_in() -> None:
    for s in endings(begun(4, 0), (2, 2, 2, 2), 1, 0):
        out: set[int] = set()
        expected = 0
        for name, data in s.heard():
            assert data["seat"] == expected
            if name == "passed":
                out.add(expected)
            expected = left_of(expected, 4)
            while expected in out and len(out) < 4:
                expected = left_of(expected, 4)
