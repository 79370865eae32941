"""A module of kernels that call each other, and a rule, with integers of several kinds."""

from typing import Any

rules: Any = None


def twice(number: int) -> int:
    """Return a number that a small integer may have no room for."""
    return number + number


def twice_in_three_ways(small: Any) -> int:
    """Call it with a small integer, a number that stands here, and a large integer."""
    return twice(small[0]) + 1000 * twice(7) + 1_000_000 * twice(0 + small[0])


def scores_in_three_ways(games: Any, small: Any) -> int:
    """Do the same with a rule."""
    s = games[0]
    return int(rules.score(s, small[0]) + rules.score(s, 1) + rules.score(s, 0 + small[0]))
