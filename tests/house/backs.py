"""Tables at which something is taken back: who decided what, who asks, who answers."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from house.tables import Room, play_on

from saleroom.house import commands as c
from saleroom.house.commands import Refused
from saleroom.house.reading import read_table
from saleroom.house.showing import lines_since
from saleroom.house.shown import Line
from saleroom.house.table import Table
from saleroom.house.taking_back import decisions


def drawing(seed: int = 1) -> Random:
    return Random(seed)  # noqa: S311  # games, not secrets


def alone(game: str = "modern-art", **chosen: Any) -> Room:
    return Room.of(game, 3, bots=2, **chosen).fill()


def together(game: str = "modern-art", **chosen: Any) -> Room:
    return Room.of(game, 3, bots=1, **chosen).fill()


def decided_often(room: Room, times: int = 3, seed: int = 1, seat: int = 0) -> Room:
    """Play until the seat has decided so often."""
    dice = drawing(seed)
    while len(decisions(room.table, seat)) < times:
        assert play_on(room, dice)
    return room


def back(room: Room, seat: int = 0, which: int = -1) -> int:
    """Go back, or ask to; return the line."""
    to = list(decisions(room.table, seat))[which]
    room.send(seat, c.TakeBack(id=f"back {len(room.log)}", to=to))
    return to


def answer(room: Room, seat: int, *, agree: bool) -> None:
    request = room.table.request
    assert request is not None
    room.send(seat, c.AnswerBack(id=f"{len(room.log)}", number=request.number, agree=agree))


def lines(table: Table, viewer: int) -> tuple[Line, ...]:
    return lines_since(table, viewer, 0)


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        do()
    return caught.value.name or caught.value.code


def at_start(room: Room, moves: int) -> Table:
    """Make a table of the log as far as those moves."""
    tables = (read_table(room.log[:length]) for length in range(1, len(room.log) + 1))
    return next(table for table in tables if len(table.match.moves) == moves)
