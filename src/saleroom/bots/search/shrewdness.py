"""What rivals would pay who reckon as a search does, and not only as their type pays.

A rival's limit in a world is what his type pays there. But what was played out says of him, too, up
to which price he would rather have the lot than leave it. Limits are moved some of the way there,
by the same factor in all worlds: how far worlds are apart stays what it was.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.search.kernels import PlayedOut

Ints = NDArray[np.int64]

# Of more worlds than these the price would hardly be another.
ENOUGH_WORLDS = 128
# Limits below this are mostly rounding; and no price beyond so many times one is looked at.
LEAST = 3.0
MOST_TIMES = 2.0


def sharpened(
    found: PlayedOut, seat: int, others: int, share: float, scale: float, tops: Ints, solver: Any
) -> PlayedOut:
    """Return what was found, with the limits of the seat's rivals moved so much of the way.

    `tops` is the most each seat may bid; `solver` is `prices`.
    """
    if share == 0.0:
        return found
    reserves = found.reserves.copy()
    some = found.of(ENOUGH_WORLDS)
    for rival in range(len(tops)):
        usual = float(reserves[:, rival].mean())
        if rival == seat or usual < LEAST:
            continue
        top = int(min(tops[rival], MOST_TIMES * usual))
        rather = int(solver.limit(some, others, rival, 1, top, scale, np.zeros(top + 1)))
        if rather > 0:  # else he can no longer have it
            moved = reserves[:, rival] * (1.0 + share * (rather / usual - 1.0))
            reserves[:, rival] = np.minimum(moved, tops[rival])
    return found._replace(reserves=reserves)
