"""Actions and chance outcomes as integers, and their names.

The integers below CHOICES are things to choose; BID and PRICE start runs of amounts. Outcomes of
chance have integers of their own, because chance is a seat of its own.
"""

from saleroom.core.codec import Codec, Verb
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.modern_art.components import CARDS

PASS = 0
LET_GO = 1
TAKE_BACK = 2
BUY = 3
TURN_UP = 4
OFFER = 5
ADD = OFFER + CARDS
CHOICES = ADD + CARDS

# More than all the money a game can hold: at most 500 at the start and 2,400 from the bank.
AMOUNTS = 4096
BID = 4096
PRICE = BID + AMOUNTS

CODEC = Codec(
    Verb("pass", PASS),
    Verb("let_go", LET_GO),
    Verb("take_back", TAKE_BACK),
    Verb("buy", BUY),
    Verb("turn_up", TURN_UP),
    Verb("offer", OFFER, CARDS, "choice"),
    Verb("add", ADD, CARDS, "choice"),
    Verb("bid", BID, AMOUNTS, "amount"),
    Verb("price", PRICE, AMOUNTS, "amount"),
)

# Chance.
DRAW = 0
FIRST_SELLER = DRAW + CARDS
OUTCOMES = FIRST_SELLER + MOST_PLAYERS

CHANCE_CODEC = Codec(
    Verb("draw", DRAW, CARDS, "choice"), Verb("first_seller", FIRST_SELLER, MOST_PLAYERS, "choice")
)
