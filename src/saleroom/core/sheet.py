"""A view as small tables of text: what a terminal draws, and what a text observation says.

Knows no colours and no screen; a mark only says what a piece of text is about, so that whoever
draws it can choose how to show that.
"""

from typing import Literal

import msgspec

Mark = Literal["", "you", "strong", "faint", "group0", "group1", "group2", "group3", "group4"]


class Cell(msgspec.Struct, frozen=True):
    """A piece of text and what it is about; groups are the colours of a game."""

    text: str
    mark: Mark = ""


# Pieces of text that stand one after the other.
Line = tuple[Cell, ...]


class Grid(msgspec.Struct, frozen=True):
    """A titled table; every row has a cell for every heading."""

    title: str
    headings: Line
    rows: tuple[Line, ...]


class Sheet(msgspec.Struct, frozen=True):
    """A whole table: a headline, what is going on, and the grids, most public first.

    The headline names the stage of the game and changes with it only. The first line of the
    spotlight names the lot, or whatever else is being decided about; the others say how it stands.
    """

    headline: str
    grids: tuple[Grid, ...]
    spotlight: tuple[Line, ...] = ()
