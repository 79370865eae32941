"""A view as tables: every moment can be drawn, and the tables say what counts."""

import pytest
from moderne_zeiten.positions import acting, counts, opened

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.core.sheet import Sheet
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match


def text_of(sheet: Sheet) -> str:
    cells = [cell.text for grid in sheet.grids for row in grid.rows for cell in row]
    lines = ["".join(cell.text for cell in line) for line in sheet.spotlight]
    return " | ".join([sheet.headline, *lines, *cells])


def test_the_sheet_shows_lot_bids_market_and_own_hand() -> None:
    match = opened("8 shipping", lot="1 aviation, 2 telecom")
    match.act(1, {"bid": 3})
    sheet = GAME.sheet(match.view(0))
    text = text_of(sheet)
    assert sheet.headline == "Moderne Zeiten: turn 1"
    assert "The lot: 1 aviation 2 telecom" in text
    assert "Seat 1 leads with $3 million" in text
    assert "0 shares laid, crash at 21; 78 in the stock, 0 discarded" in text
    assert "your hand | 8 | · | · | · | ·" in text
    assert "secret" in text
    assert counts("8 shipping") == [8, 0, 0, 0, 0]


def test_the_sheet_at_the_end_names_the_winner() -> None:
    match = acting(squares={0: [30]}, money=(10, 20, 15))
    match.act(0, {"finish": True})
    assert "You win with 7 points and $10 million" in text_of(GAME.sheet(match.view(0)))
    assert "Seat 0 wins with 7 points" in text_of(GAME.sheet(match.view(1)))


@pytest.mark.parametrize("viewer", [0, SPECTATOR, ALL_SEEING])
def test_every_moment_of_a_game_can_be_drawn(viewer: int) -> None:
    match = Match(GAME, 4, options={"track": "shuffled"})
    numbers = seeded(2)
    while not match.is_over:
        s, flat = match.state, GAME.flat
        chance = match.asked == CHANCE
        action = flat.sample(s, numbers) if chance else flat.pick(s, match.asked, numbers)
        match.act(match.asked, action)
        sheet = GAME.sheet(match.view(viewer))
        assert all(len(row) == len(grid.headings) for grid in sheet.grids for row in grid.rows)
