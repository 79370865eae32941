"""What people say to each other: everybody at the table hears it, and the log keeps it."""

from typing import get_args

import msgspec
import pytest
from house.tables import Room

from saleroom.core.seats import SPECTATOR
from saleroom.house import commands as c
from saleroom.house.commands import Refused
from saleroom.house.showing import lines_since

EMOTIONS = get_args(c.Emotion)


def heard(room: Room, viewer: int) -> list[tuple[str, int | str]]:
    lines = lines_since(room.table, viewer, 0)
    return [(line.name, line.data["text"]) for line in lines if line.name in {"said", "emoted"}]


def test_a_symbol_is_a_code_that_everybody_hears() -> None:
    room = Room.of("canaletto", 3).fill()
    room.send(0, c.Say(id="1", text="Good evening"))
    room.send(1, c.Emote(id="2", emote="too_dear"))
    wanted = [("said", "Good evening"), ("emoted", "too_dear")]
    for viewer in (0, 1, 2, SPECTATOR):
        assert heard(room, viewer) == wanted
    assert [line.name for line in lines_since(room.again(), 0, 0)][-2:] == ["said", "emoted"]


def test_a_symbol_that_does_not_exist_is_no_command() -> None:
    assert len(set(EMOTIONS)) == 12
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "emote", "id": "1", "emote": "spit"}, c.Emote)


@pytest.mark.parametrize("chosen", [{"public": True}, {"chat": False}])
def test_without_a_chat_there_are_no_symbols_either(chosen: dict[str, bool]) -> None:
    room = Room.of("canaletto", 3, **chosen).fill()
    with pytest.raises(Refused) as refused:
        room.send(0, c.Emote(id="1", emote="wow"))
    assert refused.value.name == "no_chat"
