"""What a finished game is worth to everybody: OpenSpiel's utilities."""

from collections.abc import Callable
from typing import NamedTuple

# A bound that no score reaches; OpenSpiel wants one.
MOST_MONEY = 1 << 15


def by_score(scores: list[int], _ranks: tuple[int, ...]) -> list[float]:
    """Everybody has what he has."""
    return [float(score) for score in scores]


def by_margin(scores: list[int], _ranks: tuple[int, ...]) -> list[float]:
    """Everybody has what he is ahead of the others' mean; in all that is nothing."""
    others = len(scores) - 1
    return [(len(scores) * score - sum(scores)) / others for score in scores]


def by_win(_scores: list[int], ranks: tuple[int, ...]) -> list[float]:
    """The winners share a victory; it counts from what a player has on average."""
    winners = ranks.count(1)
    return [(rank == 1) / winners - 1 / len(ranks) for rank in ranks]


class Utility(NamedTuple):
    """How scores and ranks become utilities, whether they sum to nothing, and a bound for them."""

    of: Callable[[list[int], tuple[int, ...]], list[float]]
    is_zero_sum: bool
    most: float


UTILITIES = {
    "score": Utility(by_score, is_zero_sum=False, most=MOST_MONEY),
    "margin": Utility(by_margin, is_zero_sum=True, most=2 * MOST_MONEY),
    "win": Utility(by_win, is_zero_sum=True, most=1),
}
