"""Chance, and a player who decides at random: fast, for simulation and tests.

The random player first chooses between the kinds of thing he may do (raise or let go, add or
not), then evenly within the kind.
"""

from saleroom.auctions.words import LEGAL
from saleroom.core.chance import Numbers, below
from saleroom.games.modern_art import legality
from saleroom.games.modern_art.actions import (
    ADD,
    BID,
    BUY,
    FIRST_SELLER,
    LET_GO,
    OFFER,
    PASS,
    PRICE,
    TURN_UP,
)
from saleroom.games.modern_art.components import CARDS
from saleroom.games.modern_art.state import (
    ADDING,
    AT_PRICE,
    CRYING_OUT,
    GOING_AROUND,
    NAMING_SELLER,
    OFFERING,
    PRICING,
    SEALING,
    State,
)


def sample(s: State, numbers: Numbers) -> int:
    """Draw one of the outcomes chance can bring now, evenly."""
    if s.phase == NAMING_SELLER:
        return FIRST_SELLER + below(numbers, s.players)
    return s.deck[s.drawn + below(numbers, CARDS - s.drawn)]


def pick(s: State, seat: int, numbers: Numbers) -> int:
    """Draw something legal for a seat the table waits for."""
    phase = s.phase
    if phase in (CRYING_OUT, GOING_AROUND):
        room = s.money[seat] - s.price
        if room > 0:
            # One number decides both: the upper half lets go, the lower half is the raise.
            n = below(numbers, 2 * room)
            if n < room:
                return BID + s.price + 1 + n
        return LET_GO if phase == CRYING_OUT else PASS
    if phase == OFFERING:
        return OFFER + s.hand[seat][below(numbers, s.hand_size[seat])]
    if phase == SEALING:
        return BID + below(numbers, s.money[seat] + 1)
    if phase == AT_PRICE:
        return BUY if s.money[seat] >= s.price and below(numbers, 2) else PASS
    if phase == PRICING:
        return PRICE + (1 + below(numbers, s.money[seat]) if s.money[seat] else 0)
    if phase == ADDING:
        return _pick_second(s, seat, numbers)
    return TURN_UP if below(numbers, 2) else PASS


def _pick_second(s: State, seat: int, numbers: Numbers) -> int:
    fitting = 0
    for k in range(s.hand_size[seat]):
        fitting += legality.why_not(s, seat, ADD + s.hand[seat][k]) == LEGAL
    if fitting == 0 or below(numbers, 2):
        return PASS
    wanted = below(numbers, fitting)
    k = 0
    while True:
        action = ADD + s.hand[seat][k]
        if legality.why_not(s, seat, action) == LEGAL:
            if wanted == 0:
                return action
            wanted -= 1
        k += 1
