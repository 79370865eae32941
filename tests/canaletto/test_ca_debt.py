"""Bidding more than one has, and what it costs. (CA-15, CA-16)"""

import pytest
from canaletto.positions import bid, buy, now, pass_by, played, points, table, take
from matches import heard

from saleroom.core.errors import IllegalNow
from saleroom.core.legal import Amounts
from saleroom.games.canaletto.game import GAME
from saleroom.laws.playing import adds_up
from saleroom.play.match import Match

A, B, C, D = range(4)


def with_ten_points() -> Match:
    """C has 10 points left."""
    match = table([9])
    buy(match, C, 20)
    assert points(match)[C] == 10
    return match


@pytest.mark.rule("CA-15", "CA-16")
def test_the_debt_of_the_rule_document() -> None:
    match = with_ten_points()
    buy(match, C, 13)
    assert points(match)[C] == 0
    assert now(match).debts[C] == 3
    assert heard(match, "paid")[-1] == {"seat": C, "paid": 10, "borrowed": 3}
    assert GAME.flat.score(match.state, C) == -6


@pytest.mark.rule("CA-15")
def test_a_bid_of_exactly_what_one_has_makes_no_debt() -> None:
    match = with_ten_points()
    buy(match, C, 10)
    assert (points(match)[C], now(match).debts[C]) == (0, 0)


@pytest.mark.rule("CA-15")
def test_debt_on_debt() -> None:
    match = with_ten_points()
    buy(match, C, 13)
    buy(match, C, 5)
    assert (points(match)[C], now(match).debts[C]) == (0, 8)
    buy(match, C, 99)
    assert (points(match)[C], now(match).debts[C]) == (0, 107)
    assert heard(match, "paid")[-1] == {"seat": C, "paid": 0, "borrowed": 99}


@pytest.mark.rule("CA-15")
def test_income_raises_the_score_and_never_lowers_the_debt() -> None:
    match = table([9])
    take(match, A, to=11)
    buy(match, D, 40)
    assert heard(match, "paid")[-1] == {"seat": D, "paid": 30, "borrowed": 10}
    assert points(match)[D] == 9
    assert now(match).debts[D] == 10


@pytest.mark.rule("CA-15")
def test_later_prices_are_paid_from_later_income_first() -> None:
    match = table([9])
    take(match, A, to=11)
    buy(match, D, 40)
    buy(match, D, 12)
    assert (points(match)[D], now(match).debts[D]) == (0, 13)


@pytest.mark.rule("CA-15")
def test_what_one_has_does_not_limit_a_bid() -> None:
    match = with_ten_points()
    bid(match, D, 50)
    pass_by(match, A, B)
    assert match.legal(C).amounts == (Amounts("bid", 51, 99),)


@pytest.mark.rule("CA-15")
@pytest.mark.parametrize("highest", [1, 20, 99, 999])
def test_a_single_bid_is_at_most_the_highest_bid(highest: int) -> None:
    match = table(highest_bid=highest)
    assert match.legal(A).amounts == (Amounts("bid", 1, highest),)
    with pytest.raises(IllegalNow, match=f"bid_too_high.*most={highest} ") as refused:
        bid(match, A, highest + 1)
    assert refused.value.paragraph == "CA-15"
    bid(match, A, highest)
    assert match.legal(B).amounts == ()
    assert "pass" in [next(iter(GAME.codec.decode(k))) for k in match.legal(B).choices]


@pytest.mark.rule("CA-15")
def test_without_an_option_the_highest_bid_is_99() -> None:
    assert table().legal(A).amounts == (Amounts("bid", 1, 99),)


@pytest.mark.rule("CA-15")
def test_even_the_highest_bids_all_game_long_fit_the_state() -> None:
    match = Match(GAME, 3, options={"palaces": 24, "highest_bid": 999, "values": [99] * 14})
    while not match.is_over:
        if match.asked < 0 or now(match).phase == "sell":
            match.act(match.asked, match.legal(match.asked).choices[0])
        elif now(match).leader is None and match.asked == 1:
            bid(match, 1, 999)
        elif now(match).leader is None:
            bid(match, match.asked, 1)
        elif match.asked == 1:
            bid(match, 1, 999)
        else:
            pass_by(match, match.asked)
        assert adds_up(GAME, match.state)
    assert now(match).debts[1] > 15_000
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)


@pytest.mark.rule("CA-16")
def test_at_the_end_everybody_loses_twice_his_debt() -> None:
    for seed in range(5):
        match = played(seed)
        outcome = match.outcome()
        assert outcome is not None
        view = now(match)
        expected = tuple(
            mine - 2 * debt for mine, debt in zip(view.points, view.debts, strict=True)
        )
        assert outcome.scores == expected
        assert heard(match, "scored") == [
            {"seat": k, "points": view.points[k], "debt": view.debts[k], "score": expected[k]}
            for k in range(4)
        ]
