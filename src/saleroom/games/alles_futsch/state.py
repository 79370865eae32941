"""The state of a game of Alles Futsch: all that is true at the table, secret or not; no history."""

from dataclasses import dataclass, field
from typing import Annotated

from saleroom.core.events import Told
from saleroom.core.layout import I8, I16
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.alles_futsch.components import CARDS, KINDS, OBJECTS

# What is being decided.
NAMING_CHOOSER = 0  # chance: who chooses first
DRAWING_BOARDS = 1  # chance: the board of the next seat
TURNING_UP = 2  # chance: the next card of the stock
CHOOSING = 3  # `asked` puts one of the cards turned up to auction
BIDDING = 4
USING = 5  # the leader, who has bought the card, uses the next object
SELLING = 6  # the leader names the buyer of the object
OVER = 7
PHASE_NAMES = ("name_chooser", "draw_boards", "turn_up", "choose", "bid", "use", "sell", "over")

# Where a card is.
STOCK = 0
UP = 1
LOT = 2
DISCARDED = 3

NO_CARD = -1
NO_KIND = -1


@dataclass(slots=True)
class State:
    """One game. Rows by seat, by kind of object or by card."""

    players: Annotated[int, I8]
    open_money: Annotated[int, I8]
    zero_is_bankrupt: Annotated[int, I8]

    phase: Annotated[int, I8]
    asked: Annotated[int, I8]
    first_chooser: Annotated[int, I8]
    chooser: Annotated[int, I8]  # put the present card up for auction, or will choose the next
    ended_by: Annotated[int, I8]  # why the game ended, once it is over
    bankrupt: Annotated[int, I8]

    price: Annotated[int, I16]
    leader: Annotated[int, I8]  # in the bidding, and then who has bought the card
    out: Annotated[int, I8]  # a set of seats: who has passed
    lot: Annotated[int, I8]
    unused: Annotated[list[int], I8, KINDS]  # objects of the card bought that are still to be used
    for_sale: Annotated[int, I8]  # the kind of object that must be sold

    # All there ever is: 200 for each of five, and thirty for each of twenty stones: 1,600.
    money: Annotated[list[int], I16, MOST_PLAYERS]
    board: Annotated[list[int], I8, MOST_PLAYERS]  # the kind that the seat does not collect
    owned: Annotated[list[list[int]], I8, MOST_PLAYERS, KINDS]  # how far each stone has moved

    in_stock: Annotated[int, I8]
    turned_up: Annotated[int, I8]
    place: Annotated[list[int], I8, CARDS]
    shows: Annotated[list[list[int]], I8, CARDS, OBJECTS]  # the kinds of object on each card
    kinds_shown: Annotated[int, I8]  # a set of kinds: those that are on any card

    told: list[Told] = field(default_factory=list, compare=False, repr=False)
