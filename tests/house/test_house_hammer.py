"""Open outcry live: silence, once, twice, sold; out in private; the seller's own hammer; pauses."""

import pytest
from house.tables import Room, until

from saleroom.core.seats import NOBODY, SPECTATOR
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.clocks import BETWEEN_CALLS, HAMMERS, OUT_HOLDS, PAUSE, PAUSES
from saleroom.house.commands import Refused
from saleroom.house.due import calls_of, may_pause, next_due
from saleroom.house.opening import opening
from saleroom.house.settings import Place, Settings
from saleroom.house.showing import shown
from saleroom.store.contract import Outage

NORMAL = HAMMERS["normal"]


def auction(**chosen: object) -> Room:
    return until(Room.of("modern-art", 3, **chosen).fill(), "outcry")


def bid(room: Room, seat: int, amount: int) -> None:
    room.act(seat, bid=amount)


def test_the_first_bid_may_take_longer_than_the_next() -> None:
    room = auction()
    begun = room.table.hammer_from
    assert calls_of(room.table).once == begun + NORMAL.opening
    bid(room, 0, 5)
    calls = calls_of(room.table)
    assert calls.once == room.now + NORMAL.silence
    assert calls.twice == calls.once + NORMAL.once
    assert calls.sold == calls.twice + NORMAL.twice


def test_a_bid_names_its_height_and_so_answers_an_older_question_about_the_same_lot() -> None:
    room = auction()
    meant = room.table.turn(0)
    bid(room, 0, 5)
    bid(room, 1, 6)
    room.send(0, c.Act(id="late", turn=meant, action={"bid": 7}))
    assert room.table.leader == 0


def test_a_bid_that_was_meant_for_the_lot_before_is_stale() -> None:
    room = auction(hammer="fast")
    meant = room.table.turn(0)
    bid(room, 1, 6)
    assert room.wait()
    until(room, "outcry")
    with pytest.raises(Refused) as refused:
        room.send(0, c.Act(id="late", turn=meant, action={"bid": 60}))
    assert refused.value.code == "stale"
    assert room.again().first_turn(0) == room.table.first_turn(0)


def test_a_call_that_was_meant_after_fewer_calls_is_stale() -> None:
    room = auction(hammer="seller")
    seller = int(room.table.match.state.seller)
    room.now += BETWEEN_CALLS
    room.send(seller, c.Call(id="once", turn=room.table.turn(seller), calls=0))
    room.now += BETWEEN_CALLS
    with pytest.raises(Refused) as refused:
        room.send(seller, c.Call(id="again", turn=room.table.turn(seller), calls=0))
    assert refused.value.code == "stale"


def test_every_raise_restarts_the_hammer() -> None:
    room = auction()
    bid(room, 0, 5)
    room.now += 6000
    bid(room, 1, 6)
    assert calls_of(room.table).once == room.now + NORMAL.silence


@pytest.mark.parametrize("preset", ["fast", "normal", "relaxed"])
def test_when_the_hammer_falls_the_leader_has_it(preset: str) -> None:
    room = auction(hammer=preset)
    bid(room, 1, 7)
    buyer_had = room.table.match.state.money[1]
    assert room.wait()
    assert not room.table.is_outcry
    assert room.table.match.state.money[1] in (buyer_had - 7, buyer_had)  # the bank, or himself
    assert room.now == room.log[-1].at


def test_with_no_bid_at_all_the_seller_has_it_for_nothing() -> None:
    room = auction()
    money = list(room.table.match.state.money)
    assert room.table.leader == NOBODY
    assert room.wait()
    assert not room.table.is_outcry
    assert list(room.table.match.state.money) == money


def test_a_bid_is_never_raised_and_a_number_that_is_gone_is_refused() -> None:
    room = auction()
    bid(room, 0, 12)
    bid(room, 1, 13)
    with pytest.raises(Refused) as refused:
        bid(room, 2, 13)
    assert refused.value.code == "illegal"
    assert refused.value.paragraph == "MA-13"
    assert (room.table.match.state.price, room.table.leader) == (13, 1)


