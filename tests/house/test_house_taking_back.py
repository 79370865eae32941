"""Taking back, at tables without a server: who may, who must agree, and what is left of it."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from house.tables import Room, play_on, until, viewers

from saleroom.core.sale import OUTCRY
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.afterwards import at_move, record, story_lines
from saleroom.house.clocks import BACK_DAYS, BACK_LIVE
from saleroom.house.commands import Refused
from saleroom.house.due import next_due
from saleroom.house.heads import bots_asked, head_of, people_asked, people_awaited
from saleroom.house.opening import played_on, rematch, same_deal
from saleroom.house.reading import read_table
from saleroom.house.showing import About, Line, about, lines_since, shown
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.house.taking_back import MOST_REQUESTS, MOST_REWINDS, decisions
from saleroom.play.record import read, write
from saleroom.play.verify import verify

GAMES = {"modern-art": 3, "alles-futsch": 3, "moderne-zeiten": 3, "canaletto": 3}


def drawing(seed: int = 1) -> Random:
    return Random(seed)  # noqa: S311  # games, not secrets


def alone(game: str = "modern-art", **chosen: Any) -> Room:
    return Room.of(game, 3, bots=2, **chosen).fill()


def together(game: str = "modern-art", **chosen: Any) -> Room:
    return Room.of(game, 3, bots=1, **chosen).fill()


def decided_often(room: Room, times: int = 3, seed: int = 1, seat: int = 0) -> Room:
    """Play until the seat has decided so often."""
    dice = drawing(seed)
    while len(decisions(room.table, seat)) < times:
        assert play_on(room, dice)
    return room


def back(room: Room, seat: int = 0, which: int = -1) -> int:
    """Go back, or ask to; return the line."""
    to = list(decisions(room.table, seat))[which]
    room.send(seat, c.TakeBack(id=f"back {len(room.log)}", to=to))
    return to


def answer(room: Room, seat: int, *, agree: bool) -> None:
    request = room.table.request
    assert request is not None
    room.send(seat, c.AnswerBack(id=f"{len(room.log)}", number=request.number, agree=agree))


def lines(table: Table, viewer: int) -> tuple[Line, ...]:
    return lines_since(table, viewer, 0)


def test_lines_are_numbered_whatever_they_tell() -> None:
    room = decided_often(alone("canaletto"), 1)
    room.send(0, c.Say(id="say", text="a mistake"))
    back(room)
    heard = lines(room.table, 0)
    assert {"said", "taken_back"} <= {line.name for line in heard}
    assert [line.n for line in heard] == [*range(len(heard))]
    assert lines_since(room.table, 0, 5) == heard[5:]


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        do()
    return caught.value.name or caught.value.code


# Alone against bots


@pytest.mark.parametrize("game", GAMES)
def test_alone_one_goes_back_to_any_decision_and_plays_on(game: str) -> None:
    room = decided_often(alone(game))
    first = next(iter(decisions(room.table, 0).items()))
    before = msgspec.to_builtins(shown(room.table, 0))
    assert tuple(before["back"]["to"]) == tuple(decisions(room.table, 0))
    heard = lines(room.table, 0)
    back(room, which=0)
    assert len(room.table.match.moves) == first[1]
    after = shown(room.table, 0)
    assert after.mine is not None
    assert after.mine.actions or after.mine.amounts
    assert lines(room.table, 0)[: len(heard)] == heard
    told = lines(room.table, 0)[-1]
    assert (told.name, told.data) == ("taken_back", {"seat": 0, "since": first[0]})
    dice = drawing(7)
    while play_on(room, dice):
        pass
    assert room.table.status == OVER


def test_what_was_taken_back_can_be_decided_otherwise_as_often_as_one_likes() -> None:
    room = decided_often(alone(), 2)
    for _ in range(40):
        decided_often(room, 3, seed=len(room.log))
        back(room)
        assert room.table.status == PLAYING
    assert len(room.table.taken_back) == 40


def test_the_game_is_practice_from_then_on_wherever_it_is_shown() -> None:
    room = decided_often(alone())
    assert not shown(room.table, 0).back.practice
    assert not about(room.table).practice
    back(room)
    for viewer in viewers(room.table):
        assert shown(room.table, viewer).back.practice
    assert msgspec.json.decode(head_of(room.table).about, type=About).practice
    dice = drawing(3)
    while play_on(room, dice):
        pass
    assert record(room.table).practice is True


def test_an_about_from_before_is_of_no_practice_game_and_its_bots_are_found() -> None:
    written = msgspec.to_builtins(about(alone().table))
    del written["practice"], written["bots"]
    read_again = msgspec.convert(written, About)
    assert not read_again.practice
    assert read_again.bots == (1, 2)


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    room = decided_often(alone("canaletto", clock="none"))
    turns = set()
    for seed in range(8):
        decided_often(room, 4, seed)
        turns.add(room.table.turn(0))
        before = room.table.turn(0)
        back(room)
        assert room.table.turn(0) not in turns
        stale = c.Act(id=f"stale {seed}", turn=before, action={"pass": True})
        with pytest.raises(Refused, match="stale"):
            room.send(0, stale)


def test_a_bid_that_was_meant_before_it_was_taken_back_is_stale() -> None:
    room = until(decided_often(alone(hammer="none", clock="none")), OUTCRY)
    while room.table.leader == 0 or not room.table.is_outcry:
        assert play_on(room, drawing(len(room.log)))
    room.act(0, bid=int(room.table.match.state.price) + 1)
    before = room.table.turn(0)
    back(room)
    assert room.table.is_outcry
    late = c.Act(id="late", turn=before, action={"bid": 90})
    with pytest.raises(Refused, match="stale"):
        room.send(0, late)
    room.act(0, bid=int(room.table.match.state.price) + 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_course_brings_the_same_luck(game: str) -> None:
    """Nobody goes back to be dealt something else."""
    room = decided_often(alone(game))
    move = next(iter(decisions(room.table, 0).values()))
    made = room.table.match.moves[move:]
    back(room, which=0)
    for seat, action in made:
        if seat != CHANCE:
            room.table.moved((seat, action))
    assert room.table.match.moves[move:] == made


def test_bots_forget_what_they_saw_of_it() -> None:
    room = decided_often(alone())
    move = list(decisions(room.table, 0).values())[-1]
    fresh = at_start(room, move)
    back(room)
    for seat in range(3):
        assert room.table.match.memory(seat) == fresh.match.memory(seat)


def at_start(room: Room, moves: int) -> Table:
    """Make a table of the log as far as those moves."""
    tables = (read_table(room.log[:length]) for length in range(1, len(room.log) + 1))
    return next(table for table in tables if len(table.match.moves) == moves)


# With people


def test_with_people_it_is_asked_and_done_when_all_agree() -> None:
    room = decided_often(together())
    moves = len(room.table.match.moves)
    to = back(room)
    request = shown(room.table, 1).back.request
    assert request is not None
    assert (request.seat, request.awaited, request.agreed) == (0, (1,), ())
    assert request.until == room.now + BACK_LIVE
    own = shown(room.table, 0).back.request
    assert own is not None
    assert own.since == to
    assert len(room.table.match.moves) == moves
    answer(room, 1, agree=True)
    assert room.table.request is None
    assert len(room.table.match.moves) < moves
    assert not room.table.is_practice  # they agreed
    assert [line.name for line in lines(room.table, 1)][-3:] == [
        "asked_back",
        "agreed_back",
        "taken_back",
    ]


def test_who_is_asked_is_waited_for_in_lists() -> None:
    room = decided_often(together("canaletto", pace="days"))
    while 1 in people_awaited(room.table):
        play_on(room, drawing(len(room.log)))
    if not decisions(room.table, 0):
        decided_often(room)
    back(room)
    assert 1 in people_awaited(room.table)
    answer(room, 1, agree=False)
    assert (1 in people_awaited(room.table)) == (1 in people_asked(room.table))


def test_one_no_is_enough() -> None:
    room = decided_often(together())
    moves = len(room.table.match.moves)
    back(room)
    answer(room, 1, agree=False)
    assert (room.table.request, len(room.table.match.moves)) == (None, moves)
    assert lines(room.table, 0)[-1].data == {"seat": 1, "text": "no"}


def test_who_asked_can_withdraw_it() -> None:
    room = decided_often(together())
    back(room)
    answer(room, 0, agree=False)
    assert room.table.request is None
    assert lines(room.table, 1)[-1].data == {"seat": 0, "text": "withdrawn"}


@pytest.mark.parametrize(("pace", "patience"), [("live", BACK_LIVE), ("days", BACK_DAYS)])
def test_after_some_time_it_is_not_asked_any_more(pace: str, patience: int) -> None:
    room = decided_often(together(pace=pace, hours=48))
    back(room)
    due = next_due(room.table)
    assert due is not None
    assert (due.what, due.at) == ("lapse", room.now + patience)
    room.wait()
    assert room.table.request is None
    assert lines(room.table, 1)[-1].data == {"seat": 0, "text": "time"}


def test_live_everything_stands_still_while_it_is_asked() -> None:
    room = until(decided_often(together()), OUTCRY)
    sold = shown(room.table, 1).clock.sold
    assert sold is not None
    back(room)
    assert shown(room.table, 1).clock.sold is None
    assert bots_asked(room.table) == ()
    asked = room.now
    room.now += 15_000
    answer(room, 1, agree=False)
    again = shown(room.table, 1).clock.sold
    assert again is not None
    assert again >= sold + room.now - asked
    assert bots_asked(room.table)


def test_nobody_loses_thinking_time_while_it_is_asked() -> None:
    room = decided_often(together("canaletto"))
    while not shown(room.table, 0).clock.until:
        play_on(room, drawing(5))
    before = shown(room.table, 0).clock.until
    back(room)
    room.now += 15_000
    answer(room, 1, agree=False)
    assert shown(room.table, 0).clock.until == {k: at + 15_000 for k, at in before.items()}


def test_a_move_made_meanwhile_ends_it() -> None:
    room = decided_often(together("canaletto"))
    back(room)
    while room.table.request is not None:
        asked = [seat for seat in (0, 1) if seat in room.table.waiting]
        if not asked:
            answer(room, 1, agree=False)
            play_on(room, drawing(2))
            back(room)
            continue
        moves = len(room.table.match.moves)
        play_on(room, drawing(2))
        assert len(room.table.match.moves) > moves
    assert room.table.turned_down[0] >= 1


def test_an_answer_is_to_the_request_it_names() -> None:
    room = decided_often(together())
    back(room)
    answer(room, 1, agree=False)
    back(room)
    late = c.AnswerBack(id="late", number=1, agree=True)
    assert refused(lambda: room.send(1, late)) == "back_not_asked"
    assert refused(lambda: answer(room, 0, agree=True)) == "as_it_is"


def test_a_seat_that_a_bot_plays_agrees_always_and_the_game_is_practice() -> None:
    room = decided_often(together())
    room.send(1, c.HandOver(id="away", bot="random"))
    moves = len(room.table.match.moves)
    back(room)
    assert len(room.table.match.moves) < moves
    assert room.table.is_practice


def test_who_was_only_too_late_keeps_the_say_and_answers_when_back() -> None:
    room = decided_often(together())
    moves = len(room.table.match.moves)
    room.keep(e.HandedOver(seat=1, bot="random", why="time"))
    back(room)
    assert room.table.request is not None
    request = shown(room.table, 0).back.request
    assert request is not None
    assert request.awaited == (1,)
    assert len(room.table.match.moves) == moves
    room.send(1, c.TakeSeatBack(id="here"))
    answer(room, 1, agree=True)
    assert len(room.table.match.moves) < moves
    assert not room.table.is_practice


def test_who_is_asked_and_hands_over_leaves_it_to_the_others() -> None:
    room = decided_often(Room.of("canaletto", 3).fill(), seed=4)
    back(room)
    answer(room, 1, agree=True)
    room.send(2, c.Leave(id="gone"))
    assert room.table.request is None
    assert len(room.table.taken_back) == 1
    assert not room.table.is_practice  # seat 1 agreed


def test_who_is_asked_and_lets_a_bot_play_has_not_agreed() -> None:
    room = decided_often(together())
    moves = len(room.table.match.moves)
    back(room)
    room.send(1, c.HandOver(id="away", bot="random"))
    assert room.table.request is None
    assert len(room.table.match.moves) == moves
    assert not room.table.taken_back


def test_who_asks_and_hands_over_does_not_ask_any_more() -> None:
    room = decided_often(together())
    back(room)
    room.send(0, c.HandOver(id="away", bot="random"))
    assert room.table.request is None
    assert room.table.taken_back == []


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
        assert refused(lambda c=command, r=room: r.send(0, c)) == "no_take_back"  # type: ignore[misc]


def test_only_to_a_decision_of_ones_own_that_stands() -> None:
    room = decided_often(alone())
    own = set(decisions(room.table, 0))
    for line in set(range(len(lines(room.table, 0)) + 3)) - own:
        command = c.TakeBack(id=f"{line}", to=line)
        assert refused(lambda c=command: room.send(0, c)) == "no_decision"  # type: ignore[misc]
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
        room = decided_often(Room.of(game, 3, bots=1 + seed % 2, pace=pace).fill(), 2, seed)
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
    room = alone(game, clock="none")
    for times, which in ((4, 1), (6, -1), (3, 0)):
        decided_often(room, times, seed)
        back(room, which=which)
    while play_on(room, dice):
        pass
    return room


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
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
    assert not verdict.ok
    name, back, why = says
    assert (verdict.name, verdict.back) == (name, back)
    assert why in str(verdict.error)


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
