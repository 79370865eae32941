"""Every view has a sheet, and it says what counts."""

from collections.abc import Iterator

import pytest
from canaletto.positions import bid, buy, now, played, sell, table, take
from matches import wander

from saleroom.core.seats import SPECTATOR
from saleroom.core.sheet import Sheet
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match


def lines(sheet: Sheet) -> Iterator[str]:
    """Everything a sheet says, table rows as one line each."""
    yield sheet.headline
    for grid in sheet.grids:
        yield grid.title
        for row in (grid.headings, *grid.rows):
            assert len(row) == len(grid.headings)
            yield "  ".join(cell.text for cell in row)
    for line in sheet.spotlight:
        yield "".join(cell.text for cell in line)


def sheet_of(match: Match, viewer: int) -> list[str]:
    return list(lines(GAME.sheet(match.view(viewer))))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_whole_game_in_tables(players: int, *, hidden: bool) -> None:
    match = Match(GAME, players, options={"hidden_values": hidden})
    for _ in wander(match, players):
        for viewer in (SPECTATOR, 0):
            said = sheet_of(match, viewer)
            assert all(said)
            assert not any("None" in text or "{" in text or "-1" in text.split() for text in said)


def test_the_sheet_lists_the_palaces_by_the_bid_that_leads_there() -> None:
    match = table([9, 12, 5, 7])
    take(match, 0, to=11)
    bid(match, 1, 3)
    said = sheet_of(match, 1)
    assert said[0] == "Canaletto: round 2"
    assert "4  15  chandelier, glass, bust" in said
    assert "5  0  empty, on to 1" in said
    assert "16  11  this lot, on to 12" in said
    assert "19  14  chandelier, fan" in said
    assert "Palace 11: painting, bust and lamp" in said
    assert "You lead with 3; the next round would be at palace 14: chandelier and fan" in said
    assert "The next type pays 9 a tile, then 12, 5, 7" in said
    assert "seat 2  to decide  30  ·  30  yes" in said
    assert "you  leads  30  ·  30  yes" in said
    assert "lamp  1  1  ·  ·  ·" in said


def test_the_sheet_of_hidden_values_says_what_may_still_come() -> None:
    match = table([9], hidden_values=True)
    said = sheet_of(match, 0)
    assert "9  ?  ?  ?  ?  ?  ?  ?  ?  ?  ?  ?" in said
    rest = "3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16"
    assert f"The next type pays 9 a tile; two of these will not come: {rest}" in said


def test_the_sheet_while_types_are_sold() -> None:
    match = table(start=10)
    take(match, 0, to=13)
    take(match, 0, to=12)
    buy(match, 2, 5)
    assert "You choose what is sold next: tankard and necklace" in sheet_of(match, 2)
    assert "Seat 2 chooses what is sold next: tankard and necklace" in sheet_of(match, 1)
    sell(match, 2, "necklace")
    assert "necklace  sold  ·  ·  ·  ·" in sheet_of(match, 1)


def test_the_sheet_of_the_end_names_the_winner() -> None:
    match = played(1)
    outcome = match.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    said = sheet_of(match, SPECTATOR)
    assert said[0] == "Canaletto: the end"
    assert said[-1] == f"Winner: seat {winner}, with {max(outcome.scores)}"
    assert now(match).phase == "over"


def test_no_line_of_a_sheet_is_wider_than_a_terminal() -> None:
    """Two tables stand side by side in 80 columns; each fits half, the widest lot included."""
    match = Match(GAME, 4)
    for _ in wander(match, 9):
        for grid in GAME.sheet(match.view(0)).grids:
            columns = zip(grid.headings, *grid.rows, strict=True)
            width = sum(max(len(cell.text) for cell in column) + 2 for column in columns)
            assert width <= 56
