"""Whole games of Alles Futsch by judgement, and positions nobody would play into."""

from collections.abc import Iterator
from typing import Any

import pytest
from fast.configurations import CONFIGURATIONS, Configuration, at_random

from saleroom.bots.alles_futsch import judgement
from saleroom.bots.alles_futsch.skill import SKILL
from saleroom.bots.judging import Judging
from saleroom.bots.skill import MOST_KNOTS
from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.games.alles_futsch.state import BIDDING

SETUPS = [setup for setup in CONFIGURATIONS if setup.name == "alles-futsch"]
LEVELS = ("visitor", "collector", "dealer")
ROWS = [SKILL.levels[level] for level in LEVELS]
BOOK = (0.0,)
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def auctions(setup: Configuration, seeds: range) -> Iterator[tuple[int, Any]]:
    """Show every state of random games in which a card is being sold, numbered."""
    for seed in seeds:
        for number, s in enumerate(at_random(setup, seed)):
            if judgement.is_auction(s):
                yield number, duplicate(s)


def rich_and_poor(s: Any, number: int) -> Any:
    """Change purses to sums that play seldom leads to, as far as the bidding allows."""
    for seat in range(s.players):
        s.money[seat] = (0, 1, 20, 30, 61, 700)[(number + seat * 5) % 6]
    if s.leader != NOBODY:
        s.money[s.leader] = max(s.money[s.leader], s.price)
    return s


@each_setup
def test_bids_are_legal_for_the_rich_and_the_poor(setup: Configuration) -> None:
    for number, s in auctions(setup, range(20, 24)):
        strange = rich_and_poor(s, number)
        action = Judging(setup.game, ROWS[number % 3]).decide(strange, s.asked, seeded(number))
        assert setup.game.flat.why_not(strange, s.asked, action) == 0


@each_setup
def test_nobody_would_pay_more_than_he_has(setup: Configuration) -> None:
    for number, s in auctions(setup, range(8, 11)):
        rich_and_poor(s, number)
        for seat in range(s.players):
            limit = judgement.reserve(s, seat, ROWS[number % 3], BOOK, 3.0)
            assert 0 <= limit <= s.money[seat]
            assert limit < s.money[seat] or not s.zero_is_bankrupt or limit == 0


@each_setup
def test_the_keenest_has_the_card_for_one_more_than_the_next_would_pay(
    setup: Configuration,
) -> None:
    s = next(s for _, s in auctions(setup, range(1)) if s.leader == NOBODY)
    keen, next_keen = (s.chooser + 1) % s.players, s.chooser
    limits = [0] * MOST_PLAYERS
    limits[keen], limits[next_keen] = 40, 25
    judgement.settle(s, limits, [1])
    assert (s.chooser, s.money[keen]) == (keen, 200 - 26)


@each_setup
def test_an_award_is_made_at_its_price_or_not_at_all(setup: Configuration) -> None:
    awarded = 0
    for number, s in auctions(setup, range(12, 16)):
        prices = [0] * MOST_KNOTS
        count = judgement.knots(s, [9, 14, 3, 20, 35], prices)
        assert prices[:count] == sorted(set(prices[:count]))
        buyer, price = number % s.players, prices[number % count]
        before = duplicate(s)
        if not judgement.award(s, buyer, price):
            assert s == before
            continue
        awarded += 1
        assert s.phase != BIDDING
        assert s.chooser == buyer
        assert s.money[buyer] == before.money[buyer] - price
    assert awarded > 20


@each_setup
def test_a_leader_has_it_at_the_price_he_bid(setup: Configuration) -> None:
    for _, s in auctions(setup, range(16, 18)):
        if s.leader != NOBODY:
            leader, price, money = s.leader, s.price, s.money[s.leader]
            assert judgement.award(s, leader, price)
            assert (s.chooser, s.money[leader]) == (leader, money - price)
