"""Taking back, at tables without a server: when it is refused, and what is left of it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from house.backs import (
    alone,
    answer,
    at_start,
    back,
    decided_often,
    drawing,
    lines,
    refused,
    together,
)
from house.tables import Room, play_on, until, viewers

from saleroom.core.sale import OUTCRY
from saleroom.core.seats import ALL_SEEING
from saleroom.games.registry import GAMES
from saleroom.house import commands as c
from saleroom.house.afterwards import at_move, record, story_lines
from saleroom.house.opening import played_on, rematch, same_deal
from saleroom.house.showing import shown
from saleroom.house.statuses import PLAYING
from saleroom.house.taking_back import MOST_REQUESTS, MOST_REWINDS, decisions
from saleroom.play.record import read, write
from saleroom.play.verify import verify

# Never, and not too often


def test_a_table_can_rule_it_out_and_a_public_one_does() -> None:
    for chosen in ({"take_back": False}, {"public": True}):
        room = alone(**chosen)
        dice = drawing()
        while room.table.moves_made[0] < 3:
            play_on(room, dice)
        there = shown(room.table, 0).back
        assert (there.allowed, there.to) == (False, ())
        command = c.TakeBack(id="back", to=0)
        assert refused(lambda c=command, r=room: r.send(0, c)) == "no_take_back"


def test_only_to_a_decision_of_ones_own_that_stands() -> None:
    room = decided_often(alone())
    own = set(decisions(room.table, 0))
    for line in set(range(len(lines(room.table, 0)) + 3)) - own:
        command = c.TakeBack(id=f"{line}", to=line)
        assert refused(lambda c=command: room.send(0, c)) == "no_decision"
    back(room, which=0)
    assert refused(lambda: room.send(0, c.TakeBack(id="x", to=max(own)))) == "no_decision"


def test_nothing_is_taken_back_when_the_game_is_over_or_a_bot_plays() -> None:
    room = decided_often(alone())
    to = next(iter(decisions(room.table, 0)))
    room.send(0, c.HandOver(id="away", bot="random"))
    assert refused(lambda: room.send(0, c.TakeBack(id="a", to=to))) == "bot_plays"
    dice = drawing(3)
    while play_on(room, dice):
        pass
    assert refused(lambda: room.send(0, c.TakeBack(id="b", to=to))) == "over"
    assert shown(room.table, 0).back.to == ()


def test_what_a_bot_decided_for_a_seat_is_no_decision_of_its_own() -> None:
    room = decided_often(alone("canaletto"), 2)
    before = decisions(room.table, 0)
    room.send(0, c.HandOver(id="away", bot="random"))
    made, dice = room.table.moves_made[0], drawing(9)
    while room.table.moves_made[0] < made + 2:
        play_on(room, dice)
    room.send(0, c.TakeSeatBack(id="here"))
    assert decisions(room.table, 0) == before


def test_who_asks_in_vain_too_often_asks_no_more() -> None:
    room = decided_often(together())
    for _ in range(MOST_REQUESTS):
        back(room)
        answer(room, 1, agree=False)
    assert refused(lambda: back(room)) == "back_too_often"
    assert back(decided_often(room, 3, seat=1), seat=1)  # others still may


def test_one_request_at_a_time() -> None:
    room = decided_often(decided_often(together()), seat=1)
    back(room)
    assert refused(lambda: back(room, seat=1)) == "back_asked"


def test_there_is_an_end_to_it() -> None:
    room = decided_often(alone("canaletto", clock="none"), 1)
    for seed in range(MOST_REWINDS):
        decided_often(room, 2, seed)
        back(room)
    decided_often(room, 2)
    assert refused(lambda: back(room)) == "back_too_much"
    again = room.again()
    assert lines(again, 0) == lines(room.table, 0)


# What is left of it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pace", ["live", "days"])
def test_a_log_with_things_taken_back_is_read_as_it_was_played(game: str, pace: str) -> None:
    """Random games, gone back in at random: the same table, and the same lines for everybody."""
    for seed in range(3):
        dice = drawing(seed)
        room = decided_often(
            Room.of(game, 3, bots=1 + seed % 2, deal=seed, pace=pace).fill(), 2, seed
        )
        for _ in range(6):
            for _ in range(dice.randrange(25)):
                play_on(room, dice)
            if room.table.status != PLAYING or not decisions(room.table, 0):
                break
            heard = {viewer: lines(room.table, viewer) for viewer in viewers(room.table)}
            back(room, which=dice.randrange(len(decisions(room.table, 0))))
            if room.table.request is not None:
                answer(room, 1, agree=dice.random() < 0.8)
            for viewer, before in heard.items():
                assert lines(room.table, viewer)[: len(before)] == before
        same_as_read(room)
        while play_on(room, dice):
            pass
        same_as_read(room)


def same_as_read(room: Room) -> None:
    again = room.again()
    assert again.status == room.table.status
    assert again.match.moves == room.table.match.moves
    for viewer in viewers(room.table):
        assert lines(again, viewer) == lines(room.table, viewer)
        assert shown(again, viewer) == shown(room.table, viewer)


@pytest.mark.parametrize("game", GAMES)
def test_a_take_back_leaves_nothing_behind_but_its_lines(game: str) -> None:
    """Everybody sees what they would see if nobody had ever gone there."""
    room = decided_often(together(game, clock="none", hammer="none"))
    move = list(decisions(room.table, 0).values())[-1]
    never = at_start(room, move)
    never.outs = {}  # who was out is forgotten
    back(room)
    answer(room, 1, agree=True)
    for viewer in viewers(room.table):
        one, other = (msgspec.to_builtins(shown(t, viewer)) for t in (room.table, never))
        for of_time in ("n", "back", "clock"):
            del one[of_time], other[of_time]
        for mine in (one["mine"], other["mine"]):
            if mine is not None:
                del mine["turn"]
        assert one == other
    for seat in range(3):
        assert room.table.match.legal(seat) == never.match.legal(seat)
        assert room.table.match.memory(seat) == never.match.memory(seat)


def test_orders_and_outs_of_what_was_taken_back_are_forgotten() -> None:
    room = until(decided_often(together(ceilings=True)), OUTCRY)
    seat = next(seat for seat in (0, 1) if seat != room.table.leader)
    room.send(seat, c.LeaveOrder(id="order", up_to=0))
    room.send(seat, c.Out(id="out"))
    back(room)
    answer(room, 1, agree=True)
    assert (room.table.orders, room.table.outs, room.table.pause) == ({}, {}, None)


# When the game is over


@pytest.mark.parametrize("game", GAMES)
def test_the_record_says_what_was_taken_back_and_is_verified(game: str) -> None:
    room = finished_with_backs(game)
    written = write(record(room.table))
    again = read(written)
    assert isinstance(again.taken_back, list)
    assert len(again.taken_back) == len(room.table.taken_back) >= 2
    verdict = verify(again)
    assert verdict.ok, verdict


def finished_with_backs(game: str, seed: int = 1) -> Room:
    dice = drawing(seed)
    room = alone(game, clock="none", deal=seed)
    for times, which in ((4, 1), (8, 0), (3, 0)):
        decided_often(room, times, seed)
        back(room, which=which)
    while play_on(room, dice):
        pass
    return room


def over(lying: Any) -> None:
    """The whole game is said to have been taken back when it was over."""
    del lying.taken_back[1:]
    lying.taken_back[0].move, lying.taken_back[0].moves = 0, lying.moves


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (over, ("bad_back", 1, "record_back_over")),
        (
            lambda r: setattr(r.taken_back[0], "move", 10_000),
            ("bad_back", 1, "record_back_moves: moves=10000"),
        ),
        (
            lambda r: setattr(r.taken_back[0], "seat", 9),
            ("bad_back", 1, "record_back_seat: seat=9"),
        ),
        (lambda r: setattr(r.taken_back[0], "moves", [(0, {"bid": 400})]), ("bad_back", 1, "")),
        (lambda r: setattr(r, "taken_back", []), ("no_practice", None, "")),
        (
            lambda r: r.taken_back[-1].moves.append([0, {"nonsense": True}]),
            ("bad_back", 3, "action_verb"),
        ),
    ],
)
def test_a_record_that_lies_about_it_is_found_out(
    spoil: Callable[[Any], None], says: tuple[str, int | None, str]
) -> None:
    lying = read(write(record(finished_with_backs("modern-art").table)))
    spoil(lying)
    verdict = verify(lying)
    assert verdict.ok is False
    name, back, why = says
    assert (verdict.name, verdict.back) == (name, back)
    assert str(verdict.error or "").startswith(why)


def test_what_chance_brought_before_it_was_taken_back_is_worked_out_again() -> None:
    lying = read(write(record(finished_with_backs("alles-futsch").table)))
    assert isinstance(lying.taken_back, list)
    moves = lying.taken_back[1].moves
    at = next(at for at, (who, _) in enumerate(moves) if who == "chance")
    moves[at] = ("chance", {"turn_up": moves[at][1]["turn_up"] + 1})
    verdict = verify(lying)
    assert verdict.name == "bad_back"
    assert verdict.error is not None
    assert verdict.error.name == "record_chance"


def test_a_record_where_nothing_was_taken_back_says_nothing_of_it() -> None:
    room, dice = alone("canaletto"), drawing()
    while play_on(room, dice):
        pass
    assert "taken_back" not in write(record(room.table))
    assert "practice" not in write(record(room.table))


def test_the_story_puts_what_was_taken_back_where_the_game_went_on_from() -> None:
    room = finished_with_backs("modern-art")
    moves = len(room.table.match.moves)
    for viewer in (*viewers(room.table), ALL_SEEING):
        story = story_lines(room.table, viewer)
        places = [at for at, _ in story]
        assert places == sorted(places)
        assert places[-1] <= moves
        assert [line for _, line in story] == list(lines(room.table, viewer))


def test_what_comes_after_is_no_practice_and_has_the_course_that_stands() -> None:
    room = finished_with_backs("canaletto")
    assert len(at_move(room.table, len(room.table.match.moves)).moves) == len(
        room.table.match.moves
    )
    for opened in (rematch(room.table), same_deal(room.table), played_on(room.table, 9)):
        assert not Room(opened).table.is_practice
    on = played_on(room.table, 9).body
    assert [action for _, action in on.moves] == [
        move.action for move in room.table.match.moves[:9]
    ]
