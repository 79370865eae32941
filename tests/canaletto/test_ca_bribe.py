"""The mask: once a game, in turn, after a first bid, up to a bid of 15. (CA-17, CA-18)"""

import pytest
from canaletto.positions import (
    bid,
    bribe,
    buy,
    column,
    gondola,
    held,
    now,
    pass_by,
    points,
    table,
    take,
)
from matches import heard, story

from saleroom.core.errors import IllegalNow
from saleroom.games.canaletto.actions import BRIBE
from saleroom.play.match import Match

A, B, C, D = range(4)


def refused(match: Match, seat: int) -> IllegalNow:
    """See the bribe refused, and not offered either."""
    assert BRIBE not in match.legal(seat).choices
    with pytest.raises(IllegalNow) as error:
        bribe(match, seat)
    return error.value


@pytest.mark.rule("CA-17")
def test_a_bribe_takes_the_treasures_for_nothing_and_nobody_pays() -> None:
    match = table()
    bid(match, A, 7)
    assert BRIBE in match.legal(B).choices
    bribe(match, B)
    assert held(match, B) == {"mirror": 1, "lamp": 1}
    assert points(match) == (30, 30, 30, 30)
    assert now(match).debts == (0, 0, 0, 0)
    assert heard(match, "bribed") == [{"seat": B, "price": 7, "palace": 0}]
    assert heard(match, "paid") == heard(match, "bought") == []


@pytest.mark.rule("CA-17")
def test_the_mask_leaves_the_game() -> None:
    match = table()
    bid(match, A, 7)
    bribe(match, B)
    assert now(match).masks == (A, C, D)


@pytest.mark.rule("CA-17")
def test_a_second_bribe_is_refused() -> None:
    match = table()
    bid(match, A, 2)
    bribe(match, B)
    bid(match, C, 3)
    pass_by(match, D, A)
    error = refused(match, B)
    assert error.name == "mask_is_used"
    assert error.paragraph == "CA-17"


@pytest.mark.rule("CA-17")
def test_everybody_has_a_mask_of_his_own() -> None:
    match = table()
    for opener, briber in ((A, B), (C, D), (A, C), (D, A)):
        bid(match, opener, 2)
        while match.asked != briber:
            pass_by(match, match.asked)
        bribe(match, briber)
    assert [bribed["seat"] for bribed in heard(match, "bribed")] == [B, D, C, A]
    assert now(match).masks == ()


@pytest.mark.rule("CA-17")
def test_not_before_bidding_has_begun() -> None:
    error = refused(table(), A)
    assert error.name == "no_bid_yet"
    assert error.paragraph == "CA-17"


@pytest.mark.rule("CA-17")
def test_at_15_it_is_allowed() -> None:
    match = table()
    bid(match, A, 15)
    bribe(match, B)
    assert held(match, B) == {"mirror": 1, "lamp": 1}


@pytest.mark.rule("CA-17")
def test_at_16_it_is_too_late() -> None:
    match = table()
    bid(match, A, 15)
    bid(match, B, 16)
    error = refused(match, C)
    assert error.name == "price_above_bribe"
    assert error.paragraph == "CA-17"


@pytest.mark.rule("CA-18")
def test_only_on_ones_own_turn() -> None:
    match = table()
    bid(match, A, 3)
    for seat in (A, C, D):  # A leads, C and D are not asked yet
        assert refused(match, seat).paragraph == "CA-18"


@pytest.mark.rule("CA-18")
def test_not_after_passing() -> None:
    match = table()
    bid(match, A, 3)
    pass_by(match, B)
    bid(match, C, 4)
    pass_by(match, D)
    assert refused(match, B).name == "bribe_out_of_turn"
    bid(match, A, 5)
    assert refused(match, B).paragraph == "CA-18"


@pytest.mark.rule("CA-18")
def test_also_after_having_bid_in_the_same_round() -> None:
    match = table()
    bid(match, A, 3)
    bid(match, B, 9)
    pass_by(match, C, D)
    bribe(match, A)
    assert held(match, A) == {"mirror": 1, "lamp": 1}
    assert points(match) == (30, 30, 30, 30)


@pytest.mark.rule("CA-18")
def test_the_gondola_stays_where_the_last_bid_put_it() -> None:
    match = table()
    bid(match, A, 3)
    bid(match, B, 9)
    bribe(match, C)
    assert (gondola(match), column(match)) == (9, 9)
    assert heard(match, "gondola_moved")[-1] == {"steps": 6, "palace": 9}


@pytest.mark.rule("CA-12", "CA-18")
def test_he_counts_as_the_buyer_so_his_left_neighbour_opens() -> None:
    match = table()
    bid(match, A, 3)
    bid(match, B, 9)
    bribe(match, C)
    assert match.asked == D
    assert now(match).round == 2


@pytest.mark.rule("CA-17")
def test_the_rest_of_the_round_goes_on_as_usual() -> None:
    match = table([9])
    take(match, A, to=11)
    bid(match, B, 5)
    before = len(match.moves)
    bribe(match, C)
    assert story(match, since=before) == [
        "bribed",
        "took",
        "type_sold",
        "earned",
        "earned",
        "column_moved",
        "turn",
        "round_began",
        "put_up",
    ]
    assert column(match) == 0 + 11 + 5 - 16 + 1  # palace 0 is empty, so palace 1


@pytest.mark.rule("CA-17")
def test_a_player_without_points_may_bribe() -> None:
    match = table()
    buy(match, B, 50)
    bid(match, C, 3)
    pass_by(match, D, A)
    bribe(match, B)
    assert now(match).masks == (A, C, D)
