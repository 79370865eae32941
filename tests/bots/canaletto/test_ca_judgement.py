"""How Canaletto is judged: treasures, points, masks and the way of the gondola."""

import pytest
from canaletto.positions import bid, pass_by, table, take

from saleroom.bots.canaletto import judgement
from saleroom.bots.canaletto.appraisal import at_first_sight, forecast, lot_value, tile_value
from saleroom.bots.canaletto.levels import COLLECTOR, VISITOR
from saleroom.bots.canaletto.purse import affordable, cost
from saleroom.bots.canaletto.skill import SKILL
from saleroom.bots.canaletto.steering import landing, onward
from saleroom.bots.canaletto.weights import CUSHION, DENIAL, NOISE, SHARE, THRIFT
from saleroom.games.canaletto.actions import BID, BRIBE, PASS, SELL
from saleroom.games.canaletto.state import NOWHERE
from saleroom.play.match import Match

BOOK = (0.0,)
RISING = list(range(3, 15))
FALLING = list(range(16, 4, -1))


def changed(weights: tuple[float, ...], **changes: float) -> tuple[float, ...]:
    """Return a row of weights with a few others."""
    names = [weight.name for weight in SKILL.weights]
    assert changes.keys() <= set(names)
    return tuple(changes.get(name, value) for name, value in zip(names, weights, strict=True))


CALM = changed(COLLECTOR, noise=0.0)


def decided(match: Match, limits: list[int], weights: tuple[float, ...] = CALM) -> int:
    return judgement.bid(match.state, match.asked, limits, weights, BOOK)


# What treasures are worth


def test_the_last_tiles_of_types_are_worth_the_next_markers() -> None:
    match = table([9, 12], start=0)
    take(match, 0, to=11)  # the other lamp, with a bust and a painting
    match.state.left[7] = match.state.left[4] = 1
    assert lot_value(match.state, CALM) == 9 + 12 + match.state.scale[2]


