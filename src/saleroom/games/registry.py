"""The games of the house, by name. Adding a game is adding a line."""

from importlib import import_module

from saleroom.core.contract import Game
from saleroom.core.errors import no_such

GAMES = {
    "modern-art": "saleroom.games.modern_art.game",
    "alles-futsch": "saleroom.games.alles_futsch.game",
    "canaletto": "saleroom.games.canaletto.game",
    "moderne-zeiten": "saleroom.games.moderne_zeiten.game",
}


def game_named(name: str) -> Game:
    """Return the game; it is imported only when asked for."""
    if name not in GAMES:
        raise no_such("game", name, tuple(GAMES))
    game = import_module(GAMES[name]).GAME
    assert isinstance(game, Game)
    return game
