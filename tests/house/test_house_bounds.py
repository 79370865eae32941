"""What a seat may put into a log beside its moves has an end, during the game and after it."""

from random import Random

import pytest
from house.tables import Room, play_on, until

from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house.bounds import (
    MOST_DEVICES,
    MOST_LETTERS,
    MOST_SEATINGS,
    MOST_WORDS,
    check_device,
)
from saleroom.house.commands import Refused
from saleroom.house.statuses import OVER


def finished() -> Room:
    room, luck = Room.of("alles-futsch", 2).fill(), Random(1)  # noqa: S311  # a game
    while play_on(room, luck):
        pass
    assert room.table.status == OVER
    return room


@pytest.mark.parametrize("room", [Room.of("alles-futsch", 2).fill(), finished()])
def test_a_seat_says_so_much_in_a_game_also_after_its_end(room: Room) -> None:
    for number in range(MOST_WORDS):
        room.send(0, c.Emote(id=f"{number}", emote="wow"))
    before = len(room.log)
    with pytest.raises(Refused) as refused:
        room.send(0, c.Emote(id="more", emote="wow"))
    assert (refused.value.name, refused.value.numbers) == ("too_many_words", {"most": MOST_WORDS})
    with pytest.raises(Refused, match="too_many_words"):
        room.send(0, c.Remind(id="hook", webhook="https://example.org/"))
    assert len(room.log) == before
    assert room.again().seats[0].words == MOST_WORDS
    room.send(1, c.Emote(id="other", emote="hello"))  # others are heard


def test_letters_are_counted_too() -> None:
    room = Room.of("alles-futsch", 2).fill()
    for number in range(MOST_LETTERS // 500):
        room.send(0, c.Say(id=f"{number}", text="x" * 500))
    with pytest.raises(Refused, match="too_many_letters"):
        room.send(0, c.Say(id="more", text="x"))
    room.send(0, c.Emote(id="still", emote="thanks"))


def test_out_and_in_again_has_an_end_and_playing_and_leaving_have_not() -> None:
    room = until(Room.of("modern-art", 3).fill(), "outcry")
    room.act(0, bid=5)
    while room.table.seats[1].words < MOST_WORDS:
        room.send(1, c.Out(id="again", out=1 not in room.table.outs))
    with pytest.raises(Refused, match="too_many_words"):
        room.send(1, c.Out(id="more", out=1 not in room.table.outs))
    room.act(1, bid=6)
    room.send(1, c.Leave(id="leave"))
    assert room.table.seats[1].player is not None


def test_a_fist_that_is_opened_and_closed_again_has_an_end() -> None:
    room = until(Room.of("modern-art", 3).fill(), "sealed")
    seat = next(iter(room.table.waiting))
    while room.table.seats[seat].words < MOST_WORDS:
        room.act(seat, bid=1)
        room.act(seat, take_back=True)
    room.act(seat, bid=1)
    moves = len(room.table.match.moves)
    with pytest.raises(Refused, match="too_many_words"):
        room.act(seat, take_back=True)
    assert len(room.table.match.moves) == moves


def test_sitting_down_and_standing_up_has_an_end() -> None:
    room = Room.of("canaletto", 3)
    for _ in range(MOST_SEATINGS):
        room.sit("ann", 0)
        room.send(0, c.Leave(id="leave"))
    with pytest.raises(Refused, match="too_many_seatings"):
        room.sit("ann", 0)


def test_a_seat_is_held_by_so_many_devices() -> None:
    room = Room.of("alles-futsch", 2).fill()
    for number in range(MOST_DEVICES - 1):
        check_device(room.table, 0)
        room.keep(e.Joined(seat=0, person=f"device {number}"))
    with pytest.raises(Refused, match="seat_on_many_devices"):
        check_device(room.table, 0)
