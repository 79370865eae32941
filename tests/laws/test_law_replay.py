"""The law of replay: the record alone gives back the state and all that anybody got of it."""

import pytest
from laws.house_tables import TABLES, Table
from laws.playing import played, some_moment, whole_game
from laws.secrecy import viewers

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING
from saleroom.play.match import Match
from saleroom.play.record import read, record_of, write
from saleroom.play.verify import replayed, verify_line


def from_the_line(match: Match) -> Match:
    """Write the game down, read it, and play it again."""
    *_, again = replayed(read(write(record_of(match))))
    return again


def assert_same(one: Match, other: Match) -> None:
    assert one.state == other.state
    assert one.moves == other.moves
    assert one.outcome() == other.outcome()
    for viewer in (*viewers(one.players), ALL_SEEING):
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)
        assert one.memory(viewer) == other.memory(viewer)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_gives_back_a_whole_game(table: Table) -> None:
    match = whole_game(table, 1)
    line = write(record_of(match))
    assert "\n" not in line
    assert_same(match, from_the_line(match))
    assert verify_line(line).ok
    assert write(record_of(from_the_line(match))) == line


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_gives_back_an_unfinished_game(table: Table) -> None:
    for moves in (0, 1, 2, 70, 71):
        match = played(table.opened(), seeded(2), moves)
        assert_same(match, from_the_line(match))
    for seed in range(4):
        match = some_moment(table, seed)
        assert_same(match, from_the_line(match))


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_replaying_goes_through_the_same_states_one_by_one(table: Table) -> None:
    numbers = seeded(3)
    match = table.opened()
    states = [duplicate(match.state)]
    while not match.is_over:
        played(match, numbers, len(match.moves) + 1)
        states.append(duplicate(match.state))
    again = [duplicate(at.state) for at in replayed(read(write(record_of(match))))]
    assert again == states


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_a_game_goes_on_from_a_record_as_from_the_table(table: Table) -> None:
    match = played(table.opened(), seeded(4), 150)
    again = from_the_line(match)
    assert_same(played(match, seeded(5)), played(again, seeded(5)))
