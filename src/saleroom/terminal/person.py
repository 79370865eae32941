"""A person at the table: the decision as it is put to them, and the words they can use."""

from collections.abc import Callable
from math import ceil

from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from saleroom.auctions.words import EVENT_KINDS as AUCTION_EVENTS
from saleroom.bots.advice import Adviser
from saleroom.core.seats import NOBODY
from saleroom.play.match import Match
from saleroom.terminal.commentary import Commentary
from saleroom.terminal.drawing import Drawing
from saleroom.terminal.screen import INDENT, Screen
from saleroom.text.advising import in_words
from saleroom.text.asking import MayDecide, NotUnderstood, Way

GAP = 2
FEW = 6  # so many choices are listed one below the other


class Left(Exception):
    """The person has left the table."""


class Person:
    """Asks one person for the decisions of one seat."""

    def __init__(
        self, screen: Screen, match: Match, seat: int, adviser: Adviser | None = None
    ) -> None:
        self._screen = screen
        self._adviser = adviser
        self._match = match
        self._seat = seat
        self._commentary = Commentary(screen, match, seat, seat)
        self._shown: tuple[object, ...] = ()
        self._out_since = NOBODY

    def decide(self) -> int:
        """Show what happened, and ask until the answer is one of the legal actions."""
        view, legal = self._match.view(self._seat), self._match.legal(self._seat)
        decision = MayDecide(self._match.game, view, legal, self._screen.phrase)
        if self._stays_out() and decision.passive:
            return decision.passive.action
        self._out_since = NOBODY
        self._commentary.catch_up()
        self._put(decision)
        while True:
            answer = self._screen.ask("> ")
            if not self._obeyed(answer, decision):
                try:
                    return self._understood(answer, decision)
                except NotUnderstood as error:
                    self._screen.say(str(error), "red")

    def catch_up(self) -> None:
        """Show what happened since."""
        self._commentary.catch_up()

    def _understood(self, answer: str, decision: MayDecide) -> int:
        if answer.casefold() != "out":
            return decision.understood(answer)
        if decision.passive is None:
            possible = decision.possible()
            raise NotUnderstood(self._screen.phrase("not-out", possible=possible))
        self._out_since = len(self._match.moves)
        return decision.passive.action

    def _stays_out(self) -> bool:
        """Staying out lasts until something happens that is not a part of the same auction."""
        if self._out_since == NOBODY:
            return False
        bidding = {kind.name for kind in AUCTION_EVENTS.values()}
        heard = self._match.heard(self._seat, self._out_since)
        return all(what.event.name in bidding for what in heard)

    def _put(self, decision: MayDecide) -> None:
        """Show the whole table for a new lot, else only how the lot stands."""
        drawing = self._drawing()
        shown = (drawing.sheet.headline, drawing.sheet.spotlight[:1])
        self._screen.show(drawing.whole() if shown != self._shown else drawing.spotlight())
        self._shown = shown
        self._screen.say(decision.question, "bold")
        self._screen.show(Padding(self._choices(decision), INDENT))
        self._screen.say(self._screen.phrase("more", paragraph=decision.paragraph), "dim")

    def _choices(self, decision: MayDecide) -> RichTable:
        """List the ranges first, then the choices, in as many columns as fit."""
        ranges = [
            (f"{a.least}" if a.least == a.most else f"{a.least}-{a.most}", decision.range_label(a))
            for a in decision.amounts
        ]
        lines = ranges + [(_key(way, decision), _label(way)) for way in decision.ways]
        width = max(len(key) for key, _ in lines) + max(len(label) for _, label in lines) + 2 * GAP
        columns = 1 if len(lines) <= FEW else max(1, self._screen.console.width // width)
        return self._in_columns(lines, ceil(len(lines) / columns))

    def _in_columns(self, lines: list[tuple[str, str]], height: int) -> RichTable:
        table = RichTable.grid(padding=(0, GAP))
        drawing = self._drawing()
        for start in range(height):
            cells: list[Text] = []
            for key, label in lines[start::height]:
                cells += [Text(key, "bold", justify="right"), drawing.prose(label)]
            table.add_row(*cells)
        return table

    def _obeyed(self, answer: str, decision: MayDecide) -> bool:
        """Do what a word asks that is not an answer; tell whether it was one."""
        word, _, rest = " ".join(answer.split()).partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "?": lambda number: self._rule(number or decision.paragraph),
            "log": lambda more: self._commentary.look_back(everything=more == "all"),
            "table": lambda _: self._table(),
            "hint": lambda _: self._hint(),
            "help": lambda _: self._help(decision.paragraph),
            "quit": lambda _: self._leave(),
            "exit": lambda _: self._leave(),
        }
        if answer.startswith("?"):
            word, rest = "?", answer[1:].strip()
        command = commands.get(word.casefold())
        if command is None:
            return False
        command(rest)
        return True

    def _help(self, paragraph: str) -> None:
        self._screen.say(self._screen.phrase("help", number=paragraph))

    def _rule(self, number: str) -> None:
        self._screen.rule(self._match.game.name, number)

    def _table(self) -> None:
        self._screen.show(self._drawing().whole())

    def _drawing(self) -> Drawing:
        return self._screen.drawing(self._match, self._seat)

    def _hint(self) -> None:
        reasons = self._adviser and self._adviser.reasons(self._match, self._seat)
        if not reasons:
            self._screen.say(self._screen.phrase("no-advice"))
            return
        view = self._match.view(self._seat)
        text = in_words(reasons, self._match.game, view, self._screen.phrase)
        self._screen.show(Padding(self._drawing().prose(text), INDENT))

    def _leave(self) -> None:
        raise Left


def _key(way: Way, decision: MayDecide) -> str:
    return f"{way.key}, Enter" if way is decision.passive else way.key


def _label(way: Way) -> str:
    return way.label if way.alike == 1 else f"{way.label} x{way.alike}"
