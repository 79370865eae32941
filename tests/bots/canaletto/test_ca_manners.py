"""What people mind in a bot at a table of Canaletto: favours to a rival that cost it something."""

from collections.abc import Iterator
from typing import Any

import pytest

from saleroom.bots.canaletto import appraisal
from saleroom.bots.canaletto.bidding import is_last_word
from saleroom.bots.canaletto.judgement import is_auction, outlook, reserve
from saleroom.bots.canaletto.purse import cost
from saleroom.bots.canaletto.skill import SKILL
from saleroom.bots.canaletto.steering import onward
from saleroom.bots.judging import Judging
from saleroom.bots.levels import changed
from saleroom.bots.skill import Weights
from saleroom.bots.table import BotTable, bots_at
from saleroom.core.layout import duplicate
from saleroom.games.canaletto.actions import BID
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("canaletto")
RIVALS = ("reckoner", "hoarder", "gambler", "copier", "challenger", "amateur")


def last_words(row: Weights, games: int) -> Iterator[tuple[Any, int]]:
    """Yield positions in which seat 0 bought a lot that was the leader's if it passed, and its bid.

    Half of the games are with three rivals of a kind, half with others of its own kind.
    """
    for number in range(games):
        rivals = [RIVALS[number % len(RIVALS)]] * 3 if number % 2 else ["collector"] * 3
        bots = bots_at(GAME, [rivals[0], *rivals], range(4))
        bots[0] = Judging(GAME, row)
        table = BotTable(Match(GAME, 4), bots, 600 + number)
        while not table.match.is_over:
            s, seat = duplicate(table.match.state), table.match.asked
            table.step()
            action = table.match.moves[-1].action
            if seat == 0 and is_auction(s) and action >= BID and is_last_word(s, 0):
                yield s, action - BID


@pytest.mark.parametrize("name", ["collector", "dealer"])
def test_nobody_has_the_last_word_only_to_send_the_gondola_where_it_helps_a_rival(
    name: str,
) -> None:
    """By its own judgement, without moods: the lot, its price, and where the next one is sold."""
    row = changed(SKILL.levels[name], SKILL.weights, noise=0.0)
    seen = 0
    for s, price in last_words(row, 120):
        rival = outlook(s, 0 + s.leader, row, ())
        if price <= rival:
            continue  # the leader is thought to go on
        seen += 1
        prospects = appraisal.forecast(s, s.palace[s.column], row)
        worth = cost(s, s.points[0], 1.0 * reserve(s, 0, row, (), 0.0), row)
        bought = worth - cost(s, s.points[0], 1.0 * price, row)
        bought += onward(s, 0, 0, price, price, prospects, row)
        assert bought >= onward(s, 0, s.leader, s.price, s.price, prospects, row)
    assert seen > 10
