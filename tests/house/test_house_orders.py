"""Standing orders: secret, for one lot, in every kind of auction that takes them."""

from dataclasses import replace

import pytest
from house.tables import Room, until

from saleroom.core.seats import SPECTATOR
from saleroom.house import commands as c
from saleroom.house.commands import Refused
from saleroom.house.due import next_due
from saleroom.house.heads import bots_asked
from saleroom.house.showing import shown


def days(game: str, mechanism: str, players: int = 3) -> Room:
    return until(Room.of(game, players, pace="days").fill(), mechanism)


def order(room: Room, seat: int, up_to: int | None, then: str = "pass") -> None:
    command = c.LeaveOrder(id=f"{len(room.log)}", up_to=up_to, then=then)
    room.send(seat, command)


def seller_of(room: Room) -> int:
    return int(room.table.match.state.seller)


def settle(room: Room) -> None:
    """Everybody has answered: the house settles it until the lot is sold, or somebody is asked."""
    while room.table.is_outcry:
        due = next_due(room.table)
        if due is None or due.what != "hammer":
            return
        room.wait()


def sold(room: Room) -> tuple[int, int]:
    """Return who had the last lot, and for how much."""
    lines = [line for line in room.table.lines(SPECTATOR) if line.name == "sold"]
    return lines[-1]["seat"], lines[-1]["price"]


def test_in_an_open_auction_the_highest_pays_one_more_than_the_second() -> None:
    room = days("modern-art", "outcry")
    order(room, 0, 20)
    order(room, 1, 33)
    order(room, 2, 26)
    settle(room)
    assert sold(room) == (1, 27)


def test_a_single_order_pays_the_least() -> None:
    room = days("modern-art", "outcry")
    order(room, 1, 33)
    for seat in (0, 2):
        room.send(seat, c.Out(id=f"out {seat}"))
    settle(room)
    assert sold(room) == (1, 1)


@pytest.mark.rule("MA-24")
def test_equal_orders_go_clockwise_from_the_seller_whoever_was_first() -> None:
    room = days("modern-art", "outcry")
    seller = seller_of(room)
    order(room, (seller + 2) % 3, 30)
    order(room, (seller + 1) % 3, 30)
    room.send(seller, c.Out(id="out"))
    settle(room)
    assert sold(room) == ((seller + 1) % 3, 30)


def test_an_order_that_was_meant_for_the_lot_before_is_stale() -> None:
    room = days("modern-art", "outcry")
    meant = room.table.turn(0)
    for seat in range(3):
        room.send(seat, c.Out(id=f"out {seat}"))
    settle(room)
    until(room, "outcry")
    with pytest.raises(Refused) as refused:
        room.send(0, c.LeaveOrder(id="late", up_to=40, turn=meant))
    assert refused.value.code == "stale"


def test_nothing_happens_before_everybody_has_answered() -> None:
    room = days("modern-art", "outcry")
    order(room, 0, 20)
    order(room, 1, 30)
    due = next_due(room.table)
    assert due is not None
    assert due.seat == 2
    assert due.at == room.table.waiting[2] + 24 * 3600 * 1000
    assert room.table.match.state.price == 0


@pytest.mark.rule("MA-19")
@pytest.mark.parametrize(
    "answer",
    [
        c.Out(id="out"),
        c.LeaveOrder(id="out", up_to=0),
        c.LeaveOrder(id="higher", up_to=20, then="ask"),
    ],
    ids=str,
)
def test_over_days_an_answer_stands_until_the_lot_is_sold_or_the_order_asks(
    answer: c.Command,
) -> None:
    """D8: who could take it back would learn by no sale that somebody has not answered."""
    room = days("modern-art", "outcry")
    room.act(0, bid=5)
    room.send(1, answer)
    for price in (6, 7):  # before a raise and after it
        for again in (
            c.Out(id="in", out=False),
            c.Act(id="bid", turn=room.table.turn(1), action={"bid": price}),
            c.Act(id="back", turn=room.table.turn(1), action={"take_back": True}),
            c.LeaveOrder(id="none", up_to=None),
            c.LeaveOrder(id="other", up_to=30),
            *([c.Out(id="out after all")] if room.table.orders else []),
        ):
            with pytest.raises(Refused) as refused:
                room.send(1, again)
            assert (refused.value.code, refused.value.name) == ("not_now", "answer_stands")
        mine = shown(room.table, 1).mine
        assert mine is not None
        assert not mine.actions
        assert not mine.amounts
        if room.table.match.state.price < 6:
            room.act(2, bid=6)
    room.act(0, bid=21)
    mine = shown(room.table, 1).mine
    assert mine is not None
    assert bool(mine.amounts) == (answer.id == "higher"), "asked again as was ordered"


def test_over_days_no_bot_answers_anew_for_a_seat_that_has_answered() -> None:
    """Or whoever handed the seat over would have taken the answer back."""
    room = days("modern-art", "outcry")
    order(room, 1, 0)
    room.send(1, c.HandOver(id="bot", bot="random"))
    room.send(2, c.HandOver(id="bot", bot="random"))
    assert bots_asked(room.table) == (2,)


