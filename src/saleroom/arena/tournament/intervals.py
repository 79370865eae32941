"""How far to trust a mean of few numbers, and a mean that was looked at many times.

`measured` is the interval for a sample whose size was fixed before: by the t distribution, for
blocks are often few. `sure_interval` is for whoever looks again after every block and may stop: it
holds the truth at all looks together with 95 %, and is wider for that.
"""

import math
import statistics
from collections.abc import Sequence
from functools import cache

import msgspec

CONFIDENCE = 0.95
# From here on the expansion around the normal distribution is exact to seven digits.
_MANY = 150
_Z = 1.959963984540054
# The width of the interval for many looks depends on when it should be narrowest.
_NARROWEST_AFTER = 150
# Before that the spread of the blocks is not known well enough to stop on.
FIRST_LOOK = 30


class Measured(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval; a single block has a mean but no interval."""

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return math.nan if self.high is None else self.high - self.mean


def measured(values: Sequence[float]) -> Measured:
    """Return the mean of independent numbers with its interval."""
    mean = statistics.fmean(values)
    if len(values) == 1:
        return Measured(mean)
    error = statistics.stdev(values, mean) / math.sqrt(len(values))
    half = t_quantile(len(values) - 1) * error
    return Measured(mean, mean - half, mean + half)


def measured_share(values: Sequence[float]) -> Measured:
    """Return the mean of shares from 0 to 1 with its interval, which stays between them.

    Near 0 and 1 the spread of a sample is too small as often as not. So this is Wilson's interval,
    for as many independent games as would have the spread of the blocks; where all blocks are won,
    or all lost, each of them counts as one.
    """
    found, count = measured(values), len(values)
    if found.low is None:
        return found
    mean, t = found.mean, t_quantile(count - 1)
    error = found.half / t
    spread = mean * (1 - mean)
    if spread and not error:
        return found
    games = spread / error**2 if spread else count
    shrunk = 1 + t**2 / games
    middle = (mean + t**2 / (2 * games)) / shrunk
    half = t * math.sqrt(spread / games + (t / games) ** 2 / 4) / shrunk
    return Measured(mean, max(0.0, middle - half), min(1.0, middle + half))


def sure_interval(values: Sequence[float]) -> Measured:
    """Return an interval that may be looked at after every value.

    A mixture of normal likelihood ratios (Robbins) with the variance estimated, so it holds for
    many values and is not asked before FIRST_LOOK.
    """
    count, mean = len(values), statistics.fmean(values)
    if count < FIRST_LOOK:
        return Measured(mean)
    risk = 1 - CONFIDENCE
    spread = (-2 * math.log(risk) + math.log(-2 * math.log(risk) + 1)) / _NARROWEST_AFTER
    grown = count * spread + 1
    width = math.sqrt(2 * grown / (count**2 * spread) * math.log(math.sqrt(grown) / risk))
    half = statistics.stdev(values, mean) * width
    return Measured(mean, mean - half, mean + half)


@cache
def t_quantile(freedom: int) -> float:
    """Return how many standard errors hold 95 % on both sides together."""
    if freedom > _MANY:
        return _expanded(freedom)
    low, high = _Z, 13.0
    while high - low > 1e-10:  # noqa: PLR2004  # as exact as floats of this size allow
        middle = (low + high) / 2
        if within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def within(t: float, freedom: int) -> float:
    """Return the chance that a t variable is between -t and t: a finite sum for whole freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine, odd = math.cos(angle), freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= cosine**2 * (power + 1) / (power + 2)
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total


def _expanded(freedom: int) -> float:
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
