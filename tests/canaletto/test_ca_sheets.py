"""Every view has a sheet, and it says what counts."""

import pytest
from canaletto.positions import bid, buy, now, played, sell, table, take
from matches import wander
from terminal.written import written

from saleroom.core.seats import SPECTATOR
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match


def sheet_of(match: Match, viewer: int) -> list[str]:
    return written(match, viewer).lines()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_whole_game_in_tables(players: int, *, hidden: bool) -> None:
    match = Match(GAME, players, options={"hidden_values": hidden})
    for number, _ in enumerate(wander(match, players)):
        for viewer in () if number % 9 else (SPECTATOR, 0):
            said = sheet_of(match, viewer)
            assert not any("None" in text or "{" in text or "-1" in text.split() for text in said)


def test_the_sheet_lists_the_palaces_by_the_bid_that_leads_there() -> None:
    match = table([9, 12, 5, 7])
    take(match, 0, to=11)
    bid(match, 1, 3)
    said = sheet_of(match, 1)
    assert said[0] == "Round 2 at palace 11"
    assert "4  Palace 15  chandelier, glass, bust" in said
    assert "5  Palace 0  empty > Palace 1" in said
    assert "16  Palace 11  For sale now > Palace 12" in said
    assert "19  Palace 14  chandelier, fan" in said
    assert "For sale now · painting, bust, lamp" in said
    assert "You lead with 3 · Then palace 14: chandelier, fan" in said
    assert "The next type pays 9 a tile" in said
    assert "Seat 2  is to decide  30  ·  30  x" in said
    assert "you  leads  30  ·  30  x" in said
    assert "lamp  1  1  ·  ·  ·" in said


def test_the_sheet_of_hidden_values_says_what_may_still_come() -> None:
    match = table([9], hidden_values=True)
    said = sheet_of(match, 0)
    assert "9  ?  ?  ?  ?  ?  ?  ?  ?  ?  ?  ?" in said
    rest = "3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16"
    assert f"The next type pays 9 a tile · unseen, two of them not in play: {rest}" in said


def test_the_sheet_while_types_are_sold() -> None:
    match = table(start=10)
    take(match, 0, to=13)
    take(match, 0, to=12)
    buy(match, 2, 5)
    assert "you · Sale · tankard, necklace" in sheet_of(match, 2)
    assert "Seat 2 · Sale · tankard, necklace" in sheet_of(match, 1)
    sell(match, 2, "necklace")
    assert "necklace  sold  ·  ·  ·  ·" in sheet_of(match, 1)


def test_the_sheet_of_the_end_shows_the_scores() -> None:
    match = played(1)
    outcome = match.outcome()
    assert outcome is not None
    sheet = written(match, SPECTATOR)
    assert sheet.headline == "The end"
    assert [row[4].text for row in sheet.grid("Players").rows] == [*map(str, outcome.scores)]
    assert now(match).phase == "over"


def test_no_line_of_a_sheet_is_wider_than_a_terminal() -> None:
    """Two tables stand side by side in 80 columns; each fits half, the widest lot included."""
    match = Match(GAME, 4)
    for number, _ in enumerate(wander(match, 9)):
        for grid in () if number % 9 else written(match, 0).grids:
            columns = zip(grid.headings, *grid.rows, strict=True)
            width = sum(max(len(str(cell.text)) for cell in column) + 2 for column in columns)
            assert width <= 56
