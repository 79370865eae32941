"""The state of a game of Modern Art: all that is true at the table, secret or not; no history."""

from dataclasses import dataclass, field
from typing import Annotated

from saleroom.core.events import Told
from saleroom.core.layout import I8, I16
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.modern_art.components import ARTISTS, CARDS, LARGEST_HAND, RANKED, ROUNDS

# What is being decided.
NAMING_SELLER = 0  # chance: who sells first
SHUFFLING = 1  # chance: the next card of the deck
OFFERING = 2  # `asked` offers a painting
ADDING = 3  # `asked` may add a second card to the double
CRYING_OUT = 4
GOING_AROUND = 5
SEALING = 6
PRICING = 7
AT_PRICE = 8
AT_MYSTERY = 9  # `asked` may turn up a card of the mystery hand
OVER = 10
PHASE_NAMES = (
    "draw_seller",
    "shuffle",
    "offer",
    "add",
    "outcry",
    "once_around",
    "sealed",
    "name_price",
    "fixed_price",
    "mystery",
    "over",
)

# Where a card is: `place` holds 0 to 4 for that hand (the mystery hand is the one after the last
# player's), or one of these.
WALL = 8  # + seat: bought, and lying before that player
EASEL = 16  # being auctioned
UNSOLD = 17  # counted this round, and nobody's
GONE = 18  # discarded after a round
STOCK = 32  # + position in the deck: not dealt

NO_CARD = -1


@dataclass(slots=True)
class State:
    """One game. Rows by seat, by artist or by card."""

    players: Annotated[int, I8]
    edition: Annotated[int, I8]
    new_seller_takes_all: Annotated[int, I8]
    mystery_hand: Annotated[int, I8]
    open_money: Annotated[int, I8]
    # Laboratories only, 0 at every table: how all is sold that is no double, and what is added to
    # each marker (`selling`).
    selling: Annotated[int, I8]
    raised: Annotated[list[int], I8, RANKED]

    phase: Annotated[int, I8]
    round_number: Annotated[int, I8]  # 1 to 4; 0 before the deal
    asked: Annotated[int, I8]
    drawn: Annotated[int, I8]  # cards of the deck shuffled so far
    dealt: Annotated[int, I8]  # cards of the deck dealt so far
    in_hands: Annotated[int, I8]  # cards in the players' hands, without the mystery hand
    first_seller: Annotated[int, I8]
    ended_by: Annotated[int, I8]  # why the game ended, once it is over

    seller: Annotated[int, I8]  # runs the auction
    opener: Annotated[int, I8]  # offered the first card of the lot
    price: Annotated[int, I16]
    leader: Annotated[int, I8]
    silent: Annotated[int, I8]  # a set of seats: the leader, and who has let the price go
    fists: Annotated[int, I8]  # a set of seats
    lot: Annotated[list[int], I8, 2]
    sealed: Annotated[list[int], I16, MOST_PLAYERS]

    money: Annotated[list[int], I16, MOST_PLAYERS]
    hand_size: Annotated[list[int], I8, MOST_PLAYERS]
    hand: Annotated[list[list[int]], I8, MOST_PLAYERS, LARGEST_HAND]
    wall: Annotated[list[list[int]], I8, MOST_PLAYERS, ARTISTS]  # paintings by artist
    offered: Annotated[list[int], I8, ARTISTS]  # this round
    markers: Annotated[list[list[int]], I8, ROUNDS, ARTISTS]
    deck: Annotated[list[int], I8, CARDS]
    place: Annotated[list[int], I8, CARDS]

    told: list[Told] = field(default_factory=list, compare=False, repr=False)


def lot_number(s: State) -> int:
    """Number the lot by its paintings: no card is offered twice."""
    return s.lot[0] * (CARDS + 1) + s.lot[1] + 1
