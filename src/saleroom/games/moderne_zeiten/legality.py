"""What is legal: whether one action is (and why not), and everything that is, as data.

Whether others are rich or poor, and what they hold, never changes a seat's answer here: a player
who can only pass is asked all the same. (MZ-7)
"""

from saleroom.auctions import ascending
from saleroom.auctions.words import LEGAL, NOT_ASKED, NOT_NOW, OWN_REFUSALS
from saleroom.core.legal import NO_AMOUNTS, Mask
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.games.moderne_zeiten import actions, state
from saleroom.games.moderne_zeiten.components import DIE, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.majorities import (
    has_space,
    is_in_reach,
    is_usable,
    majorities,
    must_finish,
    usable,
)
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.moderne_zeiten.supply import is_exhausted

NOT_IN_HAND = OWN_REFUSALS
OUT_OF_REACH = OWN_REFUSALS + 1
HAS_LAID = OWN_REFUSALS + 2
MUST_LAY = OWN_REFUSALS + 3
NOTHING_LAID = OWN_REFUSALS + 4
NO_MAJORITY_YET = OWN_REFUSALS + 5
MUST_FINISH = OWN_REFUSALS + 6
NOT_AT_THE_END = OWN_REFUSALS + 7
NOT_HIS_MAJORITY = OWN_REFUSALS + 8
NO_SPACE_AHEAD = OWN_REFUSALS + 9
NONE_IN_STOCK = OWN_REFUSALS + 10
NO_SUCH_PLAYER = OWN_REFUSALS + 11
NO_SUCH_FACE = OWN_REFUSALS + 12
SPACE_IS_PLACED = OWN_REFUSALS + 13

# How the ascending auction goes here: any raise will do, and nobody must open. (MZ-9)
STEP = 1
MUST_OPEN = 0


def awaited(s: State) -> int:
    """Return the set of seats the table waits for; none when it is chance's turn, or over."""
    if s.asked in (NOBODY, CHANCE):
        return 0
    return 1 << s.asked


def why_not(s: State, seat: int, action: int) -> int:
    """Return LEGAL, or the reason why the seat may not do this now."""
    if seat != s.asked:
        return NOT_ASKED
    if s.phase == state.BIDDING:
        if actions.BID <= action < actions.BID + actions.AMOUNTS:
            return ascending.why_not_bid(s, seat, action - actions.BID, STEP, s.money[seat])
        return ascending.why_not_pass(s, seat, MUST_OPEN) if action == actions.PASS else NOT_NOW
    if s.phase == state.FLYING:
        return (
            _why_not_fly(s, seat, action - actions.FLY)
            if actions.FLY <= action < actions.CHOICES
            else NOT_NOW
        )
    if s.phase != state.ACTING or not actions.DRAW <= action < actions.FLY:
        return NOT_NOW
    if action == actions.FINISH:
        return LEGAL if must_finish(s, seat) else NOT_AT_THE_END
    if must_finish(s, seat):
        return MUST_FINISH
    if action == actions.DRAW:
        return _why_not_draw(s, seat)
    if action == actions.DONE:
        return _why_not_done(s, seat)
    return _why_not_lay(s, seat, action - actions.LAY)


def _why_not_draw(s: State, seat: int) -> int:
    """Nobody lays and draws; with no share left only he draws who cannot lay. (MZ-13)"""
    if s.laid_now:
        return HAS_LAID
    if is_exhausted(s) and is_in_reach(s, seat):
        return MUST_LAY
    return LEGAL


def _why_not_lay(s: State, seat: int, industry: int) -> int:
    """A share is laid only where a usable majority can come of it. (MZ-14)"""
    if s.hand[seat][industry] == 0:
        return NOT_IN_HAND
    return LEGAL if is_in_reach(s, seat) else OUT_OF_REACH


def _why_not_done(s: State, seat: int) -> int:
    """At least one share is laid, and a usable majority is held. (MZ-14)"""
    if s.laid_now == 0:
        return NOTHING_LAID
    return LEGAL if is_usable(s, seat) else NO_MAJORITY_YET


