"""How it looks: fits eighty columns, and says nothing by colour alone."""

from collections.abc import Iterator
from io import BytesIO, StringIO, TextIOWrapper

import pytest
from matches import wander
from modern_art.positions import card, dealt, offer
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text
from sampled import sampled
from terminal.written import written

from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.core.sheet import Cell, Grid, Sheet, say
from saleroom.games.modern_art.components import ARTIST_NAMES
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match
from saleroom.terminal.drawing import SHAPES, Drawing
from saleroom.terminal.screen import open_console

WIDEST = [(5, "1992", {}), (5, "2009", {"open_money": True}), (3, "1992", {"mystery_hand": True})]


def drawing(console: Console, sheet: Sheet) -> Drawing:
    return Drawing(console, "Modern Art", sheet, str)


def drawn(sheet: Sheet, width: int) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(drawing(console, sheet).whole())
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def sheets(language: str) -> Iterator[Sheet]:
    for seed, (players, edition, options) in enumerate(WIDEST):
        match = Match(GAME, players, edition, options)
        for number, reached in enumerate(wander(match, seed)):
            if number % 140 == 0 or reached.is_over:
                for viewer in (0, SPECTATOR, ALL_SEEING):
                    yield written(reached, viewer, language)


# The two with the longest words every time; all are shown in test_terminal_languages.py.
WIDTHS = [(80, "en"), (120, "fr"), (80, "pl"), (80, "de")]


@pytest.mark.parametrize(("width", "language"), sampled(WIDTHS, (120, "fr"), (80, "de")))
def test_no_row_of_a_table_is_broken(width: int, language: str) -> None:
    """Every name, title and line of the spotlight stands whole on one line."""
    for sheet in sheets(language):
        lines = drawn(sheet, width).splitlines()
        assert all(len(line) <= width for line in lines)
        for grid in sheet.grids:
            assert any(str(grid.title) in line for line in lines)
            for row in grid.rows:
                assert any(all(str(cell.text) in line for cell in row) for line in lines)
        for spot in sheet.spotlight:
            assert any("".join(str(cell.text) for cell in spot[1:]) in line for line in lines)


def test_a_table_that_is_too_wide_stands_closer() -> None:
    heading = Cell("a heading of 19 ch.")
    grid = Grid("Wide", (heading,) * 4, ((Cell("x"),) * 4,))
    lines = drawn(Sheet(say("phase-over"), (grid,)), 80).splitlines()
    assert any(line.count("a heading of 19 ch.") == 4 for line in lines)


def test_a_wide_terminal_has_tables_side_by_side() -> None:
    sheet = written(dealt(players=5), 0)
    narrow, wide = (drawn(sheet, width).splitlines() for width in (80, 120))
    assert len(wide) < len(narrow)
    assert any("Markers by round" in line and "Players" in line for line in wide)


@pytest.mark.parametrize("edition", [0, 1])
def test_every_artist_has_a_shape_of_its_own(edition: int) -> None:
    sheet = written(dealt(edition=("1992", "2009")[edition]), 0)
    text = drawn(sheet, 80)
    for shape, name in zip(SHAPES.values(), ARTIST_NAMES[edition], strict=True):
        assert f"{shape} {name}" in text


def test_names_in_sentences_have_the_colour_of_the_sheet() -> None:
    match = dealt([[card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "open"))
    console = Console(file=StringIO(), width=80)
    colours = drawing(console, written(match, 0))
    prose = colours.prose("You offer Krypto (open); Kryptonite is no artist")
    assert [prose.plain[span.start : span.end] for span in prose.spans] == ["Krypto"]


def test_a_terminal_without_these_letters_gets_plain_shapes() -> None:
    console = Console(file=TextIOWrapper(BytesIO(), encoding="latin-1"), width=80)
    console.print(drawing(console, written(dealt(), 0)).whole())
    file = console.file
    assert isinstance(file, TextIOWrapper)
    file.flush()
    buffer = file.buffer
    assert isinstance(buffer, BytesIO)
    assert b"* Krypto" in buffer.getvalue()


@pytest.mark.parametrize(
    "text", ["Zoé paie 1\u202f234\u00a0000\u00a0$", "Ada płaci 1\u00a0234\u00a0zł"]
)
def test_a_sum_is_never_broken(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    whole = text.split(" ")
    for width in range(max(map(len, whole)) + 2, len(text)):
        row = RichTable.grid()
        row.add_row(text)
        for drawn in (Text(text, "bold"), text, row):
            open_console(width).print(drawn)
            words = [
                word for line in capsys.readouterr().out.split("\n") for word in line.split(" ")
            ]
            assert [word for word in words if word] == whole
