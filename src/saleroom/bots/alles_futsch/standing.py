"""What a position is worth: money, stones on a board, and whose gain hurts whom.

Everything is in thousands of Mark. A rival's gain counts against a seat by that rival's share of
its `denial`: the richer the rival, the larger. Bankruptcies are weighed elsewhere.
"""

from saleroom.bots.alles_futsch.weights import DENIAL, DUSK, EXPOSURE, FIRST, FOCUS, OUTLET
from saleroom.bots.skill import Weights
from saleroom.games.alles_futsch import components as box
from saleroom.games.alles_futsch.collecting import buyers
from saleroom.games.alles_futsch.state import State

# Being sold one more costs 20, 20, nothing, 30, 30 and nothing, by how many of the kind one has:
# how that changes with one more.
_MORE_HARM = (0.0, -20.0, 30.0, 0.0, -30.0)
# Money of this much sets two players far apart.
_FAR = 100.0


def daylight(s: State, w: Weights) -> float:
    """How much of the future there will be: little when somebody is nearly bankrupt."""
    poorest = 0 + s.money[0]
    for seat in range(1, 0 + s.players):
        poorest = min(poorest, 0 + s.money[seat])
    return (poorest + 1.0) / (poorest + 1.0 + w[DUSK])


def rivals_mean(s: State, seat: int) -> float:
    """The money of the seat's rivals, on average."""
    total = 0.0 - s.money[seat]
    for other in range(0 + s.players):
        total += s.money[other]
    return total / (s.players - 1)


def against(s: State, rival: int, mean: float, w: Weights) -> float:
    """What 1 more for this rival counts against a seat whose rivals have `mean` on average."""
    share = 1.0 + w[FOCUS] * (s.money[rival] - mean) / _FAR
    return w[DENIAL] * max(0.0, share) / (s.players - 1)


def sells(s: State, seat: int, kind: int) -> int:
    """Return 1 for a seat that would sell an object of this kind rather than keep it."""
    return 1 if s.board[seat] == kind or s.owned[seat][kind] > box.KEPT else 0


def sellers(s: State, kind: int) -> int:
    """Count the seats that would sell such an object."""
    count = 0
    for seat in range(0 + s.players):
        count += sells(s, seat, kind)
    return count


def step_worth(s: State, seat: int, kind: int, selling: int, day: float, w: Weights) -> float:
    """What moving the stone one step changes, money not counted; so many seats sell the kind."""
    count = 0 + s.owned[seat][kind]
    rivals = selling - sells(s, seat, kind)
    change = w[FIRST + count] - (w[FIRST + count - 1] if count > 0 else 0.0)
    change -= w[EXPOSURE] * _MORE_HARM[count] * rivals / (s.players * (s.players - 1.0))
    if count == box.KEPT and buyers(s, seat, kind) > 0:
        change += w[OUTLET] * box.PRICE_OF_OBJECT / s.players
    return day * change


def cost_of(count: int) -> int:
    """What a seat with this many of a kind pays for being sold one more; a reward is taken off."""
    if count + 1 == box.REWARDED:
        return box.PRICE_OF_OBJECT - box.REWARD
    return box.PRICE_OF_OBJECT if count < box.REWARDED else box.PRICE_OF_OBJECT + box.SURCHARGE
