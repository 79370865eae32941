"""What a table tells everybody: who came and went, how it stands, who may look back."""

import dataclasses
import gc
import tracemalloc
from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import msgspec
import pytest
from house.tables import Room, play_on, until, viewers

from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.about import about
from saleroom.house.afterwards import check_looking_back, matches, record
from saleroom.house.clocks import BETWEEN_CALLS, HOUR
from saleroom.house.commands import Refused
from saleroom.house.due import calls_of
from saleroom.house.hints import what_to_ask
from saleroom.house.showing import Showing, lines_since, shown
from saleroom.house.shown import OrderShown
from saleroom.play.seeing import Following


def news(room: Room) -> list[tuple[str, int, str]]:
    """What everybody heard that is not of the game."""
    lines = lines_since(room.table, SPECTATOR, 0)
    return [
        (line.name, line.data["seat"], line.data["text"]) for line in lines if "text" in line.data
    ]


def over(**chosen: object) -> Room:
    room, drawing = Room.of("alles-futsch", 2, **chosen).fill(), Random(1)  # noqa: S311  # no secret
    while play_on(room, drawing):
        pass
    return room


def test_everybody_hears_who_comes_and_goes() -> None:
    room = Room.of("modern-art", 3)
    room.sit("ann", 0)
    room.sit("bob", 1)
    room.send(0, c.Mix(id="mix", nonce="mine"))
    room.send(1, c.Leave(id="leave"))
    room.send(0, c.Fill(id="fill", seat=1, bot="random"))
    room.send(0, c.Say(id="say", text="two of us"))
    room.send(0, c.Emote(id="emote", emote="hello"))
    assert news(room) == [
        ("sat", 0, "Name of ann"),
        ("sat", 1, "Name of bob"),
        ("mixed", 0, ""),
        ("stood", 1, "Name of bob"),
        ("filled", 1, "random"),
        ("said", 0, "two of us"),
        ("emoted", 0, "hello"),
    ]


def test_everybody_hears_who_lets_a_bot_play_and_who_plays_again() -> None:
    room = Room.of("modern-art", 3).fill()
    heard = len(news(room))
    room.send(1, c.HandOver(id="go", bot="random"))
    assert shown(room.table, SPECTATOR).seats[1].bot == "random"
    room.send(1, c.TakeSeatBack(id="come"))
    assert shown(room.table, SPECTATOR).seats[1].bot is None
    room.send(2, c.Leave(id="leave"))
    assert news(room)[heard:] == [
        ("handed_over", 1, "wish"),
        ("took_back", 1, ""),
        ("handed_over", 2, "left"),
    ]


def test_everybody_hears_the_seller_call() -> None:
    room = until(Room.of("modern-art", 3, hammer="seller").fill(), "outcry")
    seller = int(room.table.match.state.seller)
    heard = len(news(room))
    for number in range(2):
        room.now += BETWEEN_CALLS
        room.send(seller, c.Call(id=f"call {number}"))
    assert news(room)[heard:] == [("called", seller, "once"), ("called", seller, "twice")]
    room.keep(e.Paused(seat=1))
    room.keep(e.Resumed())
    assert shown(room.table, SPECTATOR).clock.calls == 0, "the seller calls anew"


def test_everybody_hears_for_whom_the_hammer_waits() -> None:
    room = until(Room.of("modern-art", 3).fill(), "outcry")
    heard = len(news(room))
    room.keep(e.Paused(seat=1))
    assert shown(room.table, SPECTATOR).clock.waits_for == 1
    assert room.wait()
    assert news(room)[heard:] == [("paused", 1, ""), ("resumed", 1, "")]


def test_everybody_hears_where_the_next_game_is() -> None:
    room = Room.of("modern-art", 3).fill()
    room.keep(e.Followed(table="the next"))
    assert news(room)[-1] == ("followed", 0, "the next")
    assert shown(room.table, SPECTATOR).next_table == "the next"


def test_over_days_everybody_has_the_same_time_for_an_outcry() -> None:
    room = until(Room.of("modern-art", 3, pace="days", hours=5).fill(), "outcry")
    end = room.table.hammer_from + 5 * HOUR
    room.now += HOUR
    room.send(1, c.Out(id="out"))
    assert {shown(room.table, viewer).clock.sold for viewer in viewers(room.table)} == {end}


def test_everybody_hears_that_a_table_is_frozen_and_why() -> None:
    room = Room.of("modern-art", 3).fill()
    room.keep(e.Frozen(why="a line is torn", cause="damage"))
    assert news(room)[-1] == ("frozen", 0, "damage")
    assert shown(room.table, SPECTATOR).why_frozen == "damage"
    assert room.table.why_frozen == "a line is torn"
    assert shown(room.table, ALL_SEEING).status == "frozen", "it is closed for good"


