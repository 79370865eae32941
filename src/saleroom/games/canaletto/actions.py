"""Actions and chance outcomes as integers, and their names.

The integers below CHOICES are things to choose; BID starts a run of amounts. Outcomes of chance
have integers of their own, because chance is a seat of its own.
"""

from saleroom.core.codec import Codec, Verb
from saleroom.games.canaletto.components import MOST_PALACES, MOST_PLAYERS, MOST_VALUE, TYPES

PASS = 0
BRIBE = 1
SELL = 2
CHOICES = SELL + TYPES

# More than the highest bid that a table can choose.
AMOUNTS = 4096
BID = 4096

CODEC = Codec(
    Verb("pass", PASS),
    Verb("bribe", BRIBE),
    Verb("sell", SELL, TYPES, "choice"),
    Verb("bid", BID, AMOUNTS, "amount"),
)

# Chance. A marker is named by its value.
TILE = 0
PALACE = TILE + TYPES
MARKER = PALACE + MOST_PALACES
START = MARKER + MOST_VALUE + 1
FIRST_PLAYER = START + MOST_PALACES
OUTCOMES = FIRST_PLAYER + MOST_PLAYERS

CHANCE_CODEC = Codec(
    Verb("tile", TILE, TYPES, "choice"),
    Verb("palace", PALACE, MOST_PALACES, "choice"),
    Verb("marker", MARKER, MOST_VALUE + 1, "choice"),
    Verb("start", START, MOST_PALACES, "choice"),
    Verb("first_player", FIRST_PLAYER, MOST_PLAYERS, "choice"),
)
