"""The end of a round is a moment of its own: nothing runs until everybody has looked."""

from random import Random

import pytest
from house.tables import Room, at_interval, play_on, viewers

from saleroom.core.seats import SPECTATOR
from saleroom.games.registry import GAMES, game_named
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.clocks import GRACE, INTERVAL, THINKING
from saleroom.house.commands import Refused
from saleroom.house.deciding import check
from saleroom.house.due import may_pause, next_due
from saleroom.house.heads import bots_asked, head_of, people_asked
from saleroom.house.intervals import looking
from saleroom.house.reading import read_table
from saleroom.house.showing import lines_since, shown
from saleroom.house.statuses import OVER
from saleroom.store.contract import Outage

GAMES_WITH_INTERVALS = [name for name in GAMES if game_named(name).rests]


def go_on(room: Room, seat: int) -> None:
    room.send(seat, c.Continue(id=f"continue {len(room.log)}"))


@pytest.mark.parametrize("game", GAMES_WITH_INTERVALS)
def test_after_the_end_of_a_round_nobody_is_asked_and_no_clock_runs(game: str) -> None:
    room = at_interval(game, 4, 2)
    table = room.table
    assert (bots_asked(table), people_asked(table)) == ((), ())
    assert not may_pause(table)
    for viewer in viewers(table):
        seen = shown(table, viewer)
        assert seen.interval is not None
        assert seen.interval.until == room.now + INTERVAL
        assert seen.interval.looking == (0, 1)
        assert (seen.clock.until, seen.clock.sold) == ({}, None)
        if seen.mine is not None:
            assert (seen.mine.actions, seen.mine.amounts) == ((), ())
    due = next_due(table)
    assert due is not None
    assert due.at == head_of(table, due).due == room.now + INTERVAL


def test_it_is_over_when_everybody_who_plays_has_looked() -> None:
    room = at_interval()
    room.now += 1500
    go_on(room, 1)
    go_on(room, 0)
    assert looking(room.table) == (2,)
    assert shown(room.table, SPECTATOR).interval is not None
    go_on(room, 2)
    assert room.table.interval is None
    assert shown(room.table, SPECTATOR).interval is None
    assert people_asked(room.table)


def test_it_is_over_when_the_time_is_up() -> None:
    room = at_interval()
    go_on(room, 1)
    begun = room.now
    assert room.wait()
    assert room.now == begun + INTERVAL
    assert room.table.interval is None
    assert isinstance(e.read(room.log[-1].body), e.Proceeded)


def test_time_for_a_decision_begins_after_it() -> None:
    room = at_interval(clock="fast")
    thinking = THINKING["fast"]
    assert thinking is not None
    banks = [seat.bank for seat in room.table.seats]
    room.wait()
    (asked,) = people_asked(room.table)
    assert shown(room.table, asked).clock.until == {
        asked: room.now + thinking.each + room.table.seats[asked].bank
    }
    room.now += thinking.each
    room.act(asked, **first_choice(room, asked))
    assert [seat.bank for seat in room.table.seats] == banks


def first_choice(room: Room, seat: int) -> dict[str, int | bool]:
    legal = room.table.match.legal(seat)
    return room.table.match.game.codec.decode(legal.choices[0])


def test_what_is_done_meanwhile_is_refused_and_says_why() -> None:
    room = at_interval(ceilings=True, hammer="seller")
    (asked,) = room.table.waiting
    action = first_choice(room, asked)
    wishes = (
        c.Act(id="act", turn=room.table.turn(asked), action=action),
        c.Out(id="out"),
        c.Call(id="call"),
        c.LeaveOrder(id="order", up_to=3),
    )
    for wish in wishes:
        with pytest.raises(Refused) as refused:
            room.send(asked, wish)
        assert (refused.value.code, refused.value.name) == ("not_now", "interval")
    with pytest.raises(Refused, match="interval") as refused:
        check(room.table, asked, action)
    assert refused.value.name == "interval"
    room.wait()
    check(room.table, asked, action)


def test_one_continues_once_and_only_then() -> None:
    room = at_interval()
    go_on(room, 0)
    with pytest.raises(Refused) as refused:
        go_on(room, 0)
    assert refused.value.code == "no_change"
    room.wait()
    with pytest.raises(Refused) as refused:
        go_on(room, 0)
    assert (refused.value.code, refused.value.name) == ("not_now", "no_interval")


def test_who_lets_a_bot_play_is_not_waited_for() -> None:
    room = at_interval()
    go_on(room, 0)
    go_on(room, 1)
    room.send(2, c.HandOver(id="hand over", bot="random"))
    assert (room.table.interval, room.table.hammer_from) == (None, room.now)
    room = at_interval()
    room.send(2, c.HandOver(id="hand over", bot="random"))
    with pytest.raises(Refused) as refused:
        go_on(room, 2)
    assert refused.value.code == "bot_plays"
    assert looking(room.table) == (0, 1)
    room.send(2, c.TakeSeatBack(id="back"))
    assert looking(room.table) == (0, 1, 2)


def test_bots_never_wait() -> None:
    room = Room.of("modern-art", 3, 3)
    drawing = Random(5)  # noqa: S311  # a game, not a secret
    while play_on(room, drawing):
        assert room.table.interval is None
    assert room.table.status == OVER


@pytest.mark.parametrize("chosen", [{"intervals": False}, {"pace": "days"}], ids=str)
def test_there_is_none_where_the_table_does_not_want_it_nor_over_days(
    chosen: dict[str, object],
) -> None:
    room = Room.of("modern-art", 3, 1, **chosen).fill()
    drawing = Random(5)  # noqa: S311  # a game, not a secret
    while play_on(room, drawing):
        assert room.table.interval is None


def test_there_is_none_when_the_game_is_over() -> None:
    room = at_interval()
    drawing = Random(5)  # noqa: S311  # a game, not a secret
    while play_on(room, drawing):
        pass
    assert room.table.status == OVER
    assert room.table.interval is None


def test_a_log_from_before_there_were_intervals_reads_as_it_did() -> None:
    room = at_interval()
    drawing = Random(7)  # noqa: S311  # a game, not a secret
    for _ in range(40):
        play_on(room, drawing)
    # Into the middle of a round: a log that ended at its end would be at an interval again.
    while not isinstance(e.read(room.log[-1].body), e.Played) or room.table.interval is not None:
        play_on(room, drawing)
    old = [one for one in room.log if not isinstance(e.read(one.body), e.Continued | e.Proceeded)]
    assert len(old) < len(room.log)
    table = read_table(old)
    assert (table.status, table.why_frozen) == (room.table.status, "")
    assert table.match.moves == room.table.match.moves
    assert table.interval is None
    for viewer in viewers(table):
        assert lines_since(table, viewer, 0) == lines_since(room.table, viewer, 0)


def test_the_same_log_gives_the_same_interval() -> None:
    room = at_interval()
    go_on(room, 1)
    again = room.again()
    assert again.interval == room.table.interval
    for viewer in viewers(again):
        assert shown(again, viewer) == shown(room.table, viewer)


def test_after_an_outage_there_is_time_to_come_back() -> None:
    room = at_interval()
    outage = Outage(room.now + 1000, room.now + 60_000)
    table = read_table(room.log, [outage])
    due = next_due(table)
    assert due is not None
    assert due.at == room.now + INTERVAL + (outage.end - outage.start) + GRACE
