"""A view as tables: every moment can be drawn, and the tables say what counts."""

import pytest
from matches import at_random
from moderne_zeiten.positions import acting, counts, opened
from terminal.written import written

from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match


def test_the_sheet_shows_lot_bids_market_and_own_hand() -> None:
    match = opened("8 shipping", lot="1 aviation, 2 telecom")
    match.act(1, {"bid": 3})
    said = written(match, 0).lines()
    assert said[0] == "Turn 1"
    assert "The lot · 1 aviation 2 telecom" in said
    assert "Seat 1 leads with $3M" in said
    assert "0 of 21 shares laid · Stock 78 · discards 0" in said
    assert "Your hand  8  ·  ·  ·  ·" in said
    assert "Seat 1  leads  Start  ?  8" in said
    assert counts("8 shipping") == [8, 0, 0, 0, 0]


def test_the_sheet_at_the_end_shows_the_points() -> None:
    match = acting(squares={0: [30]}, money=(10, 20, 15))
    match.act(0, {"finish": True})
    (row, *_) = written(match, 1).grid("Players").rows
    assert [cell.text for cell in row] == ["Seat 0", "business initiative", "Goal", "10", "0", "7"]


@pytest.mark.parametrize("viewer", [0, SPECTATOR, ALL_SEEING])
def test_every_moment_of_a_game_can_be_drawn(viewer: int) -> None:
    match = Match(GAME, 4, options={"track": "shuffled"})
    for _ in at_random(match, 2):
        sheet = GAME.sheet(match.view(viewer))
        assert all(len(row) == len(grid.headings) for grid in sheet.grids for row in grid.rows)
