"""In which language a game is told at the terminal, and what the program itself says in it.

English sentences of a game are its own words; everything else comes from the catalogue, which
is read only when something of it is to be said.
"""

from saleroom.core.contract import Game, View, Words
from saleroom.messages.languages import ENGLISH, checked_language


def told_in(language: str, game: Game) -> Game:
    """Return the game as it is told in a language."""
    if checked_language(language) == ENGLISH:
        return game
    from saleroom.messages.spoken import spoken  # noqa: PLC0415  # slow to import, seldom needed

    return spoken(game, language)


def words_in(language: str, game: Game) -> Words:
    """Return the words of a game in a language."""
    return told_in(language, game).words


class Phrases:
    """What the program says by itself: prompts, help, hints."""

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

    def ending(self, game: Game, why: str, view: View | None = None) -> str:
        """Say why a game ended, and whose doing it was."""
        return self._catalogue.ending(game, why, view)
