"""What the house refuses, and in which words: a code, a reason, and the numbers that go with it."""

from collections.abc import Callable
from random import Random

import pytest
from house.tables import Room, at_interval, play_on, until

from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.clocks import BETWEEN_CALLS, OUT_HOLDS
from saleroom.house.commands import Refused
from saleroom.house.deciding import MOST_REMINDINGS, decided
from saleroom.house.opening import same_deal
from saleroom.house.sent import sent


def offering(**chosen: object) -> Room:
    """Seat 0, 1 or 2 offers a painting next: no lot yet."""
    return Room.of("modern-art", 3, **chosen).fill()


def crying_out(**chosen: object) -> Room:
    """Seat 0 leads an open auction, and seat 1 is out."""
    room = until(offering(**chosen), "outcry")
    room.act(0, bid=5)
    room.send(1, c.Out(id="out"))
    return room


def let_go_for_good() -> Room:
    """Seat 0 leads, and it holds that seat 1 is out."""
    room = crying_out(hammer="none")
    room.now += OUT_HOLDS
    return room


def waiting() -> Room:
    """Somebody sits on seat 1 and waits for others."""
    room = Room.of("modern-art", 3)
    room.sit("somebody", 1)
    return room


def looked() -> Room:
    """A round is over, and seat 0 has looked."""
    room = at_interval()
    room.send(0, c.Continue(id="seen"))
    return room


def dealt_again() -> Room:
    """Somebody plays a deal that was played before, and waits for others."""
    over, drawing = Room.of("alles-futsch", 2).fill(), Random(1)  # noqa: S311  # no secret
    while play_on(over, drawing):
        pass
    room = Room(same_deal(over.table))
    room.sit("somebody")
    return room


def reminded() -> Room:
    room = offering()
    for number in range(MOST_REMINDINGS):
        room.send(0, c.Remind(id=str(number), webhook="https://example.org/"))
    return room


REFUSED: list[tuple[Callable[[], Room], int, c.Command, tuple[str, str]]] = [
    (offering, 0, c.Out(id="it"), ("not_now", "no_outcry")),
    (crying_out, 0, c.Out(id="it"), ("not_now", "leads")),
    (crying_out, 1, c.Out(id="it"), ("no_change", "as_it_is")),
    (crying_out, 2, c.Out(id="it", out=False), ("no_change", "as_it_is")),
    (let_go_for_good, 1, c.Out(id="it", out=False), ("not_now", "out_holds")),
    (crying_out, 0, c.Call(id="it"), ("not_now", "no_call")),
    (lambda: offering(hammer="seller"), 0, c.Call(id="it"), ("not_now", "no_call")),
    (lambda: offering(pace="days"), 0, c.LeaveOrder(id="it", up_to=5), ("not_now", "no_lot")),
    (
        lambda: Room.of("modern-art", 3, 1).fill(),
        2,
        c.HandOver(id="it"),
        ("no_change", "bot_already"),
    ),
    (
        lambda: Room.of("modern-art", 3, 1).fill(),
        2,
        c.Act(id="it", turn=0, action={"let_go": True}),
        ("bot_plays", ""),
    ),
    (looked, 0, c.Continue(id="it"), ("no_change", "as_it_is")),
    (waiting, 1, c.Fill(id="it", seat=-1), ("no_seat", "no_such_seat")),
    (waiting, 1, c.Fill(id="it", seat=3), ("no_seat", "no_such_seat")),
    (waiting, 1, c.Fill(id="it", seat=1), ("taken", "seat_taken")),
    (lambda: offering(chat=False), 0, c.Say(id="it", text="Hello"), ("not_here", "no_chat")),
    (offering, 0, c.TakeSeatBack(id="it"), ("no_change", "person_already")),
    (offering, 0, c.Continue(id="it"), ("not_now", "no_interval")),
    (dealt_again, 0, c.Mix(id="it", nonce="mine"), ("not_here", "same_deal")),
    (reminded, 0, c.Remind(id="it"), ("not_now", "too_many_remindings")),
    (offering, 0, c.Remind(id="it", webhook="ftp://example.org/"), ("malformed", "webhook")),
]


@pytest.mark.parametrize(("position", "seat", "command", "words"), REFUSED)
def test_a_refusal_names_its_reason_and_leaves_the_log_as_it_was(
    position: Callable[[], Room], seat: int, command: c.Command, words: tuple[str, str]
) -> None:
    room = position()
    log = room.log[:]
    with pytest.raises(Refused) as refused:
        room.send(seat, command)
    assert (refused.value.code, refused.value.name) == words
    assert room.log == log


