"""What is nobody else's business, at tables without a server: when it is hidden, and when shown."""

from random import Random
from typing import Any

import msgspec
import pytest
from house.tables import Room, play_on, until, viewers
from house.twins import Twins, lively_room, play_lively

from saleroom.core.sale import OUTCRY
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.afterwards import record
from saleroom.house.heads import head_of
from saleroom.house.reading import read_table
from saleroom.house.showing import shown
from saleroom.house.statuses import FROZEN, OVER
from saleroom.house.table import Table
from saleroom.play.record import write
from saleroom.store.contract import Entry

DRAWING = Random(1)  # noqa: S311  # games, not secrets
PRIVATE = [
    c.Out(id="out"),
    c.LeaveOrder(id="order", up_to=0, then="ask"),
    c.Remind(id="remind", webhook="https://example.org/"),
]


def outcry(**chosen: Any) -> Room:
    return until(Room.of("modern-art", 4, **chosen).fill(), OUTCRY)


def seen_by_others(room: Room, seat: int) -> list[bytes]:
    return [room.seen(viewer) for viewer in viewers(room.table) if viewer != seat]


def quiet_seat(room: Room) -> int:
    return next(seat for seat in range(4) if seat != room.table.leader)


# Words in private


@pytest.mark.parametrize("command", PRIVATE, ids=lambda command: command.id)
@pytest.mark.parametrize("pace", ["live", "days"])
def test_nobody_else_sees_what_a_seat_tells_the_house(pace: str, command: c.Command) -> None:
    room = outcry(pace=pace, ceilings=True)
    seat = quiet_seat(room)
    before = seen_by_others(room, seat)
    room.send(seat, command)
    assert seen_by_others(room, seat) == before


@pytest.mark.parametrize("command", PRIVATE, ids=lambda command: command.id)
def test_a_table_does_not_move_up_in_lists_for_words_in_private(command: c.Command) -> None:
    room = outcry(pace="days")
    before = head_of(room.table, None).changed
    room.now += 5000
    room.send(quiet_seat(room), command)
    assert head_of(room.table, None).changed == before
    assert room.table.changed == room.now


def test_a_table_moves_up_in_lists_for_what_everybody_hears() -> None:
    room = outcry(pace="days")
    room.now += 5000
    room.send(0, c.Say(id="say", text="Good evening"))
    assert head_of(room.table, None).changed == room.now


@pytest.mark.parametrize("pace", ["live", "days"])
def test_that_all_others_are_out_is_known_when_the_lot_is_sold_and_not_before(pace: str) -> None:
    room = outcry(pace=pace)
    others = room.table.still_in()
    for seat in others[:-1]:
        room.send(seat, c.Out(id=f"{seat}"))
    before = shown(room.table, SPECTATOR).clock
    room.send(others[-1], c.Out(id="last"))
    assert shown(room.table, SPECTATOR).clock == before


def test_a_ceiling_is_not_in_the_record_of_the_game() -> None:
    room = outcry(pace="days")
    room.send(quiet_seat(room), c.LeaveOrder(id="order", up_to=87, then="ask"))
    while play_on(room, DRAWING):
        pass
    assert room.table.status == OVER
    assert "up_to" not in write(record(room.table))
    assert all(b"up_to" not in room.seen(viewer) for viewer in viewers(room.table))


# Who left


def test_who_leaves_before_the_game_leaves_no_way_back_and_no_address() -> None:
    room = Room.of("modern-art", 3)
    room.keep(e.Sat(seat=0, person="mallory", name="Mallory", recovery="a hash"))
    room.send(0, c.Remind(id="hook", webhook="https://mallory.example/"))
    room.send(0, c.Leave(id="leave"))
    seat = room.table.seats[0]
    assert (seat.recovery, seat.webhook, seat.nonce) == ("", None, "")
    room.sit("ann", 0)
    assert room.table.seat_of("mallory") is None


# The end, and no end


def test_nobody_sees_everything_before_the_end_and_everybody_does_after_it() -> None:
    room = outcry(pace="days")
    with pytest.raises(PermissionError):
        shown(room.table, ALL_SEEING)
    with pytest.raises(PermissionError):
        record(room.table)
    while play_on(room, DRAWING):
        assert room.table.status == OVER or shown(room.table, 0).deal is None
    deal = shown(room.table, SPECTATOR).deal
    assert deal is not None
    assert deal.seed == room.table.opened.seed
    assert record(room.table).deal == deal


def test_why_a_table_is_frozen_names_nobodys_purse() -> None:
    room = outcry()
    seat = quiet_seat(room)
    bid = room.table.match.game.codec.verbs["bid"].first + room.table.match.state.money[seat] + 1
    illegal = e.Played(cause="person", moves=((seat, bid),), told=0)
    log = [*room.log, Entry(len(room.log), room.now, e.written(illegal))]
    table = read_table(log)
    assert table.status == FROZEN
    assert "not legal any more" in table.why_frozen
    assert "you have" not in msgspec.json.encode(shown(table, SPECTATOR)).decode()


# The twins that the server is tested with


def test_twins_differ_in_everything_that_is_secret() -> None:
    drawing = Random(7)  # noqa: S311  # a game, not a secret
    room = play_lively(lively_room("modern-art", 4, "days", drawing), drawing, 150)
    differ: set[str] = set()
    for until_ in range(10, len(room.log), 7):
        twins = Twins(Table(), Table(), 0)
        for _ in twins.told(room.log[:until_], drawing):
            pass
        differ |= differing(twins)
    assert differ == {"hands", "sealed", "outs", "orders", "seed", "nonces", "persons", "webhooks"}


def differing(twins: Twins) -> set[str]:
    one, other = (_secrets(table) for table in twins[:2])
    return {name for name, secret in one.items() if secret != other[name]}


def _secrets(table: Table) -> dict[str, object]:
    state = table.match.state
    return {
        "hands": state.hand,
        "sealed": [state.sealed[seat] for seat in range(4) if state.fists >> seat & 1],
        "outs": table.outs,
        "orders": table.orders,
        "seed": table.opened.seed,
        "nonces": [seat.nonce for seat in table.seats],
        "persons": table.persons,
        "webhooks": [seat.webhook for seat in table.seats],
    }