def test_a_leader_is_not_asked_and_may_think_again_about_an_order() -> None:
    room = days("modern-art", "outcry")
    room.act(0, bid=5)
    for up_to in (20, 30, None):
        order(room, 0, up_to)
    assert room.table.orders == {}


def test_silence_over_days_is_out() -> None:
    room = days("modern-art", "outcry")
    order(room, 0, 20)
    order(room, 1, 30)
    assert room.wait()
    settle(room)
    assert sold(room) == (1, 21)


def test_who_wants_to_be_asked_again_is_and_can_go_higher() -> None:
    room = days("modern-art", "outcry")
    order(room, 0, 20, "ask")
    order(room, 1, 30)
    room.send(2, c.Out(id="out"))
    settle(room)
    assert room.table.is_outcry
    assert room.table.match.state.price == 21
    assert 0 not in room.table.orders
    order(room, 0, 40)
    settle(room)
    assert sold(room) == (0, 31)


def test_a_leader_defends_by_order() -> None:
    room = days("modern-art", "outcry")
    order(room, 0, 20, "ask")
    order(room, 1, 30)
    room.send(2, c.Out(id="out"))
    settle(room)
    order(room, 0, 25)
    settle(room)
    assert sold(room) == (1, 26)


@pytest.mark.parametrize(
    ("game", "mechanism"),
    [
        ("modern-art", "once_around"),
        ("alles-futsch", "ascending"),
        ("moderne-zeiten", "ascending"),
    ],
)
def test_asked_in_turn_an_order_raises_by_the_least_and_then_passes(
    game: str, mechanism: str
) -> None:
    room = days(game, mechanism)
    asked = room.table.match.asked
    (amounts,) = room.table.match.legal(asked).amounts
    order(room, asked, amounts.least)
    state = room.table.match.state
    assert (state.price, state.leader) == (amounts.least, asked)


def test_an_order_that_is_used_up_passes_or_asks() -> None:
    for then, passes in (("pass", True), ("ask", False)):
        room = days("moderne-zeiten", "ascending")
        first = room.table.match.asked
        (amounts,) = room.table.match.legal(first).amounts
        room.act(first, bid=amounts.least + 2)
        second = room.table.match.asked
        order(room, second, amounts.least, then)
        assert (room.table.match.asked != second) is passes
        assert second not in room.table.orders or passes


def test_a_fixed_price_is_taken_up_to_the_ceiling() -> None:
    room = days("modern-art", "fixed_price")
    asked, price = room.table.match.asked, int(room.table.match.state.price)
    order(room, asked, price)
    assert sold(room) == (asked, price)


@pytest.mark.rule("CA-8")
def test_in_canaletto_an_order_can_only_be_to_pass() -> None:
    room = days("canaletto", "steered")
    room.act(room.table.match.asked, bid=1)
    asked = room.table.match.asked
    with pytest.raises(Refused, match="not_here pass_only"):
        order(room, asked, 5)
    order(room, asked, 0)
    assert room.table.match.asked != asked


def test_where_nobody_has_a_purse_an_order_can_only_be_to_pass() -> None:
    room = days("alles-futsch", "ascending")
    match = room.table.match
    match.game = replace(match.game, purse=None)
    with pytest.raises(Refused, match="not_here pass_only"):
        order(room, match.asked, 5)


def test_an_order_is_for_one_lot() -> None:
    room = days("modern-art", "outcry")
    order(room, 0, 20)
    order(room, 1, 30)
    room.send(2, c.Out(id="out"))
    settle(room)
    assert room.table.orders == {}
    assert not room.table.outs


def test_nobody_but_its_seat_sees_an_order() -> None:
    room = days("modern-art", "outcry")
    before = {viewer: room.seen(viewer) for viewer in (0, 2, SPECTATOR)}
    order(room, 1, 17)
    assert {viewer: room.seen(viewer) for viewer in (0, 2, SPECTATOR)} == before
    mine = shown(room.table, 1).mine
    assert mine is not None
    assert mine.order is not None
    assert mine.order.up_to == 17


def test_an_order_is_within_the_purse_and_where_orders_are_taken() -> None:
    room = days("modern-art", "outcry")
    with pytest.raises(Refused, match="illegal bid_too_high"):
        order(room, 1, 5000)
    live = until(Room.of("modern-art", 3).fill(), "outcry")
    with pytest.raises(Refused, match="not_here no_orders"):
        order(live, 1, 5)


def test_live_with_ceilings_an_order_bids_by_itself() -> None:
    room = until(Room.of("modern-art", 3, ceilings=True).fill(), "outcry")
    order(room, 1, 30)
    assert (room.table.leader, room.table.match.state.price) == (1, 1)
    room.act(0, bid=12)
    assert (room.table.leader, room.table.match.state.price) == (1, 13)
    room.act(2, bid=31)
    assert (room.table.leader, room.table.match.state.price) == (2, 31)
