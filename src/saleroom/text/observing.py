"""What a seat sees and may do, as few lines as say it: for whoever reads text.

Decides how a sheet is written without a screen: a grid is a title, its headings and its rows, with
bars between the cells. What stands in it is the game's sheet, what is asked the same decision that
the terminal puts to a person.
"""

from collections.abc import Iterable, Iterator

from saleroom.core.contract import Game, View
from saleroom.core.events import Event
from saleroom.core.sheet import Cells, Grid
from saleroom.text.asking import MayDecide
from saleroom.text.speaking import Phrases
from saleroom.text.story import last_sentences

BAR = " | "
# So many lines of what was heard are told at once; nobody needs a whole game again.
MOST_HEARD = 40


def table_written(game: Game, view: View, phrase: Phrases) -> str:
    """Write down the table as the viewer sees it."""
    return "\n".join(_Writing(game, view, phrase).lines())


class _Writing:
    def __init__(self, game: Game, view: View, phrase: Phrases) -> None:
        self._game = game
        self._view = view
        self._phrase = phrase
        self._sheet = game.sheet(view)

    def lines(self) -> Iterator[str]:
        """Write the headline, the grids, and last what is going on."""
        headline = self._phrase.text(self._sheet.headline, self._game, self._view)
        yield f"{self._phrase.title(self._game)} · {headline}"
        for grid in self._sheet.grids:
            yield from self._grid(grid)
        for line in self._sheet.spotlight:
            yield " ".join(self._words(line, "").split())

    def _grid(self, grid: Grid) -> Iterator[str]:
        title = self._phrase.text(grid.title, self._game, self._view).rstrip(":\u00a0 ")
        yield f"[{title}] {self._words(grid.headings)}".rstrip(f"{BAR} ")
        for row in grid.rows:
            yield self._words(row)

    def _words(self, cells: Cells, between: str = BAR) -> str:
        said = (self._phrase.text(cell.text, self._game, self._view) for cell in cells)
        return between.join(" ".join(text.split()) if between else text for text in said)


def heard_written(events: Iterable[Event], game: Game, view: View, phrase: Phrases) -> str:
    """Tell what was heard, the last lines if there are many; nothing if nothing was."""
    told = last_sentences(events, game, view, phrase, MOST_HEARD)
    return "\n".join(f"- {line}" for line in told)


def question_written(decision: MayDecide, phrase: Phrases) -> str:
    """Write what is asked, by which paragraph, and everything that may be answered."""
    ranges = (
        f"{a.verb} {a.least}{'' if a.least == a.most else f'-{a.most}'}: {decision.range_label(a)}"
        for a in decision.amounts
    )
    ways = (f"{way.key}: {way.label} ({way.verb})" for way in decision.ways)
    asked = phrase.text_says("asked", question=decision.question, paragraph=decision.paragraph)
    return "\n".join((asked, *ranges, *ways))
