"""A flat state is declared once: blank, copied, measured."""

from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from saleroom.core.layout import (
    I8,
    I16,
    I32,
    Field,
    Width,
    blank,
    duplicate,
    layout_of,
    overflows,
)


@dataclass
class Little:
    seat: Annotated[int, I8]
    price: Annotated[int, I16]
    purse: Annotated[list[int], I32, 3]
    board: Annotated[list[list[int]], I8, 2, 2]
    cube: Annotated[list[list[list[int]]], I8, 1, 2, 3]
    told: list[Any] = field(default_factory=list)


@pytest.mark.parametrize(
    ("width", "least", "most"),
    [(I8, -128, 127), (I16, -32768, 32767), (I32, -(2**31), 2**31 - 1), (Width(1), -128, 127)],
)
def test_how_much_fits(width: Width, least: int, most: int) -> None:
    assert (width.least, width.most) == (least, most)


def test_the_layout_is_read_from_the_declaration() -> None:
    assert layout_of(Little) == (
        Field("seat", I8, ()),
        Field("price", I16, ()),
        Field("purse", I32, (3,)),
        Field("board", I8, (2, 2)),
        Field("cube", I8, (1, 2, 3)),
    )
    assert layout_of(Little) is layout_of(Little)


def test_a_blank_state_is_all_zeros_and_shares_no_row() -> None:
    s = blank(Little)
    assert s == Little(0, 0, [0, 0, 0], [[0, 0], [0, 0]], [[[0, 0, 0], [0, 0, 0]]])
    s.board[0][0] = 1
    s.cube[0][0][0] = 1
    assert s.board[1] == [0, 0]
    assert s.cube[0][1] == [0, 0, 0]
    assert blank(Little).board == [[0, 0], [0, 0]]


def test_a_copy_is_equal_and_independent() -> None:
    s = Little(1, 2, [3, 4, 5], [[6, 7], [8, 9]], [[[1, 2, 3], [4, 5, 6]]])
    twin = duplicate(s)
    assert twin == s
    twin.seat = 9
    twin.purse[0] = 9
    twin.board[1][1] = 0
    twin.cube[0][1][2] = 0
    assert s == Little(1, 2, [3, 4, 5], [[6, 7], [8, 9]], [[[1, 2, 3], [4, 5, 6]]])


def test_what_was_told_stays_with_the_original() -> None:
    s = blank(Little)
    s.told.append((1, 0, 0, 0, 0))
    assert duplicate(s).told == []
    assert s.told == [(1, 0, 0, 0, 0)]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seat", 128),
        ("seat", -129),
        ("seat", True),
        ("seat", 1.0),
        ("seat", None),
        ("price", 32768),
        ("purse", [0, 0, 2**31]),
        ("purse", [0, 0]),
        ("purse", [0, 0, 0, 0]),
        ("board", [[0, 0], [0, 999]]),
        ("board", [[0, 0]]),
        ("board", [[0, 0], [0]]),
        ("cube", [[[0, 0, 0], [0, 0, -200]]]),
    ],
)
def test_what_does_not_fit_is_named(name: str, value: Any) -> None:
    s = blank(Little)
    setattr(s, name, value)
    assert overflows(s) == [name]


def test_what_fits_is_not_named() -> None:
    s = Little(-128, 32767, [2**31 - 1, 0, -(2**31)], [[127, -128], [0, 0]], [[[1] * 3] * 2])
    assert overflows(s) == []
