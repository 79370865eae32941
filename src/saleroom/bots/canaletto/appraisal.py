"""What treasures will be worth: when their types are likely to be sold, and for how much.

Who buys is left out here, because a lot leaves its palace whoever takes it. Palaces are thought to
come up in any order, so a type with j tiles left is complete before one with m left in m of j + m
cases; from these odds follow a type's likely place on the scale and how unsure that is.

An `forecast` is what a tile is worth whose type has 1, 2, 3 or 4 tiles left in the palaces.
"""

from saleroom.bots.canaletto.weights import SPREAD, TAIL
from saleroom.bots.skill import Weights
from saleroom.games.canaletto.components import COPIES, LAST_TYPES, MARKERS, TYPES
from saleroom.games.canaletto.lots import holds
from saleroom.games.canaletto.state import State

# The types after these, the last two, bring nothing (CA-19), unless one lot completes several.
PAID_TYPES = TYPES - LAST_TYPES

# How often a type with so many tiles left (the column) is complete before one with so many (the
# row): m of j + m times. Those with none left are sold.
ODDS = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 1 / 2, 1 / 3, 1 / 4, 1 / 5),
    (0.0, 2 / 3, 2 / 4, 2 / 5, 2 / 6),
    (0.0, 3 / 4, 3 / 5, 3 / 6, 3 / 7),
    (0.0, 4 / 5, 4 / 6, 4 / 7, 4 / 8),
)

Forecast = tuple[float, float, float, float]


def unseen(s: State) -> float:
    """Return the mean of the markers that nobody has seen."""
    total = 0
    for k in range(s.turned, MARKERS):
        total += s.scale[k]
    return 1.0 * total / max(1, MARKERS - s.turned)


def marker(s: State, place: int, mean: float) -> float:
    """Return what a tile brings that is sold at this place of the scale, counted from 0."""
    return 1.0 * s.scale[place] if place < s.turned else mean


def completed_by(s: State, lot: int) -> int:
    """Count the types of which the lot holds the last tile."""
    count = 0
    for kind in range(TYPES):
        if holds(lot, kind) and s.left[kind] == 1:
            count += 1
    return count


def forecast(s: State, lot: int, w: Weights) -> Forecast:
    """Say what tiles are worth once the lot has been taken, by how many of the type are left."""
    return (
        tile_value(s, lot, 1, w),
        tile_value(s, lot, 2, w),
        tile_value(s, lot, 3, w),
        tile_value(s, lot, 4, w),
    )


def tile_value(s: State, lot: int, left: int, w: Weights) -> float:
    """Weigh the markers around the place where a type with so many left is likely to be sold."""
    # Against itself a type would come first in half of the cases.
    before = -ODDS[left][left]
    unsure = -ODDS[left][left] * ODDS[left][left]
    types = 0
    place = 0 + s.sales
    for kind in range(TYPES):
        other = s.left[kind] - (lot >> kind & 1)
        if other:
            odds = ODDS[left][other]
            before += odds
            unsure += odds * (1.0 - odds)
            types += 1
        elif s.left[kind]:
            place += 1
    mean = unseen(s) if s.hidden_values else 0.0
    width = 1.0 + w[SPREAD] * max(0.0, unsure)
    total = 0.0
    weights = 0.0
    for rank in range(types):
        apart = rank - before
        weight = 1.0 - apart * apart / width
        if weight > 0.0:
            weights += weight
            paid = marker(s, place + rank, mean)
            total += weight * (paid if place + rank < PAID_TYPES else paid * w[TAIL])
    return total / weights if weights > 0.0 else 0.0


def lot_value(s: State, w: Weights) -> float:
    """Say what the lot on offer brings. Types it completes are sold at the next markers."""
    lot = 0 + s.palace[s.column]
    mean = unseen(s) if s.hidden_values else 0.0
    value = 0.0
    place = 0 + s.sales
    for kind in range(TYPES):
        if holds(lot, kind):
            if s.left[kind] > 1:
                value += tile_value(s, lot, s.left[kind] - 1, w)
            else:
                value += marker(s, place, mean)
                place += 1
    return value


def next_value(s: State, palace: int, prospects: Forecast) -> float:
    """Say the same of the lot in another palace, if it comes next."""
    lot = 0 + s.palace[s.column]
    mean = unseen(s) if s.hidden_values else 0.0
    value = 0.0
    place = s.sales + completed_by(s, lot)
    for kind in range(TYPES):
        if holds(0 + s.palace[palace], kind):
            left = s.left[kind] - (lot >> kind & 1)
            if left > 1:
                value += prospects[left - 2]
            else:
                value += marker(s, place, mean)
                place += 1
    return value


def choice_of_order(s: State, seat: int, lot: int) -> float:
    """Say what it brings the buyer to choose which completed type is sold first. (CA-14)"""
    most = 0
    least = COPIES[0]
    due = 0
    for kind in range(TYPES):
        if holds(lot, kind) and s.left[kind] == 1:
            due += 1
            most = max(most, s.held[seat][kind])
            least = min(least, s.held[seat][kind])
    if due <= 1 or most == least:
        return 0.0
    mean = unseen(s) if s.hidden_values else 0.0
    first = marker(s, 0 + s.sales, mean)
    last = marker(s, s.sales + due - 1, mean)
    apart = first - last if first > last else last - first
    return 0.5 * (most - least) * apart


def at_first_sight(s: State, lot: int) -> float:
    """Value a lot as a beginner does: the next marker, for types nearly complete nearly all."""
    mean = unseen(s) if s.hidden_values else 0.0
    value = 0.0
    for kind in range(TYPES):
        if holds(lot, kind):
            value += (COPIES[kind] - s.left[kind] + 1.0) / COPIES[kind]
    return value * marker(s, 0 + s.sales, mean)
