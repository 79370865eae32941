"""What is kept of a block: one deal, played in all its seatings.

Scores and ranks of every game; for games played in plain Python also how long each bot thought, and
how its score grew. Enough for every number of a report, and small enough to be a line of a file.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

# A decision's time is kept to the 16th part of a doubling, which is 4 %.
_STEPS = 16
# The course of a game is kept at its beginning and after every twentieth of its decisions.
POINTS = 21

Times = dict[int, int]


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The games of one deal, in the order of its seatings; rows go by seat."""

    block: int
    scores: list[list[int]]
    ranks: list[list[int]]
    decisions: list[int]
    times: dict[str, Times] = {}
    course: dict[str, list[float]] = {}


def time_kept(nanoseconds: int) -> int:
    """Return the step a time falls into."""
    return math.floor(_STEPS * math.log2(max(nanoseconds, 1)))


def seconds(step: float) -> float:
    """Return the time in the middle of a step."""
    return float(2.0 ** ((step + 0.5) / _STEPS) / 1e9)


def merged(times: Iterable[Times]) -> Times:
    """Count several together."""
    total: Counter[int] = Counter()
    for some in times:
        total.update(some)
    return dict(total)


def quantile(times: Times, share: float) -> float:
    """Return how many seconds this share of the decisions did not exceed."""
    left = share * sum(times.values())
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return seconds(step)
    return math.nan


def points_of(course: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """Thin the scores after every decision out to POINTS of them, the first and the last kept."""
    last = len(course) - 1
    return [course[round(k * last / (POINTS - 1))] for k in range(POINTS)]
