"""Bots that others have written: installed packages that offer some under `saleroom.bots`.

An entry point of that group is a name and a maker: something that is called with the game and
returns a bot for one seat, or None if it does not play that game. A broken package troubles only
whoever asks for its bot.
"""

from collections.abc import Sequence

from saleroom.bots.contract import Bot
from saleroom.core import installed
from saleroom.core.contract import Game
from saleroom.core.errors import BadPackage

GROUP = "saleroom.bots"


def guests(house: Sequence[str]) -> tuple[str, ...]:
    """Name the bots of others; a name of the house stays the house's."""
    return tuple(name for name in installed.names_in(GROUP) if name not in house)


def guest_named(name: str, game: Game) -> Bot:
    """Make the bot of this name, which is one of `guests`, for a seat at this game."""
    point = installed.the_one(GROUP, name, "bot")
    source = installed.source_of(point)
    make = installed.loaded(point, "bot")
    try:
        bot = make(game)
    except Exception as error:
        raise BadPackage(
            f"the bot {name} of {source} does not sit down to {game.title}: {installed.told(error)}"
        ) from error
    if bot is None:
        raise BadPackage(f"{name} of {source} does not play {game.title}")
    if not callable(getattr(bot, "choose", None)):
        raise BadPackage(f"the bot {name} of {source} is no bot: it has no method `choose`")
    made: Bot = bot
    return made
