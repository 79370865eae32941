"""What points are worth: those at hand, the last ones, and those a player has not got.

A point of debt costs two at the end (CA-16). So the last points at hand are worth more than one
while there is still much to buy: who keeps them need not borrow. What a lot is worth is left to
`appraisal`.
"""

from saleroom.bots.canaletto.weights import CUSHION, PINCH, THRIFT
from saleroom.bots.skill import Weights
from saleroom.games.canaletto.components import DEBT_FACTOR, TYPES
from saleroom.games.canaletto.state import State


def ahead(s: State) -> float:
    """Return the share of the types that is still to be sold."""
    return (TYPES - s.sales) * 1.0 / TYPES


def cost(s: State, points: int, price: float, w: Weights) -> float:
    """Say what it costs to pay a price with so many points at hand."""
    early = ahead(s)
    slope = 1.0 + w[THRIFT] * early
    pinch = 1.0 + (w[PINCH] - 1.0) * early
    free = max(0.0, points - w[CUSHION] * early)
    if price <= free:
        return price * slope
    if price <= points:
        return free * slope + (price - free) * pinch
    return free * slope + (points - free) * pinch + (price - points) * DEBT_FACTOR


def affordable(s: State, points: int, value: float, w: Weights) -> float:
    """Return the price that costs exactly this value."""
    early = ahead(s)
    slope = 1.0 + w[THRIFT] * early
    pinch = 1.0 + (w[PINCH] - 1.0) * early
    free = max(0.0, points - w[CUSHION] * early)
    if value <= free * slope:
        return value / slope
    rest = value - free * slope
    if rest <= (points - free) * pinch:
        return free + rest / pinch
    return points + (rest - (points - free) * pinch) / DEBT_FACTOR
