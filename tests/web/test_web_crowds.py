"""Those who watch are told some at a time, all of it and in its order, and nobody for another."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house.tables import Room

from saleroom.core.seats import SPECTATOR
from saleroom.house import commands as c
from saleroom.store.opening import store_for
from saleroom.web.connections import Connection
from saleroom.web.seated_table import AT_A_TIME, SeatedTable, is_a_crowd_told
from saleroom.web.serving import HouseServer


class Reader:
    """Somebody who watches, and what they have read: the lines of each frame by their numbers."""

    is_free = True

    def __init__(self, seated: SeatedTable, *, facts: bool = True) -> None:
        self.connection = Connection("t", SPECTATOR, None, 0, facts=facts)
        self.read: list[list[int]] = []
        self.is_broken = False
        self.connection.carried(self, lambda: None)
        seated.connect((self.connection, None))

    def send_text(self, text: bytes) -> None:
        if self.is_broken:
            raise OSError
        frame: dict[str, Any] = msgspec.json.decode(text)
        self.read.append([line["n"] for line in frame["lines"]])

    def send_texts(self, first: bytes, second: bytes) -> None:
        self.send_text(first)
        self.send_text(second)

    def send_to_all(self, carriers: "Sequence[Reader]", text: bytes) -> None:
        for one in carriers:
            one.send_text(text)


async def crowd(many: int) -> tuple[Room, SeatedTable, list[Reader]]:
    room = Room.of("alles-futsch", 3).fill()
    seated = SeatedTable(room.table)
    readers = [Reader(seated, facts=k % 2 == 0) for k in range(many)]
    seated.tell()
    await told(seated)
    for one in readers:
        one.read.clear()
    return room, seated, readers


def say(room: Room, seated: SeatedTable) -> int:
    """Say something; return the number of its line."""
    room.send(0, c.Say(id=str(len(room.log)), text="hello"))
    seated.tell()
    return len(room.table.lines(SPECTATOR)) - 1


async def told(seated: SeatedTable) -> None:
    assert seated._telling is not None
    await seated._telling


def test_a_crowd_is_told_some_at_a_time_and_all_of_it() -> None:
    async def go() -> None:
        room, seated, readers = await crowd(5 * AT_A_TIME)
        first = say(room, seated)
        await asyncio.sleep(0)
        assert sum(bool(one.read) for one in readers) <= AT_A_TIME
        say(room, seated)
        await told(seated)
        assert all(one.read == [[first], [first + 1]] for one in readers)
        assert not seated._crowds

    asyncio.run(go())


def test_whoever_cannot_be_told_keeps_nobody_else_waiting_for_good() -> None:
    async def go() -> None:
        room, seated, readers = await crowd(5 * AT_A_TIME)
        readers[0].is_broken = True
        first = say(room, seated)
        with pytest.raises(OSError):  # noqa: PT011  # that of the line
            await told(seated)
        readers[0].is_broken = False
        say(room, seated)
        await told(seated)
        whole = [one for one in readers if one.read == [[first], [first + 1]]]
        assert len(whole) >= len(readers) - AT_A_TIME
        assert all(one.read[-1] == [first + 1] for one in readers)

    asyncio.run(go())


def test_a_busy_house_does_not_doze_while_a_crowd_is_told(tmp_path: Path) -> None:
    """Or each fifty of a thousand would hear as much later as a handful is apart."""

    async def go(may_doze: Callable[[], bool]) -> None:
        room, seated, readers = await crowd(5 * AT_A_TIME)
        assert may_doze()
        say(room, seated)
        dozing = []
        while not readers[-1].read or not all(one.read for one in readers):
            dozing.append(may_doze())
            await asyncio.sleep(0)
        assert not any(dozing)
        assert len(dozing) >= 5
        assert may_doze()
        readers[0].is_broken = True
        say(room, seated)
        with pytest.raises(OSError):  # noqa: PT011  # that of the line
            await told(seated)
        assert may_doze(), "who cannot be told keeps nobody awake"

    house = HouseServer(store_for(tmp_path / "saleroom.db"))
    asyncio.run(go(house._door.gathering.is_nothing_else_done))
    assert not is_a_crowd_told()
