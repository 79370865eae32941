"""Bots that others have written: installed packages that offer some under `saleroom.bots`.

An entry point of that group is a name and a maker: something that is called with the game and
returns a bot for one seat, or None if it does not play that game. Names are listed without loading
anything, so that a broken package troubles only whoever asks for its bot.
"""

from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points

from saleroom.bots.contract import Bot
from saleroom.core.contract import Game
from saleroom.core.errors import Misuse

GROUP = "saleroom.bots"


def guests(house: Sequence[str]) -> tuple[str, ...]:
    """Name the bots of others; a name of the house stays the house's."""
    names = sorted({point.name for point in entry_points(group=GROUP)})
    return tuple(name for name in names if name not in house)


def guest_named(name: str, game: Game) -> Bot:
    """Make the bot of this name, which is one of `guests`, for a seat at this game."""
    point = _the_one(name)
    source = _source(point)
    try:
        make = point.load()
    except Exception as error:
        raise Misuse(f"the bot {name} of {source} cannot be loaded: {_told(error)}") from error
    try:
        bot = make(game)
    except Exception as error:
        raise Misuse(
            f"the bot {name} of {source} does not sit down to {game.title}: {_told(error)}"
        ) from error
    if bot is None:
        raise Misuse(f"{name} of {source} does not play {game.title}")
    if not callable(getattr(bot, "choose", None)):
        raise Misuse(f"the bot {name} of {source} is no bot: it has no method `choose`")
    made: Bot = bot
    return made


def _the_one(name: str) -> EntryPoint:
    """Find the entry point; two packages that offer the same name are told apart by nobody."""
    found = {point.value: point for point in entry_points(group=GROUP, name=name)}
    if len(found) > 1:
        sources = " and ".join(sorted(map(_source, found.values())))
        raise Misuse(f"{sources} both offer a bot called {name}; uninstall one")
    return next(iter(found.values()))


def _source(point: EntryPoint) -> str:
    return f"the package {point.dist.name}" if point.dist else "an unnamed package"


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
