"""A chance of winning, as it is told: counted victories, what could as well have been, the curve.

A share of victories in so many worlds gets the interval of Wilson, which holds near 0 and 1 as
well; what was always won is not certain for that, only what ends the game is. Worlds are played on
by Dealers, and people and bots are none: `calibration.json` has, for a game and a number of
players, the curve from the share to how often games were really won: three numbers, so that it
rises and ends at 0 and 1; `benchmarks/calibration.py` finds them.
"""

from functools import cache
from importlib import resources
from math import exp, log, sqrt
from typing import NamedTuple

import msgspec

FILE = "calibration.json"
# Of the normal distribution, so that 95 in 100 lie within.
_WIDE = 1.96


class Curve(NamedTuple):
    """From a share of victories to a chance: log odds, shifted, and bent at either end.

    The share counts `won` times in its logarithm, what is left of it `lost` times; none is below 0.
    """

    shift: float = 0.0
    won: float = 1.0
    lost: float = 1.0

    def at(self, share: float) -> float:
        """Return the chance; what is sure stays sure."""
        if not 0.0 < share < 1.0:
            return share
        odds = self.shift + self.won * log(share) - self.lost * log(1.0 - share)
        return 1.0 / (1.0 + exp(-odds))


STRAIGHT = Curve()


class Chance(NamedTuple):
    """A chance, and the ends of its 95 % interval."""

    chance: float
    low: float
    high: float


class Calibration(msgspec.Struct):
    """The file: by game and number of players the curve, and how it was found."""

    curves: dict[str, dict[str, tuple[float, float, float]]]
    command: str
    found: dict[str, dict[str, float]] = {}


def counted(share: float, worlds: int, curve: Curve = STRAIGHT) -> Chance:
    """Return the chance that a share of victories in so many worlds stands for."""
    low, high = interval(share, worlds)
    return Chance(curve.at(tempered(share, worlds)), curve.at(low), curve.at(high))


def tempered(share: float, worlds: int) -> float:
    """Return the share with half a victory and half a defeat added to the worlds."""
    return (share * worlds + 0.5) / (worlds + 1)


def interval(share: float, worlds: int) -> tuple[float, float]:
    """Return the ends of Wilson's 95 % interval of a share."""
    if worlds < 1:
        return 0.0, 1.0
    squared = _WIDE * _WIDE / worlds
    middle = (share + squared / 2) / (1 + squared)
    half = _WIDE * sqrt(share * (1 - share) / worlds + squared / (4 * worlds)) / (1 + squared)
    # By rounding neither end may pass the share itself.
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


@cache
def calibration() -> Calibration:
    """Read the curves that were found."""
    file = resources.files(__package__) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Calibration)


def curve_for(game: str, players: int) -> Curve:
    """Return the curve of a game at a table of so many; a straight one where none was found."""
    found = calibration().curves.get(game, {}).get(str(players))
    return STRAIGHT if found is None else Curve(*found)