def test_a_table_says_how_it_stands_and_who_sits_where() -> None:
    room = Room.of("modern-art", 3, 1)
    room.sit("ann", 1)
    waiting = shown(room.table, 1, online=(1,), watchers=4)
    assert (waiting.status, waiting.watchers) == ("open", 4)
    assert [seat.name for seat in waiting.seats] == ["", "Name of ann", ""]
    assert [seat.is_free for seat in waiting.seats] == [True, False, False]
    assert [seat.bot for seat in waiting.seats] == [None, None, "random"]
    assert [seat.online for seat in waiting.seats] == [False, True, False]
    assert waiting.mine is not None
    assert (waiting.mine.seat, waiting.result, waiting.deal) == (1, None, None)
    known = about(room.table)
    assert (known.status, known.names, known.bots) == ("open", ("", "Name of ann", "random"), (2,))
    assert (known.free, known.table, known.opened) == (1, room.table.id, room.now)
    assert shown(room.fill().table, SPECTATOR).status == "playing"


def test_a_table_is_played_by_its_edition_and_options() -> None:
    room = Room.of("modern-art", 3, edition="2009", options={"open_money": True})
    view = shown(room.table, SPECTATOR).view
    assert (view.edition, view.open_money) == ("2009", True)


def test_whoever_may_look_back_does_so_when_the_game_is_over() -> None:
    for room, stranger_may in ((over(), True), (over(replay="players"), False)):
        table = room.again()
        check_looking_back(table, next(iter(table.seats[0].persons)))
        assert (shown(table, SPECTATOR).deal is not None) == stranger_may
        written = msgspec.json.decode(Showing(table).written(SPECTATOR))
        assert (written["deal"] is not None) == stranger_may
        assert shown(table, 0).deal == shown(table, 1).deal == table.deal()
        for stranger in (None, "a stranger"):
            if stranger_may:
                check_looking_back(table, stranger)
            else:
                with pytest.raises(Refused) as refused:
                    check_looking_back(table, stranger)
                assert (refused.value.code, refused.value.name) == ("not_yours", "players_only")
    with pytest.raises(PermissionError):
        check_looking_back(Room.of("modern-art", 3).fill().table, None)


def test_a_finished_game_is_shown_again_move_by_move() -> None:
    table = over().table
    again = [(len(match.moves), duplicate(match.state)) for match in matches(table)]
    assert [moves for moves, _ in again] == list(range(len(table.match.moves) + 1))
    assert again[-1][1] == table.match.state
    assert record(table).result is not None
    with pytest.raises(PermissionError):
        next(matches(Room.of("modern-art", 3).fill().table))


def test_what_is_written_for_many_is_what_is_shown_to_one() -> None:
    room = Room.of("modern-art", 3, 1)
    room.sit("50 %s")
    until(room.fill(), "sealed")
    together = Showing(room.table, (0,), 2)
    for viewer in viewers(room.table):
        alone = msgspec.json.encode(shown(room.table, viewer, (0,), 2))
        assert msgspec.json.decode(together.written(viewer)) == msgspec.json.decode(alone)
        assert together.written(viewer).count(b'"viewer":') == 1, "nothing is written twice"
        heard = len(room.table.lines(viewer))
        for since in (0, heard - 1, heard):
            lines = lines_since(room.table, viewer, since)
            assert together.lines_written(viewer, since) == msgspec.json.encode(lines)


def test_facts_are_for_who_asks_and_those_of_the_last_time_are_used_again() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    showing, following = Showing(room.table), Following()
    assert showing.to(0, facts=False).facts is None
    assert msgspec.json.decode(showing.written(0, facts=False))["facts"] is None
    known = showing.to(0, following).facts
    assert bytes(known) == msgspec.json.encode(showing.to(0).facts)
    assert showing.to(0, following).facts is known


def test_a_game_that_does_not_say_what_is_whose_is_written_whole_for_each() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    room.table.match.game = dataclasses.replace(room.table.match.game, own=None)
    for viewer in viewers(room.table):
        assert room.seen(viewer)


def test_nothing_that_all_see_alike_is_worked_out_or_written_twice() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    match, asked = room.table.match, Counter[str]()

    def counted(name: str) -> Any:
        made = getattr(match.game, name)

        def count(*given: Any) -> Any:
            asked[name] += 1
            return made(*given)

        return count

    work = {name: counted(name) for name in ("paragraph", "facts")}
    match.game = dataclasses.replace(match.game, **work)
    together, following = Showing(room.table), Following()
    written = [together.written(SPECTATOR, following) for _ in range(3)]
    assert written == written[:1] * 3
    assert asked == {"paragraph": 1, "facts": 1}
    last = len(room.table.lines(SPECTATOR)) - 1
    assert together.lines_written(SPECTATOR, last) is together.lines_written(SPECTATOR, last)
    together.written(0, facts=False)
    back = room.table.decisions.written[0]
    Showing(room.table).written(0, facts=False)
    assert room.table.decisions.written[0] is back


