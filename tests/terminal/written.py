"""Sheets as people read them: the same tables, with words in place of messages."""

from functools import cache

from saleroom.core.sheet import Cell, Cells, Grid, Sheet, Text
from saleroom.play.match import Match
from saleroom.text.speaking import Phrases

phrases = cache(Phrases)


class Words(Sheet, frozen=True):
    """A sheet of words."""

    def lines(self) -> list[str]:
        """Everything it says: headline, titles and rows of the tables, and the spotlight."""
        rows = [
            "  ".join(str(cell.text) for cell in row)
            for grid in self.grids
            for row in ((Cell(grid.title),), grid.headings, *grid.rows)
        ]
        spots = ["".join(str(cell.text) for cell in line) for line in self.spotlight]
        return [str(self.headline), *rows, *spots]

    def grid(self, title: str) -> Grid:
        """Find a table by how its title begins."""
        return next(grid for grid in self.grids if str(grid.title).startswith(title))


def written(match: Match, viewer: int, language: str = "en") -> Words:
    """Write down what a viewer sees."""
    view = match.view(viewer)
    sheet = match.game.sheet(view)

    def say(text: Text) -> str:
        return phrases(language).text(text, match.game, view)

    def line(cells: Cells) -> Cells:
        return tuple(Cell(say(cell.text), cell.mark) for cell in cells)

    grids = tuple(
        Grid(say(grid.title), line(grid.headings), tuple(map(line, grid.rows)))
        for grid in sheet.grids
    )
    return Words(say(sheet.headline), grids, tuple(map(line, sheet.spotlight)))
