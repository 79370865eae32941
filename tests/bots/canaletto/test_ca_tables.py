"""Whole games of Canaletto by judgement, with all options, and positions nobody would play into."""

import pytest
from fast.configurations import CONFIGURATIONS, Configuration, at_random

from saleroom.bots.canaletto import judgement
from saleroom.bots.canaletto.skill import SKILL
from saleroom.bots.skill import MOST_KNOTS
from saleroom.core.layout import duplicate

CANALETTO = [setup for setup in CONFIGURATIONS if setup.name == "canaletto"]
LEVELS = ("visitor", "collector", "dealer")
ROWS = [SKILL.levels[level] for level in LEVELS]
BOOK = (0.0,)
each_setup = pytest.mark.parametrize("setup", CANALETTO, ids=str)


@each_setup
def test_an_award_is_made_at_its_price_or_not_at_all(setup: Configuration) -> None:
    for number, s in enumerate(at_random(setup, 7)):
        if not judgement.is_auction(s):
            continue
        prices = [0] * MOST_KNOTS
        count = judgement.knots(s, [9, 14, 3, 20], prices)
        buyer, price = number % s.players, prices[number % count]
        awarded = duplicate(s)
        if not judgement.award(awarded, buyer, price):
            assert awarded == s
            continue
        assert awarded.palace[s.column] == 0
        owed = awarded.debt[buyer] - s.debt[buyer]
        assert owed == max(0, price - s.points[buyer])
        assert awarded.masks == s.masks