def _why_not_fly(s: State, seat: int, industry: int) -> int:
    """He flies with a majority of his that has a free space ahead. (MZ-15)"""
    if not majorities(s, seat) >> industry & 1:
        return NOT_HIS_MAJORITY
    return LEGAL if has_space(s, seat, industry) else NO_SPACE_AHEAD


def mark_choices(s: State, seat: int, mask: Mask) -> None:
    """Mark everything but amounts that the seat may do now."""
    if seat != s.asked:
        return
    if s.phase == state.BIDDING:
        mask[actions.PASS] = 1
    elif s.phase == state.FLYING:
        choices = usable(s, seat)
        for industry in range(INDUSTRIES):
            if choices >> industry & 1:
                mask[actions.FLY + industry] = 1
    elif must_finish(s, seat):
        mask[actions.FINISH] = 1
    else:
        _mark_actions(s, seat, mask)


def _mark_actions(s: State, seat: int, mask: Mask) -> None:
    reach = is_in_reach(s, seat)
    if s.laid_now == 0:
        if not reach or not is_exhausted(s):
            mask[actions.DRAW] = 1
    elif is_usable(s, seat):
        mask[actions.DONE] = 1
    if reach:
        for industry in range(INDUSTRIES):
            if s.hand[seat][industry]:
                mask[actions.LAY + industry] = 1


def amount_verb(s: State, seat: int) -> int:
    """Return BID if the seat may bid now, else NO_AMOUNTS."""
    if s.phase == state.BIDDING and seat == s.asked and s.money[seat] > s.price:
        return actions.BID
    return NO_AMOUNTS


def least_amount(s: State, _seat: int) -> int:
    """A raise is at least one more; the first bid is at least 1. (MZ-9)"""
    return ascending.least_bid(s, STEP)


def most_amount(s: State, seat: int) -> int:
    """Nobody bids more than he has. (MZ-9)"""
    return s.money[seat]


def why_not_outcome(s: State, outcome: int) -> int:
    """Return LEGAL if chance can bring this now."""
    if s.asked != CHANCE or not 0 <= outcome < actions.OUTCOMES:
        return NOT_NOW
    if s.phase == state.NAMING:
        if not actions.INITIATIVE <= outcome < actions.SPACE:
            return NOT_NOW
        return LEGAL if outcome - actions.INITIATIVE < s.players else NO_SUCH_PLAYER
    if s.phase == state.LAYING_TRACK:
        if outcome < actions.SPACE:
            return NOT_NOW
        return SPACE_IS_PLACED if _is_placed(s, outcome - actions.SPACE) else LEGAL
    if s.phase == state.ROLLING:
        if not actions.ROLL <= outcome < actions.INITIATIVE:
            return NOT_NOW
        return NO_SUCH_FACE if outcome == actions.ROLL else LEGAL
    if outcome >= actions.ROLL:
        return NOT_NOW
    return LEGAL if s.stock[outcome] else NONE_IN_STOCK


def _is_placed(s: State, pair: int) -> bool:
    for k in range(s.placed):  # noqa: SIM110  # a generator does not compile
        if s.track[k] == pair:
            return True
    return False


def mark_outcomes(s: State, mask: Mask) -> None:
    """Mark everything chance can bring now: a share as often as it is in the stock."""
    if s.phase == state.NAMING:
        for seat in range(s.players):
            mask[actions.INITIATIVE + seat] = 1
    elif s.phase == state.LAYING_TRACK:
        for k in range(s.placed, SPACES):
            mask[actions.SPACE + s.track[k]] = 1
    elif s.phase == state.ROLLING:
        for number in range(1, DIE + 1):
            mask[actions.ROLL + number] = 1
    else:
        for industry in range(INDUSTRIES):
            mask[actions.SHARE + industry] = s.stock[industry]
