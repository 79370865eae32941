"""In which language a game is told at the terminal.

English is the game's own words; other languages come from the catalogue, which is read only when
somebody wants it.
"""

from saleroom.core.contract import Game, Words
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