def test_a_bid_made_before_somebody_elses_still_counts_if_it_is_higher() -> None:
    room = auction()
    turn = room.table.turn(2)
    bid(room, 0, 12)
    room.send(2, c.Act(id="late", turn=turn, action={"bid": 20}))
    assert room.table.leader == 2


def test_out_is_private_and_reversible() -> None:
    room = auction()
    bid(room, 0, 5)
    before = {viewer: room.seen(viewer) for viewer in (0, 2, SPECTATOR)}
    room.send(1, c.Out(id="a"))
    assert {viewer: room.seen(viewer) for viewer in (0, 2, SPECTATOR)} == before
    room.send(1, c.Out(id="b", out=False))
    assert not room.table.outs
    bid(room, 1, 6)
    assert room.table.leader == 1


def test_letting_go_is_a_word_to_the_house_and_not_yet_a_move() -> None:
    room = auction()
    bid(room, 0, 5)
    moves = len(room.table.match.moves)
    room.act(1, let_go=True)
    assert set(room.table.outs) == {1}
    room.act(1, take_back=True)
    assert not room.table.outs
    assert len(room.table.match.moves) == moves


@pytest.mark.rule("MA-19")
def test_when_it_holds_for_all_others_that_they_are_out_the_lot_is_sold() -> None:
    room = auction(hammer="relaxed")
    bid(room, 0, 5)
    said = room.now = room.now + 1000
    room.send(1, c.Out(id="a"))
    room.send(2, c.Out(id="b"))
    assert room.wait()
    assert not room.table.is_outcry
    assert room.now == said + OUT_HOLDS


@pytest.mark.parametrize("hammer", ["fast", "normal", "relaxed", "none", "seller"])
@pytest.mark.parametrize("others", [(), (2,)])
def test_whoever_says_out_and_takes_it_back_learns_nothing_of_the_others(
    hammer: str, others: tuple[int, ...]
) -> None:
    """The clock and every frame are the same whether all others are out or nobody is."""
    settings = Settings(game="modern-art", seats=(Place("person"),) * 3, hammer=hammer)
    room, quiet = (
        until(Room(opening(settings, b"the same deal")).fill(), "outcry") for _ in range(2)
    )
    for one in (room, quiet):
        bid(one, 0, 5)
        one.now += 100
    for seat in others:
        room.send(seat, c.Out(id="before"))
    room.now += 2 * OUT_HOLDS
    quiet.now = room.now
    for out in (True, False, True):
        for one in (room, quiet):
            one.send(1, c.Out(id=f"probe {one.now}", out=out))
        assert calls_of(room.table) == calls_of(quiet.table)
        assert shown(room.table, 1).clock == shown(quiet.table, 1).clock
        room.now = quiet.now = room.now + OUT_HOLDS - 1
        due = next_due(room.table)
        # Nothing falls by the others' words as long as this one can be taken back.
        assert due == next_due(quiet.table) or (due is not None and due.at > room.now)


def test_after_a_moment_out_holds_at_this_price_and_a_raise_asks_anew() -> None:
    room = auction(hammer="none")
    bid(room, 0, 5)
    room.send(1, c.Out(id="a"))
    mine = shown(room.table, 1).mine
    assert mine is not None
    assert mine.out_holds == room.now + OUT_HOLDS
    room.now += OUT_HOLDS
    for again in (
        c.Out(id="b", out=False),
        c.Act(id="c", turn=room.table.turn(1), action={"bid": 6}),
        c.Act(id="d", turn=room.table.turn(1), action={"take_back": True}),
    ):
        with pytest.raises(Refused) as refused:
            room.send(1, again)
        assert (refused.value.name, refused.value.paragraph) == ("out_holds", "MA-19")
    bid(room, 2, 6)
    bid(room, 1, 7)
    assert room.table.leader == 1
    assert not room.table.outs


def test_what_holds_is_not_undone_by_an_order() -> None:
    room = auction(hammer="none", ceilings=True)
    bid(room, 0, 5)
    room.send(1, c.Out(id="a"))
    room.now += OUT_HOLDS
    with pytest.raises(Refused, match="out_holds"):
        room.send(1, c.LeaveOrder(id="b", up_to=9))


