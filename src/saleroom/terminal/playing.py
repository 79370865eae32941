"""A game at the terminal: one person among bots, or bots alone to be watched."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from saleroom.bots.table import Table
from saleroom.core.contract import Outcome
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
from saleroom.play.match import Match
from saleroom.terminal.commentary import Commentary
from saleroom.terminal.person import Left, Person
from saleroom.terminal.screen import Screen


def play_seat(screen: Screen, table: Table, seat: int, names: Sequence[str]) -> bool:
    """Play a seat to the end; False if the person left before."""
    person = Person(screen, table.match, seat)
    try:
        while not table.play().is_over:
            table.match.act(seat, person.decide())
    except (Left, EOFError):
        return False
    person.catch_up()
    show_end(screen, table.match, seat, names)
    return True


def watch(screen: Screen, table: Table, names: Sequence[str]) -> None:
    """Watch bots: whoever watches sees every hand, and hears what is said aloud."""
    match = table.match
    commentary = Commentary(screen, match, SPECTATOR, ALL_SEEING)
    headline = ""
    while table.step():
        commentary.catch_up()
        sheet = match.game.words.sheet(match.view(ALL_SEEING))
        if sheet.headline != headline and match.asked not in (CHANCE, NOBODY):
            screen.show(screen.drawing.sheet(sheet))
            headline = sheet.headline
    show_end(screen, match, ALL_SEEING, names)


def show_end(screen: Screen, match: Match, viewer: int, names: Sequence[str]) -> None:
    """Show the last table, the ranking and who won."""
    outcome = match.outcome()
    assert outcome is not None
    screen.show(screen.drawing.sheet(match.game.words.sheet(match.view(viewer))))
    screen.show(_ranking(outcome, viewer, names))
    screen.say(f"The game is over: {outcome.why} ({outcome.paragraph}).")


def _ranking(outcome: Outcome, viewer: int, names: Sequence[str]) -> Grid:
    grid = Grid(title="Ranking", title_justify="left", box=None)
    for heading in ("rank", "player", "", "score"):
        grid.add_column(heading, justify="left" if heading in ("player", "") else "right")
    for seat in sorted(range(len(names)), key=lambda seat: outcome.ranks[seat]):
        style = "bold" if seat in outcome.winners else ""
        who = "you" if seat == viewer else f"seat {seat}"
        cells = (f"{outcome.ranks[seat]}.", who, names[seat], str(outcome.scores[seat]))
        grid.add_row(*(Text(cell, style=style) for cell in cells))
    return grid
