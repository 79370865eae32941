"""What the buyer of a card does with its objects while nobody can be ruined by them.

Then the order is of no account, and every object goes where it serves the buyer best. What is
tried on the state is undone.
"""

from saleroom.bots.alles_futsch.standing import against, cost_of, rivals_mean, sellers, step_worth
from saleroom.bots.skill import Weights
from saleroom.games.alles_futsch.collecting import can_buy, keeps
from saleroom.games.alles_futsch.components import KEPT, OBJECTS, PRICE_OF_OBJECT, REWARD
from saleroom.games.alles_futsch.state import State

_BASE = 8
_NEVER = -1e9


def use(
    s: State, buyer: int, judge: int, card: int, day: float, w: Weights
) -> tuple[float, float, int]:
    """Return what the card brings its buyer, what that changes for a judge, and the cash in it.

    The price is not counted.
    """
    mean = rivals_mean(s, buyer)
    judges_mean = rivals_mean(s, judge)
    own = 0.0
    judged = 0.0
    cash = 0
    takers = 0  # one digit for each object, the last one's the lowest
    for k in range(OBJECTS):
        kind = 0 + s.shows[card][k]
        selling = sellers(s, kind)
        taker = buyer
        if keeps(s, buyer, kind):
            cash += REWARD if s.owned[buyer][kind] == KEPT else 0
        else:
            taker = best_target(s, buyer, kind, selling, mean, day, w)
            cash += PRICE_OF_OBJECT if taker >= 0 else 0
        takers = takers * _BASE + taker + 1
        if taker >= 0:
            change = gain_of(s, buyer, taker, kind, selling, day, w)
            own += effect(s, buyer, taker, buyer, change, mean, w)
            if judge != buyer:
                judged += effect(s, buyer, taker, judge, change, judges_mean, w)
            s.owned[taker][kind] += 1
    for k in range(OBJECTS - 1, -1, -1):
        taker = takers % _BASE - 1
        takers //= _BASE
        if taker >= 0:
            s.owned[taker][0 + s.shows[card][k]] -= 1
    return own, judged, cash


def best_target(
    s: State, seller: int, kind: int, selling: int, mean: float, day: float, w: Weights
) -> int:
    """Return to whom the seller would sell such an object; NOBODY (-1) if nobody can buy it."""
    best = -1
    best_worth = _NEVER
    for seat in range(0 + s.players):
        if seat != seller and can_buy(s, seat, kind):
            change = gain_of(s, seller, seat, kind, selling, day, w)
            worth = -against(s, seat, mean, w) * change
            if worth > best_worth:
                best = seat
                best_worth = worth
    return best


def gain_of(
    s: State, buyer: int, taker: int, kind: int, selling: int, day: float, w: Weights
) -> float:
    """What the taker gains by getting an object of the buyer's card."""
    count = 0 + s.owned[taker][kind]
    change = step_worth(s, taker, kind, selling, day, w)
    if taker != buyer:
        return change - cost_of(count)
    return change + (REWARD if count == KEPT else 0)


def effect(
    s: State, buyer: int, taker: int, judge: int, change: float, mean: float, w: Weights
) -> float:
    """What it is worth to the judge that the taker gains so much from the buyer's card."""
    worth = change if judge == taker else -against(s, taker, mean, w) * change
    if taker == buyer:
        return worth
    if judge == buyer:
        return worth + PRICE_OF_OBJECT
    return worth - against(s, buyer, mean, w) * PRICE_OF_OBJECT
