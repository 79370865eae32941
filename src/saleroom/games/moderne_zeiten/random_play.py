"""Chance, and a player who decides at random: fast, for simulation and tests.

The random player first chooses between the kinds of thing he may do (raise or pass, draw or lay,
lay on or stop), then evenly within the kind.
"""

from saleroom.core.chance import Numbers, below
from saleroom.games.moderne_zeiten import actions, state
from saleroom.games.moderne_zeiten.components import DIE, SPACES
from saleroom.games.moderne_zeiten.majorities import hand_size, in_reach, must_finish, usable
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.moderne_zeiten.supply import is_exhausted, stock_size


def sample(s: State, numbers: Numbers) -> int:
    """Draw one of the outcomes chance can bring now; every share of the stock is as likely."""
    if s.phase == state.NAMING:
        return actions.INITIATIVE + below(numbers, s.players)
    if s.phase == state.LAYING_TRACK:
        return actions.SPACE + s.track[s.placed + below(numbers, SPACES - s.placed)]
    if s.phase == state.ROLLING:
        return actions.ROLL + 1 + below(numbers, DIE)
    wanted = below(numbers, stock_size(s))
    industry = 0
    while wanted >= s.stock[industry]:
        wanted -= s.stock[industry]
        industry += 1
    return actions.SHARE + industry


def pick(s: State, seat: int, numbers: Numbers) -> int:
    """Draw something legal for a seat the table waits for."""
    if s.phase == state.BIDDING:
        room = s.money[seat] - s.price
        if room > 0:
            # One number decides both: the upper half passes, the lower half is the raise.
            n = below(numbers, 2 * room)
            if n < room:
                return actions.BID + s.price + 1 + n
        return actions.PASS
    if s.phase == state.FLYING:
        return actions.FLY + _one_of(usable(s, seat), numbers)
    if s.laid_now:
        return _pick_on(s, seat, numbers)
    if must_finish(s, seat):
        return actions.FINISH
    if in_reach(s, seat) == 0:
        return actions.DRAW
    if below(numbers, 2) and not is_exhausted(s):
        return actions.DRAW
    return _pick_share(s, seat, numbers)


def _pick_on(s: State, seat: int, numbers: Numbers) -> int:
    """Lay another share or stop, if he can stop."""
    if hand_size(s, seat) == 0 or (usable(s, seat) and below(numbers, 2)):
        return actions.DONE
    return _pick_share(s, seat, numbers)


def _pick_share(s: State, seat: int, numbers: Numbers) -> int:
    wanted = below(numbers, hand_size(s, seat))
    industry = 0
    while wanted >= s.hand[seat][industry]:
        wanted -= s.hand[seat][industry]
        industry += 1
    return actions.LAY + industry


def _one_of(industries: int, numbers: Numbers) -> int:
    """Draw one of a set of industries, evenly."""
    count = 0
    rest = industries
    while rest:
        rest &= rest - 1
        count += 1
    wanted = below(numbers, count)
    industry = 0
    while True:
        if industries >> industry & 1:
            if wanted == 0:
                return industry
            wanted -= 1
        industry += 1
