"""A game at the terminal: one person among bots, or bots alone to be watched."""

from collections.abc import Sequence

from rich.table import Table as RichTable
from rich.text import Text

from saleroom.bots.advice import Adviser
from saleroom.bots.table import BotTable
from saleroom.core.contract import Outcome
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
from saleroom.core.sheet import Text as SheetText
from saleroom.play.match import Match
from saleroom.terminal.commentary import Commentary
from saleroom.terminal.person import Left, Person
from saleroom.terminal.screen import Screen
from saleroom.text.advising import in_words
from saleroom.text.speaking import Phrases


class Announcer:
    """Says once what seats have to say about who plays them."""

    def __init__(self, screen: Screen, table: BotTable) -> None:
        self._screen = screen
        self._table = table
        self._said: set[str] = set()

    def speak(self) -> None:
        """Say what is new."""
        notes = sorted(set(self._table.notes().values()) - self._said)
        self._said |= set(notes)
        for note in notes:
            self._screen.say(f"{self._screen.phrase.advice('note', note=note)}.", "dim")


def play_seat(
    screen: Screen, table: BotTable, seat: int, names: Sequence[str], adviser: Adviser | None = None
) -> bool:
    """Play a seat to the end; False if the person left before."""
    person = Person(screen, table.match, seat, adviser)
    announcer = Announcer(screen, table)
    announcer.speak()
    try:
        while not table.play().is_over:
            announcer.speak()
            table.match.act(seat, person.decide())
    except (Left, EOFError):
        return False
    person.catch_up()
    show_end(screen, table.match, seat, names)
    return True


def watch(screen: Screen, table: BotTable, names: Sequence[str], *, why: bool = False) -> bool:
    """Watch bots to the end: whoever watches sees every hand, and hears what is said aloud.

    With `why` each bot gives its reasons before it acts.
    """
    match = table.match
    commentary = Commentary(screen, match, SPECTATOR, ALL_SEEING)
    announcer = Announcer(screen, table)
    headline: SheetText = ""
    announcer.speak()
    while _stepped(screen, table, why=why):
        announcer.speak()
        commentary.catch_up()
        drawing = screen.drawing(match, ALL_SEEING)
        if drawing.sheet.headline != headline and match.asked not in (CHANCE, NOBODY):
            screen.show(drawing.whole())
            headline = drawing.sheet.headline
    show_end(screen, match, ALL_SEEING, names)
    return True


def _stepped(screen: Screen, table: BotTable, *, why: bool) -> bool:
    """Let somebody move, and if asked for tell why; False if nobody has to."""
    reasons = table.reasons() if why else None
    if reasons is not None:
        match = table.match
        text = in_words(reasons, match.game, match.view(ALL_SEEING), screen.phrase)
        screen.aside(screen.phrase("says", seat=reasons.seat, text=text))
    return table.step()


def show_end(screen: Screen, match: Match, viewer: int, names: Sequence[str]) -> None:
    """Show the last table, the ranking and who won."""
    outcome = match.outcome()
    assert outcome is not None
    screen.show(screen.drawing(match, viewer).whole())
    screen.show(_ranking(screen.phrase, outcome, viewer, names))
    why = screen.phrase.ending(match.game, outcome.why, match.view(viewer))
    screen.say(screen.phrase("over", why=why, paragraph=outcome.paragraph))


def _ranking(phrase: Phrases, outcome: Outcome, viewer: int, names: Sequence[str]) -> RichTable:
    grid = RichTable(title=phrase("ranking"), title_justify="left", box=None)
    grid.add_column(phrase("ranking.rank"), justify="right")
    grid.add_column(phrase("ranking.player"))
    grid.add_column()
    grid.add_column(phrase("ranking.score"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: outcome.ranks[seat]):
        style = "bold" if seat in outcome.winners else ""
        who = phrase("you") if seat == viewer else phrase("seat", seat=seat)
        cells = (f"{outcome.ranks[seat]}.", who, names[seat], str(outcome.scores[seat]))
        grid.add_row(*(Text(cell, style=style) for cell in cells))
    return grid
