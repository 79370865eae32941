"""What is legal: whether one action is (and why not), and everything that is, as data.

What a player has never limits what he bids: he may go into debt. (CA-15)
"""

from saleroom.auctions import ascending
from saleroom.auctions.words import LEGAL, NOT_ASKED, NOT_NOW, OWN_REFUSALS
from saleroom.core.legal import NO_AMOUNTS, Mask
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.canaletto.actions import (
    BID,
    BRIBE,
    CHOICES,
    FIRST_PLAYER,
    MARKER,
    OUTCOMES,
    PALACE,
    PASS,
    SELL,
    START,
    TILE,
)
from saleroom.games.canaletto.components import (
    BRIBE_LIMIT,
    COPIES,
    MARKERS,
    MOST_IN_PALACE,
    TYPES,
)
from saleroom.games.canaletto.lots import count_of, holds
from saleroom.games.canaletto.rules import next_to_lay
from saleroom.games.canaletto.state import (
    BIDDING,
    LAYING_FIRST,
    LAYING_MORE,
    PLACING,
    SELLING,
    TURNING,
    State,
)

HAS_PASSED = OWN_REFUSALS
BRIBE_OUT_OF_TURN = OWN_REFUSALS + 1
MASK_IS_USED = OWN_REFUSALS + 2
NO_BID_YET = OWN_REFUSALS + 3
PRICE_ABOVE_BRIBE = OWN_REFUSALS + 4
NOT_DUE = OWN_REFUSALS + 5
NO_TILE_LEFT = OWN_REFUSALS + 6
NO_SUCH_PALACE = OWN_REFUSALS + 7
PALACE_IS_FULL = OWN_REFUSALS + 8
TYPE_IS_THERE = OWN_REFUSALS + 9
NO_SUCH_MARKER = OWN_REFUSALS + 10
NO_SUCH_PLAYER = OWN_REFUSALS + 11

STEP = 1
MUST_OPEN = 1


def awaited(s: State) -> int:
    """Return the set of seats the table waits for; none when it is chance's turn, or over."""
    return 0 if s.asked in (NOBODY, CHANCE) else 1 << s.asked


def why_not(s: State, seat: int, action: int) -> int:
    """Return LEGAL, or the reason why the seat may not do this now."""
    if s.phase == BIDDING:
        return _why_not_in_bidding(s, seat, action)
    if seat != s.asked:
        return NOT_ASKED
    if s.phase == SELLING and SELL <= action < CHOICES:
        return LEGAL if holds(s.due, action - SELL) else NOT_DUE
    return NOT_NOW


def _why_not_in_bidding(s: State, seat: int, action: int) -> int:
    if action == BRIBE:
        return why_not_bribe(s, seat)
    if s.out >> seat & 1:
        return HAS_PASSED
    if action >= BID:
        return ascending.why_not_bid(s, seat, action - BID, STEP, s.highest_bid)
    if action == PASS:
        return ascending.why_not_pass(s, seat, MUST_OPEN)
    return NOT_ASKED if seat != s.asked else NOT_NOW


def why_not_bribe(s: State, seat: int) -> int:
    """Once a game, in turn, after a first bid, and up to a price of 15. (CA-17, CA-18)"""
    if seat != s.asked:
        return BRIBE_OUT_OF_TURN
    if not s.masks >> seat & 1:
        return MASK_IS_USED
    if s.leader == NOBODY:
        return NO_BID_YET
    if s.price > BRIBE_LIMIT:
        return PRICE_ABOVE_BRIBE
    return LEGAL


def mark_choices(s: State, seat: int, mask: Mask) -> None:
    """Mark everything but amounts that the seat may do now."""
    if seat != s.asked:
        return
    if s.phase == SELLING:
        for kind in range(TYPES):
            if holds(s.due, kind):
                mask[SELL + kind] = 1
    elif s.leader != NOBODY:
        mask[PASS] = 1
        if why_not_bribe(s, seat) == LEGAL:
            mask[BRIBE] = 1


def amount_verb(s: State, seat: int) -> int:
    """Return BID if the seat may bid now, else NO_AMOUNTS."""
    if s.phase == BIDDING and seat == s.asked and s.price < s.highest_bid:
        return BID
    return NO_AMOUNTS


def least_amount(s: State, _seat: int) -> int:
    """Each bid is at least 1 more than the last. (CA-8)"""
    return ascending.least_bid(s, STEP)


def most_amount(s: State, _seat: int) -> int:
    """Debt has no limit of its own, a single bid has. (CA-15)"""
    return s.highest_bid


# Chance


def why_not_outcome(s: State, outcome: int) -> int:
    """Return LEGAL if chance can bring this now."""
    if s.asked != CHANCE or not 0 <= outcome < OUTCOMES:
        return NOT_NOW
    if outcome < PALACE:
        return _why_not_tile(s, outcome - TILE) if s.phase == LAYING_FIRST else NOT_NOW
    if outcome < MARKER:
        return why_not_there(s, outcome - PALACE) if s.phase == LAYING_MORE else NOT_NOW
    if outcome < START:
        return _why_not_marker(s, outcome - MARKER) if s.phase == TURNING else NOT_NOW
    if outcome < FIRST_PLAYER:
        if s.phase != PLACING:
            return NOT_NOW
        return LEGAL if outcome - START < s.palaces else NO_SUCH_PALACE
    if s.phase in (LAYING_FIRST, LAYING_MORE, TURNING, PLACING):
        return NOT_NOW
    return LEGAL if outcome - FIRST_PLAYER < s.players else NO_SUCH_PLAYER


def _why_not_tile(s: State, kind: int) -> int:
    return LEGAL if s.left[kind] < COPIES[kind] else NO_TILE_LEFT


def why_not_there(s: State, palace: int) -> int:
    """A palace has room for three, and never two of a type. (CA-2)"""
    if palace >= s.palaces:
        return NO_SUCH_PALACE
    if count_of(s.palace[palace]) >= MOST_IN_PALACE:
        return PALACE_IS_FULL
    return TYPE_IS_THERE if holds(s.palace[palace], next_to_lay(s)) else LEGAL


def _why_not_marker(s: State, value: int) -> int:
    for k in range(s.turned, MARKERS):
        if s.scale[k] == value:
            return LEGAL
    return NO_SUCH_MARKER


def mark_outcomes(s: State, mask: Mask) -> None:
    """Mark, for everything chance can bring now, in how many ways it can."""
    if s.phase == LAYING_FIRST:
        for kind in range(TYPES):
            mask[TILE + kind] = COPIES[kind] - s.left[kind]
    elif s.phase == LAYING_MORE:
        for palace in range(s.palaces):
            if why_not_there(s, palace) == LEGAL:
                mask[PALACE + palace] = 1
    elif s.phase == TURNING:
        for k in range(s.turned, MARKERS):
            mask[MARKER + s.scale[k]] += 1
    elif s.phase == PLACING:
        for palace in range(s.palaces):
            mask[START + palace] = 1
    else:
        for seat in range(s.players):
            mask[FIRST_PLAYER + seat] = 1
