"""Our games for OpenSpiel: importing this registers them with `pyspiel` (extra `research`).

Every game that can be played here, installed ones included, is called `saleroom_` and its name:
`saleroom_modern_art(players=4,edition=2009,utility=win)`. Besides there is a reduced Modern Art,
small enough for algorithms that walk through the whole tree: `saleroom_reduced_modern_art`.
"""

from typing import Any

from saleroom.core.contract import Game
from saleroom.core.errors import needs
from saleroom.games.modern_art.game import GAME as MODERN_ART
from saleroom.games.registry import game_named, game_names
from saleroom.research.reduced.game import REDUCED

try:
    import pyspiel

    from saleroom.research.openspiel.spiel import SpielGame, SpielState, parameters_of, type_of
except ModuleNotFoundError as error:
    # OpenSpiel is called otherwise where it is imported, and what is to be installed is the extra.
    raise needs(error.name, "research") from error

REDUCED_NAME = "saleroom_reduced_modern_art"


def spiel_name(game: str) -> str:
    """Return what a game is called in OpenSpiel."""
    return "saleroom_" + game.replace("-", "_")


def _register(name: str, game: Game, **differing: object) -> None:
    # A class each, as OpenSpiel's own have: it outlives the interpreter, where a function does not.
    made: Any = type(name, (SpielGame,), {"name": name, "rules": game, **differing})
    pyspiel.register_game(type_of(name, game, parameters_of(game, made.usual)), made)


GAMES = {spiel_name(name): game_named(name) for name in game_names()}
for _name, _game in GAMES.items():
    _register(_name, _game)
_register(
    REDUCED_NAME,
    REDUCED,
    usual={"utility": "margin", "price_step": 10},
    seen_as=MODERN_ART,
)

__all__ = ["GAMES", "REDUCED_NAME", "SpielGame", "SpielState", "spiel_name"]
