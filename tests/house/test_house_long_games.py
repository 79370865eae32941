"""A game may be as long as people like: a fist that is opened and closed again is two moves.

What is done for one move, for going back or for whoever comes must not grow with all that was
before: five seats can have ten thousand decisions between them in seven minutes.
"""

import pytest
from house.backs import answer, back
from house.steps import steps_of
from house.tables import Room, until

from saleroom.house.showing import Showing
from saleroom.house.taking_back import decisions
from saleroom.web.seated_table import SeatedTable

SHORT, LONG = 40, 400


def undecided(times: int) -> Room:
    """Return a table where two seats opened and closed their fists so often."""
    room = until(Room.of("modern-art", 3, deal=1).fill(), "sealed")
    for _ in range(times):
        for seat in (0, 1):
            room.act(seat, bid=1)
            room.act(seat, take_back=True)
    return room


def seen(room: Room) -> None:
    """Show the table to all who play."""
    showing = Showing(room.table)
    for seat in range(3):
        showing.written(seat, facts=False)


def gone_back(room: Room) -> None:
    """Go back one decision, with everybody's consent."""
    back(room)
    for seat in (1, 2):
        answer(room, seat, agree=True)


def test_going_back_in_a_long_game_takes_no_longer_than_in_a_short_one() -> None:
    """It took a second and a half of everybody's time, again and again."""
    took = {}
    for times in (SHORT, LONG):
        room = undecided(times)
        seen(room)
        for _ in range(3):
            gone_back(room)
            took[times] = steps_of(lambda room=room: seen(room))
    assert took[LONG] < 1.5 * took[SHORT]


@pytest.mark.parametrize("backs", [0, 5])
def test_whoever_comes_to_a_long_game_costs_as_much_as_it_is_long(backs: int) -> None:
    """It was as much as the square of it."""
    took = {}
    for times in (SHORT, LONG):
        room = undecided(times)
        for _ in range(backs):
            gone_back(room)
        room.table = room.again()
        took[times] = steps_of(lambda room=room: seen(room))
    assert took[LONG] < 2 * LONG / SHORT * took[SHORT]


def test_the_ways_back_are_the_same_as_for_whoever_reads_the_log_anew() -> None:
    room = undecided(5)
    for which in (-1, -2, -3, 0):
        before = {seat: dict(decisions(room.table, seat)) for seat in range(3)}
        back(room, which=which)
        assert room.table.request is not None
        for seat in (1, 2):
            answer(room, seat, agree=True)
        again = room.again()
        for seat in range(3):
            assert dict(decisions(room.table, seat)) == dict(decisions(again, seat))
            assert dict(decisions(room.table, seat)).items() <= before[seat].items()
        assert room.seen(0) == Showing(again).written(0)


def test_a_page_of_what_was_heard_before_costs_no_more_than_its_lines() -> None:
    """It was as much as all that came after it."""
    took = {}
    for times in (SHORT, LONG):
        seated_table = SeatedTable(undecided(times).table)
        assert [line.n for line in seated_table.older(0, 3)] == [0, 1, 2]
        took[times] = steps_of(lambda seated_table=seated_table: seated_table.older(0, 3))
    assert took[LONG] == took[SHORT]
