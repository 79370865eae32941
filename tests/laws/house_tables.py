"""Every table that the laws are tested at: game, number of players, edition, options.

Adding a game to the house adds one line to OPTION_SETS. It says which values of which options are
worth a table; all combinations that the game accepts are played.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

OPTION_SETS: dict[str, dict[str, tuple[Any, ...]]] = {
    "modern-art": {
        "double_proceeds": ("split", "new_seller"),
        "mystery_hand": (False, True),
        "open_money": (False, True),
    },
    "alles-futsch": {
        "open_money": (False, True),
        "zero_is_bankrupt": (True, False),
    },
    "canaletto": {
        "hidden_values": (False, True),
        "palaces": (16, 14),
    },
    "moderne-zeiten": {
        "track": ("printed", "shuffled"),
        "open_money": (False, True),
    },
}


class Table(NamedTuple):
    """One way to set up a game."""

    game: str
    players: int
    edition: str
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, f"{self.players}p", self.edition, *chosen])

    def opened(self, game: Game | None = None) -> Match:
        """Begin a match here; `game` stands in for the registered one."""
        return Match(game or game_named(self.game), self.players, self.edition, self.options)


def is_accepted(table: Table) -> bool:
    """Tell whether the game can be set up so."""
    try:
        table.opened()
    except BadSetup:
        return False
    return True


def _tables_of(name: str) -> Iterator[Table]:
    game = game_named(name)
    sets = OPTION_SETS[name]
    for players, edition in product(game.players, game.editions):
        for values in product(*sets.values()):
            table = Table(name, players, edition, dict(zip(sets, values, strict=True)))
            if is_accepted(table):
                yield table


TABLES = tuple(table for name in GAMES for table in _tables_of(name))
