"""What was last paid for the like of a lot, and a limit that copies it.

Shared by the games in which one piece is like another: a treasure, a share, a card. All of it is
public. `heard` is first what was learnt (LEARNT numbers, which judgement finds behind its weights):
what was last paid for a piece, 0 as long as nothing was sold; then the lot on offer. What a lot is,
how many pieces it has and who must not copy is left to the games.
"""

from collections.abc import MutableSequence

from saleroom.bots.skill import Weights

PAID = 0
LEARNT = 1
LOT = LEARNT
PIECES = LOT + 1
PRICE = LOT + 2
NUMBERS = LOT + 3

NO_LOT = -1.0


def forget(heard: MutableSequence[float]) -> None:
    """Begin a game: nothing was sold."""
    heard[PAID] = 0.0
    heard[LOT] = NO_LOT


def note(heard: MutableSequence[float], lot: int, pieces: int, price: int) -> None:
    """Note that a lot of so many pieces stands at this price now."""
    heard[LOT] = 1.0 * lot
    heard[PIECES] = 1.0 * pieces
    heard[PRICE] = 1.0 * price


def learn_price(heard: MutableSequence[float], lot: int) -> bool:
    """Keep the price of the lot that was noted, if another is on offer; tell whether it is new."""
    if heard[LOT] < 0.0 or heard[LOT] == lot:
        return False
    heard[LOT] = NO_LOT
    if heard[PRICE] <= 0.0:
        return False
    heard[PAID] = heard[PRICE] / heard[PIECES]
    return True


def copied(limit: float, pieces: int, copies: float, own: int, w: Weights) -> float:
    """A limit as far as one copies what was paid; what was learnt begins behind `own` weights."""
    if copies <= 0.0 or w[own + PAID] <= 0.0:
        return limit
    return (1.0 - copies) * limit + copies * pieces * w[own + PAID]
