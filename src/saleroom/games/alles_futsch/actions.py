"""Actions and chance outcomes as integers, and their names.

The integers below CHOICES are things to choose; BID starts a run of amounts. Outcomes of chance
have integers of their own, because chance is a seat of its own.
"""

from saleroom.core.codec import Codec, Verb
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.alles_futsch.components import CARDS, KINDS

PASS = 0
CHOOSE = 1
USE = CHOOSE + CARDS
SELL_TO = USE + KINDS
CHOICES = SELL_TO + MOST_PLAYERS

# More than all the money a game can hold: 1,000 at the start and 600 from the bank.
AMOUNTS = 4096
BID = 4096

CODEC = Codec(
    Verb("pass", PASS),
    Verb("choose", CHOOSE, CARDS, "choice"),
    Verb("use", USE, KINDS, "choice"),
    Verb("sell_to", SELL_TO, MOST_PLAYERS, "choice"),
    Verb("bid", BID, AMOUNTS, "amount"),
)

# Chance.
TURN_UP = 0
BOARD = TURN_UP + CARDS
FIRST_CHOOSER = BOARD + KINDS
OUTCOMES = FIRST_CHOOSER + MOST_PLAYERS

CHANCE_CODEC = Codec(
    Verb("turn_up", TURN_UP, CARDS, "choice"),
    Verb("board", BOARD, KINDS, "choice"),
    Verb("first_chooser", FIRST_CHOOSER, MOST_PLAYERS, "choice"),
)
