"""What is said to who reads text, in the reader's language: all of it comes from the catalogue.

That is read only when something is to be said.
"""

from collections.abc import Iterable, Mapping
from functools import reduce

from saleroom.core.contract import Game, View, edition_of
from saleroom.core.errors import SaleroomError
from saleroom.core.events import Event
from saleroom.core.sheet import Message, Text
from saleroom.messages.languages import ENGLISH, checked_language
from saleroom.play.verify import Verdict


class Phrases:
    """What the program says: the game, prompts, help, hints."""

    def __init__(self, language: str = ENGLISH) -> None:
        from saleroom.messages.catalogue import Catalogue  # noqa: PLC0415  # slow to import

        self.language = checked_language(language)
        self._catalogue = Catalogue(language)
        self._catalogue.read("terminal", "advice")

    def __call__(self, name: str, /, **args: str | int) -> str:
        """Say a message of the terminal."""
        return self._catalogue.text(f"terminal-{name}", **args)

    def advice(self, name: str, /, **args: str | int) -> str:
        """Say a message of those that give advice; the page has the same."""
        return self._catalogue.text(f"advice-{name}", **args)

    def text_says(self, name: str, /, **args: str | int) -> str:
        """Say a message of those for whoever reads and writes text instead of looking."""
        self._catalogue.read("text")
        return self._catalogue.text(f"text-{name}", **args)

    def besides(self, said: Iterable[str]) -> str:
        """Say several things in one sentence."""
        return reduce(
            lambda one, more: self._catalogue.text("said-besides", said=one, more=more), said
        )

    def report(self, name: str, /, **args: str | int) -> str:
        """Say a message of those that tell what simulate and arena found."""
        self._catalogue.read("reports")
        return self._catalogue.text(f"report-{name}", **args)

    def title(self, game: Game) -> str:
        """Say what a game is called."""
        return self._catalogue.title(game)

    def option(self, game: Game, name: str) -> str:
        """Say what an option of a game means."""
        return self._catalogue.option(game, name)

    def ending(self, game: Game, why: str, view: View | None = None) -> str:
        """Say why a game ended, and whose doing it was."""
        return self._catalogue.ending(game, why, view)

    def event(self, game: Game, event: Event, view: View) -> str:
        """Tell an event to whoever looks at the view."""
        return self._catalogue.event(game, event, view)

    def error(self, error: SaleroomError) -> str:
        """Say what is wrong."""
        from saleroom.messages.saying import said  # noqa: PLC0415  # slow to import

        return said(error, self.language)

    def verdict(self, verdict: Verdict) -> str:
        """Say what was found out about a record."""
        from saleroom.messages.saying import said  # noqa: PLC0415  # slow to import

        text = said(verdict, self.language)
        if verdict.note:
            text = self._catalogue.text("verdict-note", text=text)
        return text if verdict.ok else self._catalogue.text("verdict-bad", text=text)

    def run(self, game: Game, events: Iterable[Event], view: View) -> str:
        """Tell as one what is told piece by piece."""
        return self._catalogue.run(game, tuple(events), view)

    def runs(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        """Name what is told piece by piece, by how it begins: the events that may follow."""
        return self._catalogue.runs(game)

    def text(self, text: Text, game: Game, view: View) -> str:
        """Say a piece of a sheet."""
        if isinstance(text, Message):
            return self._catalogue.message(game, text, view)
        if isinstance(text, tuple):
            return "".join(self.text(part, game, view) for part in text)
        return str(text)

    def label(self, game: Game, action: Mapping[str, int | bool], view: View) -> str:
        """Say what an action does."""
        return self._catalogue.label(game, action, view)

    def question(self, game: Game, view: View) -> str:
        """Say what a seat is asked."""
        return self._catalogue.question(game, view)

    def counts_points(self, game: Game) -> bool:
        """Tell whether a game is won by points; else by money."""
        return self._catalogue.has_own(game, "points")

    def money(self, game: Game, amount: int, view: View) -> str:
        """Say a sum as the game does."""
        return self._catalogue.money(game, amount, edition_of(view, game))
