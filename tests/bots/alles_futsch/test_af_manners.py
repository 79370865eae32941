"""What people mind in a bot at a table of Alles Futsch: endless lots, gifts to a rival."""

from collections import Counter

import pytest

from saleroom.bots.alles_futsch.ruin import is_in_reach
from saleroom.bots.judging import Judging
from saleroom.bots.levels import changed
from saleroom.bots.registry import house_bots, styles_for
from saleroom.bots.skill import skill_for
from saleroom.bots.table import BotTable, bots_at, played
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING
from saleroom.games.alles_futsch.actions import SELL_TO
from saleroom.games.alles_futsch.components import KEPT
from saleroom.games.alles_futsch.legality import why_not
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("alles-futsch")
SKILL = skill_for("alles-futsch")
JUDGING = [name for name in house_bots(GAME) if name in SKILL.rows]


def bids_of(name: str, players: int, seed: int) -> list[int]:
    """How many bids each lot took among players of a kind."""
    match = played(Match(GAME, players), [name] * players, seed)
    bids = Counter[int]()
    lots = 0
    for heard in match.heard(ALL_SEEING):
        lots += heard.event.name == "chosen"
        bids[lots] += heard.event.name == "bid"
    return list(bids.values())


@pytest.mark.parametrize("name", JUDGING)
def test_a_lot_takes_some_ten_bids_whoever_sits_there(name: str) -> None:
    bids = sorted(bids_of(name, 4, 70))
    assert bids[len(bids) // 2] <= 12
    assert bids[-1] <= 20


@pytest.mark.parametrize("name", ["regular", "collector", "connoisseur", "dealer"])
def test_no_rival_is_given_a_reward_while_another_would_have_to_pay(name: str) -> None:
    """A third object brings 30 and costs 20, a fourth costs 30. Ruin in reach is another matter."""
    row = changed(SKILL.levels[name], SKILL.weights, noise=0.0)
    seen = 0
    for number, style in enumerate(styles_for(GAME)):
        bots = bots_at(GAME, [style] * 4, range(4)) | {0: Judging(GAME, row)}
        table = BotTable(Match(GAME, 4), bots, 40 + number)
        while not table.match.is_over:
            s, seat = duplicate(table.match.state), table.match.asked
            takers = [
                other for other in range(4) if seat == 0 and not why_not(s, 0, SELL_TO + other)
            ]
            table.step()
            if not any(s.owned[taker][s.for_sale] > KEPT for taker in takers) or is_in_reach(s, 0):
                continue
            seen += len(takers) > 1
            given = table.match.moves[-1].action - SELL_TO
            assert s.owned[given][s.for_sale] != KEPT
    assert seen > 5
