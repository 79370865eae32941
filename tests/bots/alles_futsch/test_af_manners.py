"""What people mind in a bot at a table of Alles Futsch: lots that take for ever."""

from collections import Counter

import pytest

from saleroom.bots.registry import house_bots
from saleroom.bots.skill import skill_for
from saleroom.bots.table import played
from saleroom.core.seats import ALL_SEEING
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("alles-futsch")
JUDGING = [name for name in house_bots(GAME) if name in skill_for("alles-futsch").rows]


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
