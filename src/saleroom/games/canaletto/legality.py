"""What is legal: whether one action is (and why not), and everything that is, as data.

What a player has never limits what he bids: he may go into debt. (CA-15)
"""

from saleroom.auctions import ascending
from saleroom.auctions.words import LEGAL, NOT_ASKED, NOT_NOW, OWN_REFUSALS
from saleroom.core.legal import NO_AMOUNTS, Mask
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.canaletto import actions, state
from saleroom.games.canaletto import components as box
from saleroom.games.canaletto.lots import count_of, holds
from saleroom.games.canaletto.rules import next_to_lay
from saleroom.games.canaletto.state import State

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
    if s.phase == state.BIDDING:
        return _why_not_in_bidding(s, seat, action)
    if seat != s.asked:
        return NOT_ASKED
    if s.phase == state.SELLING and actions.SELL <= action < actions.CHOICES:
        return LEGAL if holds(s.due, action - actions.SELL) else NOT_DUE
    return NOT_NOW


def _why_not_in_bidding(s: State, seat: int, action: int) -> int:
    if action == actions.BRIBE:
        return why_not_bribe(s, seat)
    if s.out >> seat & 1:
        return HAS_PASSED
    if action >= actions.BID:
        return ascending.why_not_bid(s, seat, action - actions.BID, STEP, s.highest_bid)
    if action == actions.PASS:
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
    if s.price > box.BRIBE_LIMIT:
        return PRICE_ABOVE_BRIBE
    return LEGAL


def mark_choices(s: State, seat: int, mask: Mask) -> None:
    """Mark everything but amounts that the seat may do now."""
    if seat != s.asked:
        return
    if s.phase == state.SELLING:
        for kind in range(box.TYPES):
            if holds(s.due, kind):
                mask[actions.SELL + kind] = 1
    elif s.leader != NOBODY:
        mask[actions.PASS] = 1
        if why_not_bribe(s, seat) == LEGAL:
            mask[actions.BRIBE] = 1


def amount_verb(s: State, seat: int) -> int:
    """Return BID if the seat may bid now, else NO_AMOUNTS."""
    if s.phase == state.BIDDING and seat == s.asked and s.price < s.highest_bid:
        return actions.BID
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
    if s.asked != CHANCE or not 0 <= outcome < actions.OUTCOMES:
        return NOT_NOW
    if outcome < actions.PALACE:
        return (
            _why_not_tile(s, outcome - actions.TILE) if s.phase == state.LAYING_FIRST else NOT_NOW
        )
    if outcome < actions.MARKER:
        return (
            why_not_there(s, outcome - actions.PALACE) if s.phase == state.LAYING_MORE else NOT_NOW
        )
    if outcome < actions.START:
        return _why_not_marker(s, outcome - actions.MARKER) if s.phase == state.TURNING else NOT_NOW
    if outcome < actions.FIRST_PLAYER:
        if s.phase != state.PLACING:
            return NOT_NOW
        return LEGAL if outcome - actions.START < s.palaces else NO_SUCH_PALACE
    if s.phase in (state.LAYING_FIRST, state.LAYING_MORE, state.TURNING, state.PLACING):
        return NOT_NOW
    return LEGAL if outcome - actions.FIRST_PLAYER < s.players else NO_SUCH_PLAYER


def _why_not_tile(s: State, kind: int) -> int:
    return LEGAL if s.left[kind] < box.COPIES[kind] else NO_TILE_LEFT


def why_not_there(s: State, palace: int) -> int:
    """A palace has room for three, and never two of a type. (CA-2)"""
    if palace >= s.palaces:
        return NO_SUCH_PALACE
    if count_of(s.palace[palace]) >= box.MOST_IN_PALACE:
        return PALACE_IS_FULL
    return TYPE_IS_THERE if holds(s.palace[palace], next_to_lay(s)) else LEGAL


def fits_there(s: State, palace: int, kind: int) -> bool:
    """Tell the same of a tile of this type. (CA-2)"""
    lot = s.palace[palace]
    return not holds(lot, kind) and count_of(lot) < box.MOST_IN_PALACE


def _why_not_marker(s: State, value: int) -> int:
    for k in range(s.turned, box.MARKERS):
        if s.scale[k] == value:
            return LEGAL
    return NO_SUCH_MARKER


def mark_outcomes(s: State, mask: Mask) -> None:
    """Mark, for everything chance can bring now, in how many ways it can."""
    if s.phase == state.LAYING_FIRST:
        for kind in range(box.TYPES):
            mask[actions.TILE + kind] = box.COPIES[kind] - s.left[kind]
    elif s.phase == state.LAYING_MORE:
        kind = next_to_lay(s)
        for palace in range(s.palaces):
            if fits_there(s, palace, kind):
                mask[actions.PALACE + palace] = 1
    elif s.phase == state.TURNING:
        for k in range(s.turned, box.MARKERS):
            mask[actions.MARKER + s.scale[k]] += 1
    elif s.phase == state.PLACING:
        for palace in range(s.palaces):
            mask[actions.START + palace] = 1
    else:
        for seat in range(s.players):
            mask[actions.FIRST_PLAYER + seat] = 1
