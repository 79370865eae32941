"""Means, shares and how far to trust them. Plain arithmetic; knows no game.

Games enter as rows of one number each. A `Tally` can be added to another, so that workers count
apart and the sums agree whatever the order.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self

import msgspec

# Two-sided 95 % of the normal distribution; samples here are large.
_Z = 1.959963984540054


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass
class Tally:
    """The count, sum and sum of squares of some numbers, exact as long as they are whole."""

    count: int = 0
    total: float = 0
    squares: float = 0
    least: float = field(default=math.inf)
    most: float = field(default=-math.inf)

    @classmethod
    def of(cls, values: Iterable[float]) -> Self:
        """Count some numbers."""
        tally = cls()
        for value in values:
            tally.add(value)
        return tally

    def add(self, value: float) -> None:
        """Count one number."""
        self.merge(Tally(1, value, value * value, value, value))

    def merge(self, other: "Tally") -> None:
        """Take over what another has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    @property
    def mean(self) -> float:
        """The average; not a number if nothing was counted."""
        return self.total / self.count if self.count else math.nan

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers."""
        if self.count < 2:  # noqa: PLR2004  # one number does not spread
            return math.nan
        return math.sqrt(max(self.squares - self.count * self.mean**2, 0) / (self.count - 1))

    def estimate(self, unit: float = 1) -> Estimate:
        """Return the mean with its 95 % interval, in units of so many."""
        half = _Z * self.deviation / math.sqrt(self.count) if self.count else math.nan
        return Estimate(self.mean / unit, (self.mean - half) / unit, (self.mean + half) / unit)
