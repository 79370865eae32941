"""Who sits at which of several tables, so that every type sits about as often as it is likely.

What types there are, and how likely, is a game's to say.
"""

from collections.abc import Sequence

TABLES = 32
# By seat: multiples of an irrational number are spread evenly over a unit, few of them as many.
_STRIDES = (0.61803399, 0.41421356, 0.73205081, 0.64575131, 0.31662479)


def drawn(likely: Sequence[float], number: int, seat: int) -> int:
    """Return the type of a seat at the numbered table."""
    left = (number + 0.5) * _STRIDES[seat] % 1.0
    for kind, chance in enumerate(likely):
        left -= chance
        if left < 0.0:
            return kind
    return len(likely) - 1