def test_a_refusal_that_follows_from_a_rule_names_game_edition_paragraph_and_numbers() -> None:
    room = crying_out(pace="days", edition="2009")
    for command in (
        c.LeaveOrder(id="too high", up_to=4095),
        c.Act(id="too high", turn=room.table.turn(2), action={"bid": 4095}),
    ):
        with pytest.raises(Refused) as refused:
            room.send(2, command)
        no = refused.value
        assert (no.code, no.name) == ("illegal", "bid_too_high")
        assert (no.game, no.edition) == ("modern-art", "2009")
        assert no.paragraph in {"MA-14", "MA-19"}
        assert no.numbers == {"least": 6, "purse": room.table.match.view(2).money[2]}


@pytest.mark.rule("MA-19")
def test_whoever_leads_is_told_the_rule() -> None:
    with pytest.raises(Refused) as refused:
        crying_out().send(0, c.Out(id="it"))
    assert refused.value.paragraph == "MA-19"


@pytest.mark.rule("MA-19")
def test_whoever_calls_without_selling_is_told_the_rule_and_who_calls_too_soon_to_wait() -> None:
    room = until(offering(hammer="seller"), "outcry")
    seller = room.table.seller
    with pytest.raises(Refused) as refused:
        room.send((seller + 1) % 3, c.Call(id="it"))
    assert (refused.value.code, refused.value.paragraph) == ("not_yours", "MA-19")
    with pytest.raises(Refused) as refused:
        room.send(seller, c.Call(id="it"))
    assert refused.value.code == "too_soon"


def test_a_call_that_was_meant_for_an_earlier_lot_is_stale() -> None:
    room = until(offering(hammer="seller"), "outcry")
    room.now += BETWEEN_CALLS
    seller, first = room.table.seller, room.table.first_turn(room.table.seller)
    with pytest.raises(Refused) as refused:
        room.send(seller, c.Call(id="late", turn=first - 1))
    assert refused.value.code == "stale"
    room.send(seller, c.Call(id="in time", turn=first))
    assert room.table.calls == 1


def test_a_bid_counts_for_the_lot_and_anything_else_for_its_question_only() -> None:
    room = until(offering(), "outcry")
    turn = room.table.turn(0)
    room.act(0, bid=5)
    room.act(1, bid=6)
    with pytest.raises(Refused) as refused:
        room.send(0, c.Act(id="it", turn=turn, action={"let_go": True}))
    assert refused.value.code == "stale"
    room.send(0, c.Act(id="it", turn=turn, action={"bid": 7}))
    assert room.table.leader == 0


def test_how_many_remindings_are_too_many_is_said() -> None:
    with pytest.raises(Refused) as refused:
        reminded().send(0, c.Remind(id="it"))
    assert refused.value.numbers == {"most": MOST_REMINDINGS}


def test_an_address_to_be_called_is_written_down_for_its_seat() -> None:
    room = offering()
    for address in ("https://example.org/", "http://example.org/"):
        room.send(1, c.Remind(id=address, webhook=address))
        assert e.read(room.log[-1].body) == e.Reminding(seat=1, webhook=address)
    room.send(1, c.Remind(id="no more"))
    assert e.read(room.log[-1].body) == e.Reminding(seat=1)


def test_a_free_seat_is_filled_the_first_one_too() -> None:
    room = waiting()
    room.send(1, c.Fill(id="it", seat=0, bot="random"))
    assert e.read(room.log[-1].body) == e.Filled(seat=0, bot="random")


def test_an_order_may_be_as_high_as_the_purse_and_is_taken_back_for_its_seat() -> None:
    room = until(offering(pace="days"), "once_around")
    seat = next(seat for seat in range(3) if seat not in room.table.waiting)
    purse = room.table.match.view(seat).money[seat]
    room.send(seat, c.LeaveOrder(id="all", up_to=purse))
    assert e.read(room.log[-1].body) == e.Ordered(seat=seat, up_to=purse)
    room.send(seat, c.LeaveOrder(id="nothing", up_to=None))
    assert e.read(room.log[-1].body) == e.Ordered(seat=seat)


def test_a_command_stands_beside_its_own_entry_and_is_remembered() -> None:
    room = crying_out(ceilings=True)
    command = c.LeaveOrder(id="it", up_to=20)
    this, first = sent("somebody", "a run", command), len(room.log)
    room.keep(decided(room.table, 2, command, room.now), this)
    assert room.table.sent.has(this)
    assert room.again().sent.has(this)
    # The house bids for the order at once, and nobody sent that.
    assert [entry.command for entry in room.log[first:]] == [this.written(first), None]


def test_whoever_sits_down_again_is_heard_anew() -> None:
    room = waiting()
    command = c.Say(id="1", text="hello")
    this = sent("somebody", "a run", command)
    room.keep(decided(room.table, 1, command, room.now), this)
    room.send(1, c.Leave(id="2"))
    assert room.table.sent.has(this)
    room.sit("somebody", 0)
    assert not room.table.sent.has(this)
