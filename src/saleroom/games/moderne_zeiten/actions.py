"""Actions and chance outcomes as integers, and their names.

The integers below CHOICES are things to choose; BID starts a run of amounts. Outcomes of chance
have integers of their own, because chance is a seat of its own.
"""

from saleroom.core.codec import Codec, Verb
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.moderne_zeiten.components import DIE, INDUSTRIES, SPACES

PASS = 0
DRAW = 1
DONE = 2
FINISH = 3
LAY = 4
FLY = LAY + INDUSTRIES
CHOICES = FLY + INDUSTRIES

# Far more than the 75 million of a whole game, so that a wild bid is refused with its reason.
AMOUNTS = 4096
BID = 4096

CODEC = Codec(
    Verb("pass", PASS),
    Verb("draw", DRAW),
    Verb("done", DONE),
    Verb("finish", FINISH),
    Verb("lay", LAY, INDUSTRIES, "choice"),
    Verb("fly", FLY, INDUSTRIES, "choice"),
    Verb("bid", BID, AMOUNTS, "amount"),
)

# Chance. The die has a face 0 that it never shows, so that a roll reads as it fell.
SHARE = 0
ROLL = SHARE + INDUSTRIES
INITIATIVE = ROLL + DIE + 1
SPACE = INITIATIVE + MOST_PLAYERS
OUTCOMES = SPACE + SPACES

CHANCE_CODEC = Codec(
    Verb("share", SHARE, INDUSTRIES, "choice"),
    Verb("roll", ROLL, DIE + 1, "choice"),
    Verb("initiative", INITIATIVE, MOST_PLAYERS, "choice"),
    Verb("space", SPACE, SPACES, "choice"),
)
