"""The games that can be played here: those of the house, and those of installed packages.

Adding a game to the house is adding a line. A package that cannot be taken in troubles nobody but
whoever asks for its game; `left_out` says why it is not there.
"""

from functools import cache
from importlib import import_module

from saleroom.core.contract import Game
from saleroom.core.errors import BadPackage, BadSetup, no_such
from saleroom.core.keeping import kept
from saleroom.games.guests import guest_named, guests, host_of

GAMES = {
    "modern-art": "saleroom.games.modern_art.game",
    "alles-futsch": "saleroom.games.alles_futsch.game",
    "canaletto": "saleroom.games.canaletto.game",
    "moderne-zeiten": "saleroom.games.moderne_zeiten.game",
}


def game_names() -> tuple[str, ...]:
    """Name all games that can be played here, those of the house first."""
    return (*GAMES, *(name for name in guests() if name not in GAMES and not _fault(name)))


def left_out() -> tuple[str, ...]:
    """Say which games of installed packages cannot be played here, and why."""
    return tuple(fault for name in guests() if (fault := _fault(name)))


def game_named(name: str) -> Game:
    """Return the game; it is imported, and held to the contract, only when asked for."""
    if name not in GAMES:
        if name not in guests():
            raise no_such("game", name, game_names())
        try:
            return guest_named(name)
        except BadPackage as fault:
            raise BadSetup("setup_left_out", name=name, why=str(fault)) from fault
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    return kept(import_module(GAMES[name]).GAME, name)


def _fault(name: str) -> str:
    if name in GAMES:
        return f"{host_of(name)} offers a game called {name}, which is a game of the house"
    try:
        guest_named(name)
    except BadPackage as fault:
        return str(fault)
    return ""
