"""From worlds that were played out to a choice, and to what is told of it.

Decides which of the options tried is played, and which of them are told. Options are compared by
how much they are liked (a margin); what is told are victories. What is played is never told as
worse than something else beyond the error of the difference.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.chances import Curve, counted
from saleroom.bots.reasons import Alternative, NamedAction

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

# Judgement's own choice, the first listed, is played unless another is liked better by so many
# standard errors; whatever is chosen, unless another wins more by so many.
PLAINLY = 1.0
SURELY = 2.0


class Tried(NamedTuple):
    """By world and option: how much it is liked, and the share of the victory.

    `seen` is in how many of the first worlds each option was tried.
    """

    utilities: Floats
    victories: Floats
    seen: Ints


def best_option(tried: Tried, alive: Bools, done: int) -> int:
    """Return what is liked best, if plainly better than judgement's; if none surely wins more.

    What a race has left behind is out, judgement's with the rest.
    """
    means = np.where(alive, tried.utilities[:done].mean(axis=0), -1.0)
    best = int(np.argmax(means))
    if alive[0] and not is_better(tried.utilities, tried.seen, best, 0, PLAINLY):
        best = 0
    for other in np.flatnonzero(alive):
        if is_better(tried.victories, tried.seen, int(other), best, SURELY):
            best = int(other)
    return best


def is_better(values: Floats, seen: Ints, one: int, other: int, errors: float) -> bool:
    """Tell whether one option is better in the worlds both saw, beyond so many standard errors.

    Where all worlds agree, one that does not could still be the next.
    """
    common = int(min(seen[one], seen[other]))
    if one == other or common < 2:  # noqa: PLR2004  # one world has no spread
        return False
    difference = values[:common, one] - values[:common, other]
    mean = float(difference.mean())
    spread = max(float(difference.var(ddof=1)), mean * mean / common)
    return mean > 0.0 and mean >= errors * (spread / common) ** 0.5


def is_unanimous(tried: Tried, k: int) -> bool:
    """Tell whether an option ended alike in all worlds it was tried in."""
    ends = tried.victories[: tried.seen[k], k]
    return bool(ends.min() == ends.max())


def options_told(
    tried: Tried, actions: Sequence[NamedAction], curve: Curve, ended: Collection[int] = ()
) -> tuple[Alternative, ...]:
    """Return all options with how often the seat wins after them, the best first.

    Those in `ended` end the game at once: nothing about them is a guess.
    """
    told = []
    for k, action in enumerate(actions):
        share, seen = float(tried.victories[: tried.seen[k], k].mean()), int(tried.seen[k])
        if k in ended:
            told.append(Alternative(action, chance=share, low=share, high=share))
        else:
            told.append(told_as(action, share, seen, curve))
    return tuple(sorted(told, key=_worst_last))


def promises_told(chances: Floats, actions: Sequence[NamedAction]) -> tuple[Alternative, ...]:
    """Return all options with the chances a net says, the best first.

    How far the net errs is not known, so there are no intervals.
    """
    told = [Alternative(action, chance=float(chances[k])) for k, action in enumerate(actions)]
    return tuple(sorted(told, key=_worst_last))


def sums_told(
    sums: Sequence[tuple[NamedAction, int]], shares: Floats, worlds: int, curve: Curve
) -> tuple[Alternative, ...]:
    """Return some of the sums that were thought of, each with its action, the best first."""
    told = [
        told_as(action, float(shares[amount]), worlds, curve)
        for action, amount in sums
        if 0 <= amount < len(shares) and shares[amount] >= 0.0
    ]
    return tuple(sorted(told, key=_worst_last))


def around(best: int) -> list[int]:
    """Return the sums to tell: none, the best, and some around it."""
    near = {0, best // 2, best - 2, best - 1, best, best + 1, best + 2, best + best // 4}
    return sorted(amount for amount in near if amount >= 0)


def told_as(action: NamedAction, share: float, worlds: int, curve: Curve) -> Alternative:
    """Return an action with how often the seat wins after it."""
    chance, low, high = counted(share, worlds, curve)
    return Alternative(action, chance=chance, low=low, high=high)


def surest(told: Sequence[Alternative], action: NamedAction) -> NamedAction:
    """Return the action, unless another is told as better beyond both intervals."""
    own = [one for one in told if one.action == action]
    if not own:
        return action
    best = max(told, key=lambda one: one.low or 0.0)
    return best.action if (best.low or 0.0) > (own[0].high or 0.0) else action


def _worst_last(one: Alternative) -> float:
    return -(one.chance or 0.0)
