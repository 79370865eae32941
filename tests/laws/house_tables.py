"""Every table of the house that the laws are tried at."""

from saleroom.games.registry import GAMES
from saleroom.laws.setups import setups_of

TABLES = tuple(setup for name in GAMES for setup in setups_of(name))
