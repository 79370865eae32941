"""A view as small tables: what stands where, and what each piece is about.

Knows no language, no colours and no screen. A text is a message of the catalogue by its name, a
number, or a sign that is the same in every language (a colon is not: French has a space before it);
whoever draws the sheet looks the words up. A mark only says what a piece is about, so that whoever
draws it can choose how to show that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

Mark = Literal["", "you", "strong", "faint", "group0", "group1", "group2", "group3", "group4"]
GROUPS: tuple[Mark, ...] = ("group0", "group1", "group2", "group3", "group4")


class Message(msgspec.Struct, frozen=True):
    """A message of the catalogue: the game's of that name or else anybody's, and its numbers."""

    name: str
    numbers: Mapping[str, int | tuple[int, ...]]


# Texts in a tuple stand one after the other.
Text = Message | int | str | tuple["Text", ...]


class Cell(msgspec.Struct, frozen=True):
    """A text and what it is about; groups are the colours of a game."""

    text: Text
    mark: Mark = ""


# Pieces of a row that stand one after the other.
Cells = tuple[Cell, ...]


class Grid(msgspec.Struct, frozen=True):
    """A titled table; every row has a cell for every heading."""

    title: Text
    headings: Cells
    rows: tuple[Cells, ...]


class Sheet(msgspec.Struct, frozen=True):
    """A whole table: a headline, what is going on, and the grids, most public first.

    The headline names the stage of the game and changes with it only. The first line of the
    spotlight names the lot, or whatever else is being decided about; the others say how it stands.
    """

    headline: Text
    grids: tuple[Grid, ...]
    spotlight: tuple[Cells, ...] = ()


def say(name: str, /, **numbers: int | tuple[int, ...]) -> Message:
    """Name a message and what is in it."""
    return Message(name, numbers)


def listed(texts: Iterable[Text]) -> Text:
    """Put commas between texts; nothing for those that are empty."""
    return tuple(part for text in texts if text for part in (", ", text))[1:]


def several(count: int, thing: Text) -> Text:
    """Say how many of a thing, if there is more than one."""
    return thing if count == 1 else (count, " \N{MULTIPLICATION SIGN} ", thing)


# What the sheets of all games have in common


def seat_cell(seat: int, viewer: int) -> Cell:
    """Name a player; the viewer stands out."""
    return Cell(say("sheet-seat", seat=seat), own(seat, viewer))


def own(seat: int, viewer: int) -> Mark:
    """Mark what belongs to the viewer."""
    return "you" if seat == viewer else ""


def number_cell(number: int, mark: Mark = "") -> Cell:
    """Show a number; nought is a faint dot."""
    return Cell(number, mark) if number else Cell("·", "faint")


def purse_cell(purse: int | None, mark: Mark) -> Cell:
    """Show money, or that it is secret."""
    return Cell("?", "faint") if purse is None else Cell(purse, mark)


def bidding(leader: int | None, price: int) -> Message:
    """Say who leads."""
    if leader is None:
        return say("outcry-no-bid")
    return say("auction-leads", name=leader, amount=price)


def deciding(seat: int, phase: str) -> Text:
    """Say who decides, and about what."""
    return say("sheet-seat", seat=seat), " · ", say(f"phase-{phase}")
