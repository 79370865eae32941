"""What a position promises everybody: a small net, asked where a rollout is cut. Compiled.

A row of numbers for each seat says how many points it can count on by now (judgement's `promise`)
and what the net adds to that; what separates players then is divided by the heat of the season, and
the chance of each is its share of the exponentials. So a point more is worth the same to all, a
price can still be moved over, and the chances of all seats are one.

The net is data, two hidden layers of rectified units: whoever has none plays to the end of the game
with the same compiled code. `saleroom.bots.learnt` says how its numbers lie in a row.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.core.seats import MOST_PLAYERS

Floats = NDArray[np.float64]

rules: Any = None
skill: Any = None

# A row of scores has a place more than there are seats: the heat of a cut, 0 at the end of a game.
HEAT = MOST_PLAYERS
ROW = MOST_PLAYERS + 1
# The first numbers of a net: how many inputs, units in each layer, and seasons it has.
INPUTS = 0
FIRST = 1
SECOND = 2
SEASONS = 3
HEAD = 4


class Foresight(NamedTuple):
    """How far a rollout goes.

    It is cut where so many `stages` have ended, never if that is 0. `heat` is how finished games
    are compared with those that were cut; 0: by what is at stake. `net` says what a position
    promises, and `room` is for what it looks at.
    """

    stages: int
    heat: float
    net: Floats
    room: Floats


# Whoever plays to the end of the game.
BLIND = Foresight(0, 0.0, np.zeros(HEAD), np.zeros(1))


def foresee(s: Any, foresight: Foresight, scores: Any, standings: Any) -> None:
    """Fill in what every seat can count on, and how hot the game still is."""
    net = foresight.net
    heat = 0.0 + net[HEAD + skill.season(s)]
    for seat in range(s.players):
        skill.describe(s, seat, foresight.room)
        scores[seat] = skill.promise(s, seat) + heat * said_by(net, foresight.room)
        standings[seat] = scores[seat]
    scores[HEAT] = heat
    standings[HEAT] = heat


def said_by(net: Any, x: Any) -> float:
    """What the net says of the inputs at the beginning of `x`; its units take the room behind."""
    inputs = int(net[INPUTS])
    first = int(net[FIRST])
    second = int(net[SECOND])
    at = HEAD + int(net[SEASONS])
    shifts = at + inputs * first
    for unit in range(first):
        x[inputs + unit] = net[shifts + unit]
    for k in range(inputs):
        if x[k] < 0.0 or x[k] > 0.0:
            for unit in range(first):
                x[inputs + unit] += x[k] * net[at + k * first + unit]
    at = shifts + first
    shifts = at + first * second
    behind = inputs + first
    for unit in range(second):
        x[behind + unit] = net[shifts + unit]
    for k in range(first):
        if x[inputs + k] > 0.0:
            for unit in range(second):
                x[behind + unit] += x[inputs + k] * net[at + k * second + unit]
    at = shifts + second
    total: float = 0.0 + net[at + second]
    for unit in range(second):
        total += max(0.0, 0.0 + x[behind + unit]) * net[at + unit]
    return total


def chance(scores: Any, seat: int, players: int) -> float:
    """The seat's share of the victory where a rollout was cut."""
    heat = scores[HEAT]
    others = 0.0
    for other in range(players):
        apart = (scores[other] - scores[seat]) / heat
        others += np.exp(min(apart, 500.0))
    return float(1.0 / others)
