"""Time for decisions: live with a bank, over days in hours; what becomes of who has none left."""

from random import Random

import pytest
from house.tables import Room, play_on, until

from saleroom.house import commands as c
from saleroom.house.clocks import GRACE, HOUR, THINKING, lasted, later
from saleroom.house.due import next_due
from saleroom.house.showing import shown
from saleroom.store.contract import Outage

NORMAL = THINKING["normal"]
assert NORMAL is not None


def asked_room(**chosen: object) -> Room:
    return until(Room.of("moderne-zeiten", 3, **chosen).fill(), "ascending")


def test_a_decision_has_its_time_and_then_the_bank() -> None:
    room = asked_room()
    asked = room.table.match.asked
    due = next_due(room.table)
    assert due is not None
    assert (due.at, due.seat) == (room.table.waiting[asked] + NORMAL.each + NORMAL.bank, asked)
    assert shown(room.table, asked).clock.until == {asked: due.at}


def test_only_what_goes_beyond_comes_out_of_the_bank() -> None:
    room = asked_room()
    asked = room.table.match.asked
    since, bank = room.table.waiting[asked], room.table.seats[asked].bank
    room.now = since + NORMAL.each - 1
    room.act(asked, **{"pass": True})
    assert room.table.seats[asked].bank == bank
    assert room.table.sold_at < since, "nothing is sold yet"
    other = room.table.match.asked
    room.now = room.table.waiting[other] + NORMAL.each + 7000
    bank = room.table.seats[other].bank
    room.act(other, **{"pass": True})
    assert room.table.seats[other].bank == bank - 7000


def test_what_one_does_changes_nothing_for_whom_the_table_still_waits() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    since = room.table.waiting[1]
    room.now += 5000
    room.act(0, bid=0)
    assert room.table.waiting[1] == since


def test_without_a_clock_nobody_is_hurried() -> None:
    assert next_due(asked_room(clock="none").table) is None


def test_out_of_time_a_bot_takes_over_or_the_seat_passes() -> None:
    room = asked_room()
    asked = room.table.match.asked
    assert room.wait()
    assert room.table.seats[asked].stand_in == "dealer"
    room = asked_room(absent="pass")
    asked = room.table.match.asked
    assert room.wait()
    assert room.table.seats[asked].stand_in is None
    assert room.table.seats[asked].bank == 0
    assert room.table.match.asked != asked


def test_over_days_a_decision_has_hours() -> None:
    room = asked_room(pace="days", hours=36)
    asked = room.table.match.asked
    due = next_due(room.table)
    assert due is not None
    assert due.at == room.table.waiting[asked] + 36 * HOUR


def test_sealed_bids_all_have_the_same_time_and_can_be_taken_back() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    room.act(0, bid=3)
    assert set(shown(room.table, 1).clock.until) == {1, 2}
    room.act(0, take_back=True)
    assert set(shown(room.table, 1).clock.until) == {0, 1, 2}


@pytest.mark.parametrize(
    ("outages", "due"),
    [
        ([], 1100),
        ([Outage(0, 900)], 1100),
        ([Outage(900, 1050)], 1150 + GRACE),
        ([Outage(1050, 2000)], 2050 + GRACE),
        ([Outage(1100, 2000)], 1100),
        ([Outage(1050, 1060), Outage(1070, 1080)], 1120 + 2 * GRACE),
    ],
)
def test_clocks_stand_still_while_no_server_runs(outages: list[Outage], due: int) -> None:
    assert later(1000, 100, outages) == due
    assert lasted(1000, due, outages) == 100


def test_whoever_decides_twice_in_a_row_has_time_for_each() -> None:
    room, dice = Room.of("alles-futsch", 2).fill(), Random(1)  # noqa: S311  # no secret
    again = 0
    while again < 3:
        room.now += 10
        assert play_on(room, dice)
        mover = room.table.match.moves[-1].seat
        if mover in room.table.waiting:
            assert room.table.waiting[mover] == room.now
            again += 1


def test_over_days_and_under_the_hammer_nothing_comes_out_of_the_bank() -> None:
    over_days = asked_room(pace="days")
    outcry = until(Room.of("modern-art", 3).fill(), "outcry")
    for room, seat, action in (
        (over_days, over_days.table.match.asked, {"pass": True}),
        (outcry, 0, {"bid": 1}),
    ):
        bank = room.table.seats[seat].bank
        room.now += NORMAL.each + 9000
        room.act(seat, **action)
        assert room.table.seats[seat].bank == bank


def test_whoever_goes_and_comes_back_by_wish_wins_no_time() -> None:
    room = asked_room()
    asked, other = room.table.match.asked, (room.table.match.asked + 1) % 3
    since, bank = room.table.waiting[asked], room.table.seats[asked].bank
    for command in (c.HandOver(id="go", bot="random"), c.TakeSeatBack(id="come")):
        room.now += NORMAL.each
        room.send(asked, command)
        assert room.table.waiting == {asked: since}
        room.send(other, command)
        assert list(room.table.waiting) == [asked]
    room.act(asked, **{"pass": True})
    assert room.table.seats[asked].bank == bank - NORMAL.each


def test_whoever_comes_back_after_time_was_up_has_all_the_time_again() -> None:
    room = asked_room()
    asked = room.table.match.asked
    assert room.wait()
    assert room.table.seats[asked].is_late
    room.now += 3000
    room.send(asked, c.TakeSeatBack(id="come"))
    assert room.table.waiting == {asked: room.now}