def test_who_comes_and_goes_in_all_ways_fills_no_memory() -> None:
    """Five seats and twenty who watch can be there in 672 ways: it was a megabyte for a table."""
    room = Room.of("modern-art", 5).fill()
    ways = [set(some) for many in range(6) for some in combinations(range(5), many)]
    held = []
    tracemalloc.start()
    for some in (range(1), range(1, 21)):
        for watchers, online in product(some, ways):
            Showing(room.table, frozenset(online), watchers).written(0, facts=False)
        gc.collect()
        held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert held[-1] - held[0] < 20_000


def test_nobody_sees_everything_before_the_game_is_over() -> None:
    under_way, ended = Room.of("modern-art", 3).fill().table, over().table
    for look in (
        lambda table: Showing(table).to(ALL_SEEING),
        lambda table: Showing(table).written(ALL_SEEING),
        lambda table: Showing(table).lines_written(ALL_SEEING, 0),
        lambda table: lines_since(table, ALL_SEEING, 0),
    ):
        with pytest.raises(PermissionError, match=r"^only when the game is over "):
            look(under_way)
        assert look(ended)


def test_the_rule_in_force_orders_and_the_result_are_shown() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    now = shown(room.table, SPECTATOR)
    assert (now.paragraph, now.takes_orders, now.result) == ("MA-22", False, None)
    assert (now.why_frozen, now.next_table) == ("", None)
    ended = over(ceilings=True).table
    assert shown(ended, SPECTATOR).takes_orders is True
    assert shown(ended, SPECTATOR).result == ended.match.outcome() is not None


def test_a_seat_shows_whether_it_has_mixed() -> None:
    room = Room.of("modern-art", 3)
    room.sit("ann", 0)
    room.send(0, c.Mix(id="mix", nonce="mine"))
    assert [seat.mixed for seat in shown(room.table, SPECTATOR).seats] == [True, False, False]


def test_in_an_outcry_everybody_sees_the_calls_and_each_whether_it_is_out() -> None:
    room = until(Room.of("modern-art", 3).fill(), "outcry")
    room.send(1, c.Out(id="out"))
    clock, calls = shown(room.table, SPECTATOR).clock, calls_of(room.table)
    assert (clock.once, clock.twice, clock.sold, clock.calls) == (*calls, 0)
    assert calls.once is not None
    seats = [shown(room.table, seat).mine for seat in range(3)]
    assert [mine and mine.out for mine in seats] == [False, True, False]
    assert [mine and mine.turn for mine in seats] == [room.table.turn(seat) for seat in range(3)]
    assert [mine and mine.paragraph for mine in seats] == ["MA-19"] * 3
    assert [b'"out":true' in room.seen(seat) for seat in range(3)] == [False, True, False]
    by_seller = until(Room.of("modern-art", 3, hammer="seller").fill(), "outcry")
    by_seller.now += BETWEEN_CALLS
    by_seller.send(int(by_seller.table.match.state.seller), c.Call(id="call"))
    assert shown(by_seller.table, SPECTATOR).clock.calls == 1


def test_who_may_ask_for_advice_sees_what_about() -> None:
    room = until(Room.of("canaletto", 3, hints=True).fill(), "steered")
    (asked,) = room.table.waiting
    for seat in range(3):
        mine = shown(room.table, seat).mine
        assert mine is not None
        assert mine.hint == ("decision" if seat == asked else what_to_ask(room.table, seat))
    silent = until(Room.of("canaletto", 3).fill(), "steered").table
    assert [shown(silent, seat).mine.hint for seat in range(3)] == [None] * 3


def test_a_standing_order_is_shown_to_its_seat() -> None:
    room = until(Room.of("alles-futsch", 3, ceilings=True).fill(), "ascending")
    (asked,) = room.table.waiting
    seat = (asked + 1) % 3
    room.send(seat, c.LeaveOrder(id="order", up_to=4, then="ask"))
    orders = [shown(room.table, viewer).mine.order for viewer in range(3)]
    assert orders == [OrderShown(4, "ask") if viewer == seat else None for viewer in range(3)]
    assert b'"order":{"up_to":4,"then":"ask"}' in room.seen(seat)


def test_who_plays_with_bots_alone_asks_nobody_to_go_back() -> None:
    alone, two = (Room.of("modern-art", 3, bots).fill().table for bots in (2, 1))
    assert shown(alone, 0).back.asks is False
    assert [shown(two, seat).back.asks for seat in (0, 1)] == [True, True]
