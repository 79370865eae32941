"""The state of a game of Moderne Zeiten: all that is true at the table, secret or not.

Shares of one industry are all alike, so they are counted and not named. Two fields keep what
everybody has seen and nobody need forget, for honest search: `shown` and `stock_most`.
"""

from dataclasses import dataclass, field
from typing import Annotated

from saleroom.core.events import Told
from saleroom.core.layout import I8, I16
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.moderne_zeiten.components import CITIES, INDUSTRIES, SPACES

# What is being decided.
NAMING = 0  # chance: who holds the business initiative first
LAYING_TRACK = 1  # chance: the next space of a shuffled track
DEALING = 2  # chance: the next share for `turn_of`
ROLLING = 3  # chance: the die
TURNING_UP = 4  # chance: the next share of the lot
BIDDING = 5
ACTING = 6  # `turn_of` draws, lays, or moves to the Goal
FLYING = 7  # `turn_of` chooses the majority to fly with
DRAWING = 8  # chance: the next share for `turn_of`
OVER = 9
PHASE_NAMES = (
    "name_initiative",
    "lay_track",
    "deal",
    "roll",
    "turn_up",
    "bid",
    "act",
    "fly",
    "draw",
    "over",
)


@dataclass(slots=True)
class State:
    """One game. Rows by seat, by industry, by city or by space of the track.

    All money together is 75 at most and all shares are 105, so one byte holds any of them.
    """

    players: Annotated[int, I8]
    open_money: Annotated[int, I8]
    shares: Annotated[list[int], I8, INDUSTRIES]  # in the box
    city_points: Annotated[list[int], I8, CITIES]
    track: Annotated[list[int], I8, SPACES]  # city * 5 + industry
    placed: Annotated[int, I8]  # spaces of the track that are decided

    phase: Annotated[int, I8]
    asked: Annotated[int, I8]
    turn: Annotated[int, I16]  # from 1; a game of nothing but drawing stays far below 2,000
    first_initiative: Annotated[int, I8]
    initiative: Annotated[int, I8]  # who holds the card
    turn_of: Annotated[int, I8]  # whose action it is, or who is dealt to
    to_come: Annotated[int, I8]  # shares that chance still brings
    laid_now: Annotated[int, I8]  # shares `turn_of` has laid in this action
    idle: Annotated[int, I8]  # how many in this turn could neither draw nor lay
    finisher: Annotated[int, I8]  # who reached the Goal

    price: Annotated[int, I8]
    leader: Annotated[int, I8]
    out: Annotated[int, I8]  # a set of seats: who has passed
    lot: Annotated[list[int], I8, INDUSTRIES]  # unsold shares stay in it

    money: Annotated[list[int], I8, MOST_PLAYERS]
    zeppelin: Annotated[list[int], I8, MOST_PLAYERS]  # 0 is Start, 31 the Goal
    owner: Annotated[list[int], I8, SPACES]  # whose square, on the track and in the table alike
    hand: Annotated[list[list[int]], I8, MOST_PLAYERS, INDUSTRIES]
    laid: Annotated[list[list[int]], I8, MOST_PLAYERS, INDUSTRIES]
    stock: Annotated[list[int], I8, INDUSTRIES]
    discards: Annotated[list[int], I8, INDUSTRIES]

    # Shares in hand that came from a lot, so that everybody knows of them.
    shown: Annotated[list[list[int]], I8, MOST_PLAYERS, INDUSTRIES]
    # No more than this can be in the stock: all know what was shuffled into it and turned up.
    stock_most: Annotated[list[int], I8, INDUSTRIES]

    told: list[Told] = field(default_factory=list, compare=False, repr=False)
