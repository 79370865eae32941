"""The rules of a game on one card: enough to play by, and short enough for a prompt.

Decides how long a card may be, and how that is measured; what stands on it is the catalogue's
business. What the card leaves out stands in the rules by paragraph (`saleroom.rulebook`).
"""

from math import ceil

from saleroom.core.contract import Game
from saleroom.core.errors import CodedError
from saleroom.messages.languages import ENGLISH
from saleroom.messages.saying import catalogue
from saleroom.rulebook import page

MOST_TOKENS = 1000
# Every model cuts text in its own way. Three bytes of UTF-8 for a token is on the safe side for
# our languages: English has about four, Polish with its accents about three.
BYTES_OF_A_TOKEN = 3


class NoCard(CodedError):
    """A game of a package whose author has written no card, and long rules."""

    code = "no_such_page"


def tokens(text: str) -> int:
    """Say how many tokens a text has at most, roughly."""
    return ceil(len(text.encode()) / BYTES_OF_A_TOKEN)


def card(game: Game, language: str = ENGLISH) -> str:
    """Return the rules of a game on one card; without one, its rules page if that is short."""
    words = catalogue(language)
    words.read("cards")
    if words.has_own(game, "summary"):
        return words.text(f"{game.name}-summary")
    whole = page(game.name, language)
    if tokens(whole) > MOST_TOKENS:
        raise NoCard("rules_no_card", game=game.name)
    return whole
