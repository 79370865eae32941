"""Chance, and a player who decides at random: fast, for simulation and tests.

The random player first chooses between the kinds of thing he may do (raise or let go, add or
not), then evenly within the kind.
"""

from saleroom.auctions.words import LEGAL
from saleroom.core.chance import Numbers, below
from saleroom.games.modern_art import actions, legality, state
from saleroom.games.modern_art.components import CARDS
from saleroom.games.modern_art.state import State


def sample(s: State, numbers: Numbers) -> int:
    """Draw one of the outcomes chance can bring now, evenly."""
    if s.phase == state.NAMING_SELLER:
        return actions.FIRST_SELLER + below(numbers, s.players)
    return s.deck[s.drawn + below(numbers, CARDS - s.drawn)]


def pick(s: State, seat: int, numbers: Numbers) -> int:
    """Draw something legal for a seat the table waits for."""
    phase = s.phase
    if phase in (state.CRYING_OUT, state.GOING_AROUND):
        room = s.money[seat] - s.price
        if room > 0:
            # One number decides both: the upper half lets go, the lower half is the raise.
            n = below(numbers, 2 * room)
            if n < room:
                return actions.BID + s.price + 1 + n
        return actions.LET_GO if phase == state.CRYING_OUT else actions.PASS
    if phase == state.OFFERING:
        return actions.OFFER + s.hand[seat][below(numbers, s.hand_size[seat])]
    if phase == state.SEALING:
        return actions.BID + below(numbers, s.money[seat] + 1)
    if phase == state.AT_PRICE:
        return actions.BUY if s.money[seat] >= s.price and below(numbers, 2) else actions.PASS
    if phase == state.PRICING:
        return actions.PRICE + (1 + below(numbers, s.money[seat]) if s.money[seat] else 0)
    if phase == state.ADDING:
        return _pick_second(s, seat, numbers)
    return actions.TURN_UP if below(numbers, 2) else actions.PASS


def _pick_second(s: State, seat: int, numbers: Numbers) -> int:
    fitting = 0
    for k in range(s.hand_size[seat]):
        fitting += legality.why_not(s, seat, actions.ADD + s.hand[seat][k]) == LEGAL
    if fitting == 0 or below(numbers, 2):
        return actions.PASS
    wanted = below(numbers, fitting)
    k = 0
    while True:
        action = actions.ADD + s.hand[seat][k]
        if legality.why_not(s, seat, action) == LEGAL:
            if wanted == 0:
                return action
            wanted -= 1
        k += 1
