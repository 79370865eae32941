"""What a law is: a sentence, and a function that looks for what contradicts it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from saleroom.core.contract import Game
from saleroom.laws.setups import Setup

# Looks at one way to set up a game; the second argument stands in for the game of that name.
Check = Callable[[Setup, Game | None], Iterator[str]]


class Law(NamedTuple):
    """A law and how it is checked; what is `dear` is tried at one table in four only."""

    says: str
    check: Check
    dear: bool = False

    def breach(self, setup: Setup, game: Game | None = None) -> str | None:
        """Return the first thing that contradicts it, None if nothing does."""
        return next(self.check(setup, game), None)
