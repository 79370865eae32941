"""Trying options in more and more worlds, and fewer and fewer of them.

Decides which options go on; what is played in the end is decided by `choosing`.
"""

from collections.abc import Callable
from math import ceil, log2

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.search.choosing import Bools, Tried

Ints = NDArray[np.int64]

# A race goes from so many worlds to twice as many and on. In it stays what may be liked better than
# the best by more than this, at so many standard errors.
FIRST_ROUND = 32
WORTH_IT = 0.002
HARDLY = 2.0
SELDOM = 0.1  # what may lie apart in a world not yet seen

# Plays worlds from one to before another by a kernel, in one of several steps; returns how far it
# came in time.
Play = Callable[[int, int, int, int, Callable[[int, int], None]], int]
# Tries the options that are alive likewise: step, steps, worlds so far, how many there shall be.
TryThem = Callable[[int, int, int, int, Bools, Tried], int]


def _untried(count: int, room: int) -> tuple[Bools, Tried]:
    seen = np.zeros(count, np.int64)
    return np.ones(count, np.bool_), Tried(np.zeros((room, count)), np.zeros((room, count)), seen)


def halved(
    count: int, room: int, budget: int, least: int, try_them: TryThem
) -> tuple[Tried, Bools]:
    """Try so many options, then the better half of them in more worlds, and so on.

    There is room for so many worlds; `budget` is how often an option is tried in one. Returned are
    what was found, and the options that were tried to the end.
    """
    alive, tried = _untried(count, room)
    rounds, done = max(1, ceil(log2(count))), 0
    for step in range(rounds):
        end = done + max(least, budget // (rounds * int(alive.sum())))
        done = try_them(step, rounds, done, min(end, room), alive, tried)
        tried.seen[alive] = done
        alive = survivors(tried, alive, done)
    return tried, alive


def survivors(tried: Tried, alive: Bools, done: int) -> Bools:
    """Return the better half of the options, and judgement's own choice whatever became of it.

    It is what the best is measured against in the end, so it must have seen the same worlds.
    """
    left = int(alive.sum())
    means = np.where(alive, tried.utilities[:done].mean(axis=0), -1.0)
    kept: Bools = alive & (means >= np.sort(means)[-max(1, left // 2)])
    kept[0] = True
    return kept


def raced(count: int, room: int, most: int, try_them: TryThem) -> tuple[Tried, Bools]:
    """Try so many options in more and more worlds, so many at most, while several may be best."""
    alive, tried = _untried(count, room)
    rounds, done = rounds_of_race(most), 0
    for step in range(rounds):
        done = try_them(step, rounds, done, min(FIRST_ROUND << step, most), alive, tried)
        tried.seen[alive] = done
        alive = runners(tried, alive, done)
        if alive.sum() == 1:
            break
    return tried, alive


def rounds_of_race(worlds: int) -> int:
    """Return in how many rounds a race comes to so many worlds."""
    return 1 + max(0, ceil(log2(worlds / FIRST_ROUND)))


def runners(tried: Tried, alive: Bools, done: int) -> Bools:
    """Return the best of the options, and those that may still be plainly better than it."""
    liked = tried.utilities[:done]
    means = np.where(alive, liked.mean(axis=0), -1.0)
    best = int(np.argmax(means))
    behind = liked[:, [best]] - liked
    # Where all worlds agree, one that does not could still be the next.
    errors = np.maximum(behind.std(axis=0, ddof=1) / done**0.5, SELDOM / done)
    kept: Bools = alive & (HARDLY * errors - behind.mean(axis=0) > WORTH_IT)
    kept[best] = True
    return kept