def test_on_a_rising_scale_a_type_is_worth_more_the_more_of_it_is_left() -> None:
    s = table(RISING[:10]).state
    values = [tile_value(s, 0, left, changed(CALM, tail=1.0)) for left in (1, 2, 3, 4)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_on_a_falling_scale_it_is_the_other_way_round() -> None:
    s = table(FALLING[:10]).state
    values = [tile_value(s, 0, left, CALM) for left in (1, 2, 3, 4)]
    assert values == sorted(values, reverse=True)


def test_markers_nobody_has_seen_count_as_their_mean() -> None:
    s = table([16], hidden_values=True).state
    assert tile_value(s, 0, 4, changed(CALM, tail=1.0)) == pytest.approx(9.5, abs=0.8)


def test_a_beginner_looks_at_the_next_marker_only() -> None:
    s = table([12], start=0).state  # a lamp of two and a mirror of four
    assert at_first_sight(s, s.palace[0]) == 12 * (1 / 2 + 1 / 4)
    assert judgement.worth(s, 0, VISITOR, BOOK) == 9.0


def test_who_buys_may_choose_the_order_and_that_is_worth_something() -> None:
    match = table([3, 16], start=12)  # a tankard and a necklace
    take(match, 0, to=10)
    take(match, 0, to=13)
    match.state.held[1][11] = 0
    match.state.left[9] = 1
    plain = judgement.worth(match.state, 1, CALM, BOOK)
    assert judgement.worth(match.state, 0, CALM, BOOK) > plain


# What points are worth


@pytest.mark.parametrize("points", [0, 3, 10, 40])
@pytest.mark.parametrize("price", [1, 7, 25, 80])
def test_the_price_one_can_afford_costs_what_it_brings(points: int, price: int) -> None:
    s = table().state
    assert affordable(s, points, cost(s, points, price, CALM), CALM) == pytest.approx(price)


def test_what_one_has_not_got_costs_twice() -> None:
    s = table().state
    assert cost(s, 10, 15.0, CALM) - cost(s, 10, 14.0, CALM) == pytest.approx(2.0)


def test_the_poor_do_not_go_as_high() -> None:
    match = table()
    match.state.points[:4] = [30, 12, 4, 0]
    limits = [judgement.reserve(match.state, seat, CALM, BOOK, 0.0) for seat in range(4)]
    assert limits == sorted(limits, reverse=True)
    assert limits[0] > limits[3] > 0


def test_noise_moves_a_limit_both_ways_and_never_below_nothing() -> None:
    s = table().state
    noisy = changed(COLLECTOR, noise=0.3)
    low, high = (judgement.reserve(s, 0, noisy, BOOK, z) for z in (-1.5, 1.5))
    assert low < judgement.reserve(s, 0, noisy, BOOK, 0.0) < high
    assert judgement.reserve(s, 0, changed(COLLECTOR, noise=9.0), BOOK, -3.0) == 0


@pytest.mark.parametrize(
    ("weight", "value", "rises"),
    [
        (SHARE, 1.2, True),
        (THRIFT, 0.6, False),
        (CUSHION, 25.0, False),
        (DENIAL, 1.0, True),
        (NOISE, 0.3, True),
    ],
)
def test_each_weight_of_the_limit_matters(weight: int, value: float, rises: bool) -> None:  # noqa: FBT001  # a parameter
    s = table().state
    s.points[0] = 12
    row = list(CALM)
    row[weight] = value
    before, after = (judgement.reserve(s, 0, w, BOOK, 1.0) for w in (CALM, tuple(row)))
    assert after > before if rises else after < before


# Masks


def test_a_rich_lot_is_taken_with_the_mask_and_a_poor_one_is_not() -> None:
    match = table([12, 13, 14, 15, 16], start=15)
    bid(match, 0, 3)
    assert decided(match, [9, 0, 0, 0], changed(CALM, mask=20.0)) == BRIBE
    assert decided(match, [9, 0, 0, 0], changed(CALM, mask=60.0)) == PASS


def test_no_mask_is_played_that_is_used_or_above_fifteen() -> None:
    match = table([12, 13, 14, 15, 16], start=15)
    bid(match, 0, 16)
    assert decided(match, [16, 0, 0, 0], changed(CALM, mask=4.0)) == PASS
    match = table([12, 13, 14, 15, 16], start=15)
    bid(match, 0, 3)
    match.state.masks &= ~2
    assert decided(match, [9, 0, 0, 0], changed(CALM, mask=4.0)) == PASS


def test_who_can_opens_above_fifteen_to_keep_masks_away() -> None:
    match = table([12, 13, 14, 15, 16], start=15)
    assert decided(match, [25, 9, 9, 9], changed(CALM, mask=20.0)) >= BID + 16
    assert decided(match, [25, 9, 9, 9], changed(CALM, mask=60.0)) < BID + 16
    match.state.masks = 1
    assert decided(match, [25, 9, 9, 9], changed(CALM, mask=20.0)) < BID + 16


def test_in_the_end_a_mask_is_played_for_little() -> None:
    match = table([12], start=10)
    match.state.palace[:10] = [0] * 10
    match.state.palace[11:] = [0] * 13
    bid(match, 0, 1)
    assert decided(match, [9, 0, 0, 0], changed(CALM, mask=60.0)) == BRIBE


# The gondola


def test_the_next_palace_is_where_the_gondola_comes_to_rest() -> None:
    s = table(start=0).state
    assert landing(s, 5) == 5
    assert landing(s, 16) == 1  # once round; this one will be empty
    s.palace[5] = 0
    assert landing(s, 5) == 6
    s.palace[1:] = [0] * 23
    assert landing(s, 5) == NOWHERE


def test_it_steers_to_where_its_treasures_are_sold_dearly() -> None:
    match = table([16, 3, 4, 5, 6], start=2)
    s = match.state
    s.palace[0] = 1  # the lamp is not there any more
    s.left[10], s.held[0][10] = 1, 1  # but before seat 0; the other is at palace 11, nine from here
    s.masks = 0
    row = changed(CALM, steer=2.0, onward=0.0)
    prospects = forecast(s, s.palace[2], row)
    gains = [onward(s, 0, 0, price, price, prospects, row) for price in range(1, 14)]
    assert max(gains) == gains[9 - 1] > 0
    assert judgement.bid(s, 0, [12, 7, 7, 7], row, BOOK) == BID + 9
    indifferent = changed(row, steer=0.0)
    assert onward(s, 0, 0, 9, 9, prospects, indifferent) == 0.0
    assert judgement.bid(s, 0, [12, 7, 7, 7], indifferent, BOOK) < BID + 9


def test_the_last_word_tops_a_leader_to_move_the_gondola_on() -> None:
    match = table([16, 3, 4, 5, 6], start=2)
    s = match.state
    s.palace[0], s.left[10], s.held[1][10], s.masks = 1, 1, 1, 0
    bid(match, 0, 8)
    s.out = 0b1100
    row = changed(CALM, steer=2.0, onward=0.0, last_word=1.0)
    assert judgement.bid(s, 1, [8, 8, 0, 0], row, BOOK) == BID + 9
    assert judgement.bid(s, 1, [8, 8, 0, 0], changed(row, last_word=0.0), BOOK) == PASS


# Bidding


def test_it_raises_while_it_is_within_its_limit_and_then_passes() -> None:
    match = table([5], start=0)
    match.state.masks = 0
    bid(match, 0, 4)
    assert decided(match, [9, 8, 0, 0]) > BID + 4
    assert decided(match, [9, 4, 0, 0]) == PASS


def test_it_does_not_crawl() -> None:
    match = table([5], start=0)
    assert decided(match, [12, 12, 12, 12]) >= BID + 8
    assert decided(match, [12, 12, 12, 12], changed(CALM, jump=0.0, steer=0.0, onward=0.0)) == (
        BID + 1
    )


def test_whoever_opens_bids_at_least_one() -> None:
    match = table(start=0)
    assert decided(match, [0, 0, 0, 0]) == BID + 1


# In which order to sell


def test_the_dearest_marker_goes_to_the_type_one_has_most_of() -> None:
    match = table([3, 16], start=12)
    take(match, 0, to=10)
    take(match, 1, to=13)
    take(match, 1, to=7)
    s = match.state
    s.phase, s.asked, s.buyer, s.due, s.sales = 6, 1, 1, 1 << 8 | 1 << 11, 0
    s.held[1][8], s.held[1][11] = 1, 2
    s.held[0][8], s.held[0][11] = 1, 0
    assert judgement.choose(s, 1, CALM, BOOK, [1]) == SELL + 8  # cheap first: 3, then 16
    s.scale[0], s.scale[1] = 16, 3
    assert judgement.choose(s, 1, CALM, BOOK, [1]) == SELL + 11


# For search


def test_an_award_gives_exactly_this_buyer_this_price() -> None:
    for buyer, price in ((0, 1), (0, 9), (1, 2), (3, 40)):
        match = table(start=0)
        assert judgement.award(match.state, buyer, price)
        s = match.state
        assert s.held[buyer][0] == 1
        assert s.points[buyer] == max(0, 30 - price)
        assert s.debt[buyer] == max(0, price - 30)
        assert s.round_number == 2
        assert s.column == landing(table(start=0).state, price)


def test_an_award_goes_on_from_the_bids_there_are() -> None:
    match = table(start=0)
    bid(match, 0, 4)
    pass_by(match, 1)
    assert not judgement.award(match.state, 1, 9)  # has passed
    assert not judgement.award(match.state, 2, 4)  # not above the last bid
    assert not judgement.award(match.state, 2, 100)  # above the highest there is
    assert not judgement.award(match.state, 0, 5)  # leads at 4 already
    assert judgement.award(match.state, 0, 4)
    assert match.state.points[:4] == [26, 30, 30, 30]


def test_nobody_has_a_lot_for_one_that_another_must_open() -> None:
    match = table(start=0)
    assert not judgement.award(match.state, 1, 1)
    assert match.state.leader == -1


def test_the_scale_of_a_margin_shrinks_as_types_are_sold() -> None:
    s = table().state
    stakes = []
    for sales in range(10):
        s.sales = sales
        stakes.append(judgement.stakes(s))
    assert stakes == sorted(stakes, reverse=True)
    assert stakes[-1] > 0
