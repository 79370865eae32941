"""Where lines are written and answers come from: one console, whatever is at its other end."""

import sys
from collections.abc import Iterator
from functools import cached_property, partial
from time import sleep

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

from saleroom.messages.languages import ENGLISH
from saleroom.play.match import Match
from saleroom.rulebook import NoSuchParagraph, paragraph
from saleroom.terminal.drawing import Drawing
from saleroom.text.speaking import Phrases

INDENT = (0, 0, 0, 2)
DEEPER = (0, 0, 0, 6)
# No-break spaces, and letters that nobody has.
_SPACES, _LETTERS = "\u00a0\u202f", "\ue0a0\ue0af"
_AS_LETTERS = str.maketrans(_SPACES, _LETTERS)
_AS_SPACES = str.maketrans(_LETTERS, _SPACES)


class UnbrokenConsole(Console):
    """A console that breaks no line at a no-break space, as rich does: a sum stays in one piece."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        """Take such a space for a letter while lines are broken."""
        text = self.render_str(renderable) if isinstance(renderable, str) else renderable
        if not isinstance(text, Text) or text.plain.isascii():
            yield from super().render(text, options)
            return
        kept = text.copy()
        kept.plain = kept.plain.translate(_AS_LETTERS)
        for segment in super().render(kept, options):
            yield segment._replace(text=segment.text.translate(_AS_SPACES))


def open_console(width: int | None = None) -> Console:
    """Open the console of this process; texts of games are never read as markup."""
    return UnbrokenConsole(width=width, markup=False, highlight=False, emoji=False)


def page(text: str) -> RenderableType:
    """Lay out a text of the rules."""
    from rich.markdown import Markdown  # noqa: PLC0415  # slow to import, and seldom needed

    return Markdown(text)


def titled(match: Match) -> str:
    """Name the game, and its edition if there are several."""
    game = match.game
    return f"{game.title} {match.edition}" if len(game.editions) > 1 else game.title


class Screen:
    """Shows sheets, sentences and rules, and reads answers."""

    def __init__(self, console: Console, pace: float = 0, language: str = ENGLISH) -> None:
        self.console = console
        self.language = language
        self._pace = pace

    @cached_property
    def phrase(self) -> Phrases:
        """What the program says in the reader's language."""
        return Phrases(self.language)

    def show(self, what: RenderableType) -> None:
        """Print anything drawn."""
        self.console.print(what)

    def say(self, text: str, style: str = "") -> None:
        """Print a message of the program itself; what stands indented stays so on further lines."""
        whole = text.lstrip(" ")
        room = (0, 0, 0, len(text) - len(whole))
        self.console.print(Padding(Text(whole, style=style), room, expand=False))

    def drawing(self, match: Match, viewer: int) -> Drawing:
        """Draw the table as the viewer sees it now."""
        game, view = match.game, match.view(viewer)
        words = partial(self.phrase.text, game=game, view=view)
        return Drawing(self.console, titled(match), game.sheet(view), words)

    def tell(self, sentence: str, drawing: Drawing) -> None:
        """Print a line of the log, and wait as long as it takes to read."""
        if not sentence:
            self.console.print()
            return
        self.console.print(Padding(drawing.prose(sentence), INDENT, expand=False))
        if self._pace:
            sleep(self._pace)

    def aside(self, text: str) -> None:
        """Print what is not a part of the log, further in than that."""
        self.console.print(Padding(Text(text, style="dim"), DEEPER, expand=False))

    def rule(self, game: str, number: str) -> None:
        """Print a paragraph of the rules in full."""
        try:
            found = paragraph(game, number, self.language)
        except NoSuchParagraph as error:
            self.say(self.phrase.error(error), "red")
            return
        self.console.print(Text(found.section, style="italic"))
        self.console.print(Padding(page(found.text), INDENT))

    def ask(self, prompt: str) -> str:
        """Read an answer; EOFError when there is none to come."""
        if sys.stdin is None:  # a process can be started without one
            raise EOFError
        try:
            answer = self.console.input(Text(prompt, style="bold"))
        except EOFError:
            self.console.print()
            raise
        if not sys.stdin.isatty():
            # Nobody typed it here, so the transcript would not show it.
            self.say(answer)
        return answer.strip()
