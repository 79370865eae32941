"""A view as tables: everything can be drawn, and nothing is shown that the view hides."""

import pytest
from alles_futsch.positions import bought, choose, go_on, laid_out, sell
from terminal.written import written

from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.sheets import sheet
from saleroom.play.match import Match

VASES = ("painting", "vase", "vase")


def drawn(match: Match, viewer: int) -> list[str]:
    """All pieces of text on the sheet."""
    drawing = written(match, viewer)
    lines = [line for grid in drawing.grids for line in (grid.headings, *grid.rows)]
    return [str(cell.text) for line in (*lines, *drawing.spotlight) for cell in line]


@pytest.mark.parametrize(("purse", "before"), [(16, 2), (20, 3), (30, 4)])
def test_a_bankruptcy_is_shown(purse: int, before: int) -> None:
    match = bought(VASES, money=(200, purse, 200), owned={1: {"vase": before}})
    sell(match, "vase", to=1)
    assert "bankrupt" in drawn(match, 0)
    assert "bankrupt" in drawn(match, SPECTATOR)


def test_bids_are_shown_in_thousands() -> None:
    match = laid_out([VASES])
    choose(match, *VASES)
    assert "No bid yet" in drawn(match, 0)
    match.act(0, {"bid": 12})
    assert "You lead with 12,000\N{NO-BREAK SPACE}Mark" in drawn(match, 0)
    assert "Seat 0 leads with 12,000\N{NO-BREAK SPACE}Mark" in drawn(match, 1)


def test_the_sheet_hides_what_the_view_hides() -> None:
    match = laid_out([VASES], money=(111, 122, 133))
    assert "111" in drawn(match, 0)
    assert not {"122", "133"} & set(drawn(match, 0))
    assert {"111", "122", "133"} <= set(drawn(match, ALL_SEEING))


def test_there_is_no_sheet_before_the_cards_lie_open() -> None:
    assert sheet(Match(GAME, 2).view(0)).grids == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
def test_whole_games_can_be_drawn(players: int, *, zero_is_bankrupt: bool) -> None:
    for seed in range(2):
        match = Match(GAME, players, options={"zero_is_bankrupt": zero_is_bankrupt})
        numbers = seeded(seed)
        while not match.is_over:
            go_on(match, numbers)
            for viewer in (0, SPECTATOR, ALL_SEEING):
                for grid in sheet(match.view(viewer)).grids:
                    assert all(len(row) == len(grid.headings) for row in grid.rows)
        assert written(match, 0).headline == "The end"
