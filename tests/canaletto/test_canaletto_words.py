"""Every event can be told in a sentence, every action has a label, every view a sheet."""

from collections.abc import Iterator

import pytest
from canaletto.venice import (
    bid,
    bribe,
    buy,
    now,
    pass_by,
    played,
    sell,
    settle,
    table,
    take,
    tour,
    wander,
)

from saleroom.core.seats import CHANCE, SPECTATOR
from saleroom.core.sheet import Sheet
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match


def log(match: Match, viewer: int, since: int) -> list[str]:
    """What the viewer reads."""
    view = match.view(viewer)
    return [GAME.words.sentence(what.event, view) for what in match.heard(viewer, since)]


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
    return list(lines(GAME.words.sheet(match.view(viewer))))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_whole_game_in_words(players: int, *, hidden: bool) -> None:
    match = Match(GAME, players, options={"hidden_values": hidden})
    for _ in wander(match, players):
        for viewer in (SPECTATOR, 0):
            view = match.view(viewer)
            said = [*log(match, viewer, len(match.moves) - 1), *sheet_of(match, viewer)]
            said += [GAME.words.question(view)]
            if match.asked != CHANCE and viewer >= 0:
                said += [GAME.words.label(action, view) for action in match.legal(0).choices]
            assert all(said)
            assert not any("None" in text or "{" in text or "-1" in text.split() for text in said)


def test_a_round_reads_as_it_is_told_at_the_table() -> None:
    match = table([9, 12])
    bid(match, 0, 3)
    pass_by(match, 1)
    bid(match, 2, 11)
    pass_by(match, 3, 0)
    bid(match, 3, 1)
    bribe(match, 0)
    assert log(match, 2, since=12) == [
        "Seat 0 bids 3",
        "The gondola moves 3 palaces on, to palace 3",
        "Seat 1 passes",
        "You bid 11",
        "The gondola moves 8 palaces on, to palace 11",
        "Seat 3 passes",
        "Seat 0 passes",
        "Sold: you buy the lot of palace 0 for 11",
        "You pay 11 points",
        "You take mirror and lamp",
        "The column moves to the gondola at palace 11",
        "Seat 3 is next",
        "Round 2 at palace 11: seat 3 opens the bidding",
        "For sale: painting, bust and lamp",
        "Seat 3 bids 1",
        "The gondola moves one palace on, to palace 12",
        "Seat 0 plays the mask at a bid of 1: the lot of palace 11 costs nothing",
        "Seat 0 takes painting, bust and lamp",
        "All lamps have left the palaces and are sold at 9 each",
        "Seat 0 gets 9 points for 1 lamp",
        "You get 9 points for 1 lamp",
        "The column moves to the gondola at palace 12",
        "Seat 1 is next",
        "Round 3 at palace 12: seat 1 opens the bidding",
        "For sale: tankard and necklace",
    ]


@pytest.mark.parametrize(
    ("price", "told"),
    [
        (31, "Seat 0 pays 30 points; seat 0 goes 1 into debt"),
        (30, "Seat 0 pays 30 points"),
        (1, "Seat 0 pays 1 point"),
    ],
)
def test_debts_in_words(price: int, told: str) -> None:
    match = table()
    buy(match, 0, price)
    assert told in log(match, SPECTATOR, 12)


def test_debt_without_a_point_left_in_words() -> None:
    match = table()
    buy(match, 0, 30)
    buy(match, 0, 7)
    assert "You go 7 into debt" in log(match, 0, 12)


def test_empty_palaces_passed_by_in_words() -> None:
    match = table()
    tour(match, 0, [3, 2])
    buy(match, 1, 17)
    assert "Gondola and column pass an empty palace and stop at palace 4" in log(match, 0, 12)


def test_the_end_in_words() -> None:
    match = table()
    tour(match, 0, range(1, 16))
    buy(match, 1, 2)
    settle(match)
    told = log(match, 1, 12)
    assert "No treasure is left: the game ends" in told
    assert sum(" win" in text for text in told) == 1
    assert any("less twice a debt of" in text for text in told)


def test_set_up_in_words() -> None:
    match = played(1)
    told = log(match, 0, 0)[:31]
    assert sum(text.startswith("Palace ") and " holds " in text for text in told) == 16
    assert sum(" of the scale is " in text for text in told) == 12
    assert any(text.startswith("Gondola and column start at palace") for text in told)


def test_labels_say_what_an_action_does() -> None:
    match = table([9])
    view = match.view(0)
    codec = GAME.codec
    assert GAME.words.label(codec.encode({"bid": 7}), view) == "bid 7"
    assert GAME.words.label(codec.encode({"pass": True}), view) == "pass"
    bribing = GAME.words.label(codec.encode({"bribe": True}), view)
    assert bribing == "play your mask and take the lot for nothing"
    selling = GAME.words.label(codec.encode({"sell": 10}), view)
    assert selling == "sell the lamps at 9 each"


def test_questions_say_what_is_asked() -> None:
    match = table()
    assert GAME.words.question(match.view(0)) == "You open this round: how much do you bid?"
    bid(match, 0, 3)
    assert GAME.words.question(match.view(1)) == "Do you bid more, or pass?"


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
        for grid in GAME.words.sheet(match.view(0)).grids:
            columns = zip(grid.headings, *grid.rows, strict=True)
            width = sum(max(len(cell.text) for cell in column) + 2 for column in columns)
            assert width <= 56
