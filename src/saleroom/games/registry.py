"""The games of the house, by name. Adding a game is adding a line."""

from functools import cache
from importlib import import_module

from saleroom.core.contract import Game
from saleroom.core.errors import no_such
from saleroom.core.keeping import kept

GAMES = {
    "modern-art": "saleroom.games.modern_art.game",
    "alles-futsch": "saleroom.games.alles_futsch.game",
    "canaletto": "saleroom.games.canaletto.game",
    "moderne-zeiten": "saleroom.games.moderne_zeiten.game",
}


def game_named(name: str) -> Game:
    """Return the game; it is imported, and held to the contract, only when asked for."""
    if name not in GAMES:
        raise no_such("game", name, tuple(GAMES))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    return kept(import_module(GAMES[name]).GAME, name)
