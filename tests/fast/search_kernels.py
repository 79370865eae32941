"""A module of kernels as a bot would bring it: the best first action by random playouts."""

from typing import Any

from saleroom.fast.kernels import play_out

rules: Any = None

WEIGHTS = ((1, 2, 3), (4, 5, 6))


def mean_score(worlds: Any, seat: int, numbers: Any) -> int:
    """Play every world to its end; return the seat's score, summed up and weighted."""
    total = 0
    for k in range(len(worlds)):
        play_out(worlds[k], numbers)
        total += rules.score(worlds[k], seat) * _weight(k)
    return total


def _weight(k: int) -> int:
    return WEIGHTS[k % 2][k % 3]
