"""The use of a card's objects looked through to the end: every order, every buyer.

Needed only where somebody can be ruined: then the order decides who. At most three objects are
left, so there are at most a few hundred sequences. What is tried on the state is undone.
"""

from saleroom.bots.alles_futsch.ruin import margin_at_ruin, move, ruins, take_back
from saleroom.bots.alles_futsch.standing import sellers
from saleroom.bots.alles_futsch.using import effect, gain_of
from saleroom.bots.skill import Weights
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.alles_futsch.collecting import can_buy, keeps
from saleroom.games.alles_futsch.components import KINDS
from saleroom.games.alles_futsch.state import State

# The end of the game, in points: more than any sequence without it.
END = 1000.0
NEVER = -1e9
_STEPS = KINDS * MOST_PLAYERS
_BASE = 32


def end_worth(margin: int) -> float:
    """What it is worth to end the game with this margin over the richest of the others."""
    if margin == 0:
        return 0.0
    return margin + END if margin > 0 else margin - END


def goes_to(s: State, seller: int, taker: int, kind: int) -> bool:
    """Tell whether the seller can let this taker have it: who must keep an object keeps it."""
    if keeps(s, seller, kind):
        return taker == seller
    return taker != seller and can_buy(s, taker, kind)


def sequence_worth(
    s: State, seller: int, taker: int, kind: int, mean: float, day: float, w: Weights
) -> float:
    """What it is worth to let the taker have the object now, and to go on well."""
    if taker != seller and ruins(s, taker, kind):
        return end_worth(margin_at_ruin(s, seller, taker))
    worth = _step_worth(s, seller, taker, kind, mean, day, w)
    move(s, seller, taker, kind)
    worth += best_line(s, seller, mean, day, w)
    take_back(s, seller, taker, kind)
    return worth


def best_line(s: State, seller: int, mean: float, day: float, w: Weights) -> float:
    """What the objects still unused are worth to the seller, used in the best way.

    A step is a kind and a taker as one number; `taken` holds the steps taken, to base 32.
    """
    best = NEVER
    worth = 0.0
    taken = 0
    depth = 0
    has_gone_on = 0  # a set of depths
    step = 0
    while True:
        while step < _STEPS and (best > END or not _can_step(s, seller, step)):
            step += 1
        if step < _STEPS:
            kind = step // MOST_PLAYERS
            taker = step % MOST_PLAYERS
            has_gone_on |= 1 << depth
            if taker != seller and ruins(s, taker, kind):
                best = max(best, end_worth(margin_at_ruin(s, seller, taker)))
                # Whoever has won looks no further, only the way back.
                step = _STEPS if best > END else step + 1
            else:
                worth += _step_worth(s, seller, taker, kind, mean, day, w)
                move(s, seller, taker, kind)
                s.unused[kind] -= 1
                taken = taken * _BASE + step
                depth += 1
                has_gone_on &= ~(1 << depth)
                step = 0
        else:
            if not has_gone_on >> depth & 1:
                best = max(best, worth)
            if depth == 0:
                return best
            step = taken % _BASE
            kind = step // MOST_PLAYERS
            taker = step % MOST_PLAYERS
            taken //= _BASE
            depth -= 1
            s.unused[kind] += 1
            take_back(s, seller, taker, kind)
            worth -= _step_worth(s, seller, taker, kind, mean, day, w)
            step += 1


def _step_worth(
    s: State, seller: int, taker: int, kind: int, mean: float, day: float, w: Weights
) -> float:
    change = gain_of(s, seller, taker, kind, sellers(s, kind), day, w)
    return effect(s, seller, taker, seller, change, mean, w)


def _can_step(s: State, seller: int, step: int) -> bool:
    kind = step // MOST_PLAYERS
    taker = step % MOST_PLAYERS
    return bool(s.unused[kind] > 0 and taker < s.players and goes_to(s, seller, taker, kind))
