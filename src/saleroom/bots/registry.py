"""The bots of the house, by name and by the game they play. Adding a bot is adding a line."""

from difflib import get_close_matches
from importlib import import_module

from saleroom.bots.contract import Bot, BotMaker
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup

ANY_GAME = "any"

# Weakest first. Where the class is: module and name.
BOTS = {
    "random": {ANY_GAME: ("saleroom.bots.random_player", "RandomPlayer")},
    "visitor": {"modern-art": ("saleroom.bots.modern_art.visitor", "Visitor")},
}


def bots_for(game: Game) -> tuple[str, ...]:
    """Name the bots that play this game, the weakest first."""
    return tuple(name for name, plays in BOTS.items() if game.name in plays or ANY_GAME in plays)


def bot_named(name: str, game: Game) -> Bot:
    """Make a bot for a seat at this game."""
    if name not in BOTS:
        near = get_close_matches(name, BOTS, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise BadSetup(f"no bot is called {name!r}{hint}: {_offered(game)}")
    if name not in bots_for(game):
        raise BadSetup(f"{name} does not play {game.title}: {_offered(game)}")
    plays = BOTS[name]
    module, maker = plays[game.name if game.name in plays else ANY_GAME]
    make: BotMaker = getattr(import_module(module), maker)
    return make(game)


def _offered(game: Game) -> str:
    return f"{game.title} is played by {', '.join(bots_for(game))}"
