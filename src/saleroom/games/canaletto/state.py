"""The state of a game of Canaletto: all that is true at the table; no history.

Nothing in it is secret. Markers that nobody has seen have no order yet: chance chooses one when it
is turned up, which is the same as having mixed them before.
"""

from dataclasses import dataclass, field
from typing import Annotated

from saleroom.core.events import Told
from saleroom.core.layout import I8, I16
from saleroom.games.canaletto.components import MARKERS, MOST_PALACES, MOST_PLAYERS, TYPES

# What is being decided.
LAYING_FIRST = 0  # chance: which tile is laid in the next bare palace
LAYING_MORE = 1  # chance: in which palace the next tile is laid
TURNING = 2  # chance: which value marker comes next on the scale
PLACING = 3  # chance: where gondola and column start
NAMING = 4  # chance: who opens the first round
BIDDING = 5
SELLING = 6  # `asked` bought, completed several types, and chooses the next to be sold
OVER = 7
PHASE_NAMES = (
    "lay_first",
    "lay_more",
    "turn_marker",
    "place_gondola",
    "name_first",
    "bid",
    "sell",
    "over",
)

NOWHERE = -1


@dataclass(slots=True)
class State:
    """One game. Rows by seat, by type of treasure or by palace.

    Widths: at most 24 rounds with bids of at most 999 make a debt of 23,976; at most 34 tiles
    sold at 99 and the first 30 make 3,396 points. Both fit 16 bits.
    """

    players: Annotated[int, I8]
    palaces: Annotated[int, I8]
    hidden_values: Annotated[int, I8]
    highest_bid: Annotated[int, I16]

    phase: Annotated[int, I8]
    asked: Annotated[int, I8]
    first_player: Annotated[int, I8]  # NOBODY until chosen
    round_number: Annotated[int, I8]  # from 1; 0 before the first
    laid: Annotated[int, I8]  # tiles laid in palaces during set-up

    column: Annotated[int, I8]  # NOWHERE until placed
    gondola: Annotated[int, I8]
    price: Annotated[int, I16]
    leader: Annotated[int, I8]
    out: Annotated[int, I8]  # a set of seats: who has passed
    buyer: Annotated[int, I8]  # who took the lot, until the next round begins

    masks: Annotated[int, I8]  # a set of seats: who still has the bribe marker
    points: Annotated[list[int], I16, MOST_PLAYERS]
    debt: Annotated[list[int], I16, MOST_PLAYERS]

    palace: Annotated[list[int], I16, MOST_PALACES]  # a set of types
    left: Annotated[list[int], I8, TYPES]  # tiles in palaces
    held: Annotated[list[list[int]], I8, MOST_PLAYERS, TYPES]  # tiles before players
    due: Annotated[int, I16]  # a set of types: complete, and to be sold now
    sold: Annotated[int, I16]  # a set of types: out of the game

    sales: Annotated[int, I8]  # types sold, and so markers used
    turned: Annotated[int, I8]  # markers that lie open on the scale, or did
    # The markers turned up, in the order of the scale; then all others, lowest first.
    scale: Annotated[list[int], I8, MARKERS]

    told: list[Told] = field(default_factory=list, compare=False, repr=False)
