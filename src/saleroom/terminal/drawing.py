"""How a sheet looks on a terminal: colours and shapes for marks, tables for grids.

A group has a shape as well as a colour, so that nothing depends on seeing colours.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as RichTable
from rich.text import Text as RichText

from saleroom.core.sheet import Cell, Cells, Grid, Sheet, Text

STYLES = {
    "you": "bold",
    "strong": "bold",
    "faint": "dim",
    "group0": "bold red1",
    "group1": "bold green3",
    "group2": "bold dodger_blue1",
    "group3": "bold orchid",
    "group4": "bold dark_orange",
}
SHAPES = {"group0": "●", "group1": "■", "group2": "▲", "group3": "◆", "group4": "★"}
PLAIN_SHAPES = {"group0": "o", "group1": "#", "group2": "^", "group3": "%", "group4": "*"}
GAP = 3
TIGHT = (0, 1, 0, 0)  # for tables that would not fit otherwise
SHORTEST_NAME = 3


class Drawing:
    """Draws one sheet on one console, as wide as that is; `words` says the texts."""

    def __init__(
        self, console: Console, title: str, sheet: Sheet, words: Callable[[Text], str]
    ) -> None:
        self._console = console
        self._title = title
        self.sheet = sheet
        self._words = words
        self._shapes = SHAPES if console.encoding.startswith("utf") else PLAIN_SHAPES

    def whole(self) -> RenderableType:
        """Draw all there is to see."""
        shelves = [part for shelf in self._shelves() for part in (shelf, RichText())]
        headline = f"{self._title} · {self._words(self.sheet.headline)}"
        return Group(Rule(RichText(headline, style="bold")), *shelves, self.spotlight())

    def spotlight(self) -> RenderableType:
        """Draw what is going on, in a frame of the lot's colour."""
        lines = self.sheet.spotlight
        if not lines:
            return RichText()
        groups = [cell.mark for cell in lines[0] if cell.mark in SHAPES]
        border = STYLES[groups[0]] if groups else "bold"
        inside = Group(*map(self._line, lines))
        return Panel(inside, box=box.HEAVY, border_style=border, padding=(0, 2))

    def prose(self, text: str) -> RichText:
        """Colour the names in a sentence as they are coloured on the sheet."""
        prose = RichText(text)
        for name, mark in self._names.items():
            prose.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", STYLES[mark])
        return prose

    @cached_property
    def _names(self) -> dict[str, str]:
        """Collect the names that have a colour, without abbreviations."""
        named = {self._words(cell.text): cell.mark for cell in self._cells() if cell.mark in SHAPES}
        return {name: mark for name, mark in named.items() if len(name) >= SHORTEST_NAME}

    def _cells(self) -> Iterable[Cell]:
        lines = [line for grid in self.sheet.grids for line in (grid.headings, *grid.rows)]
        return (cell for line in (*lines, *self.sheet.spotlight) for cell in line)

    def _line(self, line: Cells) -> RichText:
        return RichText().join(map(self._cell, line))

    def _cell(self, cell: Cell) -> RichText:
        shape, words = self._shapes.get(cell.mark), self._words(cell.text)
        return RichText(f"{shape} {words}" if shape else words, style=STYLES.get(cell.mark, ""))

    def _shelves(self) -> Iterator[RenderableType]:
        """Put the tables side by side as long as they fit."""
        shelf: list[RichTable] = []
        room = 0
        for table in map(self._table, self.sheet.grids):
            width = self._width(table)
            if shelf and width > room:
                yield _shelf(shelf)
                shelf = []
            room = (room if shelf else self._console.width) - width - GAP
            shelf.append(table)
        if shelf:
            yield _shelf(shelf)

    def _width(self, table: RichTable) -> int:
        options = self._console.options.update(width=10 * self._console.width)
        return Measurement.get(self._console, options, table).maximum

    def _table(self, grid: Grid) -> RichTable:
        title = RichText(self._words(grid.title), style="italic")
        table = RichTable(title=title, title_justify="left", box=None, header_style="dim")
        table.min_width = title.cell_len
        table.show_header = any(heading.text for heading in grid.headings)
        for index, heading in enumerate(grid.headings):
            numbers = index > 0 and all(_is_number(row[index]) for row in grid.rows)
            table.add_column(self._cell(heading), justify="right" if numbers else "left")
        for row in grid.rows:
            table.add_row(*map(self._cell, row))
        if self._width(table) > self._console.width:
            table.padding = TIGHT
        return table


def _is_number(cell: Cell) -> bool:
    """What is faint, or nothing, stands for a number that is not there."""
    return isinstance(cell.text, int) or cell.mark == "faint" or not cell.text


def _shelf(tables: list[RichTable]) -> RichTable:
    if len(tables) == 1:
        return tables[0]
    shelf = RichTable.grid(padding=(0, GAP, 0, 0))
    shelf.add_row(*tables)
    return shelf
