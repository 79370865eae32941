"""Asking to be let in without the link: who may, who answers, and that nobody else hears of it."""

import pytest
from house.tables import Room, viewers

from saleroom.core.seats import SPECTATOR
from saleroom.house import commands as c
from saleroom.house import entries as e
from saleroom.house import knocking
from saleroom.house.commands import Refused
from saleroom.house.heads import head_of
from saleroom.house.sitting_down import sat_down


def waiting_room() -> Room:
    """Ann waits for two more."""
    room = Room.of("canaletto", 3)
    room.sit("ann")
    return room


def knock(room: Room, person: str, name: str = "Ben") -> None:
    room.keep(knocking.knocked(room.table, person, name))


def answer(room: Room, number: int = 0, *, let_in: bool = True) -> None:
    room.send(0, c.AnswerKnock(id=f"answer {number}", number=number, let_in=let_in))


def refusal(room: Room, person: str, name: str = "Ben") -> str:
    with pytest.raises(Refused) as refused:
        knocking.knocked(room.table, person, name)
    return refused.value.name or refused.value.code


def test_who_is_let_in_takes_a_seat_as_if_with_the_link() -> None:
    room = waiting_room()
    with pytest.raises(Refused, match="not_invited"):
        sat_down(room.table, "ben", "Ben", None, invited=False)
    knock(room, "ben")
    assert not knocking.is_let_in(room.table, "ben")
    answer(room)
    assert knocking.is_let_in(room.table, "ben")
    assert not knocking.is_let_in(room.table, "eve")
    assert knocking.is_let_in(room.again(), "ben"), "a server that starts anew knows it"


def test_those_at_the_table_see_who_asks_and_nobody_else_does() -> None:
    room = waiting_room()
    room.sit("cleo")
    before = {viewer: room.seen(viewer) for viewer in viewers(room.table)}
    head = head_of(room.table, None)
    knock(room, "ben")
    assert room.seen(SPECTATOR) == before[SPECTATOR]
    for seat in (0, 1):
        assert b'"knocks":[{"number":0,"name":"Ben"}]' in room.seen(seat)
    assert head_of(room.table, None).changed == head.changed, "lists are not put in another order"
    answer(room, let_in=False)
    assert {viewer: room.seen(viewer) for viewer in before} == before


def test_a_no_is_final_and_silence_is_not() -> None:
    room = waiting_room()
    knock(room, "ben")
    assert refusal(room, "ben") == "knocked_already"
    answer(room, let_in=False)
    assert refusal(room, "ben") == "turned_away"
    knock(room, "eve", "Eve")
    assert room.wait(), "the house has an eye on the time"
    last = knocking.knock_of(room.table, "eve")
    assert last is not None
    assert (last.answer, room.now - last.at) == ("lapsed", knocking.LASTS)
    assert not room.wait()
    knock(room, "eve", "Eve")


def test_who_has_sat_down_and_left_asks_again() -> None:
    room = waiting_room()
    knock(room, "ben")
    room.sit("ben")
    assert knocking.waiting(room.table) == (), "somebody gave him the link"
    room.send(1, c.Leave(id="leave"))
    assert knocking.knock_of(room.table, "ben") is None
    knock(room, "ben")
    answer(room, 1)
    room.sit("ben")
    room.send(1, c.Leave(id="leave again"))
    assert not knocking.is_let_in(room.table, "ben")
    assert not knocking.is_let_in(room.again(), "ben")


def test_an_answer_to_nobody_is_refused() -> None:
    room = waiting_room()
    for number in (0, -1, 2**70):
        with pytest.raises(Refused) as refused:
            answer(room, number)
        assert refused.value.name == "knock_over"
    knock(room, "ben")
    answer(room)
    with pytest.raises(Refused):
        room.send(0, c.AnswerKnock(id="again", number=0, let_in=False))


def test_names_are_looked_at_as_everywhere() -> None:
    room = waiting_room()
    assert refusal(room, "ben", "NAME OF ANN") == "name_taken"
    assert refusal(room, "ben", " ") == "name_length"
    assert refusal(room, "ben", "x" * 41) == "name_length"
    assert refusal(room, "ben", "Ben\u202e") == "no_plain_text"
    knock(room, "ben")
    assert refusal(room, "eve", "BEN") == "name_taken"


def test_who_is_let_in_is_whom_they_said_yes_to() -> None:
    room = waiting_room()
    knock(room, "ben")
    answer(room)
    assert knocking.at_the_door(room.table, "ben", "Eve", None) == ("Ben", True)
    assert knocking.at_the_door(room.table, "eve", "Eve", None) == ("Eve", False)
    room.keep(sat_down(room.table, "cleo", "BEN", None, invited=True))
    assert knocking.at_the_door(room.table, "ben", "Benno", None) == ("Benno", True)


def test_a_program_knocks_under_the_name_it_is_registered_with() -> None:
    room = waiting_room()
    assert knocking.knocked(room.table, "robin", "Your Mother", "Robin").name == "Robin"


def test_knocks_are_counted_for_a_person_and_for_a_table() -> None:
    room = waiting_room()
    for _ in range(knocking.MOST_OF_A_PERSON):
        knock(room, "ben")
        room.wait()
    assert refusal(room, "ben") == "too_many_knocks"
    for number in range(knocking.MOST_AT_ONCE):
        knock(room, f"person {number}", f"Name {number}")
    assert refusal(room, "one more", "Zoe") == "too_many_knocks"
    while len(room.table.knocks) < knocking.MOST_AT_A_TABLE:
        room.wait()
        number = len(room.table.knocks)
        knock(room, f"person {number}", f"Name {number}")
    while room.wait():
        pass
    assert refusal(room, "the last", "Zoe") == "too_many_knocks"


def test_where_nobody_sits_nobody_can_be_asked() -> None:
    assert refusal(Room.of("canaletto", 3, bots=1), "ben") == "nobody_home"


def test_a_player_or_a_late_comer_does_not_knock() -> None:
    room = waiting_room()
    assert refusal(room, "ann") == "seated"
    knock(room, "ben")
    room.fill()
    assert refusal(room, "eve", "Eve") == "begun"
    assert knocking.waiting(room.table) == (), "what was not answered is past"
    with pytest.raises(Refused, match="begun"):
        answer(room)
    assert isinstance(e.read(room.log[2].body), e.Knocked)


def test_who_sits_down_has_nobody_else_wait_in_vain() -> None:
    room = waiting_room()
    knock(room, "ben")
    knock(room, "cleo", "Cleo")
    answer(room)
    room.sit("ben")
    assert [one.knock.person for one in knocking.waiting(room.table)] == ["cleo"]
