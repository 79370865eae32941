"""Chance, and a player who decides at random: fast, for simulation and tests.

The random player first chooses between the kinds of thing he may do (raise, pass, bribe), then
within the kind. While the highest bid is far away a raise most often takes the gondola at most once
round the canal, to all palaces alike; else, and now and then, it is anything up to the highest bid.
"""

from saleroom.auctions.words import LEGAL
from saleroom.core.chance import Numbers, below
from saleroom.core.seats import NOBODY
from saleroom.games.canaletto import actions, state
from saleroom.games.canaletto.components import COPIES, MARKERS, TILES
from saleroom.games.canaletto.legality import fits_there, why_not
from saleroom.games.canaletto.lots import count_of, nth_of
from saleroom.games.canaletto.rules import next_to_lay
from saleroom.games.canaletto.state import State

ONE_WILD_RAISE_IN = 16
FAR = 3  # times round the canal


def sample(s: State, numbers: Numbers) -> int:
    """Draw one of the outcomes chance can bring now, each way alike."""
    if s.phase == state.LAYING_FIRST:
        return actions.TILE + _some_tile(s, numbers)
    if s.phase == state.LAYING_MORE:
        return actions.PALACE + _some_palace(s, numbers)
    if s.phase == state.TURNING:
        return actions.MARKER + s.scale[s.turned + below(numbers, MARKERS - s.turned)]
    if s.phase == state.PLACING:
        return actions.START + below(numbers, s.palaces)
    return actions.FIRST_PLAYER + below(numbers, s.players)


def _some_tile(s: State, numbers: Numbers) -> int:
    n = below(numbers, TILES - s.laid)
    kind = 0
    while n >= COPIES[kind] - s.left[kind]:
        n -= COPIES[kind] - s.left[kind]
        kind += 1
    return kind


def _some_palace(s: State, numbers: Numbers) -> int:
    kind = next_to_lay(s)
    fitting = 0
    for palace in range(s.palaces):
        fitting += fits_there(s, palace, kind)
    n = below(numbers, fitting)
    palace = 0
    while True:
        if fits_there(s, palace, kind):
            if n == 0:
                return palace
            n -= 1
        palace += 1


def pick(s: State, seat: int, numbers: Numbers) -> int:
    """Draw something legal for a seat the table waits for."""
    if s.phase == state.SELLING:
        return actions.SELL + nth_of(s.due, below(numbers, count_of(s.due)))
    if s.leader == NOBODY:
        return actions.BID + _some_raise(s, numbers)
    can_raise = s.price < s.highest_bid
    can_bribe = why_not(s, seat, actions.BRIBE) == LEGAL
    n = below(numbers, 1 + can_raise + can_bribe)
    if n == 0:
        return actions.PASS
    if n == 1 and can_raise:
        return actions.BID + _some_raise(s, numbers)
    return actions.BRIBE


def _some_raise(s: State, numbers: Numbers) -> int:
    room = s.highest_bid - s.price
    if room > FAR * s.palaces and below(numbers, ONE_WILD_RAISE_IN):
        room = s.palaces
    return s.price + 1 + below(numbers, room)
