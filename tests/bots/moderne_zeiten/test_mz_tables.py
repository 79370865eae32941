"""Whole games of Moderne Zeiten by judgement, with all options, and positions nobody plays into."""

from collections.abc import Iterator

import pytest
from fast.configurations import CONFIGURATIONS, Configuration, at_random

from saleroom.bots.judging import Judging
from saleroom.bots.moderne_zeiten import judgement
from saleroom.bots.moderne_zeiten.skill import SKILL
from saleroom.bots.skill import MOST_KNOTS
from saleroom.bots.table import BotTable
from saleroom.core.layout import duplicate
from saleroom.games.moderne_zeiten.state import State
from saleroom.play.match import Match

MODERNE_ZEITEN = [setup for setup in CONFIGURATIONS if setup.name == "moderne-zeiten"]
LEVELS = ("visitor", "collector", "dealer")
ROWS = [SKILL.levels[level] for level in LEVELS]
BOOK = (0.0,)
each_setup = pytest.mark.parametrize("setup", MODERNE_ZEITEN, ids=str)


def auctions(setup: Configuration, seed: int) -> Iterator[State]:
    return (duplicate(s) for s in at_random(setup, seed) if judgement.is_auction(s))


def play_whole_games(setup: Configuration, games: int) -> None:
    for seed in range(games):
        bots = {k: Judging(setup.game, ROWS[(k + seed) % 3]) for k in range(setup.players)}
        match = Match(setup.game, setup.players, setup.edition, setup.options)
        assert BotTable(match, bots, seed).play().is_over


@each_setup
def test_an_award_is_made_at_its_price_or_not_at_all(setup: Configuration) -> None:
    awards = 0
    for number, s in enumerate(auctions(setup, 7)):
        prices = [0] * MOST_KNOTS
        count = judgement.knots(s, [9, 14, 3, 20, 0], prices)
        assert prices[:count] == sorted(set(prices[:count]))
        buyer, price = number % s.players, prices[number // s.players % count]
        awarded = duplicate(s)
        if not judgement.award(awarded, buyer, price):
            assert awarded == s
            continue
        awards += 1
        assert awarded.initiative == buyer
        assert s.money[buyer] - awarded.money[buyer] == price
        assert sum(awarded.lot) == 0
    assert awards > 5
