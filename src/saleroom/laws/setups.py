"""Every way to set up a game that the laws are tried at: number of players, edition, options."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.games.registry import game_named
from saleroom.laws.lawbook import lawbook_of
from saleroom.play.match import Match


class Setup(NamedTuple):
    """One way to set up a game."""

    game: str
    players: int
    edition: str
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, f"{self.players}p", self.edition, *chosen])

    def opened(self, game: Game | None = None) -> Match:
        """Begin a match here; `game` stands in for the one of that name."""
        return Match(game or game_named(self.game), self.players, self.edition, self.options)


def is_accepted(setup: Setup) -> bool:
    """Tell whether the game can be set up so."""
    try:
        setup.opened()
    except BadSetup:
        return False
    return True


@cache
def setups_of(name: str) -> tuple[Setup, ...]:
    """Return every combination of the options in the lawbook that the game accepts."""
    return tuple(_setups_of(name))


def _setups_of(name: str) -> Iterator[Setup]:
    game, options = game_named(name), lawbook_of(name).options
    for players, edition in product(game.players, game.editions):
        for values in product(*options.values()):
            setup = Setup(name, players, edition, dict(zip(options, values, strict=True)))
            if is_accepted(setup):
                yield setup
