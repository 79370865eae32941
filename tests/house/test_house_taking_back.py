"""Taking back, at tables without a server: who may, and who must agree."""

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
from house.tables import Room, at_interval, play_on, until, viewers

from saleroom.core.sale import OUTCRY
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.about import about
from saleroom.house.afterwards import record
from saleroom.house.clocks import BACK_DAYS, BACK_LIVE, BETWEEN_CALLS
from saleroom.house.commands import Refused
from saleroom.house.due import next_due
from saleroom.house.heads import bots_asked, head_of, people_asked, people_awaited
from saleroom.house.showing import lines_since, shown
from saleroom.house.shown import About
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.taking_back import decisions


def test_lines_are_numbered_whatever_they_tell() -> None:
    room = decided_often(alone("canaletto"), 1)
    room.send(0, c.Say(id="say", text="a mistake"))
    back(room)
    heard = lines(room.table, 0)
    assert {"said", "taken_back"} <= {line.name for line in heard}
    assert [line.n for line in heard] == [*range(len(heard))]
    assert lines_since(room.table, 0, 5) == heard[5:]


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
    assert msgspec.json.decode(head_of(room.table, None).about, type=About).practice
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
            room.table.played("person", (seat, action))
    assert room.table.match.moves[move:] == made


def test_bots_forget_what_they_saw_of_it() -> None:
    room = decided_often(alone())
    move = list(decisions(room.table, 0).values())[-1]
    fresh = at_start(room, move)
    back(room)
    for seat in range(3):
        assert room.table.match.memory(seat) == fresh.match.memory(seat)


# With people


def test_with_people_it_is_asked_and_done_when_all_agree() -> None:
    room = decided_often(together())
    moves = len(room.table.match.moves)
    to = back(room)
    request = shown(room.table, 1).back.request
    assert request is not None
    assert (request.number, request.seat, request.awaited, request.agreed) == (1, 0, (1,), ())
    assert request.until == room.now + BACK_LIVE
    own = shown(room.table, 0).back.request
    assert own is not None
    assert own.since == to
    assert all(b'"request":{"number":1,' in room.seen(viewer) for viewer in viewers(room.table))
    assert len(room.table.match.moves) == moves
    answer(room, 1, agree=True)
    assert room.table.request is None
    assert len(room.table.match.moves) < moves
    assert not room.table.is_practice  # they agreed
    heard = lines(room.table, 1)[-3:]
    assert [(line.name, line.data["seat"]) for line in heard] == [
        ("asked_back", 0),
        ("agreed_back", 1),
        ("taken_back", 0),
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
    last = lines(room.table, 0)[-1]
    assert (last.name, last.data) == ("declined_back", {"seat": 1, "text": "no"})


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


def test_who_is_waited_for_and_who_looks_lose_no_time_either() -> None:
    paused, looking = until(decided_often(together()), OUTCRY), at_interval()
    paused.keep(e.Paused(seat=1))
    for room in (paused, looking):
        back(room)
        room.now += 4000
        answer(room, 1, agree=False)
    assert paused.table.pause == (1, paused.now)
    assert looking.table.interval is not None
    assert looking.table.interval.since == looking.now


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
    assert room.table.request is not None
    assert room.table.request.number == 2
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


def test_what_a_bot_decided_for_a_seat_is_none_of_its_decisions() -> None:
    room, dice = together("alles-futsch", deal=1), drawing()
    room.send(1, c.HandOver(id="go", bot="random"))
    while not any(move.seat == 1 for move in room.table.match.moves):
        assert play_on(room, dice)
    room.send(1, c.TakeSeatBack(id="come"))
    assert decisions(room.table, 1) == {}


@pytest.mark.parametrize("agree", [False, True])
def test_after_a_request_the_seller_calls_anew(*, agree: bool) -> None:
    room, dice = decided_often(together(hammer="seller", deal=1), 1), drawing()
    while room.table.sale is None or room.table.sale.mechanism != OUTCRY or room.table.seller > 1:
        assert play_on(room, dice)
    room.now += BETWEEN_CALLS
    room.send(room.table.seller, c.Call(id="call"))
    assert room.table.calls == 1
    back(room)
    answer(room, 1, agree=agree)
    assert room.table.calls == 0
