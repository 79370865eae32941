"""From counted victories to chances that are told, for everybody at once.

Everybody's share of the victories among Dealers is raised to a power, and the results are shared
out so that they are one together. Nobody knows who of the players is the better one, and the longer
a game goes on the more that will count: so the power is the smaller the more is still at stake
(`stakes` of the game's skill), and chances are the nearer to each other. `balance.json` has, for
each game, the two numbers it follows from; `benchmarks/course.py` finds them.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import log
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from saleroom.analysis.found import Told
from saleroom.bots.chances import interval, tempered

Floats = NDArray[np.float64]

FILE = "balance.json"
DIGITS = 4


class Power(NamedTuple):
    """Which power of the shares chances are: at stakes of one point, and how it falls with them."""

    last: float = 1.0
    fall: float = 0.0

    def at(self, stakes: float) -> float:
        """Return the power where so many points are at stake; less than one counts as one."""
        return max(LEAST, self.last - self.fall * log(max(1.0, stakes)))


# As shares are; and so small that all are alike nearly.
AS_COUNTED = Power()
LEAST = 0.05


class Balance(msgspec.Struct):
    """The file: the power of each game, and how it was found."""

    powers: dict[str, Power]
    command: str
    found: dict[str, dict[str, int]]


@cache
def kept() -> Balance:
    """Read what was found."""
    file = resources.files(__package__) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Balance)


def power_of(game: str) -> Power:
    """Return the power of a game; shares are told as they are where none was found."""
    return kept().powers.get(game, AS_COUNTED)


def balanced(shares: Sequence[float], worlds: int, power: float) -> tuple[Told, ...]:
    """Return everybody's chance, from everybody's share of the victory in so many worlds."""
    raised = [tempered(share, worlds) ** power for share in shares]
    total = sum(raised)
    told = []
    for share, own in zip(shares, raised, strict=True):
        rest = total - own
        low, high = interval(share, worlds)
        told.append(Told(_part(own, rest), _part(low**power, rest), _part(high**power, rest)))
    return tuple(told)


def certain(shares: Sequence[float]) -> tuple[Told, ...]:
    """Return what nothing is a guess about."""
    return tuple(Told(share, share, share) for share in shares)


def shift_between(after: Sequence[Told], before: Sequence[Told]) -> tuple[float, ...]:
    """Return by how much everybody's chance moved."""
    pairs = zip(after, before, strict=True)
    return tuple(round(one.chance - other.chance, DIGITS) for one, other in pairs)


def shares_of(victories: Floats, players: int) -> list[float]:
    """Return everybody's mean share of the victory over some worlds."""
    return [float(mean) for mean in victories[:, :players].mean(axis=0)]


def _part(own: float, rest: float) -> float:
    """Return a part, to a hundredth of a point: more would be noise, and long to write."""
    return round(own / (own + rest), DIGITS) if own + rest > 0.0 else 0.0
