"""Kernels that only measure: what a copy costs a search, and how fast this machine is today."""

from typing import Any

from saleroom.core.chance import below

rules: Any = None


def copy_each(games: Any, scratch: Any, times: int) -> int:
    """Copy every game, again and again, into one place, as a search does before a playout."""
    sum_of_asked = 0
    for _ in range(times):
        for k in range(len(games)):
            scratch[0] = games[k]
            sum_of_asked += scratch[0].asked
    return sum_of_asked


def draw_numbers(numbers: Any, times: int) -> int:
    """Draw many random numbers, each waiting for the one before."""
    total = 0
    for _ in range(times):
        total += below(numbers, 70)
    return total
