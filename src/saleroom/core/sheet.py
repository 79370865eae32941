"""A view as small tables of text: what a terminal draws, and what a text observation says.

Knows no colours and no screen; a mark only says what a cell is about, so that whoever draws it
can choose how to show that.
"""

from typing import Literal

import msgspec

Mark = Literal["", "you", "strong", "faint", "group0", "group1", "group2", "group3", "group4"]


class Cell(msgspec.Struct, frozen=True):
    """A piece of text and what it is about; groups are the colours of a game."""

    text: str
    mark: Mark = ""


class Grid(msgspec.Struct, frozen=True):
    """A titled table; every row has a cell for every heading."""

    title: str
    headings: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Sheet(msgspec.Struct, frozen=True):
    """A whole table: a headline and the grids, most public first."""

    headline: str
    grids: tuple[Grid, ...]