def test_without_a_clock_it_ends_when_all_others_are_out_and_not_before() -> None:
    room = auction(hammer="none")
    bid(room, 0, 5)
    assert next_due(room.table) is None
    room.send(1, c.Out(id="a"))
    room.send(2, c.Out(id="b"))
    assert room.wait()
    assert not room.table.is_outcry


def test_whoever_leads_is_not_out() -> None:
    room = auction()
    bid(room, 0, 5)
    with pytest.raises(Refused):
        room.send(0, c.Out(id="a"))


# The seller's hammer


def test_where_a_bank_sells_the_clock_calls_for_the_seller() -> None:
    room = auction(hammer="seller")
    assert room.table.sale is not None
    assert calls_of(room.table).sold is None
    room.table.sale = room.table.sale._replace(seller=NOBODY)
    assert calls_of(room.table).once == room.table.hammer_from + NORMAL.opening


def test_the_seller_calls_once_twice_sold_and_leaves_time_between() -> None:
    room = auction(hammer="seller")
    seller = int(room.table.match.state.seller)
    bid(room, (seller + 1) % 3, 5)
    with pytest.raises(Refused, match="too_soon"):
        room.send(seller, c.Call(id="0"))
    for number in ("1", "2"):
        room.now += BETWEEN_CALLS
        room.send(seller, c.Call(id=number))
        assert room.table.is_outcry
    room.now += BETWEEN_CALLS
    room.send(seller, c.Call(id="3"))
    assert not room.table.is_outcry


def test_a_bid_after_a_call_begins_the_calls_again_and_only_the_seller_calls() -> None:
    room = auction(hammer="seller")
    seller = int(room.table.match.state.seller)
    bid(room, (seller + 1) % 3, 5)
    room.now += BETWEEN_CALLS
    with pytest.raises(Refused, match="not_yours seller_calls"):
        room.send((seller + 1) % 3, c.Call(id="0"))
    room.send(seller, c.Call(id="1"))
    bid(room, (seller + 2) % 3, 6)
    assert room.table.calls == 0


# A lost line


def test_the_hammer_waits_once_for_a_lost_line() -> None:
    room = auction()
    bid(room, 0, 5)
    room.keep(e.Paused(seat=1))
    due = next_due(room.table)
    assert due is not None
    assert due.at == room.now + PAUSE
    assert calls_of(room.table).sold is None
    assert room.wait()
    assert room.table.pause is None
    assert not may_pause(room.table)
    assert calls_of(room.table).once == room.now + NORMAL.silence


def test_the_waiting_of_a_whole_game_has_an_end() -> None:
    room = auction()
    for _ in range(PAUSES // PAUSE):
        room.table.has_paused = False  # as after the next lot
        assert may_pause(room.table)
        room.keep(e.Paused(seat=1))
        assert room.wait()
    room.table.has_paused = False
    assert not may_pause(room.table)


# Outages


def test_no_hammer_falls_because_the_server_was_away() -> None:
    room = auction()
    bid(room, 0, 5)
    usual = calls_of(room.table).sold
    room.table.outages = [Outage(room.now + 1000, room.now + 61_000)]
    assert calls_of(room.table).sold >= usual + 60_000


def test_who_is_out_is_offered_to_come_back_and_nothing_else_of_that_kind() -> None:
    room = auction()
    bid(room, 0, 5)
    mine = shown(room.table, 1).mine
    assert mine is not None
    assert {"let_go": True} in mine.actions
    room.send(1, c.Out(id="a"))
    mine = shown(room.table, 1).mine
    assert mine is not None
    assert {"let_go": True} not in mine.actions
    assert {"take_back": True} in mine.actions


def test_an_open_auction_costs_nobody_time_of_the_bank() -> None:
    room = auction()
    banks = [seat.bank for seat in room.table.seats]
    for amount in range(1, 30):
        room.now += 6000
        bid(room, amount % 3, amount)
    room.wait()
    assert [seat.bank for seat in room.table.seats] == banks
